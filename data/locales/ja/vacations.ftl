## Vacations, in the panel of a person's preferences

vacation-title = **休暇**
vacation-about = 休暇中は、スローゲーム（1ターン1日以上、または持ち時間なし）の時計が止まり、対戦相手に戻る時期が表示されます。すでに半分の時間を使ったターンは止まりません。休暇は1年（UTC）に30日あります。
# How much is left of this year: "12 days and 6 hours".
vacation-left = 今年の残り：{ $left }。
vacation-used-up = 今年の休暇は使い切りました。
vacation-until = { $when }まで休暇中です。その後の今年の残り：{ $left }。早く戻れば、残りはそのまま取っておけます。
menu-vacation = 今すぐ休暇を始める
button-end-vacation = 休暇を終える

refusal-on-vacation = すでに休暇中で、{ $when }に終わります。新しく始める前に、{ command-preferences }で終わらせてください。
refusal-vacation-too-long =
    { $most ->
        [0] 今年の休暇は使い切りました。
       *[other] 休暇の残りは{ $most }時間だけです。{ command-preferences }でもっと短い休暇を選んでください。
    }
