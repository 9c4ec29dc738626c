# 卓が伝えること：断る理由と、ゲームのまわりで起きたことの記録。

table-refused-already-seated = あなたはもうこの卓に座っています。
table-refused-bad-log = このファイルは終わったゲームの記録として読めません：{ $what }
table-refused-bad-message = サーバーはこのメッセージを理解できませんでした：{ $what }
table-refused-bad-name = 名前を1〜40文字で入れてください。
table-refused-bad-options = この設定は使えません：{ $what }
table-refused-broken-promise = シャッフルのために約束された数ではありません。
table-refused-expired-table = この卓は期限が切れました。新しい卓を開いてください。
table-refused-full-table = この卓は満席です。
table-refused-game-over = ゲームは終わっています。
table-refused-illegal-action = 今はできません：{ $action }。
table-refused-late = 選んだ後にゲームが進みました。もう一度盤を見てください。
table-refused-no-bot-here = この席でボットは遊んでいません。
table-refused-no-hint = ここではヒントを出せません。前もって試してはいけないことが分かってしまうからです。
table-refused-no-identity = ブラウザーにゲスト情報がまだありません。クッキーを許可して、ページを読み込み直してください。
table-refused-no-offer = あなたの返事を待っている人はいません。
table-refused-no-such-action = 「{ $action }」はこのゲームの行動ではありません。
table-refused-no-such-bot = ここにそのようなボットはいません：「{ $bot }」。
table-refused-no-such-game = 「{ $game }」というゲームはありません。
table-refused-no-such-moment = このゲームにその場面はありません。
table-refused-no-such-page = このアドレスには何もありません。
table-refused-no-such-seat = この卓に席{ $seat }はありません。
table-refused-no-trials = このゲームでは、手を決める前に試すことはできません。
table-refused-no-undo = この卓では手を取り消せません。
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
table-refused-nothing-to-undo = 取り消せる手がまだありません。
table-refused-offer-open = まだ返事を待っている質問があります。
table-refused-open-seats = 空席が{ $count }席あります。誰かを待つか、ボットを座らせてください。
table-refused-other-rules = 第{ $rules }版のルールは、ここではもう遊べません。新しい卓を開いてください。
table-refused-other-seat = このゲームでは別の席で遊んでいました。戻れるのはその席だけです。
table-refused-paused = ゲームは中断中です。
table-refused-practice-alone = 練習の卓は1人用です。ほかの席はすべてボットになります。
table-refused-practice-only = その後に運が働いたか、隠れた情報が明かされました。取り消せるのは練習の卓だけです。
table-refused-promises-due = 前のシャッフルが止められ、新しい数をまだ約束していないページがあります。少し待ってからもう一度どうぞ。
table-refused-seat-count = このゲームは{ $least }〜{ $most }人用です。
table-refused-seat-taken = 席{ $seat }はふさがっています。
table-refused-shuffling = シャッフル中です。
table-refused-still-here = 代わりを立てられるのは、1分以上離れている人だけです。日をまたいで遊ぶ卓では立てられません。
table-refused-thinking = 前のヒントをまだ考えています。
table-refused-too-fast = 操作が多すぎます。少し待ってください。
table-refused-too-large = 大きすぎます：{ $most }kBまでです。
table-refused-waking = このゲームはまだ目を覚ましているところです。まもなく遊べます。
table-refused-not-woken = このゲームはここでは遊べません。ルールをコンパイルできませんでした。理由はサーバーのログにあります。
table-refused-unknown-table = 「{ $table }」という卓はありません。リンクかコードを確かめてください。
table-refused-unreadable-table =
    { $why ->
        [retired] このゲームは第{ $rules }版のルールで行われました。このサーバーではもう扱っていません。
        [newer] このゲームは第{ $rules }版のルールで行われています。このサーバーはまだその版を知りません。
        [changed] このゲームの記録は、このサーバーの知る第{ $rules }版のルールに合いません。
       *[damaged] このゲームの保存データは壊れています。
    }
table-refused-wrong-method = このアドレスはそのようには使えません。
table-refused-wrong-origin = 別のページからの要求だったので、受け付けませんでした。
table-refused-bot-seat = この席は最初からボットがプレイしています。ボットが見たものは、ほかの誰にも見せられません。
table-refused-declined = 遊んでいる人たちは、新しい人を加えないことにしました。
table-refused-in-game = ゲームが始まったあとは、遊んでいる人を退出させられません。
table-refused-kept-out = この卓を開いた人があなたを退出させました。ほかの卓に加わるか、自分の卓を開いてください。
table-refused-muted = この卓を開いた人があなたの発言を止めています。遊ぶことと見ることはできますが、発言はできません。
table-refused-no-newcomers = 進行中のゲームに新しい人が座れるのは、ほかに{ $least }人以上が遊んでいて、全員が同意したときだけです。
table-refused-no-such-person = この卓にそのような人はほかにいません。
table-refused-one-seat = 公開の卓では1人1席です。1台の端末で何人も座らせられるのは、卓を開いた人だけです。
table-refused-too-many-public = 参加者を待つ公開の卓は、同時に{ $most }卓までです。どれかを閉じるか、リンクを知っている人だけの卓にしてください。
table-refused-house-full = このサーバーには、新しいものを置く余裕がありません。始まっているゲームは続けられます。
table-refused-not-writing = いまは記録を保存できないため、何も行われませんでした。しばらくしてからもう一度お試しください。
table-refused-quota =
    { $what ->
        [tables] すでに{ $most }卓を開いています。先にどれかを終えるか閉じてください。
        [imports] 1日に読み込めるゲームは{ $most }件までです。また明日どうぞ。
        [guests] 今日はお使いのアドレスから新しいゲストが多すぎます。また明日どうぞ。
        [lines] この卓のチャットはいっぱいです。
        [undo] 長いゲームになったため、これ以上は手を取り消せません。
       *[other] この卓では多くのことがありすぎました。あとは続けるか、降参するか、席を立つことしかできません。
    }
table-refused-wrong-host = このサーバーはその名前では呼ばれていません。

# 忘れてほしいと頼んだ人
table-a-guest = ゲスト

# 卓で起きたことの記録
table-note-sat = { $name }が席につきました。
table-note-left = { $name }が席を立ちました。
table-note-replaced = { $name }の代わりにボットがプレイします。
table-note-returned = { $name }が戻りました。
table-note-took-back = { $name }が手を取り消しました。
table-note-resigned-wish = { $name }が降参しました。
table-note-resigned-time = { $name }の時間が切れました。
table-note-asked-undo = { $name }が手の取り消しを頼んでいます。
table-note-asked-pause = { $name }が中断を求めています。
table-note-declined = { $name }は断りました。
table-note-withdrew = { $name }は取り下げました。
table-note-paused = ゲームを中断しました。
table-note-resumed = ゲームを再開しました。
table-note-replaced-idle = { $name }が長いあいだ決めていません。戻るまでボットが代わりにプレイします。
table-note-kicked = 卓を開いた人が{ $name }を退出させました。
table-note-let-in = { $name }はまた入れます。
table-note-muted = 卓を開いた人が{ $name }の発言を止めました。
table-note-unmuted = { $name }はまた発言できます。
table-note-closed = ゲームは途中で閉じられました。勝者はいません。
table-note-abandoned = 誰も戻らなかったので、ゲームは閉じられました。勝者はいません。
table-note-asked-close = { $name }が、勝者なしでゲームを閉じるよう頼んでいます。
table-note-asked-replace = { $name }が、長いあいだ決めていない{ $other }の代わりにボットがプレイするよう頼んでいます。
table-note-asked-join = { $name }が席{ $seat }に座りたいそうです。
table-note-unshuffled = シャッフルが止められました。次のシャッフルでは、どのページも新しい数を約束します。
table-note-not-kept = { $name }は約束した数を見せずに席を離れました。その数なしで配ります。
