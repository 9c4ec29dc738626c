# なぜ断られたか、何がいけないか：Pythonが投げるコードごとに`refusal-CODE`。ライブラリやシステムの英語（$foreign、$told）を
# 繰り返すのは英語版だけです。

# Files, and what the system refuses
refusal-system =
    { $error ->
        [ENOENT] ファイルまたはフォルダーがありません
        [EACCES] 権限がありません
        [EPERM] 権限がありません
        [EISDIR] フォルダーです
        [ENOTDIR] パスの途中がフォルダーではありません
        [EEXIST] すでにあります
        [ENOSPC] 空き容量がありません
        [EROFS] 読み取り専用です
        [ENAMETOOLONG] 名前が長すぎます
        [EADDRINUSE] すでに使われています
        [EADDRNOTAVAIL] このコンピューターにそのアドレスはありません
       *[other] { $told }
    }
refusal-cannot-write = { $file }：書き込めません：{ refusal-system }
refusal-cannot-read = { $file }：読めません：{ refusal-system }
refusal-cannot-open = { $file }：開けません：{ refusal-system }
refusal-not-saved = { $file }：ゲームを保存できませんでした：{ refusal-system }
refusal-no-file = { $file }：そのファイルはありません
refusal-no-folder = { $file }：フォルダー{ $folder }がありません
refusal-not-utf8 = { $file }：UTF-8のテキストではありません
refusal-not-utf8-line = { $file }：{ $line }行目：UTF-8のテキストではありません
refusal-too-large-file = { $file }：{ $most } MiBを超えています
refusal-not-toml = { $file }：TOMLではありません：{ $line }行目
refusal-in-file = { $file }：{ $what }
refusal-exists = { $file }：すでにあります。別の名前にしてください
refusal-exists-force = { $file }：すでにあります。別の名前にするか、--forceで上書きしてください
refusal-exists-save = { $file }：このファイルはすでにあります。別の名前で保存してください

# The command line and the terminal
refusal-language = 言語{ $name }：使えるのは{ $languages }です
refusal-no-game = ゲーム{ $name }：そのゲームはありません。あるのは{ $games }です
refusal-no-pair = オプション{ $pair }：キー=値と書いてください
refusal-seed-option = --seed { $text }：0〜{ $most }の整数です
refusal-no-board = ゲーム{ $name }に端末用の盤はありません。あるのは{ $games }です
refusal-no-board-yet = ゲーム{ $name }の端末用の盤はまだありません：{ $file }
refusal-replay-not-over = このゲームは終わっていません：もう一度見られるのは、終わったゲームだけです
refusal-no-seat = 席{ $seat }：このゲームの席は1〜{ $seats }です
refusal-no-step =
    ステップ{ $step }：{ $why ->
        [taken-back] 取り消されました
       *[none] このゲームにあるのはステップ0〜{ $last }です
    }
refusal-nobody-called = { $whom }：その名前のゲストも卓もありません
refusal-several-called = { $whom }：その名前のゲストは{ $count }人います。どれか1つのIDを指定してください：{ $several }
refusal-mission-name = { $name }はミッションの名前に使えません：英小文字a-z、数字、ハイフンで1〜40文字
refusal-mission-there-already = { $file }はすでにあります。別の名前にしてください
refusal-mission-no-format = { $title }に形式{ $name }はありません。あるのは{ $formats }です

refusal-usage = このコマンドは読み取れません。--helpで書き方がわかります
refusal-usage-option = オプション{ $name }はありません。--helpで一覧が見られます
refusal-usage-bare = オプション{ $name }：値が足りないか、余分です。--helpで書き方がわかります
refusal-usage-missing = { $name }がありません。--helpで必要なものがわかります
refusal-usage-value = { $name }：この値は使えません。--helpで使える値がわかります

# The house and its file of games
refusal-is-itself-name = { $file }：ゲームのファイルそのものです。別の名前にしてください
refusal-is-itself-copy = { $file }：ゲームのファイルそのものです。コピーを指定してください
refusal-damaged-copy = { $file }：壊れています。`ghostlight check --data { $file } --salvage NEW`で、読める部分を救い出せます
refusal-damaged-file = { $file }：壊れた箇所があります。`ghostlight check --data { $file }`で読める部分がわかり、`--salvage NEW`で新しいファイルに救い出せます。`ghostlight restore COPY --data { $file }`でコピーに戻せます
refusal-no-games = { $file }：ゲームのファイルとして読めません
refusal-other-file = { $file }：このバージョンで使えるゲームのファイルではありません。--dataで別のファイルを指定してください
refusal-in-use = { $file }：別のサーバーが使っています。そちらを止めるか、--dataで専用のファイルを指定してください
refusal-no-start = { $file }でサーバーを始められませんでした。理由は上に書かれています
refusal-port = { $host }のポート{ $port }：{ refusal-system }。--portで別のポートを選んでください
refusal-no-network = { $written }：アドレスでもネットワークでもありません。127.0.0.1、10.0.0.0/8、fd00::/8のように書いてください
refusal-zip = 複数のゲームが入ったzipです。展開して、中のファイルを1つ選んでください
refusal-log-too-long-here = { $count }項目あります。受け付けるのは{ $most }項目までです

# Matches, seats, seeds and bots
refusal-over-nothing-to-decide = { $what }：対局は終わっていて、決めることはありません
refusal-at-least-one = { $name } { $number }：1以上にしてください
refusal-seed-of-many = シード{ $seed }：多数のゲームでは0〜2**64 - 1の整数です
refusal-over-imagined = imagined：ゲームは終わっていて、決める人はいません。どの席のためかを指定してください
refusal-nothing-to-undo = undo：まだ何も決められていません
refusal-no-viewer = 席{ $seat }：席は0〜{ $most }、SPECTATOR、ABOVEです
refusal-no-place-in-history = at { $at }：履歴にあるのは0（配置）〜{ $most }（現在。-1でも可）です
refusal-over-no-question = question：ゲームは終わっていて、誰にも質問はありません
refusal-over-why-not = why_not：ゲームは終わっていて、決める人はいません
refusal-names-for-seats = names：{ $seats }席に対して名前が{ $count }個です。1席に1つ指定してください
refusal-seed-number = シード{ $seed }：0〜2**{ $bits } - 1の整数です
refusal-no-bot = ボット{ $text }：random、greedy、search:N（反復1〜{ $most }回）、search:Nmsのどれかにしてください
refusal-seed-digits = シード{ $text }：シードは16進数{ $digits }桁です
refusal-players = { $game }は{ $least }〜{ $most }人用で、{ $players }人では遊べません
refusal-nonces = ナンスが{ $count }個あります。{ $seats }席に1つずつまでです
refusal-nonce-length = ナンス{ $nonce }…：{ $most }文字までです
refusal-act-over = { $action }：ゲームは終わっています
refusal-act-illegal = { $action }は、いま席{ $seat }にはできません
refusal-undo-over = ステップ{ $step }への取り消し：ゲームは終わっていて、シードが知られているかもしれません
refusal-undo-no-step = ステップ{ $step }への取り消し：戻れるステップがありません
refusal-resign-over = 席{ $seat }はもう降りられません：ゲームは終わっています
refusal-resign-not-in = 席{ $seat }は降りられません：ゲームに参加していません
refusal-stop-over = ゲームを止められません：もう終わっています
refusal-imagine-above = すべて公開では隠れたものがなく、想像するものもありません
refusal-above-once-over = すべて公開で見られるのは、ゲームが終わってからです
refusal-imagined-no-log = この対局は想像したものです：配られていないので、記録はありません
refusal-other-rules =
    { $game }：ルール{ $rules }は{ $why ->
        [retired] 廃止されました
       *[newer] このプログラムより新しいものです
    }。使えるのは{ $plays ->
        [one] ルール{ $newest }
       *[several] ルール{ $oldest }〜{ $newest }
    }です
refusal-action-number = アクション{ $action }

# Options
refusal-option-word = オプション{ $key }：{ $value }は{ $words }のどれでもありません
refusal-option-either = オプション{ $key }：{ $value }は{ $words }でも、{ $least }〜{ $most }の整数でもありません
refusal-option-twice = オプション{ $key }：{ $value }が2回あります。異なる数が{ $count }個必要です
refusal-option-too-much = オプション{ $key }：1語では足りません。--options FILE.tomlで表か一覧として指定してください
refusal-option-no-table = オプション{ $key }：{ $value }は表でも一覧でもありません
refusal-option-not-plain = オプション{ $key }：使えるのは、一覧や表に入れた語、整数、true、falseだけです
refusal-option-text-large = オプション{ $key }：内容が{ $most }バイトを超えています
refusal-option-later = オプション{ $key }：ルール{ $rules }にこのオプションはなく、いまの{ $usual }と同じでした
refusal-option-whole = オプション{ $key }：{ $value }は{ $least }〜{ $most }の整数ではありません
refusal-option-outside = オプション{ $key }：{ $value }は{ $least }〜{ $most }の範囲外です
refusal-option-numbers = オプション{ $key }：{ $value }は{ $least }〜{ $most }の整数{ $count }個ではありません。例：{ $example }
refusal-option-picks = オプション{ $key }：{ $value }は、{ $least }〜{ $most }の異なる数{ $count }個でも、{ $words }のような語でもありません
refusal-option-text = オプション{ $key }：{ $value }は{ $words }のどれでもなく、ファイルの内容でもありません。--{ $key }でファイルを指定してください
refusal-option-unknown =
    オプション{ $key }：{ $game }にその名前のものはありません。{ $any ->
        [no] 1つもありません
       *[yes] あるのは{ $known }です
    }

# Logs, and what a check of the shuffle finds
refusal-log-version = { $file }：記録のバージョンは{ $version }ですが、このプログラムが読めるのは1〜{ $newest }です
refusal-log-too-long = { $file }：{ $count }項目あります。読めるのは{ $most }項目までです
refusal-log-of-other-game = これは{ $game }の記録で、{ $wanted }のものではありません
refusal-log-no-seed-fold = この記録にはシードがありません：ゲームは終わっておらず、続けられるのは元の卓だけです
refusal-log-seats = この記録は{ $count }席です。{ $game }は{ $least }〜{ $most }席です
refusal-log-first-entry = 記録の最初の項目はステップ0（配置）です
refusal-step-no-action = ステップ{ $step }：アクションがありません
refusal-step-number = ステップ{ $step }：ステップ{ $due }のはずです
refusal-step-seat = ステップ{ $step }：席{ $seat }が行動していますが、決めるのは席{ $due }です
refusal-at-step = ステップ{ $step }：{ $what }
refusal-log-no-seed-verify = この記録にはシードがありません：検証できるのはゲームが終わってからです
refusal-not-a-log = { $file }：ゲームの記録ではありません
refusal-log-ends = ステップ{ $step }の後もゲームは終わっていないのに、記録が終わっています
refusal-other-seed = シードが約束されたものと違います：SHA-256が公開値と一致しません
refusal-promises = 約束が、席の順に1席1つになっていません
refusal-other-nonce = 席{ $seat }：ナンスが約束されたものと違います
refusal-other-nonces = ナンスが、約束されて示されたものと違います
refusal-step-deal = ステップ0：記録の最初の項目は配置です
refusal-step-draws = ステップ{ $step }：記録の抽選は{ $count }回、ルールでは{ $due }回です
refusal-draw-missing = シードでは{ $name }が{ $of }通り中の{ $outcome }ですが、記録には何もありません
refusal-draw-other = シードでは{ $name }が{ $of }通り中の{ $outcome }ですが、記録は{ $shown }です
refusal-no-draw = { $of }通りの{ $name }：そのような抽選はありません
refusal-not-signed = この記録には署名がありません。指定されたハウスの署名が必要です
refusal-bad-signature = 署名が合いません：署名の後に記録が変えられたか、偽造されたものです
refusal-other-house = この記録の署名は別のハウス{ $house }のものです

# Scenarios
refusal-ranking = ranking { $given }：席1〜{ $players }を1回ずつ挙げ、同順位は一覧にしてください
refusal-scenario-fault = { $where }：{ $title }：理解できません
refusal-scenario-none = { $where }：シナリオがありません。それぞれ[[scenario]]で始まります
refusal-scenario-no-clause = { $where }：{ $title }は条項を挙げていません
refusal-scenario-clause = { $where }：{ $title }：{ $game }に条項{ $clause }はありません
refusal-chance-many = 1ステップで決められる抽選は{ $most }回までです（{ $count }回ではできません）
refusal-chance-name = chance { $text }：{ $draws }のどれかと、結果の番号を書いてください
refusal-no-position = [positions]に局面{ $text }はありません
refusal-not-a-seat = { $who }は席ではありません。1〜{ $players }かspectatorと書いてください
refusal-measure-none = measures：{ $game }に{ $name }はありません。あるのは{ $has }です
refusal-measure-write = measures：{ $text }：{ $form }と書いてください
refusal-view-no-key = { $place }：そこに{ $key }はありません
refusal-scenario-unread = { $where }：シナリオのファイルとして読めません

# What all games say of actions and positions
refusal-position-incomplete = 局面：足りないものがあります（表の不明なカードがありますか）
refusal-position-empty-field = 局面：空の項目があります。項目の間のセミコロンは1つです
refusal-position-twice = 局面：{ $name }が2回あります
refusal-write-so = { $text }：{ $form }と書いてください
refusal-no-such-word =
    { $text }：{ $word }は「{ $field }」に使えません{ $told ->
        [listed] 。使えるのは{ $known }です
        [span] 。使えるのは{ $first }〜{ $last }です
        [none] 。ここには1つもありません
       *[untold] {""}
    }
refusal-position-twice-quoted = 局面：{ $name }が2回あります
refusal-position = 局面：{ $what }
refusal-over-no-agenda = 終わったゲームに予定（agenda）はありません

# Graveyard: actions and positions
refusal-graveyard-action = アクション{ $action }：Graveyardのアクションは0〜{ $most }です
refusal-graveyard-read = { $text }：アクションはplace、inspect、moveのどれかと場所です：「place N3」、「inspect F6」、「move D3」
refusal-graveyard-where = { $text }：{ $verb }には{ $first }〜{ $last }のどれかを書いてください
refusal-graveyard-field = 局面：項目{ $name }がありません。例：「lords A1 out:W3; turn 1」
refusal-graveyard-count = 局面：墓が{ $count }基あります。墓地の墓は{ $graves }基です
refusal-graveyard-grave = 局面：{ $grave }：{ $word }は墓ではありません。例：kz、gW1、k?、.
refusal-graveyard-seat = 局面：{ $grave }：席{ $seat }はありません
refusal-graveyard-no-card = 局面：{ $grave }：{ $word }のカードはもう残っていません
refusal-graveyard-only-front = 局面：{ $grave }：{ $back }の{ $front }は{ $count }枚しかありません
refusal-graveyard-only-back = 局面：{ $grave }：裏が{ $back }のカードは{ $count }枚しかありません
refusal-graveyard-lords = 局面：{ $players }人に対して闇の王が{ $count }体です
refusal-graveyard-lord-at = 局面：闇の王の場所{ $where }：A1〜F6、out:N1〜out:W6、未配置なら-と書いてください
refusal-graveyard-seen = 局面：seen { $part }：席とその墓を1:F6,A2のように書いてください
refusal-graveyard-seen-grave = 局面：seen { $part }：{ $name }は墓ではありません
refusal-graveyard-fields = 局面：項目{ $field }：使えるのはlords、turn、seen、looked、idleです
refusal-graveyard-idle-ended = 局面：idle { $idle }ですが、ゲームは{ $limit }で終わっています（D-04）
refusal-graveyard-share = 局面：2体の闇の王が同じ場所にいます（G-10、D-01）
refusal-graveyard-stands-open = 局面：{ $grave }には闇の王がいるので、開いているはずです（G-11）
refusal-graveyard-all-closed = 局面：まだ置かれていない闇の王がいるので、墓はすべて閉じているはずです（G-06）
refusal-graveyard-placed-in-order = 局面：闇の王は手番順に置かれます（G-06）
refusal-graveyard-enter-in-order = 局面：闇の王は手番順に入るので、まだ外にいる者が先に動きます（G-05、G-07）
refusal-graveyard-idle-outside = 局面：idle { $idle }ですが、闇の王が外にいるので、毎手番で墓が開いたはずです（G-09、G-10）
refusal-graveyard-outside-stones = 局面：席{ $seat }は墓石を置いたか墓を見たはずですが、闇の王が外にいます（G-11、G-12）
refusal-graveyard-many-stones = 局面：席{ $seat }の墓石が{ $most }個を超えています（G-03）
refusal-graveyard-seen-open = 局面：席{ $seat }が見た墓は全員に開かれています（G-15）
refusal-graveyard-bare = 局面：{ $grave }は墓石なしで開いていますが、墓石を使い切った人はいません（G-11、D-02）
refusal-graveyard-many-seen = 局面：見た墓の数が空いている鬼火（{ $free }）より多いです：1基につき1つ使います（G-12、G-13）
refusal-graveyard-looked = 局面：席{ $seat }はこの手番でのぞきましたが、見た閉じた墓がありません（G-12）

# Town: options, actions and positions
refusal-town-buildings = オプションmap：buildingsは2〜{ $most }個の表の一覧です
refusal-town-two-buildings = オプションmap：建物{ $name }が2つあります
refusal-town-near = オプションmap：建物{ $building }の隣の{ $name }は、地図の別の建物ではありません
refusal-town-start = オプションmap：startが{ $start }です。{ $names }のどれかにしてください
refusal-town-same-place = オプションmap：2つの建物の行と列が同じです
refusal-town-name = オプションmap：建物の名前は{ $most }文字までの1語です（{ $name }は使えません）
refusal-town-near-list = オプションmap：建物{ $name }：nearは["PO", "CH"]のような名前の一覧です
refusal-town-no-way = オプションmap：{ $start }から{ $lost }への道がありません
refusal-town-haunts = オプション{ $where }：青から赤まで{ $count }個の整数を、{ $usual }のように書いてください
refusal-town-cost = オプションcard_costs：カード{ $number }の{ $cost }：「g」（灰色）か「c」（色付き）と書いてください
refusal-town-card-name = オプション{ $where }：名前は1〜{ $most }文字で、数字だけにはできません（{ $name }）
refusal-town-symbol = オプション{ $where }：記号{ $symbol }：「move」のようなアクションか「-」を書いてください
refusal-town-kind = オプション{ $where }：種類{ $kind }：アクションの中で働くカードは「after」か「once」で、このカードは{ $usual }です
refusal-town-set-name = オプションcard_sets：{ $name }はセットの名前に使えません。英小文字と_を使ってください
refusal-town-set-cards = オプションcard_sets：{ $name }は異なるカード{ $count }枚ではありません
refusal-town-no-card = オプション{ $where }：カード{ $number }はありません。カードは1〜{ $most }です
refusal-town-whole = オプション{ $where }：{ $value }は{ $least }〜{ $most }の整数ではありません
refusal-town-table = オプション{ $where }：{ $value }ではなく表が必要です
refusal-town-no-key = オプション{ $where }：{ $key }はありません。あるのは{ $keys }です
refusal-town-first-player = オプションfirst_player：{ $players }人の中に席{ $seat }はありません
refusal-town-scare-supply = オプションsp_supply：恐怖ポイントが{ $supply }では、{ $scare }で始める{ $players }人には足りません
refusal-town-no-building = オプションhaunt_values：地図に建物{ $name }はありません。あるのは{ $names }です
refusal-town-no-set = オプションcard_selection：セット{ $name }はありません。あるのはrandom、{ $sets }です
refusal-town-verb = { $text }：アクションはuse、ghost、to、haunt、endなどの動詞で始まります
refusal-town-pay = { $text }：2つか3つのトークンの文字を、「pay BBG」のように書いてください
refusal-town-crowd = 局面：{ $building }に幽霊が{ $count }体います。建物に入れるのは{ $most }体です（T-051）
refusal-town-many-ghosts = 局面：{ $colour }の幽霊が{ $most }体を超えています（T-001）
refusal-town-many-tokens = 局面：{ $colour }の幽霊トークンが{ $most }個を超えています（T-002）
refusal-town-two-haunts = 局面：1つのスペースに出没トークンが2個あります（T-112）
refusal-town-display = 局面：場のカードが{ $count }枚あります。{ $most }枚です（T-011）
refusal-town-used = 局面：usedに、手番の人が持っていないカードか、毎回使えるカードがあります（T-183）
refusal-town-round = 局面：第{ $round }ラウンドですが、ゲームは{ $limit }で終わっています（D-73）
refusal-town-scare = 局面：恐怖ポイントが{ $most }を超えています（T-006）
refusal-town-defence = 局面：防御側のダイスが問われていますが、それを振る相手がいません（T-101）
refusal-town-haunts-in-building = 局面：席{ $seat }の出没トークンが1つの建物に多すぎます（T-113、T-322）
refusal-town-bonus = 局面：種類{ $kind }のボーナストークンが{ $count }個あります。{ $most }個です（T-003、T-130）
refusal-town-discs = 局面：席{ $seat }のディスクが{ $count }枚出ています。{ $most }枚です（T-007）
refusal-town-haunts-out = 局面：席{ $seat }の出没トークンが{ $most }個より多く出ています（T-007）
refusal-town-not-displayed = 局面：席{ $seat }が、場にないカードを所有しています（T-171）
refusal-town-over-agenda = 局面：終わったゲームに予定（agenda）はありません
refusal-town-no-action = アクション{ $action }：この町にそのアクションはありません
refusal-town-unread =
    局面：{ $text }は読めません。{ $field ->
        [town] 建物ごとの幽霊を「town PO:B3G1 CH:R1」または「town -」と書いてください
        [bonus] 建物ごとの種類を「bonus SC:4 HO:12」と書いてください
        [discards] 種類を「discards 4,4,7」と書いてください
        [cards] 場のカードの番号を「cards 4 7 12」と書いてください
        [turn] 席を「turn 1」と書いてください
        [first] 席を「first 1」と書いてください
        [round] 数を「round 3」と書いてください
        [used] カードの番号を「used 4 14」と書いてください
        [agenda] 次に来るものを、質問から先に「agenda second end-unit」と書いてください
        [unit] 項目と数を「unit section:1 level:2」と書いてください
        [roll] 目的と各ダイスを「roll attack Y4+3」と書いてください
        [fight] 攻撃側と防御側を「fight PO:Y CH:G defence:4」と書いてください
       *[seat] 項目はtown、bonus、discards、cards、turn、first、round、ending、used、over、agenda、unit、roll、fightで、席は「1: points 3 scare 2 levels 1/2/1 done 1,3 tokens B2G1 discs S1:scare,move slots 4,x,- owns 4,14 marks SC:B,HO:R」と書きます
    }

# Keyhole: actions and positions
refusal-keyhole-not-in = { $text }：{ $players }人のゲームに{ $name }はいません
refusal-keyhole-verb = { $text }：アクションはset、move、stand、side、endなどの動詞で始まります
refusal-keyhole-number = { $text }：{ $word }は「{ $field }」に使えません。0〜{ $most }の整数を書いてください
refusal-keyhole-no-field = 局面：項目{ $name }はありません。一覧はdocs/scenarios.mdにあります
refusal-keyhole-pose = 局面：{ $field }：「desk 96,96,0,0,0」のように、x、y、向き、面、傾け方、必要なら高さと角度を書いてください
refusal-keyhole-most = 局面：{ $field }：{ $name }は{ $most }までです
refusal-keyhole-tilt = 局面：{ $field }：傾いた家具の角度は5〜45度で、ほかの家具に角度はありません
refusal-keyhole-ghost-spot = 局面：{ $field }：「AS1@C4:8,8,0」のように、マス、位置、高さ、寝ていれば「,N」、「+entered」を書いてください
refusal-keyhole-flag = 局面：{ $field }：{ $flag }は{ $flags }のどれでもありません
refusal-keyhole-no-ghost = 局面：{ $players }人のゲームに幽霊{ $name }はいません
refusal-keyhole-crossed = 局面：{ $name }は別の場所にいるので、渡り終えてはいません
refusal-keyhole-homes = 局面：homes：{ $players }席それぞれの側（または-）を、S Nのように書いてください
refusal-keyhole-homes-same = 局面：homes：2席が同じ側です
refusal-keyhole-keyhole = 局面：keyhole { $word }：側と扉をS3のように書いてください
refusal-keyhole-picks = 局面：picks：{ $players }席それぞれの数を1,0のように書いてください
refusal-keyhole-going = 局面：going：幽霊とマスをAS1 C4のように書いてください
refusal-keyhole-ask = 局面：ask：{ $names }のどれかを書いてください
refusal-keyhole-seat = 局面：{ $field }：席1〜{ $players }のどれかを書いてください
refusal-keyhole-field-number = 局面：{ $field }：0〜{ $most }の整数を書いてください
refusal-keyhole-pieces = 局面：{ $field }：{ $name }は{ $pieces }のどれでもありません
refusal-keyhole-no-chimes = 局面：{ $field }：このゲームは真夜中の鐘なしです
refusal-keyhole-going-belongs = 局面：「going」は「ask spot」と「ask merge」にだけ付きます
refusal-keyhole-partner-made = 局面：「partner」と「made」は一緒に書きます
refusal-keyhole-every-home = 局面：homes：ゲームが始まったら、全席に自分の側があります
refusal-keyhole-to-place = 局面：「to_place」は「ask arrange」にだけ付きます
refusal-keyhole-furniture-card = 局面：「ask furniture」にはカードが必要です
refusal-keyhole-cannot-be = 局面：ありえません：2つのものが重なっているか、広間からはみ出しているか、その位置がないか、カード・選択・鐘がラウンド数より多く使われているか、2人の側が同じです
refusal-keyhole-no-action = アクション{ $action }：Keyholeにそのアクションはありません
refusal-keyhole-card = 局面：{ $field }：{ $text }は{ $first }〜{ $last }のどれでもありません

# Museum: options, actions and positions
refusal-museum-verb = { $text }：アクションはstep、take、hand、to、endなどの動詞で始まります
refusal-museum-door-side = { $text }：{ $square }は{ $door }のところにありません。{ $door }は{ $one }と{ $other }の間です
refusal-museum-no-field = 局面：項目{ $name }はありません。使えるのは人間、{ $fields }です
refusal-museum-not-in-mission = { $name }はこのミッションに出てきません
refusal-museum-same-number = { $name }と{ $other }は手番の番号が同じです（M-006）
refusal-museum-no-seat = { $name }の席が残っていません
refusal-museum-many-cards = handとplayedのカード{ $chess }が実際の枚数より多いです（M-184）
refusal-museum-toilet = トイレ{ $square }に人間が{ $count }人います。入れるのは{ $most }人です（M-100）
refusal-museum-priest-toilet = 神官がトイレのマスにいることはありません（M-102）
refusal-museum-dropped = この手番で置いたもの（「!」）は、誰かの手番に属します（M-055）
refusal-museum-done-active = 達成できるのは有効な目標だけです（5.3）
refusal-museum-round-slot = ラウンド0とスロット0は一緒に書きます
refusal-museum-cannot-be = ありえません：同じアイテムが2つあるか、アイテム・カード・体力の数が合いません
refusal-museum-most-points = { $name }の体力は{ $most }までです（M-161）
refusal-museum-stands = { $name }は、立っていれば体力1以上、倒れていれば0です（M-162）
refusal-museum-needs-square = { $name }には、去った後でなければ「{ $name }@B-3」のようにマスが必要です
refusal-museum-fell = { $name }：「fell=ROUND.SLOT」は「wounded」と「stunned」にだけ付きます
refusal-museum-not-stunned = { $name }は負傷しますが、気絶はしません（M-162、M-167）
refusal-museum-guard = 警備員は気絶しますが、負傷はしません（M-167）
refusal-museum-fell-long-ago = { $name }は第{ $round }ラウンドに倒れ、その後は死んだか起き上がったはずです（M-164）
refusal-museum-left = { $name }：「left=RANK」は「gone」にだけ付きます
refusal-museum-many-items = { $name }のアイテムが{ $most }個を超えています（M-070）
refusal-museum-ammo-slot = { $name }：弾は1枠に「ammo:2」のようにまとめます（M-070）
refusal-museum-cannot-carry = { $name }はこれを持てません
refusal-museum-entities = { $entity }は{ $most }体までです（M-201）
refusal-museum-subordinates-toilet = 手下の霊がトイレのマスに入ることはありません（M-102）
refusal-museum-prowled = prowled { $prowled }ですが、手下の霊は{ $count }体です
refusal-museum-ammo-floor = 床の弾は1個ずつ書きます（M-063）
refusal-museum-rosary = 働いているロザリオは、誰かが持っているものだけです（M-147）
refusal-museum-hand = handとplayedは合わせて{ $count }枚です（M-184）
refusal-museum-no-held = このゲームではイベントを手元に置きません（M-223）
refusal-museum-most-held = 神官が持てるイベントは3枚までです（M-223）
refusal-museum-event-twice = 同じイベントが2か所にあります
refusal-museum-event-missing = 足りないイベントがあります：どれもdeck、held、shownのどこかにあります
refusal-museum-before-first = { $shown }は、最初のラウンドの前に、選ぶ席に来ます（M-004）
refusal-museum-needs-human = { $shown }には、立っていて番が来ている人間が必要です
refusal-museum-nobody-asked = { $shown }：立っている人間の誰にも聞いていません。「turn」か「strike」に書いてください
refusal-museum-moves = 「moves」はask-ghostにだけ付きます
refusal-museum-ghosts-move = 幽霊として動くのは神官と死者だけです（M-181、M-190）
refusal-museum-needs-attack = ask-defenceには攻撃が必要です：「strike priest@G-6 targets=itzel asked=itzel」
refusal-museum-nobody-acts = スロット{ $slot }では誰も行動しません。神官のカードはスロット6です（M-041）
refusal-museum-needs-card = ask-cardには手札が必要です（M-184）
refusal-museum-needs-events = ask-eventには手元のイベントが必要です（M-223）
refusal-museum-open-walk = 途中の移動「walk=move steps=1」はask-walkにだけ付きます
refusal-museum-no-action = アクション{ $action }：Museumにそのアクションはありません
refusal-museum-slots =
    { $text }：枠を「#1+#3」、弾の数を「#1+#3*2」のように書いてください{ $empty ->
        [yes] （何もなければ-）
       *[no] {""}
    }
refusal-mission = オプションmission：{ $faults }
refusal-museum-deck = オプションevents_mode：{ $mode }には{ $least }枚以上の山札が必要ですが、{ $mission }は{ $count }枚です
refusal-museum-format =
    オプションformat：{ $mission }に{ $wanted ->
        [auto] { $seats }席の形式
       *[other] { $seats }席の形式{ $wanted }
    }はありません。あるのは{ $has }です
refusal-museum-format-seats = { $name }（{ $seats }席）
refusal-museum-unread =
    { $text }は読めません。書き方：{ $field ->
        [round] 数、「round 2」
        [slot] 0〜8の数、「slot 1」
        [priest] マス、「priest@K-6」
        [floor] マスとアイテム、「floor B-8:key D-8:extinguisher*」、裏向きは「K-14:rue*/2」
        [hidden] ミッションのアイテムの番号、「hidden 1 4」
        [entities] 種類とマスを古い順に、「entities chaneque@G-4 tzitzimitl@P-5」
        [locks] 扉と錠の側、「locks d20@F-15 d11@H-2*」
        [fires] マス、「fires E-4 F-4」
        [stock] 3台の自動販売機それぞれの数、「stock 2 2 1」
        [exits] マス、「exits A-2 H-1:open」
        [rued] 部屋と最後のラウンド、「rued R:6」
        [modifiers] 名前と最後のラウンド、「modifiers slow:3 show_hand」
        [hand] 幽霊カード、「hand pawn king」
        [played] 幽霊カード、「played rook」
        [extra] 数、「extra 1」
        [held] イベントのID、「held EV-01 EV-03」または「?3」
        [shown] イベントのID、「shown EV-01」
        [deck] イベントのID、「deck EV-01 EV-03」
        [active] 目標のID、「active seals」
        [done] 目標のID、「done seals」
        [times] タスクと回数、「times switch:1」
        [removed] チャネケとツィツィミトルの数、「removed 1 0」
        [fired] トリガーのID、「fired welcome」
        [waiting] トリガーのID、「waiting alarm」
        [running] トリガーのID、「running alarm」
        [turned] 席、「turned 1」
        [lost] 種類と数、「lost key:1」
        [made] 種類と数、「made key:2」
        [turn] 人間とその手番の状態、「turn itzel actions=1 walk=move steps=1」
        [strike] 誰がどこで誰を襲うか、「strike priest@G-6 targets=itzel asked=itzel」
        [loses] 人間、「loses bruno」
        [moves] 幽霊とチェスの駒、「moves priest rook」
        [bolts] 数、「bolts 2 hour」
        [prowled] 数、「prowled 1」
        [agenda] 次に来るもの、まず質問、「agenda ask-walk end-slot」
       *[over] 側、「over humans」
    }
refusal-museum-unread-human = { $text }は読めません。例：「itzel@B-3 hp=2 [key hammer:1] seat=1 wounded fell=4.6」
