## Buttons

button-choose = Elegir
button-choose-badge = Elegir una insignia
button-play-level = Jugar contra { $name }
button-show-collection = Mostrar
button-ready = Todo listo
button-call-off = Anular la apuesta

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Tus dados e insignias
# What its owner shows to everyone.
collection-of = ### La colección de { $name }
collection-owned = Dados especiales: { $dice } · insignias: { $badges } · lo más raro primero
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Aún no tienes ningún dado especial. Los normales son gratis para todo el mundo.
        [one] Tienes un dado especial, además de los normales.
       *[other]
            Tienes { $dice } dados especiales de { $kinds } { $kinds ->
                [one] clase
               *[other] clases
            }, además de los normales.
    }
collection-badges =
    { $badges ->
        [0] { "" }
        [one] Tienes una insignia.
       *[other] Tienes { $badges } insignias.
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
       *[other] **{ $die }**, { $count } en total
    }
# A badge, what it does, and how rare it is.
collection-badge = **{ $badge }**: { $about } { $rarity }
# How rare a die or a badge is.
rarity-common = (común)
rarity-uncommon = (poco común)
rarity-rare = (raro)
rarity-legendary = (legendario)
collection-how = Ganas dados e insignias contra los rivales de la taberna, y con algunos logros.
# For somebody who owns nothing yet; below it stands the button that begins the game.
collection-begin = { $name } tiene tu primer premio. Gana esa partida y { $prize } ({ $about }) es para ti.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = diablo: { $share }
# What a die does, in a few words: after its name, and in a menu.
die-mostly = sobre todo { $faces }
die-loves = prefiere { $faces }
die-shuns = evita { $faces }
die-never = nunca { $faces }
# A face within such a list.
die-face-plural = los { $face }
die-fair = es equilibrado
die-has-joker = tiene un diablo
die-glance = `{ $bars }` **{ $die }** { $trait }
# Without bars, for whom dice are told in words.
die-glance-told = **{ $die }**: { $trait }
bars-legend = -# Las barras muestran con qué frecuencia salen 1, 2, 3, 4, 5 y 6.
die-odds-alt = Con qué frecuencia sale cada cara de { $die }: { $odds }
prizes-won = -# Nuevo en la colección de **{ $name }**: { $prizes }.
# A die or a badge, and what it does.
prize = { $name } ({ $about })
choosing-title = ### En una mesa de la taberna
choosing-seat = - **{ $name }** está eligiendo
choosing-ready = - **{ $name }** ya ha elegido
choosing-ends = La partida empieza cuando todo el mundo haya elegido. Límite: { $when }. Los huecos se llenan entonces con dados normales.
# A draft.
draft-picked = **{ $name }** ha elegido: { $dice }
draft-picked-none = **{ $name }** aún no ha elegido nada
draft-seat = ## { $name } elige un dado
draft-done = ## Todos los dados están elegidos
draft-number = Dado { $number } de { $most }, de los de abajo. Cada persona juega con los { $most }.
draft-badge = -# **{ $name }** aún puede elegir una insignia.
draft-ends = -# El tiempo se acaba { $when }; los huecos se llenan entonces con dados normales.
# What is played, in small print below the draft.
draft-terms = -# { $terms }
menu-pick = { $name } elige un dado
chest-title = ### Tus seis dados
chest-chosen = Elegidos: { $chosen } de { $most }.
chest-die = { $place }. { $die }
chest-how = Añade dados desde el menú de abajo. Cuando pulses *{ button-ready }*, los huecos se llenan con dados normales.
chest-ready = Ya has elegido. La partida empieza cuando el resto también haya elegido.
chest-badge-settled = Tu insignia está decidida. Los dados se eligen en el menú del tablero.
chest-begun = La partida ha empezado.
chest-dice = Tus dados: { $dice }.
chest-badge = Tu insignia: **{ $badge }**, { $about }.
chest-no-badge = No has elegido ninguna insignia.
menu-badge = Elegir una insignia
chest-option-none = Sin insignia
# A wager of honour, on the finished board.
wager-won = **{ $winner }** puede llevarse uno de los dados de **{ $loser }**.
wager-passed = **{ $winner }** se lleva un dado de **{ $loser }**: { $die }.
menu-stake = Llevarme un dado
menu-add-die = Añadir un dado
menu-put-back = Devolver un dado
chest-option =
    { $count ->
        [one] { $die }
       *[other] { $die }, quedan { $count }
    }
# In the head of a board: what somebody plays with.
outfit = -# Dados de { $name }: { $dice }.
outfit-both = -# Se juega con los mismos dados: { $dice }.

## Badges: what they do. Their names are the same in every language.

# What a badge does: after its name, and in a menu.
badge-does-headstart = { $points } puntos al empezar
badge-does-formation = { $faces } juntos valen { $points }
badge-does-defence = anula las insignias de { $tier } de todos tus rivales
badge-does-resurrection = volver a tirar tras un farkle
badge-does-doppelganger = lo que se guarda de una tirada vale el doble
badge-does-warlord = un turno vale el { $percent } % al plantarse
badge-does-might = un dado normal más en una tirada
badge-does-fortune =
    { $dice ->
        [one] volver a tirar un dado
       *[other] volver a tirar hasta { $dice } dados
    }
badge-does-transmutation = convertir un dado en { $face }
badge-does-swap-out =
    { $dice ->
        [one] volver a tirar un dado
       *[other] volver a tirar { $dice } dados iguales
    }
badge-does-three-ones = tres 1 valen el { $percent } %
badge-does-three-sixes = tres 6 valen el { $percent } %
badge-tier-tin = estaño
badge-tier-silver = plata
badge-tier-gold = oro
badge-uses =
    { $uses ->
        [one] { $does }, una vez por partida
       *[other] { $does }, { $uses } veces por partida
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# Insignia de { $name }: { $badge }
badge-worn-uses = -# Insignia de { $name }: { $badge }, usos restantes: { $uses }
badge-cancelled = -# Insignia de { $name }: { $badge }, anulada por una insignia de defensa

## What is refused, and what to do instead

refusal-six-dice = Ya has elegido { $most } dados. Devuelve uno para hacer sitio a otro.
refusal-die-not-owned = No te queda ningún { $die } por elegir. { command-tavern-dice } muestra qué dados tienes.
refusal-badge-not-owned = Ya no tienes { $badge }. Elige otra insignia, o ninguna.
refusal-die-gone = Ese dado ya lo has devuelto. Pulsa *{ button-choose }* en el tablero para ver qué has elegido.
refusal-die-taken = Ese dado ya no está libre. Elige otro en el menú.
refusal-not-your-pick = Le toca elegir a { $name }. Después te toca a ti.
refusal-wager-own = Una apuesta es para dos personas que juegan con dados propios. Indica un rival y elige *{ cmd-tavern-dice-own }*, o juega sin apuesta.
refusal-five-dice = En la taberna se juega con seis dados, y estas reglas son para cinco. Elige otras.
refusal-tavern-rules = Los rivales de la taberna solo juegan con las reglas incluidas, sin cambios. Elige unas de esas, o usa las tuyas para jugar con alguien que conozcas.
refusal-nothing-at-stake = Con una apuesta, cada persona necesita al menos un dado especial. Añade uno, o pulsa *{ button-call-off }* en el tablero.
refusal-wager-of-another = { $name } ha ganado esta apuesta, y se lleva el dado.
refusal-stake-gone = { $name } ya no tiene { $die }. Llévate otro.
refusal-already-ready = Ya has elegido. La partida empieza cuando el resto también haya elegido.
refusal-badge-settled = Tu insignia ya está decidida. Los dados se eligen en el menú del tablero.
refusal-no-badge = Aún no tienes ninguna insignia, así que aquí no hay nada que elegir. Gana una con { command-tavern-play }.
refusal-nothing-owned = Aún no tienes dados especiales ni insignias, así que no hay nada que mostrar. Gana alguno con { command-tavern-play }.
refusal-dice-settled = Los dados están elegidos, y la partida ha empezado. { command-show } trae su tablero aquí.

## Commands

cmd-tavern = taberna
cmd-tavern-about = Dados con nombre, cada uno trucado a su manera
cmd-tavern-dice = dados
cmd-tavern-dice-about = Mira qué dados tienes, y cómo caen
cmd-tavern-play = jugar
cmd-tavern-play-about = Juégate dados en la taberna, contra sus rivales o con alguien que conozcas
cmd-tavern-play-opponent = rival
cmd-tavern-play-opponent-about = A quién invitar (por defecto: la taberna)
cmd-tavern-play-level = nivel
cmd-tavern-play-level-about = A la mesa de quién te sientas; decide el objetivo
cmd-tavern-play-ruleset = reglas
cmd-tavern-play-ruleset-about = Reglas con las que jugar (por defecto: Reino)
cmd-tavern-play-dice = dados
cmd-tavern-play-dice-about = Dados con los que jugar (por defecto: los tuyos)
cmd-tavern-play-badges = insignias
cmd-tavern-play-badges-about = Si se pueden llevar insignias (por defecto: no)
cmd-tavern-play-wager = apuesta
cmd-tavern-play-wager-about = Quien gana se lleva un dado de su rival, si su rival acepta
cmd-tavern-dice-ordinary = seis dados normales por cabeza
cmd-tavern-dice-own = dados propios
cmd-tavern-dice-draft = los mismos, elegidos por turnos
cmd-tavern-level-beggar = Mendigo, a 1.500
cmd-tavern-level-wagoner = Carretero, a 2.000
cmd-tavern-level-miner = Minero, a 3.000
cmd-tavern-level-soldier = Soldado, a 3.000
cmd-tavern-level-craftsman = Artesano, a 3.000
cmd-tavern-level-novice = Novicio, a 4.000
cmd-tavern-level-priest = Sacerdote, a 4.000
cmd-tavern-level-courtier = Cortesano, a 4.000
cmd-tavern-level-knight = Caballero, a 5.000
cmd-tavern-level-king = Rey, a 8.000
cmd-tavern-level-emperor = Emperador, a 8.000
