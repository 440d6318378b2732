## What is kept of people and servers

privacy-title = ### What is kept about you
privacy-kept =
    - **Who you are:** your Discord user id, and the names you were shown by.
    - **What you chose:** your preferences and vacations, whom you have blocked, and unfinished house rules.
    - **Your games:** where and when they were played, who sat at the table, every roll and move, and the words in the dice.
    - **What follows from them:** results, statistics, ratings, achievements, rivals, days in a row, places on leaderboards and ladders with the challenges for them, your answers to puzzles with their rating and streaks, on which servers you gave them, costly choices of yours as puzzles, the lessons you have done, your guesses at who wins, and the tournaments in which you took part or which you looked after.
    - **For a while:** who has declined whose challenges, which message calls you to your turn, and which role you wear for having won.
privacy-not-kept = Nothing that you write in a channel is read, let alone kept. Nothing is passed on.
privacy-how-long = All of this is kept until you delete it. Invitations that came to nothing go after 30 days, and so does what belongs to a server that the bot has left.
privacy-blocks = If somebody has blocked you, that block remains after you delete your data: as a code that tells nobody who you are, made with a secret key that is not in the database.
privacy-how = { command-privacy-export } gives you all of it as a file, and { command-privacy-delete } deletes it.
privacy-contact = If you have a question, ask whoever runs this bot: { $contact }

privacy-exported = This is everything that is kept about you. Other people in it are called "opponent".

privacy-delete = ### Delete everything about you?
privacy-delete-goes = Your names, preferences, statistics, ratings, achievements, dice, badges, rivals, days in a row, vacations, lessons, all that puzzles have of you, guesses, and your block list go at once and for good.
privacy-delete-blocks = If somebody has blocked you, the block remains, as a code that tells nobody who you are: deleting your data does not get round a block.
privacy-delete-games = Your games stay with those who played them. To them you become "a former player", and nothing leads from there to you. Words that you mixed into dice stay too, because others check the dice with them, unless your name is in them.
privacy-delete-messages = Messages that the bot has posted in channels stay there.
privacy-delete-open =
    { $games ->
        [one] You are in one game or invitation now. You are taken out of it first, and a game that you leave is lost.
       *[other] You are in { $games } games or invitations now. You are taken out of them first, and a game that you leave is lost.
    }
privacy-delete-again = You can play again whenever you like, as somebody new.
privacy-deleted = Everything about you is deleted. If you play again, you start afresh.
button-forget = Delete everything about me

export-server = This is everything that is kept about this server itself, and nothing about the people on it. They get their own data with { command-privacy-export }.

forget-server = ### Delete everything about this server?
forget-server-goes = Its settings, house rules, leaderboards, seasons and podiums go at once and for good.
forget-server-games = Games in progress here end without a result. Finished games stay with those who played them and count in their statistics everywhere, but nothing shows any longer that they were played here.
forget-server-left = When the bot is removed from a server, this happens by itself after 30 days.
forget-server-done = Everything about this server is deleted.
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
cmd-privacy-delete-about = Delete everything that is kept about you; you are asked first
cmd-server-privacy-about = What is kept about this server
cmd-server-privacy-export-about = Get everything that is kept about this server as a file
cmd-server-privacy-delete-about = Delete everything that is kept about this server; you are asked first
