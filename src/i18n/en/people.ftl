# Profiles, statistics and leaderboards, in the web client.

log-in-first = Log in to see this.
look-around = Continue as a guest
play-too = Create an account to play with others, or play against the computer right away.
more = Show more
people-you = You
profile-edit = Edit name and avatar
member-since = Member since { $since }
bot-since = Bot since { $since }
guest-since = Guest since { $since }
bot-of = Owner: { $owner }
house-mark = Computer
bot-mark = Bot

## Ratings

ratings = Ratings
not-rated = Not rated yet.
rating-at-least = Very likely above { $points }.
rating-rests-on =
    { $games ->
        [one] Based on { $games } game.
       *[other] Based on { $games } games.
    }
rating-explained = The rating estimates how well a player plays; everyone starts with 25. The number after ± is the uncertainty, which shrinks with every game.
rating-curve =
    { $games ->
        [one] Rating after { $games } game
       *[other] Rating over { $games } games
    }, from { $from } to { $until }. At first: { $first }. Now: { $last }. Highest: { $highest }. Lowest: { $lowest }.

## Reliability

reliability = Reliability
reliability-median = Typical response time
reliability-timeouts = Missed turns
reliability-waits = Turns against people in the last year (at most 200)
of-hundred = { $count } per 100 turns
never = None

## Statistics

statistics = Statistics
statistics-games = Games
statistics-wins = Wins
statistics-mean = Average score
statistics-best = Best score
statistics-bonuses = Average points from variants
statistics-quests = Average points from quests
statistics-giants = Average giants at the end
statistics-discards = Average discards
statistics-taken-over = Finished by the computer
statistics-terrains = Average points by terrain

## Records and opponents

records = Records
record-game = View game
record-streak = Longest winning streak
record-streak-end = View the last win
record-recent =
    { $games ->
        [one] In the last game
       *[other] In the last { $games } games
    }
record-wins = { $wins } of { $games }
favourite-terrains = Favourite terrains
favourite-terrain-points = { $points } points per game
recent-opponents = Recent opponents
recent-opponents-none = No games against other people yet.
recent-results =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }
profile-empty = { $name } has not finished a game yet.
profile-empty-own = You have not finished a game yet. Your rating, records and opponents will appear here.

## Games played

games-played = Games played
no-games-played = No games to show.
filter-result = Result
result-all = All games
result-won = Won
result-lost = Lost
place-first = Won
place-of = { $rank ->
        [2] 2nd of { $players }
        [3] 3rd of { $players }
       *[other] { $rank }th of { $players }
    }
played-against = Against { $players }
house-finished = Finished by the computer.
changed-hands = Took over the seat from another player.

## Head to head

head-to-head = Head to head
against-me = You and { $name }
against-me-games = All games you played together
results = Results
never-met = These players have not finished a game together.
balance-ahead = { $player } finished ahead
balance-level = Tied
balance-points = Average score

## Leaderboards

category = Category
leaders-place = Rank
leaders-rating = Strength
leaders-mean = Rating
nobody-rated = No rated players yet.
leaderboard-explained = Strength is the rating minus three times its uncertainty: a player is very likely at least this strong. More games reduce the uncertainty, which raises the strength. Profiles show the rating.
