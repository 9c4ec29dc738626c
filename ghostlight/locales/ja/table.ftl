# 卓が伝えること：断る理由と、ゲームのまわりで起きたことの記録。

table-refused-already-seated = あなたはもうこの卓に座っています。
table-refused-bad-log = このファイルは終わったゲームの記録として読めません：{ $what }
table-refused-bad-message = サーバーはこのメッセージを理解できませんでした：{ $what }
table-refused-bad-name = 名前を1〜40文字で入れてください。
table-refused-bad-options = この設定は使えません：{ $what }
table-refused-broken-promise = シャッフルのために約束された数ではありません。
table-refused-expired-table = この卓はもう閉じられました。新しく開いてください。
table-refused-full-table = この卓は満席です。
table-refused-game-over = ゲームは終わっています。
table-refused-illegal-action = 今はできません：{ $action }。
table-refused-late = 選んだ後にゲームが進みました。もう一度見てください。
table-refused-no-bot-here = この席でボットは遊んでいません。
table-refused-no-hint = この問いにはヒントがありません。前もって試してはいけないことが分かってしまうからです。
table-refused-no-identity = ブラウザにゲスト証がまだありません。クッキーを許可して、ページを読み込み直してください。
table-refused-no-offer = あなたの返事を待っている人はいません。
table-refused-no-such-action = 「{ $action }」はこのゲームの行動ではありません。
table-refused-no-such-bot = ここにそのようなボットはいません：「{ $bot }」。
table-refused-no-such-game = 「{ $game }」というゲームはありません。
table-refused-no-such-moment = このゲームにその場面はありません。
table-refused-no-such-page = このアドレスには何もありません。
table-refused-no-such-seat = この卓に席{ $seat }はありません。
table-refused-no-trials = このゲームでは、手を決める前に試すことはできません。
table-refused-no-undo = この卓では手を戻せません。
table-refused-no-watching = この卓は観戦できません。
table-refused-not-begun = ゲームはまだ始まっていません。
table-refused-not-host = それができるのは卓を開いた人だけです。
table-refused-not-over = ゲームが終わると見られます。
table-refused-not-paused = ゲームは中断されていません。
table-refused-not-seated = あなたはこのゲームの席についていません。
table-refused-not-shuffling = いまはシャッフル中ではありません。
table-refused-not-waiting = ゲームはもう始まっています。
table-refused-not-your-seat = ここはあなたの席ではありません。
table-refused-not-your-turn = あなたの番ではありません。
table-refused-nothing-to-undo = まだ戻せる手がありません。
table-refused-offer-open = まだ返事を待っている質問があります。
table-refused-open-seats =
    { $count ->
       *[other] 空席が{ $count }つあります。だれかを待つか、ボットを座らせてください。
    }
table-refused-other-seat = このゲームでは別の席で遊んでいました。戻れるのはその席だけです。
table-refused-paused = ゲームは中断中です。
table-refused-practice-alone = 練習の卓は一人用です。ほかの席はすべてボットになります。
table-refused-practice-only = その後に運が働いたか、隠れた情報が明かされました。取り消せるのは練習の卓だけです。
table-refused-promises-due = 前のシャッフルが止められ、新しい数をまだ約束していないページがあります。少し待ってからもう一度どうぞ。
table-refused-seat-count = このゲームは{ $least }〜{ $most }人用です。
table-refused-seat-taken = 席{ $seat }はふさがっています。
table-refused-shuffling = シャッフル中です。
table-refused-still-here = 代わりを立てられるのは、1分以上離れている人だけです。日をまたいで遊ぶ卓では立てられません。
table-refused-thinking = 前のヒントをまだ考えています。
table-refused-too-fast = 一度に多すぎます。少し待ってください。
table-refused-too-large = 大きすぎます：{ $most } kBまでです。
table-refused-waking = このゲームはまだ目を覚ましているところです。まもなく遊べます。
table-refused-not-woken = このゲームはここでは遊べません。ルールをコンパイルできませんでした。理由はサーバーのログにあります。
table-refused-unknown-table = 「{ $table }」という卓はありません。リンクかコードを確かめてください。
table-refused-wrong-method = このアドレスはそのようには使えません。
table-refused-wrong-origin = 別のページからの要求だったので、受け付けませんでした。

# 卓で起きたことの記録
table-note-sat = { $name }が席につきました。
table-note-left = { $name }が席を立ちました。
table-note-replaced = { $name }の代わりにボットが打ちます。
table-note-returned = { $name }が戻りました。
table-note-took-back = { $name }が手を取り消しました。
table-note-resigned-wish = { $name }が投了しました。
table-note-resigned-time = { $name }の時間が切れました。
table-note-asked-undo = { $name }が手の取り消しを頼んでいます。
table-note-asked-pause = { $name }が中断を求めています。
table-note-declined = { $name }は断りました。
table-note-withdrew = { $name }は取り下げました。
table-note-paused = ゲームを中断しました。
table-note-resumed = ゲームを再開しました。
table-note-unshuffled = シャッフルが止められました。次のシャッフルでは、どのページも新しい数を約束します。
table-note-not-kept = { $name }は約束した数を見せずに席を離れました。その数なしで配ります。
