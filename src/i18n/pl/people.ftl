# Profiles, statistics and leaderboards, in the web client.

log-in-first = Zaloguj się, żeby to zobaczyć.
look-around = Przeglądaj jako gość
play-too = Załóż konto, aby grać z innymi, albo zagraj od razu z komputerem.
more = Pokaż więcej
people-you = Ty
profile-edit = Zmień nazwę i awatar
member-since = W serwisie od: { $since }
bot-since = Bot od: { $since }
guest-since = Gość od: { $since }
bot-of = Właściciel: { $owner }
house-mark = Komputer
bot-mark = Bot

## Ratings

ratings = Ranking
not-rated = Jeszcze bez rankingu.
rating-at-least = Bardzo prawdopodobnie powyżej { $points }.
rating-rests-on =
    { $games ->
        [one] Na podstawie { $games } gry.
       *[other] Na podstawie { $games } gier.
    }
rating-explained = Ranking szacuje, jak dobrze gracz gra; wszyscy zaczynają od 25. Liczba po ± to niepewność, która maleje z każdą grą.
rating-curve =
    { $games ->
        [one] Ranking po { $games } grze
       *[other] Ranking w ciągu { $games } gier
    }, od { $from } do { $until }. Na początku: { $first }. Teraz: { $last }. Najwyższy: { $highest }. Najniższy: { $lowest }.

## Reliability

reliability = Rzetelność
reliability-median = Typowy czas odpowiedzi
reliability-timeouts = Opuszczone tury
reliability-waits = Tury przeciwko ludziom w ostatnim roku (najwyżej 200)
of-hundred = { $count } na 100 tur
never = Brak

## Statistics

statistics = Statystyki
statistics-games = Gry
statistics-wins = Wygrane
statistics-mean = Średnio punktów
statistics-best = Najlepszy wynik
statistics-bonuses = Średnio punktów z wariantów
statistics-quests = Średnio punktów z zadań
statistics-giants = Średnio gigantów na koniec
statistics-discards = Średnio odrzuconych płytek
statistics-taken-over = Dokończone przez komputer
statistics-terrains = Średnio punktów według terenu

## Rekordy i przeciwnicy

records = Rekordy
record-game = Zobacz grę
record-streak = Najdłuższa seria wygranych
record-streak-end = Zobacz ostatnią wygraną
record-recent =
    { $games ->
        [one] W ostatniej grze
       *[other] W ostatnich { $games } grach
    }
record-wins = { $wins } z { $games }
favourite-terrains = Ulubione tereny
favourite-terrain-points = Punkty na grę: { $points }
recent-opponents = Ostatni przeciwnicy
recent-opponents-none = Nie ma jeszcze gier z innymi ludźmi.
recent-results =
    { $wins ->
        [one] { $wins } wygrana
        [few] { $wins } wygrane
       *[other] { $wins } wygranych
    }, { $losses ->
        [one] { $losses } przegrana
        [few] { $losses } przegrane
       *[other] { $losses } przegranych
    }
profile-empty = Gracz { $name } nie ma jeszcze ukończonych gier.
profile-empty-own = Nie masz jeszcze ukończonych gier. Tu pojawią się Twój ranking, rekordy i przeciwnicy.

## Games played

games-played = Rozegrane gry
no-games-played = Brak gier.
filter-result = Wynik
result-all = Wszystkie gry
result-won = Wygrane
result-lost = Przegrane
place-first = Wygrana
place-of = Miejsce { $rank } z { $players }
played-against = Przeciwnicy: { $players }
house-finished = Grę dokończył komputer.
changed-hands = Miejsce przekazane przez innego gracza.

## Head to head

head-to-head = Bilans bezpośredni
against-me = Ty i { $name }
against-me-games = Wszystkie wasze wspólne gry
results = Wyniki
never-met = Ci gracze nie ukończyli razem żadnej gry.
balance-ahead = Wyżej: { $player }
balance-level = Remisy
balance-points = Średnio punktów

## Leaderboards

category = Kategoria
leaders-place = Miejsce
leaders-rating = Siła gry
leaders-mean = Ranking
nobody-rated = Nie ma jeszcze graczy z rankingiem.
leaderboard-explained = Siła gry to ranking minus trzykrotna niepewność: gracz bardzo prawdopodobnie gra co najmniej tak dobrze. Kolejne gry zmniejszają niepewność, a to podnosi siłę gry. Profile pokazują ranking.
