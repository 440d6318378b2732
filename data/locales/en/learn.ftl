## The course: eight lessons with fixed dice

button-learn = Learn
button-lesson = Start lesson { $number }
button-lesson-next = Next lesson
button-lesson-again = Again
button-lessons = All lessons
menu-lessons = Choose a lesson

learn-title = ### Learn Farkle
learn-about = Eight short lessons on a real board, with preset dice. Only you can see them, and you can stop and continue whenever you like.
learn-line = { $number }. { $lesson }
learn-line-done = { $number }. { $lesson } · done
learn-option = { $number }. { $lesson }
learn-option-done = Done
learn-next = Each takes about two minutes. Take them in order, or choose one from the menu.
learn-all-done = You have finished all lessons. Well done!
learn-first-game = Now play your first game: { opponent-cautious } plays carefully and is in no hurry. You play in this channel, with the rules of these lessons.
learn-offer = New to Farkle? Eight short lessons show you how to play, about two minutes each. You can take them any time: { command-learn }.

lesson-title = ### Lesson { $number } of { $of }: { $lesson }
lesson-step = Step { $step } of { $of }
lesson-task = **Your task:** { $task }
lesson-right = **Right.** { $why }
lesson-wrong = **Not quite.** { $why } Try again: the dice are the same.
# After a third wrong choice. $choice is what is right, such as "keep the 5 and bank 50".
lesson-help = **Let me help:** { $choice }. It's set up for you: press the button below.
lesson-done = **Lesson finished.**
lesson-anew = This lesson has changed since this message was sent, so here it is from the start.
# Below both: a choice in words with its figures, such as "- Keep the 1, roll 5 dice: farkle 7.7 %".
lesson-figures = - { $choice }: { $risk }
lesson-figures-points = - { $choice }: { $points } points on average, { $risk }
lesson-figures-win = - { $choice }: wins { $win } of games, { $risk }

## The lessons. $one, $five, $ones, $threes and $straight are what a 1, a 5, three 1s, three 3s and all six
## faces score; $risk1 to $risk6 how often so many dice farkle; $target and $turns how the game ends.

lesson-scores = What scores
lesson-scores-1 = A single 1 is worth { $one } points, a single 5 is worth { $five }. Choose every die that scores here, then press *{ button-bank }*.
lesson-scores-1-right = The 1 and the 5 score on their own; the other faces do not.
lesson-scores-1-wrong = Choose the 1 and the 5 together and bank them. Rolling on comes in the next lesson.
lesson-scores-2 = Three equal dice score together: three 3s are worth { $threes }, three 1s as much as { $ones }. Bank what scores here.
lesson-scores-2-right = Three 3s, and nothing else scores in this roll. Four, five or six equal dice are worth even more.
lesson-scores-2-wrong = For now, just bank what scores. Rolling on comes in the next lesson.
lesson-scores-3 = Straights score too: all six faces in one roll are worth { $straight }. Choose the dice and bank them.
lesson-scores-3-right = That was worth { $straight } points. { command-rules-show } lists everything that scores.
lesson-scores-3-wrong = All six dice belong to the straight. Choose them all and bank; *{ button-best }* finds them for you.

lesson-rolling = Keep and roll
lesson-rolling-1 = Every turn starts with a roll of all six dice. If nothing in a roll scores, it's a farkle and the turn is over. Press *{ button-roll }*.
lesson-rolling-1-right = Six dice nearly always score: only { $risk6 } of such rolls are farkles.
lesson-rolling-2 = After a roll, set aside at least one die that scores; then you can roll the others. Choose the 1 and roll the rest.
lesson-rolling-2-right = The 1 is set aside for { $one } points, and the other five dice were rolled.
lesson-rolling-2-wrong = You could bank the { $one }, but five dice farkle only { $risk5 } of the time: keep rolling.
lesson-rolling-3 = What you have set aside is yours only once you bank it: a farkle loses it. Four dice are still fairly safe. Keep the 5 and roll.
lesson-rolling-3-right = That's how a turn grows, roll by roll. The roll button always says how many dice it rolls and how often they farkle.
lesson-rolling-3-wrong = You don't have much to lose yet, and four dice farkle only { $risk4 } of the time: keep the 5 and roll.

lesson-banking = Bank in time
lesson-banking-1 = Three 1s, and three dice left. Choose what to keep: do you bank or keep rolling?
lesson-banking-1-right = That many points are worth keeping: three dice farkle { $risk3 } of the time, and then you would lose them all.
lesson-banking-1-wrong = You could lose too much here: three dice farkle { $risk3 } of the time. Keep all three 1s and bank.
lesson-banking-2 = You have set aside three 2s, and now a 1 and a 5 score as well. How do you make the most of this turn?
lesson-banking-2-right = Two dice farkle { $risk2 } of the time, a single die { $risk1 }. With so few dice left, it's time to bank.
lesson-banking-2-wrong = Two dice farkle { $risk2 } of the time, a single die { $risk1 }. Keep every die that scores, and bank.
lesson-banking-3 = Banking too early costs points as well. This turn has only just started: what do you do?
lesson-banking-3-right = You have little to lose, and the risk is small: five dice farkle { $risk5 } of the time, four { $risk4 }.
lesson-banking-3-wrong = Few points and many dice: that is the time to roll. Five dice farkle only { $risk5 } of the time, four { $risk4 }.

lesson-hot-dice = Hot dice
lesson-hot-dice-1 = Once all six dice have scored, you have hot dice: you keep your points and can roll all six again. Here every die scores. Choose all three and roll.
lesson-hot-dice-1-right = Six new dice, and your points are still there. Only { $risk6 } of such rolls are farkles.
lesson-hot-dice-1-wrong = Choose all three dice and roll: six new dice farkle only { $risk6 } of the time.
lesson-hot-dice-2 = The points keep adding up. Only the 1 scores here. Do you bank or keep rolling?
lesson-hot-dice-2-right = Five dice farkle only { $risk5 } of the time, so rolling still earns more on average.
lesson-hot-dice-2-wrong = Banking is safe, but five dice farkle only { $risk5 } of the time. Rolling earns more on average.
lesson-hot-dice-3 = Two 1s: by now this turn is worth a lot. What do you do?
lesson-hot-dice-3-right = Well banked: no farkle can take these points from you now.
lesson-hot-dice-3-wrong = Now you have too much to lose: four dice farkle { $risk4 } of the time, three { $risk3 }. Keep both 1s and bank.

lesson-odds = The odds of a farkle
lesson-odds-1 = The fewer dice you roll, the more often they farkle: six dice { $risk6 }, five { $risk5 }, four { $risk4 }, three { $risk3 }, two { $risk2 }, one { $risk1 }. Roll with the smallest risk possible.
lesson-odds-1-right = You kept one die and rolled five: you can't risk less here.
lesson-odds-1-wrong = Keep just one die that scores, and roll the other five: they farkle { $risk5 } of the time.
lesson-odds-2 = If you keep the 5, one die is left. Do you roll it?
lesson-odds-2-right = One die farkles { $risk1 } of the time. With points at stake, that's hardly ever worth it.
lesson-odds-2-wrong = One die farkles { $risk1 } of the time, and you would lose all the points of the turn. Bank them.
lesson-odds-3 = The same turn, but now both dice score. Roll with the smallest risk.
lesson-odds-3-right = Both dice score, so you roll all six again: the risk is { $risk6 } instead of { $risk1 }.
lesson-odds-3-wrong = Choose both dice and roll: you roll all six again, and they farkle only { $risk6 } of the time.

lesson-fives = Leave a five
lesson-fives-1 = The 1 and the 5 both score, and you want to keep rolling. What do you keep?
lesson-fives-1-right = Just the 1. One more die in the roll is worth more than the { $five } points of the 5.
lesson-fives-1-wrong = Keep just the 1 and roll five dice: they farkle { $risk5 } of the time, four dice { $risk4 }.
lesson-fives-2 = Two 5s, and you want to keep rolling. What do you keep?
lesson-fives-2-right = One 5 is enough to keep rolling. The other die may become something better.
lesson-fives-2-wrong = Keep just one 5 and roll five dice: they farkle { $risk5 } of the time, four dice { $risk4 }.
lesson-fives-3 = Now you have few dice left, and it's time to bank. What do you keep?
lesson-fives-3-right = When you bank, keep everything that scores: there is no next roll to save dice for.
lesson-fives-3-wrong = It's time to bank, and then everything that scores counts. Keep the 1 and the 5, and bank.

lesson-score = Play the score
lesson-score-1 = You and your opponent are level. After the 1, you would have two dice left. Choose what wins more often.
lesson-score-1-right = While the game is open, play for points: here banking is worth more than rolling.
lesson-score-1-wrong = Two dice farkle { $risk2 } of the time. While the game is open, that's too much: bank.
lesson-score-2 = The same dice, but look at the score: your opponent needs only a little to reach { $target }. Choose what wins more often.
lesson-score-2-right = If you bank, you may never get another turn. So take the risk now.
lesson-score-2-wrong = Banking is safe, but your opponent will probably win before you can add to it. Take the risk and roll.
lesson-score-3 = Count first: how much do you need to reach { $target }?
lesson-score-3-right = That reaches { $target } and wins at once. You can't do better than that.
lesson-score-3-wrong = These points are enough to reach { $target }: bank them and win.

lesson-last = The last round
lesson-last-1 = In this game you play { $turns } turns each, and the highest total wins. Your opponent has finished, and this is your last turn. What do you do?
lesson-last-1-right = Banking would lose for certain. In the last turn only winning counts, so you roll.
lesson-last-1-wrong = With these points you would still be behind, and the game would be over. Roll: you have nothing to lose.
lesson-last-2 = You are closer, but not there yet, and you would have only two dice left. What now?
lesson-last-2-right = { $risk2 } is a big risk, but banking would lose for certain.
lesson-last-2-wrong = That's still not enough, so banking loses for certain. Roll, however big the risk.
lesson-last-3 = Count again: what puts you ahead?
lesson-last-3-right = You are ahead, and nobody has a turn left: you win. In games with a target, the rules may give everybody one last turn as well; play it the same way.
lesson-last-3-wrong = Keep enough to be ahead, and bank: more than that gains you nothing.

refusal-no-such-lesson = There is no such lesson. { command-learn } lists all lessons.

## Commands

cmd-learn = learn
cmd-learn-about = Learn Farkle in eight short lessons
