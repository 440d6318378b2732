## What is kept of people and servers

privacy-title = ### O que fica guardado sobre você
privacy-kept =
    - **Quem você é:** seu ID de usuário do Discord e os nomes com que você apareceu.
    - **O que você escolheu:** suas preferências e férias, quem você bloqueou e regras da casa inacabadas.
    - **Suas partidas:** onde e quando você as jogou, quem estava na mesa, cada lançamento e jogada, e as palavras misturadas aos lançamentos.
    - **O que resulta delas:** resultados, estatísticas, ratings, conquistas, rivais, dias seguidos, posições nas classificações, posições nas escadas e os desafios por elas, e os torneios de que você participou ou que organizou.
    - **Problemas e lições:** suas respostas, em que servidores você as deu, seu rating e suas sequências nos problemas, problemas feitos dos seus erros, as lições que você concluiu e seus palpites sobre quem vence.
    - **Por um tempo:** quem recusou desafios de quem, qual mensagem diz que é a sua vez, e que cargo você tem por ter vencido.
privacy-not-kept = Nada do que você escreve em um canal é lido, muito menos guardado. Nada é repassado.
privacy-how-long = Tudo isso fica guardado até você excluir. Convites que não levaram a uma partida são excluídos depois de 30 dias, assim como o que pertence a um servidor de que o bot saiu.
privacy-blocks = Se alguém bloqueou você, o bloqueio continua depois que você exclui tudo. Ele fica guardado como um código que não revela nada sobre quem você é, feito com uma chave secreta que não está no banco de dados.
privacy-how = { command-privacy-export } entrega tudo em um arquivo, e { command-privacy-delete } exclui tudo.
privacy-contact = Se tiver uma pergunta, fale com quem mantém este bot: { $contact }

privacy-exported = Isto é tudo o que fica guardado sobre você. As outras pessoas aparecem como “opponent”.

privacy-delete = ### Excluir tudo sobre você?
privacy-delete-goes = Seus nomes, preferências, estatísticas, ratings, conquistas, dados da taverna, insígnias, rivais, dias seguidos, férias, lições, respostas e ratings nos problemas, palpites e sua lista de bloqueio são excluídos na hora e para sempre.
privacy-delete-blocks = Se alguém bloqueou você, o bloqueio continua, como um código que não revela nada sobre quem você é: excluir tudo não contorna um bloqueio.
privacy-delete-games = Suas partidas ficam com quem as jogou. Essas pessoas veem você como “{ former-player }”, e nada ali leva até você. As palavras que você misturou aos lançamentos também ficam, porque outros precisam delas para verificá-los, a menos que contenham seu nome.
privacy-delete-messages = As mensagens que o bot publicou nos canais ficam lá.
privacy-delete-open =
    { $games ->
        [one] Você está em uma partida ou convite agora. Antes disso você sai, e sair de uma partida conta como derrota.
       *[other] Você está em { $games } partidas ou convites agora. Antes disso você sai, e sair de uma partida conta como derrota.
    }
privacy-delete-again = Você pode voltar a jogar quando quiser, como se fosse a primeira vez.
privacy-deleted = Tudo sobre você foi excluído. Se voltar a jogar, você começa do zero.
button-forget = Excluir tudo sobre mim

export-server = Isto é tudo o que fica guardado sobre o próprio servidor, e nada sobre as pessoas nele. Cada pessoa recebe o que é seu com { command-privacy-export }.

forget-server = ### Excluir tudo sobre este servidor?
forget-server-goes = Suas configurações, regras da casa, classificações, temporadas e pódios são excluídos na hora e para sempre.
forget-server-games = As partidas em andamento aqui terminam sem resultado. As terminadas ficam com quem as jogou e contam nas estatísticas em todo lugar, mas nada mostra que foram jogadas aqui.
forget-server-left = Quando o bot é removido de um servidor, isso acontece sozinho depois de 30 dias.
forget-server-done = Tudo sobre este servidor foi excluído.
button-forget-server = Excluir tudo sobre este servidor
button-policy = Política de privacidade

## Commands

cmd-privacy = privacidade
cmd-privacy-about = O que fica guardado sobre você, e como receber ou excluir
cmd-privacy-explain = explicar
cmd-privacy-explain-about = Veja o que fica guardado sobre você, e por quanto tempo
cmd-privacy-export = exportar
cmd-privacy-export-about = Receba em um arquivo tudo o que fica guardado sobre você
cmd-privacy-delete = excluir
cmd-privacy-delete-about = Exclua tudo o que fica guardado sobre você, depois de confirmar
cmd-server-privacy-about = O que fica guardado sobre este servidor
cmd-server-privacy-export-about = Receba em um arquivo tudo o que fica guardado sobre este servidor
cmd-server-privacy-delete-about = Exclua tudo o que fica guardado sobre este servidor, depois de confirmar
