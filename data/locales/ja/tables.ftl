## Buttons

button-accept = 受ける
button-game-rules = ルール
button-change-rules = ルールを変更…
button-ask-rated = レート戦を希望
button-decline = 辞退
button-join = 参加
button-leave = 抜ける
button-start = 開始
button-play-on = 続ける

## Invitations

invitation-text = ## { $challenger }が{ $invited }にファークルで挑戦
invitation-expires = -# 期限：{ $when }。
table-rules-changed = このゲームのルールが変更されました。「*{ button-game-rules }*」を確認してください。すでに受けていた人は、もう一度受けてください。
table-asks-rated = レート戦を希望：{ $players }。
# The first time, under whether the game is rated.
rated-explained = -# *{ cmd-challenge-rated }*では、勝者のレーティングが上がり、敗者は下がります。途中で抜けると負けになり、誰もヒントを使えません。
rematch-call = { $players }、**{ $name }**が再戦を希望しています。遊ぶにはボードの「*{ button-rematch }*」を押してください。{ $board }
invitation-seated = 着席中：{ $players }。
# For the person alone who has declined, and for whom the challenger is blocked.
declined = 辞退しました。今後**{ $name }**から挑戦されたくない場合は、ボタンを押してください。誰にも通知されません。
button-block = { $name }をブロック
blocked = { $name }はもう挑戦できません。本人には通知されません。ブロックリストは{ command-preferences }にあります。

## Open tables

lobby-title = ## { $host }のオープンテーブル
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · ホスト
lobby-seat-bot = { $seat }. { $name } · ボット
lobby-seat-free = { $seat }. 空席
lobby-seat-team = { $line } · チーム{ $team }
lobby-two = 誰かが参加すると、すぐにゲームが始まります。
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = { $channel }にテーブルを立てました。誰かが参加すると、すぐにゲームが始まります。参加がなければ{ $when }に閉じます。
find-other = **{ $name }**が{ $channel }にテーブルを立て、対戦相手を待っています。そちらで「*{ button-join }*」を押すか、ここで自分のテーブルを立ててください。

## Opponents that the bot plays

temper-perfect = できる限り勝ちにいく
temper-cautious = 早めに確定し、危険を避ける
temper-greedy = 千点か、ゼロか
temper-streaky = ツキの波を信じる
temper-tactician = 点差を見て戦う
temper-of-level = 数字が大きいほどミスが少ない

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = 対戦相手を選ぶ
opponents-seat = { $name }を追加
opponents-dismiss = { $name }を外す
opponents-level = ロビン（レベル{ $number }）：{ temper-of-level }
# For who challenges the bot itself.
challenge-me = ボットへの招待は不要です。ボタンを押せば、すぐここで遊べます。{ command-bot }では対戦相手とルールを選べます。
button-play-bot = ボットと遊ぶ
button-first-game = { $name }と遊ぶ

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person } 番が来ました。

## Games that have moved

moved-text = このゲームは新しいメッセージで続いています。
moved-ended = このゲームは終わりました。結果は新しいメッセージにあります。
# $channel is a thread or another channel.
moved-elsewhere = { $players }のゲームは{ $channel }で続いています。
# On what is left of its board.
parked-text = { $players }のゲームは、別のゲームのために保留されました。何も失われていません。「*{ button-play-on }*」でここで、{ command-show }で別のチャンネルで再開できます。

## Threads of games

# At most 100 characters are shown.
thread-name = ファークル：{ $players }
## Somebody's own games

games-title = ### 自分のゲーム
games-none = 進行中のゲームはありません。{ command-play }で始め方をすべて確認できます。
games-waiting = **自分の番**
games-other = **相手待ち**
games-page = { $number } / { $of }ページ

# Each of these begins a line about a game.
games-turn = **番が来ています**
games-choice = **ダイスを選んでください**
games-answer = **招待されています**
games-rematch = **再戦しますか？**
games-others = { $name }がプレイ中
games-players = プレイヤーを待っています
games-choices = ほかの人のダイス選びを待っています
games-agreement = 再戦の返事を待っています

games-with = { $ruleset }、相手：{ $people }
games-alone = { $ruleset }
games-score = 自分{ $own }、相手{ $others }
games-score-two = 自分{ $own }、{ $opponent } { $score }
games-total = { $score }
games-there = { $server }の{ $channel }
games-deadline = 期限：{ $when }
games-vacation = { $when }まで休暇中
games-parked = 別のゲームのために保留中。そこで{ command-show }を使うと再開できます

## What is refused, and what to do instead

refusal-challenge-self = 自分には挑戦できません。ほかの人を選んでください。
refusal-challenge-twice = 同じ人が2回指定されています。1人につき1回だけ指定してください。
refusal-takes-no-challenges = { $name }は今、挑戦を受け付けていません。{ command-open }で、誰でも参加できるテーブルを立てられます。
refusal-challenge-declined = { $name }は今は遊ばないとのことです。1時間後にもう一度試すか、{ command-open }で誰でも参加できるテーブルを立ててください。
refusal-challenge-waits = { $name }にはすでに挑戦していて、返事を待っているところです。
refusal-challenged-already = { $name }からすでに挑戦されています。受けるとゲームが始まります。
refusal-too-many-challenges = 返事待ちの挑戦が{ $most }件あります。返事が1件来れば、次の挑戦を送れます。
refusal-block-list-full = ブロックリストが上限の{ $most }人に達しています。{ command-preferences }で誰かを外してから、もう一度押してください。
refusal-already-seated = すでにこのテーブルに着席しています。
refusal-table-full = このテーブルは満席です。{ command-open }で、別のチャンネルにテーブルを立てられます。
refusal-only-host = 空席があるうちは、ホストの{ $name }だけがゲームを開始できます。
refusal-host-seats = 対戦相手を追加したり外したりできるのは、ホストの{ $name }だけです。
refusal-no-such-opponent = 「{ $word }」という対戦相手はいません。候補から選ぶか、{ $least }から{ $most }までのレベルを指定してください。
refusal-too-few = ゲームには2人以上のプレイヤーが必要です。
refusal-no-stake = 賭けには特殊ダイスが必要ですが、まだ1つも持っていません。{ command-tavern-play }で酒場の相手から勝ち取るか、賭けなしで遊んでください。
refusal-no-stake-of = { $name }はまだ賭けに出せる特殊ダイスを持っていません。賭けなしで遊ぶか、あとでもう一度試してください。
refusal-only-you-see = このチャンネルではボットの返信が自分にしか見えないので、誰も一緒に遊べません。サーバーを管理する人が、ここで*外部のアプリを使用*を許可するか、ボットをサーバーに追加できます。ボットとなら遊べます：{ command-bot }。
refusal-several-games = 当てはまるゲームが複数あります。オプション「*{ cmd-show-game }*」で選んでください。
refusal-no-own-game-here = ここで参加しているゲームはありません。{ command-games }で自分のゲームを確認できます。
refusal-games-elsewhere = このチャンネルに自分のゲームはありません。ゲームのあるチャンネルに移動するか、オプション「*{ cmd-show-game }*」に番号を指定してください。
refusal-games-in-threads = このチャンネル自体にゲームはありませんが、スレッドで次のゲームが進行中です。そちらでコマンドを使ってください。
refusal-not-open-here = ゲーム{ $number }はこのチャンネルで進行中ではありません。候補から選んでください。
refusal-cannot-move = ゲーム{ $number }はここに移せません。移せるのは参加者だけで、同じサーバーのチャンネル間に限ります。候補から選んでください。
refusal-not-own-game = ゲーム{ $number }は、自分の進行中のゲームではありません。{ command-games }で一覧を確認できます。

## Commands

cmd-challenge = 挑戦
cmd-challenge-about = このチャンネルで誰かにファークルで挑戦する
cmd-challenge-opponent = 相手
cmd-challenge-opponent-about = 挑戦する相手
cmd-challenge-ruleset = ルール
cmd-challenge-ruleset-about = 使うルール（既定：このサーバーのいつものルール）
cmd-challenge-target = 目標点
cmd-challenge-target-about = 勝つのに必要な点数、500～100,000
cmd-challenge-turns = ターン数
cmd-challenge-turns-about = 目標点の代わりに、各プレイヤーのターン数、1～100
cmd-challenge-teams = チーム数
cmd-challenge-teams-about = 同じ人数のチームの数、2～4。目標点を決めなければ20,000点まで
cmd-challenge-rated = レート戦
cmd-challenge-rated-about = レート戦にするか（既定：可能で、初心者がいなければレート戦）
cmd-challenge-pace = ペース
cmd-challenge-pace-about = 1ターンの制限時間
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-live-bank = { server-pace-live-bank }
cmd-pace-slow-bank = { server-pace-slow-bank }
cmd-pace-none = { server-pace-none }
cmd-challenge-opponent2 = 相手2
cmd-challenge-opponent3 = 相手3
cmd-challenge-opponent4 = 相手4
cmd-challenge-opponent5 = 相手5
cmd-challenge-opponent6 = 相手6
cmd-challenge-opponent7 = 相手7
cmd-challenge-another-about = もう1人のプレイヤー
cmd-open = 募集
cmd-open-about = このチャンネルの誰でも参加できるテーブルを立てる
cmd-open-seats = 席数
cmd-open-seats-about = 何人で遊ぶか、2～8（既定：4、2人用ルールでは2）
cmd-bot = ボット
cmd-bot-about = このチャンネルでボットと遊ぶ
cmd-bot-level = レベル
cmd-bot-level-about = 対戦相手、または強さ1～100（既定：{ opponent-perfect }）
cmd-bot-level-perfect = { opponent-perfect }：{ temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }：{ temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }：{ temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }：{ temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }：{ temper-tactician }
cmd-games = 自分のゲーム
cmd-games-about = 自分のゲームを、番が来ているものから順に表示する
cmd-context-challenge = ファークルで挑戦
