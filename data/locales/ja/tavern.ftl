## Buttons

button-choose = 選ぶ
button-choose-badge = バッジを選ぶ
button-play-level = { $name }と今すぐ遊ぶ
button-show-collection = 見せる
button-ready = 準備完了
button-call-off = 賭けをやめる

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### 自分のダイスとバッジ
# What its owner shows to everyone.
collection-of = ### { $name }のコレクション
collection-owned = 特殊ダイス：{ $dice } · バッジ：{ $badges } · 珍しい順
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] 特殊ダイスはまだ持っていません。普通のダイスは誰でも自由に使えます。
       *[other] 普通のダイスのほかに、特殊ダイスを{ $kinds }種類、{ $dice }個持っています。
    }
collection-badges =
    { $badges ->
        [0] { "" }
       *[other] バッジを{ $badges }個持っています。
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
       *[other] **{ $die }**：{ $count }個
    }
# A badge, what it does, and how rare it is.
collection-badge = **{ $badge }**：{ $about } { $rarity }
# How rare a die or a badge is.
rarity-common = （コモン）
rarity-uncommon = （アンコモン）
rarity-rare = （レア）
rarity-legendary = （レジェンド）
collection-how = ダイスとバッジは、酒場の相手に勝つか、一部の実績でもらえます。
# For somebody who owns nothing yet; below it stands the button that begins the game.
collection-begin = 最初の賞品は{ $name }が持っています。勝てば{ $prize }（{ $about }）が手に入ります。
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }：{ $share }
die-joker = 悪魔の頭：{ $share }
# What a die does, in a few words: after its name, and in a menu.
die-mostly = ほとんど{ $faces }
die-loves = { $faces }が出やすい
die-shuns = { $faces }が出にくい
die-never = { $faces }は出ない
# A face within such a list.
die-face-plural = { $face }
die-fair = 偏りなし
die-has-joker = 悪魔の頭つき
die-glance = `{ $bars }` **{ $die }** { $trait }
# Without bars, for whom dice are told in words.
die-glance-told = **{ $die }**：{ $trait }
bars-legend = -# 棒は、左から1、2、3、4、5、6の出やすさです。
die-odds-alt = { $die }のそれぞれの目が出る割合：{ $odds }
prizes-won = -# **{ $name }**のコレクションに追加：{ $prizes }。
# A die or a badge, and what it does.
prize = { $name }（{ $about }）
choosing-title = ### 酒場のテーブルで
choosing-seat = - **{ $name }**が選んでいます
choosing-ready = - **{ $name }**は準備完了
choosing-ends = 全員の準備が整うとゲームが始まります。期限：{ $when }。それを過ぎると、空いた所には普通のダイスが入ります。
# A draft.
draft-picked = **{ $name }**が選んだダイス：{ $dice }
draft-picked-none = **{ $name }**はまだ選んでいません
draft-seat = ## { $name }がダイスを選ぶ番
draft-done = ## すべてのダイスが決まりました
draft-number = 下のダイスから{ $number }個目（全{ $most }個）。{ $most }個すべてを2人とも使います。
draft-badge = -# **{ $name }**はまだバッジを選べます。
draft-ends = -# 制限時間：{ $when }。それを過ぎると、空いた所には普通のダイスが入ります。
# What is played, in small print below the draft.
draft-terms = -# { $terms }
menu-pick = { $name }がダイスを選ぶ
chest-title = ### 自分のダイス6個
chest-chosen = 選択：{ $chosen } / { $most }。
chest-die = { $place }. { $die }
chest-how = 下のメニューからダイスを加えてください。「*{ button-ready }*」を押すと、空いた所には普通のダイスが入ります。
chest-ready = 準備完了です。ほかの人の準備も整うとゲームが始まります。
chest-badge-settled = バッジが決まりました。ダイスはボードのメニューから選んでください。
chest-begun = ゲームが始まりました。
chest-dice = 自分のダイス：{ $dice }。
chest-badge = 自分のバッジ：**{ $badge }**、{ $about }。
chest-no-badge = バッジは選んでいません。
menu-badge = バッジを選ぶ
chest-option-none = バッジなし
# A wager of honour, on the finished board.
wager-won = **{ $winner }**は**{ $loser }**のダイスを1つもらえます。
wager-passed = **{ $winner }**が**{ $loser }**からダイスをもらいました：{ $die }。
menu-stake = ダイスをもらう
menu-add-die = ダイスを加える
menu-put-back = ダイスを戻す
# $count is never 0.
chest-option =
    { $count ->
        [1] { $die }
       *[other] { $die }（残り{ $count }）
    }
# In the head of a board: what somebody plays with.
outfit = -# { $name }のダイス：{ $dice }。
outfit-both = -# 2人とも同じダイスを使います：{ $dice }。

## Badges: what they do. Their names are the same in every language.

# What a badge does: after its name, and in a menu.
badge-does-headstart = { $points }点を先に得る
badge-does-formation = { $faces }がそろうと{ $points }点
badge-does-defence = ほかの全員の{ $tier }バッジを無効にする
badge-does-resurrection = ファークルの後に振り直す
badge-does-doppelganger = 出目からキープした得点が2倍
badge-does-warlord = 確定するとターンの得点が{ $percent }%
badge-does-might = 普通のダイスを1個追加して振る
# $dice is never 0.
badge-does-fortune =
    { $dice ->
        [1] ダイス1個を振り直す
       *[other] ダイスを{ $dice }個まで振り直す
    }
badge-does-transmutation = ダイス1個を{ $face }に変える
# $dice is never 0.
badge-does-swap-out =
    { $dice ->
        [1] ダイス1個を振り直す
       *[other] 同じ目のダイス{ $dice }個を振り直す
    }
badge-does-three-ones = 1が3個で{ $percent }%の得点
badge-does-three-sixes = 6が3個で{ $percent }%の得点
badge-tier-tin = 錫
badge-tier-silver = 銀
badge-tier-gold = 金
# $uses is never 0.
badge-uses = { $does }、1ゲームに{ $uses }回
# In the head of a board. $uses are those that are left.
badge-worn = -# { $name }のバッジ：{ $badge }
badge-worn-uses = -# { $name }のバッジ：{ $badge }、残り{ $uses }回
badge-cancelled = -# { $name }のバッジ：{ $badge }、防御バッジにより無効

## What is refused, and what to do instead

refusal-six-dice = すでにダイスを{ $most }個選んでいます。別のダイスを入れるには、1個戻してください。
refusal-die-not-owned = { $die }はもう残っていません。{ command-tavern-dice }で持っているダイスを確認できます。
refusal-badge-not-owned = { $badge }はもう持っていません。別のバッジを選ぶか、なしにしてください。
refusal-die-gone = そのダイスはもう戻しました。ボードの「*{ button-choose }*」を押すと、選んだものを確認できます。
refusal-die-taken = そのダイスはもう選ばれています。メニューから別のものを選んでください。
refusal-not-your-pick = 今は{ $name }が選ぶ番です。次が自分の番です。
refusal-wager-own = 賭けは、2人が自分のダイスで遊ぶときだけできます。相手を指定して「*{ cmd-tavern-dice-own }*」を選ぶか、賭けを外してください。
refusal-five-dice = 酒場では全員がダイス6個で遊びますが、このルールは5個用です。別のルールを選んでください。
refusal-tavern-rules = 酒場の相手と遊べるのは、変更していない標準搭載ルールだけです。その中から選ぶか、このルールでは知り合いと遊んでください。
refusal-nothing-at-stake = 賭けには、2人とも特殊ダイスが1個以上必要です。1個加えるか、ボードの「*{ button-call-off }*」を押してください。
refusal-wager-of-another = この賭けに勝ったのは{ $name }なので、ダイスをもらうのも{ $name }です。
refusal-stake-gone = { $name }はもう{ $die }を持っていません。別のものを選んでください。
refusal-already-ready = すでに準備完了です。ほかの人の準備も整うとゲームが始まります。
refusal-badge-settled = バッジはもう決まっています。ダイスはボードのメニューから選んでください。
refusal-no-badge = バッジをまだ持っていないので、選ぶものがありません。{ command-tavern-play }で勝ち取ってください。
refusal-nothing-owned = 特殊ダイスもバッジもまだ持っていないので、見せるものがありません。{ command-tavern-play }で勝ち取ってください。
refusal-dice-settled = ダイスが決まり、ゲームが始まっています。{ command-show }でボードをここに表示できます。

## Commands

cmd-tavern = 酒場
cmd-tavern-about = それぞれ違う偏りを持つ、名前つきのダイス
cmd-tavern-dice = ダイス
cmd-tavern-dice-about = 持っているダイスと、その偏りを見る
cmd-tavern-play = 遊ぶ
cmd-tavern-play-about = 酒場の相手や知り合いと、ダイスを懸けて遊ぶ
cmd-tavern-play-opponent = 相手
cmd-tavern-play-opponent-about = 招待する相手（既定：酒場の相手）
cmd-tavern-play-level = レベル
cmd-tavern-play-level-about = 誰のテーブルで遊ぶか。目標点も決まる
cmd-tavern-play-ruleset = ルール
cmd-tavern-play-ruleset-about = 使うルール（既定：キングダム）
cmd-tavern-play-dice = ダイス
cmd-tavern-play-dice-about = 使うダイス（既定：自分のダイス）
cmd-tavern-play-badges = バッジ
cmd-tavern-play-badges-about = バッジを着けられるか（既定：いいえ）
cmd-tavern-play-wager = 賭け
cmd-tavern-play-wager-about = 相手が同意すれば、勝った側が負けた側のダイスを1つもらう
cmd-tavern-dice-ordinary = 普通のダイスを6個ずつ
cmd-tavern-dice-own = 自分のダイス
cmd-tavern-dice-draft = 交互に選んだ、同じダイス
cmd-tavern-level-beggar = 物乞い、1,500点まで
cmd-tavern-level-wagoner = 荷馬車屋、2,000点まで
cmd-tavern-level-miner = 鉱夫、3,000点まで
cmd-tavern-level-soldier = 兵士、3,000点まで
cmd-tavern-level-craftsman = 職人、3,000点まで
cmd-tavern-level-novice = 修練士、4,000点まで
cmd-tavern-level-priest = 司祭、4,000点まで
cmd-tavern-level-courtier = 廷臣、4,000点まで
cmd-tavern-level-knight = 騎士、5,000点まで
cmd-tavern-level-king = 国王、8,000点まで
cmd-tavern-level-emperor = 皇帝、8,000点まで
