# 町（日本語）。出来事は一文ずつ、行動した人を先に。複数の出来事をつないだ id は、その続きをまとめて伝える。
# 恐怖点は強化の代金、憑依点は勝敗を決める点。幽霊は色と名前で、区画はローマ数字で呼ぶ。

town-title = 町

# 場所。独自の地図では、その地図の名前を使う
town-building =
    { $building ->
        [SC] 学校
        [CH] 教会
        [HO] 病院
        [TH] 役場
        [PO] 警察署
        [CI] 映画館
       *[other] { $building }
    }
town-start =
    { $start ->
        [SC] 学校
        [CH] 教会
        [HO] 病院
        [TH] 役場
        [PO] 警察署
        [CI] 映画館
       *[other] { $start }
    }
town-other =
    { $other ->
        [SC] 学校
        [CH] 教会
        [HO] 病院
        [TH] 役場
        [PO] 警察署
        [CI] 映画館
       *[other] { $other }
    }
town-the-building = { town-building }
town-to-building = { town-building }へ
town-from-building = { town-building }から
town-the-start = { town-start }
town-from-start = { town-start }から
town-the-other = { town-other }

# 色と幽霊
town-colour =
    { $colour ->
        [B] 青
        [G] 緑
        [Y] 黄
        [O] 橙
       *[R] 赤
    }
town-hue =
    { $hue ->
        [B] 青
        [G] 緑
        [Y] 黄
        [O] 橙
       *[R] 赤
    }
town-a-ghost =
    { $colour ->
        [B] 青のちび霊
        [G] 緑のシーツ霊
        [Y] 黄の泣き霊
        [O] 橙の角霊
       *[R] 赤の暴君霊
    }
# 1レベル下の幽霊
town-a-lower-ghost =
    { $colour ->
        [G] 青のちび霊
        [Y] 緑のシーツ霊
        [O] 黄の泣き霊
       *[R] 橙の角霊
    }
town-a-hue-ghost =
    { $hue ->
        [B] 青のちび霊
        [G] 緑のシーツ霊
        [Y] 黄の泣き霊
        [O] 橙の角霊
       *[R] 赤の暴君霊
    }
town-attacker =
    { $attacker ->
        [B] 青のちび霊
        [G] 緑のシーツ霊
        [Y] 黄の泣き霊
        [O] 橙の角霊
       *[R] 赤の暴君霊
    }
town-an-attacker = { town-attacker }
town-defender =
    { $defender ->
        [B] 青のちび霊
        [G] 緑のシーツ霊
        [Y] 黄の泣き霊
        [O] 橙の角霊
       *[R] 赤の暴君霊
    }
town-a-defender = { town-defender }
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
        [scare] 脅かし
        [upgrade] 強化
        [move] 移動
        [fight] 戦闘
        [haunt] 憑依
       *[rest] 休息
    }
town-section =
    { $section ->
        [S1] 区画I
        [S2] 区画II
        [S3] 区画III
       *[S4] 区画IV
    }
town-other-section =
    { $other_section ->
        [S1] 区画I
        [S2] 区画II
        [S3] 区画III
       *[S4] 区画IV
    }
town-tokens = { town-colour }の幽霊トークン{ $count }個
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
        [29] 花嫁学校
        [30] 雇われの恐怖
        [31] とっておき
        [32] あたたかい歓迎
        [33] 夜の市
        [34] 勢ぞろい
        [35] 屋根づたい
        [36] 騒がしい小競り合い
        [37] 総立ちの喝采
        [38] 脅かし逃げ
        [39] 入れ替わり
        [40] 五色そろい
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
        [1] 手番に一度、隣の建物に同じ色の幽霊が2体いれば、その色の幽霊がいない建物にもその色で憑依できます。
        [2] 移動アクションで、隣に限らず、空きのあるどの建物へも行けます。
        [3] 自分より弱い幽霊に勝つと憑依点2、強い幽霊に勝つと憑依点3。日本語版では、強い相手なら勝てなくても3です。
        [4] 手番に一度、区画の1つを1レベル高いものとして使えます。そのレベルの幽霊を選ぶと、このカードを使ったことになります。
        [5] 攻撃のたびに1を足します。攻撃側と同じ色の幽霊も攻撃できます。
        [6] 手番に一度、どの幽霊でも1体を町から追い出し、その色のトークンを1個得ます。
        [7] 手番に一度、区画の1つからディスクを2枚取り戻します。
        [8] 手番に一度、区画の1つを1レベル下げ、下がった先の色のトークンを2個得ます。
        [9] 召喚で得るトークンが1個でなく2個になります。
        [10] 自分が動かした幽霊がボーナストークンを取ると、その幽霊の色のトークンも1個得ます。
        [11] 戦闘に勝つたび、倒した幽霊のレベルだけ恐怖点を得ます。
        [12] ゲーム終了時、占有している色つきのカード（このカードも含む）1枚につき憑依点3。
        [13] 強化の代金が恐怖点2だけ安くなります（0、1、2、3）。
        [14] 手番に一度、ディスクが置かれているアクションにも区画を使えます。新しいディスクは要りません。
        [15] 移動アクションで、2体目の幽霊も動かせます。
        [16] 振ったあと、恐怖点1で自分のダイスを1個振り直せます。何度でもでき、最後の目が有効です。
        [17] 戦闘に勝つたび、勝った幽霊は空きのあるほかの建物へ移れます。
        [18] 憑依のあと、その色のダイスを振り、出た目だけ恐怖点を得られます。
        [19] 休息のたびに恐怖点2。
        [20] 手番に一度、戦闘で、防御側の建物にいるほかの幽霊とも順に戦えます。
        [21] ゲーム終了時、持っている恐怖点3につき憑依点2。
        [22] ゲーム終了時、いちばん低い区画が緑なら1、黄なら2、橙なら5、赤なら8の憑依点。日本語版では全区画を合計します。
        [23] 幽霊を移動させたあと、数を宣言してその幽霊のダイスを振れます。その数以上ならその数だけ、届かなければ1の恐怖点を得ます。
        [24] 手番に一度、移動した幽霊が同じ色の幽霊のいる建物に着くと、そこでその色を召喚できます。
        [25] 自分より弱い幽霊には、ダイスを振らずに勝ちます。
        [26] ゲーム終了時、持っている幽霊トークン2個につき憑依点3。
        [27] ゲーム終了時、持っている赤の幽霊トークン1個につき憑依点4。
        [28] 戦闘に勝って得るトークンが1個でなく2個になります。
        [29] 強化のたびに憑依点2。
        [30] 手番に一度、レベルと同じ恐怖点で幽霊トークンを1個買えます。その色の幽霊が町にいなければなりません。
        [31] ゲーム終了時、手元に残った憑依トークン1個につき憑依点4。
        [32] 召喚のたびに憑依点1。
        [33] 手番に一度、トークン1個を1レベル下の2個と、または同じ色の2個を1レベル上の1個と交換できます。
        [34] 召喚である色の5体目が町に来ると、その色でどこかの建物にすぐ憑依できます。そこに幽霊は要りません。日本語版では色は自由ですが、その色の幽霊がいる建物に限ります。
        [35] どの建物にいる幽霊でも攻撃できます。
        [36] 手番に一度、戦闘でダイスを振ったあと、勝敗にかかわらず、合計の差だけ恐怖点を得られます。
        [37] 1つのアクション、トークン、カードで恐怖点を2以上得るたびに憑依点1。
        [38] 手番に一度、脅かしのあと、その幽霊は空きのあるほかの建物へ移れます。
        [39] 手番に一度、別々の建物にいる色の違う幽霊2体を入れ替えます。
        [40] ゲーム終了時、五色そろった幽霊トークン1組につき憑依点15（日本語版では12）。
        [41] ゲーム終了時、ほかのすべてのあとで、憑依点10につき憑依点1。
        [42] 橙の幽霊トークンを1個得るたびに憑依点2。
        [43] 色つきのカードを、灰色のカードと同じように支払えます。
        [44] カードを占有するたび（このカードも含む）、好きな色の幽霊トークンを1個得ます。
        [45] 色の違う2体で召喚できます。両方のダイスを振り、小さい目の色が現れます。
        [46] 憑依の代わりに、自分の憑依トークンを1個取り戻せます。その点の半分を失います。
        [47] 灰色のカードがトークン1個分安くなります。場の灰色をすべて占有すると、代わりに色つきが安くなります。
        [48] 手番に一度、新しいレベルと同じ恐怖点を払い、区画を1レベル上げます。
        [49] 憑依のたびに、区画を1つ、ただで1レベル上げられます。
        [50] 手番に一度、幽霊トークンを1個払い、その色の幽霊を空きのある建物に置きます。
        [51] 脅かしのたびに、恐怖点が1多くなります。
        [52] 手番に一度、ボーナストークンを1個引きます。
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
        [7] 小さな憑依
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
        [4] 恐怖点を2得ます。
        [5] 黄の幽霊トークンを1個得ます。
        [6] 戦闘で振る前に、1レベル上のダイスに替えます。
        [7] 憑依点を1得ます。
        [8] 戦闘で、自分のダイスを振り直します。日本語版では、自分が振ったどのダイスでもかまいません。
        [9] 使用前でも使用済みでも、区画を1つ休ませます。使用前か使用済みかは変わりません。
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
        [yes] あなたが先手です。
       *[no] { $actor }が先手です。
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
        [yes] あなたのボーナス枠が3つとも空き、ディスクが戻りました。
       *[no] { $actor }のボーナス枠が3つとも空き、ディスクが戻りました。
    }
town-event-points =
    { $card ->
        [0]
            { $self ->
                [yes] あなたは憑依点を{ $points }得ました。
               *[no] { $actor }は憑依点を{ $points }得ました。
            }
       *[other]
            { $self ->
                [yes] あなたは「{ town-card }」で憑依点を{ $points }得ました。
               *[no] { $actor }は「{ town-card }」で憑依点を{ $points }得ました。
            }
    }
town-event-lost =
    { $self ->
        [yes] あなたは憑依点を{ $points }失いました。
       *[no] { $actor }は憑依点を{ $points }失いました。
    }
town-event-scared =
    { $self ->
        [yes] あなたは{ town-a-ghost }で町を脅かしました。
       *[no] { $actor }は{ town-a-ghost }で町を脅かしました。
    }
town-event-fright =
    { $card ->
        [0]
            { $self ->
                [yes] あなたは恐怖点を{ $scare }得ました。
               *[no] { $actor }は恐怖点を{ $scare }得ました。
            }
       *[other]
            { $self ->
                [yes] あなたは「{ town-card }」で恐怖点を{ $scare }得ました。
               *[no] { $actor }は「{ town-card }」で恐怖点を{ $scare }得ました。
            }
    }
town-event-paid_scare =
    { $self ->
        [yes] あなたは恐怖点を{ $scare }払いました。
       *[no] { $actor }は恐怖点を{ $scare }払いました。
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
        [yes] あなたは{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }に強化しました。
       *[no] { $actor }は{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }に強化しました。
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
        [yes] あなたは新しい青のちび霊{ $count }体を{ town-to-building }呼びました。町に青がいなくなったからです。
       *[no] { $actor }は新しい青のちび霊{ $count }体を{ town-to-building }呼びました。町に青がいなくなったからです。
    }
town-event-reds_gone = 赤の暴君霊が町に勢ぞろいし、みな消え去りました。
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
        [yes] あなたは振らずに勝ちました。{ town-a-defender }は身のほどを知っています。
       *[no] { $actor }は振らずに勝ちました。{ town-a-defender }は身のほどを知っています。
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
        [yes] あなたは{ town-the-building }に{ town-colour }で憑依：憑依点{ $points }。
       *[no] { $actor }は{ town-the-building }に{ town-colour }で憑依：憑依点{ $points }。
    }
town-event-unhaunted =
    { $self ->
        [yes] あなたは{ town-the-building }の{ town-colour }から憑依トークンを取り戻しました。
       *[no] { $actor }は{ town-the-building }の{ town-colour }から憑依トークンを取り戻しました。
    }
town-event-occupied =
    { $self ->
        [yes] あなたは「{ town-card }」を占有しました。
       *[no] { $actor }は「{ town-card }」を占有しました。
    }
town-event-occupied-points =
    { $self ->
        [yes] あなたは「{ town-card }」を占有し、憑依点{ $points }を得ました。
       *[no] { $actor }は「{ town-card }」を占有し、憑依点{ $points }を得ました。
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
        [yes] あなたがゲームの終わりを招きました。
       *[no] { $actor }がゲームの終わりを招きました。
    }
town-event-limit = { $rounds }ラウンドが終わったので、ここでゲーム終了です。
town-event-final =
    { $self ->
        [yes] あなたの「{ town-card }」：憑依点{ $points }。
       *[no] { $actor }の「{ town-card }」：憑依点{ $points }。
    }
town-event-sets =
    { $self ->
        [yes] あなたは3色の組を{ $count }組そろえました：憑依点{ $points }。
       *[no] { $actor }は3色の組を{ $count }組そろえました：憑依点{ $points }。
    }
town-event-over = ゲーム終了です。

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
        [yes] あなたは{ town-section }を使い、{ town-a-ghost }で町を脅かしました：恐怖点{ $scare }。
       *[no] { $actor }は{ town-section }を使い、{ town-a-ghost }で町を脅かしました：恐怖点{ $scare }。
    }
town-event-scared-fright =
    { $self ->
        [yes] あなたは{ town-a-ghost }で町を脅かしました：恐怖点{ $scare }。
       *[no] { $actor }は{ town-a-ghost }で町を脅かしました：恐怖点{ $scare }。
    }
town-event-used-paid_scare-upgraded-tokens =
    { $self ->
        [yes] あなたは{ town-section }と恐怖点{ $scare }を使い、{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }に強化：{ town-tokens }。
       *[no] { $actor }は{ town-section }と恐怖点{ $scare }を使い、{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }に強化：{ town-tokens }。
    }
town-event-paid_scare-upgraded-tokens =
    { $self ->
        [yes] あなたは恐怖点{ $scare }で、{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }に強化：{ town-tokens }。
       *[no] { $actor }は恐怖点{ $scare }で、{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }に強化：{ town-tokens }。
    }
town-event-upgraded-tokens =
    { $self ->
        [yes] あなたは{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }に強化：{ town-tokens }。
       *[no] { $actor }は{ town-the-building }の{ town-a-lower-ghost }を{ town-a-ghost }に強化：{ town-tokens }。
    }
town-event-moved-taken =
    { $self ->
        [yes] あなたは{ town-a-ghost }を{ town-from-start }{ town-to-building }動かし、「{ town-bonus }」を見つけました。
       *[no] { $actor }は{ town-a-ghost }を{ town-from-start }{ town-to-building }動かし、「{ town-bonus }」を見つけました。
    }
town-event-used-haunted =
    { $self ->
        [yes] あなたは{ town-section }で、{ town-the-building }に{ town-colour }で憑依：憑依点{ $points }。
       *[no] { $actor }は{ town-section }で、{ town-the-building }に{ town-colour }で憑依：憑依点{ $points }。
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
        [yes] あなたは{ $number }以上に賭け、{ $shown }を出して恐怖点を{ $scare }得ました。
       *[no] { $actor }は{ $number }以上に賭け、{ $shown }を出して恐怖点を{ $scare }得ました。
    }
town-event-card-fright =
    { $self ->
        [yes] あなたは「{ town-card }」を使いました：恐怖点{ $scare }。
       *[no] { $actor }は「{ town-card }」を使いました：恐怖点{ $scare }。
    }
town-event-spent-tokens =
    { $self ->
        [yes] あなたは「{ town-bonus }」を使いました：{ town-tokens }。
       *[no] { $actor }は「{ town-bonus }」を使いました：{ town-tokens }。
    }
town-event-spent-fright =
    { $self ->
        [yes] あなたは「{ town-bonus }」を使いました：恐怖点{ $scare }。
       *[no] { $actor }は「{ town-bonus }」を使いました：恐怖点{ $scare }。
    }
town-event-spent-points =
    { $self ->
        [yes] あなたは「{ town-bonus }」を使いました：憑依点{ $points }。
       *[no] { $actor }は「{ town-bonus }」を使いました：憑依点{ $points }。
    }

# 選択肢：入力することば
town-verb-use = 使う
town-verb-repeat = 繰り返す
town-verb-bonus = ボーナス
town-verb-occupy = 占有
town-verb-card = カード
town-verb-end = 終了
town-verb-summon = 召喚
town-verb-couple = 二人
town-verb-scare = 脅かす
town-verb-scare-at = 場所で脅かす
town-verb-upgrade = 強化
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
town-verb-haunt = 憑依
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
town-verb-clear-two = 二つ空ける
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

# 選択肢：種類ごとの見出し
town-list-use = 区画を使う (use)
town-list-repeat = アクションを繰り返す (repeat・いつもの癖)
town-list-bonus = ボーナストークンを使う (bonus)
town-list-occupy = カードを占有する (occupy)
town-list-card = カードを使う (card)
town-list-end = 手番を終える (end)
town-list-summon = 召喚 (summon)
town-list-couple = 二色で召喚 (couple)
town-list-scare = 脅かす幽霊 (scare)
town-list-scare-at = 脅かす場所と幽霊 (scare-at)
town-list-upgrade = 強化 (upgrade)
town-list-raise = 区画を上げる (raise)
town-list-lesson = 区画を1つ上げる (lesson)
town-list-ghost = 動かす幽霊 (ghost)
town-list-to = 行き先 (to)
town-list-discard = 捨てる (discard)
town-list-wager = 賭ける数 (wager)
town-list-reunion = ここで召喚する (reunion)
town-list-attack = 攻撃する幽霊 (attack)
town-list-against = 相手 (against)
town-list-against-at = 場所と相手 (against-at)
town-list-next = 次の相手 (next)
town-list-bigger-die = 大きなダイスにする (bigger-die)
town-list-reroll = 恐怖点1で振り直す (reroll・いかさま骨)
town-list-rethrow = 振り直す (rethrow・振り直し)
town-list-steady = 3を足す (steady・確かな手)
town-list-accept = この目を受け入れる (accept)
town-list-scuffle = 差を恐怖点で得る (scuffle)
town-list-lap = 勝者の行き先 (lap)
town-list-run = 逃げる先 (run)
town-list-haunt = 憑依 (haunt)
town-list-shadow = 隣から憑依 (shadow・長い影)
town-list-unhaunt = 憑依トークンを取り戻す (unhaunt)
town-list-free = 無料で憑依 (free)
town-list-echo = 恐怖点のために振る (echo)
town-list-nap = うたた寝 (nap)
town-list-blue = 新しい青の置き場所 (blue)
town-list-pay = 払う (pay)
town-list-disc-supply = 手元のディスク (disc-supply)
town-list-disc = 区画のディスク (disc)
town-list-points = 憑依点を得る (points)
town-list-clear = 区画を空ける (clear)
town-list-clear-two = 区画を2つ空ける (clear-two)
town-list-gift = もらうトークン (gift)
town-list-tithe = 追い出す幽霊 (tithe)
town-list-wind = ディスクを取り戻す区画 (wind)
town-list-take = 取り戻すディスク (take)
town-list-fall = 区画を下げる (fall)
town-list-hire = 買うトークン (hire)
town-list-trade-down = 1個を下の2個と交換 (trade-down)
town-list-trade-up = 2個を上の1個と交換 (trade-up)
town-list-swap = 入れ替え (swap)
town-list-tuition = 恐怖点で区画を上げる (tuition)
town-list-apparition = 出現 (apparition)
town-list-no = いいえ (no)

# 選択肢を文で
town-choice-use = { town-section }で{ town-action }
town-choice-repeat = { town-section }でもう一度{ town-action }（いつもの癖）
town-choice-bonus = 「{ town-bonus }」を使う
town-choice-occupy = 「{ town-card }」を占有する
town-choice-card = 「{ town-card }」を使う
town-choice-end = 手番を終える
town-choice-summon = { town-the-building }に{ town-a-ghost }を召喚
town-choice-couple = { town-the-building }で{ town-colour }と{ town-hue }により召喚
town-choice-scare = { town-a-ghost }で脅かす
town-choice-scare-at = { town-the-building }の{ town-a-ghost }で脅かす
town-choice-upgrade = { town-the-building }の{ town-a-ghost }を強化
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
        [1] 恐怖点1で最初のダイスを振り直す
       *[2] 恐怖点1で2個目のダイスを振り直す
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
town-choice-scuffle = 差を恐怖点で得る
town-choice-lap = 勝者を{ town-to-building }送る
town-choice-run = { town-to-building }逃げる
town-choice-haunt = { town-the-building }に{ town-colour }で憑依
town-choice-shadow = 隣から{ town-the-building }に{ town-colour }で憑依
town-choice-unhaunt = { town-the-building }の{ town-colour }から憑依トークンを取り戻す
town-choice-free = 無料で{ town-the-building }に{ town-colour }で憑依
town-choice-echo = 恐怖点のために振る
town-choice-nap = { town-section }を休ませる
town-choice-blue = 青のちび霊を{ town-to-building }呼ぶ
town-choice-pay = { $tokens }を払う
town-choice-disc-supply = 手元のディスクを使う
town-choice-disc = { town-section }の{ town-action }のディスクを使う
town-choice-points = 憑依点を得る
town-choice-clear = { town-section }のディスクを取り戻す
town-choice-clear-two = { town-section }と{ town-other-section }のディスクを取り戻す
town-choice-gift = { town-colour }のトークンを得る
town-choice-tithe = { town-the-building }の{ town-a-ghost }を追い出す
town-choice-wind = { town-section }からディスクを取り戻す
town-choice-take = { town-section }の{ town-action }のディスクを取り戻す
town-choice-fall = { town-section }を1レベル下げる
town-choice-hire = { town-colour }のトークンを買う
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
town-choice-swap = { town-the-building }の{ town-a-ghost }と{ town-the-other }の{ town-a-hue-ghost }を入れ替える
town-choice-tuition = 恐怖点で{ town-section }を上げる
town-choice-apparition = { town-the-building }に{ town-a-ghost }を出現させる
town-choice-no = いいえ、先へ進む

# 問いかけ
town-ask-menu = 区画、ボーナストークン、カードのどれかを使ってください。全区画を使ったら手番を終えられます。
town-ask-summon = 召喚する建物と色を選んでください。
town-ask-scare = 脅かす幽霊を選んでください。
town-ask-upgrade = 強化する幽霊を選んでください。
town-ask-raise = 区画を1つ、新しい幽霊のレベルまで上げられます。
town-ask-ghost = 動かす幽霊を選んでください。
town-ask-second = 2体目の幽霊も動かせます。
town-ask-drift = 漂流させる幽霊を選んでください。どれでもかまいません。
town-ask-destination = 幽霊はどこへ行きますか。
town-ask-discard = 枠がいっぱいです。捨てるボーナストークンを選んでください。
town-ask-wager = 幽霊のダイスで出す数に賭けられます。
town-ask-reunion = 同じ色の2体が出会いました。もう1体召喚できます。
town-ask-attacker = 攻撃する幽霊を選んでください。
town-ask-defender = 攻撃する相手を選んでください。
town-ask-next-fight = 次の相手を選ぶか、ここでやめてください。
town-ask-bigger-die = 振る前に、大きなダイスに替えられます。
town-ask-roll = 目を直すか、受け入れてください。
town-ask-scuffle = 合計の差を恐怖点で得られます。
town-ask-lap = 勝った幽霊を別の建物へ送れます。
town-ask-haunt = 憑依する建物と色を選んでください。
town-ask-extra-haunt = 隣から憑依する建物と色を選んでください。
town-ask-echo = 恐怖点のためにダイスを振れます。
town-ask-lesson = 区画を1つ、1レベル上げられます。
town-ask-free-haunt = 5体目が現れました。建物の1つにすぐ憑依できます。
town-ask-nap = 休ませる区画を選んでください。
town-ask-run = 幽霊は別の建物へ逃げられます。
town-ask-blue = 町に青の幽霊がいなくなりました。新しい青はどこに現れますか。
town-ask-payment = 払う幽霊トークンを選んでください。
town-ask-disc = カードに置くディスクを選んでください。
town-ask-compensation = あなたのカードをほかの人も占有しました。点を得るか、ディスクを取り戻してください。
town-ask-gift = 得る幽霊トークンの色を選んでください。
town-ask-tithe = 町を去る幽霊を選んでください。
town-ask-wind = ディスクを取り戻す区画を選んでください。
town-ask-take = 取り戻すディスクを選んでください。
town-ask-fall = 1レベル下げる区画を選んでください。
town-ask-hire = 買う幽霊トークンを選んでください。
town-ask-trade = 交換するものを選んでください。
town-ask-swap = 入れ替える2体の幽霊を選んでください。
town-ask-tuition = 恐怖点で上げる区画を選んでください。
town-ask-apparition = 出現する幽霊と場所を選んでください。

# その根拠となる条項
town-why-menu = T-030・T-038・T-039：手番ごとに各区画を一度ずつ、スペースの空いているアクションか休息に使います。その前、間、後に、ボーナストークンやカードを使い、新しいカードを占有できます。手番は、全区画を使ったあと、自分で終えます。
town-why-summon = T-060〜T-062：レベル以内の同じ色の幽霊が2体いる建物に空きがあれば、サプライから3体目を呼びます。その色のトークンを1個得ます。
town-why-scare = T-070・T-071：町にいるレベル以内の幽霊を選び、そのレベルだけ恐怖点を得ます。幽霊はその場に残ります。
town-why-upgrade = T-080〜T-083：恐怖点を払い、レベル以内の幽霊を次の色にします。緑へは2、黄へは3、橙へは4、赤へは5です。新しい色のトークンを1個得ます。
town-why-raise = T-084〜T-086：強化のあと、新しいレベルより低い区画を1つ、そのレベルまで一気に上げられます。まだ使っていなければ、この手番からそのレベルで使えます。
town-why-ghost = T-035・T-090：移動では、レベル以内の幽霊を、空きのある隣の建物へ動かします。
town-why-second = T-215・T-293：「連れだち」で、別の幽霊をもう1体、同じ決まりで動かせます。
town-why-drift = T-162：「漂流」は、どのレベルの幽霊でも、空きのあるほかの建物へ動かします。そこにあるボーナストークンはあなたのものです。
town-why-destination = T-090〜T-092・T-133：空きのある隣の建物へ一歩、斜めには進めません。もっと遠くへ行けるカードやトークンもあります。そこにあるボーナストークンはすぐに取ります。
town-why-discard = T-135：空いた枠がないときは、新しいトークンか手持ちの1個を捨てます。
town-why-wager = T-223・T-295：幽霊のダイスの面の数までの数を宣言します。目がその数以上ならその数だけ、届かなければ1の恐怖点を得ます。
town-why-reunion = T-224・T-267：手番に一度、同じ色の幽霊のところへ移動すると、そこで召喚できます。建物に空きがあり、サプライにその色がいなければなりません。
town-why-attacker = T-100・T-104：レベル以内の幽霊が、同じ建物の違う色の幽霊を、相手の強さを問わず攻撃します。攻撃側が失われることはありません。
town-why-defender = T-100〜T-103：双方のダイスを振ります。あなたの目が大きければ、防御側は町を去り、その色のトークンを1個得ます。そうでなければ何も起こりません。
town-why-next-fight = T-220・T-270：「酒場の乱闘」で、その建物のほかの幽霊とも順に戦えます。ダイスも報酬も戦闘ごとです。いつでもやめられます。
town-why-bigger-die = T-156・T-138：「大きなダイス」で、攻撃のダイスを1レベル上（d12まで）に替えます。手元のディスクを1枚使います。
town-why-roll = T-158・T-161・T-216：「振り直し」は1個を振り直し、「確かな手」は3を足し、「いかさま骨」は恐怖点1で何度でも振り直します。対象は自分のダイスだけで、振り直すと足した3は消えます。
town-why-scuffle = T-236・T-275：手番に一度、「騒がしい小競り合い」で、勝敗にかかわらず合計の差を恐怖点で得られます。
town-why-lap = T-217：戦闘に勝つと、「凱旋」で攻撃側は空きのあるほかの建物へ移れます。そこにあるボーナストークンはあなたのものです。
town-why-haunt = T-110〜T-113：レベル以内の幽霊が、いる建物のその色の空きスペースに印をつけ、憑依点2、4、6、8、10のどれかを得ます。1つの建物に一度だけ、2人なら2つの建物に限り二度できます。
town-why-extra-haunt = T-201・D-34・D-75：この卓では、「長い影」は手番に一度の無料の憑依です。隣の建物にその色の幽霊が2体いて、スペースが空いていればできます。レベルは問いません。
town-why-echo = T-218：憑依のあと、「こだまの館」で使った色のダイスを振り、その目だけ恐怖点を得ます。
town-why-lesson = T-249・T-265：憑依のたびに、「屋敷の教え」でレベル5未満の区画を1レベル上げられます。
town-why-free-haunt = T-234・T-281・T-282：召喚である色の5体目が町に来ると、「勢ぞろい」で、まだ憑依していない建物のその色の空きスペースに憑依できます。憑依トークンを1個使います。
town-why-nap = T-159：「うたた寝」で、使用前でも使用済みでも区画を1つ休ませ、ディスクをすべて取り戻します。使用前か使用済みかは変わりません。
town-why-run = T-238：手番に一度、脅かしのあと、「脅かし逃げ」でその幽霊は空きのあるほかの建物へ移れます。そこにあるボーナストークンはあなたのものです。
town-why-blue = T-054〜T-057：町に青の幽霊がいなくなると、手番の人が3体まとめて（入るだけ）1つの建物に置きます。これでは何も得られません。
town-why-payment = T-172・T-285：灰色のカードは幽霊トークン3個（色は自由）、色つきのカードは違う色の3個です。「灰色のベール」と「常連割引」で変わります。
town-why-disc = T-173・T-174：ディスクは手元か、自分のアクションスペースから取ります。取ったスペースはまた使えます。ディスクはカードに残ります。
town-why-compensation = T-178〜T-180・T-324：占有しているカードをほかの人も占有すると、憑依点1を得るか、区画1つのディスクをすべて取り戻します。2人なら憑依点2か区画2つです。
town-why-gift = T-244・T-278：「新居祝い」で、カードを占有するたびに好きな色の幽霊トークンを1個得ます。
town-why-tithe = T-206・T-288：手番に一度、「祓い師の取り分」でどの幽霊でもサプライへ戻し、その色のトークンを1個得ます。
town-why-wind = T-207：手番に一度、「ひと息」で区画の1つからディスクを2枚取り戻します。使用前か使用済みかは変わりません。
town-why-take = T-153・T-207：「外れたディスク」はどの区画からでも3枚、「ひと息」は1つの区画から2枚を取り戻します。足りなければあるだけです。
town-why-fall = T-208・T-265：手番に一度、「転落」で区画を1レベル下げ、下がった先の色のトークンを2個得ます。
town-why-hire = T-230：手番に一度、「雇われの恐怖」で、町にいる色の幽霊トークンを、レベルと同じ恐怖点で買えます。
town-why-trade = T-233・T-296：手番に一度、「夜の市」で1個を1レベル下の2個と、または同じ色の2個を1レベル上の1個と交換できます。サプライに全部そろっていなければなりません。
town-why-swap = T-239・T-289：手番に一度、「入れ替わり」で、別々の建物にいる色の違う2体を入れ替えます。ボーナストークンは取りません。
town-why-tuition = T-248・T-265：手番に一度、「個人授業」で、新しいレベルと同じ恐怖点を払い、区画を1レベル上げます。
town-why-apparition = T-250・T-290：手番に一度、「有料の出現」で幽霊トークンを1個払い、その色の幽霊を空きのある建物に置きます。

# 手番にできないことと、その理由
town-blocked-done = この区画は、この手番でもう使いました。
town-blocked-taken = このスペースにはディスクがあります。区画を休ませると戻ります。
town-blocked-no-disc = 手元にディスクがありません。区画を休ませると戻ります。
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
        [B] まだ憑依できる建物に青の幽霊がいて、青のスペースが空いている必要があります。
       *[other] まだ憑依できる建物に{ town-colour }までの幽霊がいて、その色のスペースが空いている必要があります。
    }
town-blocked-scare-points = 恐怖点が{ $need }必要です。
town-blocked-haunt-tokens = 憑依トークンが残っていません。
town-blocked-in-fight = ダイスを振るときだけ使えます。
town-blocked-token-useless = 今は使っても何も変わりません。
town-blocked-owned = このカードはもう占有しています。
town-blocked-tokens-grey = 幽霊トークンが{ $need }個必要です（色は自由）。
town-blocked-tokens-coloured = 違う色の幽霊トークンが{ $need }個必要です。
town-blocked-used-up = 手番に一度だけで、もう使いました。
town-blocked-card-useless = 今は何も変わらないか、代金を払えません。
town-blocked-end = まだ使っていない区画が{ $need }つあります。使うか、休ませてください。

town-rules =
    町の幽霊は誰のものでもありません。区画はそのレベルまでの幽霊を使えます
    （青1、緑2、黄3、橙4、赤5）。手番では各区画を一度ずつ使い、
    ディスクをアクションに置くか、休ませます。
    召喚：同じ建物の同じ色の2体が3体目を呼ぶ。脅かし：町の幽霊のレベル
    だけ恐怖点を得る。強化：恐怖点を払い、幽霊を次の色へ。区画もそのレベル
    まで上げられる。移動：1体を一歩。そこのボーナストークンを取る。
    戦闘：大きい目を出せば相手の幽霊を追い出す。憑依：幽霊の色で建物に印を
    つけ、憑依点2〜10を得る（1つの建物に一度）。休息：ディスクを取り戻す。
    召喚・強化・戦闘では幽霊トークンを得ます。トークン3個とディスク1枚で
    アクションカードを占有すると、憑依点3とその力を得ます。
    誰かが最後の憑依トークンか5枚目のカードを置いたら、そのラウンドまで。
    憑依点のいちばん多い人が勝ちです。

# --- the board in the browser
town-board-colon = ：
town-board-comma = 、
town-board-may = 選べる
town-board-hinted = ヒント{ $rank }
town-board-hint = ヒント
town-board-town = 町
town-board-nobody = 幽霊なし
town-board-count = { town-colour }{ $count }
town-board-room =
    { $room ->
        [0] 満員
       *[other] 空き{ $room }
    }
town-board-token-here = ボーナストークン「{ town-bonus }」
town-board-lies = { town-the-building }にある
town-board-marked =
    { $self ->
        [yes] { town-colour }にあなたが憑依
       *[no] { town-colour }に{ $name }が憑依
    }
town-board-streets = 道の先：{ $buildings }。
town-board-ghost =
    { $colour ->
        [B] 青のちび霊
        [G] 緑のシーツ霊
        [Y] 黄の泣き霊
        [O] 橙の角霊
       *[R] 赤の暴君霊
    }
town-board-group =
    { $count ->
        [1] { town-board-ghost }
       *[other] { town-board-ghost }×{ $count }
    }
town-board-level = レベル{ $level }
town-board-ghost-text = レベル{ $level }以上の区画で使えます。誰のものでもありません。
town-board-space = { town-colour }の憑依スペース
town-board-space-text = { town-colour }の幽霊でここに憑依した人が印をつけ、点を得ます。
town-board-free = 空き
town-board-mark =
    { $self ->
        [yes] あなたの憑依トークン
       *[no] { $name }の憑依トークン
    }
town-board-bonus = ボーナストークン
town-board-kind =
    { $kind ->
        [after] 毎回
        [once] 手番に一度
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
        [yes] あなたが占有
       *[no] { $name }が占有
    }
town-board-used = この手番で使用済み
town-board-slot = ボーナス枠{ $slot }
town-board-slot-text = 取ったボーナストークンは、使うまでここに置きます。
town-board-locked = ディスクでふさがっている
town-board-locked-text = 3枠ともふさがると、手番の終わりにディスクが戻ります。
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
        [S1] 区画I：{ town-action }
        [S2] 区画II：{ town-action }
        [S3] 区画III：{ town-action }
       *[S4] 区画IV：{ town-action }
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
        [scare] 町の幽霊1体が脅かし、そのレベルだけ恐怖点を得ます。
        [upgrade] 恐怖点を払い、幽霊を次の色にします。新しい色のトークンを1個得て、区画を1つそのレベルまで上げられます。
        [move] 幽霊1体が隣の建物へ行きます。そこにボーナストークンがあれば、あなたのものです。
        [fight]
            { $master ->
                [yes] 幽霊1体が、同じ建物のより弱い幽霊を追い出します。その色のトークンを1個得ます。
               *[no] 幽霊1体が、同じ建物の違う色を攻撃します。大きい目を出せば追い出し、その色のトークンを1個得ます。
            }
        [haunt] 幽霊1体が、いる建物のその色の空きスペースに印をつけます。スペースの点を得ます。
       *[rest] この区画のディスクをすべて手元に戻します。
    }
town-board-supply = サプライ
town-board-supply-ghosts = サプライの幽霊
town-board-supply-ghosts-text = 召喚や強化ではここから出します。ある色がなくなると、その色はもう現れません。
town-board-supply-tokens = サプライの幽霊トークン
town-board-supply-tokens-text = ここからトークンを得て、カードの代金に払います。ある色がなくなると、誰も得られません。
town-board-supply-tokens-master = ここからトークンを得ます。2色がなくなると、終わりが始まります。
town-board-supply-bonus = ボーナストークン：裏向き{ $count }個
town-board-unseen = 裏向き{ $count }個
town-board-discarded = 捨て札{ $count }個
town-board-told = 選択肢は{ $count }です。
town-board-told-menu = まだ使える：{ $sections }。選択肢は{ $count }です。
town-board-told-end = 全区画を使いました。手番を終えられます。
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
town-board-choices-here = ここで選べる
town-board-sp = 恐怖点
town-board-hp = 憑依点
town-board-plus = 「{ town-bonus }」あり
town-board-others = 光っているカードとトークン：{ $count }
town-board-tap-space = まだ使える：{ $sections }。ボードの光るスペースをタップしてください。
town-board-no-discs = 手元にディスクがありません。区画を休ませてください。
town-board-pay-with = 払うトークンをタップしてください。
town-board-lay = { town-colour }のトークンを出す（残り{ $count }）
town-board-again = やり直す
town-board-tap = 盤の上で光っている{ $count }か所から、1つタップしてください。
town-board-tap-second = 2つ目をタップしてください。
town-board-back = 戻る
town-board-cards = アクションカード
town-board-cards-of =
    { $self ->
        [yes] あなたのカード
       *[no] { $name }のカード
    }
town-board-scare = 恐怖点{ $count }
town-board-haunts = 手元の憑依トークン{ $count }個
town-board-discs = 手元のディスク{ $count }枚

# 遊び方（1ページ）
town-howto-lead = この町の幽霊は誰のものでもありません。幽霊を使い、脅かし、育て、取りつく建物に印をつけましょう。憑依点をいちばん集めた人が、夜の主です。
town-howto-facts = 2〜4人 · 約1時間
town-howto-rules = ルール
town-howto-setup = 準備
town-howto-setup-text = 警察署に青のちび霊が3体います。ほかの幽霊はサプライで待ちます。どの建物にもボーナストークンが1個、町の横にはアクションカードが8枚あります。それぞれが、レベル1の区画3つのボード、アクションディスク12枚、憑依トークン6個、恐怖点2を持ちます。最初の人はくじで決めます。
town-howto-setup-picture = 教会と警察署。それぞれにボーナストークンと、空いた憑依スペースが5つ。警察署に青のちび霊が3体いる。
town-howto-turn = 手番：各区画を一度ずつ
town-howto-turn-text = 3つの区画を一度ずつ、好きな順に、6つのアクションのどれかか休息に使います。アクションには、手元のディスクを1枚そのスペースに置きます。ディスクは残り、戻るまでその区画ではそのアクションを使えません。その前、間、後に、ボーナストークンやカードを使えます。全区画を使ったら、手番を終えます。
town-howto-ghosts = 5種の幽霊、5つのレベル
town-howto-ghosts-text = 区画は、自分のレベルまでの幽霊を、どこにいても使えます。各色5体、1つの建物に6体まで。町に青の幽霊がいなくなったら、手番の人が新しい3体を1つの建物に置きます。
town-howto-level = レベル
town-howto-die = ダイス
town-howto-scare = 脅かし
town-howto-cost = 強化
town-howto-points = 憑依
town-howto-uses = 6つのアクションと休息
town-howto-upgrade = 強化で区画が上がる
town-howto-upgrade-text = 強化には恐怖点がかかりますが、新しい色の幽霊トークンを1個得て、区画を1つ、どんなに低くても新しいレベルまで一気に上げられます。まだ使っていない区画なら、この手番から新しいレベルで使えます。
town-howto-upgrade-picture = 緑のシーツ霊が黄の泣き霊になる。トークンを1個得て、区画が青から黄へ上がる。
town-howto-haunt = 憑依：残る点
town-howto-haunt-text = レベル以内の幽霊が、いる建物のその色の空きスペースに印をつけます。憑依点は2、4、6、8、10。1つのスペースには早い者勝ちでトークン1個、1つの建物に印をつけられるのは1人一度です。幽霊は残り、また使えます。
town-howto-haunt-picture = 学校。黄の泣き霊がいて、黄の憑依スペースにプレイヤーのトークンがある。
town-howto-bonus = ボーナストークン
town-howto-bonus-text = 建物へ動いた幽霊は、そこのトークンをあなたのために取ります。3個まで持てます。使うときは、その枠にディスクを1枚置きます。3枠ともディスクでふさがると、手番の終わりに空きます。建物から最後のトークンがなくなると、新しく並べます。
town-howto-cards = アクションカード
town-howto-cards-text = 幽霊トークン3個とディスク1枚でカードを占有します。憑依点3と、その力をゲームの終わりまで得ます。灰色のカードは好きな3個、色つきのカードは違う色の3個です。同じカードをほかの人も占有できます。先にいた人は憑依点1を得るか、区画1つのディスクを取り戻します。
town-howto-end = 終わり
town-howto-end-text = 誰かが最後の憑依トークンを置くか、5枚目のカードを占有すると、終わりが始まります。全員の手番が同じ数になるよう、そのラウンドまで遊びます。それから終了時のカードを加えます。憑依点のいちばん多い人が勝ち。同点なら幽霊トークンの多い人です。
town-howto-two = 2人で遊ぶとき
town-howto-two-text = 憑依トークンは8個で、2つの建物に限り、別の色で二度目の印をつけられます。カードを分け合うと、憑依点2を得るか、区画2つのディスクを取り戻します。
town-howto-master = マスター
town-howto-master-text = 運のない遊び方です。区画は4つ、ボーナストークンもカードもダイスもありません。より弱い幽霊には必ず勝ちます。建物には4体まで、赤の5体が町にそろうと消えます。終わりは、最後の憑依トークンか、幽霊トークンの2色がなくなったとき。違う色の3個ごとに憑依点5です。
town-howto-screen = 盤の見かた
town-howto-screen-legal = ひし形のついた灯りの輪：選べます。タップするか、矢印キーで選んでEnterを押します。
town-howto-screen-told = 何にでもポインターを合わせるか、指で長押しすると、その働きがわかります。薄く見えるものは、今使えないわけを教えます。
town-howto-screen-boards = 手番の人のボードはひとりでに開きます。上のタブで、ほかのボードとサプライを見られます。
town-howto-screen-card = カードの3つの印は代金です。同じ印が3つなら色は自由、違う印なら違う色。下の形は占有している人です。

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
town-terminal-haunts = 憑依{ $haunts }
town-terminal-tokens = トークン
town-terminal-cards = カード
# 2桁の幅：アクションスペースの見出し
town-terminal-action =
    { $action ->
        [summon] 召
        [scare] 脅
        [upgrade] 強
        [move] 移
        [fight] 戦
       *[haunt] 憑
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
