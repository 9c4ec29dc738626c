# ブラウザーのページ（日本語）。卓のページの id は web-table- で始まる。

web-close = 閉じる
web-skip = 本文へ
web-home = Ghostlight のトップへ
web-nav = ページ
web-way-tables = 卓
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
web-problem-expired-table-title = この卓は片づけられました
web-problem-expired-table = 長いあいだ誰も座らなかったので、灯りを消しました。新しい卓を開いて、そのリンクを送ってください。
web-problem-full-table-title = 席は埋まっています
web-problem-full-table = この卓に空いた席はありません。
web-problem-no-watching-title = 扉が閉まっています
web-problem-no-watching = この卓ではもうゲームが始まっていて、観戦はできません。
web-problem-seat-taken-title = その席には先客がいます
web-problem-seat-taken = 向かっているあいだに席が埋まりました。ほかの席が空いているかもしれません。
web-problem-no-server-title = 灯りが消えています
web-problem-no-server = サーバーにつながりません。接続を確かめて、もう一度試してください。進行中のゲームは残っています。
web-problem-other-title = うまくいきませんでした

# 設定
web-settings-as-browser = ブラウザーに合わせる
web-settings-as-system = システムに合わせる
web-settings-palette = 明るさ
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
web-rehearsal = 稽古中
web-players = { $from }〜{ $to }人
web-comma = {"・"}
web-minutes = { $minutes }分
web-minutes-range = { $from }〜{ $to }分
web-after = 原作：{ $game }（{ $authors }）
web-your-turn-at =
    { $count ->
        [1] 「{ $table }」であなたの番です。
       *[other] { $count }つの卓であなたの番です。
    }
web-waiting-tables = { $count }つの卓が参加者を待っています。
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
web-bot-raven-strength = 強い
web-bot-raven-manner = 動く前に、頭の中で一夜を遊び尽くす。
web-bots-are-honest = ボットに見えるのは、その席から見えるものだけです。
web-opponents = 相手の数
web-with-friends = 友だちと遊ぶ
web-guest = ゲスト
web-play-table = { $bot }との対戦

# 新しい卓
web-new-game = ゲーム
web-new-seats = 誰が遊ぶ？
web-new-count = 席の数
web-new-who = 席{ $seat }に座る人
web-new-open = 空席（リンクを受け取った人）
web-new-me = 自分
web-new-here = この端末のほかの人
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
web-option-graveyard-stall_limit = 墓が開かないまま何手番続いたら終わるか（0：制限なし）
web-option-town-variant = ゲーム
web-option-town-variant-standard = 基本
web-option-town-variant-master = マスター（ダイスとカードなし、区画は4つ）
web-option-town-edition = 説明書の内容が違うときに従う版
web-option-town-edition-spanish = スペイン語版
web-option-town-edition-japanese = 日本語版
web-option-town-card_selection = 8枚のアクションカード
web-option-town-card_selection-random = ランダム
web-option-town-card_selection-friendly = やさしい幽霊（はじめての人に）
web-option-town-card_selection-longisland = ロングアイランド（じっくり考えたい人に）
web-option-town-card_selection-chains = 鎖の音（戦いたい人に）
web-option-town-card_selection-brownlady = 茶色の貴婦人（おどかしたい人に）
web-option-town-card_selection-mirror = 鏡（高得点をねらう人に）
web-option-town-first_player = 最初の手番
web-option-town-first_player-random = くじで決める
web-option-town-first_player-number = 席{ $number }
web-option-town-round_limit = 何ラウンドで終わるか（0：制限なし）
web-option-town-map = 町の地図
web-option-town-haunt_values = 建物の憑依点
web-option-town-scare_values = おどかしたときの恐怖点（色ごと）
web-option-town-scare_values-place = { web-option-town-colour }
web-option-town-upgrade_costs = 強化にかかる恐怖点（強化後の色ごと）
web-option-town-upgrade_costs-place =
    { $place ->
        [1] 緑
        [2] 黄
        [3] 橙
       *[4] 赤
    }
web-option-town-dice = ダイスの面の数（色ごと）
web-option-town-dice-place = { web-option-town-colour }
web-option-town-sp_supply = 恐怖点の総数
web-option-town-sp_supply-unlimited = 無制限
web-option-town-card_costs = カードのコスト
web-option-town-card_data = カードの名前、種類、記号
web-option-town-card_sets = カードの組
web-option-town-defender_roller = 防御側のダイスを振る人
web-option-town-defender_roller-bank = 銀行
web-option-town-card1_mode = カード1「長い影」
web-option-town-card1_mode-modify = 憑依の条件をゆるめる
web-option-town-card1_mode-extra = 手番ごとに1回、憑依を追加で行う
web-option-town-cap = 1つの建物に入る幽霊の数
web-option-town-cap-usual = いつもの6体（マスターは4体）
web-option-town-ghosts_per_colour = 各色の幽霊の数
web-option-town-tokens_per_colour = 各色の幽霊トークンの数
web-option-town-discs_per_player = 1人あたりのアクションディスクの数
web-option-town-start_sp = 最初の恐怖点
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
web-option-keyhole-mirror = 鏡に映った幽霊
web-option-keyhole-mirror-on = 見つかる
web-option-keyhole-mirror-off = 見つからない
web-option-keyhole-solid_ghosts = 前にいる幽霊
web-option-keyhole-solid_ghosts-off = 透けて見える
web-option-keyhole-solid_ghosts-on = 視線をさえぎる
web-option-keyhole-min_visible = 385か所のうち、いくつ見えたら見つかるか

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
       *[other] 空席{ $count }
    }
web-row-playing = 対戦中
web-row-paused = 中断中
web-row-over = 終了
web-row-closed = 片づけ済み
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
web-rules-sections = 項目
web-rules-in-english = 条項は英語です。
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
web-table-coming = 卓へ向かっています…
web-table-no-board = このページは、この卓のゲームより古いようです。読み込み直してください。
web-table-skip = 入力欄へ
web-table-tools = 道具
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
web-table-to-day = 昼の明るさ
web-table-to-night = 夜の明るさ
web-table-sound-on = 音あり
web-table-sound-off = 音なし
web-table-watchers = 観戦{ $count }人
web-table-watcher = 観戦中
web-table-reconnecting = 卓との接続が切れました。つなぎ直しています…
web-table-offline = この端末はオフラインです。卓は待っています。
web-table-lost = 返事が届く前に接続が切れました。済んでいるか確かめて、まだならもう一度お願いします。
web-table-unread = 件の新しい発言
web-table-seat-n = 席{ $seat }
web-table-you = あなた
web-table-bot = ボット
web-table-bots = ボット
web-table-bot-is = ボット（{ $strength }）
web-table-to-play = 手番
web-table-at-turn = 手番
web-table-won-mark = 勝ち
web-table-resigned = 投了
web-table-stand-in = ボットが代打ち
web-table-away = 離席中
web-table-open = 空席
web-table-points-unit = 点
web-table-days-hours = { $days }日{ $hours }時間
web-table-seconds-left = 残り{ $seconds }秒
web-table-your-turn = あなたの番です。
web-table-title-your-turn = あなたの番
web-table-title-over = 終局
web-table-to-my-turn = あなたの番です：いまへ戻る
web-table-to-now = いまへ戻る
web-table-to-result = 結果へ
web-table-looking-back = { $last }手中{ $n }手目を見ています。
web-table-paused = ゲームは中断中です。
web-table-paused-note = 時計は止まっています
web-table-resume = 再開する
web-table-game-ends = 最後の手を表示しています。
web-table-seat-empty = { $name }は空席ですが、手番が回ってきました。
web-table-waits-for-away = { $name }は離席中です。戻るのを待っています。
web-table-away-clock = { $name }は離席中です。時計は動いています。
web-table-let-bot = ボットに任せる
web-table-stand-in-turn = ボットが代わりに打っています。
web-table-stand-in-note = 戻るまでボットが代わりに打ちます。
web-table-back = 戻りました
web-table-bot-for-me = ボットに代わってもらえます。いつでも戻れます。
web-table-bot-for-seat = ここをボットに任せる：
web-table-free = 席を空ける
web-table-free-note = ボットが席を立ち、リンクを知っている人が座れるようになります。
web-table-offer-undo = { $name }が自分の最後の手より前に戻したいそうです。その後の手も取り消されます。
web-table-offer-undo-mine = 取り消しを頼みました。{ $names }の返事を待っています。
web-table-offer-pause = { $name }が中断を求めています。
web-table-offer-pause-mine = 中断を頼みました。{ $names }の返事を待っています。
web-table-agree = いいよ
web-table-decline = 断る
web-table-withdraw = 取り下げる
web-table-you-won = { $points }点であなたの勝ちです。
web-table-you-won-default = ほかに残っている人がいないので、あなたの勝ちです。
web-table-won-default = ほかに残っている人がいないので、{ $names }の勝ちです。
web-table-again = もう一度遊ぶ
web-table-again-says = もう一局どう？ { $link }
web-table-join-next = { $name }ともう一局
web-table-watch-replay = リプレイを見る
web-table-check = 配り方を確かめる
web-table-promise = シャッフルの約束
web-table-download = 記録をダウンロード
web-table-pause = 中断する
web-table-pause-ask = 中断を頼む
web-table-resign = 投了する
web-table-resign-sure = { $name }はもう勝てなくなり、この席はボットが続けます。取り消せません。
web-table-leave = 席を立つ
web-table-leave-sure = { $name }の席が空き、ほかの人やボットが座れるようになります。
web-table-close = 卓を片づける
web-table-close-sure = 卓は片づけられ、リンクは使えなくなります。
web-table-never-mind = やめておく
web-table-closed = この卓は片づけられました
web-table-closed-note = ゲームが始まる前に、卓を開いた人が片づけました。
web-table-say = ひとこと
web-table-send = 送る
web-table-your-name = あなたの名前
web-table-their-name = その人の名前
web-table-name-needed = 名前を入れてください。
web-table-name-to-speak = 発言するときの名前
web-table-name-use = 決定
web-table-hint-honest = あなたに見えるものから
web-table-hint-ask = あなたならどうする？
web-table-hint-thinking = 考えています…
web-table-hint-later = 手番になったら聞けます。
web-table-hint-over = ゲームは終わりました。リプレイで見直せます。
web-table-hint-players = ヒントは対戦者だけのものです。
web-table-hint-why = 私なら「{ $choice }」。想像した100局のうち{ $share }局で勝ちました。
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
web-table-from-above = 上から
web-table-from-seat = { $name }の視点
web-table-as-watcher = 観戦者の視点
web-table-fair-now = 配る前に、サーバーはこのゲームのすべての切り混ぜとサイコロのもとになる秘密の数を選び、その指紋を公開しました。ゲームが終わると数が公開され、変えられていないことを確かめられます。
web-table-fair-over = サーバーは配る前に秘密の数を選び、その指紋を公開しました。いまは数も公開され、すべてを確かめ直せます。
web-table-fair-commitment = 指紋（SHA-256）
web-table-fair-seed = 秘密の数（シード）
web-table-fair-nonces = 対戦者のブラウザーが混ぜた値
web-table-fair-same = 指紋は、このブラウザーが最初に見たものと同じです。
web-table-fair-changed = このブラウザーが最初に見た指紋は別のものでした：{ $promised }
web-table-fair-hash = あなたのブラウザーが計算し直しました。指紋はこのシードのものです。
web-table-fair-hash-wrong = あなたのブラウザーが計算し直すと、別の値になりました：{ $hash }
web-table-fair-no-hash = このアドレスではブラウザーが指紋を計算できません（httpsが必要です）。下の確認は使えます。
web-table-fair-go-over = ゲーム全体を確かめ直す
web-table-fair-checked = すべて約束どおりでした：{ $steps }手と{ $draws }回の抽選をやり直しました。
web-table-fair-fault = 約束どおりではありません：{ $fault }
web-table-fair-home = サーバーの言い分を信じる必要はありません。記録をダウンロードして、自分の機械で確かめられます：
web-table-pass = { $name }に渡してください
web-table-pass-note = いまから画面を見てよいのは{ $name }だけです。
web-table-pass-open = 私が{ $name }です
web-table-come-in = どうぞ、お座りください。
web-table-full = 席は埋まっています。
web-table-full-watch = このまま観戦できます。ゲームが始まると、ここに盤が現れます。
web-table-full-no-watch = この卓では、始まったあとの観戦はできません。
web-table-waiting-for = 空席があと{ $count }つあります。
web-table-all-here = 全員そろいました。
web-table-start = ゲームを始める
web-table-start-note = 友だちにリンクを送るか、空席をボットに任せてください。
web-table-sit = 座る
web-table-sit-here = ここに座る
web-table-stand-up = 席を立つ
web-table-another-person = となりの人
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
web-table-clock-fischer = 1人{ $minutes }分、手番ごとに{ $increment }秒追加。
web-table-clock-days = 1手番につき{ $days }日。
web-table-undo-yes = 手を取り消せます。
web-table-undo-no = 手は取り消せません。
web-table-watching-yes = 観戦できます。
web-table-watching-no = 観戦はできません。
web-table-public = 誰でも参加できます。
web-table-link-only = リンクを知っている人だけが参加できます。
web-table-option = { $option }：{ $value }
