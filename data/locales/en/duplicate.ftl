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
# Before anybody plays: the SHA-256 of what the dice follow from.
duplicate-sealed = The dice of deal { $number } are drawn and sealed: `{ $seal }`
duplicate-running =
    { $players ->
        [0] Nobody has finished yet. End of the deal: { $when }.
        [one] 1 player has finished. End of the deal: { $when }, and until then you see scores once you have played.
       *[other] { $players } players have finished. End of the deal: { $when }, and until then you see scores once you have played.
    }
duplicate-ended =
    { $players ->
        [0] The deal is over. Nobody has played it.
        [one] The deal is over. 1 player has finished.
       *[other] The deal is over. { $players } players have finished.
    }
duplicate-row = **{ $rank }. { $name }**: { $score }

## Why not

refusal-deal-wins-at-once = Duplicate is played for points, and by the rules *{ $name }* a roll can win at once. Choose other rules.
refusal-deal-over = This deal is over, so it cannot be played any more.
