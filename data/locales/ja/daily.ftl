## Buttons

button-share = 共有
button-play-daily = 今日のゲームを遊ぶ
button-day = 今日のランキング

## The daily game

daily-score = **{ $name }：{ $score }点**
# The turns in words, for those who do without pictures; then what a turn was worth, in words.
daily-turns = -# 各ターン：{ $turns }。
# What the symbols of the turns stand for, each followed by one of the texts below.
daily-symbols = -# { $symbols }
daily-symbol = { $symbol } { $turn }
daily-turn-top = 1,000点以上
daily-turn-high = 400点以上
daily-turn-low = 400点未満
daily-turn-farkle = ファークル
# $turns is never 0.
daily-unplayed = 未プレイ{ $turns }ターン
daily-never-begun = 最初に振る前に1日が終わったので、記録はありません。{ command-daily }で次のゲームを始められます。
daily-day-over = 最後のターンの前に1日が終わりました。それまでに確定した得点が記録されます。
daily-rank = 遊んだサーバーでの順位：終えた{ $players }人中**{ $rank }**位
daily-rank-everywhere = 全体での順位：{ $players }人中**{ $rank }**位
daily-streak = 連続日数：**{ $days }**、最高{ $best }
daily-next = 次のデイリーゲーム：{ $when }、UTCの午前0時。
daily-board-title = ### デイリーランキング：{ $day }
daily-board-server = このサーバーのデイリーゲーム、得点の高い順です。
daily-board-everywhere = 全サーバーのデイリーゲーム、得点の高い順です。掲載を選んだ人だけが載ります。
daily-board-row = **{ $rank }. { $name }**：{ $score }
daily-board-empty = まだ結果がありません。{ command-daily }で今日のゲームを遊べます。
daily-waits = 今日のデイリーゲームが待っています：{ command-daily }。

## Commands

cmd-daily = デイリー
cmd-daily-about = デイリーゲームを遊ぶ：10ターン、全員同じダイス
