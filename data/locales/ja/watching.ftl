## Buttons

button-watch-refresh = 更新
button-keep-watching = 観戦を続ける
button-tv-next = 次のゲーム
button-tv-look = もう一度探す
button-guess = { $name }の勝ち
button-guessers = 予想ランキング
menu-guess = 勝つのは誰？

## The way to it


## A game that is watched

# $channel is a mention.
watch-title = -# { $channel }のゲーム{ $number }を観戦中。ほかの人には見えません。
# $chances are names and percentages.
watch-chances = **勝率：** { $chances }
watch-estimates = **おおよその勝率：** { $chances }
watch-chances-ago = **{ $turns }ターン前の勝率：** { $chances }
watch-estimates-ago = **{ $turns }ターン前のおおよその勝率：** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = このゲームでは、プレイヤーの助けにならないように、勝率とコーチを{ $turns }ターン遅らせて表示します。
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **コーチ、{ $turns }ターン前：** { $name }は最善手を見つけました：{ $played }。
watch-coach-better = **コーチ、{ $turns }ターン前：** { $name }の手は「{ $played }」でしたが、「{ $best }」のほうが良い手でした。損失は{ $cost }です。
watch-follows = -# この画面は{ $until }まで更新されます。その前に止まったら、「*{ button-watch-refresh }*」を押してください。
watch-still = -# この画面の更新は止まりました。その後の様子を見るには「*{ button-keep-watching }*」を押してください。
watch-crowded = -# 観戦する人が多いため、この画面は自動では更新されません。その後の様子を見るには、ボタンを押してください。
watch-over = -# このゲームは終わりました。この画面はもう更新されません。
tv-before = ゲーム{ $number }：{ $ending }
tv-none = 今このサーバーに観戦できるゲームはありません。

## Guesses

guess-question = **勝つのは誰？** 気軽に予想しましょう。ゲームの3分の1が終わるまで変えられます。
guess-own = 自分の予想：{ $name }
# $guesses are names and how many people guessed each.
guess-closed = **予想は締め切りました：** { $guesses }
guess-count = { $name } { $guesses }
# $all is never 0.
guess-result =
    { $all ->
        [1] { $right ->
            [0] 唯一の予想は外れました。
           *[other] 唯一の予想が当たりました。
        }
       *[other] { $all }件の予想のうち{ $right }件が当たりました。
    }
# $points is never 0.
guess-was-right = { $name }の勝ちという予想が当たりました：{ $points }点。
guess-was-wrong = 予想は{ $name }の勝ちでした。外れたので1点減ります。
guess-void = ゲームに結果がないので、予想は数えません。

guessers-title = ### このサーバーの予想ランキング
guessers-about = { $guesses }回以上予想した人が対象です。当たると、プレイヤー2人なら1点、3人なら2点というように増え、外れると1点減ります。でたらめな予想では点は増えません。
guessers-row = **{ $rank }. { $name }**：{ $points }点、{ $guesses }回中{ $right }回的中
guessers-empty = まだ誰も載っていません。

## What cannot be done

refusal-watching-off = このサーバーでは観戦がオフになっています。
refusal-watching-own = このゲームに参加しているので観戦できません。勝率とコーチは、参加していない人のためのものです。
refusal-watching-lost = この画面ではもうゲームを追えません。ボードがまだ見えるなら、そこで「*{ button-more }*」を押して観戦し直してください。
refusal-watching-not-begun = このゲームはまだ始まっていないので、観戦できません。
refusal-guesses-off = このサーバーでは予想がオフになっています。
refusal-guesses-closed = このゲームの予想はもう締め切られました。

## Commands

cmd-tv = テレビ
cmd-tv-about = このサーバーで今いちばんのゲームを観戦し、続けて次のゲームを見る
