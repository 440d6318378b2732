## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Rangleiter: { $rules }
ladder-about = Fordere jemanden bis zu { $most } Plätze über dir heraus. Wenn du gewinnst, tauscht ihr die Plätze.
ladder-idle = -# Nach { $weeks } Wochen ohne Herausforderung rückst du jede Woche einen Platz nach unten; nach { $off } Wochen scheidest du aus.
ladder-row = **{ $rank }.** { $name }
ladder-empty = Auf dieser Rangleiter steht noch niemand. Mit *{ button-ladder-join }* machst du den Anfang.
ladder-running = **Laufende Herausforderungen**
ladder-waits = { $challenger } fordert { $challenged } heraus; annehmen geht bis { $until }
ladder-plays = { $challenger } und { $challenged } spielen Partie { $number }
ladder-running-more = und noch { $more }
button-ladder-join = Mitmachen
button-ladder-challenge = Herausfordern
button-ladder-leave = Verlassen
button-ladder-leave-surely = Rangleiter verlassen

## Whom somebody may challenge

ladder-reach-title = ### Dein Platz: { $rank }
ladder-reach = Wen möchtest du herausfordern? Ich pinge die Person einmal an, und sie hat drei Tage Zeit zum Annehmen.
ladder-reach-nobody = Du kannst gerade niemanden herausfordern.
ladder-reach-top = Du stehst ganz oben. Der Platz gehört dir, bis ihn jemand gewinnt.
ladder-above-busy = **{ $rank }.** { $name } steckt in einer Herausforderung.
ladder-above-met = **{ $rank }.** Du und { $name } hattet in den letzten sieben Tagen eine Herausforderung.
menu-ladder-whom = Wähle jemanden
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Herausforderung auf der Rangleiter: { $rules }
ladder-challenge = **{ $challenger }** fordert { $challenged } heraus.
ladder-challenge-stake = Wenn { $challenger } die Partie gewinnt, tauschen die beiden die Plätze. Sonst bleiben die Plätze, wie sie sind.
ladder-challenge-until = Gibt { $challenged } den Platz ab oder nimmt bis { $until } nicht an, bekommt ihn { $challenger } ohne Partie.
ladder-challenge-pace = Du hast für jeden Zug reichlich Zeit: mindestens einen Tag.
button-ladder-accept = Annehmen
button-ladder-give-up = Platz abgeben
ladder-accepted = { $challenged } hat die Herausforderung von { $challenger } angenommen: Partie { $number }.
ladder-ended-won = { $challenger } hat gewonnen und bekommt den Platz von { $challenged }.
ladder-ended-held = { $challenged } hat gegen { $challenger } gewonnen und behält den Platz.
ladder-ended-drawn = { $challenger } und { $challenged } haben unentschieden gespielt: Die Plätze bleiben, wie sie sind.
ladder-ended-declined = { $challenged } hat den Platz abgegeben, und { $challenger } bekommt ihn.
ladder-ended-expired = { $challenged } hat nicht rechtzeitig angenommen, und { $challenger } bekommt den Platz.
ladder-ended-left = { $challenged } hat die Rangleiter verlassen, und { $challenger } bekommt den Platz.
ladder-ended-void = Die Herausforderung von { $challenger } an { $challenged } zählt nicht. Die Plätze bleiben, wie sie sind, und die beiden können einander wieder herausfordern.
ladder-news = **Rangleiter: { $rules }.** { $news }
ladder-leave-sure = Die Rangleiter *{ $rules }* verlassen? Wer dich gerade herausgefordert hat, bekommt deinen Platz. Wenn du wieder mitmachst, beginnst du ganz unten.
ladder-left = Du hast die Rangleiter *{ $rules }* verlassen.

refusal-ladder-off = Auf diesem Server gibt es keine Rangleitern.
refusal-ladder-full = Diese Rangleiter ist voll: Sie hat Platz für { $most } Personen.
refusal-ladder-joined = Du stehst schon auf dieser Rangleiter.
refusal-ladder-not-on-it = Du stehst nicht auf dieser Rangleiter. Mit *{ button-ladder-join }* darunter beginnst du ganz unten.
refusal-ladder-takes-none = Auf einer Rangleiter musst du Herausforderungen annehmen, aber deine Einstellungen lehnen sie ab. Das kannst du mit { command-preferences } ändern.
refusal-ladder-not-in-reach = Du kannst nur Leute bis zu { $most } Plätze über dir herausfordern. Vielleicht hat sich die Rangleiter geändert: Sieh bitte noch einmal nach.
refusal-ladder-busy-yourself = Du hast auf dieser Rangleiter schon eine Herausforderung. Wenn sie vorbei ist, kannst du wieder jemanden herausfordern.
refusal-ladder-busy = { $name } hat gerade eine andere Herausforderung. Versuch es noch einmal, wenn sie vorbei ist.
refusal-ladder-met-lately = Du und { $name } hattet auf dieser Rangleiter in den letzten sieben Tagen eine Herausforderung. Fordere jemand anderen heraus, oder warte etwas.
refusal-ladder-cannot-read = Die andere Person kann diesen Kanal vielleicht nicht sehen. Nimm einen Kanal, den ihr beide sehen könnt.
refusal-ladder-not-challenged = Diese Herausforderung gilt { $name }.
refusal-ladder-over = Diese Herausforderung ist schon beantwortet oder vorbei.

## Commands

cmd-ladder = rangleiter
cmd-ladder-about = Die Rangleiter dieses Servers: mitmachen und die Plätze über dir gewinnen
