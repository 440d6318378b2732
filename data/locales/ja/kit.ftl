# English, British spelling. Every other language falls back to these files, message by message.
#
# How to write here: short, warm, plain. Say what to do next. Never joke about a loss.
# $name and $players are names of people, made safe before they come here.
# docs/translating.md is the guide for translators; `farkle locales check` finds what is missing or wrong.
# A key tells how long its text may be: button- 80 characters (about 34 are shown), menu- 150, the titles
# and labels of ask- 45 and its hints 100, options of menus 100, cmd- 32 and cmd-...-about 100.

## Languages, numbers and lists

language-name = 日本語
list-comma = { $head }、{ $tail }
list-semicolon = { $head }；{ $tail }
# Two sentences, or a number of hours and one of minutes.
list-space = { $head }{ $tail }
list-and = { $head }と{ $tail }
list-or = { $head }または{ $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

## Pages and questions

button-previous = 前のページ
button-next = 次のページ
page-number = { $number } / { $of }ページ
button-open-board = ボードを開く

# What is asked once before it is done, and the answer of who would rather not.
confirm-unchanged = 何も変わっていません。
button-cancel = やめる

## Games and who plays them

past-game = { $number }：{ $players }
# In the place of a name.
former-player = 以前のプレイヤー

player = { $name }：{ $score }
player-to-play = **{ $name }：{ $score }** · 手番
# Players stand below their team, in a list within the list.
team = **チーム{ $team }：{ $score }**
team-winner = **チーム{ $team }：{ $score }** · 勝者
member = { $name }
member-to-play = **{ $name }** · 手番
member-winner = { $name }
member-out = { $name }（退出）
player-out = { $name }：{ $score }（退出）
player-winner = **{ $name }：{ $score }** · 勝者
player-farkles =
    { $farkles ->
        [1] { $player } · ファークル1回
       *[other] { $player } · { $farkles }連続ファークル
    }
player-away = { $player } · 離席中
player-not-opened = { $player } · まだ初得点なし
player-leads = { $player } · { $points }点リード

## Lists of people by rank

# Whoever asked for the list, or has turned its page last.
leaderboard-reader = ▸ { $row } · この一覧を開いた人

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = 完璧なペトラ
opponent-cautious = 用心深いコーラ
opponent-greedy = 欲張りなグレッグ
opponent-streaky = 波に乗るステラ
opponent-tactician = 策士のテス
opponent-of-level = ロビン（レベル{ $number }）
# Those of the tavern, by the level of docs/tavern.md.
opponent-beggar = 物乞い
opponent-wagoner = 荷馬車屋
opponent-miner = 鉱夫
opponent-soldier = 兵士
opponent-craftsman = 職人
opponent-novice = 修練士
opponent-priest = 司祭
opponent-courtier = 廷臣
opponent-knight = 騎士
opponent-king = 国王
opponent-emperor = 皇帝

## Rulesets: what they are called, and what they are

ruleset-classic = クラシック
ruleset-duel = デュエル
ruleset-facebook = Facebook
ruleset-kingdom = キングダム
ruleset-party = パーティー
ruleset-tavern = スタンダード
ruleset-ten_turns = 10ターン
ruleset-zilch = Zilch
changed-ruleset = { $ruleset }（このテーブル用に変更）
ruleset-five_dice = ファイブダイス
ruleset-greed_dice = グリード
ruleset-high_stakes = ハイステークス
ruleset-pocket_farkle = ポケットファークル
ruleset-speed_farkle = スピードファークル
ruleset-toxic_twos = 毒の2
ruleset-welfare_farkle = ウェルフェア

ruleset-about-classic = 昔ながらの長いゲーム。ストレートあり。3個ぞろいから1個増えるごとに得点が倍になります。
ruleset-about-duel = 10,000点を目指す2人用ゲーム。ストレートの得点が高めです。
ruleset-about-facebook = かつてFacebookで遊ばれたルール。確定には300点以上が必要で、3連続ファークルごとに減点されます。
ruleset-about-kingdom = 独自の得点で遊ぶ酒場のゲーム。3ペアは0点、先に4,000点に届けばその場で勝ちです。
ruleset-about-party = 市販のファークルセットのルール。3個ぞろい、3ペア、1-6ストレートがあります。
ruleset-about-tavern = 大きな得点が出る短いゲーム。ストレートと3ペアがあり、3個ぞろいから1個増えるごとに得点が倍になります。
ruleset-about-ten_turns = 各自10ターンで合計点を競います。得点になるのは1、5、3個以上のぞろ目だけです。
ruleset-about-zilch = 確定には300点以上が必要です。ダイス6個で得点なしならファークルにならず、得点がもらえてもう一度振れます。
ruleset-about-five_dice = ダイス5個で遊ぶファークル。6個使う役はありません。
ruleset-about-greed_dice = ダイス5個。単独の目と3個ぞろいだけが得点になり、初得点には300点が必要。3,000点で最終ラウンドです。
ruleset-about-high_stakes = 得点を確定すると、次のプレイヤーがその得点と残りのダイスを引き継げます。
ruleset-about-pocket_farkle = ポケット版。4・5・6個ぞろいは固定の得点、初得点には500点が必要。10,000点で最終ラウンドです。
ruleset-about-speed_farkle = 1ターン30秒。時間切れになると、そのターンの得点を失います。
ruleset-about-toxic_twos = 通常のルールですが、一度に2が4個以上出るとファークルです。
ruleset-about-welfare_farkle = ちょうど10,000点で勝ち。超えて確定すると、そのターンの得点は最下位の相手のものになります。

## The terms of a game

ending-target = 先に{ $target }点を確定したら勝ち
ending-exact = 先にちょうど{ $target }点を確定したら勝ち
ending-final-round = 誰かが{ $target }点を確定したら、ほかの全員が最後の1ターン
ending-turns = 各自{ $turns }ターンで合計点が最も高い人の勝ち

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 1ターン2分
        [43200] 1ターン12時間
        [86400] 1ターン24時間
        [259200] 1ターン72時間
       *[other] 1ターン{ $seconds }秒
    }
# Spans of time, of at most two units: "31 hours and 20 minutes".
span-days = { $count }日
span-hours = { $count }時間
span-minutes = { $count }分
span-seconds = { $count }秒
span-both = { $greater }{ $less }
turn-clock-bank = { $bank } + 1ターン{ $turn }

invitation-rules = **{ $ruleset }**：{ $ending }。
invitation-clock = { $rules }{ $clock }。
invitation-teams = { $rules }{ $teams }チームに分かれ、チーム内で得点を合計します。
# Where teams play further than the ruleset itself, because they share their totals.
invitation-teams-target = { $rules }{ $teams }チームに分かれ、チーム内で得点を合計するので、オプション「*{ cmd-challenge-target }*」で変えない限り目標点は{ $target }点です。

board-ending = 先に{ $target }点を確定したら勝ち
board-ending-exact = 先にちょうど{ $target }点を確定したら勝ち
board-ending-turns = { $turn } / { $turns }ターン目、合計点が最も高い人の勝ち
board-title = ### ファークル：{ $ruleset }
# The head of a board in one line of small print: the rules, then some of what follows, then the pace.
board-terms = -# { $terms }
terms-target = { $target }点先取
terms-exactly = ちょうど{ $target }点で勝ち
terms-turn = { $turn } / { $turns }ターン目
terms-rated = レート戦
terms-unrated = 非レート戦
terms-friendly = フレンドリー（非レート戦）
terms-number = ゲーム{ $number }

match-rated = このゲームはレート戦です。
match-unrated = このゲームは非レート戦です。
match-tavern = 酒場のゲームは非レート戦で、統計にも数えません。
match-limited = このゲームは非レート戦です。このうちの2人が、今日（UTC）すでに{ $games }回レート戦を始めています。
match-friendly-table = フレンドリー（非レート戦）：{ $players }は、まだ人と対戦して{ $games }ゲーム以内です。全員が「*{ button-ask-rated }*」を押すとレート戦になります。

# How people come by their dice, in the terms of a game.
dice-from-ordinary = どちらも普通のダイス6個で遊びます。
dice-from-own = どちらも自分のダイスから6個をひそかに選んで遊びます。
dice-from-draft = テーブルの12個から交互に3個ずつダイスを選び、その6個で2人とも遊びます。
tavern-badges = どちらも自分のバッジを1つ、ひそかに選んで着けられます。
wager-agreed = 名誉の賭け：負けた側が使う特殊ダイスの1つを、勝った側がもらいます。
wager-off = 賭けは取りやめです。どちらのダイスも失われません。

## Dice

theme-casino = カジノ（赤と白）
theme-contrast = ハイコントラスト（数字入り）
theme-midnight = ミッドナイト（紺）
theme-tavern = 酒場（アイボリーと緑）

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face }（{ $name }）
die-told-chosen = { $face }（選択中）

turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### 出目：{ $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
# $combinations: what scores in the roll, such as "three 4s 400 · single one 100".
roll-scores = -# 得点になるもの：{ $combinations }
turn-aside = キープ：{ $dice }
turn-aside-names = キープ：{ $dice }（{ $names }）
# Why three 1s, one from each roll, are worth 300. $points is what they would bring together.
turn-aside-apart = -# 別々に振ってキープしたダイスなので、得点も別々です。一度に出ていれば{ $points }点でした。

# What a die shows that stands for any face, where the faces of dice are listed.
# On the button of a die that shows a devil's head.
button-devil = 悪魔
face-joker = 悪魔の頭

# $count is never 0.
dice-counted =
    { $count ->
        [1] { $die }
       *[other] { $die } × { $count }
    }
dice-follows-day = 今日は全員が同じダイスなので、シード値は1日が終わると（UTC）公開されます。その後{ command-verify }ですべての出目を確認できます。
dice-follows-deal = まだこのダイスで遊んでいる人がいるかもしれないので、シード値はディールが終わる{ $when }に公開されます。その後{ command-verify }ですべての出目を確認できます。
dice-follows = シード値はゲームが終わると公開されます。その後{ command-verify }ですべての出目を確認できます。
# A die of another hand, which is none of those with names.
die-nameless = 偏ったダイス

## What dice score

# The combinations, as parts of a sum: "1-5 straight 500 + single five 50".
combination-single =
    { $face ->
        [1] 単独の1 { $points }点
       *[other] 単独の5 { $points }点
    }
combination-three-of-a-kind = { $face }が3個 { $points }点
combination-four-of-a-kind = { $face }が4個 { $points }点
combination-five-of-a-kind = { $face }が5個 { $points }点
combination-six-of-a-kind = { $face }が6個 { $points }点
combination-low-straight = 1-5ストレート { $points }点
combination-high-straight = 2-6ストレート { $points }点
combination-straight = 1-6ストレート { $points }点
combination-three-pairs = 3ペア { $points }点
combination-two-triplets = 3個ぞろい2組 { $points }点
combination-seven-of-a-kind = { $face }が7個 { $points }点
combination-formation = バッジの隊形 { $points }点

# What the rules make of a roll of which nothing can be set aside.
ruling-farkle = 得点になるものがありません。ファークルです。
ruling-toxic-twos =
    { $twos ->
        [4] 2が4個出てターン終了：毒の2。
        [5] 2が5個出てターン終了：毒の2。
        [6] 2が6個出てターン終了：毒の2。
       *[other] 2が{ $twos }個出てターン終了：毒の2。
    }
ruling-free-roll = どのダイスも得点にならないので、{ $points }点がもらえて、もう一度振れます。
ruling-wins = 6個ぞろいでゲームに勝ちです。
# Rules that may decide the next roll, in small print.
ahead-toxic-twos = -# 毒の2：次に振って2が4個以上出るとファークルです。
ahead-free-roll = -# 次に振ってどのダイスも得点にならなければ、{ $points }点がもらえて、もう一度振れます。
ahead-wins = -# 次に振って6個ぞろいが出れば、ゲームに勝ちです。

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = ゲームが始まりました。
event-rolled = **{ $name }**の出目は{ $roll }です。
event-set-aside = **{ $name }**が{ $dice }をキープしました（{ $points }点）。
event-hot-dice =
    { $bonus ->
        [0] ホットダイス：**{ $name }**がすべてのダイスをキープしました。
       *[other] ホットダイス：**{ $name }**がまたすべてのダイスをキープし、{ $bonus }点のボーナスを得ました。
    }
# $dice is never 0.
event-took-over = **{ $name }**が{ $points }点とダイス{ $dice }個を引き継ぎました。
event-scoreless-roll = **{ $name }**の出目は{ $roll }です。得点になるものがないので、{ $bonus }点がもらえて、もう一度振れます。
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }**がバッジを使い、ダイスを振り直しました。
event-used-doppelganger = **{ $name }**がバッジを使いました。この出目でキープしたダイスは2倍になります。
event-used-warlord = **{ $name }**がバッジを使いました。このターンは確定すると得点が増えます。
event-used-might = **{ $name }**がバッジを使いました。次に振るダイスが1個増えます。
event-used-fortune = **{ $name }**がバッジを使い、ダイスを振り直します。
event-used-transmutation = **{ $name }**がバッジを使い、ダイスの目を変えました。
event-used-swap-out = **{ $name }**がバッジを使い、ダイスを振り直します。
event-second-chance = **{ $name }**の出目は{ $roll }です。得点になるものがありませんが、バッジでまだファークルを取り消せます。
event-badge-bonus = **{ $name }**のバッジで{ $points }点増えました。
event-gave-in =
    { $lost ->
        [0] **{ $name }**がファークルを受け入れました。失った得点はありません。
       *[other] **{ $name }**がファークルを受け入れ、{ $lost }点を失いました。
    }
event-farkle =
    { $lost ->
        [0] **{ $name }**の出目は{ $roll }です。ファークルですが、失った得点はありません。
       *[other] **{ $name }**の出目は{ $roll }です。ファークルで{ $lost }点を失いました。
    }
# $farkles is never 0.
event-penalty =
    { $farkles ->
        [1] ファークルのため{ $penalty }点減点されます。
       *[other] { $farkles }連続ファークルのため{ $penalty }点減点されます。
    }
event-banked = **{ $name }**が{ $points }点を確定しました。
event-banked-for = **{ $name }**が時間切れになり、{ $points }点が確定されました。
# What is felt of a move: a heading, below which a farkle shows its dice.
felt-farkle =
    { $lost ->
        [0] ### ファークル！{ $name }の失点なし
       *[other] ### ファークル！{ $name }が{ $lost }点を失う
    }
felt-hot-dice =
    { $bonus ->
        [0] ### ホットダイス！{ $name }がすべてキープ
       *[other] ### 再びホットダイス！{ $name }に{ $bonus }点のボーナス
    }
felt-bank = ### { $name }が{ $points }点を確定！
event-given =
    { $lost ->
        [0] **{ $name }**が目標点を超えたので、{ $points }点は**{ $receiver }**のものになります。
       *[other] **{ $name }**が目標点を{ $points }点超えたので、その分は**{ $receiver }**のものになります。ターンの残り{ $lost }点は失われます。
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }**が目標点を超えたので、{ $points }点は誰のものにもなりません。
       *[other] **{ $name }**が目標点を{ $points }点超え、その分は誰のものにもなりません。ターンの残り{ $lost }点は失われます。
    }
event-final-round = **{ $name }**が目標点に届きました。ほかの全員は最後の1ターンです。
event-turn-timed-out =
    { $lost ->
        [0] **{ $name }**が時間切れになりました。
       *[other] **{ $name }**が時間切れになり、{ $lost }点を失いました。
    }
event-resigned = **{ $name }**が投了しました。
event-removed = **{ $name }**がゲームから除外されました。
event-timed-out = **{ $name }**が時間切れになり、ゲームから外れました。
event-time-called = このゲームの時間が終わったので、今の得点で決着します。
# $turns is never 0.
event-dropped =
    { $turns ->
        [1] **{ $name }**が1ターン休んだため、ゲームから外れました。
       *[other] **{ $name }**が{ $turns }ターン続けて休んだため、ゲームから外れました。
    }
event-left = **{ $name }**がこのサーバーを抜けたため、ゲームから外れました。
presence-back = **{ $name }**が戻りました。

## Moves in words: what to do, or what somebody did

# $kept are faces of dice: "1, 1 and 5".
move-roll = { $kept }をキープし、ダイス{ $dice }個を振る
move-roll-all = ダイス{ $dice }個を振る
move-bank = { $kept }をキープし、{ $points }点を確定する
move-take = { $points }点を引き継ぎ、ダイス{ $dice }個を振る
move-resign = 投了する
move-timed-out = 時間切れ
move-give-in = ファークルを受け入れる
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
# $dice is never 0.
move-resurrection = バッジを使う：ダイス{ $dice }個を振り直す
move-doppelganger = バッジを使う：この出目の得点が2倍
move-warlord = バッジを使う：ターンの得点が{ $percent }%になる
move-might = バッジを使う：次に振るダイスが1個増える
move-fortune = バッジを使う：{ $faces }を振り直す
move-transmutation = バッジを使う：{ $faces }を{ $face }に変える
move-swap-out = バッジを使う：{ $faces }を振り直す

## Chances to win, and what they rest on

chance-of-hundred = ここから100ゲーム中およそ{ $games }ゲーム勝てます。
chance-certain = ここから必ず勝てます。
chance-nearly-certain = ここから100ゲーム中99ゲーム以上勝てます。
chance-hardly-any = ここから勝てるのは100ゲーム中1ゲーム未満です。
chance-none = ここからこのゲームに勝つことはできません。

basis-solved = 双方が完璧に遊んだ場合の正確な数値です。このゲームは完全に解かれています。
basis-equilibrium = 3人それぞれが自分の勝利のために完璧に遊ぶものとして、このゲームは最後まで解かれています。
basis-estimated = 勝率は推定値です。
basis-points = この数値は得点だけを考えたものです。ゲームの終盤では点差も見てください。
basis-daily = デイリーゲームは得点を競います。{ $turns }ターン、全員同じダイスで、合計点が最も高い人が首位です。この数値は得点で、ほかのプレイヤーの得点が最善手を変えることはありません。
basis-duplicate = ディールは得点を競います。{ $turns }ターン、全員同じダイスで、合計点が最も高い人が首位です。この数値は得点で、ほかのプレイヤーの得点が最善手を変えることはありません。

obstacle-seats = 正確な勝率がわかるのは、2人用ゲームと一部の3人用ゲームだけです。
obstacle-teams = 正確な勝率がわかるのは2人用ゲームだけで、チーム戦ではわかりません。
obstacle-loaded-dice = 偏ったダイスで正確な勝率がわかるのは、目標点が8,000点以下の単純な2人用ゲームだけです。
obstacle-badges = バッジありで正確な勝率がわかるのは単純な2人用ゲームだけです。偏ったダイスの組によってはわかりません。
obstacle-dice-pending = 偏ったダイスを使うこのゲームを計算中です。しばらくしてからもう一度見ると、より良い数値が出ます。
obstacle-badges-pending = バッジを使うこのゲームを計算中です。しばらくしてからもう一度見ると、より良い数値が出ます。
obstacle-welfare = ウェルフェアではゲームが大きすぎて、正確に解けません。
obstacle-high-stakes = ハイステークスではゲームが大きすぎて、正確に解けません。
obstacle-off-step = このルールには50の倍数でないボーナスや減点があるので、正確には解かれません。
obstacle-opening = 初得点の下限に加えてファークルの減点かターン数の制限があると、ゲームが大きすぎて正確に解けません。
obstacle-exact-with-winning-roll = 目標点ちょうどで終わり、しかも出目だけで勝てるゲームは、正確には解かれません。
obstacle-too-large = ここまで長いゲームは大きすぎて、正確に解けません。
obstacle-no-table = このゲームはまだ解かれていません。

## Rules that contradict each other

problem-name = 「{ $name }」はルールの名前に使えません。文字、数字、`_`だけを使ってください。
problem-unknown-option = 「{ $option }」というルール項目はありません。近い順に、次の中から選んでください：{ $known }。
problem-not-offered = { $option }に「{ $value }」は使えません。次の中から選んでください：{ $offered }。
problem-out-of-range = { $option }に「{ $value }」は使えません。{ $low }から{ $high }までの数を選んでください。
problem-no-ending = ゲームの終わり方を選んでください。目標点かターン数を設定します。
problem-two-endings = 終わり方は1つだけ選んでください。目標点{ $target }点か{ $turns }ターンのどちらかです。
problem-exact-needs-target = 「ちょうどで終了」には目標点が必要ですが、このルールは各自{ $turns }ターンです。
problem-welfare-needs-target = ウェルフェアには目標点が必要ですが、このルールは各自{ $turns }ターンです。
problem-final-round-needs-target = 最終ラウンドには目標点が必要ですが、このルールは各自{ $turns }ターンです。
problem-opening-over-target = 初得点の下限{ $opening }点が目標点{ $target }点を超えています。どちらかを変えてください。
problem-minimum-over-target = 確定の下限{ $minimum }点が目標点{ $target }点を超えています。どちらかを変えてください。
problem-exact-with-minimum = 「ちょうどで終了」と確定の下限{ $minimum }点は一緒に使えません。どちらかを選んでください。
problem-welfare-with-minimum = ウェルフェアと確定の下限{ $minimum }点は一緒に使えません。どちらかを選んでください。
problem-exact-with-final-round = 「ちょうどで終了」と最終ラウンドは一緒に使えません。どちらかを選んでください。
problem-welfare-with-final-round = ウェルフェアと最終ラウンドは一緒に使えません。どちらかを選んでください。
problem-exact-out-of-reach = 得点は{ $step }の倍数なので、ちょうど{ $target }点にはなりません。届く目標点を選んでください。
problem-welfare-out-of-reach = 得点は{ $step }の倍数なので、ちょうど{ $target }点にはなりません。届く目標点を選んでください。
problem-exact-out-of-step = 「ちょうどで終了」ではすべての得点が{ $step }の倍数でなければなりませんが、{ $option }は{ $value }です。合う値を選んでください。
problem-welfare-out-of-step = ウェルフェアではすべての得点が{ $step }の倍数でなければなりませんが、{ $option }は{ $value }です。合う値を選んでください。
problem-penalty-needs-both = 減点には、連続ファークルの回数と減る点数の両方が必要です。
problem-bank-needs-turn-seconds = タイムバンクには持ち時間が必要です。1ターンの時間も選んでください。
problem-bank-under-turn = タイムバンクは、少なくとも1ターン分の時間から始まる必要があります。今は{ $bank }秒です。増やすか、1ターンの時間を短くしてください。
problem-single-roll-with-least = 「一度に振った場合だけホットダイス」と{ $option }（{ $value }）は一緒に使えません。確定も続行もできなくなることがあります。どちらかを選んでください。
problem-single-roll-with-exact = 「一度に振った場合だけホットダイス」と「ちょうどで終了」は一緒に使えません。確定も続行もできなくなることがあります。どちらかを選んでください。
problem-four-and-two-needs-three-pairs = 4個と2個を3ペアと数えられるのは、3ペアが得点になるルールだけです。
problem-seats = テーブルの席は1～{ $most }です。{ $seats }席にはできません。
problem-players = このルールは{ $players }人までです。{ $seats }人では遊べません。招待する人を減らすか、別のルールを選んでください。
problem-teams = チームは2～{ $most }です。{ $teams }チームにはできません。
problem-uneven = { $seats }席を、2人以上の同じ人数の{ $teams }チームに分けることはできません。
# $seats is never 0.
problem-badges =
    { $seats ->
        [1] 1席のテーブルにはバッジを1つ指定してください。なしは「-」です。
       *[other] { $seats }席のテーブルには席ごとにバッジを指定してください。なしは「-」です。
    }
problem-badges-need-overshoot = バッジは、目標点を超えてもよいルールでだけ使えます。そのようなルールを選ぶか、バッジなしで遊んでください。
problem-headstart = 先行点だけで目標点{ $target }点に届いてしまいます。目標点を上げるか、別のバッジを選んでください。
problem-dice = このルールでは、どの席もダイス{ $dice }個で遊びます。

## Why a move is not allowed now

reason-game-over = このゲームは終わりました。{ command-challenge }で新しく始められます。
reason-roll-first = 先にダイスを振ってください。
reason-keep-first = 先に、得点になるダイスを1個以上選んでください。
reason-no-such-die = そのダイスはテーブルにありません。ボードをもう一度見てください。
reason-does-not-score = 選んだダイスに得点にならないものがあります。それを外すか、「*{ button-best }*」を押してください。
reason-below-minimum = このルールで確定するにはまだ足りません。続けて振ってください。
reason-below-opening = 最初の確定にはまだ足りません。続けて振ってください。
reason-over-target = 目標点を超えてしまいます。ちょうどに合わせる必要があるので、キープを減らすか、続けて振ってください。
reason-hot-dice-must-roll = すべてのダイスが得点になったので、全部を振り直す必要があります。
reason-no-dice-left = 振るダイスが残っていません。このルールでは、一度に振った全ダイスが得点になった場合だけホットダイスです。確定するか、キープを減らしてください。
reason-nothing-to-take = 引き継げるダイスがありません。自分のダイスを振ってください。
reason-no-clock = このゲームに持ち時間の制限はありません。ごゆっくりどうぞ。
reason-no-badge = 使えるバッジがありません。バッジなしで続けてください。
reason-badge-spent = このゲームで使えるバッジはもう使い切りました。バッジなしで続けてください。
reason-badge-not-now = 今はバッジを使えません。ゲームを続けて、あとでもう一度試してください。
reason-badge-dice = そのダイスにはバッジを使えません。別のダイスを選んでください。
reason-farkle-waits = この出目はファークルです。バッジを使うか、受け入れてください。
reason-no-farkle = 受け入れるファークルがありません。そのまま続けてください。
reason-already-out = そのプレイヤーはすでにゲームを抜けています。

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = 確定には1ターンで{ $minimum }点以上が必要ですが、このターンは{ $points }点です。続けて振ってください。
cannot-bank-below-opening = ゲーム最初の確定には{ $opening }点以上が必要ですが、このターンは{ $points }点です。続けて振ってください。
cannot-bank-over-target = { $target }点を超えてしまいます。ちょうど{ $target }点でないと勝てません。キープを減らすか、続けて振ってください。
cannot-bank-hot-dice-must-roll = ホットダイス：すべてのダイスが得点になったので、全部を振り直す必要があります。

## What is refused, and what to do instead

refusal-challenge-bot = ボットは挑戦を受けられません。人を選んでください。
refusal-made-room = このゲームは別のゲームのために保留されました。何も失われていません。「*{ button-play-on }*」を押すと、ここで再開します。
refusal-no-game-here = このチャンネルにゲームはありません。{ command-challenge }で始めるか、{ command-show }のオプション「*{ cmd-show-game }*」で自分のゲームをここに移せます。
refusal-not-at-table = その人は次のどのゲームにも参加していません：
refusal-not-a-player = これは{ $players }のゲームです。{ command-challenge }で自分のゲームを始められます。
refusal-not-your-turn = 今は{ $name }の番です。自分の番までお待ちください。
refusal-turn-timed-out = 時間切れでターンが終わりました。今は{ $name }の番です。
refusal-not-away = すでにテーブルにいます。代役は入っていません。
refusal-nothing-to-claim = 対戦相手が全員2ターン続けて休むと、勝利を宣言できます。
refusal-not-allowed-now = 今それはできません。ボードをもう一度見てください。
refusal-game-gone = このゲームはもうありません。{ command-challenge }で新しく始められます。
refusal-game-ended = このゲームは終わりました。{ command-challenge }で新しく始められます。
refusal-board-moved = このゲームは新しいメッセージで続いています。{ command-show }でここに表示できます。
refusal-board-outdated = ゲームが先に進んでいました。ボードは最新になったので、確認してからもう一度押してください。
refusal-button-outdated = このボタンは古いバージョンのものです。{ command-show }でボードを表示し直せます。
refusal-not-worked-out = 混み合っていて、今は計算できません。1分後にもう一度試してください。
refusal-missing-permission = このチャンネルでは権限「*{ $permission }*」が必要です。{ $roles ->
    [0] サーバーの所有者が、チャンネル設定の*権限*で付与できます
   *[other] サーバーの所有者か、次のロールを持つ人が、チャンネル設定の*権限*で付与できます：{ $names }
}。その後、もう一度試してください。
refusal-permission-to-grant = このチャンネルでは権限「*{ $permission }*」が必要です。チャンネル設定の*権限*で付与できます。その後、もう一度試してください。
refusal-nobody-else-here = この会話はほかの人には見えません。{ command-bot }でボットと遊ぶか、チャンネルやグループで人に挑戦してください。
refusal-server-only = それは、このボットを追加したサーバーでだけできます。そのチャンネルでもう一度試してください。
refusal-channel-not-allowed = このサーバーでゲームを始められるのは{ $channels }です。そちらでもう一度試してください。

refusal-no-such-game = ゲーム{ $number }はありません。ゲームの番号は、終わったあとのボードに書いてあります。
refusal-no-game-to-replay = このチャンネルで終わったゲームはまだありません。ゲームの番号か、書き出した行を指定してください。
refusal-bad-word = 空白を含まない1～{ $most }文字の言葉を1つ入力してください。もう一度「*{ button-add-word }*」を押して、別の言葉を選べます。
refusal-daily-ended = このデイリーゲームは終わりました。{ command-daily }で結果を見るか、今日のゲームを始められます。
refusal-deal-ended = このディールは終わりました。確定した得点は記録されています。
# Below a refusal, in a list: a game, and when others may have its place.
open-game-idle = 誰も続けなければ{ $when }に保留されます

permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-public-threads = 公開スレッドの作成
permission-read-message-history = メッセージ履歴を読む
permission-create-events = イベントを作成
permission-manage-roles = ロールの管理
permission-manage-threads = スレッドの管理

error-unreadable = 「{ $text }」は{ $what }として読めません。
error-unreadable-roll = 「{ $text }」はダイス1～{ $most }個の出目として読めません。1～6またはJ（悪魔の頭）の目を、{ $example }のように入力してください。

## How a game ended

finished-won = **{ $winners }の勝ちです。**
finished-absent = **{ $winners }の勝ちです。** 最高点は{ $absent }の代役でしたが、終了時に離席している人は負けになります。
finished-shared = **{ $winners }が勝利を分け合いました。**
finished-nobody = 全員が抜けたので、勝者はいません。
# Why it was closed without a result.
closed-declined = { $invited }が辞退しました。またの機会にどうぞ。
closed-withdrawn = ゲームが始まる前に{ $challenger }が取り消しました。
closed-channel-deleted = ゲームが始まる前にチャンネルが削除されました。
closed-bot-removed = ボットがサーバーから外されたので、ゲームは結果なしで終わりました。
closed-abandoned = 7日間誰も遊ばなかったので、このゲームは結果なしで終わりました。
closed-ended = ゲームは結果なしで終了されました。
closed-adjudicated = この組み合わせはトーナメントで裁定されたので、ゲームは結果なしで終わりました。
closed-expired = ゲームが時間内に始まりませんでした。{ command-challenge }か{ command-open }で新しく始められます。
closed-left = ゲームが始まる前に誰かが抜けました。またの機会にどうぞ。

## Commands

cmd-farkle-about = 押し引きのダイスゲーム「ファークル」で遊ぶ
cmd-events-about = トーナメント、ラダー、観戦
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### { $day }のデイリーゲーム
# What boards, lists and other messages tell of a daily game.
daily-began = 今日は全員、どのダイスをキープしても同じ出目になります。遊べるのは1回、UTCの午前0時までに確定した得点が記録されます。
daily-progress = { $turn } / { $turns }ターン目 · 1日の終わり：{ $when }
duplicate-title = ### デュプリケート、ディール{ $number }：{ $ruleset }
duplicate-began = このディールでは全員、どのダイスをキープしても同じ出目になります。遊べるのは1回、ディールが終わるまでに確定した得点が記録されます。
duplicate-progress = { $turn } / { $turns }ターン目 · ディールの終わり：{ $when }
review-title = ### ゲーム{ $number }のレビュー：{ $ruleset }
review-title-daily = ### ゲーム{ $number }のレビュー：{ $day }のデイリーゲーム
review-title-duplicate = ### ゲーム{ $number }のレビュー：ディール{ $deal }、{ $ruleset }
history-daily = - ゲーム{ $number } · { $day }のデイリーゲーム · { $score }点 · { $when }
history-duplicate = - ゲーム{ $number } · デュプリケート、ディール{ $deal } · { $score }点 · { $when }
