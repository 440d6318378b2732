## Ein Spiel bei Duplicate: alle spielen allein mit denselben Würfeln

duplicate-never-begun = Das Spiel war vor deinem ersten Wurf vorbei, also zählt nichts.
duplicate-time-up = Das Spiel war vor deinem letzten Zug vorbei. Was gesichert war, zählt.
duplicate-rank-so-far =
    { $players ->
        [one] Du bist als Erstes fertig.
       *[other] Rang **{ $rank }** von { $players }, die bisher fertig sind
    }
duplicate-rank = Rang **{ $rank }** von { $players }
duplicate-final = Endgültig sind die Ränge am Ende des Spiels: { $when }.
duplicate-discretion = -# Andere spielen noch mit denselben Würfeln. Behalte bitte bis dahin für dich, was du geworfen hast.

## Warum nicht

refusal-deal-wins-at-once = Bei Duplicate geht es um Punkte, und nach den Regeln *{ $name }* kann ein Wurf sofort gewinnen. Nimm andere Regeln.
refusal-deal-over = Dieses Spiel ist vorbei und kann nicht mehr gespielt werden.
