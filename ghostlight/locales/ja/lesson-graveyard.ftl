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
