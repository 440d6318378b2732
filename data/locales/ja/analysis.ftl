## Figures

percent-whole = { NUMBER($percent, maximumFractionDigits: 0) }%
points = { $points }点

## Buttons

button-review = レビュー
button-replay = リプレイ
button-see-decision = 手{ $number }を見る
button-previous-decision = 前の手
button-next-decision = 次の手
button-first = 最初
button-back = 戻る
button-forward = 進む
button-last = 最後
button-export = 書き出し

## Hints: what can be done, and how well, told to the player alone

hint-title = ### ヒント
hint-best = **{ $choice }。**
hint-near-win =
    { $games ->
        [0] 僅差です：「*{ $choice }*」も、10,000ゲームで同じだけ勝てます。
       *[other] 僅差です：「*{ $choice }*」の勝ちは、10,000ゲームで{ $games }ゲーム少ないだけです。
    }
hint-near-points =
    { $points ->
        [0] 僅差です：「*{ $choice }*」も、平均得点は同じです。
       *[other] 僅差です：「*{ $choice }*」の平均得点は、{ $points }点少ないだけです。
    }
hint-choices = **選べる手（良い順）**
hint-choice = { $number }. { $choice }：{ NUMBER($points, maximumFractionDigits: 0) }点、{ $risk }
hint-choice-win = { $number }. { $choice }：勝率{ $win }、{ NUMBER($points, maximumFractionDigits: 0) }点、{ $risk }
hint-choice-best = **{ $choice }**（最善）
hint-risk = ファークル{ $percent }
hint-no-risk = リスクなし
hint-figures = *点*はターンの平均得点、*ファークル*は次に振ってファークルになる確率です。
hint-figures-win = *勝率*はここから勝てる割合、*点*はターンの平均得点、*ファークル*は次に振ってファークルになる確率です。

odds-title = ### 確率：{ $ruleset }
# $dice is never 0.
odds-moment = 残り{ $dice }個、未確定{ $points }点。
odds-must-roll = **振るしかありません：今は確定できません。**
odds-better-roll = **振るほうが得です。**
odds-better-bank = **確定するほうが得です。**
odds-either = **振っても確定しても、ほとんど差はありません。**
odds-farkle = - 次に振ってファークルになる確率は{ $percent }、100回中およそ{ $rolls }回です。
odds-no-farkle = - 次に振ってファークルになることはありません。
odds-points = - 振ると平均{ NUMBER($roll, maximumFractionDigits: 0) }点、確定すると{ $bank }点です。
odds-points-roll = - 振ると平均{ NUMBER($roll, maximumFractionDigits: 0) }点です。
# $dice is never 0.
odds-bank-from = - 得点を最大にするには、残り{ $dice }個のとき{ $points }点以上で確定し、それ未満なら振ります。
# $dice is never 0.
odds-never-bank = - 得点を最大にするには、残り{ $dice }個のとき必ず振ります。
odds-win = - { $own }対{ $other }では、振ると勝率{ $roll }、確定すると{ $bank }です。
odds-win-roll = - { $own }対{ $other }では、振ると勝率{ $roll }です。
odds-score = { $points }
# $turns is never 0.
odds-turns-left =
    { $turns ->
        [1] - これがゲームの最後のターンです。
       *[other] - このターンを含めて、残りは全部で{ $turns }ターンです。
    }
odds-no-scores = これは得点だけを考えた確率です。勝率を見るには、2300,1850のように、自分を先にして得点も指定してください。

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = { $points }点を確定すると、ゲームに勝ちます。
why-last-turns = 確定すると目標点に届き、ほかの全員には逆転のためのターンが1回しか残りません。
# $other_dice is never 0.
why-rival-close = { $other_dice }個振るとファークルは{ $other_percent }で、{ $rival }。取れるうちに得点を確定しましょう。
# $rival in these sentences; $people is how many share the name.
# $people is never 0.
rival-needs = { $name }はあと{ $needs }点しか必要ありません
# $other_dice is never 0.
why-risk = { $other_dice }個振るとファークルは{ $other_percent }なので、得るより失うものが大きくなります。ターンは平均{ NUMBER($other_average, maximumFractionDigits: 0) }点で終わるでしょう。
# $other_dice is never 0.
why-safe-points = 平均得点は振るほうが少し高いですが、{ $other_dice }個のファークルは{ $other_percent }です。確実な{ $points }点のほうが多く勝てます。
why-first-roll = どのターンも振って始まります。{ $dice }個のファークルは{ $percent }だけです。
why-fresh-dice = 自分のターンを最初から始めると平均{ NUMBER($average, maximumFractionDigits: 0) }点、引き継ぐと{ NUMBER($other_average, maximumFractionDigits: 0) }点だけです。
why-take-over = 引き継ぐと{ $points }点から始まります。ターンは平均{ NUMBER($average, maximumFractionDigits: 0) }点、最初から始めると{ NUMBER($other_average, maximumFractionDigits: 0) }点だけです。
why-fewer-points = 平均得点は低くても、ここからは多く勝てます。
why-no-farkle = 次に振ってもファークルにならないので、失うものはありません。
why-too-little = 今{ $other_points }点を確定しても、もう勝てません。すべてはこの一振りにかかっています。
why-hot-dice = すべてのダイスが得点になり、新しい{ $dice }個のファークルは{ $percent }だけです。今{ $other_points }点を確定するより価値があります。
# $other_dice is never 0.
why-more-dice = キープを減らして多く振るほうが得です。{ $dice }個のファークルは{ $percent }、{ $other_dice }個なら{ $other_percent }です。
why-rival-wins = { $rival }。{ $other_points }点を確定するだけではまだ足りません。
why-catch-up = { $other_points }点を確定するほうが安全ですが、もっと狙うよりも勝ちが少なくなります。
why-second-chance = ファークルのあとで失うものはもうありません。振り直せば、得点が増えるだけです。
why-badge-now = バッジは取っておくより、今使うほうが多く勝てます。
why-badge-later = このファークルで使うより、バッジを取っておくほうが多く勝てます。
# $dice is never 0.
why-gain = { $dice }個のファークルは{ $percent }ですが、振ると平均{ NUMBER($average, maximumFractionDigits: 0) }点で、確定できる{ $other_points }点を上回ります。

## Reviews. What the figures mean is in docs/review.md.

# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** · { $accuracy }
    -# 運{ $luck }、{ $lucky } · ミスによる勝率の損失{ $lost }
review-no-decision = 選ぶ場面なし
# $decisions is never 0.
accuracy-perfect =
    { $decisions ->
        [1] 精度**{ $percent }**、唯一の手が完璧
       *[other] 精度**{ $percent }**、{ $decisions }手すべて完璧
    }
accuracy-excellent = 精度**{ $percent }**、すばらしい
accuracy-good = 精度**{ $percent }**、良い
accuracy-fair = 精度**{ $percent }**、まずまず
accuracy-mixed = 精度**{ $percent }**、高くついたミスあり
review-given-up = 投了または時間切れにより、さらに{ $percent }を失いました。
review-player-points =
    { $turns ->
        [0] **{ $name }** · 終えたターンなし
            -# 運{ $luck }、{ $lucky }
       *[other] **{ $name }** · { $turns }ターン、平均{ NUMBER($average, maximumFractionDigits: 0) }点、ファークル：{ $farkles }
            -# 運{ $luck }、{ $lucky } · ミスの損失{ NUMBER($lost, maximumFractionDigits: 0) }点 · 最善なら平均{ NUMBER($expected, maximumFractionDigits: 0) }点
    }
review-gain = +{ $amount }
review-loss = −{ $amount }
luck-even = 普通
luck-kind = 幸運
luck-unkind = 不運
luck-very-kind = とても幸運
luck-very-unkind = とても不運
review-turning = **勝負の分かれ目**
review-turning-point = **{ $sign }**、第{ $turn }ターン：{ $what } { $name }：{ NUMBER($before, maximumFractionDigits: 0) }%から{ NUMBER($after, maximumFractionDigits: 0) }%へ。
review-costly = **最も高くついたミス**
review-nothing-lost = 損失のある手はありませんでした。
review-decision = **{ $number } / { $of }** · 第{ $turn }ターン · **{ $name }** · 損失{ $cost }
review-chosen = 選んだ手：*{ $choice }* · { $worth }
review-better = より良い手：*{ $choice }* · { $worth }
# As the lists of a hint say it.
worth-wins = 勝率{ $percent }

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = { $name }の勝ち
chart-turns = ターン
# $turns is never 0.
chart-alt = { $name }の勝率の図、{ $turns }ターン：{ $figures }。{ $turning }
chart-alt-figures = 開始時{ NUMBER($start, maximumFractionDigits: 0) }%、最高{ NUMBER($high, maximumFractionDigits: 0) }%、最低{ NUMBER($low, maximumFractionDigits: 0) }%、終了時{ NUMBER($end, maximumFractionDigits: 0) }%
chart-alt-turning = 分かれ目{ $sign }、第{ $turn }ターン：{ NUMBER($before, maximumFractionDigits: 0) }%から{ NUMBER($after, maximumFractionDigits: 0) }%へ
chart-alt-steady = 大きく変わった手はありません。
chart-alt-points = 印のある所：{ $points }。

## Replays

replay-step = ゲーム{ $number } · ステップ{ $step } / { $of }
replay-step-imported = 読み込んだゲーム · ステップ{ $step } / { $of }
replay-done = **{ $name }**の手：*{ $move }*。
replay-chances = 勝率：{ $first } { $own }、{ $second } { $other }。
judged-best = これより良い手はありませんでした。
judged-cost = -# { $worth } · 損失{ $cost }
menu-moments = 重要な場面

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = 第{ $turn }ターン：{ $name }が選ぶ
moment-roll = 第{ $turn }ターン：{ $name }が振る
moment-farkle = 第{ $turn }ターン：{ $name }がファークル −{ $points }
moment-bank = 第{ $turn }ターン：{ $name }が{ $points }点を確定
moment-given = 第{ $turn }ターン：{ $name }が{ $points }点を渡す
moment-timed-out = 第{ $turn }ターン：{ $name }が時間切れ
moment-resign = 第{ $turn }ターン：{ $name }が投了
moment-turning = 分かれ目：{ NUMBER($before, maximumFractionDigits: 0) }%から{ NUMBER($after, maximumFractionDigits: 0) }%へ
moment-removed = 第{ $turn }ターン：{ $name }が除外
moment-time-called = 第{ $turn }ターン：ゲームが時間切れ
moment-cost = 高くついたミス：{ $cost }

replay-exported = ゲーム全体を1行にしたものと、プログラム用のファイルです。行を{ command-replay }の「*{ cmd-replay-line }*」に指定すれば、誰でもどこでも再生できます。
replay-exported-long = ゲーム全体を1行にしたファイルと、プログラム用のファイルです。

## What is refused, and what to do instead

refusal-game-closed = そのゲームは結果なしで終わったので、レビューはありません。「*{ button-replay }*」で途中まで見られます。
refusal-odds-scores = 確率がわかるのは、2人用ゲームか、ターン数に制限のない3人用ゲームです。4000,3200のように、自分を先にして手番順に2人または3人の得点を指定してください。
refusal-odds-off-step = { $points }点にはなりません。得点は{ $step }点刻みです。{ $step }の倍数を指定してください。
refusal-odds-score = このルールでは、{ $points }対{ $other }で始まるターンはありません。得点は{ $low }から{ $high }まで指定できます。
refusal-odds-low = { $low }を下回る得点はごくまれなため、計算していません。得点は{ $low }から{ $high }まで指定できます。
refusal-odds-turn = 未確定の得点は0から{ $most }までです。その範囲の数を指定してください。
refusal-odds-no-dice = 未確定の得点があると、確率は残りのダイスの個数によります。個数も指定してください。
refusal-odds-dice = このルールではダイスを{ $dice }個使います。1から{ $dice }までの数を指定してください。
# $dice is never 0.
refusal-odds-too-few-points = 残り{ $dice }個のとき、ターンの得点は{ $least }点以上です。得点かダイスを増やしてください。
refusal-odds-no-turns = このルールにターン数の制限はありません。「*{ cmd-odds-turns-left }*」を外してください。
refusal-odds-turns-left = このルールのゲームの残りターンは、2人合わせて{ $most }までです。1から{ $most }までの数を指定してください。
refusal-replay-private = このゲームは、見られない場所で遊ばれました。参加者が書き出した行をもらってください。
refusal-game-running = このゲームはまだ続いています。終わってからもう一度どうぞ。
refusal-deal-running = まだこのゲームのダイスで遊んでいる人がいるかもしれません。ディールが終わる{ $when }に、また見られます。
refusal-game-line-too-long = 表示できるゲームにしては長すぎます。行は{ $most }文字までです。その1行だけをコピーしてください。
refusal-game-line-cut = ゲームの行が途中で切れています。`fk1`から最後の手まで全部コピーして、もう一度試してください。
refusal-game-line-changed = この行には、ルール上できない手が含まれています。途中で変更されたようです。ゲームをもう一度書き出して、そのままコピーしてください。
refusal-game-or-line = ゲームの番号か行の、どちらか一方だけを指定してください。
refusal-no-hints = レート戦、トーナメント、デイリーゲーム、デュプリケートにヒントはありません。ゲームが終わったら、{ command-odds }でどんな場面の確率も確認できます。
refusal-hints-off = このサーバーではヒントがオフになっています。サーバーを管理する人が{ command-admin-settings }でオンにできます。

## Commands

cmd-odds = 確率
cmd-odds-about = 振る場合と確定する場合の見込みを見る
cmd-odds-dice = ダイス
cmd-odds-dice-about = 振れるダイスの残りの個数
cmd-odds-turn = 未確定
cmd-odds-turn-about = このターンの未確定の得点
cmd-odds-scores = 得点
cmd-odds-scores-about = 全員の得点、自分を先に（例：2300,1850）
cmd-odds-turns-left = 残りターン
cmd-odds-turns-left-about = ターン数に制限があるとき：2人合わせた残りのターン数
cmd-replay = リプレイ
cmd-replay-about = 終わったゲームや、行としてもらったゲームを一手ずつ見る
cmd-replay-game = ゲーム
cmd-replay-game-about = ゲームの番号（既定：このチャンネルの最後のゲーム）
cmd-replay-line = 行
cmd-replay-line-about = 書き出したゲームの行の全体
