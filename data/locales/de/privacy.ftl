## What is kept of people and servers

privacy-title = ### Was über dich gespeichert ist
privacy-kept =
    - **Wer du bist:** deine Discord-ID und die Namen, unter denen du zu sehen warst.
    - **Was du gewählt hast:** deine Einstellungen und Urlaube, wen du blockiert hast, und angefangene Hausregeln.
    - **Deine Partien:** wo und wann du sie gespielt hast, wer am Tisch saß, jeder Wurf und jede Aktion, und die Wörter in den Würfeln.
    - **Was daraus folgt:** Ergebnisse, Statistiken, Wertungen, Erfolge, Bilanzen, Serien, Plätze in Ranglisten, Plätze auf Rangleitern und die Herausforderungen darum, und die Turniere, bei denen du dabei warst oder die du veranstaltet hast.
    - **Aufgaben und Lektionen:** deine Antworten, auf welchen Servern du sie gegeben hast, deine Aufgabenwertung und deine Serien, Aufgaben aus deinen Fehlern, die Lektionen, die du geschafft hast, und deine Siegertipps.
    - **Für eine Weile:** wer wessen Herausforderungen abgelehnt hat, welche Nachricht dir sagt, dass du am Zug bist, und welche Rolle du für einen Sieg trägst.
privacy-not-kept = Nichts, was du in einem Kanal schreibst, wird gelesen, geschweige denn gespeichert. Nichts wird weitergegeben.
privacy-how-long = All das bleibt gespeichert, bis du es löschst. Einladungen, aus denen keine Partie wurde, werden nach 30 Tagen gelöscht, ebenso alles, was zu einem Server gehört, den der Bot verlassen hat.
privacy-blocks = Hat dich jemand blockiert, bleibt die Blockierung auch, nachdem du deine Daten gelöscht hast: als Code, der nichts darüber verrät, wer du bist, gebildet mit einem geheimen Schlüssel, der nicht in der Datenbank liegt.
privacy-how = { command-privacy-export } gibt dir alles als Datei, und { command-privacy-delete } löscht es.
privacy-contact = Wenn du eine Frage hast, wende dich an die, die diesen Bot betreiben: { $contact }

privacy-exported = Das ist alles, was über dich gespeichert ist. Andere heißen darin „opponent“.

privacy-delete = ### Alles über dich löschen?
privacy-delete-goes = Deine Namen, Einstellungen, Statistiken, Wertungen, Erfolge, Würfel, Abzeichen, Bilanzen, Serien, Urlaube, Lektionen, Antworten auf Aufgaben und Aufgabenwertungen, Siegertipps und deine Blockliste werden sofort und für immer gelöscht.
privacy-delete-blocks = Hat dich jemand blockiert, bleibt die Blockierung, als Code, der nichts darüber verrät, wer du bist: Löschen hebt keine Blockierung auf.
privacy-delete-games = Deine Partien bleiben denen, die sie gespielt haben. Für andere bist du dann „{ former-player }“, und nichts führt von dort zu dir. Auch deine Wörter in den Würfeln bleiben, weil andere die Würfel damit prüfen, es sei denn, dein Name steckt darin.
privacy-delete-messages = Nachrichten, die der Bot in Kanälen geschrieben hat, bleiben dort stehen.
privacy-delete-open =
    { $games ->
        [one] Du hast gerade eine offene Partie oder Einladung. Die verlässt du zuerst, und eine verlassene Partie zählt als Niederlage.
       *[other] Du hast gerade { $games } offene Partien oder Einladungen. Die verlässt du zuerst, und eine verlassene Partie zählt als Niederlage.
    }
privacy-delete-again = Du kannst jederzeit wieder mitspielen, dann ganz neu.
privacy-deleted = Alles über dich ist gelöscht. Wenn du wieder spielst, fängst du ganz neu an.
button-forget = Alles über mich löschen

export-server = Das ist alles, was über diesen Server selbst gespeichert ist, und nichts über die Leute darauf. Ihre eigenen Daten bekommen sie mit { command-privacy-export }.

forget-server = ### Alles über diesen Server löschen?
forget-server-goes = Seine Einstellungen, Hausregeln, Ranglisten, Saisons und Siegerpodeste werden sofort und für immer gelöscht.
forget-server-games = Laufende Partien enden hier ohne Ergebnis. Beendete Partien bleiben denen, die sie gespielt haben, und zählen überall in ihrer Statistik, aber nichts zeigt mehr, dass sie hier gespielt wurden.
forget-server-left = Wenn der Bot von einem Server entfernt wird, geschieht das nach 30 Tagen von selbst.
forget-server-done = Alles über diesen Server ist gelöscht.
button-forget-server = Daten des Servers löschen
button-policy = Datenschutzerklärung

## Commands

cmd-privacy = datenschutz
cmd-privacy-about = Was über dich gespeichert ist, und wie du es bekommst oder löschst
cmd-privacy-explain = erklären
cmd-privacy-explain-about = Sieh nach, was über dich gespeichert ist, und wie lange
cmd-privacy-export = exportieren
cmd-privacy-export-about = Hol dir als Datei, was über dich gespeichert ist
cmd-privacy-delete = löschen
cmd-privacy-delete-about = Lösche alles, was über dich gespeichert ist; vorher wirst du gefragt
cmd-server-privacy-about = Was über diesen Server gespeichert ist
cmd-server-privacy-export-about = Hol dir als Datei, was über diesen Server gespeichert ist
cmd-server-privacy-delete-about = Lösche alles, was über diesen Server gespeichert ist; vorher wirst du gefragt
