# Plans for the next turn, the history of a game, and its verification.

## History

history-steps = Timeline
history-back = Previous
history-on = Next
history-play = Play
history-pause = Pause
history-since = Since your last turn
history-keys = Arrow keys move step by step, Space plays, Home and End jump to the start and the end.
history-step = Step { $number } of { $of }
history-share = Share this position
history-film = Download animation
history-save = Save the game
history-score-of = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
history-curve = Points over time

## Verification of the shuffle

verify-title = Was the deal fair?
verify-lead = The server committed to the order of the dominoes before any player joined. Your browser computes the order again and compares it with that commitment.
verify-now = Verify the shuffle
verify-working = Computing…
verify-agrees = Verified: the deal is exactly what was committed before the game.
verify-differs = Not verified: the deal differs from what was committed before the game. Keep the game file and contact the operator of this server.
verify-failed = The shuffle could not be verified: this page does not know the format of the game file.
verify-ok = Passed:
verify-wrong = Failed:
verify-found = Computed: { $found }
verify-commitment = The commitment made when the table was created matches the seed revealed at the end.
verify-lines = The seed and the players' random bytes give the dominoes in the order in which they were dealt.
verify-kings = The same numbers give the order of the first picks.
verify-quests = The same numbers give the two quests.
verify-root = The fingerprint of all lines, published at the start, matches the lines of the game.
verify-proofs =
    { $lines ->
        [one] { $lines } line has a proof that matches the fingerprint.
       *[other] { $lines } lines have a proof that matches the fingerprint.
    }
verify-own-bytes = Players who added random bytes: { $names }.
verify-no-bytes = No player added random bytes, so the server could have selected a seed before the table was created.
verify-method = The method is described in docs/client/shuffle.md, together with a program that does the same.

## Plan for the next turn

plan-title = Plan your next turn
plan-given = Your plan for the next turn
plan-lead = Your plan is played automatically on your turn. Other players cannot see it.
plan-place = Where to place { $domino }
plan-otherwise = If it does not fit there
plan-best = Place it for the most points
plan-ask = Let me choose
plan-no-place = No position selected. Tap the board, or rely on the choice below.
plan-clear = Clear position
plan-pick = What to pick, best first
plan-picked-as = { $domino }, choice { $number }
plan-later = The line to pick from has not been drawn yet.
plan-void = Cancel the plan automatically
plan-void-taken = if { $domino } is taken
plan-void-giant = if a giant is sent to me
plan-would = If it were your turn now
plan-would-place = { $domino } is placed.
plan-would-discard = { $domino } is discarded because it fits nowhere.
plan-would-ask-place = You choose where to place { $domino }.
plan-would-pick = { $domino } is picked.
plan-would-ask-pick = You choose what to pick.
plan-would-score = Your kingdom then has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
plan-give = Save plan
plan-change = Update plan
plan-withdraw = Cancel plan
plan-saved = Plan saved for your next turn.
plan-withdrawn = Plan cancelled. You will play your next turn yourself.
plan-since = Saved { $at }
