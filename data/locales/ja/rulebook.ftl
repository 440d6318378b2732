## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### ルール：{ $ruleset }
rules-end = **終わり方**
rules-scoring = **得点になるもの**
rules-turn = **自分のターン**
rules-basics = 振るたびに、得点になるダイスを1個以上キープし、残りを振るか確定します。得点になるものがない出目はファークルで、ターンが終わり、そのターンの得点を失います。
rules-together = 役になるのは、一度に振った出目の中だけです。数え方が何通りかあるときは、最も高い得点になります。
rules-example = { $rule }例：{ $dice } = { $points }点。
rules-chances = **ファークルの確率**
rules-chance = { $dice }個：{ $chance }
etiquette-title = **マナー**
etiquette = 番が来たら早めに遊び、黙って消えずに投了しましょう。ボタンと選択は本人に任せましょう。そして、お互いに優しく。出目は誰のせいでもありません。

rule-dice =
    { $value ->
        [6] { "" }
       *[other] ダイス{ $value }個で遊ぶので、それより多く使う役はありません。
    }
rule-single_five =
    { $value ->
        [0] 単独の1：100点。単独の5は得点になりません。
       *[other] 単独の1：100点。単独の5：{ $value }点。
    }
rule-three_ones = 3個ぞろい：100 × 目の数。1が3個：{ $value }点。
rule-four =
    { $value ->
        [none] 4個ぞろい：3個ぞろいと同じ。4個目は単独の1か5としてだけ得点になります。
        [x2] 4個ぞろい：2 × 3個ぞろい。
        [x4] 4個ぞろい：4 × 3個ぞろい。
        [add] 4個ぞろい：3個ぞろいの値をもう1回加算。
       *[other] 4個ぞろい：{ $value }点。
    }
rule-five =
    { $value ->
        [none] 5個ぞろい：独自の得点なし。
        [x3] 5個ぞろい：3 × 3個ぞろい。
        [x4] 5個ぞろい：4 × 3個ぞろい。
        [x6] 5個ぞろい：6 × 3個ぞろい。
        [add] 5個ぞろい：3個ぞろいの値をもう2回加算。
       *[other] 5個ぞろい：{ $value }点。
    }
rule-six =
    { $value ->
        [none] 6個ぞろい：独自の得点なし。3個ぞろい2組と数えます。
        [x4] 6個ぞろい：4 × 3個ぞろい。
        [x8] 6個ぞろい：8 × 3個ぞろい。
        [add] 6個ぞろい：3個ぞろいの値をもう3回加算。
        [win] 6個ぞろいが出ると、その場で勝ちです。
       *[other] 6個ぞろい：{ $value }点。
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6：{ $value }点。
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5：{ $value }点。
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6：{ $value }点。
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] 異なる3ペア：{ $value }点。
    }
rule-four_and_two =
    { $value ->
        [yes] 4個ぞろいと1ペアは3ペアと数えます。6個ぞろいは数えません。
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] 3個ぞろい2組：{ $value }点。
    }
rule-players =
    { $value ->
        [none] { "" }
        [2] 2人用です。
       *[other] { $value }人までです。
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] 目標点は{ $value }点です。
    }
rule-turns =
    { $value ->
        [none] { "" }
       *[other] 各自{ $value }ターンで、合計点が最も高い人の勝ちです。同点なら勝利を分け合います。
    }
rule-overshoot =
    { $value ->
        [exact] 目標点ちょうどでだけ勝てます。超える確定はできません。
        [welfare] ウェルフェア：目標点ちょうどでだけ勝てます。超えて確定すると、ターンの得点は全部、合計点が最も低い相手のものになります。その合計も目標点を超えるなら、誰のものにもなりません。
        [excess] ウェルフェア（超過分だけ）：目標点ちょうどでだけ勝てます。超えて確定すると、超えた分は合計点が最も低い相手のものになります。その合計も目標点を超えるなら、誰のものにもなりません。ターンの残りの得点は失われます。
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] 誰かが目標点に届くと、ほかの全員に最後の1ターンがあります。
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] ゲーム最初の確定には{ $value }点以上が必要です。
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] 確定には毎回{ $value }点以上が必要です。勝ちを決める確定も同じです。
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [1] ファークルのたびに減点されます。
       *[other] { $value }連続ファークルで減点されます。その後は数え直しです。
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] 減点は{ $value }点で、合計が0点を下回ることもあります。
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] ホットダイス：すべてのダイスをキープしたら、確定で勝てる場合を除き、全部を振り直さなければなりません。
       *[no] ホットダイス：すべてのダイスをキープしたら、全部を振り直せます。得点は確定するまで失う可能性があります。
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] ホットダイスになるのは、一度に振ったダイスがすべて得点になった場合だけです。何度かに分けて最後のダイスをキープしたら、確定しなければなりません。
       *[no] { "" }
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] 1ターンに2回目以降のホットダイスは、毎回{ $value }点のボーナスです。
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] 全部のダイスを振って得点なしなら、ファークルにならず、{ $value }点がもらえて、もう一度振れます。
    }
rule-toxic_twos =
    { $value ->
        [yes] 毒の2：一度に2が4個以上出るとファークルです。
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] ハイステークス：確定すると、次のプレイヤーがその得点を引き継ぎ、残りのダイスを振れます。
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] 1ターンは2分です。
        [43200] 1ターンは12時間です。
        [86400] 1ターンは24時間です。
        [259200] 1ターンは72時間です。
       *[other] 1ターンは{ $value }秒です。
    }
rule-bank_seconds =
    { $value ->
        [none] { "" }
        [120] 最初のターンは2分です。使わなかった時間は、その3倍までタイムバンクにたまり、後のターンで使えます。
        [86400] 最初のターンは24時間です。使わなかった時間は、その3倍までタイムバンクにたまり、後のターンで使えます。
       *[other] 最初のターンは{ $value }秒です。使わなかった時間は、その3倍までタイムバンクにたまり、後のターンで使えます。
    }
rule-late_turns_lost =
    { $value ->
        [yes] 時間切れになると、ターンの得点を失います。
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### ハウスルール：{ $title }
editor-title-new = ### 新しいハウスルール
editor-title-game = ### このゲームのルール
# $command is the one that opened the editor.
editor-hint = 項目を選んで、ルールを設定します。「*{ button-save }*」を押すと、ゲームで使えるようになります。それまでは1日以内なら、{ $command }でこの下書きに戻れます。
editor-hint-game = 元にするルールか項目を選んで、好きなように変えます。「*{ button-use-rules }*」で、このゲームだけに適用します。レート戦にはならず、すでに受けたプレイヤーにはもう一度確認します。
editor-problems = **ルールの一部が互いに矛盾しています。直してから保存してください。**
editor-changed = **{ $base }との違い**
editor-unchanged = **{ $base }との違いはまだありません**
editor-rest = **同じままのもの**
editor-examples = **このルールでの3つの出目**
editor-no-examples = ルールの矛盾がなくなると、また表示されます。
editor-example = - { $dice }：{ $outcome }
editor-example-changed = - { $dice }：{ $outcome } · { $base }：{ $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **ファークル**
worked-toxic-twos = **ファークル：毒の2**
worked-free-roll = **{ $points }点ともう一度振る権利**
worked-wins = **ゲームに勝ち**

topic-overview = すべてのルール
topic-singles = 単独のダイス
topic-kinds = 3～6個ぞろい
topic-combinations = ストレート、ペア、3個ぞろい
topic-ending = ゲームの終わり方
topic-banking = 確定とファークル
topic-rolling = 振り方

button-save = 保存…
button-discard = 破棄
button-use-rules = このルールで遊ぶ
menu-starting-rules = ほかのルールを元にする
button-type-number = { $option }を設定…
button-delete = 削除

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = 別の数
ask-number-label = { $option }
ask-number-hint = { $low }から{ $high }までの数。
ask-title-title = このハウスルールを保存
ask-title-label = ルールの名前は？
ask-title-hint = { $most }文字まで。プレイヤーはこの名前でルールを選びます。

house-saved = **{ $title }**を保存しました。{ command-challenge }で遊べます。{ command-rules-export }で別のサーバーに持っていけます。
house-saved-anew = 編集していたハウスルールは削除されていたので、**{ $title }**を新しいハウスルールとして保存しました。{ command-challenge }で遊べます。
house-discarded = 下書きを破棄しました。何も保存していません。{ command-rules-create }で新しく始められます。
game-rules-used = ゲームはこのルールになり、非レート戦です。すでに受けたり参加したりしたプレイヤーには、もう一度確認します。
game-rules-kept = ゲームのルールは変わりません。
house-exported = **{ $title }**を1行にしたものです。別のサーバーで、行全体を{ command-rules-import }に貼り付けてください。
house-delete = **{ $title }**を削除しますか？進行中のゲームはこのルールのままです。
# $games is never 0.
house-delete-games = 進行中のゲームや招待のうち{ $games }件に、このルールの写しが残ります。
# $tournaments is never 0.
house-delete-tournaments = 告知済みのトーナメント{ $tournaments }件に、このルールの写しが残ります。
# $drafts is never 0.
house-delete-drafts = 企画中のトーナメント{ $drafts }件がこのルールを使っています。告知するには別のルールが必要になります。
house-deleted = **{ $title }**を削除しました。進行中のゲームはこのルールのままです。元に戻したいときは、次の行を{ command-rules-import }に貼り付けてください：

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = 別の数…
setting-dice =
    { $value ->
        [5] ダイス5個
       *[other] ダイス6個
    }
setting-single_five =
    { $value ->
        [0] 単独の5：なし
       *[other] 単独の5：{ $value }
    }
setting-three_ones = 1が3個：{ $value }
setting-four =
    { $value ->
        [none] 4個ぞろい：3個ぞろいと同じ
        [x2] 4個ぞろい：3個ぞろいの2倍
        [x4] 4個ぞろい：3個ぞろいの4倍
        [add] 4個ぞろい：3個ぞろい + その値
       *[other] 4個ぞろい：{ $value }
    }
setting-five =
    { $value ->
        [none] 5個ぞろい：独自の得点なし
        [x3] 5個ぞろい：3個ぞろいの3倍
        [x4] 5個ぞろい：3個ぞろいの4倍
        [x6] 5個ぞろい：3個ぞろいの6倍
        [add] 5個ぞろい：3個ぞろい + その値の2倍
       *[other] 5個ぞろい：{ $value }
    }
setting-six =
    { $value ->
        [none] 6個ぞろい：3個ぞろい2組と同じ
        [x4] 6個ぞろい：3個ぞろいの4倍
        [x8] 6個ぞろい：3個ぞろいの8倍
        [add] 6個ぞろい：3個ぞろい + その値の3倍
        [win] 6個ぞろい：ゲームに勝ち
       *[other] 6個ぞろい：{ $value }
    }
setting-straight =
    { $value ->
        [0] 1-6ストレート：なし
       *[other] 1-6ストレート：{ $value }
    }
setting-low_straight =
    { $value ->
        [0] 1-5ストレート：なし
       *[other] 1-5ストレート：{ $value }
    }
setting-high_straight =
    { $value ->
        [0] 2-6ストレート：なし
       *[other] 2-6ストレート：{ $value }
    }
setting-three_pairs =
    { $value ->
        [0] 3ペア：なし
       *[other] 3ペア：{ $value }
    }
setting-four_and_two =
    { $value ->
        [yes] 4個と2個：3ペアと数える
       *[no] 4個と2個：3ペアと数えない
    }
setting-two_triplets =
    { $value ->
        [0] 3個ぞろい2組：別々に数える
       *[other] 3個ぞろい2組：{ $value }
    }
setting-players =
    { $value ->
        [none] 人数：制限なし
       *[other] 人数：{ $value }人まで
    }
setting-target =
    { $value ->
        [none] 目標点：なし
       *[other] 目標点：{ $value }
    }
setting-turns =
    { $value ->
        [none] ターン数：制限なし
       *[other] ターン数：各自{ $value }
    }
setting-overshoot =
    { $value ->
        [exact] 目標点超え：確定できない
        [welfare] 目標点超え：ウェルフェア（全部）
        [excess] 目標点超え：ウェルフェア（超過分だけ）
       *[allowed] 目標点超え：有効
    }
setting-overshoot-about =
    { $value ->
        [exact] 目標点ちょうどでだけ勝てます。超える確定はできません。
        [welfare] 超えると、ターンの全得点が合計点の最も低い相手に渡ります。その相手も超えるなら渡りません。
        [excess] 超えた分は合計点の最も低い相手に渡り、ターンの残りの得点は失われます。
       *[allowed] 目標点を超えた得点も、ふつうに数えます。
    }
setting-final_round =
    { $value ->
        [yes] 目標点到達：ほかの全員が最後の1ターン
       *[no] 目標点到達：ゲーム終了
    }
setting-opening =
    { $value ->
        [0] 初得点の下限：なし
       *[other] 初得点の下限：{ $value }
    }
setting-minimum =
    { $value ->
        [0] 確定の下限：なし
       *[other] 確定の下限：{ $value }
    }
setting-farkle_limit =
    { $value ->
        [0] 連続ファークル：減点なし
        [1] 減点：ファークルのたび
       *[other] 減点：{ $value }連続ファークル
    }
setting-farkle_penalty =
    { $value ->
        [0] 減点の大きさ：なし
       *[other] 減点の大きさ：{ $value }点
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] ホットダイス：必ず振り直す
       *[no] ホットダイス：振り直してもよい
    }
setting-hot_dice_single_roll =
    { $value ->
        [yes] ホットダイス：一度に振った場合だけ
       *[no] ホットダイス：何度かに分けてもよい
    }
setting-hot_dice_bonus =
    { $value ->
        [0] 再ホットダイス：ボーナスなし
       *[other] 再ホットダイス：+{ $value }
    }
setting-scoreless_bonus =
    { $value ->
        [0] 得点なしの出目：ファークル
       *[other] 得点なしの出目：{ $value }点
    }
setting-toxic_twos =
    { $value ->
        [yes] 毒の2：オン
       *[no] 毒の2：オフ
    }
setting-toxic_twos-about =
    { $value ->
        [yes] 一度に2が4個以上出るとファークルです。
       *[no] 2はほかの目と同じように数えます。
    }
setting-high_stakes =
    { $value ->
        [yes] ハイステークス：オン
       *[no] ハイステークス：オフ
    }
setting-high_stakes-about =
    { $value ->
        [yes] 確定すると、次のプレイヤーがその得点と残りのダイスを引き継げます。
       *[no] どのターンも、全部のダイスと0点から始まります。
    }
setting-turn_seconds =
    { $value ->
        [none] 持ち時間：なし
        [120] 持ち時間：1ターン2分
        [43200] 持ち時間：1ターン12時間
        [86400] 持ち時間：1ターン24時間
        [259200] 持ち時間：1ターン72時間
       *[other] 持ち時間：1ターン{ $value }秒
    }
setting-bank_seconds =
    { $value ->
        [none] タイムバンク：なし
        [120] タイムバンク：2分
        [86400] タイムバンク：24時間
       *[other] タイムバンク：{ $value }秒
    }
setting-late_turns_lost =
    { $value ->
        [yes] 時間切れ：ターンの得点を失う
       *[no] 時間切れ：サーバーの設定に従う
    }

## The names of the options, for sentences about them

option-dice = ダイスの個数
option-single_five = 単独の5の得点
option-three_ones = 1が3個の得点
option-four = 4個ぞろい
option-five = 5個ぞろい
option-six = 6個ぞろい
option-straight = 1-6ストレート
option-low_straight = 1-5ストレート
option-high_straight = 2-6ストレート
option-three_pairs = 3ペア
option-four_and_two = 4個と2個を3ペアと数えるか
option-two_triplets = 3個ぞろい2組
option-players = プレイヤーの人数
option-target = 目標点
option-turns = ターン数
option-overshoot = 目標点を超えたとき
option-final_round = 最終ラウンド
option-opening = 初得点の下限
option-minimum = 確定の下限
option-farkle_limit = 連続ファークルの回数
option-farkle_penalty = ファークルの減点
option-hot_dice_must_roll = ホットダイスの後に必ず振るか
option-hot_dice_single_roll = 一度に振った場合だけのホットダイス
option-hot_dice_bonus = ホットダイスのボーナス
option-scoreless_bonus = 得点なしの出目の点数
option-toxic_twos = 毒の2
option-high_stakes = ハイステークス
option-turn_seconds = 持ち時間
option-bank_seconds = タイムバンク
option-late_turns_lost = 時間切れになったとき

## What is refused, and what to do instead

refusal-unknown-ruleset = 「{ $name }」というルールはありません。次の中から選んでください：{ $known }。
refusal-cannot-be-rated = レート戦にできるのは、標準搭載ルールをその目標点やターン数のまま使うゲームだけです。非レート戦で遊ぶには「*{ cmd-challenge-rated }*」を外してください。
refusal-unknown-house-rule = このサーバーに「{ $name }」というハウスルールはありません。次の中から選んでください：{ $known }。
refusal-no-house-rules = このサーバーにはまだハウスルールがありません。サーバーを管理する人が{ command-rules-create }で作れます。
refusal-house-rule-gone = このハウスルールはすでに削除されています。
refusal-house-rule-default = **{ $title }**はこのサーバーの既定のルールなので、まだ削除できません。先に、サーバーを管理する人が{ command-admin-settings }で別の既定を選んでください。
refusal-house-rule-changed = 編集を始めたあとに、ほかの人がこのハウスルールを変更したので、まだ何も保存していません。メッセージにはその変更の上に自分の変更を重ねて表示しています。確認して、もう一度保存してください。
refusal-ruleset-gone = このハウスルールはたった今削除されました。別のルールを選んで、もう一度試してください。
refusal-default-ruleset-gone = このサーバーの既定のハウスルールはもうありません。代わりのルールは勝手に選びません。コマンドでルールを選ぶか、サーバーを管理する人に{ command-admin-settings }で別の既定を選んでもらってください。
refusal-house-rules-full = このサーバーのハウスルールは上限の{ $most }個です。{ command-rules-delete }で1つ削除してから、もう一度試してください。下書きは残っています。
refusal-bad-title = 名前は見える文字で1～{ $most }文字です。もう一度「*{ button-save }*」を押して、別の名前を選んでください。
refusal-title-taken = 「{ $title }」というルールはすでにあります。もう一度「*{ button-save }*」を押して、別の名前を選んでください。
refusal-draft-gone = この下書きはもうありません。保存されたか、破棄されたか、1日触られませんでした。{ command-rules-create }で新しく始められます。
refusal-game-began = ルールを変えられるのはゲームが始まる前だけです。酒場のゲームでは変えられません。
refusal-host-changes = このゲームのルールを変えられるのはホストの{ $name }だけです。希望を伝えるか、辞退して自分のゲームを始めてください。
refusal-game-draft-gone = この変更はもうありません。使われたか、破棄されたか、1日触られませんでした。やり直すには、テーブルの「*{ button-change-rules }*」を押してください。
refusal-draft-outdated = 表示したあとでルールが変わりました。メッセージは最新になったので、確認してから選び直してください。
refusal-line-too-long = 書き出したルールにしては長すぎます。行は{ $most }文字までです。その1行だけをコピーしてください。
refusal-line-cut = 書き出したルールの行が途中で切れています。`fkrules1:`から最後の文字まで全部コピーして、もう一度試してください。
refusal-line-changed = この行は途中で変更されているので、信頼できません。ルールをもう一度書き出して、そのままコピーしてください。

error-rules-file = ルールのファイル{ $file }を使えません。{ $why }

## Scoring a roll, and the page of rules

score-title = ### 得点になるもの：{ $ruleset }
score-row = - **{ $dice }**：{ $points }（{ $combinations }）
score-more = これより得点の低い選び方がほかに{ $count }通りあります。
page-title = ルール
page-about = 標準搭載のすべてのルールを、`data/rules`のファイルから`make docs`で生成したものです。Discordでは{ command-rules-show }で同じ内容を見られます。
page-presets = プリセット
page-presets-about = よく知られた名前のルールです。ほかのルールと同じように選べますが、レート戦にはなりません。
page-source = *{ $source }*
page-options = 自分のルール
page-options-about = Discordでは、{ command-rules-create }のメニューですべての項目を設定できます。コマンドラインでは、`farkle play -r "house(target=5000,toxic_twos=yes)"`のように、名前と既定から変える項目を1行で書きます。`farkle score`、`farkle odds`、`farkle solve`でも使えます。`target`か`turns`の数が必要です。`data/rules`のファイルでは、`two_triplets`までの項目は`[scoring]`、ほかは`[play]`の下にあり、`yes`と`no`の代わりに`true`と`false`を使います。
page-options-signs = 太字は既定値で、{ $number }は数を表します。
page-option-name = 項目
page-option-about = 設定する内容
page-option-values = 値
page-option-means = 意味
page-option-six = { $option }（ダイス6個のとき）
page-option-range = { $low }～{ $high }
page-option-none = なし

## Commands

cmd-score = 得点
cmd-score-about = 出目が何点になるか確認する
cmd-score-dice = ダイス
cmd-score-dice-about = ダイスの目（例：1 2 3 4 5 5）
cmd-score-ruleset-about = 得点の計算に使うルール（既定：サーバーのルール）
cmd-rules = ルール
cmd-rules-about = 遊べるルール
cmd-rules-show = 表示
cmd-rules-show-about = ルールを説明する：得点、終わり方、ファークルの確率
cmd-rules-show-ruleset = ルール
cmd-rules-show-ruleset-about = 説明するルール（既定：サーバーのルール）
cmd-rules-show-here = ここに
cmd-rules-show-here-about = このチャンネルの全員に見せる（既定：自分だけ）
cmd-rules-name = 名前
cmd-rules-name-about = ハウスルールの名前
cmd-rules-create = 作成
cmd-rules-create-about = このサーバーのハウスルールを作る
cmd-rules-create-ruleset = ルール
cmd-rules-create-ruleset-about = 元にするルール（既定：サーバーのルール）
cmd-rules-edit = 編集
cmd-rules-edit-about = このサーバーのハウスルールを変更する
cmd-rules-delete = 削除
cmd-rules-delete-about = このサーバーのハウスルールを削除する
cmd-rules-export = 書き出し
cmd-rules-export-about = ほかで使えるように、ハウスルールを1行の文字列にする
cmd-rules-import = 読み込み
cmd-rules-import-about = 1行の文字列からハウスルールを取り込む
cmd-rules-import-line = 行
cmd-rules-import-line-about = 書き出した行の全体
