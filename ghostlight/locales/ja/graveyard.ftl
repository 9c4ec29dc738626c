# 墓地（日本語）。出来事は一文ずつ、行動した人を先に。複数の出来事をつないだ id は、その続きをまとめて伝える。

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
        [yes] あなたが先手です。
       *[no] { $actor }が先手です。
    }
graveyard-event-placed =
    { $self ->
        [yes] あなたは領主を{ $place }に置きました。
       *[no] { $actor }は領主を{ $place }に置きました。
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
graveyard-list-place = 置く (place)
graveyard-list-inspect = のぞく (inspect・鬼火を1つ使う)
graveyard-list-move = 移動 (move)
graveyard-choice-place = 領主を{ $where }に置く
graveyard-choice-inspect = { $where }をのぞく
graveyard-choice-move = { $where }へ移動

# 問いかけと、その根拠となる条項
graveyard-ask-place = 墓地の外、行か列の端に領主を置いてください。
graveyard-ask-move = 領主を縦か横に動かしてください。
graveyard-ask-move-or-look = 領主を縦か横に動かしてください（先に鬼火で墓をのぞくこともできます）。
graveyard-ask-move-after-look = 墓はのぞきました。次は領主を縦か横に動かしてください。
graveyard-why-place = G-06・D-01：最初の手番の前に、手番順で、墓地の外の24か所（端の墓の隣）のどれかに領主を置きます。同じ場所に2つの領主は置けません。
graveyard-why-move = G-08〜G-11：領主は縦か横にまっすぐ、好きなだけ進みます。ほかの領主や墓石は飛び越せますが、ほかの領主のいる墓には止まれず、その場にとどまることもできません。外からは正面の行か列にだけ入れます。閉じた墓に止まると、それを開けて獲得します。開いた墓では何も起こりません。
graveyard-why-move-or-look = G-07・G-12〜G-15：手番に一度、動く前に、自分の鬼火を1つ手放して閉じた墓を1つ、自分だけでのぞけます。墓石は手元に戻り、その鬼火は誰のものでもなくなります。そのあと領主を必ず動かします（G-08）。
graveyard-why-move-after-look = G-07・G-08：のぞけるのは手番に一度だけです。そのあと領主を必ず動かします。

# 盤
graveyard-holds = 墓石 { $stones }　鬼火 { $wisps }
graveyard-worth = 点数
graveyard-unseen = まだ土の下
graveyard-legend-lord = 領主
graveyard-legend-looked = 見た墓
graveyard-idle = 開かない手番：{ $idle }／{ $limit }

graveyard-rules =
    36の墓が閉じています。領主を縦か横にまっすぐ、好きなだけ動かします。
    閉じた墓に止まるとそれが開き、現れたものを自分の墓石で獲得します：
    ゾンビ4点、骸骨3点、幽霊2点、鬼火1点。奪われることはありません。
    4種類の墓それぞれに、ゾンビ2、骸骨2、幽霊2、鬼火3が隠れています。
    動く前に自分の鬼火を1つ使えば、閉じた墓を1つ、自分だけでのぞけます。
    すべての墓が開いたとき、点のいちばん多い人が勝ちです。
