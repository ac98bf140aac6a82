# Plans for the next turn, the end of a game, its history and its verification.

## History

history-steps = Timeline
history-back = Previous
history-on = Next
history-play = Play
history-pause = Pause
history-since = Since your last turn
history-keys = Arrow keys: step. Space: play. Home, End: first and last step.
history-step = Step { $number } of { $of }
history-share = Share this position
history-film = Download animation
history-save = Download
history-score-of = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
history-curve = Points over time

## Verification of the shuffle

verify-title = Was the shuffle fair?
verify-lead = Before any player joined, the server committed to a secret number, the seed of the shuffle. Your browser checks the revealed seed against that commitment, computes the shuffle again and compares it with the game.
verify-now = Verify the shuffle
verify-working = Computing…
verify-agrees = Verified: the shuffle is exactly the one the server committed to before the game.
verify-differs = Not verified: the shuffle differs from the one the server committed to before the game. Keep the game file and contact the operator of this server.
verify-failed = The shuffle could not be verified: this page does not support the format of the game file.
verify-ok = Passed:
verify-wrong = Failed:
verify-found = Computed: { $found }
verify-commitment = The commitment made when the table was created matches the seed revealed at the end.
verify-lines = The seed and the players' random numbers give the dominoes in the order in which they were drawn.
verify-kings = The same numbers give the order of the first picks.
verify-quests = The same numbers give the two quests.
verify-root = The fingerprint of all lines, published at the start, matches the lines of the game.
verify-proofs =
    { $lines ->
        [one] { $lines } line has a proof that matches the fingerprint.
       *[other] { $lines } lines have a proof that matches the fingerprint.
    }
verify-own-bytes = Players who added random numbers: { $names }.
verify-no-bytes = No player added a random number, so the server could have tried many seeds and chosen among them before it created the table.
verify-method = The method, and a program to repeat this check, are described in the documentation.

## Plan for the next turn

plan-title = Plan your next turn
plan-given = Your plan for the next turn
plan-lead = Your plan is played automatically on your turn. Other players cannot see it.
plan-place = Where to place domino { $domino }
plan-otherwise = If it does not fit there
plan-best = Place it where it scores the most points
plan-ask = Let me choose
plan-no-place = No placement selected. Tap the board, or use the option below.
plan-clear = Clear placement
plan-pick = What to pick, first choice first
plan-picked-as = { $domino }, choice { $number }
plan-later = The dominoes for your next pick have not been drawn yet.
plan-void = Cancel the plan automatically
plan-void-taken = if domino { $domino } is taken
plan-void-giant = if a giant is sent to me
plan-would = If it were your turn now
plan-would-place = Domino { $domino } is placed.
plan-would-discard = Domino { $domino } is discarded because it fits nowhere.
plan-would-ask-place = You choose where to place domino { $domino }.
plan-would-pick = Domino { $domino } is picked.
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

## End of a game

score-factors = { $squares } × { $crowns }
score-sheet = Points
tie-by-property = { $name } and { $other } have the same number of points. { $name } ranks higher because of the larger property: { $more } squares to { $less }.
tie-by-crowns = { $name } and { $other } have the same number of points, and their largest properties are equal. { $name } ranks higher because of more crowns: { $more } to { $less }.
tie-shared = { $name } and { $other } are equal in points, largest property and crowns, so they share rank { $rank }.
largest-property = Largest property
crowns = Crowns
replay = Replay
share-link = Share link
share-picture = Share picture
rematch-proposed = { $name } proposes a rematch.
rematch-accept = Accept rematch
