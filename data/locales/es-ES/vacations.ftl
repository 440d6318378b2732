## Vacaciones, entre las preferencias de una persona

vacation-title = **Vacaciones**
vacation-about = Mientras estás de vacaciones, tu reloj se para en las partidas lentas (un día o más por turno, o sin reloj), y tus rivales ven cuándo vuelves. Un turno que ya ha gastado la mitad de su tiempo sigue corriendo. Tienes 30 días cada año, de enero a diciembre (UTC).
# Lo que queda de este año: "12 días y 6 horas".
vacation-left = Te quedan este año: { $left }.
vacation-used-up = Ya has usado todas las vacaciones de este año.
vacation-until = Estás de vacaciones hasta el { $when }. Después te quedan este año: { $left }. Si vuelves antes, conservas el resto.
menu-vacation = Empezar ahora unas vacaciones
button-end-vacation = Terminar las vacaciones

refusal-on-vacation = Ya estás de vacaciones; acaban { $when }. Termínalas en { command-preferences } antes de empezar otras.
refusal-vacation-too-long =
    { $most ->
        [0] Ya has tomado todas las vacaciones de este año.
        [one] Solo te queda 1 hora de vacaciones. Elige unas más cortas en { command-preferences }.
       *[other] Solo te quedan { $most } horas de vacaciones. Elige unas más cortas en { command-preferences }.
    }
