## Buttons

button-add-word = 言葉を追加
more-word = 誰にも出目を選べないように、好きな言葉をダイスに混ぜられます。最初に振るまでできます。
word-mixed = 言葉をダイスに混ぜました。

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# ダイスの封印：`{ $seal }`…
dice-words = -# 混ぜた言葉：{ $words }
dice-word = { $word }（{ $name }）
dice-title = ### ゲーム{ $number }のダイス
dice-of-the-system = このゲームはダイスの封印が導入される前に始まりました。出目はOSの乱数によるもので、再現できません。
dice-lack-word = 誰かがデータを削除し、名前を含んでいたために、ダイスに混ぜた言葉の1つも削除されました。そのため、このゲームの出目は再現できません。
dice-sealed = このゲームのダイスは秘密のシード値から生まれます。シード値は最初に振る前に引かれ、SHA-256で封印されました：
    `{ $seal }`
dice-seal = 最初に振る前の封印：`{ $seal }`
dice-seed = -# ダイスのシード値：`{ $seed }`
dice-compare = この封印を、ゲーム開始時のボードにあるものと比べてください。ファイルの行があれば、誰でもこのボットなしで、`farkle verify`や自作のプログラムでダイスを確認できます。
verdict-fits =
    { $rolls ->
        [0] 一度も振られておらず、封印はシード値と一致します。
       *[other] { $rolls }回の出目と封印は、すべてシード値と一致します。
    }
verdict-seed = これは封印されたシード値ではありません。その封印は{ $sealed }になるはずです。
verdict-most-rolls = 封印はシード値と一致しますが、ほとんどの出目が一致しません。ゲームの番号、言葉のどれか、またはその順番が変更されています。
verdict-roll = { $number }回目の出目が一致しません。{ $rolled }となっていますが、シード値からは{ $due }になります。
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = ダイスに混ぜる言葉
ask-word-label = 言葉
ask-word-hint = ダイスに混ぜます。封印：{ $seal }
fairness-title = ### これまでの出目
# $dice is never 0.
fairness-rolled = 終わったすべてのゲームで**{ $dice }**個のダイスが振られました。どの目も約{ NUMBER($expected, maximumFractionDigits: 0) }回出るはずです。
fairness-face = - { $face }：{ $times }回、{ $share }
fairness-test = カイ二乗{ NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) }、自由度5、p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }。
fairness-test-rare = カイ二乗{ NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) }、自由度5、pは{ NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }未満。
fairness-usual = 公正なダイスでも確率pでこれ以上にばらつくので、おかしな点はありません。
fairness-rare = 公正なダイスがここまでばらつくのは1,000回に1回未満です。もっと振っても変わらなければ、このボットの運営者に知らせてください。
fairness-about = -# デイリーゲームは、多くの人が同じダイスを振るので除いています。1つのゲームのダイスは{ command-verify }で確認できます。
fairness-none = 終わったゲームがまだないので、数えるダイスがありません。
fairness-axis = 目
fairness-band = ダイスの割合（%）。20回中19回は帯の中
fairness-alt = それぞれの目が出た割合の図。1から6まで：{ $shares }。公正なダイスではどの目も16.7%で、20回中19回は±{ NUMBER($margin, maximumSignificantDigits: 2) }ポイント以内です。

## What is refused, and what to do instead

refusal-words-closed = 言葉を混ぜられるのは最初に振るまでです。このゲームではもう振られています。
refusal-proof-too-long = 1つのゲームの証明にしては長すぎます。行は{ $most }文字までです。その1行だけを指定してください。
refusal-proof-cut = 証明の行が途中で切れています。`fair1`から最後の手まで全部コピーして、もう一度試してください。
refusal-proof-without-seed = それはゲームだけで、ダイスのシード値がありません。farkle-dice.txtかfarkle-game.jsonを指定してください。リプレイの「*{ button-export }*」で両方、{ command-verify }で前者が手に入ります。

## Commands

cmd-verify = 検証
cmd-verify-about = ゲームのダイスが公正だったか確認する
cmd-verify-game-about = ゲームの番号（既定：このチャンネルのゲーム）
cmd-fairness = 公正さ
cmd-fairness-about = それぞれの目が出た回数を、公正なダイスと比べる
