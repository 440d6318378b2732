## A deal: everybody plays the same dice alone

duplicate-never-begun = The deal ended before your first roll, so nothing counts.
duplicate-time-up = The deal ended before your last turn. Everything banked by then counts.
# $players is never 0.
duplicate-rank-so-far =
    { $players ->
        [one] You are the first to finish.
       *[other] Rank **{ $rank }** of { $players } who have finished so far
    }
duplicate-rank = Rank **{ $rank }** of { $players }
duplicate-final = Ranks are final at the end of the deal: { $when }.
duplicate-discretion = -# Others are still playing these dice. Please keep your rolls to yourself until the deal ends.

## Why not

refusal-deal-wins-at-once = Duplicate is about points, but with the rules *{ $name }* a single roll can win the game. Choose other rules.
refusal-deal-over = This deal is over, so you can't play it any more.
