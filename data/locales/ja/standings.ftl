## Ratings

# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = まだなし

## Leaderboards

leaderboard-title = ## ランキング：{ $ranking }
leaderboard-scope = -# { $scope } · { $period } · { $rules }
leaderboard-note = -# { $note }
leaderboard-span = この期間は{ $starts }に始まり、{ $ends }に終わります。日付はUTCです。
leaderboard-enough = 掲載には{ $games }ゲーム以上を終える必要があります。
leaderboard-moves = 順位の変動：{ $since }以降。
leaderboard-row = **{ $rank }. { $name }**：{ $figure }
leaderboard-row-unranked = **{ $name }**（順位なし）：{ $figure }
# How many places somebody has gone up or down a leaderboard since the week began; $row is their line.
leaderboard-up = { $row } · ▲ { $places }つ上昇
leaderboard-down = { $row } · ▼ { $places }つ下降
leaderboard-empty-all = このサーバーでゲームを終えた人はまだいません。{ command-challenge }で始めましょう。
leaderboard-empty-today = 今日このサーバーでゲームを終えた人はいません。{ command-challenge }で始めましょう。
leaderboard-empty-week = 今週このサーバーでゲームを終えた人はいません。{ command-challenge }で始めましょう。
leaderboard-empty-month = 今月このサーバーでゲームを終えた人はいません。{ command-challenge }で始めましょう。
leaderboard-empty-season = 今シーズン、ゲームを終えた人はまだいません。{ command-challenge }で始めましょう。
leaderboard-empty-ruleset = この期間に、このルールでゲームを終えた人はまだいません。{ command-challenge }で始めましょう。
leaderboard-empty-average = 掲載に必要なゲーム数を終えた人はまだいません。{ command-challenge }で始めましょう。
leaderboard-empty-rating = レート戦を終えた人はまだいません。{ command-challenge }と標準搭載ルールで始めましょう。
leaderboard-empty-everywhere = ここに載っている人の結果はまだありません。載るには「*{ button-list }*」を押してください。

ranking-wins = 勝数
ranking-win-rate = 勝率
ranking-rating = レーティング
ranking-points-per-turn = ターン平均得点
ranking-best-turn = 最高ターン
ranking-farkle-rate = ファークル率
ranking-win-streak = 連勝

order-wins = 勝数の多い順。同数なら負けの少ない順です。
order-win-rate = 勝率の高い順です。
order-rating = レーティングの下限順です。1,500 ± 80は1,420とみなします。レーティングは期間ごとに別です。
order-points-per-turn = 1ターンあたりの確定得点の多い順です。
order-best-turn = 1ターンの確定得点の多い順です。
order-farkle-rate = 1ターンあたりのファークルの少ない順です。
order-win-streak = 連勝の長い順です。

standing-wins = { $games }ゲーム中{ $wins }勝
standing-win-rate = { $win_rate }（{ $games }ゲーム）
standing-rating =
    { $rated ->
        [0] レート戦はまだなし
       *[other] { $rating }（レート戦{ $rated }ゲーム）
    }
standing-points-per-turn = ターン平均{ NUMBER($points_per_turn, maximumFractionDigits: 0) }点
standing-best-turn = { $best_turn }点
standing-farkle-rate = { $farkle_rate }（{ $turns }ターン）
standing-win-streak =
    { $streak ->
        [1] 1勝
       *[other] { $streak }連勝
    }

period-today = 今日
period-week = 今週
period-month = 今月
period-season = 今シーズン
period-all = 全期間
scope-server = このサーバー
scope-everywhere = 全サーバー
any-rules = すべてのルール

button-list = 掲載する
button-unlist = 掲載をやめる
listed = 掲載しました。全サーバーのランキングに名前と結果が載り、実績もどのサーバーでも見られるようになります。「*{ button-unlist }*」で元に戻せます。
unlisted = 掲載をやめました。全サーバーのランキングには載りません。遊んだサーバーのランキングには引き続き載ります。

podium-title = ### シーズン終了
podium-span = { $starts }から{ $ends }まで
podium-row = **{ $place }. { $name }**：{ $games }ゲーム中{ $wins }勝
podium-next = 次のシーズンが始まりました。{ $ends }まで続きます。
podium-next-open = 次のシーズンが始まりました。サーバーを管理する人が{ command-admin-season-end }で終わらせるまで続きます。
podium-line = 前シーズン：{ $placed }。
podium-placed = { $place }. **{ $name }**（{ $wins }勝）
# $people is never 0.
podium-more = ほか{ $people }人

## The end of a season

done-season = 完了。シーズンが終わりました。

season-sure = **今シーズンを終わらせますか？** 全員に表彰台が表示され、次のシーズンがすぐに始まります。
button-end-season = シーズンを終了

## Figures

stats-title = ## { $name }：このサーバーでの成績
# A letter for each game: won, or lost.
form-won = 勝
form-lost = 負
stats-form =
    調子：`{ $form }` · { $games ->
        [1] これまで1ゲーム
       *[other] { $games }ゲーム中{ $won }勝
    }
stats-rating-up = ▲ { $points }上昇：{ $first } → { $last }
stats-rating-down = ▼ { $points }下降：{ $first } → { $last }
button-all-figures = すべての統計
stats-games = 終えたゲーム：**{ $games }**
stats-wins = 勝数：**{ $wins }**（{ $rate }）
stats-streak = 連勝：現在**{ $streak }**、最高**{ $best }**
stats-rating =
    { $games ->
        [0] レーティング：{ $rating }
       *[other] レーティング：**{ $rating }**（レート戦{ $games }ゲーム）
    }
stats-points = 全ゲームの確定得点：**{ $points }**
stats-turns = ターン：**{ $turns }**、平均{ NUMBER($average, maximumFractionDigits: 0) }点
stats-best-turn = 最高ターン：**{ $best }**
stats-big-turns = 高得点ターン：{ $turns }
stats-big-turn = { $points }点以上**{ $turns }**回
stats-farkles = ファークル：**{ $farkles }**（ターンの{ $rate }）
stats-hot-dice = ホットダイス：**{ $times }**
stats-favourite = よく使うルール：**{ $ruleset }**
stats-review =
    { $games ->
        [1] 精度：**{ $accuracy }**、ダイスの運：勝率**{ $luck }**（レビュー1ゲーム）
       *[other] 精度：**{ $accuracy }**、ダイスの運：1ゲームあたり勝率**{ $luck }**（レビュー{ $games }ゲーム）
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = レーティング
stats-chart-points = ターン平均得点：各ゲームと{ $games }ゲームの平均
stats-chart-games = このサーバーでの直近{ $games }ゲーム
stats-alt-points = { $name }の直近{ $games }ゲームの図。ターン平均得点は{ NUMBER($low, maximumFractionDigits: 0) }～{ NUMBER($high, maximumFractionDigits: 0) }、直近{ $window }ゲームの平均は{ NUMBER($average, maximumFractionDigits: 0) }です。
stats-alt-rating = { $points } レーティング：最初{ $first }、現在{ $last }、最低{ $low }、最高{ $high }。
# The profile card, a picture: captions are short.
profile-title = このサーバーのファークル
profile-best-turn = 最高ターン
profile-won = 勝ち
profile-of = { $number } / { $of }
profile-streak = 連勝
profile-rival = ライバル
# Whom somebody has played most: games won and lost against them.
profile-series = { $name }、{ $wins }勝{ $losses }敗
profile-dice = ダイス
profile-medals = メダル
profile-told = { $caption }：{ $value }
# The card in words, for those who cannot see it: $told is such pairs, with semicolons between.
profile-alt = { $name }のプロフィールカード。{ $told }。

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = 千点
achievement-turn-1000-about = 1ターンで1,000点を確定する。
achievement-turn-2000 = 二千点
achievement-turn-2000-about = 1ターンで2,000点を確定する。
achievement-turn-3000 = 三千点
achievement-turn-3000-about = 1ターンで3,000点を確定する。
achievement-turn-5000 = 五千点
achievement-turn-5000-about = 1ターンで5,000点を確定する。
achievement-five-rolls = 落ち着いた手つき
achievement-five-rolls-about = 1ターンに5回振って、確定する。
achievement-eight-rolls = 鋼の心臓
achievement-eight-rolls-about = 1ターンに8回振って、確定する。
achievement-hot-dice = ホットダイス
achievement-hot-dice-about = 1ターンですべてのダイスをキープする。
achievement-hot-dice-twice = もっとホットダイス
achievement-hot-dice-twice-about = 1ターンに2回、すべてのダイスをキープする。
achievement-hot-dice-thrice = 燃えるダイス
achievement-hot-dice-thrice-about = 1ターンに3回、すべてのダイスをキープする。
achievement-last-die = 最後の1個
achievement-last-die-about = ダイスを1個だけ振ったあとに確定する。
achievement-last-die-thrice = 最後の1個の友
achievement-last-die-thrice-about = 1ゲームの3つのターンで、ダイスを1個だけ振ったあとに確定する。
achievement-points-lost-1000 = 大胆
achievement-points-lost-1000-about = 未確定の1,000点を懸けて振り、ファークルになる。
achievement-points-lost-2000 = 恐れ知らず
achievement-points-lost-2000-about = 未確定の2,000点を懸けて振り、ファークルになる。
achievement-straight = ストレート
achievement-straight-about = 6個のストレートをキープする。
achievement-three-pairs = 3ペア
achievement-three-pairs-about = 3ペアをキープする。
achievement-five-of-a-kind = 5個ぞろい
achievement-five-of-a-kind-about = 5個ぞろいをキープする。
achievement-six-of-a-kind = 6個ぞろい
achievement-six-of-a-kind-about = 6個ぞろいをキープする。
achievement-scoreless = 無から有
achievement-scoreless-about = 得点なしに見返りがあるルールで、6個振って得点なしの出目を出す。
achievement-spotless = 無傷
achievement-spotless-about = 一度もファークルにならずに勝つ。
achievement-behind-1000 = 逆転勝ち
achievement-behind-1000-about = 1,000点差から逆転して勝つ。
achievement-behind-2000 = 大逆転
achievement-behind-2000-about = 2,000点差から逆転して勝つ。
achievement-behind-3000 = 奇跡の大逆転
achievement-behind-3000-about = 3,000点差から逆転して勝つ。
achievement-ahead-3000 = 独走
achievement-ahead-3000-about = 3,000点以上の差で勝つ。
achievement-photo-finish = 鼻の差
achievement-photo-finish-about = 100点以下の差で勝つ。
achievement-shut-out = 完封
achievement-shut-out-about = ほかの誰も得点しないうちに勝つ。
achievement-exactly = ぴったり
achievement-exactly-about = 目標点ちょうどで勝つ。
achievement-among-four = 4人の卓
achievement-among-four-about = 4人以上のテーブルで勝つ。
achievement-among-eight = 満席
achievement-among-eight-about = 8人のテーブルで勝つ。
achievement-team-win = チームの力
achievement-team-win-about = チームの一員として勝つ。
achievement-first-game = ようこそ
achievement-first-game-about = 最初のゲームを終える。
achievement-first-win = 初勝利
achievement-first-win-about = 初めてゲームに勝つ。
achievement-wins-10 = 10勝
achievement-wins-10-about = 10ゲーム勝つ。
achievement-wins-50 = 50勝
achievement-wins-50-about = 50ゲーム勝つ。
achievement-wins-100 = 100勝
achievement-wins-100-about = 100ゲーム勝つ。
achievement-streak-3 = 3連勝
achievement-streak-3-about = 3ゲーム続けて勝つ。
achievement-streak-5 = 5連勝
achievement-streak-5-about = 5ゲーム続けて勝つ。
achievement-streak-10 = 10連勝
achievement-streak-10-about = 10ゲーム続けて勝つ。
achievement-rated-10 = 記録に残る
achievement-rated-10-about = レート戦を10ゲーム終える。
achievement-points-100000 = コレクター
achievement-points-100000-about = 全ゲームで合計100,000点を確定する。
achievement-hot-dice-100 = 温かい手
achievement-hot-dice-100-about = 全ゲームで合計100回ホットダイスを出す。
achievement-rulesets-3 = 旅慣れた人
achievement-rulesets-3-about = 3種類の標準搭載ルールでゲームに勝つ。
achievement-rulesets-7 = 世界一周
achievement-rulesets-7-about = 7種類の標準搭載ルールでゲームに勝つ。
achievement-beat-5 = 良き仲間
achievement-beat-5-about = 5人の異なる人に勝つ。
achievement-beat-25 = どの酒場でも有名
achievement-beat-25-about = 25人の異なる人に勝つ。

# Each with its tier in words. $when is a date.
tier-bronze = 銅
tier-silver = 銀
tier-gold = 金
awards-earned = -# **{ $name }**が獲得：{ $achievements }。
achievements-title = ### { $name }の実績
achievements-earned = 獲得：{ $of }個中**{ $earned }**個（{ $tiers }）
achievements-here = このサーバーで獲得：**{ $earned }**個（{ $tiers }）
achievements-of-tier = { $tier }{ $number }
achievements-none = まだありません。実績は、サーバーでほかの人とゲームをすると獲得できます。{ command-challenge }で始められます。
achievements-next = **次の目標**
achievements-all = すべて獲得しました。おめでとうございます！
achievement-earned = - **{ $achievement }**（{ $tier }）、{ $when }：{ $about }
achievement-next = - **{ $achievement }**（{ $tier }）：{ $about }
achievement-progress = { $line } 現在：{ $value } / { $of }。

## Games that are over, and rivals

history-title = ### { $name }のゲーム
history-own = すべてのゲーム、新しい順です。下で選ぶと、もう一度見られます。
history-here = このサーバーの人とのゲーム、新しい順です。下で選ぶと、もう一度見られます。
history-row = - ゲーム{ $number } · **{ $result }** { $score } 相手：{ $others } · { $ruleset } · { $when }
history-closed = - ゲーム{ $number } · 相手：{ $others } · { $ruleset } · { $when } · { $why }
history-hidden = - 見られないチャンネルでのゲーム
menu-history = ゲームをもう一度見る
# Below a game in that menu.
history-option = { $result } · { $ruleset }
outcome-won = 勝ち
outcome-lost = 負け
outcome-shared = 勝利を分け合う
outcome-resigned = 投了
outcome-removed = 除外
outcome-timed-out = 時間切れ
outcome-score = { $own }対{ $other }
outcome-place = { $own }点で{ $of }人中{ $place }位、

rivals-title = ### このサーバーのライバル
rivals-hint = 最も多く対戦した人たちです。{ command-rivals }で1人を指定すると、最近の対戦を確認できます。
rivals-row = - **{ $name }** · { $standing }
# A game is won against somebody by a better place.
rivals-standing = { $games }ゲーム：{ $wins }勝{ $losses }敗{ $ties }分
head-to-head-title = ### このサーバーでの{ $name }との対戦
head-to-head-games = **最近のゲーム**

## What is refused, and what to do instead

refusal-no-figures = { $name }はこのサーバーでまだゲームを終えていません。{ command-challenge }で始められます。
refusal-no-games = まだゲームを終えていません。{ command-challenge }か{ command-bot }で始められます。
refusal-no-rivals = このサーバーでまだ誰ともゲームを終えていません。{ command-challenge }で始められます。
refusal-never-met = このサーバーでは、まだ{ $name }とのゲームを終えていません。{ command-challenge }で始められます。
refusal-no-season-games = 今シーズン、ゲームを終えた人がまだいないので、終わらせるものがありません。

## Commands

cmd-leaderboard = ランキング
cmd-leaderboard-about = このサーバーや全サーバーの上位者を見る
cmd-leaderboard-board = 項目
cmd-leaderboard-board-about = 何の順で並べるか（既定：勝数）
cmd-leaderboard-period = 期間
cmd-leaderboard-period-about = どの期間か、UTC（既定：全期間）
cmd-leaderboard-ruleset-about = このルールのゲームだけ
cmd-leaderboard-scope = 範囲
cmd-leaderboard-scope-about = このサーバーか全サーバーか（既定：このサーバー）
cmd-stats = 統計
cmd-stats-about = このサーバーでの成績を見る
cmd-stats-user = ユーザー
cmd-stats-user-about = 誰の統計か（既定：自分）
cmd-rivals = ライバル
cmd-rivals-about = このサーバーでの対戦成績を見る
cmd-rivals-user-about = ライバル（既定：最も多く対戦した人たち）
cmd-history = 履歴
cmd-history-about = これまでのゲームを番号とともに表示する
cmd-history-user-about = 誰のゲームか（既定：自分）
cmd-achievements = 実績
cmd-achievements-about = 獲得した実績と、次の目標を見る
cmd-achievements-user-about = 誰の実績か（既定：自分）
cmd-season = シーズン
cmd-season-about = このサーバーのシーズン
cmd-season-end = 終了
cmd-season-end-about = 今シーズンを終わらせ、表彰台を表示する
