## Announcements, and the roles of winners

announcement-week = ### The board of the week
announcement-week-span = Who won most games from { $starts } to { $ends }.
announcement-week-more = -# { command-leaderboard } shows how it stands now.
announcement-day-more = -# The next one is there already: { command-daily }.
announcement-tournament-open = ### Tournament: { $title }
announcement-tournament-begun = ### The tournament { $title } has begun
announcement-tournament-ended = ### The tournament { $title } is over
announcement-tournament-cancelled = ### The tournament { $title } was called off
announcement-tournament-starts = You can join until it starts: { $starts }.
announcement-tournament-entrants =
    { $entrants ->
        [one] One takes part.
       *[other] { $entrants } take part.
    }
announcement-tournament-nobody = Nobody has won.
announcement-tournament-winners =
    { $people ->
        [one] **{ $winners }** has won.
       *[other] **{ $winners }** have won.
    }
button-open-tournament = Open the tournament

honour-champion = Farkle: the last tournament's champion
honour-podium = Farkle: the podium of the last season

## Where it cannot be done

lost-announcements-gone = **The channel that was chosen is gone, so nothing is announced.** Choose another one.
lost-announcements-closed = **I may no longer post in the channel that was chosen, so nothing is announced.** Choose a channel in which I have the permissions *{ permission-view-channel }* and *{ permission-send-messages }*.
lost-champion_role-gone = **The role that was chosen is gone.** Choose another one.
lost-podium_role-gone = { lost-champion_role-gone }
refusal-cannot-post-there = I cannot post in that channel. Give me the permissions *{ permission-view-channel }* and *{ permission-send-messages }* there, or choose another one.
refusal-role-unknown = That role cannot be given to anybody. Choose another one.
refusal-role-managed = Discord or another bot gives that role, so I cannot. Choose another one.
refusal-role-powerful = That role has permissions of moderators, which nobody should win in a game. Choose a role without them, or make one just for this.
refusal-role-too-high = That role stands above my own, so I cannot give it. Drag my role above it in the server settings, or choose another one.
refusal-cannot-give-roles = I cannot give roles here. Allow my role *Manage Roles* in the server settings, and choose again.
refusal-owner-without-two-factor = This server demands two-factor authentication of those with permissions of moderators, and whoever owns me has not turned it on in their account, so Discord lets me give no roles here. Once they have, and I was started anew, choose again.

## A private message to whoever asked for it

# $days is how long they have played each day; $when such as "in 4 hours".
daily-reminder =
    You have played the game of the day { $days ->
        [one] yesterday
       *[other] { $days } days in a row
    }. Today's ends { $when }: play it with { command-daily } on a server. You asked for this message; { command-preferences } turns it off.
