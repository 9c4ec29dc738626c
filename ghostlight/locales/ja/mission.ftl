# `ghostlight mission`の表示と、ミッションファイルの誤り（ルールのV-01からV-26）すべて（日本語）。

# ファイルの誤り：ファイルそのもの
mission-large = ファイルが{ $size }バイトあります。ミッションは{ $most }バイトまでです
mission-utf8 = UTF-8のテキストではありません。UTF-8で保存してください
mission-toml = TOMLとして読めません
mission-digits = 長すぎる数があります
mission-deep = 括弧やドット付きキーの入れ子が深すぎます
mission-tokens = 括弧やカンマや短い語が、どんなミッションよりも多すぎます

# キーと型
mission-missing = { $key }がありません。必要な項目です
mission-unknown = { $key }はこの表のキーではありません
mission-language = { $value }は使える言語ではありません
mission-no-language = 言語別の文には、少なくとも1つの言語が必要です
mission-language-missing = { $language }がありません。このミッションのほかの文にはあります
mission-otherwise = { $value }は{ $where }で別の訳になっています。同じ文はどこでも同じ訳にしてください
mission-type = 
    { $value }は{ $kind ->
        [text] 引用符で囲んだ文字列
        [whole] 整数
        [flag] trueかfalse
        [list] [ ]で囲んだリスト
        [count] 整数でも、{"{"}"2v1" = 2{"}"}のような形式ごとの表
       *[table] 表
    }ではありません
mission-tables = { $value }は表の配列ではありません。それぞれの前に[[{ $key }]]と書いてください

# 値
mission-range = { $value }は{ $least }〜{ $most }の範囲にありません
mission-word = { $value }はここで使えることばではありません
mission-length = { $length }文字あります。{ $least }〜{ $most }文字にしてください
mission-signs = { $value }に改行などの見えない文字が入っています
mission-many = このリストには{ $count }個あります。{ $least }〜{ $most }個にしてください
mission-empty = このリストは空です。{ $least }〜{ $most }個必要です
mission-things = 置かれるアイテムが全部で{ $count }個あります。{ $most }個までです
mission-listed = 配置と効果に並ぶマスが全部で{ $count }マスあります。{ $most }マスまでです
mission-needs = タスクに必要なアイテムが全部で{ $count }個あります。{ $most }個までです
mission-in-a-row = 呼び出すイベントを合わせると効果が{ $count }個続きます。{ $most }個までです
mission-bulk = すべてのトリガーと最も長いイベントを合わせると変化が{ $count }個あります（燃えるマス・消えるマスは1個、出現は1体につき4個）。{ $most }個までです
mission-ammo = 全キャラクターの最初の弾が合わせて{ $count }発あります。{ $most }発までです
mission-exit-twice = { $value }はすでに出口です
mission-guard = { $value }は警備員が持てないものです
mission-schema = { $value }は使えません。書式の版は今のところ1だけです
mission-id = { $value }はidになりません。a〜zの小文字、数字、ハイフンで1〜40文字です
mission-event-id = { $value }はイベントのidになりません。英字、数字、ハイフンで1〜40文字、EV-で始めることはできません
mission-time = { $value }は"18:00"のような時刻ではありません
mission-date = { $value }は"1985-09-18"のような日付ではありません
mission-step = { $value }は10分刻みではありません。1ラウンドは10分です
mission-span = { $value }は開始から{ $rounds }ラウンド後です。1〜{ $most }ラウンドにしてください

# マス、扉、区画
mission-square = { $value }というマスはありません。"A-1"から"P-16"です
mission-door = { $value }という扉はありません。"d01"から"d53"です
mission-lockable = { $value }はトイレかエレベーターの扉で、錠がかかりません
mission-side = { $value }は{ $door }の両側のマスではありません
mission-locked-twice = { $value }にはすでに錠がかかっています
mission-area = { $value }という区画はありません。部屋の文字、C0〜C3、T0〜T3、E0〜E3です
mission-outside = { $value }は何かを届ける目標でしか使えません
mission-room = { $value }は部屋の文字でも"random"でもありません

# 人と形式
mission-character = { $value }はここに書けるキャラクターではありません
mission-roster = { $value }はこのミッションの[[character]]にありません
mission-in-roster = { $value }はすでに登録されています
mission-quarry = { $value }は幽霊側です。ここには人間側の人しか書けません
mission-side-of = 
    { $value }は別の側（{ $side ->
        [humans] 人間側
       *[ghost] 幽霊側
    }）の人です
mission-twice = { $value }が{ $name }で2回使われています
mission-number = { $value }と{ $other }はどちらも手番が{ $number }番で、{ $name }で重なる可能性があります
mission-format-name = { $value }は席と合いません。席は"{ $fitting }"です
mission-seats = 席が{ $count }席あります。{ $least }〜{ $most }席にしてください
mission-priest = priestが{ $count }回使われています。priestを動かす席はちょうど1つです
mission-nobody = この席には動かす人がいません。キャラクターか"*"を書いてください
mission-star-alone = "*"は単独で書きます。選ぶ席はほかの人を動かしません
mission-star-ghost = "*"は人間側の席だけで使えます
mission-few-characters = { $picks }席がキャラクターを選びますが、空いているのは{ $count }人です。[[character]]を増やしてください

# アイテム
mission-item = { $value }というアイテムはありません
mission-kind-only = { $value }は種類の名前です。アイテムを1つ書いてください
mission-class = { $value }というアイテムの種類はありません
mission-built-in = { $value }はゲームにもとからあるアイテムです。別のidにしてください
mission-placed-twice = { $value }はすでに{ $where }で置かれています
mission-replaced = { $value }が何度も置かれてしまいます。イベントやonce = falseのトリガーでは置けません
mission-few-squares = アイテム{ $items }個に対して{ $squares }マスです。1つに1マスは必要です
mission-square-twice = { $value }はこの候補にすでにあります
mission-square-or-squares = square（全部そこに置く）かsquares（配り分ける）のどちらか1つを書いてください
mission-slots = 開始時の持ち物が{ $count }枠あります。枠は{ $most }です

# 開始位置
mission-toilet = { $value }はトイレです。霊は入れません
mission-entities = { $value }が多すぎます。同時に{ $most }体までです
mission-crowd = トイレ{ $value }から最大{ $count }人が始まります。入れるのは{ $most }人です

# イベント、目標、終わり
mission-event = { $value }というイベントはこのミッションにありません
mission-event-twice = { $value }はこのリストにすでにあります
mission-other-date = { $value }はミッションの日付{ $date }と違います
mission-deck = デッキのイベントが{ $count }枚です。この方式では{ $least }枚必要です
mission-id-twice = { $value }はすでに別のものの名前です
mission-objective = { $value }という目標はこのミッションにありません
mission-task = { $value }はtaskの目標ではありません
mission-lacking = { $type }には{ $key }が必要です
mission-superfluous = { $type }に{ $key }はありません
mission-one-of = { $type }には{ $first }か{ $second }のどちらか1つが必要です
mission-n-lacking = squaresにはn（引く数）が必要です。決まった場所ならsquareと書いてください
mission-n-superfluous = nはsquaresと一緒にだけ使います。squareにはありません
mission-rounds-lacking = この効果にはrounds（1〜18）が必要です
mission-rounds-superfluous = show_handにroundsはありません。正時まで続きます
mission-count-missing = { $name }の数がありません。すべての形式を書いてください
mission-count-unknown = { $name }という形式はこのミッションにありません
mission-override = { $key }はミッションで変えられるルールではありません
mission-no-aim = 人間側が勝つための目標が少なくとも1つ必要です
mission-ghost-wins = { $value }は"time"でも"no_standing"でも目標でもありません
mission-secrets = 秘密の目標が{ $count }個です。{ $least }人の形式があり、1人に1つ必要です
mission-cycle = { $event }が{ $value }を呼び、それがまた{ $event }を呼びます
mission-endless = 何かが取られるのを待つ once = false のトリガーは、取れる物をさらに置くことはできません
mission-fault = { $fault }。{ $more }
mission-comma = 、
mission-near = { $near }ではありませんか
mission-known = 使えるもの：{ $known }

# コマンドの表示
mission-good = { $file }：問題ありません。{ $title }、{ $start }から{ $limit }、{ $rounds }ラウンド、形式は{ $formats }です。
mission-faults = { $file }に{ $count }件の誤りがあります。
mission-written = { $file }を作りました。好きなように書き換えて、`ghostlight mission check { $file }`で確かめてください。

# 見取り図
mission-map-head = { $title } · { $format } · { $start }〜{ $limit }
mission-map-floors = 階：左下が1階、左上が2階、右上が3階、右下が4階
mission-map-edges = 辺：「:」扉、「#」錠のかかった扉、「=」階段、「%」エレベーター
mission-map-human = 開始：{ $who }
mission-map-picks = { $count }席が選ぶ：{ $who }
mission-map-priest = 幽霊神官
mission-map-chaneque = チャネケ
mission-map-tzitzimitl = ツィツィミトル
mission-map-fire = 火
mission-map-open = 出口（開いている）
mission-map-closed = 出口（閉まっている）
mission-map-task = タスク：{ $task }
mission-map-machine = 自動販売機
mission-map-there = { $items }：{ $squares }
mission-map-pool = { $items }を{ $squares }に配る
mission-map-hidden = 裏向き
mission-map-lock = { $door }に錠、鍵は{ $side }側から
mission-map-many = { $square }には書ききれないほどあります：{ $marks }
mission-line = { $line }行目
mission-more = ほか{ $count }件
