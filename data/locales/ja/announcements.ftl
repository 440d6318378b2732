## Announcements, and the roles of winners

announcement-week = ### 週間ランキング
announcement-week-span = { $starts }から{ $ends }までの勝数順。
announcement-week-more = -# 現在の順位は{ command-leaderboard }で確認できます。
announcement-day-more = -# 今日のゲームを受付中：{ command-daily }。
announcement-tournament-open = ### トーナメント：{ $title }
announcement-tournament-begun = ### トーナメント{ $title }が始まりました
announcement-tournament-ended = ### トーナメント{ $title }が終わりました
announcement-tournament-cancelled = ### トーナメント{ $title }は中止されました
announcement-tournament-starts = 始まるまで参加できます。開始：{ $starts }。
# $entrants is never 0.
announcement-tournament-entrants = 参加者{ $entrants }。
announcement-tournament-nobody = 優勝者なし。
# $people is never 0.
announcement-tournament-winners = **{ $winners }**が優勝しました。
button-open-tournament = トーナメントを開く

honour-champion = ファークル：前回トーナメントの優勝者
honour-podium = ファークル：前シーズンの表彰台

## Where it cannot be done

lost-announcements-gone = **お知らせのチャンネルがなくなったので、投稿できません。** 別のチャンネルを選んでください。
lost-announcements-closed = **お知らせのチャンネルに投稿できなくなりました。** ボットに「*{ permission-view-channel }*」と「*{ permission-send-messages }*」の権限があるチャンネルを選んでください。
lost-champion_role-gone = **このロールはなくなりました。** 別のロールを選んでください。
lost-podium_role-gone = { lost-champion_role-gone }
refusal-cannot-post-there = そのチャンネルには投稿できません。そこで「*{ permission-view-channel }*」と「*{ permission-send-messages }*」の権限を付与するか、別のチャンネルを選んでください。
refusal-role-unknown = そのロールは誰にも付与できません。別のロールを選んでください。
refusal-role-managed = そのロールはDiscordか別のボットが管理しているので、付与できません。別のロールを選んでください。
refusal-role-powerful = そのロールにはモデレーターの権限があり、ゲームの賞品にはふさわしくありません。権限のないロールを選ぶか、専用のロールを作ってください。
refusal-role-too-high = そのロールはボットのロールより上にあるので、付与できません。サーバー設定でボットのロールをその上に移すか、別のロールを選んでください。
refusal-cannot-give-roles = ここではロールを付与できません。サーバー設定でボットのロールに「*{ permission-manage-roles }*」の権限を付与してから、選び直してください。
refusal-owner-without-two-factor = このサーバーではモデレーターの権限に2要素認証が必要ですが、ボットの所有者が有効にしていないので、Discordによりロールを付与できません。所有者が有効にしてボットを再起動したら、選び直してください。

## A private message to whoever asked for it

# $days is how long they have played each day; $when such as "in 4 hours".
# $days is never 0.
daily-reminder =
    { $days ->
        [1] 昨日、デイリーゲームを遊びました。
       *[other] { $days }日連続でデイリーゲームを遊んでいます。
    }今日の分は{ $when }に終わります。サーバーで{ command-daily }を使うと遊べます。このメッセージは設定によるもので、{ command-preferences }で止められます。
