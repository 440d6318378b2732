## Every way to begin, on one private card

ways-title = ### ファークルで遊ぶ
ways-about = このチャンネルで、ボットやほかの人と遊べます。初めてなら「*{ button-learn }*」を数分どうぞ。そのほかは{ command-help }で説明しています。
button-open-table = テーブルを立てる
button-find-opponent = 対戦相手を探す
button-puzzle = パズル
button-own-games = 自分のゲーム
# What the menu of people says while nobody is chosen.
menu-challenge = 誰かに挑戦…

## Commands

cmd-play = 遊ぶ
cmd-play-about = まずはここから：ボットと遊ぶ、誰かに挑戦する、遊び方を学ぶ
