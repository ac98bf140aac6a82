# Какво казва приложението в браузъра освен онова, което казват и всички други канали.

loading = Един момент…
try-again = Нов опит
retry-after =
    { $seconds ->
        [one] Опитайте отново след { $seconds } секунда.
       *[other] Опитайте отново след { $seconds } секунди.
    }
offline = Няма връзка: виждате последното, което беше тук.
offline-answer = Няма връзка със сървъра. Нищо не беше изпратено.
offline-read = Няма връзка със сървъра, а това още не е зареждано тук.
unexpected = Тук нещо се обърка. Опитайте отново.
skip-to-content = Към съдържанието
to-start = Към началната страница
link-copied = Връзката е копирана
share = Споделяне
menu = Още
language = Език
nobody = Никой

## Пътят през страниците

nav = Основна
nav-games = Игри
nav-lobby = Лоби
nav-leaderboards = Класации
nav-learn = Уроци
nav-settings = Настройки
log-in = Вход
log-out = Изход
register = Създаване на профил
forgot-password = Забравена парола?
name = Име
password = Парола
password-hint = Поне 10 знака.
for-programmers = За програмисти

## Първата страница

landing-title = Кингдомино, ход след ход
landing-lead = Поставяйте плочки, свързвайте земите им и коронясвайте най-добрите от тях. Играйте с приятели дни наред или още сега цяла игра срещу компютъра.
landing-pace = С Вашето темпо: един ход отнема минута, една игра отнема час или две седмици. Ще Ви известим, когато сте на ход.
landing-rules = Всичко от кутиите: от двама до петима играчи, всички варианти, династия и „Ерата на гигантите“.
landing-open = Отворено: без реклами, без проследяване и с описан интерфейс за собствените Ви програми.
play-now = Играйте сега
play-now-explained = Срещу компютъра, без профил. Можете да запазите играта по-късно.
play-house = Играйте сега с компютъра
play-house-explained = Игра за двама, без профил. Спирате, когато поискате, и продължавате по-късно.
a-kingdom-grows = Кралство, което расте

## Игри

your-move = На ход сте
to-next-game = Следваща игра
new-table = Нова маса
waits-for-you =
    { $count ->
        [one] { $count } игра Ви чака
       *[other] { $count } игри Ви чакат
    }
waits-for-others = На ход са другите
open-tables = Маси, които чакат играчи
finished-games = Изиграни наскоро
waits-for-players =
    { $missing ->
        [one] Чака още { $missing } играч
       *[other] Чака още { $missing } играчи
    }
span-days-hours = { $days } д { $hours } ч
span-hours-minutes = { $hours } ч { $minutes } мин

## Маса

house-name-random = Компютър (наслуки)
house-name-greedy = Компютър (алчен)
house-name-searching = Компютър (мисли напред)
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
        [pick] { $name } избира плочка
        [place] { $name } поставя плочка
        [cover] { $name } покрива корона
       *[send-or-keep] { $name } изпраща гигант или го задържа
    }
paused-until = Играта е в пауза. Край на паузата: { $until }.
you-won =
    { $points ->
        [one] Спечелихте с { $points } точка
       *[other] Спечелихте с { $points } точки
    }
game-over = Играта приключи
lines = Редиците с плочки
quests = Мисии
decision = Вашето решение
other-players = Играчите
log = Какво стана
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
no-points-yet = Областите с корони носят точки: квадрати по корони.
place = Поставяне
take = Избор
discard = Изваждане
cover = Покриване
tap-a-cell = Посочете мястото ѝ
tap-a-domino = Посочете плочка
next-in-order = С нея сте номер { $place } от { $of } в следващия рунд.
tap-a-crown = Посочете короната, която ще покрие
fits-nowhere = Не пасва никъде в кралството Ви.
turn-domino = Завъртане: { $domino }
all-spots =
    { $count ->
        [one] { $count } начин за поставяне
       *[other] Всички { $count } начина за поставяне
    }
spot =
    Ред { $row }, колона { $column }, на { $direction ->
        [east] изток
        [south] юг
        [west] запад
       *[north] север
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
legal-cells = Къде може да се постави
domino-named = Плочка { $domino }
domino-in-words = Плочка { $domino }: { $first }, { $second }
send-or-keep = Изпратете гигант на противник или го задръжте.
send-to = На кого
send-giant = Изпращане
keep-giant = Задържане
house-plays-for-you = Вместо Вас играе компютърът. Върнете си мястото, когато пожелаете.
house-plays = играе компютърът
take-back = Връщане на мястото
away-holiday = на почивка
away-weekend = свободен уикенд
away-pause = в пауза
withdraw = Оттегляне
ask-undo = Молба за връщане на последното решение
undo-now = Връщане на последното решение
ask-pause = Молба за пауза от една седмица
pause-now = Пауза за една седмица
end-pause = Прекратяване на паузата
pick-at-once = Избор с едно докосване
concede = Предаване
concede-sure = Предавате ли се в тази игра? Компютърът ще я доиграе вместо Вас.
play-on = Продължавам
rematch-waits = Противниците ви чакат на масата за реванша.
rematch-begun = Реваншът започна.
rematch-show = Към реванша
look-back = Поглед назад
history = Играта досега
back-to-table = Обратно към масата
version = Ход
download-record = Запис
download-notation = Нотация
points-by-round = Точки по рундове
column-round = Рунд

## Маса, която чака

start-now = Начало сега
leave-table = Напускане на масата
cancel-table = Отмяна на играта
share-table = Споделяне на връзката
invite-by-name = Покана за играч
invite = Покана
