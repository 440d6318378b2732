## Help, and what is said when the bot joins a server

help-title = ### ヘルプ：{ $topic }
menu-help = 何を知りたいですか？
menu-strategy = どのルール？
topic-help-start = はじめに
topic-help-playing = 遊び方
topic-help-words = ボードの用語
topic-help-rules = ルール
topic-help-ratings = レーティング
topic-help-tavern = 酒場
topic-help-slow = スローゲーム
topic-help-events = イベント
topic-help-strategy = 戦略
topic-help-privacy = プライバシー
topic-help-etiquette = マナー
topic-help-admins = 管理者向け

help-start =
    ダイスを6個振り、得点になるものをキープし、ファークルで失う前に得点を確定します。{ command-play }ですべての遊び方をボタンで確認できます。すぐに始めるなら：
    - { command-bot }：ここでボットとゲームを始めます。
    - { command-challenge }：人を招待します。{ command-open }：誰でも参加できるテーブルを立てます。
    - { command-learn }：本物のボードを使った短いレッスンで遊び方を学べます。
help-playing =
    - 自分の番が来たら、キープするダイスを押します。残りを振るには「*{ button-roll }*」、得点を守るには「*{ button-bank }*」です。「*{ button-best }*」でダイスを自動的に選び、「*{ button-options }*」で得点になるものをすべて確認できます。
    - { command-show }：ボードを最新のメッセージとして表示し直します。ゲームを別のチャンネルに移すこともできます。
    - { command-games }：自分のゲームを、番が来ているものから順に表示します。{ command-resign }：ゲームを抜けます。
    - { command-daily }：デイリーゲーム。10ターン、全員同じダイスです。
    - { command-puzzle }：出された局面で、最も多く勝てる手を見つけます。
    - { command-replay }：終わったゲームを一手ずつ見返します。{ command-verify }：ダイスが公正だったか確認します。
help-words =
    - **ファークル：** 得点になるものがない出目。ターンが終わり、そのターンの得点を失います。
    - **確定：** ターンを終えて、その得点を合計に加えること。もう失いません。
    - **未確定の得点：** このターンでまだ確定していない得点。
    - **ホットダイス：** すべてのダイスが得点になり、全部を振り直せる状態。
    - **「*{ button-roll }*」のパーセント：** 次に振ったときファークルになる確率。
    - **目標点：** 勝つのに必要な合計点。ルールによっては、ほかの全員にもう1ターンあるか、決まったターン数で終わります。
    - **代役：** 離席中の人が戻るまで、代わりにプレイします。
help-rules =
    - { command-rules-show }：どのルールも説明します。得点になるもの、終わり方、振るときのリスクがわかります。
    - ゲームを始めるとき、オプション「*{ cmd-challenge-ruleset }*」で選べます。
    - { command-score }：出目が何点になるか。{ command-odds }：振る場合と確定する場合の見込み。
    - { command-rules-create }：このサーバーのハウスルールを作ります。{ command-rules-export }で別のサーバーに持っていけます。
help-ratings =
    - 人同士の標準搭載ルールのゲームは、「*{ cmd-challenge-rated }*」で変えない限りレート戦です。招待に書いてあります。レート戦ではヒントを使えません。
    - 1,612 ± 180のようなレーティングは、強さとその確かさを表します。全員1,500から始まります。
    - { command-leaderboard }：このサーバーの上位者。{ command-stats }：自分の成績。{ command-rivals }：特定の人との対戦成績。
    - { command-achievements }：獲得した実績。{ command-history }：これまでのゲームすべて。
help-tavern =
    - { command-tavern-play }：それぞれ違う偏りを持つ特殊ダイスで、酒場の相手や知り合いとゲームを始めます。
    - 酒場の相手に勝つと、ダイスやバッジがもらえます。{ command-tavern-dice }で持ち物を確認できます。
    - 2人の合意で賭けができます。勝った側が、負けた側の特殊ダイスを1つもらいます。お金は関係ありません。
    - 酒場のゲームは非レート戦です。
help-slow =
    - { command-challenge }や{ command-open }のオプション「*{ cmd-challenge-pace }*」で、1ターンを1日や3日にできます。空いた時間に遊べます。
    - { command-games }で、番が来ているゲームを確認できます。
    - 番が来たらメンションでお知らせします。いつ知らせるか、知らせないかは{ command-preferences }で選べます。
    - 何ターンも続けて休んだ人は離席中になり、戻るまで代役がプレイします。
    - タイムバンクがあれば、使わなかった時間を後のターンに回せます。
    - { command-preferences }には休暇もあります。年に30日、スローゲームの時計が止まります。
help-events =
    - { command-events-tournament-list }：このサーバーのトーナメント一覧。{ command-events-tournament-show }：経過と次のゲーム。参加や棄権は、カードのボタンか{ command-events-tournament-join }と{ command-events-tournament-leave }でできます。
    - ゲームはスレッドで自動的に始まり、1回ずつメンションでお知らせします。来ないでいると、しばらくして負けになります。
    - { command-events-tournament-create }：トーナメントを企画します。シングルエリミネーション、ダブルエリミネーション、スイス式、総当たり戦、アリーナ、全員同じダイスのデュプリケートがあります。
    - { command-events-ladder }：このサーバーのラダー。上位の人に挑戦して順位を奪います。
    - { command-events-tv }：このサーバーで今いちばんのゲームを観戦します。ボードの「*{ button-watch }*」でそのゲームを見られます。誰が勝つか予想しましょう！
    - { command-preferences }の休暇中は、スローゲームの時計が止まります。トーナメントでは止まらない設定にもできます。
help-strategy =
    4つの手順で遊びます：
    1. **すべてのダイスが得点になりますか？** ホットダイスです。全部キープして振り直します。
    2. **確定に十分ですか？** 得点になるものを全部数えます。ターンの得点が、残り1個か2個で350点、3個で450点、4個で1,000点あれば確定します。5個なら続けて振ります。
    3. **まだ足りませんか？** 1個だけキープします。1があれば1、なければ5、それもなければ最も小さい役です。残りを振ります。
strategy-last-target = 4. **誰かが目標点まで500点以内ですか？** 勝てるときだけ確定します。
strategy-last-turns = 4. **最後のターンですか？** 負けているうちは絶対に確定しません。
strategy-exact = **正確には**、2人用ゲームの序盤なら、次の点数から確定します：
strategy-bank = - 残り{ $dice }個：{ $points }
strategy-bank-hot = - ホットダイス：{ $points }
strategy-points =
    { $points ->
        [0] 確定しない
       *[other] { $points }点
    }{ $after ->
        [none] { "" }
       *[other] （2連続ファークルの後は{ $after }点）
    }
strategy-costs = **経験則の損失：** 完璧な相手に対して、100ゲームで余計に負ける数
strategy-cost-advice = - 4つの手順：{ $games }
strategy-cost-points = - 点差を見ず、毎ターン最多得点を狙う：{ $games }
strategy-cost-watch-leader = - 同じだが、相手があと500点なら勝てるときだけ確定：{ $games }
strategy-cost-keep-all = - 得点になるものを全部キープ：{ $games }
strategy-cost-350 = - 残りの個数に関係なく350点から確定：{ $games }
strategy-cost-bank-hot = - ホットダイスで確定：{ $games }
strategy-cost-chase-always = - 負けているとき、1,000点からしか確定しない：{ $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - チャンネルの書き込みは読みません。保存するのは、設定、ゲーム、そこから得られる記録だけです。
    - { command-privacy-explain }：詳しい説明。{ command-privacy-export }：データをファイルで受け取る。{ command-privacy-delete }：データを削除する。
    - { command-preferences }で、誰から挑戦を受けるか、全体ランキングに名前を出すかを選べます。
help-etiquette =
    - **勝ち誇らない：** 静かに勝ち、出目を人のせいにしない。
    - **説明する：** 初めての人には、何が起きてなぜそうなったかを教える。ボタンと選択は本人に任せる。
    - **引き延ばさない：** 番が来たら遊び、黙って消えずに投了する。
help-admins =
    - { command-admin-settings }：チャンネル、スレッド、ペース、ヒント、言語などを選びます。*サーバー管理*の権限が必要です。
    - { command-mod-end }：進まないゲームを終了します。{ command-mod-kick }：ゲームから人を除外します。どちらも*メッセージの管理*の権限が必要です。
    - { command-rules-create }：ハウスルールを作ります。誰が作れるかは設定で決まります。
    - { command-admin-season-end }：ランキングのシーズンを早めに終わらせます。
    - { command-admin-privacy-export }：このサーバーについて保存されたデータを受け取ります。{ command-admin-privacy-delete }：それを削除します。
    - ゲームをするチャンネルでは、ボットに「*{ permission-view-channel }*」と「*{ permission-send-messages }*」の権限が必要です。

welcome =
    ### ファークルが来ました
    追加ありがとうございます。誰でも遊べます。{ command-play }ですべての始め方、{ command-challenge }で人を招待、そのほかは{ command-help }をご覧ください。
    - **サーバーを管理する人**は、「*{ button-settings }*」でチャンネル、ペース、言語を選べます。
    - **モデレーター**は、進まないゲームを{ command-mod-end }で終了できます。
    - メッセージは読みません。頼まれずに投稿するのは、このメッセージだけです。
button-settings = 設定
# On the greeting of a new server: it opens the card.
button-play = 遊ぶ
button-delete-welcome = これを削除

## Commands

cmd-help = ヘルプ
cmd-help-about = 遊び方、ボードの用語、すべてのコマンド
cmd-help-topic = トピック
cmd-help-topic-about = 知りたいこと
