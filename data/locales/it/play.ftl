## Every way to begin, on one private card

ways-title = ### Gioca a Farkle
ways-about = Gioca contro di me o con altre persone, in questo canale. È la prima volta? *{ button-learn }* richiede pochi minuti. { command-help } spiega il resto.
button-open-table = Apri un tavolo
button-find-opponent = Trova con chi giocare
button-puzzle = Puzzle
button-own-games = Le tue partite
# What the menu of people says while nobody is chosen.
menu-challenge = Sfida qualcuno…

## Commands

cmd-play = giocare
cmd-play-about = Comincia qui: gioca contro il bot, sfida qualcuno o impara
