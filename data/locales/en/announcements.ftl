## Announcements, and the roles of winners

announcement-week = ### Leaderboard of the week
announcement-week-span = Most games won, from { $starts } to { $ends }.
announcement-week-more = -# { command-leaderboard } shows the current standings.
announcement-day-more = -# Today's game is open: { command-daily }.
announcement-tournament-open = ### Tournament: { $title }
announcement-tournament-begun = ### The tournament { $title } has started
announcement-tournament-ended = ### The tournament { $title } is over
announcement-tournament-cancelled = ### The tournament { $title } was cancelled
announcement-tournament-starts = You can join until it starts: { $starts }.
# $entrants is never 0.
announcement-tournament-entrants =
    { $entrants ->
        [one] 1 entrant.
       *[other] { $entrants } entrants.
    }
announcement-tournament-nobody = Nobody won.
# $people is never 0.
announcement-tournament-winners =
    { $people ->
        [one] **{ $winners }** has won.
       *[other] **{ $winners }** have won.
    }
button-open-tournament = Open the tournament

honour-champion = Farkle: the last tournament's champion
honour-podium = Farkle: the podium of the last season

## Where it cannot be done

lost-announcements-gone = **The channel for announcements is gone, so I can't post any.** Choose another one.
lost-announcements-closed = **I can no longer post in the channel for announcements.** Choose a channel where I have the permissions *{ permission-view-channel }* and *{ permission-send-messages }*.
lost-champion_role-gone = **This role is gone.** Choose another one.
lost-podium_role-gone = { lost-champion_role-gone }
refusal-cannot-post-there = I can't post in that channel. Grant me the permissions *{ permission-view-channel }* and *{ permission-send-messages }* there, or choose another one.
refusal-role-unknown = That role can't be given to anybody. Choose another one.
refusal-role-managed = Discord or another bot manages that role, so I can't give it. Choose another one.
refusal-role-powerful = That role has moderator permissions, which nobody should win in a game. Choose a role without them, or make one just for this.
refusal-role-too-high = That role is above my own, so I can't give it. Drag my role above it in the server settings, or choose another one.
refusal-cannot-give-roles = I can't give roles here. Grant my role *{ permission-manage-roles }* in the server settings, then choose again.
refusal-owner-without-two-factor = This server requires two-factor authentication for moderator permissions, and my owner has not turned it on, so Discord doesn't let me give roles here. Once my owner has turned it on and restarted me, choose again.

## A private message to whoever asked for it

# $days is how long they have played each day; $when such as "in 4 hours".
# $days is never 0.
daily-reminder =
    You played the daily game { $days ->
        [one] yesterday
       *[other] { $days } days in a row
    }. Today's ends { $when }: play it with { command-daily } on a server. You asked for this message; { command-preferences } turns it off.
