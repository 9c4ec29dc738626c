# 墓地（日本語）。出来事は1文ずつ、行動した人を先に。複数の出来事をつないだ id は、その続きをまとめて伝える。

graveyard-title = 墓地

graveyard-a-front =
    { $front ->
        [zombie] ゾンビ
        [skeleton] 骸骨
        [ghost] 幽霊
       *[wisp] 鬼火
    }
# 盤の上：半角 6 桁まで
graveyard-short-front =
    { $front ->
        [zombie] ゾンビ
        [skeleton] 骸骨
        [ghost] 幽霊
       *[wisp] 鬼火
    }
# 半角 8 桁まで
graveyard-back =
    { $back ->
        [white] 白
        [grey] 灰
        [black] 黒
       *[brown] 茶
    }

# 出来事
graveyard-event-begins =
    { $self ->
        [yes] スタートプレイヤーはあなたです。
       *[no] スタートプレイヤーは{ $actor }です。
    }
graveyard-event-placed =
    { $self ->
        [yes] あなたは闇の王を外の{ $place }に置きました。
       *[no] { $actor }は闇の王を外の{ $place }に置きました。
    }
graveyard-event-spent =
    { $self ->
        [yes] あなたは{ $grave }の鬼火を使いました。
       *[no] { $actor }は{ $grave }の鬼火を使いました。
    }
graveyard-event-inspected =
    { $self ->
        [yes] あなたは{ $grave }をのぞきました。
       *[no] { $actor }は{ $grave }をのぞきました。
    }
graveyard-event-learned =
    { $self ->
        [yes] あなたは{ $grave }に{ graveyard-a-front }を見つけました（知っているのはあなただけ）。
       *[no] { $actor }は{ $grave }に{ graveyard-a-front }を見つけました（ほかの人は知りません）。
    }
graveyard-event-spent-inspected =
    { $self ->
        [yes] あなたは{ $spent-grave }の鬼火を使い、{ $grave }をのぞきました。
       *[no] { $actor }は{ $spent-grave }の鬼火を使い、{ $grave }をのぞきました。
    }
graveyard-event-spent-inspected-learned =
    { $self ->
        [yes] あなたは{ $spent-grave }の鬼火を使い、{ $grave }をのぞきました：{ graveyard-a-front }（知っているのはあなただけ）。
       *[no] { $actor }は{ $spent-grave }の鬼火を使い、{ $grave }をのぞきました：{ graveyard-a-front }（ほかの人は知りません）。
    }
graveyard-event-moved =
    { $self ->
        [yes] あなたは{ $grave }へ移動しました。
       *[no] { $actor }は{ $grave }へ移動しました。
    }
graveyard-event-turned =
    { $self ->
        [yes] あなたは{ $grave }を開けました：{ graveyard-a-front }。
       *[no] { $actor }は{ $grave }を開けました：{ graveyard-a-front }。
    }
graveyard-event-claimed =
    { $self ->
        [yes] あなたは{ $grave }を獲得：{ common-points }。
       *[no] { $actor }は{ $grave }を獲得：{ common-points }。
    }
graveyard-event-unclaimed =
    { $self ->
        [yes] あなたには{ $grave }に置く墓石がもうありません。
       *[no] { $actor }には{ $grave }に置く墓石がもうありません。
    }
graveyard-event-moved-turned-claimed =
    { $self ->
        [yes] あなたは{ $grave }へ移動：{ graveyard-a-front }、{ common-points }。
       *[no] { $actor }は{ $grave }へ移動：{ graveyard-a-front }、{ common-points }。
    }
graveyard-event-moved-turned-unclaimed =
    { $self ->
        [yes] あなたは{ $grave }へ移動：{ graveyard-a-front }。墓石がもうないので獲得できません。
       *[no] { $actor }は{ $grave }へ移動：{ graveyard-a-front }。墓石がもうないので獲得できません。
    }
graveyard-event-all_open = 最後の墓が開きました。ゲーム終了です。
graveyard-event-stalled = { $turns }手番のあいだ墓が開かれなかったので、ゲーム終了です。

# 選択肢
graveyard-verb-place = 置く
graveyard-verb-inspect = のぞく
graveyard-verb-move = 移動
graveyard-list-place = 置く（place）
graveyard-list-inspect = のぞく（inspect・鬼火を1つ使う）
graveyard-list-move = 移動（move）
graveyard-choice-place = 闇の王を{ $where }に置く
graveyard-choice-inspect = { $where }をのぞく
graveyard-choice-move = { $where }へ移動

# 問いかけと、その根拠となる条項
graveyard-ask-place = 墓地の外、行か列の端に闇の王を置いてください。
graveyard-ask-move = 闇の王を縦か横に動かしてください。
graveyard-ask-move-or-look = 闇の王を縦か横に動かしてください（先に鬼火で墓をのぞくこともできます）。
graveyard-ask-move-after-look = 墓はのぞきました。次は闇の王を縦か横に動かしてください。
graveyard-why-place = G-06・D-01：最初の手番の前に、手番順で、墓地の外の24か所（端の墓の隣）のどれかに闇の王を置きます。同じ場所に2人の闇の王は置けません。
graveyard-why-move = G-08〜G-11：闇の王は縦か横にまっすぐ、好きなだけ進みます。ほかの闇の王や墓石は飛び越せますが、ほかの闇の王のいる墓には止まれず、その場にとどまることもできません。外からは正面の行か列にだけ入れます。閉じた墓に止まると、それを開けて獲得します。開いた墓では何も起こりません。
graveyard-why-move-or-look = G-07・G-12〜G-15：手番に1回、動く前に、自分の鬼火を1つ手放して閉じた墓を1つ、自分だけでのぞけます。墓石は手元に戻り、その鬼火は誰のものでもなくなります。そのあと闇の王を必ず動かします（G-08）。
graveyard-why-move-after-look = G-07・G-08：のぞけるのは手番に1回だけです。そのあと闇の王を必ず動かします。

# 盤
graveyard-holds = 墓石{ $stones }個　鬼火{ $wisps }個
graveyard-worth = 点数
graveyard-unseen = まだ土の下
graveyard-legend-lord = 闇の王
graveyard-legend-looked = 見た墓
graveyard-idle = 開かない手番：{ $idle }／{ $limit }

graveyard-rules =
    36基の墓が閉じています。闇の王を縦か横にまっすぐ、好きなだけ動かします。
    閉じた墓に止まるとそれが開き、現れたものを自分の墓石で獲得します：
    ゾンビ4点、骸骨3点、幽霊2点、鬼火1点。奪われることはありません。
    4色の墓それぞれに、ゾンビ2体、骸骨2体、幽霊2体、鬼火3個が隠れています。
    動く前に自分の鬼火を1つ使えば、閉じた墓を1つ、自分だけでのぞけます。
    すべての墓が開いたとき、点のいちばん多い人が勝ちです。

# ブラウザーの盤。読み上げは「場所：もの、状態、できること」の順。例「D2：閉じた墓、茶、知っている中身は幽霊、移動できます」。
graveyard-board-name = 墓地（縦6×横6）
graveyard-board-colon = ：
graveyard-board-comma = 、
graveyard-board-front =
    { $front ->
        [zombie] ゾンビ
        [skeleton] 骸骨
        [ghost] 幽霊
       *[wisp] 鬼火
    }
graveyard-board-closed = 閉じた墓、{ graveyard-back }
graveyard-board-open = { graveyard-board-front }、{ common-points }、{ graveyard-back }の墓
graveyard-board-known = 知っている中身は{ graveyard-board-front }
graveyard-board-below = 中身は{ graveyard-board-front }
graveyard-board-looked = { $name }がのぞいた
graveyard-board-stone =
    { $self ->
        [yes] あなたの墓石
       *[no] { $name }の墓石
    }
graveyard-board-unclaimed = 誰のものでもない
graveyard-board-lord =
    { $self ->
        [yes] あなたの闇の王
       *[no] { $name }の闇の王
    }
graveyard-board-outside = 外、{ $grave }の隣
graveyard-board-may-place = 闇の王を置けます
graveyard-board-may-move = 移動できます
graveyard-board-may-look = のぞけます
graveyard-board-hinted = ヒント{ $rank }
graveyard-board-told-places = 空いている場所は{ $count }か所です。
graveyard-board-told-moves = 移動できる墓は{ $count }基、うち閉じた墓は{ $closed }基です。

# ブラウザーの問いかけ
graveyard-board-glowing = 移動できる墓{ $count }基（うち閉じた墓{ $closed }基）
graveyard-board-tap-place = 墓地のまわりで光る{ $count }か所から、1つタップしてください。
graveyard-board-look = 墓をのぞく（鬼火を1つ使う）
graveyard-board-look-back = 戻る
graveyard-board-tap-look = 閉じた墓をタップしてください。中身を知るのはあなただけです。
graveyard-board-hint = ヒント

# ブラウザーの席
graveyard-board-stones = 墓石{ $stones }個
graveyard-board-wisps = 鬼火{ $wisps }個
graveyard-board-none = なし
graveyard-board-idle = { $idle }手番のあいだ、墓が開いていません。{ $limit }手番でゲームは終わります。

# 遊び方（1ページ）
graveyard-howto-lead = 閉じた墓が36基。どの墓にも、何かが眠っています。闇の王を墓のあいだへ進め、ここぞという墓を開けて、現れたものを自分のものにしましょう。
graveyard-howto-facts = 2〜4人 · 10〜20分
graveyard-howto-rules = ルール
graveyard-howto-setup = 準備
graveyard-howto-setup-text = 墓をよく混ぜて、縦6×横6に裏向きで並べます。スタートプレイヤーはランダムに決め、手番は反時計回りです。手番順に1人ずつ、墓地の外、端の墓の隣に闇の王を置きます。同じ場所には置けません。
graveyard-howto-setup-picture = 墓地の角。外の北側に1人、西側にもう1人の闇の王が立っている。
graveyard-howto-move = 手番：動く
graveyard-howto-move-text = 闇の王は縦か横にまっすぐ、好きなだけ進みます。ほかの闇の王や墓石は飛び越せますが、必ず動き、ほかの闇の王のいる墓には止まれません。外からは、正面の行か列に入るだけです。一度入ったら、外へは出ません。
graveyard-howto-move-picture = 墓の上の闇の王。同じ行と列の墓がすべて光る。ほかの闇の王がいる墓だけは光らない。
graveyard-howto-open = 開けて獲得する
graveyard-howto-open-text = 閉じた墓に止まると、その墓はみんなの前で開き、自分の墓石を置いて獲得します。もう奪われません。開いた墓に止まっても何も起こりません。墓石は20個。使い切っても墓は開きますが、誰のものにもなりません。
graveyard-howto-open-picture = 閉じた墓、めくられる途中のカード、そして開いたカード。骸骨に墓石がのっている。
graveyard-howto-worth = 現れるものと点数
graveyard-howto-worth-text = 4色の墓には、それぞれ同じ9枚が眠っています。だから色が手がかりになります。白い墓のゾンビが2体とも現れたら、残りの白い墓にゾンビはいません。
graveyard-howto-worth-each = 各色に{ $copies }枚
graveyard-howto-wisp = 鬼火を使って、先にのぞく
graveyard-howto-wisp-text = 手番に1回、動く前に、自分の鬼火を1つ使って閉じた墓を1つのぞけます。見たものを知るのは自分だけ。どの墓をのぞいたかは、みんなが知っています。墓石は手元に戻り、鬼火の点は失われ、その鬼火はもう誰も獲得できません。
graveyard-howto-wisp-picture = 墓石が鬼火を離れ、カードは灰色になる。隣の閉じた墓には冷たい光の泡。中身はゾンビ。
graveyard-howto-end = 終わり
graveyard-howto-end-text = 最後の墓が開いたら、その場で終わりです。自分の墓石がのった墓の点を合計し、いちばん多い人が勝ち。同点なら同点優勝です。40手番続けて墓が開かなければ（回数は卓で変えられます）、そこでも終わり、閉じたままの墓は誰の点にもなりません。
graveyard-howto-end-picture = 開いた4枚のカードと2人の墓石。得点は7点と5点。
graveyard-howto-screen = 盤の見かた
graveyard-howto-screen-legal = ひし形のついた灯りの輪：そこへ行けます。タップするか、矢印キーで選んでEnterを押します。
graveyard-howto-screen-known = 目のついた冷たい泡：あなたがのぞいた墓。泡はあなたにしか見えません。
graveyard-howto-screen-looked = 色のついた目：その形のプレイヤーがのぞいた墓。
graveyard-howto-screen-free = 墓石のない灰色のカード：誰の点にもなりません。

# 説明書が絵に任せているか、書いていないために、私たちが決めたこと
graveyard-ours = 箱の内容で置き換えたものはありません。説明書に書かれていないところの判断だけが、私たちのものです。
