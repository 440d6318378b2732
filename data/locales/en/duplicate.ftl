## A deal: everybody plays the same dice alone

duplicate-never-begun = The deal ended before your first roll, so nothing counts.
duplicate-time-up = The deal ended before your last turn. What was banked counts.
duplicate-rank-so-far =
    { $players ->
        [one] You are the first to finish.
       *[other] Rank **{ $rank }** of { $players } who have finished so far
    }
duplicate-rank = Rank **{ $rank }** of { $players }
duplicate-final = The ranks become final at the end of the deal: { $when }.
duplicate-discretion = -# Others still play the same dice. Please keep what you rolled to yourself until then.

## Why not

refusal-deal-wins-at-once = Duplicate is played for points, and by the rules *{ $name }* a roll can win at once. Choose other rules.
refusal-deal-over = This deal is over, so it cannot be played any more.
