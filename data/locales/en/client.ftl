## What is refused, and what to do instead

refusal-channel-busy = There is no room for another game in this channel right now. Choose another channel, or wait until one of these has ended.
# For whoever manages the server, after it.
advice-channel-busy = With { command-admin-settings } you can allow more games in a channel, up to 5, or give each game a thread of its own.
refusal-press-incomplete = Discord did not send everything that belongs to this press. Please press again.
refusal-command-outdated = Discord has sent this command in an older form. Reload Discord and try again.
refusal-moved-on = The game has moved on meanwhile. Look at it, and try again.
refusal-option-choice = For *{ $option }* choose something from its list.
refusal-option-length = For *{ $option }* give 1 to { $most } characters.
refusal-option-number = For *{ $option }* give a number from { $low } to { $high }.
refusal-too-fast = That was faster than I can follow, so the last presses did not count. Take a breath, look at the board, and go on.
refusal-over-budget = You have asked a lot of me in a short time. Please try again { $when }.
refusal-server-over-budget = I am very busy on this server right now. Please try again { $when }.

## Errors

error-gone = That channel or message is gone, or I may not see it. The game itself is safe: use { command-show } where it is played.
error-forbidden = Discord does not let me do that in this channel. Somebody who manages the server can check my permissions here; the game itself is safe.
error-thread-locked = This thread is locked, so I cannot change anything in it. Somebody who manages threads can unlock it; the game itself is safe, and its players can take it to another channel with { command-show }.
error-discord = Discord had trouble for a moment, so what you did may have counted or not: please look again, or use { command-show }.
error-storage = The game could not be read or saved, so nothing has changed (reference { $reference }). Please try again in a minute; if it happens again, tell whoever runs this bot.
error-damaged = Game { $number } is damaged in my database and cannot go on (reference { $reference }). If it takes up this channel, its players can give it up with { command-resign }, and the moderators of the server can end it with { command-mod-end }.
error-last-resort = Something went wrong on my side. Please try again.
error-unforeseen = Something went wrong on my side (reference { $reference }). Please try again; if it happens again, tell whoever runs this bot.
error-unforeseen-board = Something went wrong on my side (reference { $reference }). Press again, or use { command-show } to see where the game stands.
refusal-not-a-moderator = Only people who may manage the server or its messages can do that. Please ask one of them.
refusal-not-a-manager = Only people who may manage this server can do that. Ask one of them.
refusal-not-a-rule-maker = Only people who may manage this server can change its house rules. Ask one of them; { command-rules-show } explains the rules there are.
refusal-not-an-organizer = Only people who may manage this server can hold tournaments. Ask one of them, or let them open it to everyone in { command-admin-settings }.
thread-forbidden = I could not open a thread for this game, because Discord does not let me in this channel. The game goes on here. Somebody who manages the server can check whether I have the permissions *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* and *Read Message History*.
thread-full = This server has as many open threads as Discord allows, so this game goes on here in the channel.
thread-failed = Discord could not open a thread just now, so this game goes on here in the channel.
thread-locked = The thread of this game is locked, so it goes on here in the channel.

