## The course: eight lessons with fixed dice

button-learn = 遊び方を学ぶ
button-lesson = レッスン{ $number }を始める
button-lesson-next = 次のレッスン
button-lesson-again = もう一度
button-lessons = レッスン一覧
menu-lessons = レッスンを選ぶ

learn-title = ### ファークルの遊び方
learn-about = 本物のボードと決まった出目で学ぶ、8つの短いレッスンです。ほかの人には見えません。いつでも中断して、あとで続けられます。
learn-line = { $number }. { $lesson }
learn-line-done = { $number }. { $lesson } · 完了
learn-option = { $number }. { $lesson }
learn-option-done = 完了
learn-next = 1つ約2分です。順番に進めても、メニューから選んでもかまいません。
learn-all-done = すべてのレッスンを終えました。お見事です！
learn-first-game = 次は最初のゲームです。{ opponent-cautious }は慎重で、せかしません。このチャンネルで、レッスンと同じルールで遊びます。
learn-offer = ファークルは初めてですか？8つの短いレッスン（各約2分）で遊び方がわかります。いつでもどうぞ：{ command-learn }。

lesson-title = ### レッスン{ $number } / { $of }：{ $lesson }
lesson-step = ステップ{ $step } / { $of }
lesson-task = **課題：** { $task }
lesson-right = **正解です。** { $why }
lesson-wrong = **惜しい。** { $why } もう一度どうぞ。ダイスは同じです。
# After a third wrong choice. $choice is what is right, such as "keep the 5 and bank 50".
lesson-help = **お手伝いします：** { $choice }。準備はできているので、下のボタンを押してください。
lesson-done = **レッスン完了。**
lesson-anew = このメッセージのあとでレッスンが変わったので、最初から表示します。
# Below both: a choice in words with its figures, such as "- Keep the 1, roll 5 dice: farkle 7.7 %".
lesson-figures = - { $choice }：{ $risk }
lesson-figures-points = - { $choice }：平均{ $points }点、{ $risk }
lesson-figures-win = - { $choice }：勝率{ $win }、{ $risk }

## The lessons. $one, $five, $ones, $threes and $straight are what a 1, a 5, three 1s, three 3s and all six
## faces score; $risk1 to $risk6 how often so many dice farkle; $target and $turns how the game ends.

lesson-scores = 得点になるもの
lesson-scores-1 = 単独の1は{ $one }点、単独の5は{ $five }点です。得点になるダイスをすべて選んで、「*{ button-bank }*」を押してください。
lesson-scores-1-right = 1と5は単独で得点になります。ほかの目はなりません。
lesson-scores-1-wrong = 1と5を両方選んで確定してください。続けて振るのは次のレッスンです。
lesson-scores-2 = 同じ目が3個そろうと得点になります。3が3個で{ $threes }点、1が3個なら{ $ones }点です。ここで得点になるものを確定してください。
lesson-scores-2-right = 得点になるのは3が3個だけです。同じ目が4個、5個、6個なら、得点はもっと高くなります。
lesson-scores-2-wrong = 今は得点になるものを確定するだけです。続けて振るのは次のレッスンです。
lesson-scores-3 = ストレートも得点になります。一度に6つの目がすべて出ると{ $straight }点です。ダイスを選んで確定してください。
lesson-scores-3-right = { $straight }点になりました。得点になるものは{ command-rules-show }ですべて確認できます。
lesson-scores-3-wrong = ストレートには6個全部を使います。全部選んで確定してください。「*{ button-best }*」で自動的に選べます。

lesson-rolling = キープして振る
lesson-rolling-1 = どのターンも、6個全部を振って始まります。得点になるものがなければファークルで、ターン終了です。「*{ button-roll }*」を押してください。
lesson-rolling-1-right = 6個振れば、たいてい得点になります。ファークルは{ $risk6 }だけです。
lesson-rolling-2 = 振ったら、得点になるダイスを1個以上キープします。すると残りを振れます。1を選んで、残りを振ってください。
lesson-rolling-2-right = 1をキープして{ $one }点。残りの5個を振りました。
lesson-rolling-2-wrong = { $one }点を確定することもできますが、5個のファークルは{ $risk5 }だけです。続けて振りましょう。
lesson-rolling-3 = キープした得点は、確定して初めて自分のものになります。ファークルになると失います。4個ならまだかなり安全です。5をキープして振ってください。
lesson-rolling-3-right = こうして、振るたびにターンの得点が増えていきます。振るボタンには、ダイスの個数とファークルの確率がいつも書いてあります。
lesson-rolling-3-wrong = 失うものはまだ少なく、4個のファークルは{ $risk4 }だけです。5をキープして振りましょう。

lesson-banking = 早めに確定
lesson-banking-1 = 1が3個、残りは3個です。キープするものを選んで、確定しますか？続けて振りますか？
lesson-banking-1-right = これだけの得点は守る価値があります。3個のファークルは{ $risk3 }で、なれば全部失います。
lesson-banking-1-wrong = ここでは失うものが大きすぎます。3個のファークルは{ $risk3 }です。1を3個ともキープして、確定しましょう。
lesson-banking-2 = 2を3個キープ済みで、今度は1と5も得点になります。このターンを最大限に生かすには？
lesson-banking-2-right = 2個のファークルは{ $risk2 }、1個なら{ $risk1 }です。残りがこれだけ少なければ、確定のときです。
lesson-banking-2-wrong = 2個のファークルは{ $risk2 }、1個なら{ $risk1 }です。得点になるダイスを全部キープして、確定しましょう。
lesson-banking-3 = 早すぎる確定も損になります。このターンは始まったばかりです。どうしますか？
lesson-banking-3-right = 失うものは少なく、リスクも小さい場面です。5個のファークルは{ $risk5 }、4個は{ $risk4 }です。
lesson-banking-3-wrong = 得点が少なく、ダイスが多いときは、振るときです。5個のファークルは{ $risk5 }、4個は{ $risk4 }だけです。

lesson-hot-dice = ホットダイス
lesson-hot-dice-1 = 6個すべてが得点になるとホットダイスです。得点はそのままで、6個全部をまた振れます。ここではすべてのダイスが得点になります。3個とも選んで振ってください。
lesson-hot-dice-1-right = 新しいダイスが6個、得点もそのままです。ファークルは{ $risk6 }だけです。
lesson-hot-dice-1-wrong = 3個とも選んで振ってください。新しい6個のファークルは{ $risk6 }だけです。
lesson-hot-dice-2 = 得点はどんどん増えます。ここで得点になるのは1だけです。確定しますか？続けて振りますか？
lesson-hot-dice-2-right = 5個のファークルは{ $risk5 }だけなので、平均すれば振るほうがまだ得です。
lesson-hot-dice-2-wrong = 確定は安全ですが、5個のファークルは{ $risk5 }だけです。平均すれば振るほうが得です。
lesson-hot-dice-3 = 1が2個。このターンの得点はもうかなり大きくなりました。どうしますか？
lesson-hot-dice-3-right = 良い確定です。もうファークルでこの得点を失うことはありません。
lesson-hot-dice-3-wrong = もう失うものが大きすぎます。4個のファークルは{ $risk4 }、3個は{ $risk3 }です。1を2個ともキープして、確定しましょう。

lesson-odds = ファークルの確率
lesson-odds-1 = 振るダイスが少ないほど、ファークルは増えます。6個{ $risk6 }、5個{ $risk5 }、4個{ $risk4 }、3個{ $risk3 }、2個{ $risk2 }、1個{ $risk1 }。できるだけ小さいリスクで振ってください。
lesson-odds-1-right = 1個だけキープして、5個振りました。ここではこれが最小のリスクです。
lesson-odds-1-wrong = 得点になるダイスを1個だけキープして、残りの5個を振ってください。ファークルは{ $risk5 }です。
lesson-odds-2 = 5をキープすると、残りは1個です。振りますか？
lesson-odds-2-right = 1個のファークルは{ $risk1 }です。得点を持っているときは、まず割に合いません。
lesson-odds-2-wrong = 1個のファークルは{ $risk1 }で、ターンの得点を全部失います。確定しましょう。
lesson-odds-3 = 同じターンですが、今度は2個とも得点になります。最小のリスクで振ってください。
lesson-odds-3-right = 2個とも得点になるので、6個全部をまた振れます。リスクは{ $risk1 }ではなく{ $risk6 }です。
lesson-odds-3-wrong = 2個とも選んで振ってください。6個全部をまた振れて、ファークルは{ $risk6 }だけです。

lesson-fives = 5を残す
lesson-fives-1 = 1と5はどちらも得点になりますが、続けて振りたい場面です。何をキープしますか？
lesson-fives-1-right = 1だけです。振るダイスが1個増えることには、5の{ $five }点以上の価値があります。
lesson-fives-1-wrong = 1だけキープして5個振りましょう。5個のファークルは{ $risk5 }、4個は{ $risk4 }です。
lesson-fives-2 = 5が2個。続けて振りたい場面です。何をキープしますか？
lesson-fives-2-right = 続けて振るには、5が1個あれば十分です。もう1個は、もっと良い目になるかもしれません。
lesson-fives-2-wrong = 5を1個だけキープして5個振りましょう。5個のファークルは{ $risk5 }、4個は{ $risk4 }です。
lesson-fives-3 = 残りのダイスが少なく、確定のときです。何をキープしますか？
lesson-fives-3-right = 確定するときは、得点になるものを全部キープします。ダイスを残しても、次に振ることはありません。
lesson-fives-3-wrong = 確定のときです。得点になるものはすべて数えます。1と5をキープして、確定しましょう。

lesson-score = 点差を見る
lesson-score-1 = 相手と同点です。1をキープすると残りは2個。より多く勝てるほうを選んでください。
lesson-score-1-right = 勝負がまだ決まらないうちは、得点を重視します。ここでは振るより確定するほうが得です。
lesson-score-1-wrong = 2個のファークルは{ $risk2 }です。勝負がまだ決まらないうちは、リスクが大きすぎます。確定しましょう。
lesson-score-2 = ダイスは同じですが、点差を見てください。相手はあと少しで{ $target }点です。より多く勝てるほうを選んでください。
lesson-score-2-right = 確定すると、もうターンが回ってこないかもしれません。だから今、リスクを取ります。
lesson-score-2-wrong = 確定は安全ですが、得点を増やす前に相手がおそらく勝ちます。リスクを取って振りましょう。
lesson-score-3 = まず数えましょう。{ $target }点まで、あと何点必要ですか？
lesson-score-3-right = { $target }点に届いて、その場で勝ちです。これ以上の手はありません。
lesson-score-3-wrong = この得点で{ $target }点に届きます。確定して勝ちましょう。

lesson-last = 最終ラウンド
lesson-last-1 = このゲームは各自{ $turns }ターンで、合計点が最も高い人の勝ちです。相手はもう終わり、これが最後のターンです。どうしますか？
lesson-last-1-right = 確定すれば必ず負けます。最後のターンでは勝つことだけが大事なので、振ります。
lesson-last-1-wrong = この得点ではまだ負けていて、ゲームが終わってしまいます。失うものはないので、振りましょう。
lesson-last-2 = 近づきましたが、まだ足りません。残りは2個です。どうしますか？
lesson-last-2-right = { $risk2 }は大きなリスクですが、確定すれば必ず負けます。
lesson-last-2-wrong = まだ足りないので、確定すれば必ず負けます。リスクが大きくても振りましょう。
lesson-last-3 = もう一度数えましょう。何をキープすれば逆転できますか？
lesson-last-3-right = 逆転しました。もう誰にもターンはないので、勝ちです。目標点のあるゲームでも、ルールによっては全員に最後の1ターンがあります。考え方は同じです。
lesson-last-3-wrong = 逆転できるだけキープして、確定しましょう。それ以上あっても意味はありません。

refusal-no-such-lesson = そのレッスンはありません。{ command-learn }でレッスンの一覧を確認できます。

## Commands

cmd-learn = 学ぶ
cmd-learn-about = 8つの短いレッスンでファークルを学ぶ
