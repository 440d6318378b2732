## Ein Spiel bei Duplicate: alle spielen allein mit denselben Würfeln

duplicate-never-begun = Die Austeilung war vor deinem ersten Wurf vorbei, also zählt nichts.
duplicate-time-up = Die Austeilung war vor deinem letzten Zug vorbei. Alles, was bis dahin gesichert war, zählt.
duplicate-rank-so-far =
    { $players ->
        [one] Bisher bist nur du fertig.
       *[other] Rang **{ $rank }** von { $players }, die bisher fertig sind
    }
duplicate-rank = Rang **{ $rank }** von { $players }
duplicate-final = Endgültig sind die Ränge am Ende der Austeilung: { $when }.
duplicate-discretion = -# Andere spielen noch mit diesen Würfeln. Behalte deine Würfe bitte für dich, bis die Austeilung endet.

## Warum nicht

refusal-deal-wins-at-once = Bei Duplicate geht es um Punkte, und nach den Regeln *{ $name }* kann ein Wurf sofort gewinnen. Wähle andere Regeln.
refusal-deal-over = Diese Austeilung ist vorbei, du kannst sie nicht mehr spielen.
