## What is kept of people and servers

privacy-title = ### What is kept about you
privacy-kept =
    - **Who you are:** your Discord user id, and the names you were shown under.
    - **What you chose:** your preferences and vacations, who you have blocked, and unfinished house rules.
    - **Your games:** where and when you played them, who was at the table, every roll and move, and the words mixed into the dice.
    - **What follows from them:** results, statistics, ratings, achievements, rivals, streaks, places on leaderboards, places on ladders and the challenges for them, and the tournaments that you joined or organized.
    - **Puzzles and lessons:** your answers, on which servers you gave them, your puzzle rating and streaks, puzzles made from your mistakes, the lessons you have done, and your guesses at who wins.
    - **For a while:** who declined whose challenges, which message says that it is your turn, and which role you have for winning.
privacy-not-kept = Nothing that you write in a channel is read, let alone kept. Nothing is passed on.
privacy-how-long = All of this is kept until you delete it. Invitations that led to no game are deleted after 30 days, and so is what belongs to a server that the bot has left.
privacy-blocks = If somebody has blocked you, that block remains after you delete your data. It is kept as a code that reveals nothing about who you are, made with a secret key that is not in the database.
privacy-how = { command-privacy-export } gives you all of it as a file, and { command-privacy-delete } deletes it.
privacy-contact = If you have a question, ask the people who run this bot: { $contact }

privacy-exported = This is everything that is kept about you. Other people in it are called “opponent”.

privacy-delete = ### Delete everything about you?
privacy-delete-goes = Your names, preferences, statistics, ratings, achievements, dice, badges, rivals, streaks, vacations, lessons, puzzle answers and puzzle ratings, guesses and your block list are deleted at once and for good.
privacy-delete-blocks = If somebody has blocked you, the block remains, as a code that reveals nothing about who you are: deleting your data does not get around a block.
privacy-delete-games = Your games stay with those who played them. They see you as “a former player”, and nothing there leads back to you. Words that you mixed into dice stay too, because others need them to check the dice, unless they contain your name.
privacy-delete-messages = Messages that the bot has posted in channels stay there.
# $games is never 0.
privacy-delete-open =
    { $games ->
        [one] You are in one game or invitation now. You leave it first, and leaving a game counts as a loss.
       *[other] You are in { $games } games or invitations now. You leave them first, and leaving a game counts as a loss.
    }
privacy-delete-again = You can play again at any time, as somebody new.
privacy-deleted = Everything about you has been deleted. If you play again, you start afresh.
button-forget = Delete everything about me

export-server = This is everything that is kept about this server itself, and nothing about the people on it. They get their own data with { command-privacy-export }.

forget-server = ### Delete everything about this server?
forget-server-goes = Its settings, house rules, leaderboards, seasons and podiums are deleted at once and for good.
forget-server-games = Games in progress here end without a result. Finished games stay with those who played them and count in their statistics everywhere, but nothing shows that they were played here.
forget-server-left = When the bot is removed from a server, this happens automatically after 30 days.
forget-server-done = Everything about this server has been deleted.
button-forget-server = Delete this server's data
button-policy = Privacy policy

## Commands

cmd-privacy = privacy
cmd-privacy-about = What is kept about you, and how to get or delete it
cmd-privacy-explain = explain
cmd-privacy-explain-about = See what is kept about you, and for how long
cmd-privacy-export = export
cmd-privacy-export-about = Get everything that is kept about you as a file
cmd-privacy-delete = delete
cmd-privacy-delete-about = Delete everything that is kept about you, after asking you first
cmd-server-privacy-about = What is kept about this server
cmd-server-privacy-export-about = Get everything that is kept about this server as a file
cmd-server-privacy-delete-about = Delete everything that is kept about this server, after asking you first
