## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Escalafón: { $rules }
ladder-about = Reta a alguien que esté hasta { $most } puestos por encima de ti. Si ganas, se intercambian los puestos.
ladder-idle = -# Tras { $weeks } semanas sin retos bajas un puesto por semana; tras { $off } semanas sales del escalafón.
ladder-row = **{ $rank }.** { $name }
ladder-empty = Aún no hay nadie en este escalafón. Pulsa *{ button-ladder-join }* para empezarlo.
ladder-running = **Retos en curso**
ladder-waits = { $challenger } reta a { $challenged }, que puede aceptar hasta el { $until }
ladder-plays = { $challenger } y { $challenged } juegan la partida { $number }
ladder-running-more = y { $more } más
button-ladder-join = Unirme
button-ladder-challenge = Retar
button-ladder-leave = Salir
button-ladder-leave-surely = Salir del escalafón

## Whom somebody may challenge

ladder-reach-title = ### Tu puesto: { $rank }
ladder-reach = ¿A quién quieres retar? Aviso a esa persona una vez, y tiene tres días para aceptar.
ladder-reach-nobody = Ahora mismo no puedes retar a nadie.
ladder-reach-top = Tienes el primer puesto. Es tuyo hasta que alguien te lo gane.
ladder-above-busy = **{ $rank }.** { $name } tiene un reto en curso.
ladder-above-met = **{ $rank }.** Has tenido un reto con { $name } en los últimos siete días.
menu-ladder-whom = Elige a alguien
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Reto en el escalafón: { $rules }
ladder-challenge = **{ $challenger }** reta a { $challenged }.
ladder-challenge-stake = Si { $challenger } gana la partida, se intercambian los puestos. Si no, todo sigue igual.
ladder-challenge-until = Si { $challenged } cede el puesto o no ha aceptado antes del { $until }, lo ocupa { $challenger } sin partida.
ladder-challenge-pace = Tienes tiempo de sobra para cada turno: al menos un día.
button-ladder-accept = Aceptar
button-ladder-give-up = Ceder el puesto
ladder-accepted = { $challenged } ha aceptado el reto de { $challenger }: partida { $number }.
ladder-ended-won = { $challenger } ha ganado y ocupa el puesto de { $challenged }.
ladder-ended-held = { $challenged } ha ganado a { $challenger } y conserva el puesto.
ladder-ended-drawn = { $challenger } y { $challenged } han empatado: todo sigue igual.
ladder-ended-declined = { $challenged } cede el puesto, y lo ocupa { $challenger }.
ladder-ended-expired = { $challenged } no ha aceptado a tiempo, y { $challenger } ocupa el puesto.
ladder-ended-left = { $challenged } ha salido del escalafón, y { $challenger } ocupa el puesto.
ladder-ended-void = El reto de { $challenger } a { $challenged } no cuenta. Los puestos siguen igual, y se admite otro reto entre estas personas.
ladder-news = **Escalafón: { $rules }.** { $news }
ladder-leave-sure = ¿Salir del escalafón *{ $rules }*? Si alguien te ha retado, ocupa tu puesto. Si vuelves a unirte, empiezas desde abajo.
ladder-left = Has salido del escalafón *{ $rules }*.

refusal-ladder-off = Este servidor no tiene escalafones.
refusal-ladder-full = Este escalafón está completo: caben { $most } personas.
refusal-ladder-joined = Ya estás en este escalafón.
refusal-ladder-not-on-it = No estás en este escalafón. Pulsa *{ button-ladder-join }* debajo de él para empezar desde abajo.
refusal-ladder-takes-none = En un escalafón hay que aceptar retos, pero tus preferencias los rechazan. Puedes cambiarlo con { command-preferences }.
refusal-ladder-not-in-reach = Solo puedes retar a quien esté hasta { $most } puestos por encima de ti. Quizá el escalafón haya cambiado: míralo otra vez.
refusal-ladder-busy-yourself = Ya tienes un reto en curso en este escalafón. Cuando termine, podrás retar a alguien otra vez.
refusal-ladder-busy = { $name } tiene otro reto en curso. Inténtalo cuando termine.
refusal-ladder-met-lately = Has tenido un reto con { $name } en este escalafón en los últimos siete días. Reta a otra persona o espera un poco.
refusal-ladder-cannot-read = Puede que tu rival no pueda ver este canal. Hazlo en un canal que puedan ver las dos personas.
refusal-ladder-not-challenged = Este reto es para { $name }.
refusal-ladder-over = Este reto ya tiene respuesta o ha terminado.

## Commands

cmd-ladder = escalafón
cmd-ladder-about = El escalafón de este servidor: únete y gana puestos a quienes tienes por encima
