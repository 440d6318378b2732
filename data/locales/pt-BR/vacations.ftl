## Férias, entre as preferências de uma pessoa

vacation-title = **Férias**
vacation-about = Enquanto você está de férias, o relógio do seu turno para nas partidas lentas (um dia ou mais por turno, ou sem relógio), e seus adversários veem quando você volta. Um turno que já gastou metade do tempo continua correndo. Você tem 30 dias em cada ano civil (UTC).
# O que resta deste ano: "12 dias e 6 horas".
vacation-left = Restam neste ano: { $left }.
vacation-used-up = Você já usou todas as férias deste ano.
vacation-until = Você está de férias até { $when }. Depois disso restam neste ano: { $left }. Se voltar antes, você fica com o resto.
menu-vacation = Começar férias agora
button-end-vacation = Encerrar férias

refusal-on-vacation = Você já está de férias; elas acabam { $when }. Encerre-as em { command-preferences } antes de começar outras.
refusal-vacation-too-long =
    { $most ->
        [0] Você já usou todas as férias deste ano.
        [one] Você só tem mais { $most } hora de férias. Escolha férias mais curtas em { command-preferences }.
       *[other] Você só tem mais { $most } horas de férias. Escolha férias mais curtas em { command-preferences }.
    }
