## Themes of dice that cannot be used

error-theme-file = テーマ{ $file }を使えません。{ $why }
error-theme-files = { $folder }にテーマが{ $themes }個ありますが、メニューには{ $most }個までです。減らしてください。
error-theme-usual = { $folder }に既定のテーマ{ $theme }.tomlがありません。元に戻してください。
theme-problem-unreadable = 正しいTOMLファイルではありません：{ $why }。
theme-problem-name = 名前{ $name }は、英小文字で始まる、英小文字・数字・下線だけの2～16文字でなければなりません。
theme-problem-unknown = テーマに{ $key }という項目はありません。削除してください。
theme-problem-missing = { $key }がありません。
theme-problem-colour = { $key }は"#1b2347"のような色でなければなりません。「{ $value }」は使えません。
theme-problem-marks = marksは次のどれかでなければなりません：{ $marks }。
theme-problem-corner = cornerは0から{ $most }までの整数でなければなりません。
theme-problem-contrast = { $part }.markと{ $part }.frontが似すぎています。コントラストは{ NUMBER($ratio, maximumFractionDigits: 1) }ですが、{ $least }以上必要です。

## The command line

cli-help = Discord用ファークル：ボットを動かす、模擬Discordで試す、ダイスと確率を調べる。
cli-version = バージョンを表示して終了する。
cli-run = .envと環境変数の設定で、Discord上のボットを動かす。
cli-run-clusters = PostgreSQL上のボットを分担するプロセスをこの数だけ動かし、落ちたものを再起動し、まとめて止める。
cli-clusters-count = プロセス数は1から{ $most }までにしてください。
cli-sandbox = ブラウザーで遊べる模擬Discordでボットを動かす。
cli-sandbox-port = このマシンでのWebページのポート。0なら空いているポートを使う。
cli-sandbox-players = 模擬サーバーにいる人の名前、コンマ区切り。
cli-sandbox-language = サーバーとそこにいる全員の言語、例えばja（既定：英語）。
cli-sandbox-demo = ブラウザーなしで1ゲームを通して遊び、すべてのボードを表示する。
cli-sandbox-open = ファークルの準備ができました。プレイヤーごとにブラウザーで{ $address }を開き、/farkle challengeと入力してください。止めるにはCtrl-Cを押します。
cli-sandbox-bad-players = 異なるプレイヤーを2人以上指定してください。例：--players Ada,Ben
cli-sandbox-bad-port = { $port }はポートではありません。0から65535までの数にしてください。
cli-sandbox-port-taken = ポート{ $port }は使用中です。--portで別のポートか、空いているポートを使う0を指定してください。
cli-sandbox-missing = 模擬Discordがインストールされていません。次のコマンドでインストールしてください：pip install "farkle-discord[sandbox]"
cli-score = 出目からキープできるものと得点を、良い順に並べる。
cli-score-roll = ダイスの目、例えば123455か"1 2 3 4 5 5"。-なら標準入力から1行に1つずつ読む。
cli-score-json = 出目ごとにJSONオブジェクトを出力する。
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = { $line }行目：{ $why }
cli-odds = 任意の得点からの勝率と、振る場合と確定する場合の見込みを表示する。
cli-odds-scores = 2人または3人の確定済みの得点、コンマ区切りで手番順。最初が手番のプレイヤー。
cli-odds-turn = このターンの未確定の得点。最初に振る前は0。
cli-odds-dice = 振れるダイスの残りの個数。
cli-odds-turns-left = ターン数が決まっているゲームで：このターンを含む、2人合わせた残りのターン数（既定：全部）。
cli-odds-json = JSONオブジェクトを出力する。
cli-odds-at = { $ruleset }、{ $own }対{ $other }
cli-odds-roll = ダイス{ $dice }個を振る：平均{ NUMBER($points, maximumFractionDigits: 1) }点、ファークル{ NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-odds-bank = 確定する：{ $points }点
cli-odds-no-bank = この得点はまだ確定できません。
cli-odds-wins = { "  " }勝率{ NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
cli-solve = ルールのゲームを解く：全員が完璧に遊んだときの各プレイヤーの勝率。
cli-solve-all = 標準搭載のルールをすべて解き、ボットが読む場所に表を保存する。
cli-solve-output = 表を保存するフォルダー。ファイル名はルールの名前になる。
cli-solve-players = プレイヤーの人数：2人、またはそれぞれが自分の勝利を目指す3人。
cli-solve-json = ルールごとにJSONオブジェクトを出力する。
cli-solve-which = ルールを1つ指定するか、--allで標準搭載ルールの2人用ゲームをすべて解いてください。
cli-solve-bad-folder = { $folder }に表を保存できません：{ $why }。--outputで別のフォルダーを指定してください。
cli-solve-progress = { $ruleset }を計算中
cli-solve-failed = { $ruleset }を解けませんでした：{ $why }
cli-solve-expected = { $ruleset }：得点だけを考えて遊ぶターンは平均{ NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) }点です。
cli-solve-banks = 確定する点数：{ $banks }。
cli-solve-bank = 残り{ $dice }個で{ $points }
cli-solve-never = 残り{ $dice }個では確定しない
cli-solve-first = 完璧なプレイヤー2人では、先手の勝率が{ NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) }%です。
cli-solve-three =
    完璧なプレイヤー3人では、1番手の勝率が{ NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) }%、2番手が{ NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) }%、3番手が{ NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) }%です。1ターンだけ遊び方を変えて得られるのは最大{ NUMBER($gain, maximumSignificantDigits: 1) }%です。
    { $states ->
        [0] すべての局面が収束しました。
       *[other] { $states }局面が収束しておらず、残りは最大{ NUMBER($residual, maximumSignificantDigits: 1) }%です。
    }
cli-solve-cost = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒で解きました。使用メモリー{ $megabytes } MB。
cli-solve-dice = 偏ったダイス6個の識別名、例えばlucky,lucky,odd,weighted,ordinary,devils-head：それを使うターンの価値。
cli-solve-against = 相手のダイス6個：--dice側が先手のときの勝率。
cli-solve-target = 勝つのに必要な点数。--againstとバッジ用。
cli-solve-target-bounds = 目標点は{ NUMBER($least) }から{ NUMBER($most) }までにしてください。
cli-solve-dice-alone = --againstには--diceが必要で、--targetには両方かバッジが必要です。どれも--all、--output、--playersと一緒には使えません。
cli-solve-dice-rules = { $ruleset }のゲームは、偏ったダイスでは解けません。目標点が{ NUMBER($most) }点以下で超えてもよく、減点も最終ラウンドもない競走でなければなりません。
cli-solve-dice-count = このルールのターンはダイスを{ $dice }個使いますが、{ $given }個指定されています。1個ずつコンマ区切りで指定してください。
cli-solve-dice-unknown = 「{ $die }」というダイスはありません。次の中から選んでください：{ $known }。
cli-solve-dice-bank = 残り{ $dice }個では、{ $points }点から確定します。
cli-solve-dice-never = 残り{ $dice }個では、必ず振ります。
cli-solve-dice-cost = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒で解きました。
cli-solve-badge = 先手のバッジの識別名、例えばsilver-warlords：その側の勝率。
cli-solve-against-badge = 相手のバッジ。
cli-solve-badge-alone = --badgeと--against-badgeには--targetが必要で、--diceと--againstは両方指定するか、どちらも指定しません。--all、--output、--playersと一緒には使えません。
cli-solve-badge-unknown = 「{ $badge }」というバッジはありません。次の中から選んでください：{ $known }。
cli-no-token = トークンがありません。.envにDISCORD_TOKEN=...を追加してください。入手方法はREADME.mdにあります。
cli-bad-token = Discordがこのトークンを受け付けません。開発者ポータルのBotページから、もう一度コピーしてください。
cli-no-discord = { $address }のDiscordに接続できません：{ $why }。ネットワークを確認して、もう一度起動してください。
cli-outdated = Discordはこのバージョンのボットの接続をもう受け付けません（コード{ $code }）。ボットを更新してください。
cli-wrong-shards = Discordがシャード数を受け付けません（コード{ $code }）。すべてのプロセスでFARKLE_SHARDSを0か同じ大きな数にして、ボットを起動し直してください。
cli-lock-unwritable = ファイル{ $path }に書き込めません（{ $why }）。ボットがそのフォルダーに書き込めるようにするか、FARKLE_DATABASEで別のデータベースを指定してください。
cli-verify = 書き出したゲームのダイスを振り直し、すべての出目をシード値と照合する。
cli-verify-export = 書き出したゲームのfarkle-dice.txtかfarkle-game.json、またはその中のfair1から最後の手までの行。-なら標準入力から読む。
cli-verify-unreadable = ファイル{ $file }を読めません：{ $why }
cli-verify-seal = 封印は{ $seal }です。最初に振る前のボードにあったものと比べてください。
cli-verify-words = 混ぜた言葉：{ $words }。
cli-status = 動作中のボットに、遊べる状態か尋ねる。遊べなければコード1で終了する。
cli-status-ready = 遊べる状態です。
cli-status-off = ボットは状態を知らせません。FARKLE_STATUSに{ $example }のようなアドレスとポートを設定して、再起動してください。
cli-status-silent = { $address }から応答がありません。ボットが動いているか、ログを確認してください。
cli-status-start = ボットは起動中で、Discordを待っています。いつからかはログにあります。
cli-status-discord = Discordとの接続が切れ、ボットは再接続しています。理由はログにあります。
cli-status-database = データベースが応答しません。理由はボットのログにあります。
cli-status-leaving = ボットは終了処理中です。
cli-doctor = ボットに必要なものをすべて確認する：トークン、Discord、サーバー、データベース、バックアップ。直すべきものがあればコード1で終了する。
cli-doctor-json = 結果をJSONで出力する。
cli-doctor-try = さらにこのチャンネル（ID）ですべてを試す：ボードの投稿、スレッドの作成、イベントの作成、コマンドの登録。その後すべて元に戻す。
cli-try-bad-channel = { $typed }はチャンネルIDではありません。Discordの開発者モードをオンにし、テキストチャンネルのIDをコピーして使ってください。
cli-try-done = { $what }：Discordの応答は{ $status }。
cli-try-refused = { $what }：Discordの応答は{ $answer }。
cli-try-unanswered = { $what }：Discordから応答がありません（{ $why }）。
cli-try-permit = このチャンネルでボットに次の権限を付与してください：{ $names }。
cli-try-report = 何を報告すればよいかは、docs/first-hour-on-discord.mdにあります。
cli-try-left = 元に戻せませんでした。手作業で削除してください：{ $what }。
cli-try-interrupted = 試行が中断されました。作ったものを元に戻しています。
cli-try-stopped = 試行に失敗しました（{ $why }）。作ったものを元に戻しています。あとでもう一度試してください。
cli-try-unclean = すべてを元に戻す時間がありませんでした。チャンネル、サーバーのイベント、コマンドを確認してください。
cli-try-no-channel = サーバーのテキストチャンネルではありません。これから遊ぶチャンネルを指定してください。
cli-try-no-die = Discordはボードを受け付けましたが、文面にダイスが表示されていません。何を報告すればよいかは、docs/first-hour-on-discord.mdにあります。
cli-try-no-event = イベントの作成を省きました。このサーバーでボットに「{ permission-create-events }」の権限がありません。トーナメントを掲載するときだけ必要です。
cli-try-own-commands = コマンドの登録を省きました。アプリケーションにこのサーバー専用のコマンドがあるので、そのままにしました。
cli-try-title = ファークル：試行
cli-try-board-text = ボットの試行です。このメッセージは自動的に削除されます。
cli-try-board-changed = 同じボードを編集したものです。自動的に削除されます。
cli-try-button = 押しても何も起きません
cli-try-look = チャンネルを確認
cli-try-die = ダイスをアップロード
cli-try-board = ボードを投稿
cli-try-edit = ボードを編集
cli-try-thread = スレッドを作成
cli-try-archive = スレッドをアーカイブ
cli-try-event = イベントを作成
cli-try-commands = このサーバーにすべてのコマンドを登録
cli-try-delete-commands = このサーバーのコマンドを削除
cli-try-delete-event = イベントを削除
cli-try-delete-thread = スレッドを削除
cli-try-delete-board = ボードを削除
cli-try-delete-die = ダイスを削除
cli-doctor-token-ok = トークンは{ $name }のものです。
cli-doctor-discord-ok = { $address }のDiscordから応答があります。
cli-doctor-discord-away = { $address }のDiscordに接続できません（{ $why }）。このマシンのネットワーク接続とDISCORD_API_BASEを確認してください。
cli-doctor-clock-ok = このマシンの時計は合っています。
cli-doctor-clock-off = このマシンの時計が{ $seconds }秒ずれています。プレイヤーに見える期限はこの時計によるので、ネットワークで合わせてください（timedatectl set-ntp true）。
cli-doctor-sessions-left = 今日あと{ $remaining }回セッションを開始できます。
cli-doctor-sessions-none = ボットには{ $shards }セッションが必要ですが、今日あと{ $remaining }回しか開始できません。{ $minutes }分待ってから起動し直してください。頻繁に起動するボットのトークンはDiscordがリセットします。理由はログにあります。
cli-doctor-endpoint-ok = Discordはコマンドとボタン操作をボット自身の接続に送ります。
cli-doctor-endpoint-set = 誰も遊べません。アプリケーションにInteractions Endpoint URLが設定されているので、コマンドとボタン操作がすべてボットではなくそこに送られます。開発者ポータルのGeneral Informationページで、その欄を空にしてください。
cli-doctor-installs-ok = アプリケーションは、サーバーにも個人のアカウントにもインストールできます。
cli-doctor-installs-servers = アプリケーションはサーバーにしかインストールできません。どこでも使えるようにするには、開発者ポータルのInstallationページでUser Installにチェックを入れ、ボットを再起動してください。
cli-doctor-installs-users = アプリケーションをサーバーにインストールできないので、そこにはボットのコマンドがありません。開発者ポータルのInstallationページでGuild Installにチェックを入れ、ボットを再起動してください。
cli-doctor-intents-ok = アプリケーションに特権インテントはなく、必要もありません。
cli-doctor-intents-spare = アプリケーションに、ボットが使わない特権インテントがあります。開発者ポータルのBotページでオフにしてください。
cli-doctor-permissions-ok = { $servers ->
    [0] ボットはまだどのサーバーにもいません。
   *[other] ボットは{ $servers }個のサーバーで、必要な権限をすべて持っています。
}
cli-doctor-permissions-needed = { $server }で、ゲームに必要な権限がボットにありません。付与してください：{ $names }。
cli-doctor-permissions-wished = { $server }で、ボットはゲーム用のスレッドを作れないか、ボードが流れたことに気づけません。付与してください：{ $names }。
cli-doctor-permissions-most = ボットはほかのサーバーにもいるかもしれません。最初の{ $most }個だけを確認しました。
cli-doctor-permissions-chosen = { $server }で、設定に必要な権限がボットにありません。付与してください：{ $names }。
cli-doctor-two-factor = { $server }ではDiscordにより、勝者にロールを付与できません（60003）。サーバーが2要素認証を求めていますが、アプリケーションの所有者が有効にしていません。そのアカウントで有効にして、ボットを再起動してください。
cli-doctor-commands-ok = このバージョンの{ $commands }個のコマンドがDiscordに登録されています。
cli-doctor-commands-missing = 次のコマンドがDiscordに登録されていません：{ $names }。ボットを起動すると登録します。Discordが拒否すればログに残ります。
cli-doctor-commands-spare = このバージョンにないコマンドがDiscordに登録されています：{ $names }。ボットを起動すると、自分のコマンドに置き換えます。
cli-doctor-commands-older = ボットはこのバージョンのコマンドをまだDiscordに登録していません。起動時に登録します。
cli-doctor-commands-refused = このバージョンのコマンドの一部をDiscordが拒否しました。どれがなぜかはボットのログにあります。起動時にもう一度登録します。
cli-doctor-emojis-ok = 既定のテーマのダイスがすべてDiscordにあります。
# $missing is never 0.
cli-doctor-emojis-missing = ダイスの画像が{ $missing }個Discordになく、代わりに文字で表示されます。ボットを起動するとアップロードします。Discordが拒否すればログに残ります。
cli-doctor-database-ok = { $path }は正常です：{ $size } MB、スキーマ{ $schema }。
cli-doctor-database-server = { $path }は応答しています：{ $size } MB、スキーマ{ $schema }。
cli-doctor-database-older = { $path }は正常です：{ $size } MB、古いバージョンのスキーマ{ $schema }。このバージョンにはスキーマ{ $newest }が必要で、起動時に移行します。今移行するには、ボットを止めてfarkle migrateを実行してください。
cli-doctor-database-empty = { $path }にはまだボットの表がありません。起動時に作成します。ゲームがあるはずなら、FARKLE_DATABASEを確認してください。
cli-doctor-database-none = データベース{ $path }はまだありません。起動時に作成します。
cli-doctor-database-damaged = { $path }が壊れています：{ $damage }。ボットを止めて、次のコマンドでバックアップから復元してください：farkle restore
cli-doctor-disk-ok = { $folder }の空きは{ $free } MBです。
cli-doctor-disk-tight = { $folder }の空きは{ $free } MBだけです。データベースのコピーと増加分には足りません。空きを増やしてください。
cli-doctor-disk-full = { $folder }の空きは{ $free } MBだけです。何も保存できなくなる前に、空きを増やしてください。
cli-doctor-disk-unwritable = このユーザーは{ $folder }に書き込めません。ボットが書き込めるようにし、ボットのユーザーで診断を実行してください。
cli-doctor-backups-ok = { $folder }の最新のバックアップは{ $day }のものです。
cli-doctor-backups-off = ボットはバックアップを作っていません。FARKLE_BACKUPSに、できれば別のディスクのフォルダーを指定してください。
cli-doctor-backups-server = PostgreSQLにはpg_dumpなど独自のバックアップがあります。作成されているか、そちらで確認してください。
cli-doctor-backups-none = { $folder }にはまだバックアップがありません。ボットは1日1回、静かな時間に作成します。
cli-doctor-backups-old = { $folder }の最新のバックアップは{ $day }のものです。その後ない理由はボットのログにあります。
cli-doctor-backups-unreadable = バックアップのフォルダー{ $folder }を読めません：{ $why }。ボットが読み書きできるようにしてください。
cli-doctor-backups-unwritable = ボットがバックアップのフォルダー{ $folder }に書き込めません。ボットのユーザーが書き込めるようにしてください。
cli-doctor-key-none = データを削除した人のブロックを保つ鍵{ $path }は、次の起動時に作成されます。
cli-doctor-key-ok = データを削除した人のブロックを保つ鍵{ $path }は正常です。
cli-doctor-tables-ok = { $tables }個のルールの計算済みの表をすべて読み取れます。
cli-doctor-tables-refused = 次の計算済みの表を使えません：{ $tables }。ボットをインストールし直してください。
cli-doctor-languages-ok = { $languages }言語すべてがそろっています。
# $flaws is never 0.
cli-doctor-languages-flaws = 文面に{ $flaws }か所の誤りがあります。場所はfarkle locales checkでわかります。
cli-doctor-status-off = FARKLE_STATUSが設定されていないので、動作中のボットの状態を確認できません。
cli-backup = データベースをファイルにコピーし、コピーを検査する。ボットは動いたままでよい。
cli-backup-file = 書き込むファイル。既存のファイルは、コピーが完成してから置き換える。
cli-backup-no-database = データベース{ $path }がまだないので、バックアップするものがありません。
cli-backup-itself = { $path }はデータベース自体です。別のファイルを指定してください。
cli-backup-folder = { $path }はフォルダーです。{ $example }のように、その中のファイルを指定してください。
cli-backup-server = { $path }は独自のバックアップを持つPostgreSQLです：pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = { $file }にバックアップしました（{ $size } MB）。コピーは正常で、最大{ $games }ゲームを再生しました。
cli-backup-older = { $file }にバックアップしました（{ $size } MB）。コピーは正常です。スキーマ{ $schema }は古いバージョンのもの（このバージョンは{ $newest }）なので、ゲームは再生していません。
cli-backup-newer = { $file }にバックアップしました（{ $size } MB）。コピーは正常です。スキーマ{ $schema }は新しいバージョンのもの（このバージョンで使えるのは{ $newest }まで）なので、ゲームは再生していません。そのバージョンでだけ使えます。
cli-restore = データベースをバックアップに置き換える。先にボットを止める。
cli-restore-file = farkle backupか、FARKLE_BACKUPSにボット自身が書いたファイル。
cli-restore-force = 既存のデータベースをよけておく。
cli-restore-no-file = ファイル{ $file }がありません。
cli-restore-there = データベース{ $path }がすでにあります。よけておいてバックアップを復元するには、--forceを付けてください。
cli-restore-server = { $path }はバックアップを自分で復元するPostgreSQLです：pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = バックアップ{ $file }がデータベース{ $path }になりました。
cli-restore-newer = 何も変更していません。バックアップ{ $file }は新しいバージョンのものです（スキーマ{ $schema }、このバージョンで使えるのは{ $newest }まで）。ボットを更新するか、古いバックアップを復元してください。
cli-restore-older = スキーマ{ $schema }は古いバージョンのものです。次の起動時かfarkle migrateで{ $newest }に移行します。
cli-restore-aside = 以前のデータベースは{ $aside }になりました。不要になったら削除してください。
cli-migrate = 古いバージョンのデータベースを、起動時と同じように移行する。先にボットを止める。
cli-migrate-dry = 何をするか表示するだけ。
cli-migrate-no-database = データベース{ $path }はまだありません。起動時に作成します。
cli-migrate-empty = 何も変更していません。{ $path }にはボットの表がありません。ボットを起動して作成するか、FARKLE_DATABASEで別のデータベースを指定してください。
cli-migrate-current = { $path }のスキーマは、このバージョンに必要な{ $schema }です。移行するものはありません。
cli-migrate-would = 何も変更していません。{ $path }は古いバージョンのスキーマ{ $schema }で、このバージョンには{ $newest }が必要です。farkle migrateは次のすべてを行うか、何も行いません：
cli-migrate-backup = 先にバックアップを作成してください。その後、古いバージョンではこのデータベースを使えません。
cli-migrate-done = { $path }をスキーマ{ $schema }から{ $newest }に移行しました。ボットを起動できます。
cli-move = すべてを別の空のデータベースにコピーし、検証する。先にボットを止める。
cli-move-target = ファイルのパスか、postgresql://user@host/nameのようなアドレス。
cli-move-bad-target = データベースではありません：{ $why }。
cli-move-itself = { $path }はデータベース自体です。別のものを指定してください。
cli-move-no-database = データベース{ $path }がまだないので、コピーするものがありません。
cli-move-done = { $games }ゲームの{ $rows }行と残りのすべてを{ $source }から{ $target }にコピーしました。行数も、すべての統計も一致し、最大{ $sample }ゲームを再生しました。
cli-move-next = FARKLE_DATABASEを{ $target }のアドレスにして、ボットを起動してください。{ $source }はそのままなので、不要になるまで残しておいてください。
cli-move-files = FARKLE_FILES={ $files }も設定してください。ボットはそこにファイルを置き、その1つ{ $file }が、データを削除した人のブロックを保ちます。このファイルを失わないでください。
cli-work-copying = コピー中
cli-work-checking = 検査中
cli-work-migrating = 移行中
cli-work-counting = 数え直し中
cli-work-comparing = 比較中
cli-recount = 保存されたゲームをすべて数え直し、統計と違う所を表示する。
cli-recount-fix = 違いを直す。先にボットを止める。
cli-recount-no-database = データベース{ $path }がまだないので、数えるものがありません。
cli-recount-difference = { $where }：保存された値{ $kept }、数えた値{ $counted }
cli-recount-nothing = なし
cli-recount-equal = すべてのゲームを数え直しました。統計はすべて一致しています。
cli-recount-fixed = { $differences }件の違いを直しました。
cli-recount-differs = { $differences }件の違いがあります。ボットを止め、バックアップを作成してから、次のコマンドで直してください：farkle recount --fix
cli-locales = ボットの言語の文面を検査する。
cli-locales-check = data/localesの言語で、足りないもの、余分なもの、壊れたもの、長すぎるもの、terms.tomlに反する言葉を見つける。
cli-locales-which = 検査する言語、例えばja（既定：すべて）。
cli-locales-unknown = 「{ $word }」という言語はありません。次の中から選んでください：{ $known }。
cli-locales-fine = { $language }：{ $messages }件、誤りなし。
cli-locales-flaws = { $flaws }件の誤り。

cli-puzzles = 最善手が明らかでない局面であるパズルを探し、内蔵のパズルを検査する。
cli-puzzles-mine = ボットの対戦相手のゲームとランダムな局面からパズルを探す。同じシード値なら同じパズルになる。
cli-puzzles-seed = シード値、整数。
cli-puzzles-output = ルールごとのファイルを書き込むフォルダー。
cli-puzzles-ruleset = ルール。解かれているものに限る（既定：標準搭載のすべて）。
cli-puzzles-count = ルールごとに探すパズルの数。
cli-puzzles-pairs = --rulesetとともに：偏ったダイスの組をランダムにこの数だけ選び、先に解いてからパズルを探す。
cli-puzzles-played = 最初に探すゲームのファイル。書き出したゲームと同じく、fk1から最後の手まで1行に1つ。
cli-puzzles-check = すべての答えと差が計算と一致し、似たパズルがないか検査する。
cli-puzzles-folder = 検査するフォルダー（既定：内蔵のパズル）。
cli-puzzles-anew = 内蔵の表を読まずにゲームを解き直す（数分かかる）。
cli-puzzles-bad-seed = シード値は0から{ $most }までにしてください。
cli-puzzles-bad-count = 数は1から{ $most }までにしてください。
cli-puzzles-bad-pairs = 組は1から{ $most }までにし、--rulesetでルールを指定してください。
cli-puzzles-unsolved = { $ruleset }は解かれた内蔵ゲームではありません。パズルがあるのは解かれたゲームだけです。
cli-puzzles-games = { $file }には{ $games }ゲームあります。
cli-puzzles-many-games = { $file }は{ $most }行を超えています。分割して、少しずつ探してください。
cli-puzzles-bad-line = { $file }、{ $line }行目：{ $why }
cli-puzzles-unreadable = ファイル{ $file }を読めません：{ $why }
cli-puzzles-unwritable = { $folder }にパズルを書き込めません：{ $why }。--outputで別のフォルダーを指定してください。
cli-puzzles-progress = { $ruleset }のパズルを検索中
cli-puzzles-mined = { $ruleset }：{ $positions }局面で見つけた{ $found }問から{ $puzzles }問を選びました（{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒）。
cli-puzzles-fewer = { $ruleset }には、異なるパズルが{ $wanted }問もありません。
cli-puzzles-none = { $folder }にパズルはありません。
cli-puzzles-misnamed = { $file }は{ $ruleset }のパズルなので、ファイル名もそれに合わせてください。
cli-puzzles-fine = { $ruleset }：{ $puzzles }問、誤りなし（{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒）。
cli-puzzles-flaws = { $flaws }件の誤り。

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = { $file }を読めません：{ $detail }
puzzle-file-too-large = { $file }は{ $detail }バイトを超えており、パズルのファイルとしては大きすぎます。
puzzle-file-no-head = { $file }は、ルール名の行で始まっていません。
puzzle-file-not-a-puzzle = { $file }の{ $line }行目はパズルではありません：{ $detail }
puzzle-file-twice = { $file }にパズル{ $detail }が2回あり、2回目は{ $line }行目です。
puzzle-flaw-other-rules = { $file }：これらのパズルを見つけたあとでルールが変わりました。次のコマンドで探し直してください：farkle puzzles mine
puzzle-flaw-unplayable = { $file }：{ $puzzle }の局面は起こりえません。
puzzle-flaw-unsolved = { $file }：{ $puzzle }のダイスを使う解かれたゲームがありません。
puzzle-flaw-no-puzzle = { $file }：{ $puzzle }の最善手は、明らかに優れていないか、すぐわかるものです。
puzzle-flaw-wrong-id = { $file }：{ $puzzle }は、その局面のIDではありません。
puzzle-flaw-wrong-answer = { $file }：{ $puzzle }の答えが計算と一致しません。
puzzle-flaw-wrong-margin = { $file }：{ $puzzle }の差が計算と一致しません。
puzzle-flaw-wrong-grade = { $file }：{ $puzzle }のテーマ、誤答、またはレーティングが正しくありません。
puzzle-flaw-alike = { $file }：{ $puzzle }は、前にあるパズルとよく似ています。

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file }は、frやpt-BRのようなDiscordの言語の名前ではありません。
check-stray = { $file }はここには置けません。data/localesには言語ごとのフォルダーがあり、それぞれenと同じファイルがあります。
check-unreadable = { $file }の次の所を解析できません：{ $detail }
check-twice = { $file }：{ $key }はすでに{ $detail }にあります。
check-missing = { $file }：{ $key }がありません。
check-extra = { $file }：{ $key }は英語にないので、使われません。
check-misplaced = { $file }：{ $key }は、英語と同じ{ $detail }に置いてください。
check-broken = { $file }：{ $key }を表示できません：{ $detail }
check-unknown-value = { $file }：{ $key }は、英語の文面にない${ $detail }を使っています。
check-missing-value = { $file }：{ $key }に${ $detail }がありません。
check-unknown-variant = { $file }：{ $key }の{ $detail }という場合分けは使われません。
check-missing-variant = { $file }：{ $key }に{ $detail }という場合分けがありません。
check-missing-plural = { $file }：{ $key }に複数形{ $detail }がありません。
check-too-long = { $file }：{ $key }が{ $most }文字を超えることがあります：{ $detail }
check-marks = { $file }：{ $key }の最初のMarkdownが英語と違うか、閉じられていません：{ $detail }
check-bad-name = { $file }：{ $detail }はコマンドやオプションの名前にできません。小文字、数字、ハイフン、下線の1～{ $most }文字にしてください。
check-same-name = { $file }：{ $detail }が2回使われています。
check-unknown-command = { $file }：{ $key }の{ $detail }は、この言語のコマンドではありません。
check-literal-command = { $file }：{ $key }に{ $detail }が直接書かれています。{ "{ command-show }" }のように参照してください。
check-command-too-long = { $file }：{ $detail }は、それぞれ最も長い言語で数えた名前と説明の合計が{ $most }文字を超えています。

# How texts are worded, by terms.toml and by rules for all languages. $wanted is what to write.

check-no-terms = { $file }がありません。この言語でのゲームの用語を書くファイルです。別の言語のものをコピーしてください。
check-missing-word = { $file }：「{ $detail }」の訳がありません。[words]の下に追加してください。
check-extra-word = { $file }：「{ $detail }」はen/terms.tomlの用語にありません。削除するか、すべての言語に追加してください。
check-idle-exception = { $file }に{ $key }の例外がありますが、必要とする所がありません。削除してください。
check-avoided = { $file }：{ $key }に「{ $detail }」があります。次のように書いてください：{ $wanted }
check-translated-twice = { $file }：{ $key }は「{ $detail }」ですが、英語では{ $wanted }と同じです。同じにするか、terms.tomlのtranslated-twiceに追加してください。
check-same-choice = { $file }：{ $key }は「{ $detail }」で、隣の{ $wanted }と同じです。別の名前にしてください。
check-typed-name = { $file }：{ $key }に名前*{ $detail }*が直接書かれています。次のように参照してください：{ $wanted }
check-unnamed = { $file }：英語にある{ $detail }が{ $key }にありません。追加してください。
check-uncounted = { $file }：{ $key }の[one]に、0になりうる{ $detail }がありません。表示するか、英語のファイルに次のように書いてください：# { $detail } is never 0.

cli-second-copy = データベース{ $path }で、ボットがもう1つ動いています。先に止めるか、FARKLE_DATABASEで別のデータベースを指定してください。

## The league

cli-league = ボットの対戦相手や自作のプログラムを、どの席も同じダイスで対戦させ、標準誤差つきのEloで評価する。
cli-league-players = 対戦する者：対戦相手の名前、レベルの番号（1～100）、points（得点だけを考える）、bank:300（300点から確定する）（既定：すべての対戦相手）。
cli-league-program = docs/line-protocol.mdの行プロトコルを使うプログラム、"mine=python3 mine.py"のような名前=コマンドの形。繰り返し指定できる。
cli-league-ruleset = ルールの名前、または"house(target=5000)"のような行（既定：標準搭載のすべて）。繰り返し指定できる。
cli-league-how = それぞれの結果のもとになる最少のゲーム数。
cli-league-pairs = どの2人もこの数だけ対戦させ、勝敗の割合を表示する。
cli-league-only = このプレイヤーのゲームだけ。
cli-league-seats = テーブルの席数、8まで。3席以上では、各プレイヤーが1種類の相手と対戦する。
cli-league-teams = 同じ人数のチームの数、2～4。
cli-league-seed = ダイスのシード値：同じ数なら同じゲームになる。
cli-league-processes = 使うプロセスの数。
cli-league-seconds = プログラムの1手あたりの制限時間（秒）。
cli-league-results = 結果を保存するファイル。中断したリーグはここから再開する。
cli-league-json = ルールごとにJSONオブジェクトを出力する。
cli-league-unknown = 「{ $word }」というプレイヤーはいません。次の中から選んでください：{ $known }、{ $least }から{ $most }までのレベル、points、または点数を付けたbank（例えばbank:300）。
cli-league-bad-program = 「{ $word }」はプログラムの指定ではありません。固有の名前とコマンドを指定してください。例：--program "mine=python3 mine.py"
cli-league-same-names = 同じ名前のプレイヤーが2人います。1人につき1回だけ指定し、プログラムには固有の名前を付けてください。
cli-league-how-many = リーグのプレイヤーは2～{ $most }人です。
cli-league-not-there = 「{ $word }」はこのリーグに出場していません。次の中から選んでください：{ $known }。
cli-league-bad-file = ファイル{ $file }を使えません：{ $why }。--resultsで別のファイルを指定してください。
cli-league-broken = リーグのプロセスが強制終了されました。再開するには、同じ--resultsで起動し直してください。
cli-league-progress = { $ruleset }のリーグ
cli-league-board = { $rules }、{ $seats }席：{ $games }ゲーム
cli-league-player = プレイヤー
cli-league-rival = 相手
cli-league-elo = Elo
cli-league-error = 誤差
cli-league-games = ゲーム
cli-league-wins = 勝率%
# $games is never 0.
cli-league-lost = { $name }は{ $games }ゲームを失いました：{ $why }
cli-league-fault-no-start = 起動できませんでした：{ $said }
cli-league-fault-version = プロトコルのバージョンが「{ $said }」で、リーグと違います。
cli-league-fault-died = ゲームの途中で終了しました。
cli-league-fault-silent = 時間内に応答しませんでした。
cli-league-fault-nonsense = プロトコルにないものを送りました：「{ $said }」
cli-league-fault-illegal = 選択肢にない手を選びました：「{ $said }」
cli-league-fault-flood = リーグが読み切れない量を送りました。
cli-league-fault-unasked = 尋ねられていないのに送りました：「{ $said }」
cli-league-fault-out = 失敗が多すぎたので、もう尋ねられませんでした。

cli-engine = docs/line-protocol.mdの行プロトコルを標準入出力で使い、ほかのプログラムのためにボットの対戦相手を動かす。
cli-engine-level = どの対戦相手か：perfect、cautious、greedy、streaky、tactician、または1から100までのレベル。
cli-engine-not-understood = この行がわかりません：{ $line }

## Playing in the terminal

play-about = このキーボードで1～8人で、またはパイプで渡した手でゲームをする。
play-option-ruleset = ルールの名前、または"house(target=5000,high_stakes=yes)"のような行。すべての項目はdocs/rules.mdにある。
play-option-players = 遊ぶ人数、1～8（既定：2、ボットが相手なら1）。
play-option-names = プレイヤーの名前、コンマ区切り。
play-option-bots = 対戦相手、コンマ区切り：perfect、cautious、greedy、streaky、tactician、または1から100までのレベル。
play-option-teams = 同じ人数のチームの数、2～4。目標点を決めなければ20,000点まで。
play-option-target = 勝つのに必要な点数、500～100,000。
play-option-turns = 目標点の代わりに、各自このターン数だけ遊ぶ、1～100。
play-option-seed = ダイスのシード値：同じ数で同じ手なら、同じゲームになる。

play-no-such-bot = 「{ $word }」という対戦相手はいません。次の中から選ぶか、{ $least }から{ $most }までのレベルを指定してください：{ $known }。
play-player = プレイヤー{ $number }
play-names-do-not-fit = プレイヤーが{ $names }人指定されましたが、遊ぶのは{ $players }人です。全員を指定するか、--playersを外してください。
play-same-names = プレイヤーには違う名前を付けてください。例：--names Ann,Bob
play-needs-two = 目標点のあるゲームには2人以上のプレイヤーが必要です。--players 2を使うか、--botsで対戦相手を加えてください。一人なら、ターン数を決めて遊べます：--turns 10
play-welcome = { $key }を押すと、ルールとキーを表示します。
play-clock = 時間切れになると、ルール上可能なら最善のダイスで確定されます。
play-time-left = 残り時間：{ $time }

# $dice is never 0.
play-offer = { $points }点とダイス{ $dice }個を引き継げます。
play-turn = **{ $name }**の番です。ダイスを振ってください。

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = 選ぶ
play-key-most = 最高得点
play-key-roll = ダイス{ $dice }個を振る、ファークル{ $chance }
play-key-take = { $points }点とダイス{ $dice }個を引き継ぐ、ファークル{ $chance }
play-key-bank = { $points }点を確定
play-key-give = { $points }点を渡す
play-key-undo = 元に戻す
play-key-hand = 選択肢
play-key-help = ヘルプ
play-key-resign = 投了
play-key-quit = 終了

play-help = **キー**
play-help-key = - **{ $keys }** { $what }
play-help-choose = その目のダイスを1個、次に押すと同じ目の次の1個を選び、全部選んだら元に戻す
play-help-most = 得点が最も高いダイスを選ぶ
play-help-roll = 選んだダイスをキープして、残りを振る
play-help-bank = 選んだダイスをキープして、ターンの得点を確定する
play-help-take = ルール上可能なら、前のプレイヤーが残したダイスと得点を引き継ぐ
play-help-undo = 最後のダイスの選択を元に戻す
play-help-hand = 得点になるものをすべて表示する
play-help-help = ルールとキーを表示する
play-help-resign = 番のプレイヤーをゲームから外す
play-help-quit = ゲームを終了する

play-unknown = 「{ $word }」というコマンドはありません。{ $key }を押すと、キーの一覧を表示します。
play-sure = 実行するにはもう一度{ $key }を、続けるにはほかのキーを押してください。
play-no-more-moves = 手がもうないので、ゲームは途中で終わります。
play-left = ゲームは途中で終わります。おつかれさまでした。
play-figures = { $name }：{ $turns }ターン、最高ターン{ $best }、ファークル{ $farkles }、ホットダイス{ $hot }
cli-record-folder = { $folder }に記録できません（{ $why }）。FARKLE_RECORDに別のフォルダーを指定するか、空にしてください。
