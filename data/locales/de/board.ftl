## Buttons

button-best = Meiste Punkte
button-options = Optionen
# A selection of dice and its points.
button-option = { $dice }: { $points }
button-option-chosen = ✓ { $dice }: { $points }
button-options-back = Zurück zu den Würfeln
button-roll = Würfeln
button-roll-chance =
    { $dice ->
        [one] 1 Würfel werfen – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Farkle
       *[other] { $dice } Würfel werfen – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Farkle
    }
button-roll-safe =
    { $dice ->
        [one] 1 Würfel werfen – ohne Risiko
       *[other] { $dice } Würfel werfen – ohne Risiko
    }
button-bank = Sichern
button-bank-points = { $points } sichern
# Wo die Regeln die Punkte jenseits des Ziels jemand anderem geben: „Welfare“.
button-bank-given = { $points } an { $name } geben
button-bank-team = { $points } an Team { $team } geben
button-bank-nobody = Auf { $points } verzichten
button-take =
    { $dice ->
        [one] 1 Würfel + { $points } nehmen – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Farkle
       *[other] { $dice } Würfel + { $points } nehmen – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Farkle
    }
button-more = Mehr
button-skip = { $name } überspringen
button-end-game = Partie beenden
button-rematch = Revanche
button-return = Bin wieder da
button-claim = Sieg beanspruchen
button-verify = Würfel prüfen
button-badge-choose = Abzeichen: erst Würfel wählen
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Abzeichen: noch einmal werfen
button-badge-doppelganger = Abzeichen: Wurf zählt doppelt
button-badge-warlord = Abzeichen: Zug zählt { $percent } %
button-badge-might = Abzeichen: ein Würfel mehr
button-badge-fortune = Abzeichen: { $dice } noch mal werfen
button-badge-transmutation = Abzeichen: auf { $face } drehen
button-badge-swap-out = Abzeichen: { $dice } noch mal werfen
button-accept-farkle = Das Farkle hinnehmen

## More, on a board: told to one person alone

more-leave = Mit { command-resign } verlässt du die Partie. Mit { command-show } zeigst du ihr Spielfeld noch einmal als neueste Nachricht.
more-host = Du bist Host dieses Tisches. Wenn die Partie feststeckt, kannst du sie ohne Ergebnis beenden oder jemanden entfernen. So gewinnt niemand.
more-others = { $host } ist Host dieses Tisches. Wenn die Partie feststeckt, kann { $host } sie hier beenden oder jemanden entfernen. Das kann auch die Moderation des Servers, mit { command-mod-end } und { command-mod-kick }.
more-rated = Diese Partie wird gewertet. Wenn sie feststeckt, kann die Moderation des Servers sie mit { command-mod-end } beenden oder mit { command-mod-kick } jemanden entfernen.
more-tournament = Das ist eine Turnierpartie. Wenn sie feststeckt, kann die Turnierleitung sie entscheiden.
more-watch = Du spielst in dieser Partie nicht mit, kannst ihr aber in einer privaten Ansicht live zuschauen.
menu-kick = Jemanden entfernen …
skip-vote = Den Zug von { $name } überspringen? Bisher { $count } von { $needed } Stimmen. Beim Überspringen werden die Punkte gesichert, die sicher zu haben sind.
skip-done = Der Tisch hat dafür gestimmt, den Zug von { $name } zu überspringen.
done-closed = Erledigt. Die Partie endete ohne Ergebnis.
done-playing = Erledigt. Die anderen spielen weiter.

## The board

board-last-turns =
    { $seats ->
        [one] **Letzter Zug.** Zu schlagen sind { $best } Punkte.
       *[other] **Letzte Züge.** Zu schlagen sind { $best } Punkte, und { $seats } sind noch einmal dran.
    }

turn-paused = Das Turnier ist pausiert, darum ist die Uhr angehalten.
turn-deadline = Die Zeit ist { $when } um.
turn-vacation = **{ $name }** ist bis { $when } im Urlaub. Bis dahin ist die Uhr angehalten.
turn-banks = -# Zeitkonto: { $banks }
turn-bank = { $name } { $time }
board-turn = ## { $name } ist am Zug
board-note = -# { $note }
turn-free-roll = **{ $name }**, wirf noch einmal alle Würfel oder sichere die Punkte.
turn-opponent = ## { $name } ist am Zug
turn-stand-in = ## Für { $name } spielt eine Vertretung
turn-deserted = Niemand ist da, also wartet die Partie. Sie wird geschlossen, wenn niemand von euch *{ button-return }* drückt. Frist: { $when }.
board-plain = Dieses Spielfeld lässt sich nicht wie sonst zeichnen, darum hier eine schlichte Fassung.
turn-total = Dieser Zug: **{ $points }**
turn-total-with = Dieser Zug: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Dieser Zug: { $points } + { $chosen } + { $bonus } für heiße Würfel = **{ $total }**
choice-none = Wähle die Würfel, die du behältst.
choice-farkle-waits = Dieser Wurf ist ein Farkle. Benutz das Abzeichen und wirf noch einmal, oder nimm das Farkle hin.
choice-one = Gewählt: **{ $combinations }**
choice-several = Gewählt: { $combinations } = **{ $points }**
choice-no-score =
    { $dice ->
        [one] Ein Würfel zählt hier nichts: { $faces }. Ohne ihn kannst du weiterwürfeln oder sichern.
       *[other] Diese Würfel zählen hier nichts: { $faces }. Ohne sie kannst du weiterwürfeln oder sichern.
    }
# $ways lists what the die scores in, with the words "way-" below.
choice-needs = Eine { $face } zählt nur { $ways }.
choice-needs-joker = Eine { $face } zählt nur { $ways }; Teufelsköpfe können dabei helfen.
choice-joker-needs = Ein Teufelskopf zählt nie allein: Er steht in einer Kombination für eine andere Zahl.
way-of-a-kind =
    { $count ->
        [3] als drei { $face }er
       *[other] als { $count } { $face }er
    }
way-formation = in der Formation des Abzeichens
way-low-straight = in der Straße 1-5
way-high-straight = in der Straße 2-6
way-straight = in der Straße 1-6
way-three-pairs = in drei Paaren
choice-hot = Heiße Würfel: Alle Würfel zählen. Wirf sie alle noch einmal, oder sichere.
choice-spent = Alle Würfel liegen beiseite, aber heiß sind sie nur, wenn alle aus einem Wurf stammen. Sichere, oder behalte weniger.

# Was ein Sichern jenseits des Ziels unter „Welfare“ täte.
choice-given =
    { $lost ->
        [0] Welfare: Mit dem Sichern kämst du über { $target } hinaus, also gingen die { $points } Punkte an **{ $receiver }**.
       *[other] Welfare (Überschuss): Mit dem Sichern kämst du um { $points } Punkte über { $target } hinaus; die gingen an **{ $receiver }**. Die anderen { $lost } wären verloren.
    }
choice-given-nobody =
    { $lost ->
        [0] Welfare: Mit dem Sichern kämst du über { $target } hinaus, also gingen die { $points } Punkte an niemanden.
       *[other] Welfare (Überschuss): Mit dem Sichern kämst du um { $points } Punkte über { $target } hinaus; die gingen an niemanden. Die anderen { $lost } wären verloren.
    }

## Options: what scores in a roll, told to the player on turn alone

options-title = ### Was in diesem Wurf zählt
options-press = Drück auf eine Auswahl, um sie auf dem Spielfeld zu wählen.
options-press-here = Drück auf eine Auswahl, um sie zu wählen.
options-chosen = Auf dem Spielfeld gewählt: **{ $dice }**, { $points } Punkte.
options-outdated = Die Partie ist schon weiter. Das sind die Optionen jetzt:
options-equal-dice = Von gleichen Würfeln werden die behalten, ohne die dein nächster Wurf am sichersten ist. Andere wählst du auf dem Spielfeld.
# What the rules say of a selection, after its points.
options-bonus = und { $points } dazu
options-hot = heiße Würfel
options-below-minimum = noch zu wenig zum Sichern
options-below-opening = zu wenig zum ersten Sichern
options-over-target = zu viel zum Sichern
options-must-roll = du musst weiterwürfeln
options-given =
    { $rule ->
        [welfare] Sichern verschenkt Punkte: Welfare
       *[excess] Sichern verschenkt Punkte: Welfare (Überschuss)
    }

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, du bist bei Farkle am Zug: { $board } · Frist { $when }
presence-gone =
    { $turns ->
        [one] **{ $name }** hat einen Zug verstreichen lassen. Eine Vertretung spielt, bis **{ $name }** hier einen Knopf drückt.
       *[other] **{ $name }** hat { $turns } Züge in Folge verstreichen lassen. Eine Vertretung spielt, bis **{ $name }** hier einen Knopf drückt.
    }
presence-all-gone =
    { $turns ->
        [one] **{ $name }** hat einen Zug verstreichen lassen.
       *[other] **{ $name }** hat { $turns } Züge in Folge verstreichen lassen.
    }
presence-left = **{ $name }** ist nicht mehr auf diesem Server. Eine Vertretung spielt, bis **{ $name }** hier einen Knopf drückt.
presence-all-left = **{ $name }** ist nicht mehr auf diesem Server.

## The end

# A table that was closed before anybody rolled.
table-closed = ## Tisch von { $host }
# $players and $waiting may be several people.
finished-unplayed = **Niemand hat einen Zug beendet, also zählt diese Partie nicht** für Wertungen, Statistik und Erfolge.
# $until is a time of the day.
rematch-wanted = Revanche gewünscht von **{ $players }**. Wir warten bis { $until } noch auf { $waiting }.
rematch-begun = Die Revanche hat begonnen.
# How it ended, as a heading: $winners are one or several people, $count how many.
end-wins =
    { $count ->
        [one] ## { $winners } gewinnt
       *[other] ## { $winners } gewinnen
    }
end-wins-by =
    { $count ->
        [one] ## { $winners } gewinnt mit { $points } Vorsprung
       *[other] ## { $winners } gewinnen mit { $points } Vorsprung
    }
end-shared = ## { $winners } teilen sich den Sieg
end-nobody = ## Niemand gewinnt
end-earned-much = -# Hier wurde viel geschafft: { command-achievements } und { command-tavern-dice } zeigen, was.
# Below what has been earned: achievements, dice and badges, or both.
end-more-awards = -# { command-achievements } zeigt mehr.
end-more-prizes = -# { command-tavern-dice } zeigt mehr.
end-more-both = -# { command-achievements } und { command-tavern-dice } zeigen mehr.
# How somebody played, in a line of small print; arrows only repeat the words.
end-rating = Wertung { $before }, unverändert
end-rating-up = Wertung { $before } → { $after }, plus { $points } ▲
end-rating-down = Wertung { $before } → { $after }, minus { $points } ▼
end-best-turn = bester Zug { $points }
end-farkles =
    { $farkles ->
        [0] kein Farkle
        [one] 1 Farkle
       *[other] { $farkles } Farkles
    }
end-hot-dice = { $times }× heiße Würfel
race-rounds = Runden
race-target = Ziel { $points }
race-alt = Das Rennen um die Punkte. Nach den Runden { $rounds }: { $scores }.
race-alt-target = Ziel { $points }.
race-alt-side = { $name }: { $scores }
afterwards-title = ### Partie { $number }
afterwards-about = Sieh dir die Partie noch einmal Zug um Zug an, oder prüfe, ob ihre Würfel fair waren.

## What is asked once before it is done

resign-sure = **Aufgeben?** Diese Partie wird gewertet, und Aufgeben zählt als Niederlage.
resign-which = **Diese Partie verlassen?** Du hast noch andere offen.
button-resign = Aufgeben
kick-sure-playing = **{ $name } aus der Partie entfernen?** Die anderen spielen weiter.
kick-sure-closed = **{ $name } aus der Partie entfernen?** Dann sind zu wenige übrig, und sie endet ohne Ergebnis.
button-kick = { $name } entfernen
button-hint = Tipp
button-watch = Zuschauen

## What is refused, and what to do instead

refusal-not-host = Das kann nur { $name } als Host.
refusal-turn-over = Dieser Zug ist vorbei. Schau bitte noch einmal aufs Spielfeld.
refusal-cannot-skip = Du kannst den Zug von { $name } jetzt nicht überspringen lassen. In ungewerteten Partien ab drei Leuten ohne Uhr können die anderen abstimmen, sobald zwei Minuten lang nichts passiert ist.
refusal-rated-game = Diese Partie wird gewertet, darum kannst du ihren Ausgang auch als Host nicht ändern. Die Moderation des Servers kann es, mit { command-mod-end } und { command-mod-kick }.
refusal-tournament-game = Das ist eine Turnierpartie, darum kann nur die Turnierleitung entscheiden, wie sie ausgeht.

## Leaving a game: private answers

resigned-playing = Du hast die Partie verlassen. Die anderen spielen weiter.
resigned-finished = Du hast aufgegeben, und die Partie ist vorbei. Danke fürs Mitspielen.
resigned-closed = Die Einladung ist geschlossen.
resigned-invited = Du bist bei dieser Partie nicht mehr dabei. Die anderen können noch spielen.
resigned-lobby = Du hast den Tisch verlassen.

## Commands

cmd-show = zeigen
cmd-show-about = Zeig ein Spielfeld dieses Kanals noch einmal, oder hol eine deiner Partien hierher
cmd-show-game = partie
cmd-show-game-about = Eine deiner Partien auf diesem Server, oder eine von denen, die hier offen sind
cmd-resign = aufgeben
cmd-resign-about = Verlass deine Partie in diesem Kanal
cmd-resign-game-about = Welche Partie du verlässt (Standard: die in diesem Kanal)
cmd-end = beenden
cmd-end-about = Beende eine Partie dieses Kanals ohne Ergebnis
cmd-end-game-about = Welche Partie, wenn in diesem Kanal mehrere offen sind
cmd-kick = entfernen
cmd-kick-about = Entferne jemanden aus einer Partie dieses Kanals
cmd-kick-user = mitglied
cmd-kick-user-about = Wen du entfernst
cmd-mod-about = Moderiere die Partien in einem Kanal
