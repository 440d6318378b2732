## Buttons

button-puzzle-give-up = 答えを見る
button-puzzle-next = 次のパズル
button-puzzle-rules = ルール
button-puzzle-day = 今日のパズル
# $puzzles is never 0.
button-puzzle-own = 自分のパズル（{ $puzzles }）
button-puzzle-board = サーバーのランキング
button-puzzle-by-rating = レーティング順
button-puzzle-by-streak = 連続正解順

## A puzzle

# Whoever solves it, where a board has names.
puzzle-you = 自分

puzzle-title = ### パズル：{ $ruleset }
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
puzzle-title-day = ### { $day }のパズル：{ $ruleset }
puzzle-title-own = ### 自分のゲーム{ $game }から：{ $ruleset }
# What both throw, where any dice are loaded.
puzzle-dice = 自分のダイス：{ $own }。{ $name }のダイス：{ $other }。
puzzle-question = ここで最も多く勝てる手は？キープするダイスを選び、確定するか振るかを決めてください。
puzzle-first = パズルのレーティングは**{ $rating }**から始まります。答えを見ると不正解になります。
puzzle-rating =
    { $streak ->
        [0] パズルのレーティング：**{ $rating }**
       *[other] パズルのレーティング：**{ $rating }** · 連続正解：{ $streak }
    }
puzzle-again = このパズルには前に答えたので、今回は数えません。
puzzle-own-unrated = 自分のゲームでのミスから作られたパズルです。レーティングは変わらず、解くとなくなります。
puzzle-theme-unrated = レーティングの対象外です：テーマを知っていると、答えの手がかりになります。対象のパズルには「*{ puzzle-any-theme }*」を選んでください。

puzzle-any-rules = すべてのルール
puzzle-any-theme = すべてのテーマ
puzzle-theme-which-die = どのダイス？
puzzle-theme-which-die-about = 同じ目でも偏りの違うダイス。どれを振り直す？
puzzle-theme-third-farkle = もう1回のファークル
puzzle-theme-third-farkle-about = 連続ファークルで減点の危機
puzzle-theme-banking-early = 早めの確定
puzzle-theme-banking-early-about = 平均より低い得点で十分
puzzle-theme-catching-up = 追い上げ
puzzle-theme-catching-up-about = 大差で負けていて、振るのが最善
puzzle-theme-left-lying = 得点になるダイスを残す
puzzle-theme-left-lying-about = 得点になるダイスを振り直すほうが良い
puzzle-theme-few-dice = 残り1個か2個
puzzle-theme-few-dice-about = それでも振るのが最善
puzzle-theme-hot-dice = ホットダイス
puzzle-theme-hot-dice-about = すべてのダイスが得点になる
puzzle-theme-rolling-on = 続けて振る
puzzle-theme-rolling-on-about = 平均得点は確定のほうが高いのに
puzzle-theme-last-round = 終盤
puzzle-theme-last-round-about = このターンか次のターンで終わるかも
puzzle-theme-loaded-dice = 偏ったダイス
puzzle-theme-loaded-dice-about = それぞれが自分のダイスを振る

## The answer

puzzle-right = ### 正解！
puzzle-wrong = ### もっと良い手があります
puzzle-shown = ### 答えはこちら
# $games may have a decimal: 1.5 games of 100.
puzzle-margin = ほかのどの手よりも、100ゲーム中{ $games }ゲーム以上多く勝てます。正確な数値は今は表示できません。
puzzle-yours = 選んだ手：{ $choice }。
puzzle-yours-loses = 選んだ手：{ $choice }。勝ちが100ゲーム中{ $games }ゲーム減ります。
puzzle-tempting = **つい選びたくなる手：** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers = -# 9つの単純な戦略のうち{ $takers }つが引っかかります。勝ちが100ゲーム中{ $games }ゲーム減ります。
puzzle-tempted = -# 9つの単純な戦略のうち{ $takers }つが同じ手を選びます。
puzzle-about = テーマ：{ $themes }
# $answered is never 0.
puzzle-people =
    { $answered ->
        [1] 最初の解答者です。このパズルのレーティングは{ $rating }になりました。
       *[other] { $answered }人中{ $solved }人が正解。このパズルのレーティングは{ $rating }になりました。
    }
puzzle-not-again = 前に答えたことがあるので、何も変わりません。
puzzle-new-rating = パズルのレーティング：**{ $rating }**（{ $change }）
puzzle-gained = { $points }上昇
puzzle-lost = { $points }下降
puzzle-streak = 連続正解：**{ $streak }**、最高{ $best }
puzzle-own-solved = 自分のパズルからなくなりました。
puzzle-own-stays = 解くまで、自分のパズルに残ります。
# $players is never 0.
puzzle-day-people =
    { $players ->
        [1] 今日のパズル：解答者はまだ1人です
       *[other] 今日のパズル：{ $players }人中{ $solvers }人が正解
    }
puzzle-day-over = その日は終わったので、ほかのパズルと同じ扱いになります。

## What others see

puzzle-shared-title = ### { $day }のパズル
puzzle-shared-right = **{ $name }が正解しました。**
puzzle-shared-wrong = **{ $name }は今回は正解を逃しました。**
puzzle-board-title = ### パズル：このサーバーのランキング
# $puzzles is never 0.
puzzle-board-rating = { $puzzles }問以上答えた人の、レーティングの下限順です。
puzzle-board-streak = 連続正解の最高記録順です。
puzzle-board-row = **{ $rank }. { $name }**：{ $rating } ± { $margin }、{ $answered }問中{ $solved }問正解
puzzle-board-row-streak = **{ $rank }. { $name }**：{ $best }
puzzle-board-empty = まだ誰も載っていません。{ command-puzzle }で始めましょう。

## What cannot be done

refusal-puzzle-gone = そのパズルはもうありません。{ command-puzzle }にほかのパズルがあります。
refusal-puzzle-none = 条件に合うパズルがありません。別のテーマかルールを選んでください。
refusal-puzzle-no-answer = そのダイスではそれはできません。{ command-puzzle }でパズルを表示し直せます。
refusal-puzzle-no-own = 今は自分のパズルがありません。レビューした2人用ゲームでのミスから作られます。
refusal-puzzle-not-shared = その日のパズルには答えていません。

## Commands

cmd-puzzle = パズル
cmd-puzzle-about = 局面を解く：最も多く勝てる手を見つける
