# ブラウザーのページ（日本語）。卓のページの id は web-table- で始まる。

web-close = 閉じる
web-skip = 本文へ
web-home = Ghostlight のトップへ
web-nav = ページ
web-way-tables = 卓一覧
web-way-rules = ルール
web-way-settings = 設定
web-way-credits = クレジット
web-language = 言語
web-to-front = トップへ
web-to-tables = 卓の一覧へ
web-try-again = もう一度試す

# 見つからないとき
web-problem-no-page-title = ここには幽霊もいません
web-problem-no-page = このアドレスのページはありません。文字が抜けていないか確かめてください。
web-problem-unknown-table-title = その卓は見つかりません
web-problem-unknown-table = コードの打ち間違いか、リンクが途中で切れているのかもしれません。
web-problem-expired-table-title = この卓は閉じられました
web-problem-expired-table = 長いあいだ誰もいませんでした。新しい卓を開いて、そのリンクを送ってください。
web-problem-full-table-title = 席は埋まっています
web-problem-full-table = ほかの卓に加わるか、自分の卓を開いてください。
web-problem-no-watching-title = 扉が閉まっています
web-problem-no-watching = この卓ではもうゲームが始まっていて、観戦はできません。
web-problem-kept-out-title = 退出させられました
web-problem-kept-out = この卓を開いた人があなたを退出させました。ほかの卓に加わることも、自分の卓を開くこともできます。
web-problem-seat-taken-title = その席には先客がいます
web-problem-seat-taken = ひと足先に席が埋まりました。ほかの席が空いているかもしれません。
web-problem-no-server-title = 灯りが消えています
web-problem-no-server = サーバーにつながりません。接続を確かめて、もう一度試してください。進行中のゲームは残っています。
web-problem-other-title = うまくいきませんでした

# 設定
web-settings-as-browser = ブラウザーに合わせる
web-settings-as-system = システムに合わせる
web-settings-palette = テーマ
web-settings-night = 夜
web-settings-day = 昼
web-settings-motion = 動き
web-settings-full = 通常
web-settings-reduced = 控えめ
web-settings-motion-note = 控えめ：コマは動かず、切り替わるように表示されます。
web-settings-sound = 音
web-settings-sound-on = 音を出す
web-settings-sound-note = 石、紙、息の音。音でわかることは、画面でもすべてわかります。
web-settings-volume = 音量
web-settings-kept = 設定はこのブラウザーに保存されます。

# 忘れてもらう
web-forget = このサーバーがあなたについて知っていること
web-forget-known = 名前、このブラウザーのクッキー、遊んだゲーム、卓での発言。頼まれた場合は、復元コード（ハッシュのみ）、ほかの端末、通知を送るブラウザーも。それだけです。ほかの誰にも知らせません。
web-forget-games = 自分のゲームをダウンロード
web-forget-me = 忘れてもらう
web-forget-sure = あなたのことを忘れてもよいですか？
web-forget-what = 名前、クッキー、発言がすべて消えます。進行中のゲームからは席を立ちます。終わったゲームはほかの人のものでもあるので残り、あなたの席は「ゲスト」になります。元には戻せません。

# トップページ
web-lead = 幽霊たちが遊べるように、灯りはともしたまま。
web-sub = 幽霊のボードゲームが4つ、ひとつの卓に。リンクを送って席につくだけで、登録もルールブックもいりません。空いた席にはボットが座ります。見えるのは、その席から見えるものだけです。
web-open-table = 卓を開く
web-code = 卓のコード
web-join = 入る
web-games = ゲーム
web-play = 遊ぶ
web-play-game = 「{ $game }」を遊ぶ
web-how-to = 遊び方
web-rehearsal = 準備中
web-waking = 目覚めています
web-waking-asleep = 眠っています
web-waking-game = { $game }が目を覚ましています
web-waking-failed = ここでは起こせません。理由はサーバーのログにあります。
web-waking-stay = 初回はルールをコンパイルします。このままお待ちください。卓はひとりでに開きます。
web-waking-begins = 目を覚ましたら、すぐにゲームが始まります。
web-waking-meanwhile = 初回はルールをコンパイルします。待つあいだに、下の遊び方をどうぞ。
web-percent = { $percent }%
web-players = { $from }〜{ $to }人
web-comma = {"・"}
web-minutes = { $minutes }分
web-minutes-range = { $from }〜{ $to }分
web-after = 原作：{ $game }（{ $authors }）
web-your-turn-at =
    { $count ->
        [1] 「{ $table }」であなたの番です。
       *[other] { $count }卓であなたの番です。
    }
web-waiting-tables = { $count }卓が参加者を待っています。
web-game-graveyard = 墓地
web-game-town = 町
web-game-keyhole = 鍵穴
web-game-museum = 博物館
web-line-graveyard = 墓を開けよう。のぞいたものを忘れずに。
web-line-town = 6つの建物、5種類の恐怖、長い一夜。
web-line-keyhole = ピアノの陰に隠れて。もうすぐ誰かがのぞく。
web-line-museum = チェスのように動く神官と、館内に閉じ込められた。

# ボット
web-bot-moth = 蛾
web-bot-moth-strength = やさしい
web-bot-moth-manner = いちばん光るものへまっすぐ飛んでいく。
web-bot-owl = フクロウ
web-bot-owl-strength = ふつう
web-bot-owl-manner = 先を読み、何も忘れない。
web-bot-raven = カラス
web-bot-raven-strength = むずかしい
web-bot-raven-manner = 動く前に、頭の中で一夜を遊び尽くす。
web-bots-are-honest = ボットに見えるのは、その席から見えるものだけです。
web-opponents = 相手の数
web-with-friends = 友だちと遊ぶ
web-guest = ゲスト
web-play-table = { $bot }との対戦

# 新しい卓
web-new-game = ゲーム
web-new-seats = 参加者
web-new-count = 席の数
web-new-who = 席{ $seat }に座る人
web-new-open = 空席（リンクを受け取った人）
web-new-me = 自分
web-new-here = この端末を使うほかの人
web-new-bot = ボット：{ $bot }（{ $strength }）
web-new-seat-name = 席{ $seat }の名前
web-new-your-name = あなたの名前
web-new-free = リンクを送ってください。空いている{ $count }席に人かボットが座ったら、卓でゲームを始められます。
web-new-full = 全員そろっています。すぐにゲームが始まります。
web-new-terms = この卓の決まり
web-new-name = 卓の名前
web-new-name-default = { $name }の卓
web-new-visibility = 参加できる人
web-new-link = リンクを知っている人
web-new-public = 誰でも
web-new-watching = 観戦できる
web-new-undo = 手を取り消せる
web-new-undo-note = 隠れた情報が明かされるまで。その後は全員が認めたときだけ。
web-new-practice = 練習
web-new-practice-note = ダイスやカードのあとでも、どの手も取り消せます。記録と結果に練習と書かれます。
web-new-make = 卓を作ってリンクをコピー
web-new-start = ゲームを始める
web-new-copied = リンクをコピーしました。友だちに送ってください。
web-new-not-copied = 卓ができました。ここからリンクをコピーしてください。
web-clock = 持ち時間
web-clock-none = なし
web-clock-move = 1手ごと
web-clock-fischer = ゲーム全体
web-clock-days = 日数
web-clock-move-unit = 秒（1手につき）
web-clock-fischer-start = 分（1人につき）
web-clock-fischer-increment = 秒を1手ごとに追加
web-clock-days-unit = 日（1手につき。ゆっくり遊ぶとき）
web-clock-note = 時間が切れた人はもう勝てません。その席ではボットが続けます。
web-new-more = その他の設定
web-option-number = 数を決める
web-option-choose = 選ぶ…
web-option-change = 選び直す
web-option-picked = { $of }枚中{ $count }枚を選択
web-option-too-few = まず{ $of }枚を選んでください。
web-option-clear = 最初から選ぶ
web-option-done = 決定
web-option-comma = 、
web-option-own = この卓だけのもの
web-option-file = 自分のファイル…
web-option-file-own = 自分のファイル：{ $file }
web-option-file-other = 別のファイルを選ぶ
web-option-file-large = ファイルが大きすぎます。{ $kilobytes }kBまでです。
web-new-faults = 直すところが{ $count }か所あります：
web-option-graveyard-stall_limit = 墓が開かないまま何手番続いたら終わるか（0：制限なし）
web-option-graveyard-reading = ルールブックの読み方（墓地ではどちらも同じです）
web-option-graveyard-reading-letter = 文面どおり
web-option-graveyard-reading-house = これまでの遊び方
web-option-town-variant = ゲーム
web-option-town-variant-standard = 基本
web-option-town-variant-master = 上級（マスター）：ダイスとカードなし、セクションは4つ
web-option-town-edition = 説明書の内容が違うときに従う版
web-option-town-edition-spanish = スペイン語版
web-option-town-edition-japanese = 日本語版
web-option-town-reading = ルールブックの読み方
web-option-town-reading-letter = 文面どおり
web-option-town-reading-house = これまでの遊び方
web-option-town-card_selection = 8枚のアクションカード
web-option-town-card_selection-random = ランダム
web-option-town-card_selection-friendly = やさしい幽霊（はじめての人に）
web-option-town-card_selection-longisland = ロングアイランド（じっくり考えたい人に）
web-option-town-card_selection-chains = 鎖の音（戦いたい人に）
web-option-town-card_selection-brownlady = 茶色の貴婦人（怖がらせたい人に）
web-option-town-card_selection-mirror = 鏡（高得点をねらう人に）
web-option-town-first_player = スタートプレイヤー
web-option-town-first_player-random = ランダム
web-option-town-first_player-number = 席{ $number }
web-option-town-round_limit = 何ラウンドで終わるか（0：制限なし）
web-option-town-map = 町の地図
web-option-town-haunt_values = 建物の出没ポイント
web-option-town-scare_values = 恐怖アクションで得る恐怖ポイント（色ごと）
web-option-town-scare_values-place = { web-option-town-colour }
web-option-town-upgrade_costs = アップグレードにかかる恐怖ポイント（新しい色ごと）
web-option-town-upgrade_costs-place =
    { $place ->
        [1] 緑
        [2] 黄
        [3] 橙
       *[4] 赤
    }
web-option-town-dice = ダイスの面の数（色ごと）
web-option-town-dice-place = { web-option-town-colour }
web-option-town-sp_supply = 恐怖ポイントの総数
web-option-town-sp_supply-unlimited = 無制限
web-option-town-card_costs = カードのコスト
web-option-town-card_data = カードの名前、種類、記号
web-option-town-card_sets = カードの組
web-option-town-defender_roller = 防御側のダイスを振る人
web-option-town-defender_roller-reading = 読み方に従う
web-option-town-defender_roller-opponent = 攻撃側が選んだ相手
web-option-town-defender_roller-bank = 自動（プログラムが振る）
web-option-town-bigger_die = ボーナストークン6で1レベル上げる元
web-option-town-bigger_die-reading = 読み方に従う
web-option-town-bigger_die-section = セクションのレベル
web-option-town-bigger_die-attacker = 攻撃する幽霊のレベル
web-option-town-idle_use = ボーナストークンやカードの効果なしの使用
web-option-town-idle_use-reading = 読み方に従う
web-option-town-idle_use-allowed = できる
web-option-town-idle_use-refused = できない
web-option-town-move_cards = カード23と24のきっかけ
web-option-town-move_cards-action = 移動アクションだけ
web-option-town-move_cards-any = 幽霊のあらゆる移動
web-option-town-card34_ghost = カード34の無料の出没
web-option-town-card34_ghost-edition = 版のとおり
web-option-town-card34_ghost-needed = その色の幽霊が建物に必要
web-option-town-card37_counts = カード37が数えるもの
web-option-town-card37_counts-unit = アクション・トークン・カード1回の合計
web-option-town-card37_counts-gain = 恐怖ポイントを得るたび
web-option-town-bonus_reshuffle = 捨てたボーナストークンを混ぜる時
web-option-town-bonus_reshuffle-draw = 次の1個を引く時
web-option-town-bonus_reshuffle-empty = サプライが空になった時すぐ
web-option-town-card1_mode = カード1「長い影」
web-option-town-card1_mode-modify = 出没の条件をゆるめる
web-option-town-card1_mode-extra = 手番に1回、出没を追加で行う
web-option-town-cap = 1つの建物に入る幽霊の数
web-option-town-cap-usual = いつもの6体（上級は4体）
web-option-town-ghosts_per_colour = 各色の幽霊の数
web-option-town-tokens_per_colour = 各色の幽霊トークンの数
web-option-town-discs_per_player = 1人あたりのアクションディスクの数
web-option-town-start_sp = 最初の恐怖ポイント
web-option-town-bonus_tiles = ボーナストークンの数（種類ごと）
web-option-town-colour =
    { $place ->
        [1] 青
        [2] 緑
        [3] 黄
        [4] 橙
       *[5] 赤
    }
web-option-keyhole-layout = 最初の家具
web-option-keyhole-layout-quick = 6通りの配置のどれかで始める
web-option-keyhole-layout-in_turn = 順番に1つずつ置く
web-option-keyhole-merging = 合体：小さい幽霊が出会うと大きくなる
web-option-keyhole-merging-off = なし
web-option-keyhole-merging-on = あり
web-option-keyhole-chimes = 真夜中の鐘：第2ラウンドから何かが起こる
web-option-keyhole-chimes-off = なし
web-option-keyhole-chimes-on = あり
web-option-keyhole-mirror = 鏡にだけ映った幽霊
web-option-keyhole-mirror-on = 見つかる
web-option-keyhole-mirror-off = 見つからない
web-option-keyhole-solid_ghosts = 前にいる幽霊
web-option-keyhole-solid_ghosts-off = 透けて見える
web-option-keyhole-solid_ghosts-on = 視線をさえぎる
web-option-keyhole-min_visible = 385か所のうち、いくつ見えたら見つかるか
web-option-keyhole-reading = ルールブックの読み方
web-option-keyhole-reading-letter = 文面どおり
web-option-keyhole-reading-house = これまでの遊び方
web-option-keyhole-chime_moves = 鐘で動いた家具（そのラウンド中）
web-option-keyhole-chime_moves-reading = 読み方に従う
web-option-keyhole-chime_moves-count = もう動かせない
web-option-keyhole-chime_moves-free = カードで動かせる
web-option-keyhole-chime_furniture = 鐘で動く家具
web-option-keyhole-chime_furniture-reading = 読み方に従う
web-option-keyhole-chime_furniture-reader = 鐘を読み上げた人が置く
web-option-keyhole-chime_furniture-procedure = プログラムが置く
web-option-keyhole-poses = 家具の置き方
web-option-keyhole-poses-reading = ルールブックの読み方に従う
web-option-keyhole-poses-free = 傾いた家具の下や上、ほかの家具の上から傾けるのも可
web-option-keyhole-poses-strict = 傾けるのは床からだけ、傾いた家具の上下には置けない
web-option-keyhole-merging_pair = 移動のあとに合体できる幽霊
web-option-keyhole-merging_pair-mover = 動いた幽霊ともう1体
web-option-keyhole-merging_pair-any = 同じマスにいる2体ならどれでも
web-option-keyhole-die_passes = のぞいたあと、ダイスを渡す相手
web-option-keyhole-die_passes-picker = 側を選んだ人の左隣
web-option-keyhole-die_passes-starter = スタートプレイヤーの左隣
web-option-museum-mission = ミッション
web-option-museum-mission-first-night = 最初の夜：30分、初めての人に
web-option-museum-mission-thieves-in-the-shadows = 影の泥棒たち：45分、警備員が登場
web-option-museum-mission-heart-under-the-temple = 神殿の下の心臓：90分、秘密の目標あり
web-option-museum-format = 席：人間対幽霊
web-option-museum-format-auto = 席数に合う最初の形式
web-option-museum-ghost_move = 幽霊神官の動き方
web-option-museum-ghost_move-mission = ミッションの指示どおり
web-option-museum-ghost_move-deck = カードで
web-option-museum-ghost_move-die = ダイスで
web-option-museum-events_mode = 正時のイベント
web-option-museum-events_mode-mission = ミッションの指示どおり
web-option-museum-events_mode-draw = 1枚引く
web-option-museum-events_mode-hand = 幽霊が3枚から選ぶ（難しい）
web-option-museum-events_mode-none = なし
web-option-museum-reading = ルールブックの読み方
web-option-museum-reading-letter = 文面どおり
web-option-museum-reading-house = これまでの遊び方
web-option-museum-toilets = 幽霊が止まれない場所（M-102）
web-option-museum-toilets-reading = 読み方に従う
web-option-museum-toilets-occupied = 人のいるトイレ
web-option-museum-toilets-every = すべてのトイレ（手下の霊も入れません）
web-option-museum-wounds = 負傷者を助けられる3ラウンド（M-164）
web-option-museum-wounds-reading = 読み方に従う
web-option-museum-wounds-attacker = 襲った側の手番から数える
web-option-museum-wounds-fall = 倒れた手番から数える
web-option-museum-contact = 霊のいるマスに入った人は（M-141）
web-option-museum-contact-reading = 読み方に従う
web-option-museum-contact-everybody = そのマスの全員を危険にさらす
web-option-museum-contact-newcomer = 自分だけが傷つく
web-option-museum-aid = アイテムを使える、渡せる相手（M-057）
web-option-museum-aid-reading = 読み方に従う
web-option-museum-aid-anybody = 警備員も含めた人間すべて
web-option-museum-aid-own_side = 自分の側の人間だけ

# 卓の一覧
web-tables-mine = 自分のゲーム
web-tables-public = 参加できる卓
web-tables-finished = 終わったゲーム
web-tables-none = いまは誰でも参加できる卓がありません。卓を開くと、ここに表示されます。
web-tables-none-finished = 遊び終えたゲームがここに残ります。
web-tables-download-all = 自分のゲームをすべてダウンロード
web-tables-import = 終わったゲームを読み込む
web-tables-import-note = ここでダウンロードした記録や、ターミナルで保存した記録を読み込めます。どの席からでも見直せます。
web-row-your-turn = あなたの番
web-row-waiting =
    { $count ->
        [0] 開始できます
       *[other] 空席{ $count }席
    }
web-row-playing = 対戦中
web-row-paused = 中断中
web-row-over = 終了
web-row-closed = 閉じた卓
web-row-free = 空席
web-row-bot = ボット
web-row-sit = 席につく
web-row-watch = 観戦
web-row-open = 卓へ
web-row-replay = リプレイ
web-row-log = 記録
web-row-log-of = { $table }の記録をダウンロード
web-row-way = { $way }：{ $table }

# ルール
web-rules-title = { $game }のルール
web-rules-clauses = ルールの全条項
web-rules-search = ルールを検索
web-rules-unfold = すべて開く
web-rules-fold = すべて閉じる
web-rules-in-english = 番号付きのルールは英語のみです。
web-rules-found =
    { $count ->
        [0] 見つかりませんでした。
       *[other] { $count }件見つかりました。
    }

# クレジット
web-credits-lead = Ghostlight は、ゲームを遊ぶための卓です。ここにあるゲームは、それぞれの作者の作品です。
web-credits-games = 気に入ったゲームがあれば、ぜひ市販の製品を手に取ってみてください。独自のアートとコマがあり、手で触れる楽しさがあります。ここではルールを自分たちのことばで説明していて、出版社のアートや文章は使っていません。
web-credits-art-title = 絵と音
web-credits-art = 幽霊も石もカードもアイコンも、すべて Ghostlight のために描いたものです。音は短いプログラムからブラウザーが作り出しています。
web-credits-fonts-title = 書体
web-credits-font = { $font }（{ $author }）
web-credits-program-title = プログラム
web-credits-program = Ghostlight は MIT ライセンスの自由ソフトウェアです。

# 卓のページ
web-table-coming = 卓に入っています…
web-table-no-board = このページは古くなっています。読み込み直してください。
web-table-skip = 操作欄へ
web-table-tools = ツール
web-table-seats = 席
web-table-side = 経過・ヒント・チャット
web-table-prompt = いますること
web-table-tab-table = 卓
web-table-log = 経過
web-table-newest-last = 下ほど新しい
web-table-chat = チャット
web-table-chat-who = 卓のみんなへ
web-table-hint = ヒント
web-table-replay = リプレイ
web-table-menu = メニュー
web-table-undo = 取り消し
web-table-undo-ask = 取り消しを頼む
web-table-rules = 遊び方
web-table-rules-all = ルールの全文
web-table-rules-short = ルール
web-table-why = なぜ？ もとになるルール
web-table-invite = 招待
web-table-language-settings = 言語と設定
web-table-to-day = 昼テーマ
web-table-to-night = 夜テーマ
web-table-sound-on = 音あり
web-table-sound-off = 音なし
web-table-watchers = 観戦{ $count }人
web-table-watcher = 観戦中
web-table-reconnecting = 接続が切れました。つなぎ直しています…
web-table-offline = この端末はオフラインです。卓はあなたを待っています。
web-table-lost = 返事が届く前に接続が切れました。済んでいるか確かめて、まだならもう一度お試しください。
web-table-unread = 新しい発言{ $count }件
web-table-seat-n = 席{ $seat }
web-table-you = あなた
web-table-bot = ボット
web-table-bots = ボット
web-table-bot-is = ボット（{ $strength }）
web-table-to-play = 手番
web-table-at-turn = 手番
web-table-won-mark = 勝ち
web-table-resigned = 降参
web-table-stand-in = ボットが代行中
web-table-away = 離席中
web-table-open = 空席
web-table-points-unit = 点
web-table-days-hours = { $days }日{ $hours }時間
web-table-seconds-left = 残り{ $seconds }秒
web-table-your-turn = あなたの番です。
web-table-title-your-turn = あなたの番
web-table-title-over = ゲーム終了
web-table-to-my-turn = あなたの番です：いまへ戻る
web-table-to-now = いまへ戻る
web-table-to-result = 結果を見る
web-table-looking-back = { $last }手中{ $n }手目を見ています。
web-table-paused = ゲームは中断中です。
web-table-paused-note = 時計は止まっています
web-table-resume = 再開する
web-table-game-ends = 最後の手を表示しています。
web-table-seat-empty = { $name }は空席ですが、手番が回ってきました。
web-table-waits-for-away = { $name }は離席中です。戻るのを待っています。
web-table-away-clock = { $name }は離席中です。時計は動いています。
web-table-let-bot = ボットに任せる
web-table-stand-in-turn = ボットが代わりにプレイしています。
web-table-stand-in-note = 戻るまでボットが代わりにプレイします。
web-table-back = 戻りました
web-table-bot-for-me = ボットに代わってもらえます。いつでも戻れます。
web-table-bot-for-seat = ここをボットに任せる：
web-table-offer-undo = { $name }が自分の最後の手の取り消しを頼んでいます。その後の手もすべて取り消されます。
web-table-offer-undo-mine = 取り消しを頼みました。{ $names }の返事を待っています。
web-table-offer-pause = { $name }が中断を求めています。
web-table-offer-pause-mine = 中断を頼みました。{ $names }の返事を待っています。
web-table-agree = 認める
web-table-decline = 断る
web-table-withdraw = 取り下げる
web-table-you-won = { $points }点であなたの勝ちです。
web-table-you-won-default = ほかに残っている人がいないので、あなたの勝ちです。
web-table-won-default = ほかに残っている人がいないので、{ $names }の勝ちです。
web-table-again = もう一度遊ぶ
web-table-watch-replay = リプレイを見る
web-table-check = シャッフルを確かめる
web-table-promise = 公正さ
web-table-download = 記録をダウンロード
web-table-pause = 中断する
web-table-pause-ask = 中断を頼む
web-table-resign = 降参する
web-table-resign-sure = { $name }はもう勝てなくなり、この席はボットが続けます。取り消せません。
web-table-leave = 席を立つ
web-table-leave-sure = { $name }の席が空き、ほかの人やボットが座れるようになります。
web-table-close = 卓を閉じる
web-table-close-sure = 卓は閉じられ、リンクは使えなくなります。
web-table-people = ここにいる人
web-table-people-note = この卓のプレイヤーと観戦者です。
web-table-people-none = ほかには誰もいません。
web-table-nameless = 名前のない人
web-table-muted = 発言停止中
web-table-sent-away = 退出済み
web-table-mute = 発言を止める
web-table-mute-name = { $name }の発言を止める
web-table-unmute = 発言を許す
web-table-unmute-name = { $name }の発言をまた許す
web-table-kick = 退出させる
web-table-kick-name = { $name }を退出させる
web-table-kick-sure = { $name }は席を失い、あなたがまた入れるようにしないかぎり、この卓には戻れません。
web-table-let-in = また入れる
web-table-act-for = { $act }：{ $name }
web-table-muted-note = この卓を開いた人があなたの発言を止めています。遊ぶことと見ることはできます。
web-table-host-begins = みんなそろいました。卓を開いた人がゲームを始めます。
web-table-ask-to-sit = 座りたいと頼む
web-table-ask-to-sit-note = ゲームはもう始まっています。遊んでいる全員が同意すれば座れます。
web-table-sit-again-note = ここはあなたの席でした。また座れます。
web-table-end = ゲームを閉じる
web-table-end-sure = ゲームはここで終わり、勝者はいません。シードが公開され、リプレイを見られます。
web-table-end-ask-sure = ほかの人にたずねます。全員が同意すれば、ゲームはここで終わり、勝者はいません。
web-table-offer-close = { $name }が、勝者なしでここでゲームを閉じるよう頼んでいます。
web-table-offer-close-mine = ゲームを閉じるよう頼みました。{ $names }の返事を待っています。
web-table-offer-replace = { $other }が長いあいだ決めていません。{ $name }が、そのあいだボットに代わってもらうよう頼んでいます。
web-table-offer-replace-mine = { $other }の代わりにボットがプレイするよう頼みました。{ $names }の返事を待っています。
web-table-offer-join = { $name }が席{ $seat }に座りたいそうです。座ると、その席が知っていることが見えます。
web-table-offer-join-mine = 座りたいと頼みました。{ $names }の返事を待っています。
web-table-idle-due = { $name }が長いあいだ決めていません。戻るまでボットに代わってもらえます。
web-table-idle-warning = みんながあなたを待っています。あと{ $minutes }分で、ボットに代わってもらうことがあります。
web-table-idle-late = みんながあなたを待っています。もうボットに代わってもらうことがあります。
web-table-title-waited-for = みんなが待っています
web-table-result-closed = ゲームは途中で閉じられました。勝者はいません。
web-table-result-abandoned = 誰も戻らなかったので、ゲームは閉じられました。勝者はいません。
web-table-never-mind = やめておく
web-table-closed = この卓は閉じられました
web-table-closed-note = ゲームが始まる前に、卓を開いた人が閉じました。
web-table-say = ひとこと
web-table-send = 送る
web-table-your-name = あなたの名前
web-table-their-name = その人の名前
web-table-name-needed = 名前を入れてください。
web-table-name-to-speak = 発言するときの名前
web-table-name-use = 決定
web-table-hint-honest = あなたに見えるものから
web-table-hint-ask = あなたならどうしますか？
web-table-hint-thinking = 考えています…
web-table-hint-later = 手番になったら聞けます。
web-table-hint-over = ゲームは終わりました。リプレイで見直せます。
web-table-hint-players = ヒントはプレイヤーだけのものです。
web-table-hint-why = 私なら「{ $choice }」。想像した100回のゲームのうち{ $share }回で勝ちました。
web-table-percent = { $share }%
web-table-first = 最初へ
web-table-previous = 1手戻る
web-table-next = 1手進む
web-table-last = 最後へ
web-table-play = ここから再生
web-table-stop = 止める
web-table-decision = { $last }手中{ $n }手目
web-table-decision-live = { $last }手中{ $n }手目（いま）
web-table-decision-slider = 手数
web-table-seen-from = 視点
web-table-from-above = すべて公開
web-table-from-seat = { $name }の視点
web-table-as-watcher = 観戦者の視点
web-table-fair-now = 誰かが席につく前に、サーバーはこのゲームのすべてのシャッフルとダイスのもとになる秘密の数を選び、そのハッシュ値（指紋）を公開しました。プレイヤーのブラウザーもそれぞれ自分の数を同じやり方で約束し、全員が約束してから見せました。だからシャッフルの結果は誰にも選べません。ゲームが終わるとサーバーの数も公開され、すべてを確かめられます。
web-table-fair-over = サーバーは誰かが席につく前に秘密の数を選び、そのハッシュ値（指紋）を公開しました。プレイヤーのブラウザーも、どの数も見せられないうちに自分の数を約束しました。いまはすべてが公開され、確かめられます。
web-table-fair-commitment = ハッシュ値（SHA-256）
web-table-fair-seed = 秘密の数（シード）
web-table-fair-promises = プレイヤーのブラウザーが加えた数
web-table-fair-unkept = 約束されましたが見せられず、その数なしで配られました
web-table-fair-given-up = この前に、数が見せられてから止められたシャッフルが{ $count }回ありました。
web-table-fair-house = このサーバーが記録に署名する鍵
web-table-fair-check = このブラウザーで確かめる
web-table-fair-far = { web-table-fair-steps }まで確かめました…
web-table-fair-good = すべて約束どおりです。このブラウザーが、シードとプレイヤーの数から自分で計算しました：{ web-table-fair-steps }、{ web-table-fair-draws }。
web-table-fair-kept = どの数も、約束されたとおりのものです。
web-table-fair-mine = あなたの数はそのまま使われました。
web-table-fair-bad = 約束どおりではありません。このブラウザーが確かめた範囲：{ web-table-fair-steps }、{ web-table-fair-draws }。
web-table-fair-steps = { $steps }手
web-table-fair-draws = { $draws }回の抽選
web-table-fair-rules = ルールどおりの抽選だったか、そこからこのカードやダイスになったかは、ルールを動かさないとわかりません。それも確かめるには、記録を自分のパソコンで再生するか、サーバーに任せてください：
web-table-fair-copy = コマンドをコピー
web-table-fair-go-over = サーバーでゲーム全体を確かめる
web-table-here = ここで遊ばれたゲームです。このサーバーが記録に署名しています。
web-table-not-here = ここで遊ばれていません
web-table-not-here-note = ここで遊ばれたゲームではありません。このサーバーが署名していないファイルから来た記録です。
web-table-fault-seed = 記録にシードがありません。
web-table-fault-hash = シードがハッシュ値に合いません。
web-table-fault-commitment = このブラウザーに約束されたハッシュ値は別のものでした：{ $promised }
web-table-fault-other-seed = 記録のシードが、卓に示されたものと違います。
web-table-fault-promise = 席{ $seat }が見せた数は、約束したものと違います。
web-table-fault-nonces = シャッフルに使われた数が、見せられたものと違います。
web-table-fault-mine = 席{ $seat }のあなたの数が使われていません：{ $nonce }
web-table-fault-frozen = このブラウザーが数を見せたとき、席{ $seat }は別のものを約束していました。
web-table-fault-given-up = このブラウザーが数を見せた前のシャッフルが{ $count }回あるのに、記録に数えられていません。
web-table-fault-number = { $step }手目は{ $due }手目のはずです。
web-table-fault-draw = { $step }手目：{ $name }は{ $due }のはずですが、記録では{ $outcome }です。
web-table-fault-empty = 記録に手がありません。
web-table-fair-nonces = プレイヤーのブラウザーが加えた値
web-table-fair-same = ハッシュ値は、このブラウザーが最初に見たものと同じです。
web-table-fair-changed = このブラウザーが最初に見たハッシュ値は別のものでした：{ $promised }
web-table-fair-checked = すべて約束どおりでした：{ web-table-fair-steps }、{ web-table-fair-draws }をやり直しました。
web-table-fair-draws-only = 抽選は約束どおりでした：{ web-table-fair-steps }、{ web-table-fair-draws }はすべて秘密の数から出ています。第{ $rules }版のルールは再実行していません。
web-table-fair-fault = 約束どおりではありません：{ $fault }
web-table-pass = { $name }に渡してください
web-table-pass-note = いまから画面を見てよいのは{ $name }だけです。
web-table-pass-open = 私が{ $name }です
web-table-come-in = どうぞ、お座りください。
web-table-full = 席は埋まっています。
web-table-full-watch = このまま観戦できます。ゲームが始まると、ここに盤が現れます。
web-table-full-no-watch = この卓では、始まったあとの観戦はできません。
web-table-waiting-for = 空席があと{ $count }席あります。
web-table-all-here = 全員そろいました。
web-table-start = ゲームを始める
web-table-start-note = 友だちにリンクを送るか、空席をボットに任せてください。
web-table-shuffling = シャッフル中…
web-table-shuffling-note = プレイヤーのページがそれぞれ秘密の数を加えるので、シャッフルの結果は誰にも選べません。
web-table-shuffling-late = { $names }のページを待っています。閉じると、その人の数なしで配られます。
web-table-shuffling-lost = このページは約束した数をなくしました。シャッフルを止めて、もう一度始めてください。
web-table-shuffling-stop = シャッフルを止める
web-table-sit = 座る
web-table-sit-here = ここに座る
web-table-stand-up = 席を立つ
web-table-another-person = この端末を使うほかの人
web-table-hot-seat-note = この端末をいっしょに使います。手番の合間には幕が下ります。
web-table-a-bot = ボット
web-table-bot-change = 強さを変える
web-table-bot-away = 外す
web-table-add-seat = 席を増やす
web-table-remove-seat = 席{ $seat }を減らす
web-table-invite-link = 友だちに送るリンク
web-table-copy = コピー
web-table-copied = コピーしました。
web-table-copy-by-hand = 選択されたリンクをコピーしてください。
web-table-code = またはコード
web-table-terms = この卓の決まり
web-table-clock-none = 時間制限なし。ゆっくり考えられます。
web-table-clock-move = 1手番につき{ $seconds }秒。
web-table-clock-fischer =
    1人{ $minutes }分{ $increment ->
        [0] 。
       *[other] 、手番ごとに{ $increment }秒追加。
    }
web-table-clock-days = 1手番につき{ $days }日。
web-table-undo-yes = 手を取り消せます。
web-table-undo-no = 手は取り消せません。
web-table-practice = 練習
web-table-practice-terms = 練習：どの手も取り消せます。
web-table-watching-yes = 観戦できます。
web-table-watching-no = 観戦はできません。
web-table-public = 誰でも参加できます。
web-table-link-only = リンクを知っている人だけが参加できます。
web-table-option = { $option }：{ $value }

# もう開けない卓
web-kept-title = この卓は開けません
web-kept-running = ゲームは終わっていませんでした。全員が見たことはダウンロードできます。伏せられたものは伏せられたままです。
web-kept-over = ゲームは終わり、語られたことは残っています。
web-kept-untold = ゲームは終わりましたが、その経過は残っていません。記録はダウンロードできます。
web-kept-players = プレイヤー
web-kept-points = { $points }点
web-kept-won = 勝ち
web-kept-last = 最後の手：{ $when }
web-kept-story = 起きたこと

# 説明書が絵に任せているか、書いていないために、私たちが決めたこと
web-ours = 私たちが決めたこと
web-ours-clauses = 判断：
web-ours-options = 変えるには：

## The signature of a log, checked in the browser
web-table-signed-here = このサーバーの署名があります。署名の後、記録は何も変えられず、何も省かれていません。
web-table-signed-elsewhere = 署名はありますが、このサーバーのものではありません。別のサーバーのゲームです。
web-table-signed-nobody = 署名がありません。サーバーが配ったゲームだという証明はありません。
web-table-fault-forged = 署名が合いません。署名の後に記録が変えられたか、偽造されたものです。
## Lessons: a guided first game
web-lesson-learn = 習う
web-lesson-learn-game = 遊びながら{ $game }を習う
web-lesson-learn-first = 初めてですか？ランプの幽霊が最初の手番を案内します。
web-lesson-chapter = 全{ $count }章の第{ $number }章
web-lesson-chapters = 章
web-lesson-chapter-done = { $title }、済み
web-lesson-step = { $count }の{ $number }
web-lesson-coach = ランプの幽霊
web-lesson-try = やってみる
web-lesson-show = 見せて
web-lesson-on = 次へ
web-lesson-mine = 自分でやる
web-lesson-undo = 取り消す
web-lesson-shown = このようにします。自分でやってみるか、次へ進んでください。
web-lesson-strayed = それもできますが、取り消して、光っているところを選びましょう。
web-lesson-glows = 光っているところ：{ $what }
web-lesson-over = 「{ $chapter }」はここまでです。次の章へ進みましょう。
web-lesson-over-all = 最初のゲームに必要なことは、これで全部です。
web-lesson-next = 次：{ $chapter }
web-lesson-play = 最初のゲームを遊ぶ
web-lesson-again = もう一度
web-lesson-leave = レッスンを終える
web-plain-known = わかりました
web-plain-again = 決定ごとにやさしく説明する
## ゲームの終わりと、もう一度

web-end-label = 終わり
web-end-sub = { $points }対{ $other }（{ $second }）
web-end-even = { $points }点ずつ
web-end-ahead = 誰が優勢だったか
web-end-chances = 勝算
web-end-chances-note = 全員に見えていたことから見た勝算
web-end-points = 点数
web-end-points-note = 平均との点差
web-end-axis-ahead = 優勢
web-end-axis-even = 互角
web-end-axis-behind = 劣勢
web-end-which = 曲線が示すもの
web-end-at-start = 開始時
web-end-at-end = 終了時
web-end-after = { $n }手目のあと
web-end-in-round = 第{ $round }ラウンド
web-end-moments = 名場面{ $count }件
web-end-watch = 見る
web-end-watch-that = 見る：{ $title }
web-end-moment-swing = 流れが変わる
web-end-moment-swing-note = { $actor }：{ $before }%から{ $after }%へ
web-end-same = もう一度、同じ席で
web-end-next = もう一度、席を1つずらして
web-end-sides = 陣営を入れ替えて
web-end-join = 席に着く
web-end-to-next = 新しい卓へ
web-end-withdraw = やめておく
web-end-keeps = 席も名前もチャットもそのままです。
web-end-waits = { $names }を待っています。
web-end-asks-same = { $names }がもう一度遊びたがっています。
web-end-asks-next = { $names }が、席を1つずつずらしてもう一度遊びたがっています。
web-end-asks-sides = { $names }が、陣営を入れ替えてもう一度遊びたがっています。
web-end-gone-on = ほかの人は新しい卓に移りました。
web-end-plays = { $name }が{ $other }の席へ
web-end-ready = 準備完了
web-end-bot = ボット
web-end-here = 在席
web-end-away = 不在
web-end-board = 盤面へ
web-end-back = 終幕をもう一度
web-end-picture = 画像を保存
web-end-failed = 内訳を取得できませんでした。
web-tables-result-won = 勝者：{ $names }
web-tables-result-none = 勝者なし
web-tables-kept = あなたの席が取ってあります
web-table-seat-kept = { $name }さんのために取り置き

## 陣営のあるゲームのクイックプレイと、卓の用意でのミッション

web-quick-table = { $evening }（クイックプレイ）
web-quick-side = どちらの側で遊びますか
web-quick-you = あなた
web-quick-side-name =
    { $side ->
        [ghost] 幽霊神官
       *[humans] 人間たち
    }
web-quick-side-line =
    { $side ->
        [ghost] チェスの駒のように動き、壁をすり抜けます。
       *[humans] 夜の目的を果たし、助け合って外へ出ます。はじめてならこちらが簡単です。
    }
web-quick-night = どの夜にしますか
web-quick-tonight = 今夜
web-quick-hours = { $start }〜{ $limit }
web-quick-company = 誰と遊びますか
web-quick-formats = それぞれの側の人数
web-quick-format = { $humans }対{ $ghosts }
web-quick-against = 対
web-quick-open = 友だち
web-quick-invite = 友だちを招待
web-quick-begin = 夜を始める
web-quick-chance =
    { $ahead ->
        [yes] 先を読むボットどうしでは、人間側は100回のうち{ $rate }回勝ちました（{ $low }〜{ $high }）。
       *[no] やさしいボットどうしでは、人間側は100回のうち{ $rate }回勝ちました（{ $low }〜{ $high }）。
    }
web-quick-alone = 1対1では{ $rate }回でした。
web-evening-visitor =
    { $side ->
        [ghost] 幽霊側
       *[humans] 人間側、始まるときにキャラクターを選びます
    }
web-evening-checked = 遊べるミッションです：{ $start }〜{ $limit }、{ $rounds }ラウンド、{ $formats }。
web-evening-map = 開始時の人、幽霊、アイテム、出口の場所
web-evening-faults = このファイルには問題が{ $count }件あります：
web-evening-reading = ファイルを読んでいます…
## Coming together: how friends come here
web-invite-house = 友だちに教えるこのサーバーのアドレス
web-invite-how = 友だちの呼び方
web-invite-share = 共有…
web-invite-qr = QRコードを表示
web-invite-qr-hide = QRコードを隠す
web-invite-qr-of = リンク { $link } のQRコード
web-invite-qr-note = スマートフォンのカメラを向けてください。
web-invite-elsewhere = このページは「{ $here }」で開かれていますが、それはこの機械でしか通じません。代わりに、リンクにはネットワーク内でのこの機械のアドレスを使います。
web-invite-alone = このリンクを開けるのはこの機械だけです。サーバーがほかの機械からの接続を受け付けていません。--host 0.0.0.0 を付けて起動すると、同じネットワークの友だちも来られます。

## Coming together: my games
web-games-title = 自分の対戦
web-games-note = 最後まで遊んだゲームと、相手、その結果です。
web-games-all = 自分の対戦をすべて見る
web-games-list = 終わったゲーム
web-games-more = もっと前のゲーム
web-games-won = 勝ち
web-games-lost = 負け
web-games-drawn = 同点優勝
web-games-none = 終了
web-games-even = 互角
web-games-closed = 打ち切り
web-games-abandoned = 放棄
web-games-winner = 勝者
web-games-sums = 勝敗
web-games-against = 相手ごとの成績
web-games-whom = 相手
web-games-everybody = 全員を表示
web-games-fewer = 少なく表示
web-games-device = 別の端末で遊びましたか？

## Coming together: identity on other devices
web-devices = ほかの端末
web-devices-note = ゲームの記録はこのブラウザーのものです。復元コードを使うと、別の端末も同じあなたになり、Cookieをなくしたブラウザーも元に戻ります。
web-devices-make = 復元コードを作る
web-devices-renew = 新しいコードを作る
web-devices-revoke = コードを無効にする
web-devices-revoked = コードはもう使えません。
web-devices-sign-out = { $count ->
   *[other] ほかの{ $count }台の端末を外す
}
web-devices-signed-out = あなたの端末はこの1台だけになり、コードは無効になりました。
web-devices-your-code = あなたの復元コード
web-devices-once = 表示されるのは今だけです。書き留めてください。これを持つ人は、あなたとして遊べます。
web-devices-since = { $date }にコードを作りました。新しいコードを作ると置き換わります。
web-devices-write-down = 書き留めてください。
web-devices-have-code = コードを持っている
web-devices-use = ここで使う
web-devices-use-note = このブラウザーはコードを作った人のものになります。今ここにあるゲームは、それ用のコードがなければ残されます。

## Coming together: gestures, and who looks on
web-emotes = 言葉なしで伝える
web-emote-boo = ばあ！
web-emote-bravo = お見事！
web-emote-haha = あはは！
web-emote-oh-no = あちゃー！
web-emote-thanks = ありがとう！
web-emote-wait = ちょっと待って！
web-people-nameless = { $count ->
   *[other] ほかに名前のない観戦者が{ $count }人います。
}
## ゲームを追う：見出しのラウンド、速さ、その間に起きたこと
web-follow-round-town =
    { $of ->
        [0] 第{ $n }ラウンド
       *[other] 第{ $n }ラウンド（全{ $of }）
    }
web-follow-round-keyhole = 第{ $n }ラウンド（全{ $of }）
web-follow-round-museum = 第{ $n }ラウンド（全{ $of }）
web-follow-round-graveyard = 閉じた墓{ $n }基
web-follow-your-turn = あなたの手番
web-follow-turn = { $name }の手番
web-follow-last-town = 最終ラウンド
web-follow-last-keyhole = 最終ラウンド
web-follow-last-museum = 最後の1時間
web-follow-last-graveyard = 最後の閉じた墓
web-follow-speed = 速さ
web-follow-speed-note = ほかの人のすることを見せる速さです。盤に触れると先へ進みます。
web-follow-slow = ゆっくり
web-follow-normal = ふつう
web-follow-quick = はやい
web-follow-once = すぐに
web-follow-since = 前の手番から
web-follow-since-long = 前の手番から起きたこと
web-follow-more = まだ見ていない手順が{ $count }件あります
web-follow-skip = 今のようすを見る

## Coming together: notices
web-notices = 通知
web-notices-on = 自分の番になったら知らせる
web-notices-note = このページが裏にあるときも知らせます。ブラウザーによっては、閉じているときにも届きます。通知には卓の名前だけが書かれ、ゲームの中身は書かれません。
web-notices-none = このブラウザーの通知はhttpsでのみ使えます。ここでは音とタブのタイトルで知らせます。
web-notices-denied = このブラウザーはここでの通知を許可していません。ブラウザーのこのページの設定で変えられます。
web-notices-failed = うまくいきませんでした。後でもう一度試してください。
