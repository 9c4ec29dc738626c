# `ghostlight`の各コマンドが表示する文。ヘルプは英語だけです。

# verify
cli-verify-fault = 約束どおりではありません。{ $fault }
cli-verify-retired = 抽選は約束どおりです：{ $steps }ステップの抽選{ $draws }回が、約束されたシードのとおりです。バージョン{ $rules }のルールは再実行していません。
cli-verify-good = 約束どおりです：{ $steps }ステップと抽選{ $draws }回が、約束されたシードのとおりです。
cli-verify-practice = 練習：決定を自由に取り消せました。
cli-verify-unkept = 席{ $seats }のナンスはありません（退席のため）：その約束は守られませんでした。
cli-verify-given-up = この前に、ナンスが示された後で中止されたシャッフル：{ $count }回。
cli-verify-signed = ハウス{ $house }の署名があります。
cli-verify-unsigned = 署名がありません：どこかのハウスが配ったゲームだという証明はありません。

# games
cli-games-head = { $name }（{ $authors }作『{ $title }』に基づく）：{ $least }〜{ $most }人、ボット：{ $bots }
cli-games-option = オプション
cli-games-default = 既定値
cli-games-range = 範囲
cli-games-what = 内容
cli-games-give = --option キー=値 で指定するか、--options FILE.toml でファイルから指定します。
cli-range-whole = { $least }〜{ $most }
cli-range-numbers = { $least }〜{ $most }の数{ $count }個
cli-range-picks = { $least }〜{ $most }から{ $count }個
cli-range-text = ファイルの内容
cli-range-data = ファイルに書いた表または一覧
cli-usual = 通常どおり

# backup, restore, check, forget
cli-backup-done = { $file }：{ $size } MB、{ $tables }卓、ゲスト{ $guests }人。読み直して、欠けがないことを確かめました
cli-restore-done = { $file }：{ $tables }卓、ゲスト{ $guests }人、{ $source }のとおり
cli-restore-aside = 以前のもの：{ $file }
cli-check-file = { $file }：スキーマ{ $schema }、ゲスト{ $guests }人、記録{ $records }件
cli-check-unknown = 不明
cli-check-tables = 卓：{ $tables }
cli-check-none = なし
cli-check-status =
    { $status ->
        [waiting] 待機中{ $count }卓
        [playing] 対戦中{ $count }卓
        [over] 終了{ $count }卓
        [closed] 閉鎖{ $count }卓
       *[other] { $status } { $count }卓
    }
cli-check-damaged = 破損：{ $sqlite }
cli-check-schema = このバージョンのGhostlightは、そのスキーマに対応していません
cli-check-unreadable =
    卓{ $table }は読めません：{ $reason ->
        [page] 一部が壊れた箇所にあります
        [empty] 読める記録がありません
        [missing] 記録{ $record }がありません
       *[fold] 記録からゲームを組み立てられません
    }
cli-check-sound = 問題ありません
cli-check-salvage = `ghostlight check --salvage NEW`で読める部分を救い出せます。`ghostlight restore COPY`でコピーに戻せます
cli-saved-done = { $file }：{ $tables }卓、ゲスト{ $guests }人、記録{ $records }件を救い出しました
cli-saved-shortened = 卓{ $table }：最初の{ $count }件の記録だけが残りました
cli-saved-lost = 卓{ $table }：失われました
cli-saved-people = プレイした{ $count }人の情報が失われました：席は残っていますが、本人としては入れません
cli-saved-restore = `ghostlight restore { $file }`で元の場所に戻してください
cli-forget-ask =
    { $kind ->
        [table] 卓
       *[guest] ゲスト
    }{ $id }{ $named ->
        [yes] （{ $name }）
       *[no] {""}
    }を削除しますか？
cli-forget-table = 卓{ $table }を削除しました
cli-forget-guest = ゲスト{ $guest }の情報を{ $count }卓から消しました

# serve
cli-serve-open = Ghostlightは{ $address }で開いています
cli-serve-friends = 同じネットワークの友だちはこちら：{ $address }
cli-serve-close = Ctrl+Cで閉じます。ゲームは保存されます。
cli-serve-asleep =
    { $count ->
        [one] { $first }はまもなく遊べます：初回はルールをコンパイルします。進み具合はページに出ます。
       *[other] { $first }はまもなく、{ $others }はその後数分で遊べます：初回はルールをコンパイルします。進み具合はページに出ます。
    }
cli-serve-ready = { $game }が遊べるようになりました。
cli-serve-failed = { $game }はコンパイルできなかったので、遊べません。
cli-serve-all = これで全部です。次回はすぐに遊べます。
