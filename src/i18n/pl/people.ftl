# Profiles, statistics and leaderboards, in the web client.

log-in-first = Zaloguj się, żeby to zobaczyć.
look-around = Przeglądaj jako gość
play-too = Załóż konto, aby grać z innymi, albo zagraj od razu z komputerem.
more = Pokaż więcej
people-you = Ty
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

## Reliability

reliability = Rzetelność
reliability-unknown = Nie ma jeszcze danych.
reliability-median = Zwykły czas odpowiedzi
reliability-timeouts = Opuszczone tury
reliability-waits = Tury przeciwko ludziom w ostatnim roku (najwyżej 200)
of-hundred = { $count } na 100 tur
never = Nigdy

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
house-finished = Komputer grał do końca gry.
changed-hands = Miejsce przekazane przez innego gracza.

## Head to head

head-to-head = Jeden na jednego
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
leaderboard-explained = Siła gry to ranking minus trzykrotna niepewność: gracz jest bardzo prawdopodobnie lepszy. Kolejne gry zmniejszają niepewność, a to podnosi siłę gry. Profile pokazują ranking.
