## A deal: everybody plays the same dice alone

duplicate-never-begun = 最初に振る前にディールが終わったので、記録はありません。
duplicate-time-up = 最後のターンの前にディールが終わりました。それまでに確定した得点が記録されます。
# $players is never 0.
duplicate-rank-so-far =
    { $players ->
        [1] 最初に終えました。
       *[other] これまでに終えた{ $players }人中**{ $rank }**位
    }
duplicate-rank = { $players }人中**{ $rank }**位
duplicate-final = 順位はディールが終わると決まります：{ $when }。
duplicate-discretion = -# まだこのダイスで遊んでいる人がいます。ディールが終わるまで、出目は秘密にしてください。

## Why not

refusal-deal-wins-at-once = デュプリケートは得点を競いますが、ルール「*{ $name }*」では出目だけで勝てることがあります。別のルールを選んでください。
refusal-deal-over = このディールは終わったので、もう遊べません。
