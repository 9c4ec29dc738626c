# Graveyard's lesson in Japanese: a chapter's title, then what the coach says, one sentence at a time (docs/lessons.md).

lesson-graveyard-title = 墓地での最初の夜

lesson-graveyard-wake = 墓をめくる
lesson-graveyard-wake-welcome = 36基の墓が閉じています。眠るものを起こして、いちばん多くの点を集めた人が勝ちです。
lesson-graveyard-wake-lord = これがあなたの闇の王です。まだ柵の外にいます。
lesson-graveyard-wake-enter = 闇の王をまっすぐB3まで進めましょう。
lesson-graveyard-wake-enter-else = その墓でもかまいませんが、B3に何が眠っているか、私は知っています。
lesson-graveyard-wake-zombie = ゾンビです。4点になります。あなたの墓石が、あなたのものだという印です。
lesson-graveyard-wake-rival = 蛾が反対側から入ってきます。手番ごとに全員が同じことをします。
lesson-graveyard-wake-line = 中に入った闇の王は、横か縦に好きなだけ進めます。F3まで進めましょう。
lesson-graveyard-wake-line-else = そこへも行けますが、この列の端のF3を見てみましょう。
lesson-graveyard-wake-skeleton = 骸骨は3点です。
lesson-graveyard-wake-taken = 蛾がE3を取りました。墓石のある墓の持ち主は、もう変わりません。
lesson-graveyard-wake-down = 今度は縦にF5まで進めましょう。
lesson-graveyard-wake-down-near = 1マスでも移動です。今日はもう1基先のF5まで行きましょう。
lesson-graveyard-wake-down-far = 今日は行きすぎです。F5で止まりましょう。
lesson-graveyard-wake-down-else = 悪くない手ですが、F5に何かが眠っています。縦に進みましょう。
lesson-graveyard-wake-worth = 幽霊は2点、鬼火は1点です。誰がリードしているかは、いつでも見られます。

lesson-graveyard-light = 鬼火と色
lesson-graveyard-light-wisp = この鬼火はあなたのものです。1点になるか、閉じた墓を1回のぞけます。
lesson-graveyard-light-look = 使いましょう。目のボタンを押してから、D2を選びます。
lesson-graveyard-light-look-else = 閉じた墓ならどれでものぞけます。今回はD2を選びましょう。
lesson-graveyard-light-look-first = のぞくのが先、移動はその後です。移動すると、この手番ではもうのぞけません。
lesson-graveyard-light-know = ゾンビです。知っているのはあなただけです。鬼火の1点はなくなりました。
lesson-graveyard-light-fetch = 闇の王はまだ移動します。D2のゾンビを取りに行きましょう。
lesson-graveyard-light-fetch-else = D2に何があるか、あなたは知っていて、蛾は知りません。そこへ行きましょう。
lesson-graveyard-light-fetched = 1点を使って4点を得ました。のぞく価値はあります。
lesson-graveyard-light-backs = どの色の墓にも、ゾンビ2、骸骨2、幽霊2、鬼火3が隠れています。
lesson-graveyard-light-black = 黒のゾンビは2体とも出ました。ほかの黒い墓にゾンビはいません。
lesson-graveyard-light-brown = 茶色のゾンビはあと1体眠っています。茶色のE2をめくりましょう。
lesson-graveyard-light-brown-black = それは黒い墓です。黒のゾンビはもう2体とも出ています。
lesson-graveyard-light-brown-else = それもできますが、E2のほうが見込みがあります。
lesson-graveyard-light-luck = いました。色を数えることが、このゲームの半分です。
lesson-graveyard-light-last = 残りは1基で、蛾が1点リードしています。F6を取りましょう。
lesson-graveyard-light-last-else = 待つと蛾に取られます。F6へ行きましょう。
lesson-graveyard-light-end = 最後の墓でゲームはすぐに終わります。いちばん多い人が勝ち、つまりあなたです。

lesson-graveyard-plain-place = 闇の王はあなたの駒です。外からは、向かい合う列にだけ入れます。
lesson-graveyard-plain-move = まっすぐに好きなだけ進みます。閉じた墓に止まると、めくってあなたのものになります。
lesson-graveyard-plain-move-or-look = 鬼火（1点）を手放すと、閉じた墓を1基のぞけます。その後で必ず移動します。
lesson-graveyard-plain-move-after-look = 見たものを知っているのはあなただけです。次は闇の王を移動します。
