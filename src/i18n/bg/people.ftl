# Profiles, statistics and leaderboards, in the web client.

log-in-first = Влезте, за да видите това.
look-around = Разглеждане като гост
play-too = Създайте профил, за да играете с други, или играйте веднага срещу компютъра.
more = Още
people-you = Вие
profile-edit = Промяна на име и аватар
member-since = Член от { $since }
bot-since = Бот от { $since }
guest-since = Гост от { $since }
bot-of = Собственик: { $owner }
house-mark = Компютър
bot-mark = Бот

## Ratings

ratings = Рейтинг
not-rated = Още няма рейтинг.
rating-at-least = Много вероятно над { $points }.
rating-rests-on =
    { $games ->
        [one] Въз основа на { $games } игра.
       *[other] Въз основа на { $games } игри.
    }
rating-explained = Рейтингът оценява колко добре играе даден играч; всички започват с 25. Числото след ± е несигурността, която намалява с всяка игра.
rating-curve =
    { $games ->
        [one] Рейтинг след { $games } игра
       *[other] Рейтинг за { $games } игри
    }, от { $from } до { $until }. В началото: { $first }. Сега: { $last }. Най-висок: { $highest }. Най-нисък: { $lowest }.

## Reliability

reliability = Надеждност
reliability-median = Обичайно време за отговор
reliability-timeouts = Пропуснати ходове
reliability-waits = Ходове срещу хора през последната година (най-много 200)
of-hundred = { $count } на 100 хода
never = Никога

## Statistics

statistics = Статистика
statistics-games = Игри
statistics-wins = Победи
statistics-mean = Точки, средно
statistics-best = Най-добър резултат
statistics-bonuses = Точки от варианти, средно
statistics-quests = Точки от мисии, средно
statistics-giants = Гиганти накрая, средно
statistics-discards = Извадени плочки, средно
statistics-taken-over = Довършени от компютъра
statistics-terrains = Точки по терен, средно

## Рекорди и противници

records = Рекорди
record-game = Преглед на играта
record-streak = Най-дълга поредица от победи
record-streak-end = Преглед на последната победа
record-recent =
    { $games ->
        [one] В последната игра
       *[other] В последните { $games } игри
    }
record-wins = { $wins } от { $games }
favourite-terrains = Любими терени
favourite-terrain-points = Точки на игра: { $points }
recent-opponents = Последни противници
recent-opponents-none = Все още няма игри с други хора.
recent-results =
    { $wins ->
        [one] { $wins } победа
       *[other] { $wins } победи
    }, { $losses ->
        [one] { $losses } загуба
       *[other] { $losses } загуби
    }
profile-empty = { $name } още няма завършена игра.
profile-empty-own = Още нямате завършена игра. Тук ще се виждат Вашият рейтинг, рекорди и противници.

## Games played

games-played = Изиграни игри
no-games-played = Няма игри.
filter-result = Резултат
result-all = Всички игри
result-won = Спечелени
result-lost = Загубени
place-first = Победа
place-of = Място { $rank } от { $players }
played-against = Срещу { $players }
house-finished = Довършена от компютъра.
changed-hands = Мястото е отстъпено от друг играч.

## Head to head

head-to-head = Един срещу друг
against-me = Вие и { $name }
against-me-games = Всичките Ви общи игри
results = Резултати
never-met = Тези играчи още не са завършили игра заедно.
balance-ahead = По-напред: { $player }
balance-level = Наравно
balance-points = Точки, средно

## Leaderboards

category = Категория
leaders-place = Място
leaders-rating = Сила
leaders-mean = Рейтинг
nobody-rated = Още няма играчи с рейтинг.
leaderboard-explained = Силата е рейтингът минус три пъти неговата несигурност: много вероятно играчът е поне толкова силен. С повече игри несигурността намалява, а силата се повишава. Профилите показват рейтинга.
