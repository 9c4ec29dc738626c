# 町（日本語）。出来事は一文ずつ、行動した人を先に。複数の出来事をつないだ id は、その続きをまとめて伝える。
# 用語は説明書に合わせる：恐怖ポイント（アップグレードの代金）、出没ポイント（勝敗を決める点）、出没トークン、セクション、所有。
# 幽霊は色と名前で、セクションはローマ数字で呼ぶ。数は算用数字に、枚（カード、ディスク）、個（トークン）、体（幽霊）、点、回をつける。

town-title = 町

# 名前。形はすべてここに書き、NAME で呼ぶ（ghostlight/messages.py）
# 場所：bare、the、to、from。独自の地図では、その地図の名前を使う
town-place =
    { $place ->
        [SC] 学校
        [CH] 教会
        [HO] 病院
        [TH] 役場
        [PO] 警察署
        [CI] 映画館
       *[other] { $place }
    }{ $form ->
        [to] へ
        [from] から
       *[bare] { "" }
    }
# 幽霊：どの形でも同じ
town-ghost =
    { $ghost ->
        [B] 青のちび霊
        [G] 緑のシーツ霊
        [Y] 黄の泣き霊
        [O] 橙の角霊
       *[R] 赤の暴君霊
    }

# 文の中で呼ぶもの
town-building = { NAME("town-place", $building) }
town-the-building = { NAME("town-place", $building, form: "the") }
town-to-building = { NAME("town-place", $building, form: "to") }
town-from-building = { NAME("town-place", $building, form: "from") }
town-the-start = { NAME("town-place", $start, form: "the") }
town-from-start = { NAME("town-place", $start, form: "from") }
town-a-ghost = { NAME("town-ghost", $colour, form: "a") }
# 1レベル下の幽霊
town-a-lower-ghost =
    { $colour ->
        [G] { NAME("town-ghost", "B", form: "a") }
        [Y] { NAME("town-ghost", "G", form: "a") }
        [O] { NAME("town-ghost", "Y", form: "a") }
       *[R] { NAME("town-ghost", "O", form: "a") }
    }
town-a-hue-ghost = { NAME("town-ghost", $hue, form: "a") }
town-attacker = { NAME("town-ghost", $attacker) }
town-an-attacker = { NAME("town-ghost", $attacker, form: "a") }
town-defender = { NAME("town-ghost", $defender) }
town-a-defender = { NAME("town-ghost", $defender, form: "a") }
town-the-defender = { NAME("town-ghost", $defender, form: "the") }

# 色
town-colour =
    { $colour ->
        [B] 青
        [G] 緑
        [Y] 黄
        [O] 橙
       *[R] 赤
    }
town-hue = { NAME("town-colour", $hue) }
town-token-colour = { town-colour }
town-level =
    { $level ->
        [1] レベル1（青）
        [2] レベル2（緑）
        [3] レベル3（黄）
        [4] レベル4（橙）
       *[5] レベル5（赤）
    }

# プレイヤーボード
town-action =
    { $action ->
        [summon] 召喚
        [scare] 恐怖
        [upgrade] アップグレード
        [move] 移動
        [fight] 戦闘
        [haunt] 出没
       *[rest] 休息
    }
town-section =
    { $section ->
        [S1] セクションI
        [S2] セクションII
        [S3] セクションIII
       *[S4] セクションIV
    }
town-other-section = { NAME("town-section", $other_section) }
town-tokens = { town-token-colour }の幽霊トークン{ $count }個
town-discs = ディスク{ $discs }枚

# 52枚のアクションカード
town-card =
    { $card ->
        [1] 長い影
        [2] さまよう鬼火
        [3] 勝ち名乗り
        [4] 借りた姿
        [5] 身内げんか
        [6] 祓い師の取り分
        [7] ひと息
        [8] 転落
        [9] 二重の通行料
        [10] 珍品集め
        [11] 恐怖の味わい
        [12] 彩りの画廊
        [13] 格安の変身
        [14] いつもの癖
        [15] 連れだち
        [16] いかさま骨
        [17] 凱旋
        [18] こだまの館
        [19] 寝苦しい夜
        [20] 酒場の乱闘
        [21] ため込んだ悲鳴
        [22] 固い土台
        [23] 風との賭け
        [24] 一族の再会
        [25] 力の序列
        [26] 対のろうそく
        [27] 赤い帳簿
        [28] 戦利品
        [29] 仕上げの学校
        [30] 雇われの恐怖
        [31] とっておき
        [32] あたたかい歓迎
        [33] 夜の市
        [34] 勢ぞろい
        [35] 屋根づたい
        [36] 騒がしい小競り合い
        [37] 総立ちの喝采
        [38] 怖がらせて逃走
        [39] 入れ替わり
        [40] 5色そろい
        [41] 恐れの複利
        [42] かぼちゃの配当
        [43] 灰色のベール
        [44] 新居祝い
        [45] 奇妙な二人
        [46] 心変わり
        [47] 常連割引
        [48] 個人授業
        [49] 屋敷の教え
        [50] 有料の出現
        [51] 大声でばあ
        [52] お菓子かいたずらか
       *[other] { $card }
    }
town-card-text =
    { $card ->
        [1] 手番に1回、隣の建物に同じ色の幽霊が2体いれば、その色の幽霊がいない建物にもその色で出没できます。
        [2] 移動アクションで、隣に限らず、空きのあるどの建物へも行けます。
        [3]
            { $edition ->
                [japanese] 自分より弱い幽霊との戦闘に勝つと出没ポイント2点。強い幽霊と戦闘すると、勝敗にかかわらず出没ポイント3点。
               *[spanish] 自分より弱い幽霊との戦闘に勝つと出没ポイント2点、強い幽霊に勝つと3点。
            }
        [4] 手番に1回、セクションの1つを1レベル高いものとして使えます。そのレベルの幽霊を選ぶと、このカードを使ったことになります。
        [5] 攻撃のたびに1を足します。攻撃側と同じ色の幽霊も攻撃できます。
        [6] 手番に1回、どの幽霊でも1体を町から追い出し、その色のトークンを1個得ます。
        [7] 手番に1回、セクションの1つからディスクを2枚取り戻します。
        [8] 手番に1回、セクションの1つを1レベル下げ、下がった先の色のトークンを2個得ます。
        [9] 召喚で得るトークンが1個でなく2個になります。
        [10] 自分が動かした幽霊がボーナストークンを取ると、その幽霊の色のトークンも1個得ます。
        [11] 戦闘に勝つたび、倒した幽霊のレベルと同じ数の恐怖ポイントを得ます。
        [12] ゲーム終了時、所有している色つきのカード（このカードも含む）1枚につき出没ポイント3点。
        [13] アップグレードの代金が恐怖ポイント2点安くなります（0点、1点、2点、3点）。
        [14] 手番に1回、ディスクが置かれているアクションにもセクションを使えます。新しいディスクは要りません。
        [15] 移動アクションで、2体目の幽霊も動かせます。
        [16] 振ったあと、恐怖ポイント1点で自分のダイスを1個振り直せます。何度でもでき、最後の目が有効です。
        [17] 戦闘に勝つたび、勝った幽霊は空きのあるほかの建物へ移れます。
        [18] 出没のあと、その色のダイスを振り、出た目の数の恐怖ポイントを得られます。
        [19] 休息のたびに恐怖ポイント2点。
        [20] 手番に1回、戦闘で、防御側の建物にいるほかの幽霊とも順に戦えます。
        [21] ゲーム終了時、持っている恐怖ポイント3点につき出没ポイント2点。
        [22]
            { $edition ->
                [japanese] ゲーム終了時、セクションごとに、緑なら1点、黄なら2点、橙なら5点、赤なら8点の出没ポイント。
               *[spanish] ゲーム終了時、いちばん低いセクションが緑なら1点、黄なら2点、橙なら5点、赤なら8点の出没ポイント。
            }
        [23] 幽霊を移動させたあと、数を宣言してその幽霊のダイスを振れます。その数以上なら同じ数の恐怖ポイントを、届かなければ1点を得ます。
        [24] 手番に1回、自分が動かした幽霊が同じ色の幽霊のいる建物に着くと、そこでその色を召喚できます。
        [25] 自分より弱い幽霊には、ダイスを振らずに勝ちます。
        [26] ゲーム終了時、持っている幽霊トークン2個につき出没ポイント3点。
        [27] ゲーム終了時、持っている赤の幽霊トークン1個につき出没ポイント4点。
        [28] 戦闘に勝って得るトークンが1個でなく2個になります。
        [29] アップグレードのたびに出没ポイント2点。
        [30] 手番に1回、レベルと同じ数の恐怖ポイントで幽霊トークンを1個買えます。その色の幽霊が町にいなければなりません。
        [31] ゲーム終了時、手元に残った出没トークン1個につき出没ポイント4点。
        [32] 召喚のたびに出没ポイント1点。
        [33] 手番に1回、トークン1個を1レベル下の2個と、または同じ色の2個を1レベル上の1個と交換できます。
        [34]
            { $edition ->
                [japanese] 召喚である色の5体目が町に来ると、まだ出没していない建物の1つに、そこにいる幽霊の色ですぐ出没できます。
               *[spanish] 召喚である色の5体目が町に来ると、まだ出没していない建物の1つに、その色ですぐ出没できます。
            }
        [35] どの建物にいる幽霊でも攻撃できます。
        [36] 手番に1回、戦闘でダイスを振ったあと、勝敗にかかわらず、合計の差と同じ数の恐怖ポイントを得られます。
        [37] 1つのアクション、トークン、カードで恐怖ポイントを2点以上得るたびに出没ポイント1点。
        [38] 手番に1回、恐怖アクションのあと、その幽霊は空きのあるほかの建物へ移れます。
        [39] 手番に1回、別々の建物にいる色の違う幽霊2体を入れ替えます。
        [40]
            { $edition ->
                [japanese] ゲーム終了時、5色そろった幽霊トークン1組につき出没ポイント12点。
               *[spanish] ゲーム終了時、5色そろった幽霊トークン1組につき出没ポイント15点。
            }
        [41] ゲーム終了時、ほかのすべてのあとで、出没ポイント10点につき1点。
        [42] 橙の幽霊トークンを1個得るたびに出没ポイント2点。
        [43] 都合のよいときはいつでも、色つきのカードをあらゆる点で灰色のカードとして扱えます。代金も、どの色のトークンでもかまいません。
        [44] カードを所有するたび（このカードも含む）、好きな色の幽霊トークンを1個得ます。
        [45] 色の違う2体で召喚できます。両方のダイスを振り、小さい目の色が現れます。同じ目なら、レベルの低いほうです。その色がサプライになければ、何も現れません。
        [46] 出没の代わりに、そこに同じ色の幽霊がいれば、自分の出没トークンを1個取り戻せます。その点の半分を失います。
        [47] 灰色のカードがトークン1個分安くなります。場の灰色をすべて所有すると、代わりに色つきが安くなります。
        [48] 手番に1回、新しいレベルと同じ数の恐怖ポイントを払い、セクションを1レベル上げます。そのレベルの幽霊は要りません。
        [49] 出没のたびに、セクションを1つ、ただで1レベル上げられます。
        [50] 手番に1回、幽霊トークンを1個払い、その色の幽霊を空きのある建物に置きます。
        [51] 恐怖アクションのたびに、恐怖ポイントを1点多く得ます。
        [52] 手番に1回、ボーナストークンを1個引きます。
       *[other] { $card }
    }

# 12種類のボーナストークン
town-bonus =
    { $bonus ->
        [1] 開かれた召喚
        [2] 緑の灯
        [3] 外れたディスク
        [4] 小さな恐怖
        [5] 黄の灯
        [6] 大きなダイス
        [7] 小さな出没
        [8] 振り直し
        [9] うたた寝
        [10] 青の灯
        [11] 確かな手
       *[12] 漂流
    }
town-bonus-text =
    { $bonus ->
        [1] 同じ建物にいる同じ色の2体で、レベルを問わず召喚します。
        [2] 緑の幽霊トークンを1個得ます。
        [3] 自分のアクションスペースからディスクを3枚取り戻します。
        [4] 恐怖ポイントを2点得ます。
        [5] 黄の幽霊トークンを1個得ます。
        [6]
            { $bigger ->
                [attacker] 戦闘で振る前に、自分の幽霊より1レベル上のダイスに替えます。
               *[section] 戦闘で振る前に、自分のセクションより1レベル上（d12まで）のダイスに替えます。
            }
        [7] 出没ポイントを1点得ます。
        [8]
            { $edition ->
                [japanese] 自分が振ったダイスを、どれでも1個振り直します。
               *[spanish] 戦闘で、自分のダイスを振り直します。
            }
        [9] 使用前でも使用済みでも、セクションを1つ休ませます。使用前か使用済みかは変わりません。
        [10] 青の幽霊トークンを1個得ます。
        [11] 振ったあと、自分のダイス1個に3を足します。
       *[12] どの幽霊でも1体を、空きのあるほかの建物へ動かします。
    }

# 卓を開くときに8枚のカードを選ぶ
town-pick-card_selection = { town-card }
town-pick-card_selection-text = { town-card-text }

# 出来事
town-event-begins =
    { $self ->
        [yes] あなたがスタートプレイヤーです。
       *[no] { $actor }がスタートプレイヤーです。
    }
town-event-turn =
    { $self ->
        [yes] あなたの手番です（第{ $round }ラウンド）。
       *[no] { $actor }の手番です（第{ $round }ラウンド）。
    }
town-event-used =
    { $self ->
        [yes] あなたは{ town-section }を使いました：{ town-action }。
       *[no] { $actor }は{ town-section }を使いました：{ town-action }。
    }
town-event-repeated =
    { $self ->
        [yes] あなたはいつもの癖で、{ town-section }をもう一度{ town-action }に使いました。
       *[no] { $actor }はいつもの癖で、{ town-section }をもう一度{ town-action }に使いました。
    }
town-event-rested =
    { $self ->
        [yes] あなたは{ $discs ->
            [0] 空の{ town-section }を休ませました。
           *[other] { town-section }を休ませ、{ town-discs }を取り戻しました。
        }
       *[no] { $actor }は{ $discs ->
            [0] 空の{ town-section }を休ませました。
           *[other] { town-section }を休ませ、{ town-discs }を取り戻しました。
        }
    }
town-event-returned =
    { $self ->
        [yes] あなたは{ town-section }から{ town-discs }を取り戻しました。
       *[no] { $actor }は{ town-section }から{ town-discs }を取り戻しました。
    }
town-event-unlocked =
    { $self ->
        [yes] あなたのボーナススペースが3つとも空き、ディスクが戻りました。
       *[no] { $actor }のボーナススペースが3つとも空き、ディスクが戻りました。
    }
town-event-points =
    { $card ->
        [0]
            { $self ->
                [yes] あなたは出没ポイントを{ $points }点得ました。
               *[no] { $actor }は出没ポイントを{ $points }点得ました。
            }
       *[other]
            { $self ->
                [yes] あなたは「{ town-card }」で出没ポイントを{ $points }点得ました。
               *[no] { $actor }は「{ town-card }」で出没ポイントを{ $points }点得ました。
            }
    }
town-event-lost =
    { $self ->
        [yes] あなたは出没ポイントを{ $points }点失いました。
       *[no] { $actor }は出没ポイントを{ $points }点失いました。
    }
town-event-scared =
    { $self ->
        [yes] あなたは{ town-a-ghost }で町を怖がらせました。
       *[no] { $actor }は{ town-a-ghost }で町を怖がらせました。
    }
town-event-fright =
    { $card ->
        [0]
            { $self ->
                [yes] あなたは恐怖ポイントを{ $scare }点得ました。
               *[no] { $actor }は恐怖ポイントを{ $scare }点得ました。
            }
       *[other]
            { $self ->
                [yes] あなたは「{ town-card }」で恐怖ポイントを{ $scare }点得ました。
               *[no] { $actor }は「{ town-card }」で恐怖ポイントを{ $scare }点得ました。
            }
    }
town-event-paid_scare =
    { $self ->
        [yes] あなたは恐怖ポイントを{ $scare }点払いました。
       *[no] { $actor }は恐怖ポイントを{ $scare }点払いました。
    }
town-event-tokens =
    { $card ->
        [0]
            { $self ->
                [yes] あなたは{ town-tokens }を得ました。
               *[no] { $actor }は{ town-tokens }を得ました。
            }
       *[other]
            { $self ->
                [yes] あなたは「{ town-card }」で{ town-tokens }を得ました。
               *[no] { $actor }は「{ town-card }」で{ town-tokens }を得ました。
            }
    }
town-event-paid =
    { $self ->
        [yes] あなたは{ town-tokens }を払いました。
       *[no] { $actor }は{ town-tokens }を払いました。
    }
town-event-summoned =
    { $self ->
        [yes] あなたは{ town-the-building }に{ town-a-ghost }を召喚しました。
       *[no] { $actor }は{ town-the-building }に{ town-a-ghost }を召喚しました。
    }
town-event-upgraded =
    { $self ->
        [yes] あなたは{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }にアップグレードしました。
       *[no] { $actor }は{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }にアップグレードしました。
    }
town-event-moved =
    { $self ->
        [yes] あなたは{ town-a-ghost }を{ town-from-start }{ town-to-building }動かしました。
       *[no] { $actor }は{ town-a-ghost }を{ town-from-start }{ town-to-building }動かしました。
    }
town-event-removed =
    { $self ->
        [yes] あなたは{ town-a-ghost }を{ town-from-building }追い出しました。
       *[no] { $actor }は{ town-a-ghost }を{ town-from-building }追い出しました。
    }
town-event-blues =
    { $self ->
        [yes] あなたは新しい{ NAME("town-ghost", "B") }{ $count }体を{ town-to-building }呼びました。町に青がいなくなったからです。
       *[no] { $actor }は新しい{ NAME("town-ghost", "B") }{ $count }体を{ town-to-building }呼びました。町に青がいなくなったからです。
    }
town-event-reds_gone = { NAME("town-ghost", "R", form: "many") }が町に勢ぞろいし、みな消え去りました。
town-event-swapped = { town-the-start }の{ town-a-ghost }と{ town-the-building }の{ town-a-hue-ghost }が入れ替わりました。
town-event-appeared =
    { $self ->
        [yes] あなたは{ town-the-building }に{ town-a-ghost }を出現させました。
       *[no] { $actor }は{ town-the-building }に{ town-a-ghost }を出現させました。
    }
town-event-nothing_came =
    { $self ->
        [yes] あなたは呼びましたが、{ town-colour }の幽霊はもうサプライにいません。
       *[no] { $actor }は呼びましたが、{ town-colour }の幽霊はもうサプライにいません。
    }
town-event-challenged = { town-the-building }で戦闘：{ town-attacker }対{ town-defender }。
town-event-bigger =
    { $self ->
        [yes] あなたは大きなダイス、d{ $sides }に替えました。
       *[no] { $actor }は大きなダイス、d{ $sides }に替えました。
    }
town-event-rolled =
    { $self ->
        [yes] あなたは{ town-colour }のd{ $sides }で{ $shown }を出しました。
       *[no] { $actor }は{ town-colour }のd{ $sides }で{ $shown }を出しました。
    }
town-event-defended = 防御側は{ town-colour }のd{ $sides }で{ $shown }を出しました。
town-event-steadied =
    { $self ->
        [yes] あなたは3を足し、ダイスは{ $total }になりました。
       *[no] { $actor }は3を足し、ダイスは{ $total }になりました。
    }
town-event-won =
    { $self ->
        [yes] あなたは{ $attack }対{ $defence }で戦闘に勝ちました。
       *[no] { $actor }は{ $attack }対{ $defence }で戦闘に勝ちました。
    }
town-event-repelled =
    { $self ->
        [yes] あなたは{ $attack }対{ $defence }で勝てず、何も起こりません。
       *[no] { $actor }は{ $attack }対{ $defence }で勝てず、何も起こりません。
    }
town-event-overawed =
    { $self ->
        [yes] あなたは振らずに勝ちました。{ town-the-defender }は身のほどを知っています。
       *[no] { $actor }は振らずに勝ちました。{ town-the-defender }は身のほどを知っています。
    }
town-event-raised =
    { $self ->
        [yes] あなたは{ town-section }を{ town-level }に上げました。
       *[no] { $actor }は{ town-section }を{ town-level }に上げました。
    }
town-event-lowered =
    { $self ->
        [yes] あなたは{ town-section }を{ town-level }に下げました。
       *[no] { $actor }は{ town-section }を{ town-level }に下げました。
    }
town-event-taken =
    { $self ->
        [yes] あなたは{ town-from-building }「{ town-bonus }」を取りました。
       *[no] { $actor }は{ town-from-building }「{ town-bonus }」を取りました。
    }
town-event-drawn =
    { $self ->
        [yes] あなたは「{ town-bonus }」を引きました。
       *[no] { $actor }は「{ town-bonus }」を引きました。
    }
town-event-discarded =
    { $self ->
        [yes] あなたは「{ town-bonus }」を捨てました。
       *[no] { $actor }は「{ town-bonus }」を捨てました。
    }
town-event-spent =
    { $self ->
        [yes] あなたは「{ town-bonus }」を使いました。
       *[no] { $actor }は「{ town-bonus }」を使いました。
    }
town-event-laid = { town-the-building }に「{ town-bonus }」があります。
town-event-haunted =
    { $self ->
        [yes] あなたは{ town-the-building }に{ town-colour }で出没：出没ポイント{ $points }点。
       *[no] { $actor }は{ town-the-building }に{ town-colour }で出没：出没ポイント{ $points }点。
    }
town-event-unhaunted =
    { $self ->
        [yes] あなたは{ town-the-building }の{ town-colour }から出没トークンを取り戻しました。
       *[no] { $actor }は{ town-the-building }の{ town-colour }から出没トークンを取り戻しました。
    }
town-event-occupied =
    { $self ->
        [yes] あなたは「{ town-card }」を所有しました。
       *[no] { $actor }は「{ town-card }」を所有しました。
    }
town-event-occupied-points =
    { $self ->
        [yes] あなたは「{ town-card }」を所有し、出没ポイント{ $points }点を得ました。
       *[no] { $actor }は「{ town-card }」を所有し、出没ポイント{ $points }点を得ました。
    }
town-event-card =
    { $self ->
        [yes] あなたは「{ town-card }」を使いました。
       *[no] { $actor }は「{ town-card }」を使いました。
    }
town-event-wagered =
    { $self ->
        [yes] あなたは{ $number }以上に賭けました。
       *[no] { $actor }は{ $number }以上に賭けました。
    }
town-event-ending =
    { $self ->
        [yes] あなたが終了条件を満たしました。
       *[no] { $actor }が終了条件を満たしました。
    }
town-event-limit = { $rounds }ラウンドが終わったので、ここでゲーム終了です。
town-event-final =
    { $self ->
        [yes] あなたの「{ town-card }」：出没ポイント{ $points }点。
       *[no] { $actor }の「{ town-card }」：出没ポイント{ $points }点。
    }
town-event-sets =
    { $self ->
        [yes] あなたは3色の組を{ $count }組そろえました：出没ポイント{ $points }点。
       *[no] { $actor }は3色の組を{ $count }組そろえました：出没ポイント{ $points }点。
    }
town-event-over = ゲーム終了です。
town-event-roller =
    { $self ->
        [yes] あなたが防御側のダイスを振ります。
       *[no] { $actor }が防御側のダイスを振ります。
    }

# 続けて起きる出来事
town-event-used-rested =
    { $self ->
        [yes] あなたは{ $discs ->
            [0] 空の{ town-section }を休ませました。
           *[other] { town-section }を休ませ、{ town-discs }を取り戻しました。
        }
       *[no] { $actor }は{ $discs ->
            [0] 空の{ town-section }を休ませました。
           *[other] { town-section }を休ませ、{ town-discs }を取り戻しました。
        }
    }
town-event-used-summoned-tokens =
    { $self ->
        [yes] あなたは{ town-section }で、{ town-the-building }に{ town-a-ghost }を召喚：{ town-tokens }。
       *[no] { $actor }は{ town-section }で、{ town-the-building }に{ town-a-ghost }を召喚：{ town-tokens }。
    }
town-event-summoned-tokens =
    { $self ->
        [yes] あなたは{ town-the-building }に{ town-a-ghost }を召喚：{ town-tokens }。
       *[no] { $actor }は{ town-the-building }に{ town-a-ghost }を召喚：{ town-tokens }。
    }
town-event-used-scared-fright =
    { $self ->
        [yes] あなたは{ town-section }を使い、{ town-a-ghost }で町を怖がらせました：恐怖ポイント{ $scare }点。
       *[no] { $actor }は{ town-section }を使い、{ town-a-ghost }で町を怖がらせました：恐怖ポイント{ $scare }点。
    }
town-event-scared-fright =
    { $self ->
        [yes] あなたは{ town-a-ghost }で町を怖がらせました：恐怖ポイント{ $scare }点。
       *[no] { $actor }は{ town-a-ghost }で町を怖がらせました：恐怖ポイント{ $scare }点。
    }
town-event-used-paid_scare-upgraded-tokens =
    { $self ->
        [yes] あなたは{ town-section }と恐怖ポイント{ $scare }点を使い、{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }にアップグレード：{ town-tokens }。
       *[no] { $actor }は{ town-section }と恐怖ポイント{ $scare }点を使い、{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }にアップグレード：{ town-tokens }。
    }
town-event-paid_scare-upgraded-tokens =
    { $self ->
        [yes] あなたは恐怖ポイント{ $scare }点で、{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }にアップグレード：{ town-tokens }。
       *[no] { $actor }は恐怖ポイント{ $scare }点で、{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }にアップグレード：{ town-tokens }。
    }
town-event-upgraded-tokens =
    { $self ->
        [yes] あなたは{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }にアップグレード：{ town-tokens }。
       *[no] { $actor }は{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }にアップグレード：{ town-tokens }。
    }
town-event-moved-taken =
    { $self ->
        [yes] あなたは{ town-a-ghost }を{ town-from-start }{ town-to-building }動かし、「{ town-bonus }」を見つけました。
       *[no] { $actor }は{ town-a-ghost }を{ town-from-start }{ town-to-building }動かし、「{ town-bonus }」を見つけました。
    }
town-event-used-haunted =
    { $self ->
        [yes] あなたは{ town-section }で、{ town-the-building }に{ town-colour }で出没：出没ポイント{ $points }点。
       *[no] { $actor }は{ town-section }で、{ town-the-building }に{ town-colour }で出没：出没ポイント{ $points }点。
    }
town-event-rolled-defended =
    { $self ->
        [yes] あなたの目は{ $rolled-shown }、防御側は{ $defended-shown }。
       *[no] { $actor }の目は{ $rolled-shown }、防御側は{ $defended-shown }。
    }
town-event-challenged-rolled-defended =
    { $self ->
        [yes] あなたは{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向けました。攻撃の目は{ $rolled-shown }、防御側は{ $defended-shown }。
       *[no] { $actor }は{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向けました。攻撃の目は{ $rolled-shown }、防御側は{ $defended-shown }。
    }
town-event-rolled-defended-won =
    { $self ->
        [yes] あなたは{ $attack }対{ $defence }で勝ちました。
       *[no] { $actor }は{ $attack }対{ $defence }で勝ちました。
    }
town-event-rolled-defended-repelled =
    { $self ->
        [yes] あなたは{ $attack }対{ $defence }で、何も起こりません。
       *[no] { $actor }は{ $attack }対{ $defence }で、何も起こりません。
    }
town-event-challenged-rolled-defended-won =
    { $self ->
        [yes] あなたは{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向け、{ $attack }対{ $defence }で勝ちました。
       *[no] { $actor }は{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向け、{ $attack }対{ $defence }で勝ちました。
    }
town-event-challenged-rolled-defended-repelled =
    { $self ->
        [yes] あなたは{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向けましたが、{ $attack }対{ $defence }で何も起こりません。
       *[no] { $actor }は{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向けましたが、{ $attack }対{ $defence }で何も起こりません。
    }
town-event-used-challenged-rolled-defended-repelled =
    { $self ->
        [yes] あなたは{ town-section }で、{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向けましたが、{ $attack }対{ $defence }で何も起こりません。
       *[no] { $actor }は{ town-section }で、{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向けましたが、{ $attack }対{ $defence }で何も起こりません。
    }
town-event-challenged-rolled-defended-won-removed-tokens =
    { $self ->
        [yes] あなたは{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向け、{ $attack }対{ $defence }で追い出しました：{ town-tokens }。
       *[no] { $actor }は{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向け、{ $attack }対{ $defence }で追い出しました：{ town-tokens }。
    }
town-event-used-challenged-rolled-defended-won-removed-tokens =
    { $self ->
        [yes] あなたは{ town-section }で、{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向け、{ $attack }対{ $defence }で追い出しました：{ town-tokens }。
       *[no] { $actor }は{ town-section }で、{ town-the-building }の{ town-a-defender }に{ town-an-attacker }を差し向け、{ $attack }対{ $defence }で追い出しました：{ town-tokens }。
    }
town-event-won-removed-tokens =
    { $self ->
        [yes] あなたは{ $attack }対{ $defence }で勝ち、{ town-a-ghost }を{ town-from-building }追い出しました：{ town-tokens }。
       *[no] { $actor }は{ $attack }対{ $defence }で勝ち、{ town-a-ghost }を{ town-from-building }追い出しました：{ town-tokens }。
    }
town-event-removed-tokens =
    { $self ->
        [yes] あなたは{ town-a-ghost }を{ town-from-building }追い出しました：{ town-tokens }。
       *[no] { $actor }は{ town-a-ghost }を{ town-from-building }追い出しました：{ town-tokens }。
    }
town-event-card-wagered-rolled-fright =
    { $self ->
        [yes] あなたは{ $number }以上に賭け、{ $shown }を出して恐怖ポイントを{ $scare }点得ました。
       *[no] { $actor }は{ $number }以上に賭け、{ $shown }を出して恐怖ポイントを{ $scare }点得ました。
    }
town-event-card-fright =
    { $self ->
        [yes] あなたは「{ town-card }」を使いました：恐怖ポイント{ $scare }点。
       *[no] { $actor }は「{ town-card }」を使いました：恐怖ポイント{ $scare }点。
    }
town-event-spent-tokens =
    { $self ->
        [yes] あなたは「{ town-bonus }」を使いました：{ town-tokens }。
       *[no] { $actor }は「{ town-bonus }」を使いました：{ town-tokens }。
    }
town-event-spent-fright =
    { $self ->
        [yes] あなたは「{ town-bonus }」を使いました：恐怖ポイント{ $scare }点。
       *[no] { $actor }は「{ town-bonus }」を使いました：恐怖ポイント{ $scare }点。
    }
town-event-spent-points =
    { $self ->
        [yes] あなたは「{ town-bonus }」を使いました：出没ポイント{ $points }点。
       *[no] { $actor }は「{ town-bonus }」を使いました：出没ポイント{ $points }点。
    }

# 選択肢：入力することば
town-verb-use = 使う
town-verb-repeat = 繰り返す
town-verb-bonus = ボーナス
town-verb-occupy = 所有
town-verb-card = カード
town-verb-end = 終了
town-verb-summon = 召喚
town-verb-couple = 2色
town-verb-scare = 怖がらせる
town-verb-scare-at = 場所で怖がらせる
town-verb-upgrade = アップグレード
town-verb-raise = 上げる
town-verb-lesson = 教え
town-verb-ghost = 幽霊
town-verb-to = 行き先
town-verb-discard = 捨てる
town-verb-wager = 賭ける
town-verb-reunion = 再会
town-verb-attack = 攻撃
town-verb-against = 相手
town-verb-against-at = 場所の相手
town-verb-next = 次
town-verb-bigger-die = 大きなダイス
town-verb-reroll = いかさま
town-verb-rethrow = 振り直し
town-verb-steady = 確かな手
town-verb-accept = 受け入れる
town-verb-scuffle = 小競り合い
town-verb-lap = 凱旋
town-verb-run = 逃げる
town-verb-haunt = 出没
town-verb-shadow = 影
town-verb-unhaunt = 取り戻す
town-verb-free = 無料
town-verb-echo = こだま
town-verb-nap = うたた寝
town-verb-blue = 青
town-verb-pay = 払う
town-verb-disc-supply = 手元のディスク
town-verb-disc = ディスク
town-verb-points = 点
town-verb-clear = 空ける
town-verb-clear-two = 2つ空ける
town-verb-gift = 祝い
town-verb-tithe = 祓う
town-verb-wind = ひと息
town-verb-take = 取る
town-verb-fall = 下げる
town-verb-hire = 雇う
town-verb-trade-down = 下と交換
town-verb-trade-up = 上と交換
town-verb-swap = 入れ替え
town-verb-tuition = 授業
town-verb-apparition = 出現
town-verb-no = いいえ
town-verb-roller = 振り手
town-verb-defend-again = 防御の振り直し
town-verb-waste = 空使い
town-verb-waste-card = カードの空使い

# 選択肢：種類ごとの見出し
town-list-use = セクションを使う（use）
town-list-repeat = アクションを繰り返す（repeat・いつもの癖）
town-list-bonus = ボーナストークンを使う（bonus）
town-list-occupy = カードを所有する（occupy）
town-list-card = カードを使う（card）
town-list-end = 手番を終える（end）
town-list-summon = 召喚（summon）
town-list-couple = 2色で召喚（couple）
town-list-scare = 怖がらせる幽霊（scare）
town-list-scare-at = 怖がらせる場所と幽霊（scare-at）
town-list-upgrade = アップグレード（upgrade）
town-list-raise = セクションを上げる（raise）
town-list-lesson = セクションを1つ上げる（lesson）
town-list-ghost = 動かす幽霊（ghost）
town-list-to = 行き先（to）
town-list-discard = 捨てる（discard）
town-list-wager = 賭ける数（wager）
town-list-reunion = ここで召喚する（reunion）
town-list-attack = 攻撃する幽霊（attack）
town-list-against = 相手（against）
town-list-against-at = 場所と相手（against-at）
town-list-next = 次の相手（next）
town-list-bigger-die = 大きなダイスにする（bigger-die）
town-list-reroll = 恐怖ポイント1点で振り直す（reroll・いかさま骨）
town-list-rethrow = 振り直す（rethrow・振り直し）
town-list-steady = 3を足す（steady・確かな手）
town-list-accept = この目を受け入れる（accept）
town-list-scuffle = 差を恐怖ポイントで得る（scuffle）
town-list-lap = 勝者の行き先（lap）
town-list-run = 逃げる先（run）
town-list-haunt = 出没（haunt）
town-list-shadow = 隣から出没（shadow・長い影）
town-list-unhaunt = 出没トークンを取り戻す（unhaunt）
town-list-free = 無料で出没（free）
town-list-echo = 恐怖ポイントのために振る（echo）
town-list-nap = うたた寝（nap）
town-list-blue = 新しい青の置き場所（blue）
town-list-pay = 払う（pay）
town-list-disc-supply = 手元のディスク（disc-supply）
town-list-disc = セクションのディスク（disc）
town-list-points = 出没ポイントを得る（points）
town-list-clear = セクションを空ける（clear）
town-list-clear-two = セクションを2つ空ける（clear-two）
town-list-gift = もらうトークン（gift）
town-list-tithe = 追い出す幽霊（tithe）
town-list-wind = ディスクを取り戻すセクション（wind）
town-list-take = 取り戻すディスク（take）
town-list-fall = セクションを下げる（fall）
town-list-hire = 買うトークン（hire）
town-list-trade-down = 1個を下の2個と交換（trade-down）
town-list-trade-up = 2個を上の1個と交換（trade-up）
town-list-swap = 入れ替え（swap）
town-list-tuition = 恐怖ポイントでセクションを上げる（tuition）
town-list-apparition = 出現（apparition）
town-list-no = いいえ（no）
town-list-roller = 防御側のダイスを振る人（roller）
town-list-defend-again = 恐怖ポイント1点で防御側のダイスを振り直す（defend-again・いかさま骨）
town-list-waste = ボーナストークンを効果なしで使う（waste）
town-list-waste-card = カードを効果なしで使う（waste-card）

# 選択肢を文で
town-choice-use = { town-section }で{ town-action }
town-choice-repeat = { town-section }でもう一度{ town-action }（いつもの癖）
town-choice-bonus = 「{ town-bonus }」を使う
town-choice-occupy = 「{ town-card }」を所有する
town-choice-card = 「{ town-card }」を使う
town-choice-end = 手番を終える
town-choice-summon = { town-the-building }に{ town-a-ghost }を召喚
town-choice-couple = { town-the-building }で{ town-colour }と{ town-hue }により召喚
town-choice-scare = { town-a-ghost }で怖がらせる
town-choice-scare-at = { town-the-building }の{ town-a-ghost }で怖がらせる
town-choice-upgrade = { town-the-building }の{ town-a-ghost }をアップグレード
town-choice-raise = { town-section }を上げる
town-choice-lesson = { town-section }を1レベル上げる
town-choice-ghost = { town-the-building }の{ town-a-ghost }を動かす
town-choice-to = { town-to-building }行く
town-choice-discard = 「{ town-bonus }」を捨てる
town-choice-wager = { $number }以上に賭ける
town-choice-reunion = ここでもう1体召喚
town-choice-attack = { town-the-building }の{ town-a-ghost }で攻撃
town-choice-against = { town-a-ghost }を攻撃
town-choice-against-at = { town-the-building }の{ town-a-ghost }を攻撃
town-choice-next = 次に{ town-a-ghost }を攻撃
town-choice-bigger-die = 大きなダイスに替える
town-choice-reroll =
    { $die ->
        [1] 恐怖ポイント1点で最初のダイスを振り直す
       *[2] 恐怖ポイント1点で2個目のダイスを振り直す
    }
town-choice-rethrow =
    { $die ->
        [1] 最初のダイスを振り直す（「振り直し」）
       *[2] 2個目のダイスを振り直す（「振り直し」）
    }
town-choice-steady =
    { $die ->
        [1] 最初のダイスに3を足す
       *[2] 2個目のダイスに3を足す
    }
town-choice-accept = この目を受け入れる
town-choice-scuffle = 差を恐怖ポイントで得る
town-choice-lap = 勝者を{ town-to-building }送る
town-choice-run = { town-to-building }逃げる
town-choice-haunt = { town-the-building }に{ town-colour }で出没
town-choice-shadow = 隣から{ town-the-building }に{ town-colour }で出没
town-choice-unhaunt = { town-the-building }の{ town-colour }から出没トークンを取り戻す
town-choice-free = 無料で{ town-the-building }に{ town-colour }で出没
town-choice-echo = 恐怖ポイントのために振る
town-choice-nap = { town-section }を休ませる
town-choice-blue = { NAME("town-ghost", "B", form: "many") }を{ town-to-building }呼ぶ
town-choice-pay = { $tokens }を払う
town-choice-disc-supply = 手元のディスクを使う
town-choice-disc = { town-section }の{ town-action }のディスクを使う
town-choice-points = 出没ポイントを得る
town-choice-clear = { town-section }のディスクを取り戻す
town-choice-clear-two = { town-section }と{ town-other-section }のディスクを取り戻す
town-choice-gift = { town-token-colour }のトークンを得る
town-choice-tithe = { town-the-building }の{ town-a-ghost }を追い出す
town-choice-wind = { town-section }からディスクを取り戻す
town-choice-take = { town-section }の{ town-action }のディスクを取り戻す
town-choice-fall = { town-section }を1レベル下げる
town-choice-hire = { town-token-colour }のトークンを買う
town-choice-trade-down =
    { $colour ->
        [G] 緑のトークン1個を青2個と交換
        [Y] 黄のトークン1個を緑2個と交換
        [O] 橙のトークン1個を黄2個と交換
       *[R] 赤のトークン1個を橙2個と交換
    }
town-choice-trade-up =
    { $colour ->
        [B] 青のトークン2個を緑1個と交換
        [G] 緑のトークン2個を黄1個と交換
        [Y] 黄のトークン2個を橙1個と交換
       *[O] 橙のトークン2個を赤1個と交換
    }
town-choice-swap = { town-the-building }の{ town-a-ghost }と{ NAME("town-place", $other, form: "the") }の{ town-a-hue-ghost }を入れ替える
town-choice-tuition = 恐怖ポイントで{ town-section }を上げる
town-choice-apparition = { town-the-building }に{ town-a-ghost }を出現させる
town-choice-no = いいえ、先へ進む
town-choice-roller = 防御側のダイスをプレイヤー{ $seat }に振ってもらう
town-choice-defend-again = 恐怖ポイント1点で防御側のダイスを振り直す
town-choice-waste = 「{ town-bonus }」を効果なしで使う
town-choice-waste-card = 「{ town-card }」を効果なしで使う

# 問いかけ
town-ask-menu = セクション、ボーナストークン、カードのどれかを使ってください。すべてのセクションを使ったら手番を終えられます。
town-ask-summon = 召喚する建物と色を選んでください。
town-ask-scare = 人々を怖がらせる幽霊を選んでください。
town-ask-upgrade = アップグレードする幽霊を選んでください。
town-ask-raise = セクションを1つ、新しい幽霊のレベルまで上げられます。
town-ask-ghost = 動かす幽霊を選んでください。
town-ask-second = 2体目の幽霊も動かせます。
town-ask-drift = 漂流させる幽霊を選んでください。どれでもかまいません。
town-ask-destination = 幽霊はどこへ行きますか。
town-ask-discard = ボーナススペースがいっぱいです。捨てるボーナストークンを選んでください。
town-ask-wager = 幽霊のダイスで出す数に賭けられます。
town-ask-reunion = 同じ色の2体が出会いました。もう1体召喚できます。
town-ask-attacker = 攻撃する幽霊を選んでください。
town-ask-defender = 攻撃する相手を選んでください。
town-ask-next-fight = 次の相手を選ぶか、ここでやめてください。
town-ask-bigger-die = 振る前に、大きなダイスに替えられます。
town-ask-roll = 目を直すか、受け入れてください。
town-ask-scuffle = 合計の差を恐怖ポイントで得られます。
town-ask-lap = 勝った幽霊を別の建物へ送れます。
town-ask-haunt = 出没する建物と色を選んでください。
town-ask-extra-haunt = 隣から出没する建物と色を選んでください。
town-ask-echo = 恐怖ポイントのためにダイスを振れます。
town-ask-lesson = セクションを1つ、1レベル上げられます。
town-ask-free-haunt = 5体目が現れました。建物の1つにすぐ出没できます。
town-ask-nap = 休ませるセクションを選んでください。
town-ask-run = 幽霊は別の建物へ逃げられます。
town-ask-blue = 町に青の幽霊がいなくなりました。新しい青はどこに現れますか。
town-ask-payment = 払う幽霊トークンを選んでください。
town-ask-disc = カードに置くディスクを選んでください。
town-ask-compensation = あなたのカードをほかの人も所有しました。点を得るか、ディスクを取り戻してください。
town-ask-gift = 得る幽霊トークンの色を選んでください。
town-ask-tithe = 町を去る幽霊を選んでください。
town-ask-wind = ディスクを取り戻すセクションを選んでください。
town-ask-take = 取り戻すディスクを選んでください。
town-ask-fall = 1レベル下げるセクションを選んでください。
town-ask-hire = 買う幽霊トークンを選んでください。
town-ask-trade = 交換するものを選んでください。
town-ask-swap = 入れ替える2体の幽霊を選んでください。
town-ask-tuition = 恐怖ポイントで上げるセクションを選んでください。
town-ask-apparition = 出現する幽霊と場所を選んでください。
town-ask-roller = 防御側のダイスを振る人を選んでください。
town-ask-defence = あなたが防御側のダイスを振りました。恐怖ポイント1点で振り直すか、受け入れてください。

# その根拠となる条項
town-why-menu = T-030・T-038・T-039：手番ごとに各セクションを1回ずつ、スペースの空いているアクションか休息に使います。その前、間、後に、ボーナストークンやカードを使い、新しいカードを所有できます。手番は、すべてのセクションを使ったあと、自分で終えます。
town-why-summon = T-060〜T-062：レベル以内の同じ色の幽霊が2体いる建物に空きがあれば、サプライから3体目を呼びます。その色のトークンを1個得ます。
town-why-scare = T-070・T-071：町にいるレベル以内の幽霊を選び、そのレベルと同じ数の恐怖ポイントを得ます。幽霊はその場に残ります。
town-why-upgrade = T-080〜T-083：恐怖ポイントを払い、レベル以内の幽霊を次の色にします。緑へは2点、黄へは3点、橙へは4点、赤へは5点です。新しい色のトークンを1個得ます。
town-why-raise = T-084〜T-086：アップグレードのあと、新しいレベルより低いセクションを1つ、そのレベルまで一気に上げられます。まだ使っていなければ、この手番からそのレベルで使えます。
town-why-ghost = T-035・T-090：移動では、レベル以内の幽霊を、空きのある隣の建物へ動かします。
town-why-second = T-215・T-293：「連れだち」で、別の幽霊をもう1体、同じ決まりで動かせます。
town-why-drift = T-162：「漂流」は、どのレベルの幽霊でも、空きのあるほかの建物へ動かします。そこにあるボーナストークンはあなたのものです。
town-why-destination = T-090〜T-092・T-133：空きのある隣の建物だけで、斜めには進めません。もっと遠くへ行けるカードやトークンもあります。そこにあるボーナストークンはすぐに取ります。
town-why-discard = T-135：空いたボーナススペースがないときは、新しいトークンか手持ちの1個を捨てます。
town-why-wager = T-223・T-295：幽霊のダイスの面の数までの数を宣言します。目がその数以上なら同じ数の恐怖ポイントを、届かなければ1点を得ます。
town-why-reunion = T-224・T-267：手番に1回、同じ色の幽霊のところへ移動すると、そこで召喚できます。建物に空きがあり、サプライにその色がいなければなりません。
town-why-attacker = T-100・T-104：レベル以内の幽霊が、同じ建物の違う色の幽霊を、相手の強さを問わず攻撃します。攻撃側が失われることはありません。
town-why-defender = T-100〜T-103：双方のダイスを振ります。あなたの目が大きければ、防御側は町を去り、その色のトークンを1個得ます。そうでなければ何も起こりません。
town-why-next-fight = T-220・T-270：「酒場の乱闘」で、その建物のほかの幽霊とも順に戦えます。ダイスも報酬も戦闘ごとです。いつでもやめられます。
town-why-bigger-die = T-156・T-138：「大きなダイス」で、攻撃のダイスを1レベル上（d12まで）に替えます。手元のディスクを1枚使います。
town-why-roll = T-158・T-161・T-216：「振り直し」は1個を振り直し、「確かな手」は3を足し、「いかさま骨」は恐怖ポイント1点で何度でも振り直します。対象は自分のダイスだけで、振り直すと足した3は消えます。
town-why-scuffle = T-236・T-275：手番に1回、「騒がしい小競り合い」で、勝敗にかかわらず合計の差を恐怖ポイントで得られます。
town-why-lap = T-217：戦闘に勝つと、「凱旋」で攻撃側は空きのあるほかの建物へ移れます。そこにあるボーナストークンはあなたのものです。
town-why-haunt = T-110〜T-113：レベル以内の幽霊が、いる建物のその色の空きスペースに印をつけ、出没ポイント2点、4点、6点、8点、10点のどれかを得ます。1つの建物に1回だけ、2人なら2つの建物に限り2回できます。
town-why-extra-haunt = T-201・D-34・D-75：この卓では、「長い影」は手番に1回の無料の出没です。隣の建物にその色の幽霊が2体いて、スペースが空いていればできます。レベルは問いません。
town-why-echo = T-218：出没のあと、「こだまの館」で使った色のダイスを振り、その目の数の恐怖ポイントを得ます。
town-why-lesson = T-249・T-265：出没のたびに、「屋敷の教え」でレベル5未満のセクションを1レベル上げられます。
town-why-free-haunt = T-234・T-281・T-282：召喚である色の5体目が町に来ると、「勢ぞろい」で、まだ出没していない建物の空きスペースに出没できます。出没トークンを1個使います。
town-why-nap = T-159：「うたた寝」で、使用前でも使用済みでもセクションを1つ休ませ、ディスクをすべて取り戻します。使用前か使用済みかは変わりません。
town-why-run = T-238：手番に1回、恐怖アクションのあと、「怖がらせて逃走」でその幽霊は空きのあるほかの建物へ移れます。そこにあるボーナストークンはあなたのものです。
town-why-blue = T-054〜T-057：町に青の幽霊がいなくなると、手番のプレイヤーが3体まとめて（入るだけ）1つの建物に置きます。これでは何も得られません。
town-why-payment = T-172・T-285：灰色のカードは幽霊トークン3個（色は自由）、色つきのカードは違う色の3個です。「灰色のベール」と「常連割引」で変わります。
town-why-disc = T-173・T-174：ディスクは手元か、自分のアクションスペースから取ります。取ったスペースはまた使えます。ディスクはカードに残ります。
town-why-compensation = T-178〜T-180・T-324：所有しているカードをほかの人も所有すると、出没ポイント1点を得るか、セクション1つのディスクをすべて取り戻します。2人なら出没ポイント2点かセクション2つです。
town-why-gift = T-244・T-278：「新居祝い」で、カードを所有するたびに好きな色の幽霊トークンを1個得ます。
town-why-tithe = T-206・T-288：手番に1回、「祓い師の取り分」でどの幽霊でもサプライへ戻し、その色のトークンを1個得ます。
town-why-wind = T-207：手番に1回、「ひと息」でセクションの1つからディスクを2枚取り戻します。使用前か使用済みかは変わりません。
town-why-take = T-153・T-207：「外れたディスク」はどのセクションからでも3枚、「ひと息」は1つのセクションから2枚を取り戻します。足りなければあるだけです。
town-why-fall = T-208・T-265：手番に1回、「転落」でセクションを1レベル下げ、下がった先の色のトークンを2個得ます。
town-why-hire = T-230：手番に1回、「雇われの恐怖」で、町にいる色の幽霊トークンを、レベルと同じ数の恐怖ポイントで買えます。
town-why-trade = T-233・T-296：手番に1回、「夜の市」で1個を1レベル下の2個と、または同じ色の2個を1レベル上の1個と交換できます。サプライに全部そろっていなければなりません。
town-why-swap = T-239・T-289：手番に1回、「入れ替わり」で、別々の建物にいる色の違う2体を入れ替えます。ボーナストークンは取りません。
town-why-tuition = T-248・T-265：手番に1回、「個人授業」で、新しいレベルと同じ数の恐怖ポイントを払い、セクションを1レベル上げます。
town-why-apparition = T-250・T-290：手番に1回、「有料の出現」で幽霊トークンを1個払い、その色の幽霊を空きのある建物に置きます。
town-why-roller = T-101・D-08：選ばれた相手が防御側のダイスを振ります。「いかさま骨」があれば、恐怖ポイント1点ごとにそのダイスを振り直せます。
town-why-defence = T-101・T-216・D-80：防御側のダイスを振った人は、「いかさま骨」で、恐怖ポイント1点ごとに何度でもそのダイスを振り直せます。振り直すたびに、攻撃側も自分のダイスを直せます。

# 手番にできないことと、その理由
town-blocked-done = このセクションは、この手番でもう使いました。
town-blocked-taken = このスペースにはディスクがあります。セクションを休ませると戻ります。
town-blocked-no-disc = 手元にディスクがありません。セクションを休ませると戻ります。
town-blocked-summon =
    { $colour ->
        [B] 空きのある建物に青の幽霊が2体いて、サプライにもう1体必要です。
       *[other] 空きのある建物に、{ town-colour }までの同じ色の幽霊が2体いて、サプライにもう1体必要です。
    }
town-blocked-scare =
    { $colour ->
        [B] 町に青の幽霊が必要です。
       *[other] 町に{ town-colour }までの幽霊が必要です。
    }
town-blocked-upgrade =
    { $colour ->
        [B] 町に青の幽霊、サプライに緑の幽霊が必要です。
       *[other] 町に{ town-colour }までの幽霊、サプライに次の色の幽霊が必要です。
    }
town-blocked-move =
    { $colour ->
        [B] 空きのある建物の隣に、青の幽霊が必要です。
       *[other] 空きのある建物の隣に、{ town-colour }までの幽霊が必要です。
    }
town-blocked-fight =
    { $colour ->
        [B] 戦える相手と同じ建物に、青の幽霊が必要です。
       *[other] 戦える相手と同じ建物に、{ town-colour }までの幽霊が必要です。
    }
town-blocked-haunt =
    { $colour ->
        [B] まだ出没できる建物に青の幽霊がいて、青のスペースが空いている必要があります。
       *[other] まだ出没できる建物に{ town-colour }までの幽霊がいて、その色のスペースが空いている必要があります。
    }
town-blocked-scare-points = 恐怖ポイントが{ $need }点必要です。
town-blocked-haunt-tokens = 出没トークンが残っていません。
town-blocked-in-fight = ダイスを振るときだけ使えます。
town-blocked-token-useless = 今は使っても何も変わりません。
town-blocked-owned = このカードはもう所有しています。
town-blocked-tokens-grey = 幽霊トークンが{ $need }個必要です（色は自由）。
town-blocked-tokens-coloured = 違う色の幽霊トークンが{ $need }個必要です。
town-blocked-used-up = 手番に1回だけで、もう使いました。
town-blocked-card-useless = 今は何も変わらないか、代金を払えません。
town-blocked-end = まだ使っていないセクションがあります（{ $need }個）。使うか、休ませてください。

town-rules =
    町の幽霊は誰のものでもありません。セクションはそのレベルまでの幽霊を
    使えます（青1、緑2、黄3、橙4、赤5）。手番では各セクションを1回ずつ
    使い、ディスクをアクションに置くか、休ませます。
    召喚：同じ建物の同じ色の2体が3体目を呼ぶ。恐怖：町の幽霊のレベルと
    同じ数の恐怖ポイントを得る。アップグレード：恐怖ポイントを払い、幽霊を
    次の色へ。セクションもそのレベルまで上げられる。移動：1体を隣の建物へ。
    そこのボーナストークンを取る。戦闘：大きい目を出せば相手の幽霊を
    追い出す。出没：幽霊の色で建物に印をつけ、出没ポイント2〜10点を得る
    （1つの建物に1回）。休息：ディスクを取り戻す。
    召喚・アップグレード・戦闘では幽霊トークンを得ます。トークン3個と
    ディスク1枚でアクションカードを所有すると、出没ポイント3点とその力を
    得ます。誰かが最後の出没トークンを置くか、5枚目のカードを所有したら、
    そのラウンドまで。出没ポイントのいちばん多い人が勝ちです。

# --- the board in the browser
town-board-colon = ：
town-board-comma = 、
town-board-may = 選べます
town-board-hinted = ヒント{ $rank }
town-board-hint = ヒント
town-board-town = 町
town-board-nobody = 幽霊なし
town-board-count = { town-colour }{ $count }
town-board-room =
    { $room ->
        [0] 満員
       *[other] あと{ $room }体
    }
town-board-token-here = ボーナストークン「{ town-bonus }」
town-board-lies = { town-the-building }にある
town-board-marked =
    { $self ->
        [yes] { town-colour }にあなたが出没
       *[no] { town-colour }に{ $name }が出没
    }
town-board-streets = 道の先：{ $buildings }。
town-board-ghost = { NAME("town-ghost", $colour) }
town-board-group =
    { $count ->
        [1] { town-board-ghost }
       *[other] { town-board-ghost }×{ $count }
    }
town-board-level = レベル{ $level }
town-board-ghost-text = レベル{ $level }以上のセクションで使えます。誰のものでもありません。
town-board-space = { town-colour }の出没スペース
town-board-space-text = { town-colour }の幽霊でここに出没した人が印をつけ、点を得ます。
town-board-free = 空き
town-board-mark =
    { $self ->
        [yes] あなたの出没トークン
       *[no] { $name }の出没トークン
    }
town-board-bonus = ボーナストークン
town-board-kind =
    { $kind ->
        [after] 毎回
        [once] 手番に1回
        [end] 終了時
       *[anytime] 常時
    }
town-board-price =
    { $grey ->
        [yes] 幽霊トークン3個（色は自由）
       *[no] 違う色の幽霊トークン3個
    }
town-board-owner =
    { $self ->
        [yes] あなたが所有
       *[no] { $name }が所有
    }
town-board-used = この手番で使用済み
town-board-slot = ボーナススペース{ $slot }
town-board-slot-text = 取ったボーナストークンは、使うまでここに置きます。
town-board-locked = ディスクでふさがっている
town-board-locked-text = 3つともふさがると、手番の終わりにディスクが戻ります。
town-board-state =
    { $state ->
        [now] 使用中
        [done] 使用済み
       *[ready] 使用前
    }
town-board-section-text =
    { $level ->
        [1] どこにいる青の幽霊でも使えます。
       *[other] { town-colour }までの幽霊を、どこにいても使えます。
    }
town-board-discs-on = ディスク：{ $actions }
town-board-space-of =
    { $section ->
        [S1] セクションI：{ town-action }
        [S2] セクションII：{ town-action }
        [S3] セクションIII：{ town-action }
       *[S4] セクションIV：{ town-action }
    }
# 幅の狭いスペースの上に書くことば。長いことばは折り返す場所を決めておく
town-board-action =
    { $action ->
        [upgrade] アップ{ "\u200B" }グレード
       *[other] { town-action }
    }
town-board-disc =
    { $self ->
        [yes] あなたのディスクがある
       *[no] { $name }のディスクがある
    }
town-board-rest-gives =
    { $discs ->
        [0] 戻るディスクなし
       *[other] ディスク{ $discs }枚が戻る
    }
town-board-use =
    { $action ->
        [summon] 同じ建物にいる同じ色の2体が、サプライから3体目を呼びます。その色の幽霊トークンを1個得ます。
        [scare] 町の幽霊1体が人々を怖がらせ、そのレベルと同じ数の恐怖ポイントを得ます。
        [upgrade] 恐怖ポイントを払い、幽霊を次の色にします。新しい色のトークンを1個得て、セクションを1つそのレベルまで上げられます。
        [move] 幽霊1体が隣の建物へ行きます。そこにボーナストークンがあれば、あなたのものです。
        [fight]
            { $master ->
                [yes] 幽霊1体が、同じ建物のより弱い幽霊を追い出します。その色のトークンを1個得ます。
               *[no] 幽霊1体が、同じ建物の違う色を攻撃します。大きい目を出せば追い出し、その色のトークンを1個得ます。
            }
        [haunt] 幽霊1体が、いる建物のその色の空きスペースに印をつけます。スペースの点を得ます。
       *[rest] このセクションのディスクをすべて手元に戻します。
    }
town-board-supply = サプライ
town-board-supply-ghosts = サプライの幽霊
town-board-supply-ghosts-text = 召喚やアップグレードではここから出します。ある色がなくなると、その色はもう現れません。
town-board-supply-tokens = サプライの幽霊トークン
town-board-supply-tokens-text = ここからトークンを得て、カードの代金に払います。ある色がなくなると、誰も得られません。
town-board-supply-tokens-master = ここからトークンを得ます。2色がなくなると、このラウンドで終了します。
town-board-supply-bonus = ボーナストークン：裏向き{ $count }個
town-board-unseen = 裏向き{ $count }個
town-board-discarded = 捨てたトークン{ $count }個
town-board-told = 選択肢は{ $count }個です。
town-board-told-menu = まだ使える：{ $sections }。選択肢は{ $count }個です。
town-board-told-end = すべてのセクションを使いました。手番を終えられます。
town-board-pay = { $tokens }を払う
town-board-stop = 。
town-board-sheets = プレイヤーボードとサプライ
town-board-sheet =
    { $self ->
        [yes] あなたのボード
       *[no] { $name }のボード
    }
town-board-panes = 盤の各面
town-board-pane-town = 町
town-board-pane-boards = ボード
town-board-pane-cards = カード
town-board-choices-here = ここで選べます
town-board-sp = 恐怖P
town-board-hp = 出没P
town-board-plus = 「{ town-bonus }」あり
town-board-others = 光っているカードとトークン：{ $count }個
town-board-tap-space = まだ使える：{ $sections }。ボードの光るスペースをタップしてください。
town-board-no-discs = 手元にディスクがありません。セクションを休ませてください。
town-board-pay-with = 払うトークンをタップしてください。
town-board-lay = { town-token-colour }のトークンを出す（残り{ $count }個）
town-board-again = やり直す
town-board-tap = 盤の上で光っている{ $count }か所から、1つタップしてください。
town-board-tap-second = 2つ目をタップしてください。
town-board-back = 戻る
town-board-roller = { $name }が防御側のダイスを振る
town-board-for-nothing = 効果なしで使う（{ $count }）
town-board-cards = アクションカード
town-board-cards-of =
    { $self ->
        [yes] あなたのカード
       *[no] { $name }のカード
    }
town-board-scare = 恐怖ポイント{ $count }点
town-board-haunts = 手元の出没トークン{ $count }個
town-board-discs = 手元のディスク{ $count }枚

# 遊び方（1ページ）
town-howto-lead = この町の幽霊は誰のものでもありません。幽霊を使い、怖がらせ、育て、出没する建物に印をつけましょう。出没ポイントをいちばん集めた人が、夜の主です。
town-howto-facts = 2〜4人 · 約1時間
town-howto-rules = ルール
town-howto-setup = 準備
town-howto-setup-text = 警察署に青のちび霊が3体います。ほかの幽霊はサプライで待ちます。どの建物にもボーナストークンが1個、町の横にはアクションカードが8枚あります。それぞれが、レベル1のセクション3つのボード、アクションディスク12枚、出没トークン6個、恐怖ポイント（恐怖P）2点を持ちます。スタートプレイヤーはくじで決めます。
town-howto-setup-picture = 教会と警察署。それぞれにボーナストークンと、空いた出没スペースが5つ。警察署に青のちび霊が3体いる。
town-howto-turn = 手番：各セクションを1回ずつ
town-howto-turn-text = 3つのセクションを1回ずつ、好きな順に、6つのアクションのどれかか休息に使います。アクションには、手元のディスクを1枚そのスペースに置きます。ディスクは残り、戻るまでそのセクションではそのアクションを使えません。その前、間、後に、ボーナストークンやカードを使えます。すべてのセクションを使ったら、手番を終えます。
town-howto-ghosts = 5種の幽霊、5つのレベル
town-howto-ghosts-text = セクションは、自分のレベルまでの幽霊を、どこにいても使えます。各色5体、1つの建物に6体まで。町に青の幽霊がいなくなったら、手番のプレイヤーが新しい3体を1つの建物に置きます。
town-howto-level = レベル
town-howto-die = ダイス
town-howto-scare = 恐怖
town-howto-cost = アップグレード
town-howto-points = 出没
town-howto-uses = 6つのアクションと休息
town-howto-upgrade = アップグレードでセクションが上がる
town-howto-upgrade-text = アップグレードには恐怖ポイントがかかりますが、新しい色の幽霊トークンを1個得て、セクションを1つ、どんなに低くても新しいレベルまで一気に上げられます。まだ使っていないセクションなら、この手番から新しいレベルで使えます。
town-howto-upgrade-picture = 緑のシーツ霊が黄の泣き霊になる。トークンを1個得て、セクションが青から黄へ上がる。
town-howto-haunt = 出没：残る点
town-howto-haunt-text = レベル以内の幽霊が、いる建物のその色の空きスペースに印をつけます。出没ポイント（出没P）は2点、4点、6点、8点、10点です。1つのスペースには早い者勝ちでトークン1個、1つの建物に印をつけられるのは1人1回です。幽霊は残り、また使えます。
town-howto-haunt-picture = 学校。黄の泣き霊がいて、黄の出没スペースにプレイヤーのトークンがある。
town-howto-bonus = ボーナストークン
town-howto-bonus-text = 建物へ動いた幽霊は、そこのトークンをあなたのために取ります。3個まで持てます。使うときは、そのスペースにディスクを1枚置きます。3つともディスクでふさがると、手番の終わりに空きます。建物から最後のトークンがなくなると、新しく並べます。
town-howto-cards = アクションカード
town-howto-cards-text = 幽霊トークン3個とディスク1枚でカードを所有します。出没ポイント3点と、その力をゲームの終わりまで得ます。灰色のカードは好きな3個、色つきのカードは違う色の3個です。同じカードをほかの人も所有できます。先にいた人は出没ポイント1点を得るか、セクション1つのディスクを取り戻します。
town-howto-end = 終わり
town-howto-end-text = 誰かが最後の出没トークンを置くか、5枚目のカードを所有すると、このラウンドで終了します。全員の手番が同じ数になるよう、ラウンドの終わりまで遊びます。それから終了時のカードを加えます。出没ポイントのいちばん多い人が勝ち。同点なら幽霊トークンの多い人です。
town-howto-two = 2人で遊ぶとき
town-howto-two-text =
    出没トークンは8個で、2つの建物に限り、別の色で2回目の印をつけられます。カードを分け合うと、出没ポイント2点を得るか、セクション2つのディスクを取り戻します。{ $edition ->
        [japanese] 最後の出没トークンか5枚目のカードで、ゲームはすぐに終わります。ラウンドの終わりまでは遊びません。
       *[spanish] { "" }
    }
town-howto-master = 上級（マスター）
town-howto-master-text = 運の要素がない遊び方です。セクションは4つ、ボーナストークンもカードもダイスもありません。より弱い幽霊には必ず勝ちます。建物には4体まで、赤の5体が町にそろうと消えます。誰かが最後の出没トークンを置くか、幽霊トークンの2色がなくなると、そのラウンドで終了します。違う色の3個1組につき出没ポイント5点です。
town-howto-screen = 盤の見かた
town-howto-screen-legal = ひし形のついた灯りの輪：選べます。タップするか、矢印キーで選んでEnterを押します。
town-howto-screen-told = 何にでもポインターを合わせるか、指で長押しすると、その働きがわかります。薄く見えるものは、今使えないわけを教えます。
town-howto-screen-boards = 手番のプレイヤーのボードは自動で開きます。上のタブで、ほかのボードとサプライを見られます。
town-howto-screen-card = カードの3つの印は代金です。同じ印が3つなら色は自由、違う印なら違う色。下の形は所有している人です。

# --- 端末の盤
town-terminal-round =
    { $limit ->
        [0] 第{ $round }ラウンド
       *[other] 第{ $round }ラウンド（全{ $limit }）
    }
town-terminal-japanese = 日本語版
town-terminal-ending = 最後のラウンド
town-terminal-use = { town-section }：{ town-action }（{ town-colour }までの幽霊）
town-terminal-ghost = { town-the-building }の{ town-board-ghost }
town-terminal-new = 新しいトークン：{ town-bonus }
town-terminal-attack-die = 攻撃のダイス：d{ $sides }
town-terminal-die = { town-colour }のd{ $sides }：{ $shown }
town-terminal-defence = 防御：{ $defence }
town-terminal-waiting = まだ戦う相手：
town-terminal-haunts = 出没{ $haunts }個
town-terminal-tokens = トークン
town-terminal-cards = カード
# 2桁の幅：アクションスペースの見出し
town-terminal-action =
    { $action ->
        [summon] 召
        [scare] 恐
        [upgrade] ア
        [move] 移
        [fight] 戦
       *[haunt] 出
    }
town-terminal-price =
    { $grey ->
        [yes] 3個（色は自由）
       *[no] 違う3色
    }
town-terminal-supply = サプライ：幽霊
town-terminal-supply-bonus = ボーナス{ $count }個

# 説明書が絵に任せているか、書いていないために、私たちが決めたこと
town-ours = 説明書では、盤とほとんどのカードが絵だけで示されています。建物の並びと3つの建物名、黄の出没の得点、灰色と色付きのカードの区別、カードの名前・記号・種類は、私たちが決めたものです。
