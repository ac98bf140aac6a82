# Plans for the next turn, the history of a game, and its verification.

## The game so far

history-steps = Steps of the game
history-back = Back
history-on = On
history-play = Play
history-pause = Pause
history-since = Since my last turn
history-keys = Arrow keys go step by step, Space plays, Home and End go to the start and the end.
history-step = Step { $number } of { $of }
history-share = Share this moment
history-film = The game as a film
history-save = Keep the game
history-score-of = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
history-curve = How the points grew

## The shuffle, verified

verify-title = Was it dealt fairly?
verify-lead = The server promised the order of the dominoes before anybody joined. This page computes it again, and asks nobody.
verify-now = Verify the shuffle
verify-working = Computing…
verify-agrees = It agrees: the dominoes were dealt as was promised before the game.
verify-differs = It does not agree. Keep the record, and ask who runs this server.
verify-failed = This could not be verified: the record is not as this page knows it.
verify-ok = agrees
verify-wrong = does not agree
verify-found = Computed: { $found }
verify-commitment = The promise of the opening belongs to the seed that was shown at the end.
verify-lines = The seed and the players' bytes give the dominoes in the order in which they were dealt.
verify-kings = They give who picked first.
verify-quests = They give the two quests.
verify-root = The fingerprint of all lines, shown at the start, is that of these lines.
verify-proofs =
    { $lines ->
        [one] { $lines } line came with a proof that leads to this fingerprint.
       *[other] { $lines } lines came with a proof that leads to this fingerprint.
    }
verify-own-bytes = Bytes of their own added: { $names }.
verify-no-bytes = No player added bytes of their own, so the server could have chosen among seeds before the table was opened.
verify-method = The method is written down in docs/client/shuffle.md, where there is a program too that does the same.

## A plan for the next turn

plan-title = Plan my next turn
plan-given = An order for my next turn
plan-lead = An order is carried out at once when your turn comes. Nobody else sees it.
plan-place = Where { $domino } goes
plan-otherwise = If it cannot lie there
plan-best = Where it brings most
plan-ask = Ask me
plan-no-place = No place chosen: tap the board, or leave it to what stands below.
plan-clear = Choose no place
plan-pick = What to take, the best first
plan-picked-as = { $domino }, choice { $number }
plan-later = The line to take from is not dealt yet.
plan-void = Forget the order
plan-void-taken = if somebody takes { $domino }
plan-void-giant = if a giant comes to me
plan-would = If it were your turn now
plan-would-place = { $domino } is placed.
plan-would-discard = { $domino } is discarded, as it fits nowhere.
plan-would-ask-place = You are asked where { $domino } goes.
plan-would-pick = { $domino } is taken.
plan-would-ask-pick = You are asked what to take.
plan-would-score = That makes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
plan-give = Give this order
plan-change = Change the order
plan-withdraw = Withdraw the order
plan-saved = The order is kept for your next turn.
plan-withdrawn = The order is withdrawn: you will be asked.
plan-since = Since { $at }
