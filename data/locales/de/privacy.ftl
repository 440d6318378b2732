## What is kept of people and servers

privacy-title = ### Was über dich gespeichert ist
privacy-kept =
    - **Wer du bist:** deine Discord-ID und die Namen, unter denen du zu sehen warst.
    - **Was du gewählt hast:** deine Einstellungen und Urlaube, wen du blockiert hast, und angefangene Hausregeln.
    - **Deine Partien:** wo und wann gespielt wurde, wer am Tisch saß, jeder Wurf und jede Aktion, und die Wörter in den Würfeln.
    - **Was daraus folgt:** Ergebnisse, Zahlen, Wertungen, Erfolge, Bilanzen, Tage in Folge, Plätze in Ranglisten und auf Rangleitern mit den Herausforderungen darum, deine Antworten auf Aufgaben mit Wertung und Serien, auf welchen Servern du sie gegeben hast, teure Entscheidungen von dir als Aufgaben, geschaffte Lektionen, deine Tipps, wer gewinnt, und die Turniere, bei denen du dabei warst oder die du geleitet hast.
    - **Für eine Weile:** wer wessen Herausforderungen abgelehnt hat, welche Nachricht dich zu deinem Zug ruft, und welche Rolle du für einen Sieg trägst.
privacy-not-kept = Nichts, was du in einem Kanal schreibst, wird gelesen, geschweige denn gespeichert. Nichts wird weitergegeben.
privacy-how-long = All das bleibt gespeichert, bis du es löschst. Einladungen, aus denen nichts wurde, verschwinden nach 30 Tagen, ebenso alles, was zu einem Server gehört, den der Bot verlassen hat.
privacy-blocks = Hat dich jemand blockiert, bleibt das auch nach dem Löschen bestehen: als Code, an dem niemand erkennt, wer du bist, gebildet mit einem geheimen Schlüssel, der nicht in der Datenbank liegt.
privacy-how = { command-privacy-export } gibt dir alles als Datei, und { command-privacy-delete } löscht es.
privacy-contact = Wenn du Fragen hast, wende dich an die, die diesen Bot betreiben: { $contact }

privacy-exported = Das ist alles, was über dich gespeichert ist. Andere heißen darin „opponent“.

privacy-delete = ### Alles über dich löschen?
privacy-delete-goes = Deine Namen, Einstellungen, Zahlen, Wertungen, Erfolge, Würfel, Abzeichen, Bilanzen, Tage in Folge, Urlaube, Lektionen, alles zu deinen Aufgaben, Tipps und deine Blockliste verschwinden sofort und für immer.
privacy-delete-blocks = Hat dich jemand blockiert, bleibt das bestehen, als Code, an dem niemand erkennt, wer du bist: Löschen hebt keine Blockierung auf.
privacy-delete-games = Deine Partien bleiben denen, die sie gespielt haben. Für sie bist du dann „{ former-player }“, und nichts führt von dort zu dir. Auch deine Wörter in den Würfeln bleiben, weil andere die Würfel damit prüfen, es sei denn, dein Name steckt darin.
privacy-delete-messages = Nachrichten, die der Bot in Kanälen geschrieben hat, bleiben dort stehen.
privacy-delete-open =
    { $games ->
        [one] Du hast gerade eine offene Partie oder Einladung. Zuerst wirst du dort herausgenommen, und eine Partie, die du verlässt, ist verloren.
       *[other] Du hast gerade { $games } offene Partien oder Einladungen. Zuerst wirst du dort herausgenommen, und eine Partie, die du verlässt, ist verloren.
    }
privacy-delete-again = Du kannst jederzeit wieder mitspielen, dann ganz neu.
privacy-deleted = Alles über dich ist gelöscht. Wenn du wieder spielst, fängst du neu an.
button-forget = Alles über mich löschen

export-server = Das ist alles, was über diesen Server gespeichert ist, ohne zu einer einzelnen Person zu gehören. Was über dich gespeichert ist, gibt dir { command-privacy-export }.

forget-server = ### Alles über diesen Server löschen?
forget-server-goes = Seine Einstellungen, Hausregeln, Ranglisten, Saisons und Siegerpodeste verschwinden sofort und für immer.
forget-server-games = Laufende Partien enden hier ohne Ergebnis. Beendete Partien bleiben denen, die sie gespielt haben, und zählen überall für ihre Zahlen, aber nichts sagt mehr, dass sie hier gespielt wurden.
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
