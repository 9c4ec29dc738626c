# 鍵穴（日本語）。出来事は一文ずつ、行動した人を先に。複数の出来事をつないだ id は、その続きをまとめて伝える。
# `set` と `stands` は今の置き場所を言うだけで、盤を見ればわかるので文はない。
# BS2 のように書く幽霊には $ghost-kind（S・M・L）と $ghost-number、出来事では $ghost-owner と $ghost-yours が付く。

keyhole-title = 鍵穴

# もの
keyhole-piece =
    { $piece ->
        [mirror] 鏡
        [piano] ピアノ
        [armchair] 肘掛け椅子
        [desk] 机
        [trolley] ワゴン
       *[dresser] たんす
    }
keyhole-the-piece = { keyhole-piece }
keyhole-side =
    { $side ->
        [N] 北
        [E] 東
        [S] 南
       *[W] 西
    }
keyhole-the-side = { keyhole-side }側
keyhole-from-side = { keyhole-side }側から
keyhole-the-door = { keyhole-side }側の扉{ $door }
keyhole-size =
    { $size ->
        [S] 小
        [M] 中
       *[L] 大
    }
keyhole-ghost =
    { $ghost-kind ->
        [S] 小幽霊{ $ghost-number }
        [M] 中幽霊{ $ghost-number }
       *[L] 大幽霊
    }
keyhole-whose-ghost =
    { $ghost-yours ->
        [yes]
            { $ghost-kind ->
                [S] あなたの小幽霊{ $ghost-number }
                [M] あなたの中幽霊{ $ghost-number }
               *[L] あなたの大幽霊
            }
       *[no]
            { $ghost-kind ->
                [S] { $ghost-owner }の小幽霊{ $ghost-number }
                [M] { $ghost-owner }の中幽霊{ $ghost-number }
               *[L] { $ghost-owner }の大幽霊
            }
    }
keyhole-whose-victim =
    { $victim-yours ->
        [yes] あなたの小幽霊{ $victim-number }
       *[no] { $victim-owner }の小幽霊{ $victim-number }
    }
keyhole-partner =
    { $partner-kind ->
        [S] 小幽霊{ $partner-number }
        [M] 中幽霊{ $partner-number }
       *[L] 大幽霊
    }
keyhole-made =
    { $made-kind ->
        [M] 中幽霊{ $made-number }
       *[L] 大幽霊
    }
keyhole-points = 移動ポイント{ $cost }

# 家具と幽霊の姿勢
keyhole-face =
    { $face ->
        [0] 立てて
        [1] 仰向け
        [2] 逆さま
        [3] うつぶせ
        [4] 左側を下に
       *[5] 右側を下に
    }
keyhole-yaw =
    { $yaw ->
        [0] 北向き
        [8] 北西向き
        [16] 西向き
        [24] 南西向き
        [32] 南向き
        [40] 南東向き
        [48] 東向き
        [56] 北東向き
       *[other] 左へ{ $yaw }/64回転
    }
keyhole-lean =
    { $lean ->
        [1] 前に傾けて
        [2] 後ろに傾けて
        [3] 左に傾けて
       *[4] 右に傾けて
    }
keyhole-leaning =
    { $lean ->
        [0] { "" }
       *[other] 、{ keyhole-lean }
    }
keyhole-heading =
    { $posture ->
        [N] 頭は北
        [E] 頭は東
        [S] 頭は南
       *[W] 頭は西
    }
keyhole-height =
    { $level ->
        [0] 床の上
       *[other] 高さ{ $level }
    }

# 移動カード
keyhole-card-pieces =
    { $card ->
        [M09] 鏡かピアノ
        [M10] 机かたんす
        [M11] 肘掛け椅子かワゴン
        [M12] 鏡か肘掛け椅子
        [M13] ピアノか机
        [M14] ワゴンかたんす
        [M15] 鏡か机
        [M16] ピアノかワゴン
        [M17] 肘掛け椅子かたんす
        [M18] 鏡かたんす
        [M19] 机かワゴン
        [M20] ピアノか肘掛け椅子
       *[other] 家具なし
    }

# 真夜中の鐘
keyhole-chime =
    { $chime ->
        [C01] 向こう側からも
        [C02] 伏せろ！
        [C03] てんやわんや
        [C04] 魂の映し
        [C05] つかまえた！
        [C06] 踊ろう！
        [C07] 床は溶岩
        [C08] お兄ちゃん
        [C09] コンコン
        [C10] めまい
        [C11] 水晶玉
       *[C12] 見て、手放し
    }
keyhole-chime-text =
    { $chime ->
        [C01] のぞいたあと、鍵穴は反対側の同じ番号の扉へ移り、そこからもう一度のぞきます。
        [C02] 広間の幽霊はみな横になり、このラウンドはそのままです。動いた幽霊も横になります。
        [C03] 横倒しでない家具はすべて横に倒れます。
        [C04] 鏡が広間の中央を向き、各自が控えの小幽霊を1体、その前に置きます。
        [C05] 順番に、右隣の人の小幽霊1体の場所に自分の控えの小幽霊を置きます。いなければ、自分の側から3マス目に置きます。
        [C06] 家具はどれも、いちばん近い扉の前に寄せて置かれます。
        [C07] のぞいたあと、床にいる幽霊はみな控えに戻ります。
        [C08] 順番に、広間にいる自分の幽霊1体を、控えにいる1段階大きい幽霊と入れ替えます。
        [C09] 誰も側を選びません。鍵穴は同じ側にとどまり、スタートプレイヤーがダイスを振って扉を決めます。
        [C10] 広間が回ります。これからは、みな隣の側から入ります。
        [C11] スタートプレイヤーがいまダイスを振り、このラウンドの扉の番号を公開します。
       *[C12] 広間の幽霊はみな、出口へ1マス進むか、そこから出ます。
    }

# 出来事
keyhole-event-begins =
    { $self ->
        [yes] あなたが最初のスタートプレイヤーです。
       *[no] { $actor }が最初のスタートプレイヤーです。
    }
keyhole-event-starts_at = 鍵穴は{ keyhole-the-door }から始まります。
keyhole-event-layout = 家具は配置{ $number }のとおりに並んでいます。
keyhole-event-home =
    { $self ->
        [yes] あなたは{ keyhole-from-side }入ります。
       *[no] { $actor }は{ keyhole-from-side }入ります。
    }
keyhole-event-round =
    { $self ->
        [yes] 第{ $number }ラウンド：あなたから始めます。
       *[no] 第{ $number }ラウンド：{ $actor }から始めます。
    }
keyhole-event-chime =
    { $self ->
        [yes] あなたは鐘「{ keyhole-chime }」を公開しました。{ keyhole-chime-text }
       *[no] { $actor }は鐘「{ keyhole-chime }」を公開しました。{ keyhole-chime-text }
    }
keyhole-event-card =
    { $self ->
        [yes] あなたの移動カード：移動ポイント{ $points }、{ keyhole-card-pieces }。
       *[no] { $actor }の移動カード：移動ポイント{ $points }、{ keyhole-card-pieces }。
    }
keyhole-event-furnished =
    { $self ->
        [yes] あなたは{ keyhole-the-piece }を置きました。
       *[no] { $actor }は{ keyhole-the-piece }を置きました。
    }
keyhole-event-entered =
    { $self ->
        [yes] あなたは{ keyhole-ghost }を{ $cell }に入れました{ $cost ->
            [0] 。
           *[other] ：{ keyhole-points }。
        }
       *[no] { $actor }は{ keyhole-ghost }を{ $cell }に入れました{ $cost ->
            [0] 。
           *[other] ：{ keyhole-points }。
        }
    }
keyhole-event-walked =
    { $self ->
        [yes] あなたは{ keyhole-ghost }を{ $cell }へ動かしました{ $cost ->
            [0] 。
           *[other] ：{ keyhole-points }。
        }
       *[no] { $actor }は{ keyhole-ghost }を{ $cell }へ動かしました{ $cost ->
            [0] 。
           *[other] ：{ keyhole-points }。
        }
    }
keyhole-event-crossed =
    { $self ->
        [yes] あなたの{ keyhole-ghost }が渡り切りました{ $cost ->
            [0] 。
           *[other] ：{ keyhole-points }。
        }
       *[no] { $actor }の{ keyhole-ghost }が渡り切りました{ $cost ->
            [0] 。
           *[other] ：{ keyhole-points }。
        }
    }
keyhole-event-merged =
    { $self ->
        [yes] あなたは{ $cell }で{ keyhole-ghost }と{ keyhole-partner }を合体させました：{ keyhole-made }。
       *[no] { $actor }は{ $cell }で{ keyhole-ghost }と{ keyhole-partner }を合体させました：{ keyhole-made }。
    }
keyhole-event-returned =
    { $self ->
        [yes] あなたの{ keyhole-ghost }が控えに戻りました。
       *[no] { $actor }の{ keyhole-ghost }が控えに戻りました。
    }
keyhole-event-rolled =
    { $self ->
        [yes] あなたは鍵穴のために{ $number }を出しました。
       *[no] { $actor }は鍵穴のために{ $number }を出しました。
    }
keyhole-event-picker =
    { $self ->
        [yes] このラウンドは、あなたが鍵穴の側を選びます。
       *[no] このラウンドは、{ $actor }が鍵穴の側を選びます。
    }
keyhole-event-side =
    { $self ->
        [yes] あなたは{ keyhole-the-side }を選びました。
       *[no] { $actor }は{ keyhole-the-side }を選びました。
    }
keyhole-event-crystal =
    { $self ->
        [yes] あなたは{ $number }を出しました。このラウンド、宿の客は番号{ $number }の扉からのぞきます。
       *[no] { $actor }は{ $number }を出しました。このラウンド、宿の客は番号{ $number }の扉からのぞきます。
    }
keyhole-event-door =
    { $self ->
        [yes] あなたは鍵穴を{ keyhole-the-door }へ移しました。
        [nobody] 鍵穴は反対側、{ keyhole-the-door }へ移ります。
       *[no] { $actor }は鍵穴を{ keyhole-the-door }へ移しました。
    }
keyhole-event-side-door =
    { $self ->
        [yes] あなたは{ keyhole-the-side }を選び、鍵穴は扉{ $door }になりました。
       *[no] { $actor }は{ keyhole-the-side }を選び、鍵穴は扉{ $door }になりました。
    }
keyhole-event-peep = 宿の客が{ keyhole-the-door }からのぞきます。
keyhole-event-seen =
    { $direct ->
        [0] { keyhole-whose-ghost }が鏡に映って見つかりました。
       *[other] { keyhole-whose-ghost }が見つかりました。
    }
keyhole-event-nobody = 誰も見つかりません。
keyhole-event-peep-nobody = 宿の客が{ keyhole-the-door }からのぞきましたが、誰も見つかりません。
keyhole-event-tagged =
    { $self ->
        [yes] あなたは{ keyhole-whose-victim }をつかまえ、{ keyhole-ghost }を代わりに置きました。
       *[no] { $actor }は{ keyhole-whose-victim }をつかまえ、{ keyhole-ghost }を代わりに置きました。
    }
keyhole-event-grew =
    { $self ->
        [yes] あなたの{ keyhole-ghost }が{ keyhole-made }に育ちました。
       *[no] { $actor }の{ keyhole-ghost }が{ keyhole-made }に育ちました。
    }
keyhole-event-skipped =
    { $self ->
        [yes] あなたは鐘の指示を行えません。
       *[no] { $actor }は鐘の指示を行えません。
    }
keyhole-event-die =
    { $self ->
        [yes] ダイスはあなたに渡ります。
       *[no] ダイスは{ $actor }に渡ります。
    }
keyhole-event-over = ゲーム終了です。

# 入力することば
keyhole-verb-home = 自分の側
keyhole-verb-set = 置く
keyhole-verb-leave = そのまま
keyhole-verb-move = 移動
keyhole-verb-exit = 脱出
keyhole-verb-end = 終了
keyhole-verb-stand = 立つ
keyhole-verb-lie = 横になる
keyhole-verb-merge = 合体
keyhole-verb-apart = 別々
keyhole-verb-side = 側
keyhole-verb-tag = つかまえる
keyhole-verb-enter = 入る
keyhole-verb-grow = 育つ
keyhole-verb-routine = おまかせ
keyhole-verb-fuse = 2体合体

# 選択肢の見出し
keyhole-list-home = 自分の側（home）
keyhole-list-set = 置く（set）
keyhole-list-leave = 家具はそのまま（leave）
keyhole-list-move = 移動（move）
keyhole-list-exit = 脱出（exit・必要ポイント）
keyhole-list-end = 手番を終える（end）
keyhole-list-stand = 立つ（stand）
keyhole-list-lie = 横になる（lie）
keyhole-list-merge = 合体の相手（merge）
keyhole-list-apart = 合体しない（apart）
keyhole-list-side = 鍵穴の側（side）
keyhole-list-tag = つかまえる（tag）
keyhole-list-enter = 入る（enter）
keyhole-list-grow = 育つ（grow）
keyhole-list-routine = 残りはおまかせ（routine）
keyhole-list-fuse = 同じマスの2体の合体（fuse）

# 選択肢を文で
keyhole-choice-home = { keyhole-from-side }入る
keyhole-choice-set = { keyhole-the-piece }を{ $x }, { $y }に置く（{ keyhole-yaw }、{ keyhole-face }{ keyhole-leaning }）
keyhole-choice-leave = 家具はそのままにする
keyhole-choice-move = { keyhole-ghost }を{ $cell }へ動かす
keyhole-choice-exit = { keyhole-ghost }を渡り切らせる
keyhole-choice-end = 手番を終える
keyhole-choice-stand = { $sx }, { $sy }に立つ（{ keyhole-height }）
keyhole-choice-lie = { $sx }, { $sy }で横になる（{ keyhole-height }、{ keyhole-heading }）
keyhole-choice-merge = { keyhole-ghost }と合体する
keyhole-choice-apart = 合体しない
keyhole-choice-side = { keyhole-from-side }のぞかせる
keyhole-choice-tag = 右隣の人の小幽霊{ $ghost-number }をつかまえる
keyhole-choice-enter = { $cell }の{ $sx }, { $sy }に入る（{ keyhole-height }）
keyhole-choice-grow = { keyhole-ghost }を育てる
keyhole-choice-routine = 残りはプログラムにまかせる
keyhole-choice-fuse = { keyhole-ghost }と{ keyhole-partner }を合体させる

# 問いかけ
keyhole-ask-home = 自分の幽霊が入る側を選んでください。
keyhole-ask-furnish = 家具を1つ選び、広間に置いてください。
keyhole-ask-furniture = カードの家具のどちらかを動かすか、そのままにしてください。
keyhole-ask-ghosts = 移動ポイントの範囲で幽霊を動かすか、手番を終えてください。
keyhole-ask-spot = 幽霊をマスのどこに置くか選んでください。
keyhole-ask-merge = 自分の幽霊が出会いました。合体させるか、別々のままにするか選んでください。
keyhole-ask-side = 宿の客がのぞく側を選んでください。
keyhole-ask-tag = 右隣の人の小幽霊をつかまえるか、自分の側から3マス目に入ってください。
keyhole-ask-grow = 育つ幽霊を選んでください。
keyhole-ask-arrange = 鐘の指示どおりに家具を置くか、残りをプログラムにまかせてください。

# その根拠となる条項
keyhole-why-home = K-003：ほかの人が選んでいない側を自分の側にします。幽霊はそこから入り、反対側から出ます。
keyhole-why-furnish = K-004・K-025・KG-030：順番に、まだ広間にない家具を1つ、倒れずに収まる所に置きます。
keyhole-why-furniture = K-022〜K-026・KG-030：カードの2つの家具のうち、このラウンドにまだ動いていない1つを動かせます。どちらも動いていれば、ほかの1つを動かせます。倒れずに置ける所なら、広間のどこでも、どの面を下にしても、ほかの家具の上でも、傾けても、幽霊にかぶせても上にのせてもかまいません。
keyhole-why-ghosts = K-030〜K-038：移動ポイントを自分の幽霊に好きなように分けます。1歩ごとに1、入るときと出るときも1です。道をふさぐものはありません。このラウンドに入った幽霊はまだ出られず、止まるマスには空いた場所が必要です。
keyhole-why-spot = K-035・KG-040〜KG-042：幽霊は床、家具の上、下、中のどこかに、底がマスに収まるように立ちます。家具やほかの幽霊と重なることはできません。
keyhole-why-merge = K-081〜K-086：小幽霊2体で中幽霊に、小と中で大幽霊になります。その大きさの幽霊が控えにいなければなりません。できた幽霊はこのラウンドは動けません。
keyhole-why-side = K-050・K-052・K-053：側を決めてからダイスで6つの扉の1つを決めます。いま鍵穴のある側は選べません。
keyhole-why-tag = K-091・K-092・C05：自分の控えの小幽霊が、右隣の人の小幽霊とまったく同じ場所に入り、相手は控えに戻ります。広間にいなければ、自分の側から3マス目の空いた場所に入ります。
keyhole-why-grow = K-091・K-092・C08：広間にいる自分の幽霊1体を、控えにいる1段階大きい幽霊と入れ替えます。同じマスに場所がなければなりません。
keyhole-why-arrange = C03・C04・C06・D-22：鐘を読み上げたあなたが、指示された家具を置きます。C03：どの家具も、いまの場所から2マス以内で、左側か右側を下にして横倒しにします。C04：広間の中央が鏡の正面に来て、間に何もないように、鏡を立てます。C06：どの家具も、いちばん近い扉の前に寄せて置きます。残りはプログラムが決まった手順で置きます。

# その置き方や場所ができない理由
keyhole-not-range = 数が範囲を外れています。
keyhole-not-same = いまとまったく同じです。
keyhole-not-out = 広間からはみ出します。
keyhole-not-over-leaning = 傾いた家具の上にのるか、ぶつかってしまいます。
keyhole-not-unstable = 倒れてしまいます。
keyhole-not-off-floor = 足元が安定しないので、傾けられません。
keyhole-not-no-contact = もたれかかるものに届きません。
keyhole-not-ghost-first = 幽霊か、傾いた家具にもたれることになります。
keyhole-not-too-steep = 近すぎて傾けられません。
keyhole-not-falls-back = 元の向きに倒れて戻ります。もう少し離してください。
keyhole-not-no-place = 上にのっているものの行き場がありません。
keyhole-not-no-level = その高さには立てる所がありません。
keyhole-not-in-piece = 家具がじゃまをしています。
keyhole-not-in-ghost = ほかの幽霊がじゃまをしています。
keyhole-not-not-yours = いまその家具、幽霊、マスは選べません。
keyhole-not-not-as-told = 鐘の指示と違います。

keyhole-rules =
    7体の幽霊を、自分の側から反対側まで、5ラウンドで渡らせます。
    手番ではカードを1枚引きます。家具が2つ描いてあれば、先に1つ動かせます。
    どこへでも、どの角度でも、横倒しでも、重ねても、傾けてもかまいません。
    次にカードの移動ポイントを幽霊に分けます。1歩に1、入るときと出るときに1です。
    道をふさぐものはありませんが、このラウンドに入った幽霊はまだ出られません。
    家具の陰、下、中、上に隠しましょう。
    全員が終えたら、1人が側を選び、ダイスで扉を決め、宿の客が鍵穴から
    のぞきます。鏡に少し映っただけでも、見つかった幽霊は控えに戻ります。
    渡り切った幽霊は小1点、中3点、大5点。最後に広間にいる幽霊は
    小1点、中1点、大2点。点数のいちばん多い人が勝ちです。

# --- 端末の盤
keyhole-terminal-setup = 準備
keyhole-terminal-round = 第{ $round }ラウンド（全{ $rounds }）
keyhole-terminal-merging = 合体
keyhole-terminal-chimes = 真夜中の鐘
keyhole-terminal-no-mirror = 鏡越しは数えない
keyhole-terminal-solid = 幽霊も視線をさえぎる
keyhole-terminal-card = カード：移動ポイント{ $points }
keyhole-terminal-left = 残り{ $points }
keyhole-terminal-deck = あと{ $count }枚
keyhole-terminal-keyhole = 鍵穴：{ keyhole-the-door }
keyhole-terminal-crystal = 水晶玉：扉{ $door }
keyhole-terminal-reserve = 控え
keyhole-terminal-hall = 広間
keyhole-terminal-crossed = 渡り
keyhole-terminal-starter = スタート
keyhole-terminal-moved = このラウンドに移動済み
keyhole-terminal-unplaced = まだ広間にない
keyhole-terminal-entered = このラウンドに入った
keyhole-terminal-still = このラウンドは動けない
# 何の上にあるか。$on は家具、床、またはそれ以外
keyhole-terminal-on =
    { $on ->
        [floor] 床の上
        [mirror] 鏡の上
        [piano] ピアノの上
        [armchair] 肘掛け椅子の上
        [desk] 机の上
        [trolley] ワゴンの上
        [dresser] たんすの上
       *[other] 高い所
    }
# マスの中の場所
keyhole-terminal-spot =
    { $spot ->
        [C] 中央
        [N] 北
        [NE] 北東
        [E] 東
        [SE] 南東
        [S] 南
        [SW] 南西
        [W] 西
       *[NW] 北西
    }
keyhole-terminal-at = { $cell }
keyhole-terminal-lying = 横になっている（{ keyhole-heading }）

# --- the board in the browser
keyhole-board-colon = ：
keyhole-board-comma = 、
keyhole-board-hall = 広間（6×6マス）
keyhole-board-in-words = 広間の様子（文章）
keyhole-board-nobody = 広間に幽霊はいません。
keyhole-board-empty = 何もありません
keyhole-board-hint = ヒント
keyhole-board-may = 選べます
keyhole-board-may-go =
    { $cost ->
        [0] ここへ行けます
       *[other] 移動ポイント{ $cost }でここへ行けます
    }
keyhole-board-may-leave = 移動ポイント{ $cost }でここから出られます
keyhole-board-ghost =
    { $self ->
        [yes]
            { $size ->
                [S] あなたの小幽霊
                [M] あなたの中幽霊
               *[L] あなたの大幽霊
            }
       *[no]
            { $size ->
                [S] { $name }の小幽霊
                [M] { $name }の中幽霊
               *[L] { $name }の大幽霊
            }
    }
keyhole-board-inside = { keyhole-the-piece }の中
keyhole-board-under = { keyhole-the-piece }の下
keyhole-board-home-of =
    { $self ->
        [yes] あなたの側
       *[no] { $name }の側
    }
keyhole-board-keyhole-here = 鍵穴は{ $door }番の扉
keyhole-board-spot = { $cell }、{ $spot }
keyhole-board-side-letter =
    { $side ->
        [N] 北
        [E] 東
        [S] 南
       *[W] 西
    }
keyhole-board-told-sides = 選べる側：{ $sides }。
keyhole-board-told-pieces = 動かせる家具：{ $pieces }。
keyhole-board-told-ghosts =
    { $count ->
        [0] 動ける幽霊はいません。
       *[other] 動ける幽霊は{ $count }体、残りの移動ポイントは{ $points }です。
    }
keyhole-board-told-spots = { $cell }の候補は{ $count }か所です。
keyhole-board-told = 選択肢は{ $count }個です。
keyhole-board-sights = 広間の見かた
keyhole-board-sight-hall = 3D
keyhole-board-sight-top = 真上
keyhole-board-sight-plan = 平面図
keyhole-board-turn-view = 視点を回す
keyhole-board-look-again = もう一度のぞく
keyhole-board-look-through = { keyhole-the-door }からのぞく
keyhole-board-peep = 鍵穴から
keyhole-board-seen = 見つかった
keyhole-board-seen-mirror = 鏡で見つかった
keyhole-board-seen-both = 見つかった（鏡でも）
keyhole-board-seen-count =
    { $count ->
        [0] 誰も見つかりませんでした。
       *[other] { $count }体見つかりました。
    }
keyhole-board-free-look = 結果に関わらないのぞき見
keyhole-board-go-on = 続ける
keyhole-board-next-look = 2回目ののぞき見へ
keyhole-board-points-left = 残りの移動ポイント：{ $points }
keyhole-board-tap-piece = ここか広間で家具を選び、ドラッグして動かしたり、回したり、倒したり、立てかけたりします。
keyhole-board-tap-cell = 広間のマスを選んでください。数字は必要ポイントです。
keyhole-board-tap-entry = マスを選んでください：{ $cells }。
keyhole-board-tap-spot = 輪を選ぶとそこに立ちます。ドラッグすると、マスの中のほかの点も試せます。
keyhole-board-mover =
    { $size ->
        [S] { $cell }の小幽霊
        [M] { $cell }の中幽霊
       *[L] { $cell }の大幽霊
    }
keyhole-board-bring =
    { $size ->
        [S] 小幽霊を入れる
        [M] 中幽霊を入れる
       *[L] 大幽霊を入れる
    }
keyhole-board-bring-back =
    { $size ->
        [S] 渡り終えた小幽霊を戻す
        [M] 渡り終えた中幽霊を戻す
       *[L] 渡り終えた大幽霊を戻す
    }
keyhole-board-leave = 広間を出る（移動ポイント{ $cost }）
keyhole-board-back = 戻る
keyhole-board-levels = 高さ
keyhole-board-headings = 頭の向き
keyhole-board-stand-here = ここにする
keyhole-board-turn = 回す
keyhole-board-turn-left = 左に回す
keyhole-board-turn-right = 右に回す
keyhole-board-steps = 動かす
keyhole-board-step-north = 北へ1歩
keyhole-board-step-east = 東へ1歩
keyhole-board-step-south = 南へ1歩
keyhole-board-step-west = 西へ1歩
keyhole-board-fine = 細かく
keyhole-board-tip = 向き
keyhole-board-lean = 立てかけ
keyhole-board-straight = まっすぐ
keyhole-board-impossible = それはできません。
keyhole-board-also = ほかに{ $count }個一緒に動きます。
keyhole-board-set-down = ここに置く
keyhole-board-put-back = 元に戻す
keyhole-board-menu = 置き方の候補
keyhole-board-menu-before = 前の置き方
keyhole-board-menu-after = 次の置き方
keyhole-board-menu-at = 置き方 { $n }／{ $count }
keyhole-board-menu-own = 候補{ $count }通り
keyhole-board-card =
    { $self ->
        [yes] あなたの移動カード
       *[no] { $name }の移動カード
    }
keyhole-board-moved = 移動済み
keyhole-board-no-furniture = 今回は家具なし
keyhole-board-points-of = 移動ポイント{ $all }のうち残り{ $points }
keyhole-board-chime = このラウンドの鐘
keyhole-board-key = 鍵穴
keyhole-board-crystal = このラウンド、宿の客は{ $door }番の扉からのぞきます。
keyhole-board-setup = 準備中
keyhole-board-round =
    { $deck ->
        [0] ラウンド{ $round }／{ $rounds }。最後のカードが引かれました。
       *[other] ラウンド{ $round }／{ $rounds }。残りのカードは{ $deck }枚。
    }
keyhole-board-home =
    { $side ->
        [N] 北から
        [E] 東から
        [S] 南から
       *[W] 西から
    }
keyhole-board-howto-rules = ルール
keyhole-board-howto-lead = 幽霊たちをこっそりホテルの広間の向こう側へ。誰かが鍵穴からのぞく前に隠れましょう。
keyhole-board-howto-facts = 2〜4人 · 約30分 · 5ラウンド
keyhole-board-howto-aim = 自分の側から向こう側へ
keyhole-board-howto-aim-picture = 真上から見た広間。南側にある自分の扉、床の上の幽霊、北への道。
keyhole-board-howto-aim-text = 自分の側を選びます。小幽霊4体、中幽霊2体、大幽霊1体が扉の向こうで待っています。そこから入り、反対側から出ます。渡り終えた幽霊は安全です。
keyhole-board-howto-card = カードと家具
keyhole-board-howto-card-picture = 数字の7と鏡と机のある移動カード。その横に、回した机。
keyhole-board-howto-card-text = 手番にはカードを1枚引きます。家具が2つ描かれていたら、先にどちらか1つを動かせます。広間のどこへでも、回しても、倒しても、ほかの家具の上でも、立てかけても、幽霊にかぶせてもかまいません。ただし倒れずに安定すること。どの家具も動くのは1ラウンドに1回です。
keyhole-board-howto-move = 幽霊を動かす
keyhole-board-howto-move-picture = そこへ行くのに必要なポイントが書かれた広間のマス。1列目は1、2列目は2、3列目は3。
keyhole-board-howto-move-text = カードの移動ポイントを幽霊たちに自由に分けます。1歩ごとに1、入るのにも出るのにも1使います。道をふさぐものはありません。このラウンドに入った幽霊は、まだ出られません。
keyhole-board-howto-hide = 隠れる
keyhole-board-howto-hide-picture = 机の下の小幽霊、肘掛け椅子の上の幽霊、そして鏡。
keyhole-board-howto-hide-text = 幽霊は、マスの中で空いていればどこにでも立てます。床の上、家具の上、下、中。小幽霊は多くのすき間に入りますが、大幽霊はどこにも入りません。
keyhole-board-howto-peep = 鍵穴から
keyhole-board-howto-peep-picture = 南側の扉の鍵穴と、宿の客に見える範囲。丸見えの幽霊、ピアノの陰の幽霊、鏡の前の幽霊。
keyhole-board-howto-peep-text = 全員の手番が終わると、誰か1人が前回と違う側を選び、ダイスで扉を決めます。直接でも鏡越しでも、少しでも見えた幽霊はみな帰ります。前もって見え方を試すことはできません。
keyhole-board-howto-end = 得点
keyhole-board-howto-crossed = 渡り終えた
keyhole-board-howto-in-hall = 最後に広間にいる
keyhole-board-howto-end-text = 5ラウンドの後、点の多い人の勝ちです。同点なら渡り終えた幽霊の多い人、それも同じなら待っている幽霊の少ない人です。
keyhole-board-howto-merging = 合体あり
keyhole-board-howto-merging-text = 入れるのは小幽霊だけ。同じマスで出会った自分の幽霊2体は、1段階大きい幽霊1体になれます（そのラウンドは休み）。見つかった中・大の幽霊は、自分の列の1マス目に戻るだけです。
keyhole-board-howto-chimes = 真夜中の鐘あり
keyhole-board-howto-chimes-text = 2ラウンド目からは、毎ラウンド鐘で始まります。
keyhole-board-howto-screen = 画面では
keyhole-board-howto-sign-cost = ここへ行けます。数字は必要ポイントです。
keyhole-board-howto-sign-level = 何かの上にいる幽霊。数字は高さ（マス）です。
keyhole-board-howto-sign-image = 手にした家具が落ち着く場所。ドラッグして動かし、ホイールかRで回し、Fで倒し、Lで立てかけ、Enterで置きます。
keyhole-board-howto-sign-refused = その置き方はできません。理由は操作欄に出ます。

# 説明書が絵に任せているか、書いていないために、私たちが決めたこと
keyhole-ours = 説明書では、カードの内訳と家具の一部しか示されていません。移動カードの値と家具の組み合わせ、6つの家具とその形、幽霊・鍵穴・目の大きさ、扉の番号の順、用意された配置は、私たちが決めたものです。
