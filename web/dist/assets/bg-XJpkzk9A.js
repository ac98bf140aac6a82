var e=`terrain-wheat = житно поле
terrain-forest = гора
terrain-lake = езеро
terrain-pasture = пасище
terrain-swamp = блато
terrain-mine = планина
variant-middle-kingdom = Средното кралство
variant-harmony = Хармония
variant-mighty-duel = Великият дуел
edition-board-game-arena = Правила на Board Game Arena
expansion-none = Основна игра
expansion-age-of-giants = Ерата на гигантите
quest-local-business-wheat = Местна търговия (житно поле)
quest-local-business-forest = Местна търговия (гора)
quest-local-business-lake = Местна търговия (езеро)
quest-local-business-pasture = Местна търговия (пасище)
quest-local-business-swamp = Местна търговия (блато)
quest-local-business-mine = Местна търговия (планина)
quest-four-corners-wheat = Четирите ъгъла (житно поле)
quest-four-corners-forest = Четирите ъгъла (гора)
quest-four-corners-lake = Четирите ъгъла (езеро)
quest-four-corners-pasture = Четирите ъгъла (пасище)
quest-four-corners-swamp = Четирите ъгъла (блато)
quest-four-corners-mine = Четирите ъгъла (планина)
quest-harmony = Хармония
quest-middle-kingdom = Средното кралство
quest-lost-corner = Изгубеният ъгъл
quest-folie-des-grandeurs = Мания за величие
quest-bleak-king = Кралят е гол
castle = замък
    .counted = { $count ->
        [one] { $count } замък
       *[other] { $count } замъка
    }
crown = корона
    .counted = { $count ->
        [one] { $count } корона
       *[other] { $count } корони
    }
giant = гигант
    .counted = { $count ->
        [one] { $count } гигант
       *[other] { $count } гиганти
    }
domino = плочка
    .counted = { $count ->
        [one] { $count } плочка
       *[other] { $count } плочки
    }
kingdom = кралство
    .counted = { $count ->
        [one] { $count } кралство
       *[other] { $count } кралства
    }
round = рунд
    .counted = { $count ->
        [one] { $count } рунд
       *[other] { $count } рунда
    }
player = играч
    .counted = { $count ->
        [one] { $count } играч
       *[other] { $count } играчи
    }
game = игра
    .counted = { $count ->
        [one] { $count } игра
       *[other] { $count } игри
    }
problem-registration_closed = Този сървър не приема нови профили.
problem-invitation_required = За създаване на профил на този сървър е нужна връзка с покана.
game-started =
    { $rounds ->
        [one] Играта започна. Тя има { $rounds } рунд.
       *[other] Играта започна. Тя има { $rounds } рунда.
    }
    .subject = Играта Ви срещу { $opponents } започна
game-cancelled = { $by } отмени играта. Не е нужно да правите нищо.
    .subject = { $by } отмени играта
game-finished =
    Играта приключи. { $rank ->
        [1] Вие спечелихте
       *[other] Заехте място { $rank } от { $players }
    }, резултат: { $points ->
        [one] { $points } точка.
       *[other] { $points } точки.
    }
    .subject =
    { $rank ->
        [1] Спечелихте срещу { $opponents }
       *[other] Играта Ви срещу { $opponents } приключи
    }
invitation =
    { $from } Ви покани на игра на Кингдомино { $seats ->
        [one] за { $seats } играч.
       *[other] за { $seats } играчи.
    }
    .subject = { $from } Ви покани на игра
undo-asked = { $by } предлага връщане на последния ход. Трябва да приемат всички играчи.
    .subject = { $by } предлага връщане на ход
undone = { $by } върна ход. Играта е отново в позицията преди него.
    .subject = { $by } върна ход
pause-asked = { $by } предлага пауза. Край на паузата: { $until }. Трябва да приемат всички играчи.
    .subject = { $by } предлага пауза
paused = Всички играчи приеха: часовниците са спрени. Край на паузата: { $until }. Всеки играч може да я прекрати по-рано.
    .subject = Играта е в пауза
resumed = { $by } прекрати паузата. Времето отново тече.
    .subject = Паузата свърши
event-table-opened = { $player } създаде масата.
event-invited = { $player } получи покана.
event-declined = { $player } отказа поканата.
event-joined = { $player } се присъедини към масата.
event-left = { $player } напусна масата.
event-game-started = Играта започна.
event-game-cancelled = Играта беше отменена.
event-line-dealt = Изтеглени са нови плочки: { $dominoes }.
event-premove-played = Този ход на { $player } беше планиран предварително.
event-picked = { $player } избра плочка { $domino }.
event-placed = { $player } постави плочка { $domino }.
event-discarded = { $player } извади от игра плочка { $domino }: не пасваше никъде.
event-covered = { $player } покри корона с гигант.
event-giant-sent = { $player } изпрати гигант на { $to }.
event-giant-sent-to-you = { $player } Ви изпрати гигант.
event-giant-kept = { $player } задържа гиганта.
event-timed-out = Времето изтече: { $player }.
event-taken-over =
    { $for_good ->
        [yes] Компютърът зае мястото на { $player } до края на играта.
       *[no] Компютърът зае мястото на { $player }, докато играчът се върне.
    }
event-taken-back = { $player } си върна мястото от компютъра.
event-conceded = { $player } се предаде.
event-undo-asked = { $player } предложи връщане на ход.
event-pause-asked = { $player } предложи пауза. Край на паузата: { $until }.
event-agreed = { $player } прие предложението.
event-refused = { $player } отхвърли предложението.
event-withdrawn = { $player } оттегли предложението си.
event-undone = { $player } върна ход.
event-paused = Играта е в пауза. Край на паузата: { $until }.
event-resumed = { $player } прекрати паузата.
event-seat-offered = { $player } предложи мястото си на { $to }.
event-offer-ended = Предложението за мястото на { $player } вече не важи.
event-seat-handed-over = { $player } отстъпи мястото си на { $to }.
event-game-finished = Играта приключи.
guest-name = Гост { $number }
awaited = На ход е { $player }.
open-table = Към играта
agree = Приемане
refuse = Отхвърляне
game-moved-on = Играта е продължила, откакто беше изпратен имейлът. Отворете играта, за да видите докъде е стигнала.
join = Присъединяване
terms-players =
    { $players ->
        [one] За { $players } играч.
       *[other] За { $players } играчи.
    } На масата: { $names }.
terms-rules = Правила: { $rules }.
terms-untimed = Няма ограничение на времето.
terms-per-turn = Време за ход: { $time }.
terms-bank = Време за цялата игра: { $initial }, плюс { $increment } за всеки ход.
terms-play-for =
    { $times ->
        [one] Ако времето Ви изтече, мястото Ви заема компютърът.
       *[other] Ако времето Ви изтече, компютърът изиграва този ход; след { $times } поредни пропуснати хода той заема мястото Ви.
    }
terms-take-over = Ако времето Ви изтече, мястото Ви заема компютърът.
terms-unrated = Играта не променя ничий рейтинг.
terms-rest-at-once = Всяка игра започва, щом приключи предишната.
terms-rest-after = Почивка между игрите: най-много { $time }.
terms-rest-when-ready = Всяка нова игра започва, когато всички са готови, но най-късно след { $time }.
ready = Да започваме
series-of = Династия: { $players }
series-not-started = Династията още не е започнала.
series-playing = Играе се игра { $game } от { $games }.
series-ended = Династията приключи.
series-called-off = Династията беше отменена. Класирането се запазва.
next-game-at = Начало на следващата игра: { $at } или по-рано, ако всички са готови.
next-game-when-ready = Следващата игра започва, когато всички са готови.
ready-said = Готовността Ви е потвърдена. Следващата игра още чака { $players }.
own-name = Име
register-and-join = Създаване на профил и присъединяване
picture-table = Кингдомино
picture-kingdom = Кралството на { $name }
picture-square =
    { $crowns ->
        [one] { $terrain } с { $crowns } корона
       *[other] { $terrain } с { $crowns } корони
    }
picture-before-first-round = Преди първия рунд
picture-round = Рунд { $round } от { $rounds }
picture-undrawn =
    { $dominoes ->
        [one] остава { $dominoes } плочка
       *[other] остават { $dominoes } плочки
    }
picture-all-drawn = няма повече плочки
picture-turn =
    { $expected ->
        [pick] На ход е { $name }: избор на плочка.
        [place] На ход е { $name }: поставяне на плочка { $domino }.
        [cover] На ход е { $name }: покриване на корона с гигант.
       *[send-or-keep] На ход е { $name }: изпращане или задържане на гигант.
    }
picture-nobodys-turn = Никой играч не е на ход.
picture-won =
    { $points ->
        [one] { $name } спечели с { $points } точка.
       *[other] { $name } спечели с { $points } точки.
    }
picture-won-together =
    { $points ->
        [one] { $names } си поделят победата с { $points } точка.
       *[other] { $names } си поделят победата с { $points } точки.
    }
picture-to-place = Този рунд
picture-to-pick = Следващ рунд
picture-order-of-picks = Ред на избор
picture-nothing-to-pick = Последен рунд: няма избор.
picture-free = свободна
picture-done = готово
picture-discarded = извадени: { $dominoes }
picture-if-it-stays = +{ $points }, ако остане така
picture-pending = { $quest }: { $points }, ако остане така
picture-with-giant = с гигант
picture-with-footprint = със стъпки
picture-extent = { $width } × { $height } (най-много { $frame } × { $frame })
picture-property =
    { $terrain }: { $squares ->
        [one] { $squares } квадрат
       *[other] { $squares } квадрата
    } × { $crowns ->
        [one] { $crowns } корона
       *[other] { $crowns } корони
    } = { $points }
picture-local-business = { $points } точки за всеки квадрат „{ $terrain }“ около замъка
picture-four-corners = { $points } точки за всеки квадрат „{ $terrain }“ в ъгъл на кралството
picture-harmony = { $points } точки, ако не е извадена нито една плочка
picture-middle-kingdom = { $points } точки за замъка в центъра
picture-lost-corner = { $points } точки за замъка в ъгъл
picture-folie-des-grandeurs = { $points } точки за всеки три квадрата с корона в права линия
picture-bleak-king = { $points } точки за всяка област от поне 5 квадрата без корони, освен блата и планини
picture-ranking = Класиране
picture-ties =
    { $crowns ->
        [one] най-голяма област { $largest }, { $crowns } корона
       *[other] най-голяма област { $largest }, { $crowns } корони
    }
picture-key = { $terrains }. Цифрите са корони, малката буква означава гигант, а ## е замъкът.
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
close = Затваряне
menu = Още възможности
language = Език
nobody = Изтрит профил
nav = Основна
nav-start = Начало
nav-games = Игри
nav-lobby = Лоби
nav-leaderboards = Класации
nav-learn = Уроци
nav-profile = Профил
nav-settings = Настройки
log-in = Вход
register = Създаване на профил
name = Име
password = Парола
for-programmers = За разработчици
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
guest-join-explained = Не е нужен профил. По-късно можете да добавите парола, за да запазите игрите си.
rated-needs-account = Играта е за рейтинг, затова за участие е нужен профил.
table-made-unrated = { $player } направи играта без рейтинг.
waits-for-players =
    { $missing ->
        [one] Липсва { $missing } играч
       *[other] Липсват { $missing } играчи
    }
span-days-hours = { $days } д { $hours } ч
span-hours-minutes = { $hours } ч { $minutes } мин
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
version = Ход
letter-wheat = Ж
letter-forest = Г
letter-lake = Е
letter-pasture = П
letter-swamp = Б
letter-mine = Л
new-quick = Играйте срещу компютъра
new-series = Династия
series-mine = Вашите династии
series-all = Всички династии
series-first =
    { $over ->
        [yes] { $name } спечели
       *[no] { $name } води
    } с { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }, преднина: { $ahead }.
series-you-first =
    { $over ->
        [yes] Вие спечелихте
       *[no] Вие водите
    } с { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }, преднина: { $ahead }.
series-together =
    { $over ->
        [yes] { $names } спечелиха заедно
       *[no] { $names } водят заедно
    } с { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }.
find-table = Търсене на игра
nobody-else-yet = В очакване на играчи
desk-calm = Никоя игра не Ви чака.
desk-empty = Тук се появяват Вашите игри. Създайте игра за приятели, присъединете се към някоя от лобито или играйте срещу компютъра.
invitations =
    { $count ->
        [one] { $count } покана
       *[other] { $count } покани
    }
decline-invitation = Отказ
you-declined = Отказахте поканата от { $from }.
at-the-table = На масата: { $names }
next-waits =
    { $count ->
        [one] Следваща игра: { $names }
       *[other] Следваща игра (чакат { $count }): { $names }
    }
log-in-first = Влезте, за да видите това.
look-around = Разглеждане като гост
play-too = Създайте профил, за да играете с други, или играйте веднага срещу компютъра.
house-mark = Компютър
show-password = Показване
change = Промяна
claim = Запазете игрите си
guest-hint = Създайте профил, за да запазите игрите си
avatar = Вашият замък
theme = Тема
replay = Повторение`;export{e as default};