# Откриване на маса, намиране на маса и династии, в клиента за браузър.

## Полета

unit-of-time = Мерна единица за време
unit-minutes = минути
unit-hours = часове
unit-days = дни
keep-it = Нека остане така
you = Вие

## Откриване на маса

new-quick = Срещу компютъра, сега
new-quick-explained = Започва веднага и няма часовник. Резултатът не променя ничий рейтинг.
new-against = Срещу
new-with-others = С други
new-players = Брой играчи
new-players-explained =
    { $players ->
        [2] Всеки има двама крале и избира два пъти на рунд.
        [3] Всеки има един крал; играта има дванадесет рунда.
       *[other] Всеки има един крал; играе се с всички плочки.
    }
new-five = Петима играят само с Ерата на гигантите: тя носи плочките и петия замък.
new-pace = Време за решение
new-untimed = Без ограничение
new-untimed-explained = Никой никога не закъснява и играта може да стои дълго.
new-live-explained = За когато всички са налице по едно и също време.
new-another-pace = Друго
new-which-pace = Какво темпо
new-by-hand = По избор
pace-relaxed = Спокойно
pace-steady = Равномерно
pace-quick = Бързо
pace-bank = Запас от време
new-cap = Запасът никога не е повече от: { $time }.
new-time-for = Времето е
new-time-per-turn = за всяко решение
new-time-per-turn-explained = Еднакво за всяко решение; неизползваното се губи.
new-time-bank = за цялата игра
new-time-bank-explained = Запас от време: който решава бързо, пести за после.
new-per-turn = Време за всяко решение
new-initial = В запаса в началото
new-increment = Всяко решение добавя
new-cap-label = Запасът побира най-много
new-grace = Не се брои при всяко чакане
new-seats = Кой къде седи
new-seat = Място { $number }
new-anybody = Който и да е
new-friend = Приятел
new-friend-name = Името на приятеля Ви тук
new-house-random = { house-name-random }
new-house-greedy = { house-name-greedy }: взема най-много точки
new-house-searching = { house-name-searching }
new-seats-anybody = Може да седне всеки, който намери масата в лобито или получи връзката към нея.
new-seats-friends = Могат да седнат само приятелите Ви. Те получават покана, щом масата се открие.
new-seats-mixed = Приятелите Ви получават покана, но масата е публична: други може да са по-бързи.
new-seats-house = Компютърът заема всички други места: играта започва веднага.
new-more-explained = Правила и варианти, династия, закъснения, достъп, рейтинг
new-rules = Правила
new-expansion = Кутия
new-base-explained = Играта, както излезе през 2016 г., за двама до четирима.
new-giants-explained = Гигантите покриват корони и се изпращат на противници, а две задачи носят точки. Средното кралство и Хармония са сред задачите.
new-variants = Варианти
new-variant-middle-kingdom = 10 точки, ако замъкът е в средата на кралството.
new-variant-harmony = 5 точки, ако никоя плочка не е изхвърлена.
new-variant-mighty-duel = Двама играчи, всички плочки, кралства 7 × 7.
new-not-with-so-many = Не се играе с толкова играчи.
new-edition = Където правилата се различават
new-edition-explained = Това решава кой текст важи там, където печатните правила и Board Game Arena не са съгласни.
new-forced = Да се играе това, което не оставя избор
new-forced-explained = Стъпка с една-единствена възможност се играе веднага и никой не я чака.
new-series = Династия
new-is-series = Игра на династия
new-is-series-explained = Няколко игри на същите играчи по същите правила; броят се точките от всички.
new-games = Брой игри
new-rest = Между две игри
new-rest-at_once = Без почивка
new-rest-at_once-explained = Следващата игра започва, щом приключи предишната.
new-rest-after = Почивка
new-rest-after-explained = Следващата игра започва след почивка или по-рано, ако всички са готови.
new-rest-when_ready = Когато всички са готови
new-rest-when_ready-explained = Следващата игра започва, когато всички кажат, че са готови.
new-rest-length = Продължителност на почивката
new-rest-at-most = Най-дълга почивка
new-seating = Места от игра на игра
new-seating-rotate = С едно напред
new-seating-rotate-explained = От игра на игра всички се преместват с едно място.
new-seating-keep = Същите
new-seating-keep-explained = Всеки запазва мястото си от първата игра.
new-seating-shuffle = Разбъркани
new-seating-shuffle-explained = Преди всяка игра случайността решава кой къде седи.
new-clock = Часовникът
new-no-clock = Без ограничение на времето никой не закъснява. Изберете темпо, за да решите какво става тогава.
new-timeout = Когато времето изтече
new-play-for = Компютърът решава веднъж
new-take-over = Компютърът заема мястото
new-take-over-after = Заема мястото след толкова поредни пъти
new-may-return = Играчът може да се върне
new-may-return-explained = Който е загубил мястото си, може да си го върне. Без това компютърът играе до края.
new-holidays = Почивките спират часовника
new-holidays-explained = Часовникът на играч в отпуск стои.
new-weekends = Почивните дни спират часовника
new-weekends-explained = Часовникът на играч, който играе само в делник, стои през почивните дни.
new-who = Кой участва и какво се брои
new-access = Достъп
new-public = Публична
new-public-explained = Масата е в лобито и всеки може да гледа играта.
new-by-invitation = С покана
new-by-invitation-explained = Само поканените от Вас виждат масата и могат да седнат.
new-rated = Рейтинг
new-rated-people = Хора
new-rated-people-explained = Резултатът променя рейтинга на хора срещу хора; компютърът и ботовете не се броят.
new-rated-everybody = Всички
new-rated-everybody-explained = Брои се и резултатът срещу компютъра и ботовете.
new-rated-no = Никой
new-rated-no-explained = Играта не променя ничий рейтинг.
new-bots = Ботове могат да сядат
new-bots-explained = Ботовете са програми на други играчи. Те са означени.
new-hand-over = Местата могат да се предават
new-hand-over-explained = Който трябва да спре, може да предложи мястото на друг, който продължава със същото кралство.
new-chance = Добавяне на собствена случайност
new-chance-explained = Браузърът Ви добавя случайно число към разбъркването, така че и сървърът не би могъл да го избере сам. То се показва след играта.
new-summary = Тази маса
new-summary-series =
    { $games ->
        [one] Династия от { $games } игра.
       *[other] Династия от { $games } игри.
    }
new-summary-at-once = Започва веднага.
new-summary-public =
    { $free ->
        [one] Публична: { $free } свободно място.
       *[other] Публична: { $free } свободни места.
    }
new-summary-invitation =
    { $free ->
        [one] С покана: { $free } свободно място.
       *[other] С покана: { $free } свободни места.
    }
new-open = Откриване на масата
new-open-series = Начало на династията
new-register-first = Създайте профил, за да я откриете
new-not-invited = Поканата до { $name } не беше изпратена: { $reason }

## Лобито

lobby-lead = Маси, които чакат играчи. Седнете и играта ще започне, щом всички места са заети.
lobby-filters = Филтри
lobby-any = Всички
lobby-plain = Без варианти
lobby-pace = Темпо
lobby-pace-live = Веднага, до час
lobby-pace-days = До два дни
lobby-pace-slow = По-бавно
lobby-pace-untimed = Без ограничение
lobby-bots = Ботове
lobby-bots-without = Без ботове
lobby-bots-with = Допускат се
lobby-all = Покажи всички
lobby-tables =
    { $count ->
        [0] Няма маси
        [one] { $count } маса
       *[other] { $count } маси
    }
lobby-free =
    { $free ->
        [one] { $free } от { $players } места е свободно
       *[other] { $free } от { $players } места са свободни
    }
lobby-series = Първата игра на династия
lobby-mine = Вие седите тук
lobby-opened = Открита { $ago }
lobby-older = Покажи още
lobby-watched = Игри за гледане
lobby-watched-explained = Игри, които се играят сега и всеки може да гледа.
lobby-empty = В момента няма маса, която чака. Открийте своя: тя стои тук, докато някой седне.
lobby-none-like-that = В момента няма такава маса. Потърсете други или открийте своя.

## Династии

series-mine = Моите династии
series-all = Всички мои династии
series-running = В ход
series-past = Приключили
series-new = Нова династия
series-none = Още няма династия. Започнете своя, с приятели или срещу компютъра.
series-table = Точки по играчи и игри
series-agreed = Какво е договорено
series-live = засега
series-game-won = победа
series-to-game = Към игра { $game }
series-withdraw = Напускане на династията
series-withdraw-sure = От следващата игра мястото Ви е на компютъра. Това не може да се отмени.
series-cancel = Отмяна на династията
series-cancel-sure = Тя свършва тук за всички, а класирането остава, каквото е.
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
column-rank = Място
column-wins = Победи

## Списъкът с игри

find-table = Търсене на маса
nobody-else-yet = Още няма никой друг
desk-calm = Нищо не Ви чака.
desk-empty = Тук са Вашите игри. Открийте маса за приятели, седнете на някоя от лобито или играйте веднага срещу компютъра.
invitations =
    { $count ->
        [one] { $count } покана
       *[other] { $count } покани
    }
decline-invitation = Отказ
you-declined = Поканата от { $from } вече не се показва тук.
at-the-table = На масата: { $names }
news = Какво ново
mark-read = Отбележи всичко като прочетено
show-all = Покажи всички { $count }

## На масата

next-waits =
    { $count ->
        [one] Следваща игра: { $names }
       *[other] Следваща от { $count } игри: { $names }
    }
table-of = Масата на { $name }
who-is-here = Кой е тук
seat-free = Свободно
seat-house = компютърът
seat-opener = откри масата
invited-names = С покана, още без отговор: { $names }
invite-who = Поканете някого
invite-by-name-explained = Играчи, които имат профил тук: те научават веднага.
invite-house = Или с компютъра
invite-house-explained = Компютърът заема следващото свободно място. Щом всички са заети, играта започва.
invite-by-link = С връзка
invite-by-link-explained = Който има връзката, вижда масата и може да седне, също и с нов профил.
invite-by-mail = Напишете писмо
was-invited = Поканата до { $name } е изпратена.
begin-now-explained =
    { $players ->
        [2] С двамата, които са тук, без да се чакат други.
       *[other] С тези { $players }, които са тук, без да се чакат други.
    }
cancel-table-sure = Масата се закрива за всички.
invited-you = Имате покана за тази маса.
