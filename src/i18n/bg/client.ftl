# Текстове, които използва само клиентът за браузър.

loading = Зареждане…
try-again = Нов опит
retry-after =
    { $seconds ->
        [one] Опитайте отново след { $seconds } секунда.
       *[other] Опитайте отново след { $seconds } секунди.
    }
offline = Няма връзка. Страницата може да не е актуална.
offline-answer = Няма връзка със сървъра. Опитайте отново.
offline-read = Няма връзка със сървъра, а тази страница не е запазена на устройството.
unexpected = Нещо се обърка. Опитайте отново.
skip-to-content = Към съдържанието
to-start = Към началната страница
link-copied = Връзката е копирана
share = Споделяне
close = Затваряне
menu = Още възможности
language = Език
nobody = Изтрит профил

## Навигация

nav = Основна
nav-start = Начало
nav-games = Игри
nav-lobby = Лоби
nav-leaderboards = Класации
nav-learn = Уроци
nav-profile = Профил
nav-settings = Настройки
log-in = Вход
log-out = Изход
register = Създаване на профил
forgot-password = Забравена парола?
name = Име
password = Парола
password-hint = Поне 10 знака
for-programmers = За разработчици

## Notifications

bell =
    { $count ->
        [0] Известия
       *[other] Непрочетени известия: { $count }
    }
bell-new = ново
bell-empty = Все още няма известия. Тук се появяват събитията от Вашите игри.

## Начална страница

landing-title = Кингдомино, ход след ход
landing-lead = Поставяйте плочки, свързвайте терените им и събирайте корони. Играйте с приятели дни наред или още сега завършете игра срещу компютъра.
landing-pace = С Вашето темпо: един ход отнема минута, а една игра трае от един час до две седмици. Ще Ви известим, когато сте на ход.
landing-rules = Цялата игра: от двама до петима играчи, всички варианти, династия и „Ерата на гигантите“.
landing-open = Отворено: без реклами, без проследяване и с документиран API за собствените Ви приложения и ботове.
play-now = Играйте сега
play-now-explained = Срещу компютъра, без профил. Ако по-късно си създадете профил, играта остава Ваша.
landing-replay = Истинска игра
landing-replay-of = { $names }, ход след ход
landing-review = Преглед на играта
landing-pause = Пауза
landing-play = Пускане
landing-live = На живо
play-house = Играйте срещу компютъра
play-house-explained = Игра за двама, без профил. Спирате, когато поискате, и продължавате по-късно.
a-kingdom-grows = Кралство, което расте

## Игри

your-move = На ход сте
to-next-game = Продължаване
play-here = Играйте тук
turn-sent = Изиграхте хода си срещу { $names }.
next-short = Следваща
new-table = Създаване на игра
waits-for-you =
    { $count ->
        [one] { $count } игра Ви чака
       *[other] { $count } игри Ви чакат
    }
waits-for-others = В очакване на другите
open-tables = В очакване на играчи
finished-games = Последни игри
poster-invites = { $name } Ви кани на игра
guest-join-explained = Не е нужен профил. По-късно можете да добавите парола, за да запазите игрите си.
rated-table = За рейтинг
rated-needs-account = Играта е за рейтинг, затова за участие е нужен профил.
rated-for-guests = Гостите не могат да играят за рейтинг. Създайте профил, който запазва игрите Ви, или помолете { $name } да направи играта без рейтинг.
rated-without-guests = Играта е за рейтинг, затова гости не могат да се включат.
make-unrated = Игра без рейтинг
table-made-unrated = { $player } направи играта без рейтинг.
waits-for-players =
    { $missing ->
        [one] Липсва { $missing } играч
       *[other] Липсват { $missing } играчи
    }
span-days-hours = { $days } д { $hours } ч
span-hours-minutes = { $hours } ч { $minutes } мин

## Игра в ход

house-name-random = Компютър (лесен)
house-name-greedy = Компютър (среден)
house-name-searching = Компютър (труден)
turn-yours =
    { $expected ->
        [pick] На ход сте: изберете плочка
        [pick-again] На ход сте: изберете още една плочка
        [place] На ход сте: поставете плочка { $domino }
        [cover] На ход сте: изберете короната, която гигантът ще покрие
       *[send-or-keep] На ход сте: изпратете гигант или го задръжте
    }
turn-theirs =
    { $expected ->
        [pick] На ход е { $name }: избор на плочка
        [place] На ход е { $name }: поставяне на плочка
        [cover] На ход е { $name }: покриване на корона
       *[send-or-keep] На ход е { $name }: изпращане или задържане на гигант
    }
clock-of = Оставащо време, { $name }:
paused-until = Играта е в пауза. Край на паузата: { $until }.
you-won =
    { $points ->
        [one] Спечелихте с { $points } точка.
       *[other] Спечелихте с { $points } точки.
    }
game-over = Край на играта
lines = Редици с плочки
lines-empty = Избраните плочки идват тук и после се поставят.
lines-order = По-малките номера играят първи
quests = Мисии
decision = Вашият ход
other-players = Други играчи
log = Дневник на играта
lesson-offer = Как се играе
skip = Пропускане
gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
points =
    { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
no-points-yet = Още няма точки. Точките на една област са квадратите ѝ, умножени по короните ѝ.
place = Поставяне
take = Избор
discard = Изваждане
cover = Покриване
tap-a-cell = Докоснете място за плочката
tap-a-domino = Докоснете плочка
next-in-order =
    { $position ->
        [first] В следващия рунд Вашият ход е първи.
        [last] В следващия рунд Вашият ход е последен.
       *[middle] В следващия рунд Вашият ход е { $place } от { $of }.
    }
plan-by-tap = Или докоснете бледо място, за да я планирате там.
later-cells = Места за по-късно
plan-cell = { $cell }: избор и планиране на това място
rotate-hint = Докоснете пак за завъртане
as-planned = Планираното място
score-change = { $before } → { $after } точки
tap-a-crown = Докоснете корона за покриване
fits-nowhere = Плочката не пасва никъде в кралството Ви.
discarded-for-you = Плочка { $domino } не пасваше никъде в кралството Ви и беше извадена автоматично.
turn-domino = Завъртане: { $domino }
spots =
    { $count ->
        [one] { $count } място
       *[other] { $count } места
    }
spot =
    Ред { $row }, колона { $column }, { $direction ->
        [east] надясно
        [south] надолу
        [west] наляво
       *[north] нагоре
    }: { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
cell-at = Ред { $row }, колона { $column }
row = Ред { $row }
column = Колона { $column }
cell-free = свободно
cell-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } корона
       *[other] { $terrain }, { $crowns } корони
    }, плочка { $domino }{ $giants ->
        [0] { "" }
        [one] , { $giants } гигант
       *[other] , { $giants } гиганти
    }
legal-cells = Възможни ходове
domino-named = Плочка { $domino }
domino-in-words = Плочка { $domino }: { $first }, { $second }
send-or-keep = Изпратете гигант на противник или го задръжте.
send-to = Противник
send-effect = { $name } трябва да покрие корона.
send-giant = Изпращане
keep-giant = Задържане
house-plays-for-you = Вместо Вас играе компютърът. Можете да си върнете мястото по всяко време.
house-plays = играе компютърът
take-back = Върнете си мястото
away-holiday = във ваканция
away-weekend = свободен уикенд
away-pause = в пауза
withdraw = Оттегляне
ask-undo = Предложение за връщане на ход
undo-now = Връщане на последния ход
ask-pause = Предложение за пауза от една седмица
pause-now = Пауза за една седмица
end-pause = Прекратяване на паузата
pick-at-once = Избор с едно докосване
concede = Предаване
concede-sure = Предавате ли се в тази игра? Компютърът заема мястото Ви докрай. Не можете да си го върнете.
play-on = Продължаване на играта
rematch-waits = Реваншът чака играчи.
rematch-begun = Реваншът започна.
rematch-show = Към реванша
look-back = Преглед на играта
history = Преглед на играта
back-to-table = Обратно към играта
version = Ход
download-record = Изтегляне на файла с играта
download-notation = Изтегляне на списъка с ходове
points-by-round = Точки по рундове
column-round = Рунд

## В очакване на играчи

start-now = Започване сега
leave-table = Напускане на масата
cancel-table = Отмяна на играта
share-table = Споделяне на връзката
invite-by-name = Име на играча
invite = Поканване

## Letters of terrains, as in the pictures of the emails

letter-wheat = Ж
letter-forest = Г
letter-lake = Е
letter-pasture = П
letter-swamp = Б
letter-mine = Л
