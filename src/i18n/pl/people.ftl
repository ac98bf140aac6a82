# Profiles, statistics and leaderboards, in the web client.

log-in-first = Zaloguj się, żeby to zobaczyć.
look-around = Rozejrzyj się bez konta
play-too = Aby zagrać, załóż konto albo zagraj od razu z komputerem.
more = Pokaż więcej
people-you = Ty
member-since = Gra tutaj od: { $since }
bot-since = Bot, od: { $since }
guest-since = Gość, od: { $since }
bot-of = Autor: { $owner }
house-mark = Komputer
bot-mark = Bot

## How good

ratings = Ranking
not-rated = Jeszcze bez rankingu.
rating-at-least = Na liście najlepszych: { $points }, czyli ranking minus trzykrotna niepewność.
rating-rests-on =
    { $games ->
        [one] Na podstawie { $games } gry.
       *[other] Na podstawie { $games } gier.
    }
rating-explained = Ranking szacuje, jak dobrze ktoś gra; wszyscy zaczynają od 25. Liczba po ± to jego niepewność, która maleje z każdą grą.

## How reliable

reliability = Rzetelność
reliability-unknown = Nikt tu jeszcze nie musiał czekać.
reliability-median = Zwykły czas odpowiedzi
reliability-timeouts = Czas minął
reliability-waits = Tury przeciwko ludziom w ostatnim roku
of-hundred = { $count } na 100 tur
never = Nigdy

## What games came to

statistics = Statystyki
statistics-games = Gry
statistics-wins = Wygrane
statistics-mean = Średnio punktów
statistics-best = Najwięcej punktów
statistics-bonuses = Z wariantów
statistics-quests = Z zadań
statistics-giants = Giganci na koniec
statistics-discards = Odrzucone płytki
statistics-taken-over = Dokończone przez komputer
statistics-terrains = Punkty według terenu, średnio

## Games played

games-played = Rozegrane gry
no-games-played = Brak zakończonych gier.
filter-result = Które gry
result-all = Wszystkie gry
result-won = Wygrane
result-lost = Niewygrane
place-first = Wygrana
place-of = Miejsce { $rank } z { $players }
played-against = Przeciwnicy: { $players }
house-finished = Komputer dokończył tę grę.
changed-hands = Miejsce przejęte od innego gracza.

## One against another

head-to-head = Jeden na jednego
against-me = Ty i { $name }
against-me-games = Wszystkie wasze wspólne gry
results = Wyniki
never-met = Nie ukończyli jeszcze razem żadnej gry.
balance-ahead = Wyżej: { $player }
balance-level = Na równi
balance-points = Średnio punktów

## Leaderboards

category = W co się gra
leaders-place = Miejsce
leaders-rating = Wynik
leaders-mean = Ranking
nobody-rated = Nikt nie ma tu jeszcze rankingu.
leaderboard-explained = Wynik to ranking minus trzykrotna niepewność: tyle gracz jest wart prawie na pewno. Rośnie z każdą kolejną grą. Profile pokazują ranking.
