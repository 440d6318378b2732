## What is refused, and what to do instead

refusal-channel-busy = This channel has no room for another game right now. Choose another channel, or wait until one of these games has ended.
# For whoever manages the server, after it.
advice-channel-busy = In { command-admin-settings } you can allow up to 5 games in a channel, or give each game its own thread.
refusal-press-incomplete = Discord sent this press incomplete. Please press again.
refusal-command-outdated = Discord sent an older version of this command. Reload Discord and try again.
refusal-moved-on = The game has moved on in the meantime. Take a look and try again.
refusal-option-choice = For *{ $option }*, choose something from its list.
refusal-option-length = For *{ $option }*, enter 1 to { $most } characters.
refusal-option-number = For *{ $option }*, enter a number from { $low } to { $high }.
refusal-too-fast = That was too fast for me, so the last presses did not count. Look at the board, then continue.
refusal-over-budget = You've asked a lot of me in a short time. Please try again { $when }.
refusal-server-over-budget = I'm very busy on this server right now. Please try again { $when }.

## Errors

error-gone = That channel or message is gone, or I can't see it. The game itself is safe: use { command-show } in its channel.
error-forbidden = Discord doesn't let me do that in this channel. Somebody who manages the server can check my permissions here. The game itself is safe.
error-thread-locked = This thread is locked, so I can't change anything in it. Somebody who manages threads can unlock it. The game itself is safe, and its players can move it to another channel with { command-show }.
error-discord = Discord had trouble for a moment, so your last action may or may not have counted. Please look again, or use { command-show }.
error-storage = I couldn't read or save the game, so nothing has changed (reference { $reference }). Please try again in a minute. If it happens again, tell the people who run this bot.
error-damaged = Game { $number } is damaged in my database and can't continue (reference { $reference }). If it blocks this channel, its players can leave it with { command-resign }, and the server's moderators can end it with { command-mod-end }.
error-last-resort = Something went wrong on my side. Please try again.
error-unforeseen = Something went wrong on my side (reference { $reference }). Please try again. If it happens again, tell the people who run this bot.
error-unforeseen-board = Something went wrong on my side (reference { $reference }). Press again, or use { command-show } to see the current board.
refusal-not-a-moderator = Only people who can manage the server or its messages can do that. Ask one of them.
refusal-not-a-manager = Only people who can manage this server can do that. Ask one of them.
refusal-not-a-rule-maker = Only people who can manage this server can change its house rules. Ask one of them. { command-rules-show } explains the existing rules.
refusal-not-an-organizer = Only people who can manage this server can organize tournaments. Ask one of them; they can also let everybody do it in { command-admin-settings }.
thread-forbidden = I couldn't open a thread for this game, because Discord doesn't let me in this channel. The game continues here. Somebody who manages the server can check whether I have the permissions *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* and *{ permission-read-message-history }*.
thread-full = This server has as many open threads as Discord allows, so this game continues here in the channel.
thread-failed = Discord couldn't open a thread just now, so this game continues here in the channel.
thread-locked = This game's thread is locked, so the game continues here in the channel.

