## Planning

button-tournament-announce = ここで告知する
button-tournament-rename = タイトルを変更
button-tournament-type-start = 開始時刻を入力
menu-tournament-starts-in = 開始までの時間…

# Beside the title that somebody gives it.
tournament-untitled = ファークル大会
tournament-draft-title = ### 企画中：{ $title }
tournament-draft-hint = -# ほかの人には見えません。告知すると、このチャンネルの誰でも参加できます。
tournament-draft-rules-gone = ⚠️ ハウスルール**{ $rules }**は削除されました。別のルールを選んでから告知してください。
tournament-draft-discarded = 下書きを破棄しました。何も告知していません。
tournament-announced = **{ $title }**を{ $channel }で告知しました。主催者パネルは、そちらのカードかここから開けます。

tournament-screen-game = ゲーム
tournament-screen-people = プレイヤー
tournament-screen-course = ラウンドと進行
tournament-screen-start = 開始

ask-start-title = いつ始まりますか？
ask-start-label = 開始までの時間、または時刻
ask-start-hint = 「2時間30分後」「18:30」「2026-12-01 18:30」。時刻はUTC。または「18:30 +9」
ask-tournament-title = タイトル
ask-tournament-label = トーナメントの名前は？
ask-tournament-hint = { $most }文字まで。全員に見えます。

# What a menu shows: the option and its value.
tournament-option-form = 形式：{ $value }
tournament-option-ruleset = ルール：{ $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] 1対戦1ゲーム
       *[other] { $value }ゲーム制
    }
tournament-option-rated-on = レート戦
tournament-option-rated-off = 非レート戦
tournament-option-most = 定員：{ $value }
tournament-option-team-size =
    { $value ->
        [1] チームなし
       *[other] { $value }人チーム
    }
tournament-option-seeding = シード順：{ $value }
tournament-option-late-joins-on = 途中参加あり
tournament-option-late-joins-off = 途中参加なし
tournament-option-rounds = ラウンド数：{ $value }
tournament-option-rounds-none = 必要なだけのラウンド
tournament-option-minutes = 時間：{ $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = 3位決定戦あり
tournament-option-third-place-off = 3位決定戦なし
tournament-option-grace-seconds = { $value }来なければ不戦敗
tournament-option-round-hours = 1ラウンド：最長{ $value }
tournament-option-round-hours-none = ラウンドの時間制限なし
tournament-option-vacation-on = 休暇中は時計が止まる
tournament-option-vacation-off = 休暇中も時計は進む
tournament-option-start = 開始：{ $value }
tournament-option-starts-in = { $value }後
tournament-option-check-in-minutes = チェックイン：開始{ $value }前から
tournament-option-check-in-minutes-none = チェックインなし
tournament-seeding-rating = レーティング順
tournament-seeding-drawn = くじ引き
tournament-counted-points = 順位は合計点で決定
tournament-counted-places = 順位は各ゲームの着順で決定
tournament-start-at-time = 決まった時刻
tournament-start-when-full = 満員になったら
tournament-start-by-organizer = 主催者が開始したとき

## What a tournament is

tournament-form-knock-out = シングルエリミネーション
tournament-form-knock-out-about = 1敗で敗退
tournament-form-double = ダブルエリミネーション
tournament-form-double-about = 2敗で敗退
tournament-form-swiss = スイス式
tournament-form-swiss-about = 全員が毎ラウンド、成績の近い相手と対戦
tournament-form-round-robin = 総当たり戦
tournament-form-round-robin-about = 全員がほかの全員と対戦
tournament-form-arena = アリーナ
tournament-form-arena-about = 時間まで次々に対戦。連勝は2倍
tournament-form-duplicate = デュプリケート
tournament-form-duplicate-about = 全員が一人で、まったく同じダイスで遊ぶ

tournament-title = ### { $title }
tournament-organizer = -# 主催：{ $name }
tournament-minutes = { $minutes }分
tournament-hours = { $hours }時間
tournament-days = { $days }日
# Facts about a tournament, beside each other.
tournament-form = **{ $form }**
tournament-rounds = { $rounds }ラウンド
tournament-rounds-most =
    { $rounds ->
        [1] 1ラウンド
       *[other] 最大{ $rounds }ラウンド
    }
tournament-games = { $games }ゲーム
tournament-best-of = { $games }ゲーム制
tournament-third-place = 3位決定戦
tournament-rated = レート戦
tournament-unrated = 非レート戦
tournament-places = 定員{ $most }人
tournament-places-teams = { $size }人チーム × { $most }
tournament-seeded-rating = シード順：レーティング順
tournament-seeded-drawn = シード順：くじ引き
tournament-counts-points = 順位：合計点
tournament-counts-places = 順位：各ゲームの着順
tournament-late = 途中参加あり
tournament-check-in = チェックイン：開始{ $time }前から
tournament-grace = { $time }来なければ不戦敗
tournament-round-hours = 1ラウンド最長{ $time }
tournament-no-vacation = 休暇中も時計は進む
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = 開始：{ $at }（{ $when }）。
tournament-begins-when-full = 定員{ $most }が埋まると始まります。
tournament-begins-by-organizer = 主催者が開始します。
tournament-ends-about = 終了予定：{ $at }ごろ。
tournament-takes-about = 所要時間：約{ $time }。

## How it stands

tournament-state-joining = 参加受付中
tournament-state-check-in = チェックイン中
tournament-state-running = 進行中
tournament-state-over = 終了
tournament-state-cancelled = 中止

tournament-checks-in = **チェックイン：** 参加するには「*{ button-tournament-here }*」を押してください。期限：{ $when }。
tournament-begins-now = **まもなく始まります。**
tournament-places-taken = **定員{ $most }のうち{ $taken }が埋まっています。**
tournament-entrant = - { $name }
tournament-team = - **{ $name }**（{ $number } / { $size }人）：{ $people }
tournament-is-there = { $entrant } ✓ チェックイン済み
tournament-not-there = { $entrant } · チェックイン待ち
tournament-others = -# ほか{ $others }
# $of is 0 where nobody can know how many rounds there will be.
tournament-in-round =
    { $of ->
        [0] **第{ $round }ラウンド**
       *[other] **第{ $round }ラウンド（全{ $of }）**
    } · { $games ->
        [0] 進行中のゲームなし
       *[other] { $games }ゲーム進行中
    }
tournament-goes-on =
    { $games ->
        [0] 進行中のゲームはありません。
       *[other] { $games }ゲーム進行中。
    }
tournament-have-played = { $of }ゲーム中{ $done }ゲームが終わりました。得点は最後に公開されます。
tournament-ends = 終了：{ $when }。
tournament-last-games = 時間です。最後のゲームが終わるのを待っています。
tournament-paused = **中断中：** 主催者が再開するまで、新しいゲームは始まりません。
tournament-over = { $at }に終わりました。
tournament-called-off-organizer = { $at }に主催者が中止しました。
tournament-called-off-too-few = { $at }に中止されました：プレイヤーが2人未満でした。
tournament-called-off-not-begun = { $at }に中止されました：誰も開始しませんでした。
tournament-called-off-bot-removed = ボットがこのサーバーから外されたため、{ $at }に中止されました。
tournament-podium-nobody = **優勝者なし。**
# $number is never 0.
tournament-podium =
    { $rank ->
        [1] { $number ->
            [1] **{ $names }が優勝！**
           *[other] **{ $names }が同点優勝！**
        }
       *[other] **{ $rank }.** { $names }
    }
tournament-standings = **順位表**
tournament-row = **{ $rank }. { $name }** · { $points }点
tournament-row-wins = **{ $rank }. { $name }** · { $wins }勝
tournament-row-out = { $row } · 棄権
tournament-tie-buchholz-cut-1 = ブッフホルツ（最低除外）{ $value }
tournament-tie-buchholz = ブッフホルツ{ $value }
tournament-tie-sonneborn-berger = ゾンネボルン・ベルガー{ $value }
tournament-tie-direct-encounter = 直接対決{ $value }
tournament-tie-wins = 勝数{ $value }
tournament-tie-scored = 勝ちゲーム数{ $value }

## For a reader

tournament-own-in = **参加しています。**
tournament-own-withdrawn = 棄権しました。
tournament-own-absent = 前のゲームに来なかったので、組み合わせから外れています。続けるには「*{ button-tournament-here }*」を押してください。
tournament-own-removed = 主催者がこのトーナメントから除外しました。
tournament-own-nothing = **参加しています。** 今遊ぶゲームはありません。
tournament-own-alone = **ゲームが待っています：** 「*{ button-tournament-play }*」を押してください。
tournament-own-done = **遊び終わりました。** 順位は最後に公開されます。
# $game leads to the board.
tournament-own-now = **今の対戦相手：{ $opponent }** { $game }
tournament-own-next = **次の対戦相手：{ $opponent }**
tournament-own-unknown = **次の対戦相手はまだ決まっていません。**
# $number is never 0.
tournament-own-waits = 先に終わる必要があるゲーム：{ $games }。
tournament-game = ゲーム{ $number }

tournament-entrants-title = ### { $title }：プレイヤー
tournament-entrants-none = まだ誰もいません。最初の参加者になりましょう！
tournament-standings-title = ### { $title }：順位表
tournament-standings-none = まだ順位はありません。
tournament-standings-secret = 全員同じダイスなので、自分が遊び終わるまで得点は見えません。
tournament-pairings-title = ### { $title }：組み合わせ
tournament-round-main = 第{ $round }ラウンド
tournament-round-of = 第{ $round }ラウンド（全{ $of }）
tournament-round-losers = 敗者側、第{ $round }ラウンド
tournament-round-final =
    { $round ->
        [1] グランドファイナル
       *[other] グランドファイナル、第2戦
    }
tournament-round-third = 3位決定戦
tournament-round-begins = ### { $title }：{ $round }
tournament-pairing = { $first } – { $second } · { $told }
tournament-score = { $first } : { $second }
tournament-due = まもなく開始
tournament-playing =
    { $others ->
        [0] { $game }
       *[other] { $game }、ほか{ $others }
    }
tournament-bye = { $name }は不戦勝
tournament-how-adjudicated = { $pairing } · 主催者の裁定
tournament-how-no-show = { $pairing } · 不戦
tournament-how-bye = { $pairing }
tournament-log-title = ### { $title }：記録
tournament-log-empty = まだ何もありません。
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by }が告知しました。
tournament-act-joined = { $about }が参加しました。
tournament-act-came-back = { $about }が戻りました。
tournament-act-checked-in = { $about }がチェックインしました。
tournament-act-withdrew = { $about }が棄権しました。
tournament-act-removed = { $by }が{ $about }を除外しました。
tournament-act-replaced = { $by }が{ $about }を交代させました。
tournament-act-stepped-in = { $about }が代わりに入りました。
tournament-act-began = 始まりました。
tournament-act-paused = { $by }が中断しました。
tournament-act-resumed = { $by }が再開しました。
tournament-act-moved = { $by }が別のチャンネルに移しました。
tournament-act-handed-over = { $by }が{ $about }を主催者にしました。
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by }が{ $about }の組み合わせを裁定しました：{ $detail }。
tournament-act-no-show = { $about }は来ませんでした。
tournament-act-not-checked-in = { $about }はチェックインしませんでした。
tournament-act-incomplete = { $about }のチームは人数が足りないので出場しません。
# $detail is the number of the game.
tournament-act-broke-off = ゲーム{ $detail }は中断されたため、やり直しています。
tournament-act-deserted = ゲーム{ $detail }は全員が抜けて終わりました。
tournament-act-undecided = ゲーム{ $detail }は結果なしで終わりました。
tournament-act-time-up = { $about }の組み合わせは時間切れで決着しました。
tournament-act-trouble-channel-gone = チャンネルが削除されたため中断しました。
tournament-act-trouble-forbidden = チャンネルに投稿できないため中断しました。
tournament-act-trouble-refused = Discordがチャンネルにゲームを表示しないため中断しました。
tournament-act-cancelled-organizer = { $by }が中止しました。
tournament-act-cancelled-too-few = 中止されました：プレイヤーが2人未満でした。
tournament-act-cancelled-not-begun = 中止されました：誰も開始しませんでした。
tournament-act-cancelled-bot-removed = ボットがこのサーバーから外されたため中止されました。
tournament-act-ended = 終わりました。

tournament-picture-coming = 画像を作成中です。まもなくここに表示されます。
tournament-report = **{ $title }**：FIDEの報告形式（TRF16）。組み合わせ作成ソフト用です。

tournaments-title = ### このサーバーのトーナメント
tournaments-none = まだありません。{ command-events-tournament-create }で企画できます。
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } / { $most }
tournament-choice = { $title }（{ $form }、{ $state }）
menu-tournament-open = トーナメントを表示

## Taking part

button-tournament-join = 参加
button-tournament-leave = 抜ける
button-tournament-withdraw = 棄権
# In an arena people come and go.
button-tournament-on = 参戦
button-tournament-off = 休憩
button-tournament-here = チェックイン
# One's own game of a duplicate.
button-tournament-play = 自分のゲームを遊ぶ
button-tournament-show = 表示
button-tournament-overview = 概要
button-tournament-entrants = プレイヤー
button-tournament-standings = 順位表
button-tournament-pairings = 組み合わせ
button-tournament-bracket = トーナメント表
button-tournament-cross-table = 対戦表
button-tournament-log = 記録
button-tournament-organize = 主催者パネル
button-tournament-team = チーム名を入力
button-tournament-berserk = バーサーク：時間半分、+1点
menu-tournament-team = チームに参加

tournament-joined = **{ $title }**に参加しました。ゲームが始まったらメンションでお知らせします。
tournament-left = **{ $title }**から抜けました。
tournament-checked-in = チェックインしました。**{ $title }**はまもなく始まります。
tournament-berserk = このゲームは半分の時間で遊びます。勝つと1点多くもらえます。
tournament-there = ありがとうございます。**{ $title }**への出席を確認しました。
tournament-choose-team = ### { $title }：チームを選ぶ
tournament-team-people = { $number } / { $size }人
ask-team-title = チーム
ask-team-label = チームの名前は？
ask-team-hint = その名前のチームがあれば参加し、なければ新しく作ります。
tournament-leave = ### { $title }を棄権しますか？
    プレイ中のゲームは負けになり、新しいゲームもありません。

## The organizer's panel

tournament-panel-title = ### { $title }の主催者パネル
button-tournament-begin = 今すぐ開始
button-tournament-pause = 中断
button-tournament-resume = 再開
button-tournament-decide = 組み合わせを裁定
button-tournament-people = 除外・交代
button-tournament-hints = 早すぎる投了
button-tournament-move = ここに移す
button-tournament-post = カードを表示し直す
button-tournament-ask-cancel = トーナメントを中止
button-tournament-cancel = トーナメントを中止
button-tournament-ask-remove = 除外
button-tournament-remove = 除外
menu-tournament-hand-over = 主催者を交代する
menu-tournament-person = 人を選ぶ
menu-tournament-replace = 代わりに出る人を選ぶ
menu-tournament-pairing = 組み合わせを選ぶ
menu-tournament-verdict = 結果を選ぶ

tournament-done-begun = トーナメントが始まりました。
tournament-done-paused = トーナメントを中断しました。進行中のゲームは続きます。
tournament-done-resumed = トーナメントを再開しました。
tournament-done-moved = トーナメントはこのチャンネルで続きます。
tournament-done-posted = カードを表示し直しました。
tournament-done-cancelled = トーナメントを中止しました。
tournament-done-handed-over = トーナメントの主催者が交代しました。
tournament-done-removed = 除外しました。
tournament-done-replaced = 交代しました。
tournament-done-decided = 組み合わせを裁定しました。
tournament-cancel = ### { $title }を中止しますか？
    優勝者はなく、元に戻せません。進行中のゲームは結果なしで終わります。
tournament-people-title = ### { $title }：除外・交代
tournament-person = ### { $name }
    まだ遊んでいないプレイヤーは交代できます。除外すると、プレイ中のゲームは負けになります。
tournament-remove = ### { $name }を除外しますか？
    プレイ中のゲームは負けになり、戻ることはできません。
tournament-remove-early = ### { $name }を除外しますか？
    再び参加することはできません。
tournament-remove-team = ### チーム{ $team }を除外しますか？
    プレイ中のゲームは負けになり、戻ることはできません：{ $people }。
tournament-decide-title = ### { $title }：組み合わせを裁定
tournament-decide-about = この組み合わせのゲームは終わり、誰が裁定したかが記録に残ります。
tournament-decide-none = 進行中のゲームはありません。
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = { $name }の勝ち
tournament-verdict-drawn = 引き分け
tournament-verdict-nobody = どちらにも点を与えない
tournament-hints-title = ### { $title }：早すぎる投了
tournament-hints = このサーバーのトーナメントで早く投了したプレイヤーと、その相手です。正当な理由があるかもしれません。
tournament-hints-none = 同じ相手に繰り返し早く投了した人はいません。
tournament-hint = - { $winner }に対する{ $loser }：{ $times }回

## Refusals of the panel

refusal-tournament-none-here = このサーバーにトーナメントはありません。
refusal-tournament-time = その時刻を読み取れません。「2時間30分後」「18:30」「2026-12-01 18:30」のように入力してください。
refusal-tournament-draft-gone = この下書きはもうありません。{ command-events-tournament-create }で新しく始められます。
refusal-tournament-draft-outdated = その間に下書きが変わりました。今の内容はこちらです。
refusal-tournament-draft-rules-gone = このトーナメントのハウスルールが削除されたので、何も告知していません。別のルールを選んでから告知してください。
refusal-tournament-no-person = ボットは参加できません。人を選んでください。

## Commands

cmd-tournament = トーナメント
cmd-tournament-about = トーナメントの企画、参加、観戦
cmd-tournament-create = 作成
cmd-tournament-create-about = 公開する前に、トーナメントを順を追って企画する
cmd-tournament-create-name = 名前
cmd-tournament-create-name-about = トーナメントのタイトル
cmd-tournament-create-form = 形式
cmd-tournament-create-form-about = どのように戦うか
cmd-tournament-list = 一覧
cmd-tournament-list-about = このサーバーのトーナメント
cmd-tournament-show = 表示
cmd-tournament-show-about = トーナメントの経過と、次のゲームを見る
cmd-tournament-show-tournament = トーナメント
cmd-tournament-show-tournament-about = どのトーナメントか（既定：一覧の先頭）
cmd-tournament-join = 参加
cmd-tournament-join-about = トーナメントに参加する
cmd-tournament-leave = 抜ける
cmd-tournament-leave-about = トーナメントから抜ける

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · ゲーム{ $number }
tournament-game-call = { $players }：**{ $title }**のゲームです（{ $round }）。先手は{ $first }です。
tournament-game-call-arena = { $players }：**{ $title }**のゲームです。先手は{ $first }です。
tournament-call-there = まだ自分の番ではありませんか？「*{ button-tournament-here }*」を押してください。対戦相手が来なかったとき、チェックインしていた場合だけ勝ちになります。

## What waits for the organizer

# $why is one of the following.
tournament-waits = トーナメント**{ $title }**の確認をお願いします。{ $why }
tournament-trouble-channel-gone = チャンネルが削除されました。続けるには別のチャンネルを選んでください。
tournament-trouble-forbidden = { $channel }に投稿できません。そこで「*{ permission-view-channel }*」と「*{ permission-send-messages }*」の権限を付与して再開するか、別のチャンネルを選んでください。
tournament-trouble-refused = Discordが{ $channel }にゲームを表示しません。別のチャンネルを選ぶか、再開してもう一度試してください。

# $what is one of the following.
tournament-lacks = トーナメント**{ $title }**を告知しました。{ $what }
tournament-hindrance-no-event = イベントを作成する権限がないので、サーバーのイベントには載っていません。「*{ permission-create-events }*」の権限があれば載せられます。
tournament-hindrance-no-threads = チャンネルにゲーム用のスレッドを作れないので、チャンネル自体で遊びます。そこで「*{ permission-create-public-threads }*」の権限を付与するか、不要なスレッドを閉じるか、「*{ button-tournament-organize }*」で別のチャンネルに移してください。

## Refusals

refusal-tournament-gone = このサーバーにそのトーナメントはありません。
refusal-tournament-title = タイトルは1～{ $most }文字です。
refusal-tournament-number = 「*{ $option }*」は{ $low }から{ $high }までです。
refusal-tournament-best-of = 1対戦は1、3、5ゲーム制のどれかです。アリーナとデュプリケートでは1ゲームです。
refusal-tournament-no-clock = 誰も待たされ続けないように、トーナメントには持ち時間が必要です。ペースを選んでください。
refusal-tournament-no-teams = チーム戦にできるのは総当たり戦とスイス式だけです。
refusal-tournament-too-many = 総当たり戦は{ $most }組までです。それより多いと終わりません。
refusal-tournament-start = 開始時刻は、チェックインより後で90日以内にするか、指定しないでください。
refusal-tournament-enough-here = このサーバーにはすでに{ $most }個のトーナメントがあります。どれかが終わると、また告知できます。
refusal-tournament-enough-own = すでに{ $most }個のトーナメントを主催しています。どれかが終わると、また告知できます。
refusal-tournament-enough-today = このサーバーではこの1日に{ $most }個のトーナメントが告知されました。明日もう一度試してください。
refusal-tournament-not-open = このトーナメントは新しい参加を受け付けていません。
refusal-tournament-full = 定員{ $most }がすべて埋まっています。誰かが棄権すれば参加できます。
refusal-tournament-in-already = すでにこのトーナメントに参加しています。
refusal-tournament-not-in = このトーナメントに参加していません。
refusal-tournament-no-team = このトーナメントにチームはありません。個人戦です。
refusal-tournament-team-name = 参加するチーム、または新しいチームの名前を1～{ $most }文字で入力してください。
refusal-tournament-team-full = このチームは満員です。別のチームに参加するか、新しく作ってください。
refusal-tournament-removed = 主催者がこのトーナメントから除外しました。
refusal-tournament-no-check-in = 今はチェックインの時間ではありません。
refusal-tournament-not-organizer = このトーナメントの主催者は{ $name }です。主催者とサーバーを管理できる人だけが、それをできます。
refusal-tournament-not-now = 今このトーナメントでそれはできません。
refusal-tournament-too-few = トーナメントを始めるには2人以上のプレイヤーが必要です。
refusal-tournament-has-played = その人はもう遊んだので、交代できません。除外することはできます。
refusal-tournament-no-pairing = この組み合わせはもう決着しています。
refusal-tournament-no-draw = シングルエリミネーションでは、どちらかが勝ち進みます。どちらかを選んでください。
refusal-tournament-no-berserk = バーサークはアリーナで、最初に振る前だけ使えます。
refusal-tournament-busy = 今このトーナメントは変化が激しすぎます。もう一度試してください。
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = 第{ $round }ラウンド
tournament-picture-lower = 敗者側{ $round }
tournament-picture-quarter = 準々決勝
tournament-picture-semi = 準決勝
tournament-picture-final = 決勝
tournament-picture-third = 3位決定戦
tournament-picture-grand = グランドファイナル
tournament-picture-again = 第2戦

# In place of an opponent.
tournament-picture-bye = 不戦勝
tournament-picture-points = 点
tournament-picture-page = { $page } / { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = まだ誰も進んでいません
tournament-picture-rests = { $name }は不戦勝
tournament-picture-waits = { $name }は対戦相手を待っています
tournament-picture-plays = { $first }と{ $second }が対戦
tournament-picture-beats = { $winner }が{ $loser }に勝利
tournament-picture-neither = { $first }も{ $second }も勝ち進まず
tournament-picture-stands = { $rank }. { $name }（{ $points }）

# For those who cannot see the picture.
tournament-picture-bracket-alt = { $title }のトーナメント表、{ $page } / { $pages }ページ：{ $words }。
tournament-picture-table-alt = { $title }の対戦表、{ $page } / { $pages }ページ。先頭から：{ $words }。
