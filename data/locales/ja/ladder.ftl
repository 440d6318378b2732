## The ladder

# $rules is the name of a ruleset.
ladder-title = ### ラダー：{ $rules }
ladder-about = { $most }つ上までの順位の人に挑戦できます。勝つと順位が入れ替わります。
ladder-idle = -# { $weeks }週間挑戦がないと毎週1つずつ順位が下がり、{ $off }週間で外れます。
ladder-row = **{ $rank }.** { $name }
ladder-empty = このラダーにはまだ誰もいません。「*{ button-ladder-join }*」を押して、最初の参加者になりましょう。
ladder-running = **現在の挑戦**
ladder-waits = { $challenger }が{ $challenged }に挑戦中、{ $until }まで受けられます
ladder-plays = { $challenger }と{ $challenged }がゲーム{ $number }で対戦中
ladder-running-more = ほか{ $more }
button-ladder-join = 参加
button-ladder-challenge = 挑戦
button-ladder-leave = 抜ける
button-ladder-leave-surely = ラダーを抜ける

## Whom somebody may challenge

ladder-reach-title = ### 自分の順位：{ $rank }
ladder-reach = 誰に挑戦しますか？1回メンションして知らせ、相手は3日以内に受けます。
ladder-reach-nobody = 今は誰にも挑戦できません。
ladder-reach-top = 首位です。誰かに奪われるまで、この順位を守れます。
ladder-above-busy = **{ $rank }.** { $name }は挑戦の最中です。
ladder-above-met = **{ $rank }.** { $name }とは、この7日間に挑戦がありました。
menu-ladder-whom = 相手を選ぶ
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### ラダーの挑戦：{ $rules }
ladder-challenge = **{ $challenger }**が{ $challenged }に挑戦します。
ladder-challenge-stake = { $challenger }がゲームに勝つと、順位が入れ替わります。それ以外なら順位はそのままです。
ladder-challenge-until = { $challenged }が順位を譲るか、{ $until }までに受けなければ、{ $challenger }がゲームなしでその順位を得ます。
ladder-challenge-pace = 1ターンに1日以上あるので、時間はたっぷりあります。
button-ladder-accept = 受ける
button-ladder-give-up = 順位を譲る
ladder-accepted = { $challenged }が{ $challenger }の挑戦を受けました：ゲーム{ $number }。
ladder-ended-won = { $challenger }が勝ち、{ $challenged }の順位を奪いました。
ladder-ended-held = { $challenged }が{ $challenger }に勝ち、順位を守りました。
ladder-ended-drawn = { $challenger }と{ $challenged }は引き分けで、順位はそのままです。
ladder-ended-declined = { $challenged }が順位を譲り、{ $challenger }が得ました。
ladder-ended-expired = { $challenged }が期限までに受けなかったので、{ $challenger }が順位を得ました。
ladder-ended-left = { $challenged }がラダーを抜け、{ $challenger }が順位を得ました。
ladder-ended-void = { $challenger }から{ $challenged }への挑戦は無効です。順位はそのままで、また挑戦し合えます。
ladder-news = **ラダー：{ $rules }。** { $news }
ladder-leave-sure = ラダー「*{ $rules }*」を抜けますか？挑戦されている場合は、相手が順位を得ます。また参加すると、一番下から始まります。
ladder-left = ラダー「*{ $rules }*」を抜けました。

refusal-ladder-off = このサーバーにラダーはありません。
refusal-ladder-full = このラダーは定員の{ $most }人に達しています。
refusal-ladder-joined = すでにこのラダーに参加しています。
refusal-ladder-not-on-it = このラダーに参加していません。下の「*{ button-ladder-join }*」を押すと、一番下から始められます。
refusal-ladder-takes-none = ラダーでは挑戦を受ける必要がありますが、個人設定で断っています。{ command-preferences }で変えられます。
refusal-ladder-not-in-reach = 挑戦できるのは{ $most }つ上までの順位の人だけです。ラダーが変わったかもしれないので、もう一度確認してください。
refusal-ladder-busy-yourself = このラダーですでに挑戦の最中です。終わると、また誰かに挑戦できます。
refusal-ladder-busy = { $name }は別の挑戦の最中です。終わってから、もう一度試してください。
refusal-ladder-met-lately = このラダーで{ $name }とは、この7日間に挑戦がありました。ほかの人に挑戦するか、少し待ってください。
refusal-ladder-cannot-read = 相手はこのチャンネルを見られないかもしれません。2人とも見られるチャンネルで挑戦してください。
refusal-ladder-not-challenged = この挑戦は{ $name }へのものです。
refusal-ladder-over = この挑戦はすでに返事があったか、終わっています。

## Commands

cmd-ladder = ラダー
cmd-ladder-about = このサーバーのラダー：参加して、上位の人の順位を奪う
