# 日本語の「博物館」。出来事は1つにつき1文。人間はプレイヤー名ではなくキャラクター名（$human、$partner、$patient、$ghost）で語る。
# $itemは種類、またはミッションが名付けたアイテムのidか名前。ミッションの文章はファイルのまま。

museum-title = 博物館

# 人物
museum-human =
    { $human ->
        [itzel] イツェル
        [bruno] ブルーノ
        [remedios] シスター・レメディオス
        [quiroz] キロス博士
        [lina] リナ
        [beto] ベト
        [nico] ニコ
        [guard] ドン・チュチョ
       *[priest] 幽霊神官
    }
# 文の中でも形は同じ
museum-person = { NAME("museum-human", $person) }
museum-who = { NAME("museum-person", $human, form: "start") }
museum-human-text =
    { $human ->
        [itzel] 夜の案内係イツェル・ロブレス
        [bruno] 修復師ブルーノ・サラス
        [remedios] シスター・レメディオス
        [quiroz] トマス・キロス博士
        [lina] 泥棒リナ・オルテガ、通称「ピッキング」
        [beto] 泥棒ベト・ルナ、通称「雄牛」
        [nico] 泥棒ニコ・ベラ、通称「猫」
        [guard] 警備員ドン・チュチョ。すべての鍵を持ち、負傷の代わりに気絶します
       *[priest] 幽霊神官。壁をすり抜け、何にも傷つきません
    }
museum-ghost =
    { $ghost ->
        [priest] 幽霊神官
       *[other] { NAME("museum-human", $ghost) }の幽霊
    }
museum-target =
    { $target ->
        [s1] 手下の霊1
        [s2] 手下の霊2
        [s3] 手下の霊3
        [s4] 手下の霊4
        [s5] 手下の霊5
       *[other] { NAME("museum-human", $target) }
    }
museum-entity =
    { $entity ->
        [priest] 幽霊神官
        [minion] しもべの幽霊
        [chaneque] チャネケ
       *[tzitzimitl] ツィツィミトル
    }
museum-entity-text =
    { $entity ->
        [priest] チェスの駒のように壁も階も扉もすり抜けて動き、通ったマスと止まったマスをすべて攻撃します。
        [minion] 死んだ人の幽霊。元の手番にチェスダイスで動き、神官と同じように攻撃します。
        [chaneque] いちばん近い人間側へ2マスまで歩き、1回攻撃すると消えます。
       *[tzitzimitl] いちばん近い人間側へ一直線に8マスまで走り、1回攻撃すると消えます。
    }
# 攻撃する者。しもべの$numberはキャラクター一覧での順番
museum-attacker =
    { $entity ->
        [priest] 幽霊神官
        [minion]
            { $number ->
                [1] { NAME("museum-human", "itzel") }の幽霊
                [2] { NAME("museum-human", "bruno") }の幽霊
                [3] { NAME("museum-human", "remedios") }の幽霊
                [4] { NAME("museum-human", "quiroz") }の幽霊
                [5] { NAME("museum-human", "lina") }の幽霊
                [6] { NAME("museum-human", "beto") }の幽霊
               *[7] { NAME("museum-human", "nico") }の幽霊
            }
        [chaneque] チャネケ
       *[tzitzimitl] ツィツィミトル
    }

# アイテム
museum-item =
    { $item ->
        [macuahuitl] マクアウィトル
        [hammer] ハンマー
        [truncheon] 警棒
        [pistol] 拳銃
        [ammo] 弾
        [energy_drink] エナジードリンク
        [first_aid] 救急箱
        [amulet] お守り
        [rosary] ロザリオ
        [rue] ヘンルーダ
        [key] 鍵
        [extinguisher] 消火器
        [artefact] 展示品
        [heart] 人の心臓
       *[other] { $item }
    }
museum-an-item = { NAME("museum-thing", $item, form: "a") }
museum-thing =
    { $thing ->
        [macuahuitl] { NAME("museum-item", "macuahuitl") }
        [hammer] { NAME("museum-item", "hammer") }
        [truncheon] { NAME("museum-item", "truncheon") }
        [pistol] { NAME("museum-item", "pistol") }
        [ammo] { NAME("museum-item", "ammo") }
        [energy_drink] { NAME("museum-item", "energy_drink") }
        [first_aid] { NAME("museum-item", "first_aid") }
        [amulet] { NAME("museum-item", "amulet") }
        [rosary] { NAME("museum-item", "rosary") }
        [rue] { NAME("museum-item", "rue") }
        [key] { NAME("museum-item", "key") }
        [extinguisher] { NAME("museum-item", "extinguisher") }
        [artefact] { NAME("museum-item", "artefact") }
        [heart] { NAME("museum-item", "heart") }
       *[other] 「{ $thing }」
    }
museum-item-text =
    { $item ->
        [macuahuitl] 戦闘1回分の武器。
        [hammer] 戦闘2回分の武器。
        [truncheon] 警備員の武器。すり減らず、手放せません。
        [pistol] 弾がある間は武器。部屋の中や廊下の先を撃つこともできます。
        [ammo] 拳銃の弾。何発でも1枠に入ります。
        [energy_drink] 使う：手の届く人の体力が1回復し、使った人はダイスの目だけ歩けます。
        [first_aid] 使う：手の届く人の体力が2回復。負傷者も立ち上がります。
        [amulet] 霊の攻撃を1度打ち消します。
        [rosary] 表なら攻撃を打ち消して裏になります。持ち主が次に攻撃されると表に戻ります。
        [rue] 使う：このラウンドと次のラウンド、部屋に霊が入れなくする。または、このラウンド1人を守る。
        [key] 錠のある側から錠を1つ開けます。
        [extinguisher] 火の中を通る移動：けがをせず、火が消えます。2回まで。
        [artefact] ミッションに出てくるアイテム。
        [heart] ミッションに出てくるアイテム。
       *[other] ミッションに出てくるアイテム。
    }

# 場所
museum-area =
    { $area ->
        [A] 太陽の石の間
        [B] 供物の間
        [D] 館長室
        [F] 映写室
        [G] 売店
        [H] 神殿の間
        [J] 食堂
        [K] クローク
        [L] 研究室
        [M] 絵文書の間
        [N] 神々の間
        [O] 警備室
        [Q] 図書室
        [R] 受付
        [U] 講堂
        [V] 金庫室
        [W] 戦士の間
        [Y] 清掃用具室
        [Z] 修復工房
        [C0] 1階の廊下
        [C1] 2階の廊下
        [C2] 3階の廊下
        [C3] 4階の廊下
        [T0] 1階のトイレ
        [T1] 2階のトイレ
        [T2] 3階のトイレ
        [T3] 4階のトイレ
        [E0] 1階のエレベーター
        [E1] 2階のエレベーター
        [E2] 3階のエレベーター
        [E3] 4階のエレベーター
        [random] どこかの部屋
       *[OUT] 外
    }
museum-floor =
    { $floor ->
        [0] 1階
        [1] 2階
        [2] 3階
       *[3] 4階
    }
# 日付。$yearは桁区切りのない文字列
museum-date = { $year }年{ NAME("museum-month", $month) }{ $day }日
museum-month =
    { $month ->
        [1] 1月
        [2] 2月
        [3] 3月
        [4] 4月
        [5] 5月
        [6] 6月
        [7] 7月
        [8] 8月
        [9] 9月
        [10] 10月
        [11] 11月
       *[12] 12月
    }
museum-way =
    { $direction ->
        [N] 北
        [E] 東
        [S] 南
       *[W] 西
    }

# 幽霊カード
museum-chess =
    { $chess ->
        [pawn] ポーン
        [rook] ルーク
        [knight] ナイト
        [bishop] ビショップ
        [queen] クイーン
       *[king] キング
    }
museum-chess-text =
    { $chess ->
        [pawn] 東西南北のどれかへ1マス
        [rook] 東西南北のどれかへ何マスでも
        [knight] 一方へ2マス、横へ1マス跳ぶ。攻撃するのは降りたマスだけ
        [bishop] 斜めに何マスでも
        [queen] どの方向へも何マスでも
       *[king] どの方向へも1マス
    }
museum-hand-pawn =
    { $pawn ->
        [0] { "" }
       *[other] { " " }ポーン×{ $pawn }
    }
museum-hand-king =
    { $king ->
        [0] { "" }
       *[other] { " " }キング×{ $king }
    }
museum-hand-knight =
    { $knight ->
        [0] { "" }
       *[other] { " " }ナイト×{ $knight }
    }
museum-hand-rook =
    { $rook ->
        [0] { "" }
       *[other] { " " }ルーク
    }
museum-hand-bishop =
    { $bishop ->
        [0] { "" }
       *[other] { " " }ビショップ
    }
museum-hand-queen =
    { $queen ->
        [0] { "" }
       *[other] { " " }クイーン
    }

# 夜のイベントと、その効果
museum-card =
    { $event ->
        [EV-01] 停電
        [EV-02] ひとりでに閉まる扉
        [EV-03] 階段の笑い声
        [EV-04] 星の魔物
        [EV-05] 漏電
        [EV-06] 落ち着かない神官
        [EV-07] 警報
        [EV-08] かじかむ手
        [EV-09] 夜の配達
        [EV-10] 置き忘れの救急箱
        [EV-11] 壁のささやき
        [EV-12] コパルの煙
       *[other] { $event }
    }
museum-modifier =
    { $modifier ->
        [slow] 1回の移動は1歩まで
        [no_shots] 射撃できない
        [lifts_off] エレベーター停止
        [peace] 霊は攻撃しない
       *[show_hand] 幽霊の手札を公開
    }
museum-effect-spawn =
    { $n ->
        [0] { $squares }に{ museum-entity }が現れます。
       *[other] { $squares }のどこかに{ museum-entity }が{ $n }体現れます。
    }
museum-effect-lock =
    { $until ->
        [yes] { $door }の扉の{ $side }側に、次の正時まで錠がかかります。
       *[no] { $door }の扉の{ $side }側に錠がかかります。
    }
museum-effect-lock_choice =
    { $until ->
        [yes] 神官が部屋の扉を{ $n }か所まで選び、次の正時まで錠をかけます。
       *[no] 神官が部屋の扉を{ $n }か所まで選び、錠をかけます。
    }
museum-effect-unlock = { $door }の扉の錠がなくなります。
museum-effect-fire = { $squares }で火が出ます。
museum-effect-fire_room = { museum-area }の扉のそばで火が出ます（{ $n }マスまで）。
museum-effect-extinguish = { $squares }の火が消えます。
museum-effect-message = 「{ $text }」
museum-effect-event = 「{ $event }」が起こります。
museum-effect-place = { $squares }に{ $item }が置かれます。
museum-effect-place_random_room = どこかの部屋に{ $item }が置かれます。
museum-effect-open_exit = 出口{ $squares }が開きます。
museum-effect-close_exit = 出口{ $squares }が閉じます。
museum-effect-activate = 新しい目標：{ $objective }
museum-effect-restock = 各自販機にドリンクが{ $n }本補充されます。
museum-effect-modifier =
    { $rounds ->
        [0] 次の正時まで：{ museum-modifier }。
       *[other] { $rounds }ラウンドの間：{ museum-modifier }。
    }
museum-effect-extra_move = 神官がダイスで{ $n }回余分に動きます。
museum-effect-drop_choice = トイレ以外で立っている人間側は、全員アイテムを1つずつ落とします。
museum-effect-move_priest = 神官のプレイヤーが、神官を次のどれかに置きます：{ $squares }。
museum-rule =
    { $key ->
        [ghost_move] 神官はカードではなくチェスダイスで動きます。
        [human_actions] 手番のアクション数：{ $value }
        [steps_per_move] 1回の移動の歩数：{ $value }
        [inventory_slots] 持てる枠：{ $value }
        [toilet_capacity] トイレに入れる人数：{ $value }
        [wounded_rounds] 負傷から死ぬまでのラウンド数：{ $value }
        [death] 死者は盤から去り、幽霊になりません。
        [vending_stock] 最初の自販機のドリンク：{ $value }
        [max_chaneques] チャネケの最大数：{ $value }
        [max_tzitzimitl] ツィツィミトルの最大数：{ $value }
        [human_attacks]
            { $value ->
                [none] 人間は人間を攻撃できません。
               *[opposing] 人間は相手側の人間だけを攻撃できます。
            }
       *[lifts] エレベーターは動きません。
    }

# 出来事
museum-event-begins = 「{ $mission }」が始まります。
museum-event-character =
    { $self ->
        [yes] あなたは{ NAME("museum-person", $human) }を担当します。
       *[no] { $actor }は{ NAME("museum-person", $human) }を担当します。
    }
museum-event-secret = { museum-who }の秘密の目標は「{ $secret }」（知っているのはあなただけ）。
museum-event-hand = 新しい幽霊の手札：{ museum-hand-pawn }{ museum-hand-king }{ museum-hand-knight }{ museum-hand-rook }{ museum-hand-bishop }{ museum-hand-queen }。
museum-event-event_hand = 神官はイベント「{ museum-card }」を引きました。
museum-event-round = { $time }：第{ $round }ラウンドが始まります。
museum-event-clock-round = { $time }：第{ $round }ラウンドが始まります。
museum-event-turn = { museum-who }の番です。
museum-event-stepped = { museum-who }は{ $square }へ進みました。
museum-event-rode = { museum-who }はエレベーターで{ $start }から{ $square }へ行きました。
museum-event-unlocked =
    { $key ->
        [1] { museum-who }は鍵で{ $door }の扉を開けました。
       *[0] { museum-who }は内側から{ $door }の扉の錠を開けました。
    }
museum-event-left = { museum-who }は{ $square }から博物館を出ました。
museum-event-took = { museum-who }は{ museum-an-item }を取りました。
museum-event-dropped = { museum-who }は{ $square }で{ museum-an-item }を手放しました。
museum-event-found = { $square }に{ museum-an-item }がありました。
museum-event-vended = { museum-who }は自販機からドリンクを取りました（残り{ $stock }本）。
museum-event-drank = { museum-who }は{ NAME("museum-person", $patient) }にエナジードリンクを使いました。
museum-event-rolled = { museum-who }は{ $steps }を出しました：{ $steps }歩まで歩けます。
museum-event-bandaged = { museum-who }は{ NAME("museum-person", $patient) }に救急箱を使いました。
museum-event-healed = { museum-who }の体力が{ $hp }になりました。
museum-event-revived = { museum-who }は体力{ $hp }で立ち上がりました。
museum-event-sheltered = { museum-who }はヘンルーダをまきました：第{ $round }ラウンドの終わりまで{ museum-area }には何も入れません。
museum-event-shielded = { museum-who }は{ NAME("museum-person", $patient) }をこのラウンド、ヘンルーダで守ります。
museum-event-offered = { museum-who }は{ NAME("museum-person", $partner) }に交換を申し出ました。
museum-event-gave = { museum-who }は{ NAME("museum-person", $partner) }に{ museum-an-item }を渡しました。
museum-event-refused = { NAME("museum-person", $partner) }は{ NAME("museum-person", $human) }との交換を断りました。
museum-event-performed = { museum-who }はタスク「{ $objective }」を行いました。
museum-event-shot = { museum-who }は{ $square }から{ $goal }を撃ちました。
museum-event-shot_down = { museum-attacker }は撃たれて消えました。
museum-event-assaulted = { museum-who }は{ museum-an-item }で{ museum-target }を襲いました。
museum-event-attacked = { museum-attacker }が{ $square }を攻撃します。
museum-event-defended = { museum-who }は{ museum-an-item }で身を守ります。
museum-event-warded = { museum-who }は{ museum-an-item }で攻撃を打ち消しました。
museum-event-fought = { museum-who }の目は{ $defence }、攻撃側は{ $attack }。
museum-event-repelled = { museum-who }は相手を退けました。
museum-event-hurt = { museum-who }は傷を負いました：残り体力{ $hp }。
museum-event-turned =
    { $on ->
        [1] { museum-who }のロザリオが表になりました。
       *[0] { museum-who }のロザリオが裏になりました。
    }
museum-event-worn =
    { $wear ->
        [0] { museum-who }の{ museum-item }はなくなりました。
       *[other] { museum-who }の{ museum-item }は残り{ $wear }回です。
    }
museum-event-fell = { museum-who }は負傷して{ $square }に倒れました。
museum-event-stunned = { museum-who }は{ $square }で気絶しました。
museum-event-stood = { museum-who }は{ $square }で立ち上がりました。
museum-event-died = { museum-who }は{ $square }で死にました。
museum-event-changed =
    { $self ->
        [yes] あなたは幽霊側になりました。
       *[no] { $actor }は幽霊側になりました。
    }
museum-event-burnt = { museum-who }は{ $square }でやけどをしました。
museum-event-doused = { museum-who }は{ $square }の火を消しました。
museum-event-fire =
    { $on ->
        [1] { $square }で火が出ました。
       *[0] { $square }の火が消えました。
    }
museum-event-card = 神官はカードを出しました：{ museum-chess }。
museum-event-die = { museum-ghost }のチェスダイス：{ museum-chess }。
museum-event-glided = { museum-ghost }は{ $start }から{ $square }へ動きました。
museum-event-stayed = { museum-ghost }は動けません。
museum-event-put = 幽霊神官が{ $square }に現れました。
museum-event-spawned = { museum-attacker }が{ $square }に現れました。
museum-event-prowled = { museum-attacker }が{ $start }から{ $square }へ来ました。
museum-event-vanished = { museum-attacker }は消えました。
museum-event-clock = { $time }になりました。
museum-event-hour = 時計が正時を打ちます。
museum-event-event = イベント：「{ museum-card }」。
museum-event-message = 「{ $text }」
museum-event-locked =
    { $hour ->
        [1] { $door }の扉の{ $square }側に、次の正時まで錠がかかりました。
       *[0] { $door }の扉の{ $square }側に錠がかかりました。
    }
museum-event-opened = { $door }の扉の錠がなくなりました。
museum-event-exit =
    { $on ->
        [1] 出口{ $square }が開きました。
       *[0] 出口{ $square }が閉じました。
    }
museum-event-active = 新しい目標：「{ $objective }」。
museum-event-done = 達成：「{ $objective }」。
museum-event-stocked = 各自販機にドリンクが{ $count }本補充されました。
museum-event-placed = { $square }に{ museum-an-item }が置かれました。
museum-event-modifier =
    { $round ->
        [0] 次の正時まで：{ museum-modifier }。
       *[other] 第{ $round }ラウンドの終わりまで：{ museum-modifier }。
    }
museum-event-ceased = 終了：{ museum-modifier }。
museum-event-extra = 神官は{ $count }回余分に動きます。
museum-event-secrets =
    { $held ->
        [1] { museum-who }の秘密の目標は「{ $secret }」で、達成しました：味方が勝っていれば完全勝利です。
       *[0] { museum-who }の秘密の目標は「{ $secret }」で、達成できませんでした。
    }
museum-event-over =
    { $side ->
        [humans] 人間側の勝ちです。
       *[ghost] 幽霊側の勝ちです。
    }

# 選択：入力する言葉
museum-verb-char = 担当
museum-verb-step = 進む
museum-verb-douse = 消火
museum-verb-ride = 乗る
museum-verb-heal = 手当て
museum-verb-shelter = 部屋
museum-verb-shield = 守る
museum-verb-hand = 渡す
museum-verb-shoot = 撃つ
museum-verb-attack = 襲う
museum-verb-task = タスク
museum-verb-leave = 出る
museum-verb-take = 取る
museum-verb-drop = 置く
museum-verb-end = 終了
museum-verb-stop = 止まる
museum-verb-drink = 飲料
museum-verb-decline = 不要
museum-verb-give = あげる
museum-verb-cancel = やめる
museum-verb-swap = 求める
museum-verb-accept = 承諾
museum-verb-refuse = 断る
museum-verb-defend = 防御
museum-verb-pass = なし
museum-verb-done = 終える
museum-verb-card = カード
museum-verb-to = へ
museum-verb-event = イベント
museum-verb-bolt = 施錠

# 選択：種類ごとの見出し
museum-list-char = 担当する
museum-list-step = 進む
museum-list-douse = 消火器を持って進む
museum-list-ride = エレベーターで行く
museum-list-heal = 手当てする
museum-list-shelter = この部屋にヘンルーダをまく
museum-list-shield = ヘンルーダで守る
museum-list-hand = アイテムを渡す相手
museum-list-shoot = 撃つ
museum-list-attack = 襲う
museum-list-task = タスク
museum-list-leave = 博物館を出る
museum-list-take = 取る
museum-list-drop = 置く
museum-list-end = 手番を終える
museum-list-stop = 歩くのをやめる
museum-list-drink = ドリンクを取る
museum-list-decline = 取らない
museum-list-give = 渡す
museum-list-cancel = やめておく
museum-list-swap = 代わりに求める
museum-list-accept = 承諾する
museum-list-refuse = 断る
museum-list-defend = 身を守る
museum-list-pass = 守らない
museum-list-done = これで終わり
museum-list-card = カード
museum-list-to = 移動先
museum-list-event = イベント
museum-list-bolt = 錠をかける

# 選択を言葉で
museum-choice-char = { NAME("museum-person", $human) }を担当する
museum-choice-step = { museum-way }へ進む
museum-choice-douse = { $slot }を持って{ museum-way }へ進む
museum-choice-ride = エレベーターで{ $square }へ行く
museum-choice-heal = { NAME("museum-person", $human) }に{ $slot }を使う
museum-choice-shelter = この部屋に{ $slot }をまく
museum-choice-shield = { NAME("museum-person", $human) }を{ $slot }で守る
museum-choice-hand = { NAME("museum-person", $human) }にアイテムを渡す
museum-choice-shoot = { museum-target }を撃つ
museum-choice-attack = { $slot }で{ NAME("museum-person", $human) }を襲う
museum-choice-task = タスク「{ $objective }」を行う
museum-choice-leave = 博物館を出る
museum-choice-take = { $place }を取る
museum-choice-drop = { $slot }を置く
museum-choice-end = 手番を終える
museum-choice-stop = 歩くのをやめる
museum-choice-drink = ドリンクを取る
museum-choice-decline = ドリンクを取らない
museum-choice-give = { $items }を渡す
museum-choice-cancel = 受け渡しをやめる
museum-choice-swap = 代わりに求める：{ $items }
museum-choice-accept = 交換を承諾する
museum-choice-refuse = 交換を断る
museum-choice-defend = { $slot }で身を守る
museum-choice-pass = 身を守らない
museum-choice-done = ここで終える
museum-choice-card = { museum-chess }を出す
museum-choice-to = { $square }へ動く
museum-choice-event = イベント「{ museum-card }」を出す
museum-choice-bolt = { $door }の扉の{ $square }側に錠をかける

# 質問
museum-ask-character = 担当するキャラクターを選んでください。
museum-ask-turn = アクションを選ぶか、手番を終えてください。
museum-ask-walk = 歩き続けるか、止まってください。
museum-ask-vend = 自販機のドリンクを取りますか。
museum-ask-give = 渡すアイテムを選んでください。
museum-ask-swap = 代わりに求めるアイテムを選んでください。
museum-ask-consent = この交換を承諾しますか。
museum-ask-defence = 攻撃です：守り方を選ぶか、そのまま受けてください。
museum-ask-duel = 襲われています：武器で応じますか。
museum-ask-recover = 拾い直すアイテムを選んでください。
museum-ask-card = 神官を動かすカードを選んでください。
museum-ask-ghost = 幽霊の移動先を選んでください。
museum-ask-event = この正時のイベントを選んでください。
museum-ask-locks = 錠をかける扉を選ぶか、終えてください。
museum-ask-lose = かじかむ手：落とすアイテムを選んでください。
museum-ask-put = 神官が現れるマスを選んでください。

# その根拠となる条項
museum-why-character = M-004、M-006：まだ誰も選んでいない人間側のキャラクター。同じ番号の2人は選べません。
museum-why-turn = M-050〜M-066：手番に2アクション：移動、アイテムを使う、受け渡し、射撃、人間への攻撃、タスク、脱出。取ることと置くことは自由です。
museum-why-walk = M-056、M-080〜M-090：壁のない隣のマスへ1歩ずつ。止まるか歩き続けます。間にできるのは取ることと置くことだけです。
museum-why-vend = M-074：自販機のマスに歩いて入り、枠が空いていれば、ドリンクを1本取れます。
museum-why-give = M-059〜M-063：1つ以上。受け渡しの後、双方の枠に収まること。弾は1発ずつ渡せます。
museum-why-swap = M-061、M-062：求めたあと、双方の枠に収まること。断られた相手には、この手番は贈ることしかできません。
museum-why-consent = M-062：交換には相手の同意が必要です。
museum-why-defence = M-143〜M-150：武器1つ、お守り、または表のロザリオ。1つの守りがマスの全員に効きます。
museum-why-duel = M-158：使える自分の武器1つ、またはなし。
museum-why-recover = M-163：立ち上がった人は、枠の許すかぎりその場のアイテムを拾えます。
museum-why-card = M-184：手札のうち、動けるカード1枚。
museum-why-ghost = M-102、M-174、M-181〜M-183：そのチェスの駒の動きで1マス以上。止まることを禁じられたトイレには止まれず、ヘンルーダの部屋には入ることも横切ることもできません。
museum-why-event = M-223：手元のイベント1枚。
museum-why-locks = EV-02：錠のない部屋の扉。錠は廊下側に、部屋と部屋の間ならどちら側でも。
museum-why-lose = EV-08：手放せるアイテム1つ。
museum-why-put = 5.5：イベントが示すマスのどれか。トイレとヘンルーダの部屋は除きます。

# それができない理由
museum-not-actions = もうアクションが残っていません。
museum-not-finished = この手番の移動は終わりました。エレベーターに着くと終わります（M-090）。
museum-not-wall = そこには壁があります。
museum-not-floors = エレベーターは歩いて通れません。そのマスで手番を始めると乗れます（M-091）。
museum-not-locked = 扉のこちら側に錠があり、{ NAME("museum-person", $human) }は鍵を持っていません（M-083）。
museum-not-locked-bonus = 扉のこちら側に錠があります。鍵が使えるのは移動アクションだけで、ドリンクの歩みでは使えません（M-085）。
museum-not-full = そのトイレは満員です（M-100）。
museum-not-ride = 手番をエレベーターで始め、まだ動いていない人だけが乗れます（M-091）。
museum-not-lifts-off = いまエレベーターは動いていません。
museum-not-room = 空いている枠がありません（M-070）。
museum-not-face-down = それが何か、まだ誰も知りません。
museum-not-nothing-there = ここにそんなアイテムはありません。
museum-not-carry = 警備員は展示品も心臓も持てません（M-075）。
museum-not-again = この手番に置いた物は、同じ手番には拾えません（M-055）。
museum-not-bound = 警棒は持ち主から離せません（M-071）。
museum-not-empty-slot = その枠は空です。
museum-not-use = そのアイテムはそのようには使えません。
museum-not-reach = { museum-who }には手が届きません（M-058）。
museum-not-side = アイテムを使えるのは味方に対してだけです（D-36）。
museum-not-here = { museum-who }はこのマスにいません（M-157）。
museum-not-weapon = それはいま使える武器ではありません（M-144）。
museum-not-shots = いまは誰も撃てません。
museum-not-pistol = 拳銃と弾が必要です（M-154）。
museum-not-line = 的が射線上にありません（M-155）。
museum-not-haunted = この部屋に霊がいるか、ここは部屋ではありません（M-173）。
museum-not-task-inactive = そのタスクはまだできません。
museum-not-task-place = そのタスクはここではできないか、必要な物が足りません（M-064）。
museum-not-exit = ここは出口ではありません（M-065）。
museum-not-exit-closed = この出口は閉じています（M-065）。
museum-not-card = そのカードは手札にありません。
museum-not-toilet = 幽霊はトイレでは止まれません（M-102）。
museum-not-rue = ヘンルーダがその部屋を守っています（M-174）。
museum-not-chess = { museum-chess }はそこへは動けません（M-182）。
museum-not-door = その扉にはもう錠があるか、部屋の扉ではありません（EV-02）。

museum-rules =
    博物館の一夜、人間最大4人が幽霊神官に立ち向かいます。人間は時間切れの前に
    ミッションの目標を果たします。立っている人間がいなくなれば、その場で幽霊の
    勝ちです。
    1ラウンドは8つの番：キャラクター1〜4、警備員、神官、手下の霊、時計（10分）。
    人間は手番に2アクション：移動（2歩まで）、アイテムを使う、受け渡し、射撃、攻撃、
    タスク、脱出。取ることと置くことは自由です。エレベーターに着くと移動は終わり、
    そこで手番を始めれば乗れます。錠は錠のある側から鍵で開けます。トイレでは
    誰も攻撃されません（2人まで）。
    神官はチェスの駒のように壁をすり抜けて動きます。1時間に6枚のカードを1枚ずつ
    使い、通ったマスと止まったマスをすべて攻撃します。守りは1つでマスの全員に
    効きます：武器（ダイスの大きいほうが勝ち）、お守り、表のロザリオ。守れなければ
    全員が体力を1失います。体力が0になると負傷して倒れ、ドリンクか救急箱で助けられない
    と3ラウンド後に死んで幽霊になります。正時ごとに何かが起こります。

# --- 端末の盤
museum-terminal-head = { $time }／{ $limit }まで · 第{ $round }ラウンド／{ $rounds }
museum-terminal-slot =
    { $slot ->
        [0] 準備
        [6] 神官
        [7] 手下の霊
        [8] 時計
       *[other] キャラクター{ $slot }
    }
museum-terminal-actions = { $actions }アクション
museum-terminal-steps = { $steps }歩
museum-terminal-finished = 移動終了
museum-all-leave = 立っている人は全員、外に出ること。
museum-terminal-objectives = 目標
museum-terminal-all = 全員
museum-terminal-later = あとで
museum-terminal-secret = 秘密
museum-terminal-held = 達成
museum-terminal-missed = 未達成
museum-terminal-hand = 幽霊の手札
museum-terminal-left = まだ出る可能性がある幽霊カード
museum-terminal-played = 使用済み
museum-terminal-die = 神官はチェスダイスで動きます
museum-terminal-extra = 余分な移動：{ $count }
museum-terminal-held-events = 手元のイベント
museum-terminal-deck = これから来るイベント
museum-terminal-modifiers = いま
museum-terminal-until = { $modifier }（第{ $round }ラウンドまで）
museum-terminal-rued = { $area }にヘンルーダ（第{ $round }ラウンドまで）
museum-terminal-wounded = 負傷、第{ $round }ラウンドに死亡
museum-terminal-stunned = 第{ $round }ラウンドまで気絶
museum-terminal-dead = いまは幽霊
museum-terminal-gone = 脱出した
museum-terminal-rue = ヘンルーダに守られている
museum-terminal-nothing = なし
museum-terminal-on = 表
museum-terminal-off = 裏
museum-terminal-face-down = 裏向きのアイテム
museum-terminal-fire = 火
museum-terminal-threat = 神官が次にここを襲うかもしれない
museum-terminal-strike = { $attacker }が{ $square }を攻撃：{ $targets }
museum-terminal-glide = { $ghost }（{ $square }）：{ $chess }
museum-terminal-offer = { $human }が渡す：{ $gives }
museum-terminal-wish = { $partner }に求める：{ $asks }
museum-terminal-floor-items = 床
museum-terminal-locks = 錠
museum-terminal-machines = 自販機
museum-terminal-exits = 出口
museum-terminal-open = 開
museum-terminal-closed = 閉
museum-terminal-legend = 1 立っている · ₁ 倒れている · ¹ 幽霊 · Ω 神官 · & チャネケ · § ツィツィミトル · * アイテム · ? 裏向きのアイテム · ^ 火 · x 開いた出口 · - 閉じた出口 · v 自販機 · : 扉 · # 錠 · = 階段 · % エレベーター
museum-terminal-colon = ：
museum-terminal-comma = 、

# --- ブラウザーの盤
museum-board-comma = 、
museum-board-colon = ：
museum-board-plan = 博物館のマス目
museum-board-in-words = 言葉で見る博物館
museum-board-nobody = 人も物もありません。
museum-board-mini = 4つの階の縮図
museum-board-floors = 階
museum-board-all = 全体
museum-board-panes = ボードの部分
museum-board-pane-plan = 見取り図
museum-board-pane-people = 人物
museum-board-pane-night = 今夜
museum-board-choices-here = ここで選べます
museum-board-threat = 神官の届く所
museum-board-threat-question = 神官が次に襲えるマス
museum-board-mission = ミッション
museum-board-booklet = ミッションを読む
museum-board-hint = おすすめ
museum-board-back = 戻る

# マスとその上にあるもの
museum-board-feature =
    { $feature ->
        [stairs] 階段
        [emergency] 非常階段
       *[entrance] 正面玄関
    }
museum-board-machine =
    { $stock ->
        [0] 自販機、売り切れ
       *[other] 自販機、残り{ $stock }本
    }
museum-board-exit =
    { $open ->
        [yes] 出口、開いている
       *[no] 出口、閉まっている
    }
museum-board-exit-mark =
    { $open ->
        [yes] 開
       *[no] 閉
    }
museum-board-fire = 火
museum-board-face-down = 裏向きのアイテム
museum-board-seats = 人間側が先の席、幽霊側が最後の席です。「影の泥棒たち」を4人か5人で遊ぶときは、最後の2席が幽霊側です。自作のミッションでは、席順はそのファイルで決まります。
museum-board-door = { $one }と{ $two }
museum-board-door-between = { $one }と{ $two }の間
museum-board-corridor = 廊下
museum-board-door-to =
    { museum-way }に{ $state ->
        [open] 扉
        [locked] こちら側に錠のある扉
       *[inside] 向こう側に錠のある扉
    }
museum-board-locked = { $door }の間の扉に錠
museum-board-threatened = 神官が襲うかもしれません
museum-board-rued = { $area }：第{ $round }ラウンドの終わりまで霊は入れません
museum-board-may-step = ここへ1歩進めます
museum-board-may-walk = アクション{ $actions }回でここへ行けます
museum-board-may-ride = エレベーターでここへ行けます
museum-board-may-to = 幽霊がここへ動けます
museum-board-may-bolt = こちら側に錠をかけられます

# 人物
museum-board-yours = あなたの人物
museum-board-of-seat = { $name }の人物
museum-board-hp = 体力{ $hp }／{ $most }
museum-board-wounded = 負傷
museum-board-wounded-until = 負傷、第{ $round }ラウンドに死亡
museum-board-stunned = 気絶
museum-board-stunned-until = 気絶、第{ $round }ラウンドに起き上がる
museum-board-minion = しもべの幽霊になった
museum-board-gone = 館の外に出た
museum-board-under-rue = ヘンルーダに守られている
museum-board-slot = 手番{ $number }
museum-board-carries = { $human }の持ち物
museum-board-empty-hands = 何も持っていない
museum-board-slot-empty = 空き
museum-board-bound = 手放せない
museum-board-rosary =
    { $on ->
        [yes] 表
       *[no] 裏
    }
museum-board-shots = { $count }発
museum-board-uses = あと{ $count }回
museum-board-ticked = { $count }個を選択
museum-board-character = 手番{ $number }、体力{ $hp }、{ $item }

# 今夜
museum-board-setup = 最初のラウンドの前
museum-board-round = 第{ $round }ラウンド／{ $rounds }
museum-board-aims = 目標
museum-board-of = { $count }／{ $need }
museum-board-need-all = 全員
museum-board-done = 達成
museum-board-not-yet = まだ
museum-board-secret = 秘密。知っているのはあなただけ
museum-board-secret-of = { $human }の秘密：
museum-board-held =
    { $held ->
        [yes] 達成
       *[no] 未達成
    }
museum-board-in-force = 今だけの決まり
museum-board-until =
    { $round ->
        [0] 次の正時まで
       *[other] 第{ $round }ラウンドの終わりまで
    }
museum-board-ghost-deck = この1時間の幽霊カード
museum-board-deck =
    { $played ->
        [0] 9枚のうち6枚が手札。まだ使われていない
       *[other] { $played }枚が使われ、あと{ $left }枚出る可能性がある
    }
museum-board-hand = 手札{ $count }枚
museum-board-die = 神官はチェスのダイスで動きます。
museum-board-extra = 追加の移動があと{ $count }回
museum-board-cards-left =
    { $count ->
        [0] もう出ない
       *[other] まだ{ $count }枚出る可能性がある
    }
museum-board-cards-held = 手札に{ $count }枚
museum-board-events = イベント
museum-board-events-mode =
    { $mode ->
        [hand] 神官が3枚を持ち、正時ごとに1枚を使います。
       *[draw] 正時ごとに1枚引きます。
    }山札は残り{ $count }枚。
museum-board-events-hand = 神官の手元
museum-board-events-shown = 出たもの

# 選択肢
museum-board-actions =
    { $actions ->
        [0] アクションは残っていない
       *[other] 残りアクション{ $actions }回
    }
museum-board-steps =
    { $walk ->
        [bonus] おまけの移動、あと{ $steps }歩
       *[move] あと{ $steps }歩
    }
museum-board-compass = 1歩
museum-board-tap-walk = 光るマスを選ぶと、そこまで歩きます。
museum-board-halt = 歩くのをやめる
museum-board-douse =
    { $on ->
        [yes] 消火器を構えている
       *[no] 消火器を構えて歩く
    }
museum-board-step-lock =
    { $key ->
        [yes] 鍵を1本使う
       *[no] 錠を開ける
    }
museum-board-group =
    { $group ->
        [move] エレベーター
        [use] 使う
        [people] 人に対して
       *[here] この場で
    }
museum-board-drop = 何かを置く
museum-board-do-ride =
    { $floor ->
        [0] 1階へ行く
        [1] 2階へ行く
        [2] 3階へ行く
       *[3] 4階へ行く
    }
museum-board-do-heal = { $item }を{ NAME("museum-person", $human) }に
museum-board-do-shield = { $item }で{ NAME("museum-person", $human) }を守る
museum-board-do-shelter = { $item }で{ $area }を守る
museum-board-do-hand = { NAME("museum-person", $human) }に渡す
museum-board-do-shoot = { $target }を撃つ
museum-board-do-attack = { NAME("museum-person", $human) }を襲う（{ $item }）
museum-board-do-task = { $text }
museum-board-do-take = { $item }を取る
museum-board-do-drop = { $item }を置く
museum-board-do-lose = { $item }を落とす
museum-board-do-to = { $square }
museum-board-do-bolt = { $door }の扉、錠は{ $square }側
museum-board-do-plain =
    { $verb ->
        [leave] 館を出る
        [end] 手番を終える
        [stop] ここで止まる
        [drink] ドリンクを取る
        [decline] 取らない
        [cancel] 渡すのをやめる
        [accept] 応じる
        [refuse] 断る
        [pass] 防がない
       *[done] これでよい
    }
museum-board-tap-square = { $count }マスから選べます。
museum-board-tap-door = 扉のそばの{ $count }マスから選べます。
museum-board-attacked = { $human }が{ $target }を襲う
museum-board-struck = { $entity }が{ $square }を襲う：{ $humans }
museum-board-defence =
    { $item ->
        [amulet] 攻撃を打ち消し、なくなる
        [rosary] 攻撃を打ち消し、裏になる
        [pistol] ダイスで戦う。弾を1発使う
        [truncheon] ダイスで戦う。すり減らない
       *[other] ダイスで戦う。1回分すり減る
    }
museum-board-gives = { $human }が渡すもの
museum-board-asks = { $human }に求めるもの
museum-board-gift = 渡す
museum-board-exchange = 交換を持ちかける
museum-board-tick = 渡すものを1つ以上選んでください。
museum-board-no-room = どちらかの持ち物があふれます。
museum-board-you-get = { $human }がくれるもの
museum-board-you-give = 代わりに求めるもの
museum-board-told-turn =
    { $walk ->
        [no] { $human }は{ $square }にいます。残りアクション{ $actions }回。
       *[other] { $human }は{ $square }にいます。あと{ $steps }歩。
    }
museum-board-told-squares = { $count }マスから選べます。

# ミッションの冊子
museum-board-booklet-facts = { $date }の夜、{ $format }。{ $start }から{ $limit }まで、{ $rounds }ラウンド。
museum-board-booklet-aims = 人間側がすること
museum-board-booklet-need = （必要数：{ $need }）
museum-board-booklet-ghost = 時間が切れるか、立っている人がいなくなれば、幽霊側の勝ちです。
museum-board-booklet-set-up = 準備
museum-board-booklet-picture = 始まりに人や物がどこにあるかを示す見取り図。下の一覧が同じことを伝えます。
museum-board-booklet-place =
    { $count ->
        [1] { $items }：{ $squares }
       *[other] { $items }：{ $squares }のどこかに配る
    }{ $hidden ->
        [yes] （裏向き）
       *[no] {""}
    }
museum-board-booklet-lock = { $door }の扉：錠は{ $square }側
museum-board-booklet-rules = 特別なルール
museum-board-booklet-secrets = 配られる秘密の目標
museum-board-booklet-events = この夜のイベント

# 遊び方
museum-board-howto-rules = ルール
museum-board-howto-lead = 壁を抜ける幽霊のいる博物館に閉じ込められました。今夜の目標を果たし、時間が切れる前に外へ出ましょう。
museum-board-howto-facts = 2〜5人。人間側と幽霊側に分かれて遊びます。
museum-board-howto-house = 1つの館、4つの階
museum-board-howto-house-picture = 見取り図。8×8マスの階が4つ。
museum-board-howto-house-text = 左に1階と2階、右に4階と3階があります。床の模様は階ごとに違います。壁を抜けられない人が階を移る道は、階段とエレベーターだけです。
museum-board-howto-turn = 手番にアクション2回
museum-board-howto-turn-picture = イツェルと、アクション1回、2回で行けるマス。
museum-board-howto-turn-text = アクションは、2歩までの移動、アイテムの使用、受け渡し、射撃、攻撃、タスク、退出のどれかです。物を取る、置くはいつでもできます。光るマスに触れると人物がそこまで歩き、何か起これば止まります。
museum-board-howto-doors = 扉、エレベーター、トイレ
museum-board-howto-doors-picture = 錠のかかった扉。手前に鍵、奥に印章。
museum-board-howto-doors-text = 錠に鍵が要るのは錠のある側からだけで、反対側からは誰でも出られます。エレベーターに入ると移動は終わり、乗るのは次の手番です。トイレの中では誰も傷つかず、2人まで入れます。
museum-board-howto-priest = 神官はチェスの駒のように動く
museum-board-howto-priest-picture = ルークのカードを使った神官。壁を抜けて一直線に進み、ブルーノの上を通る。
museum-board-howto-priest-text = 神官は1時間ごとに9枚のうち6枚を引き、ラウンドに1枚使います。壁も階も神官を止めません。通り道にいる全員を襲いますが、ナイトは着いたマスだけを襲います。
museum-board-howto-attack = 襲われたら
museum-board-howto-attack-picture = ハンマー、お守り、ロザリオを持つレメディオスと、神官。
museum-board-howto-attack-text = そのマスの1人が全員のために防げます。お守りや、表のロザリオは攻撃を打ち消します。武器なら互いにダイスを振り、大きい方の勝ちです。防げなければ、そこにいる全員が体力を1失います。
museum-board-howto-wounds = 負傷
museum-board-howto-wounds-picture = 倒れたブルーノ。救急箱で起き上がるか、しもべの幽霊になる。
museum-board-howto-wounds-text = 体力がなくなると倒れ、持ち物をすべて落とします。そばの人がドリンクか救急箱を使えば起き上がれます。3ラウンドたつと死に、しもべの幽霊となって仲間を襲います。
museum-board-howto-others = 館にいるほかの者
museum-board-howto-others-picture = チャネケ、ツィツィミトル、警備員。
museum-board-howto-others-text = チャネケは一番近い人へ2マス走り、ツィツィミトルは一直線に向かいます。1回襲うと消えます。夜によっては警備員が歩いています。霊は彼を襲わず、彼はどの扉も開けられます。
museum-board-howto-clock = 時計
museum-board-howto-clock-text = 1ラウンドは10分です。正時ごとにイベントが起こり、神官はカードを引き直します。何をいつまでにするかはミッションが教えます。見取り図の横のボタンで読めます。
museum-board-howto-screen = 画面の印
museum-board-howto-sign-near = アクション1回で行けるマス。
museum-board-howto-sign-far = アクション2回で行けるマス。
museum-board-howto-sign-hidden = 裏向きのアイテム。そこに入った人が表にします。
museum-board-howto-sign-threat = この1時間にまだ使われていないカードから、神官が次に襲えるマスを示します。
museum-board-howto-sign-wound = 負傷。数字は残りのラウンド数です。
museum-board-howto-sign-lock = 錠。小さな矢印は、鍵が要る側を指します。

# 読み方：文字どおりのときにできない理由
museum-not-toilet-occupied = 幽霊は人のいるトイレでは止まれません（M-102）。
museum-not-stunned = { museum-who }は気絶しているので、回復させることも物を渡すこともできません（M-167）。

# 説明書が絵に任せているか、書いていないために、私たちが決めたこと
museum-ours = 説明書では、見取り図は絵だけで示され、カードとミッションは箱の中にあります。壁・部屋・扉・階段、登場人物、9枚の幽霊カード、12枚のイベント、3つのミッションは、私たちが作ったものです。
