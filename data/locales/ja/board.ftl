## Buttons

button-best = 最高得点
button-options = 選択肢
# A selection of dice and its points.
button-option = { $dice }：{ $points }
button-option-chosen = ✓ { $dice }：{ $points }
button-options-back = ダイスに戻る
button-roll = 振る
button-roll-chance = { $dice }個を振る – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%でファークル
button-roll-safe = { $dice }個を振る – ファークルなし
button-bank = 確定
button-bank-points = { $points }点を確定
# Where rules give the points of a bank beyond the target to somebody else: "Welfare".
button-bank-given = { $points }点を{ $name }に渡す
button-bank-team = { $points }点をチーム{ $team }に渡す
button-bank-nobody = { $points }点をあきらめる
button-take = { $dice }個と{ $points }点で振る – ファークル{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
button-more = その他
button-skip = { $name }をスキップ
button-end-game = ゲームを終了
button-rematch = 再戦
button-return = 戻りました
button-claim = 勝利を宣言
button-verify = ダイスを確認
button-badge-choose = バッジ：先にダイスを選ぶ
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = バッジ：振り直す
button-badge-doppelganger = バッジ：この出目が2倍
button-badge-warlord = バッジ：ターンの得点が{ $percent }%
button-badge-might = バッジ：ダイスを1個追加
button-badge-fortune = バッジ：{ $dice }個を振り直す
button-badge-transmutation = バッジ：{ $face }に変える
button-badge-swap-out = バッジ：{ $dice }個を振り直す
button-accept-farkle = ファークルを受け入れる

## More, on a board: told to one person alone

more-leave = ゲームを抜けるには{ command-resign }、ボードを最新のメッセージとして表示し直すには{ command-show }を使います。
more-host = このテーブルのホストです。ゲームが進まないときは、結果なしで終了するか、プレイヤーを除外できます。その場合、勝者はいません。
more-others = このテーブルのホストは{ $host }です。ゲームが進まないときは、{ $host }がここで終了するかプレイヤーを除外できます。サーバーのモデレーターも{ command-mod-end }と{ command-mod-kick }で同じことができます。
more-rated = このゲームはレート戦です。進まないときは、サーバーのモデレーターが{ command-mod-end }で終了するか、{ command-mod-kick }でプレイヤーを除外できます。
more-tournament = これはトーナメントのゲームです。進まないときは、主催者が裁定できます。
more-watch = このゲームには参加していませんが、自分だけの画面でライブ観戦できます。
menu-kick = プレイヤーを除外…
skip-vote = { $name }のターンをスキップしますか？現在{ $needed }票中{ $count }票。スキップすると、安全に確定できる得点は確定されます。
skip-done = 投票により、{ $name }のターンをスキップしました。
done-closed = 完了。ゲームは結果なしで終わりました。
done-playing = 完了。ほかの人はゲームを続けます。

## The board

# $seats is never 0.
board-last-turns =
    { $seats ->
        [1] **最後のターンです。** 超えるべき得点は{ $best }点です。
       *[other] **最後のターンです。** 超えるべき得点は{ $best }点、あと{ $seats }人のターンが残っています。
    }

turn-paused = トーナメントが中断中なので、時計は止まっています。
turn-deadline = 制限時間：{ $when }
turn-vacation = **{ $name }**は{ $when }まで休暇中です。それまで時計は止まっています。
turn-banks = -# タイムバンク：{ $banks }
turn-bank = { $name } { $time }
board-turn = ## { $name }の番
board-note = -# { $note }
turn-free-roll = **{ $name }**：全部のダイスを振り直すか、得点を確定してください。
turn-opponent = ## { $name }がプレイ中
turn-stand-in = ## { $name }の代役がプレイ中
turn-deserted = 全員が離席中なので、ゲームは止まっています。誰かが「*{ button-return }*」を押さなければ終了します。期限：{ $when }。
board-plain = このボードはいつものように表示できないので、簡易版です。
turn-total = ターン合計：**{ $points }**
turn-total-with = ターン合計：{ $points } + { $chosen } = **{ $total }**
turn-total-bonus = ターン合計：{ $points } + { $chosen } + ホットダイス{ $bonus } = **{ $total }**
choice-none = キープするダイスを選んでください。
choice-farkle-waits = この出目はファークルです。バッジを使って振り直すか、ファークルを受け入れてください。
choice-one = 選択：**{ $combinations }**
choice-several = 選択：{ $combinations } = **{ $points }**
# $dice is never 0.
choice-no-score =
    { $dice ->
        [1] { $faces }はここでは得点になりません。振るか確定するには、外してください。
       *[other] 次のダイスはここでは得点になりません：{ $faces }。振るか確定するには、外してください。
    }
# $ways lists what the die scores in, with the words "way-" below.
choice-needs = { $face }が得点になるのは{ $ways }だけです。
choice-needs-joker = { $face }が得点になるのは{ $ways }だけです。悪魔の頭で補うこともできます。
choice-joker-needs = 悪魔の頭だけでは得点になりません。役の中でほかの目の代わりになります。
way-of-a-kind =
    { $count ->
        [3] { $face }が3個そろったとき
       *[other] { $face }が{ $count }個そろったとき
    }
way-formation = バッジの隊形のとき
way-low-straight = 1-5ストレートのとき
way-high-straight = 2-6ストレートのとき
way-straight = 1-6ストレートのとき
way-three-pairs = 3ペアのとき
choice-hot = ホットダイス：すべてのダイスが得点になりました。全部を振り直すか、確定してください。
choice-spent = すべてのダイスをキープしましたが、ホットダイスになるのは一度に振ったダイスがすべて得点になった場合だけです。確定するか、キープを減らしてください。

# What a bank beyond the target would do under "Welfare".
choice-given =
    { $lost ->
        [0] ウェルフェア：確定すると{ $target }点を超えるので、{ $points }点は**{ $receiver }**のものになります。
       *[other] ウェルフェア（超過分）：確定すると{ $target }点を{ $points }点超え、その分は**{ $receiver }**のものになります。残り{ $lost }点は失われます。
    }
choice-given-nobody =
    { $lost ->
        [0] ウェルフェア：確定すると{ $target }点を超えるので、{ $points }点は誰のものにもなりません。
       *[other] ウェルフェア（超過分）：確定すると{ $target }点を{ $points }点超え、その分は誰のものにもなりません。残り{ $lost }点は失われます。
    }

## Options: what scores in a roll, told to the player on turn alone

options-title = ### この出目で得点になるもの
options-press = 押すと、ボード上で選択されます。
options-press-here = 押すと選択されます。
options-chosen = ボードで選択中：**{ $dice }**、{ $points }点。
options-outdated = ゲームが先に進んでいました。今の選択肢はこちらです：
options-equal-dice = 同じ目のダイスでは、次に振るのが最も安全になるものをキープします。別のダイスをキープするには、ボードで選んでください。
# What the rules say of a selection, after its points.
options-bonus = さらに{ $points }点
options-hot = ホットダイス
options-below-minimum = 確定にはまだ足りない
options-below-opening = 最初の確定には足りない
options-over-target = 多すぎて確定できない
options-must-roll = 振り直しが必要
options-given =
    { $rule ->
        [welfare] 確定すると得点を渡す：ウェルフェア
       *[excess] 確定すると得点を渡す：ウェルフェア（超過分）
    }

## Who is there

# $player is a mention, $board a link.
reminder = { $player } ファークルの番です：{ $board } · 期限：{ $when }
# $turns is never 0.
presence-gone =
    { $turns ->
        [1] **{ $name }**が1ターン休みました。**{ $name }**がここでボタンを押すまで、代役がプレイします。
       *[other] **{ $name }**が{ $turns }ターン続けて休みました。**{ $name }**がここでボタンを押すまで、代役がプレイします。
    }
# $turns is never 0.
presence-all-gone =
    { $turns ->
        [1] **{ $name }**が1ターン休みました。
       *[other] **{ $name }**が{ $turns }ターン続けて休みました。
    }
presence-left = **{ $name }**はこのサーバーを抜けました。**{ $name }**がここでボタンを押すまで、代役がプレイします。
presence-all-left = **{ $name }**はこのサーバーを抜けました。

## The end

# A table that was closed before anybody rolled.
table-closed = ## { $host }のテーブル
finished-unplayed = **誰もターンを終えていないので、このゲームは**レーティング、統計、実績に数えません。
# $until is a time of the day.
rematch-wanted = **{ $players }**が再戦を希望しています。{ $until }まで{ $waiting }の返事を待っています。
rematch-begun = 再戦が始まりました。
# How it ended, as a heading: $winners are one or several people, $count how many.
# $count is never 0.
end-wins = ## { $winners }の勝ち
# $count is never 0.
end-wins-by = ## { $winners }が{ $points }点差で勝ち
end-shared = ## { $winners }が勝利を分け合う
end-nobody = ## 勝者なし
end-earned-much = -# ここで多くのものを獲得しました。{ command-achievements }と{ command-tavern-dice }で確認できます。
# Below what has been earned: achievements, dice and badges, or both.
end-more-awards = -# 詳しくは{ command-achievements }で確認できます。
end-more-prizes = -# 詳しくは{ command-tavern-dice }で確認できます。
end-more-both = -# 詳しくは{ command-achievements }と{ command-tavern-dice }で確認できます。
# How somebody played, in a line of small print; arrows only repeat the words.
end-rating = レーティング{ $before }、変化なし
end-rating-up = レーティング{ $before } → { $after }、{ $points }上昇 ▲
end-rating-down = レーティング{ $before } → { $after }、{ $points }下降 ▼
end-best-turn = 最高ターン{ $points }点
end-farkles =
    { $farkles ->
        [0] ファークルなし
       *[other] ファークル{ $farkles }回
    }
end-hot-dice = ホットダイス{ $times }回
race-rounds = ラウンド
race-target = 目標{ $points }点
race-alt = 得点の推移。第{ $rounds }ラウンド後：{ $scores }。
race-alt-target = 目標{ $points }点。
race-alt-side = { $name }：{ $scores }
afterwards-title = ### ゲーム{ $number }
afterwards-about = ゲームを一手ずつ見返すか、ダイスが公正だったか確認できます。

## What is asked once before it is done

resign-sure = **投了しますか？** このゲームはレート戦なので、投了は負けになります。
resign-which = **このゲームを抜けますか？** 進行中のゲームがほかにもあります。
button-resign = 投了
kick-sure-playing = **{ $name }をゲームから除外しますか？** ほかの人はゲームを続けます。
kick-sure-closed = **{ $name }をゲームから除外しますか？** 残る人が足りなくなるので、ゲームは結果なしで終わります。
button-kick = { $name }を除外
button-hint = ヒント
button-watch = 観戦

## What is refused, and what to do instead

refusal-not-host = それができるのはホストの{ $name }だけです。
refusal-turn-over = そのターンは終わりました。ボードをもう一度確認してください。
refusal-cannot-skip = 今は{ $name }のターンをスキップできません。持ち時間のない3人以上の非レート戦では、2分間動きがないと、ほかの人の投票でスキップできます。
refusal-rated-game = このゲームはレート戦なので、ホストは終わり方を変えられません。サーバーのモデレーターなら{ command-mod-end }と{ command-mod-kick }でできます。
refusal-tournament-game = これはトーナメントのゲームなので、終わり方を決められるのは主催者だけです。

## Leaving a game: private answers

resigned-playing = ゲームを抜けました。ほかの人はゲームを続けます。
resigned-finished = 投了により、ゲームが終わりました。おつかれさまでした。
resigned-closed = 招待を取り下げました。
resigned-invited = このゲームから抜けました。ほかの人はそのまま遊べます。
resigned-lobby = テーブルを離れました。

## Commands

cmd-show = 表示
cmd-show-about = このチャンネルのボードを表示し直すか、自分のゲームをここに移す
cmd-show-game = ゲーム
cmd-show-game-about = このサーバーでの自分のゲーム、またはここで進行中のゲーム
cmd-resign = 投了
cmd-resign-about = このチャンネルの自分のゲームを抜ける
cmd-resign-game-about = 抜けるゲーム（既定：このチャンネルのゲーム）
cmd-end = 終了
cmd-end-about = このチャンネルのゲームを結果なしで終了する
cmd-end-game-about = このチャンネルで複数のゲームが進行中のとき、どのゲームか
cmd-kick = 除外
cmd-kick-about = このチャンネルのゲームからプレイヤーを除外する
cmd-kick-user = ユーザー
cmd-kick-user-about = 除外する人
cmd-mod-about = チャンネルのゲームを管理する
