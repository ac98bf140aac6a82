# Profiles, statistics and leaderboards, in the web client.

log-in-first = Log in to see this.
look-around = Look around without an account
play-too = To play yourself, create an account, or play against the house at once.
more = Show more
people-you = You
member-since = Plays here since { $since }
bot-since = A bot, since { $since }
guest-since = A guest, since { $since }
bot-of = Made by { $owner }
house-mark = House
bot-mark = Bot

## How good

ratings = Ratings
not-rated = Not rated yet.
rating-at-least = On the leaderboard: { $points }, the rating minus three times its uncertainty.
rating-rests-on =
    { $games ->
        [one] From { $games } game.
       *[other] From { $games } games.
    }
rating-explained = The rating estimates how well somebody plays; everybody begins with 25. The number after ± is its uncertainty, which shrinks with every game.

## How reliable

reliability = Reliability
reliability-unknown = Nobody has waited for this player yet.
reliability-median = Usually answers within
reliability-timeouts = Time ran out
reliability-waits = Turns against people in the last year
of-hundred = { $count } in 100 turns
never = Never

## What games came to

statistics = Statistics
statistics-games = Games
statistics-wins = Won
statistics-mean = Points on average
statistics-best = Most points
statistics-bonuses = From variants
statistics-quests = From quests
statistics-giants = Giants at the end
statistics-discards = Dominoes discarded
statistics-taken-over = Finished by the house
statistics-terrains = Points by terrain, on average

## Games played

games-played = Games played
no-games-played = No finished games.
filter-result = Which games
result-all = All games
result-won = Won
result-lost = Not won
place-first = Won
place-of = Place { $rank } of { $players }
played-against = Against { $players }
house-finished = The house played it to the end.
changed-hands = Took the seat over from another player.

## One against another

head-to-head = Head to head
against-me = You and { $name }
against-me-games = All games with both of you
results = Results
never-met = These two have not finished a game together.
balance-ahead = { $player } ahead
balance-level = Level
balance-points = Points on average

## Leaderboards

category = What is played
leaders-place = Place
leaders-rating = Score
leaders-mean = Rating
nobody-rated = Nobody is rated here yet.
leaderboard-explained = The score is the rating minus three times its uncertainty: what a player is almost surely worth at least. It rises as more games are played. Profiles show the rating.
