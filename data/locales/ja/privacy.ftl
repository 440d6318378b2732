## What is kept of people and servers

privacy-title = ### 保存されているデータ
privacy-kept =
    - **誰であるか：** DiscordのユーザーIDと、表示された名前。
    - **選んだもの：** 個人設定と休暇、ブロックした相手、作りかけのハウスルール。
    - **ゲーム：** いつどこで遊んだか、誰がいたか、すべての出目と手、ダイスに混ぜた言葉。
    - **そこから得られるもの：** 結果、統計、レーティング、実績、ライバル、連続記録、ランキングの順位、ラダーの順位と挑戦、参加または主催したトーナメント。
    - **パズルとレッスン：** 解答とそれを答えたサーバー、パズルのレーティングと連続記録、自分のミスから作られたパズル、終えたレッスン、勝者の予想。
    - **一時的なもの：** 誰が誰の挑戦を辞退したか、番を知らせるメッセージ、勝って得たロール。
privacy-not-kept = チャンネルの書き込みは読まれず、保存もされません。誰にも渡されません。
privacy-how-long = これらは自分で削除するまで保存されます。ゲームにならなかった招待は30日後に削除されます。ボットが抜けたサーバーのデータも同じです。
privacy-blocks = 誰かにブロックされている場合、データを削除してもそのブロックは残ります。データベースの外にある秘密の鍵で作られた、誰のものかわからない符号として保存されます。
privacy-how = { command-privacy-export }ですべてをファイルとして受け取り、{ command-privacy-delete }で削除できます。
privacy-contact = 質問は、このボットの運営者へ：{ $contact }

privacy-exported = 保存されているデータのすべてです。ほかの人は「対戦相手」と書かれています。

privacy-delete = ### 自分のデータをすべて削除しますか？
privacy-delete-goes = 名前、個人設定、統計、レーティング、実績、ダイス、バッジ、ライバル、連続記録、休暇、レッスン、パズルの解答とレーティング、予想、ブロックリストは、すぐに完全に削除されます。
privacy-delete-blocks = 誰かにブロックされている場合、誰のものかわからない符号としてブロックが残ります。データを削除しても、ブロックは回避できません。
privacy-delete-games = ゲームは一緒に遊んだ人のもとに残ります。そこでは「以前のプレイヤー」と表示され、たどることはできません。ダイスに混ぜた言葉も、ほかの人がダイスを確認するために必要なので残りますが、自分の名前を含むものは残りません。
privacy-delete-messages = ボットがチャンネルに投稿したメッセージは、そのまま残ります。
# $games is never 0.
privacy-delete-open = 今、{ $games }件のゲームまたは招待に参加しています。先にそこから抜けます。ゲームを抜けると負けになります。
privacy-delete-again = いつでも新しい人として、また遊べます。
privacy-deleted = データをすべて削除しました。また遊ぶときは、最初からになります。
button-forget = 自分のデータをすべて削除

export-server = このサーバー自体について保存されているデータのすべてです。サーバーにいる人のデータは含まれません。各自が{ command-privacy-export }で受け取れます。

forget-server = ### このサーバーのデータをすべて削除しますか？
forget-server-goes = 設定、ハウスルール、ランキング、シーズン、表彰台は、すぐに完全に削除されます。
forget-server-games = 進行中のゲームは結果なしで終わります。終わったゲームは遊んだ人のもとに残り、統計にも数えますが、ここで遊ばれたことはわからなくなります。
forget-server-left = ボットがサーバーから外された場合は、30日後に自動的に削除されます。
forget-server-done = このサーバーのデータをすべて削除しました。
button-forget-server = このサーバーのデータを削除
button-policy = プライバシーポリシー

## Commands

cmd-privacy = プライバシー
cmd-privacy-about = 保存されているデータと、その受け取り方や削除の仕方
cmd-privacy-explain = 説明
cmd-privacy-explain-about = 何がいつまで保存されるか確認する
cmd-privacy-export = 書き出し
cmd-privacy-export-about = 保存されている自分のデータをすべてファイルで受け取る
cmd-privacy-delete = 削除
cmd-privacy-delete-about = 確認のうえ、保存されている自分のデータをすべて削除する
cmd-server-privacy-about = このサーバーについて保存されているデータ
cmd-server-privacy-export-about = このサーバーについて保存されているデータをすべてファイルで受け取る
cmd-server-privacy-delete-about = 確認のうえ、このサーバーについて保存されているデータをすべて削除する
