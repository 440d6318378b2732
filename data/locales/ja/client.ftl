## What is refused, and what to do instead

refusal-channel-busy = このチャンネルには今、新しいゲームの空きがありません。別のチャンネルを選ぶか、次のゲームのどれかが終わるまでお待ちください。
# For whoever manages the server, after it.
advice-channel-busy = { command-admin-settings }で、1つのチャンネルに5ゲームまで許可するか、ゲームごとに専用スレッドを作るようにできます。
refusal-press-incomplete = Discordから届いたボタン操作が不完全でした。もう一度押してください。
refusal-command-outdated = Discordから届いたコマンドが古いバージョンでした。Discordを再読み込みして、もう一度試してください。
refusal-moved-on = その間にゲームが進みました。確認して、もう一度試してください。
refusal-option-choice = 「*{ $option }*」は一覧から選んでください。
refusal-option-length = 「*{ $option }*」には1～{ $most }文字を入力してください。
refusal-option-number = 「*{ $option }*」には{ $low }から{ $high }までの数を入力してください。
refusal-too-fast = 速すぎて処理が追いつかず、最後の数回のボタン操作は無効になりました。ボードを確認してから続けてください。
refusal-over-budget = 短い時間に操作が集中しています。{ $when }にもう一度試してください。
refusal-server-over-budget = 今このサーバーはとても混み合っています。{ $when }にもう一度試してください。

## Errors

error-gone = そのチャンネルかメッセージはなくなったか、ボットから見えません。ゲームは無事です。そのチャンネルで{ command-show }を使ってください。
error-forbidden = このチャンネルでは、Discordによりその操作が許可されていません。サーバーを管理する人が、ここでのボットの権限を確認できます。ゲームは無事です。
error-thread-locked = このスレッドはロックされているので、何も変更できません。スレッドを管理する人がロックを解除できます。ゲームは無事で、参加者は{ command-show }で別のチャンネルに移せます。
error-discord = Discordに一時的な問題があり、最後の操作が反映されたかどうかわかりません。もう一度確認するか、{ command-show }を使ってください。
error-storage = ゲームを読み込みまたは保存できなかったので、何も変わっていません（参照番号{ $reference }）。1分後にもう一度試してください。繰り返すときは、このボットの運営者に知らせてください。
error-damaged = ゲーム{ $number }のデータが壊れていて、続けられません（参照番号{ $reference }）。チャンネルをふさいでいるときは、参加者が{ command-resign }で抜けるか、サーバーのモデレーターが{ command-mod-end }で終了できます。
error-last-resort = ボット側で問題が起きました。もう一度試してください。
error-unforeseen = ボット側で問題が起きました（参照番号{ $reference }）。もう一度試してください。繰り返すときは、このボットの運営者に知らせてください。
error-unforeseen-board = ボット側で問題が起きました（参照番号{ $reference }）。もう一度押すか、{ command-show }で現在のボードを確認してください。
refusal-not-a-moderator = それができるのは、サーバーまたはメッセージを管理できる人だけです。その人に頼んでください。
refusal-not-a-manager = それができるのは、このサーバーを管理できる人だけです。その人に頼んでください。
refusal-not-a-rule-maker = ハウスルールを変更できるのは、このサーバーを管理できる人だけです。その人に頼んでください。今あるルールは{ command-rules-show }で確認できます。
refusal-not-an-organizer = トーナメントを主催できるのは、このサーバーを管理できる人だけです。その人に頼んでください。{ command-admin-settings }で全員に許可することもできます。
thread-forbidden = このチャンネルではDiscordによりスレッドの作成が許可されていないので、ゲームはここで続きます。サーバーを管理する人が、ボットに権限「*{ permission-create-public-threads }*」「*{ permission-send-messages-in-threads }*」「*{ permission-read-message-history }*」があるか確認できます。
thread-full = このサーバーのスレッド数がDiscordの上限に達しているので、ゲームはこのチャンネルで続きます。
thread-failed = Discordがスレッドを作成できなかったので、ゲームはこのチャンネルで続きます。
thread-locked = このゲームのスレッドがロックされているので、ゲームはこのチャンネルで続きます。

