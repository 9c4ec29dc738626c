# どのゲームでも卓で使うことば（日本語）。$self は、行動した本人に話しかけるとき "yes" になる。

common-player = プレイヤー{ $seat }
common-points = { $points }点

# 配る前
common-preparing = 卓を準備しています…
common-commitment = シャッフルの約束：シードのSHA-256（シードは終わりに公開されます）

# 手番
common-keys = 番号か「{ $example }」 · ? ヘルプ · h ヒント · u 取り消し · log 経過 · q やめる
common-keys-explain = ?? 説明
common-keys-try = t 試す
common-thinking = { $name }が考えています…
common-unknown = 「{ $typed }」は選択肢にありません。番号か、たとえば「{ $example }」のように入力してください。
common-unclear = 「{ $typed }」は{ $several }のどれにも取れます。省略せずに入力するか、番号で選んでください。
common-undo-none = 取り消せるものはありません。取り消せるのは、隠れた情報がまだ明かされていない自分の直前の手だけです。
common-undo-final = このゲームでは、決めたことは取り消せません。
common-go-on = Enter：続ける · u：取り消す
common-curtain = { $name }にキーボードを渡してください。
common-curtain-key = { $name }：ほかの人が見ていないことを確かめて Enter を押してください。
common-hint = あなたに見えていることから（{ $bot }）：
common-hint-none = ここではヒントを出せません。前もって試してはいけないことが分かってしまうからです。
common-story = これまでの経過
common-help-keys =
    番号で選ぶか、「{ $example }」のように入力します。行き先だけでもかまいません。
    長い一覧では番号が続きます：「7 E1 E2」は7がE1、8がE2です。
    ?  このヘルプ       h  ヒント（あなたに見えていることだけから）
    u  取り消し         log  これまでの経過       q  ゲームをやめる
common-help-explain = ? 12  （または名前）その働き        ??  場にあるすべて
common-help-try =
    t 12  または行動：どうなるかを見る（まだ決めません）。
    一覧にない行動も、ルールで許されていれば入力できます。
common-explain-none = 「{ $typed }」はここにありません。盤に見える番号か名前で聞いてください。

# 終わり
common-won =
    { $count ->
        [1] { $names }の勝ち（{ common-points }）。
       *[other] { $names }が{ common-points }で同点優勝です。
    }
common-stopped = ゲームは途中で閉じられました。勝者はいません。
common-seed = シード：{ $seed }
common-saved =
    { $file } に保存しました。シャッフルを確かめるには：
    ghostlight verify { $file }
common-not-saved = 「--save ファイル」を付けるとゲームが保存され、ghostlight verify でシャッフルを確かめられます。
common-left = ゲームをやめました。シードを公開できるのは終わったゲームだけなので、保存はしません。

# リプレイ
common-replay-step = { $last }手中{ $n }手目
common-replay-above = すべて公開
common-replay-seat = { $name }に見えていたもの
common-replay-keys = n 次へ · p 前へ · g 手数を指定 · s 席の視点 · a すべて公開 · q 終了
common-replay-go = 手数（0〜{ $last }）：
common-replay-sit = 席（1〜{ $seats }）：
