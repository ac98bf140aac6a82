# Profiles, statistics and leaderboards, in the web client.

log-in-first = Влезте, за да видите това.
look-around = Разгледайте без профил
play-too = За да играете и вие, създайте профил или играйте веднага срещу компютъра.
more = Още
people-you = Вие
member-since = Играе тук от { $since }
bot-since = Бот, от { $since }
guest-since = Гост, от { $since }
bot-of = Създател: { $owner }
house-mark = Компютър
bot-mark = Бот

## How good

ratings = Рейтинг
not-rated = Още няма рейтинг.
rating-at-least = В класацията: { $points } – рейтингът минус три пъти неговата несигурност.
rating-rests-on =
    { $games ->
        [one] От { $games } игра.
       *[other] От { $games } игри.
    }
rating-explained = Рейтингът преценява колко добре играе някой; всички започват с 25. Числото след ± е неговата несигурност, която намалява с всяка игра.

## How reliable

reliability = Надеждност
reliability-unknown = Още никой не е чакал този играч.
reliability-median = Обичайно отговаря за
reliability-timeouts = Времето изтече
reliability-waits = Ходове срещу хора през последната година
of-hundred = { $count } на 100 хода
never = Никога

## What games came to

statistics = Статистика
statistics-games = Игри
statistics-wins = Спечелени
statistics-mean = Точки средно
statistics-best = Най-много точки
statistics-bonuses = От варианти
statistics-quests = От мисии
statistics-giants = Гиганти накрая
statistics-discards = Извадени плочки
statistics-taken-over = Довършени от компютъра
statistics-terrains = Точки по терен, средно

## Games played

games-played = Изиграни игри
no-games-played = Няма завършени игри.
filter-result = Кои игри
result-all = Всички игри
result-won = Спечелени
result-lost = Неспечелени
place-first = Победа
place-of = { $rank }. място от { $players }
played-against = Срещу { $players }
house-finished = Компютърът изигра играта докрай.
changed-hands = Мястото е поето от друг играч.

## One against another

head-to-head = Един срещу друг
against-me = Вие и { $name }
against-me-games = Всички игри помежду Ви
results = Резултати
never-met = Двамата още не са завършили игра заедно.
balance-ahead = Напред: { $player }
balance-level = Наравно
balance-points = Точки средно

## Leaderboards

category = Какво се играе
leaders-place = Място
leaders-rating = Оценка
leaders-mean = Рейтинг
nobody-rated = Тук още никой няма рейтинг.
leaderboard-explained = Оценката е рейтингът минус три пъти неговата несигурност: толкова струва играчът почти сигурно. Тя расте с изиграните игри. Профилите показват рейтинга.
