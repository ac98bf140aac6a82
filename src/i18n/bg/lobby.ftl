# Създаване на игра, лоби, династии и списък с игри, в клиента за браузър.

## Полета

unit-of-time = Мерна единица за време
unit-minutes = минути
unit-hours = часове
unit-days = дни
keep-it = Назад
you = Вие

## Създаване на игра

new-quick = Играйте срещу компютъра
new-quick-explained = Играта започва веднага, няма ограничение на времето и не променя рейтинга.
new-against = Противник
new-with-others = Играйте с други
new-players = Брой играчи
new-players-explained =
    { $players ->
        [2] Всеки играч има двама крале и избира два пъти на рунд.
       *[other] Всеки играч има един крал. Играта има дванадесет рунда.
    }
new-five = За петима играчи е нужна „Ерата на гигантите“, която добавя плочки и пети замък.
new-pace = Време за ход
new-untimed = Без ограничение
new-untimed-explained = Ходовете нямат срок, така че играта може да спре за дълго.
new-live-explained = За играчи, които са онлайн по едно и също време.
new-another-pace = Друго
new-which-pace = Друго време
new-by-hand = По избор
pace-relaxed = Спокойно
pace-steady = Равномерно
pace-quick = Бързо
pace-bank = Запас от време
new-cap = Запасът от време има горна граница: { $time }.
new-time-for = Ограничението важи за
new-time-per-turn = Всеки ход
new-time-per-turn-explained = За всеки ход има еднакво време. Неизползваното се губи.
new-time-bank = Цялата игра
new-time-bank-explained = Запас от време: бързите ходове пестят време за после.
new-per-turn = Време за ход
new-initial = Време в началото
new-increment = Време, добавяно за ход
new-cap-label = Най-голям запас от време
new-grace = Изчакване, преди да тръгне часовникът
new-seats = Места
new-seat = Място { $number }
new-anybody = Всеки
new-friend = Приятел
new-friend-name = Име на приятеля
new-house-random = { house-name-random }: играе наслуки
new-house-greedy = { house-name-greedy }: взема най-много точки
new-house-searching = { house-name-searching }: мисли напред
new-seats-anybody = Може да се присъедини всеки, който намери масата в лобито или има връзката.
new-seats-friends = Могат да се присъединят само приятелите Ви. Те получават покана, когато създадете играта.
new-seats-mixed = Приятелите Ви получават покана, но масата е публична: други играчи може да са по-бързи.
new-seats-house = Компютърът заема всички други места. Играта започва веднага.
new-more-explained = Правила и варианти, династия, часовник, достъп, рейтинг
new-rules = Правила
new-expansion = Разширение
new-base-explained = Оригиналната игра от 2016 г., за двама до четирима играчи.
new-giants-explained = Добавя гиганти, които покриват корони и могат да се изпращат на противници, и две мисии за допълнителни точки. Средното кралство и Хармония са сред възможните мисии.
new-variants = Варианти
new-variant-middle-kingdom = 10 точки, ако замъкът Ви е в центъра на кралството.
new-variant-harmony = 5 точки, ако не извадите от игра нито една плочка.
new-variant-mighty-duel = Двама играчи, всички плочки, кралства 7 × 7.
new-not-with-so-many = Не е достъпно за толкова играчи.
new-edition = Версия на правилата
new-edition-explained = Определя кои правила важат там, където печатната книжка с правила и Board Game Arena се различават.
new-forced = Автоматични принудени ходове
new-forced-explained = Ход с една-единствена възможност се играе веднага.
new-series = Династия
new-is-series = Игра на династия
new-is-series-explained = Няколко игри с едни и същи играчи по едни и същи правила. Точките от всички игри се събират.
new-games = Брой игри
new-rest = Почивка между игрите
new-rest-at_once = Без почивка
new-rest-at_once-explained = Всяка игра започва, щом приключи предишната.
new-rest-after = Определена почивка
new-rest-after-explained = Следващата игра започва след почивката или по-рано, ако всички играчи са готови.
new-rest-when_ready = Когато всички са готови
new-rest-when_ready-explained = Следващата игра започва, когато всички играчи потвърдят, че са готови, но най-късно след максималната почивка.
new-rest-length = Продължителност на почивката
new-rest-at-most = Максимална почивка
new-seating = Подредба на местата
new-seating-rotate = С преместване
new-seating-rotate-explained = След всяка игра всички се преместват с едно място.
new-seating-keep = Същите
new-seating-keep-explained = Всички запазват местата си от първата игра.
new-seating-shuffle = Разбъркани
new-seating-shuffle-explained = Преди всяка игра местата се теглят на случаен принцип.
new-clock = Часовник
new-no-clock = Тази игра е без часовник. Изберете време за ход, за да определите какво става, когато времето изтече.
new-timeout = Когато времето изтече
new-play-for = Компютърът изиграва хода
new-take-over = Компютърът заема мястото
new-take-over-after = Пропуснати ходове, преди компютърът да заеме мястото
new-may-return = Играчите могат да се върнат
new-may-return-explained = Играч може да си върне мястото, което компютърът е заел. Ако е изключено, компютърът играе докрай.
new-holidays = Ваканциите спират часовника
new-holidays-explained = Часовникът на играч във ваканция е спрян.
new-weekends = Уикендите спират часовника
new-weekends-explained = Часовникът на играч със свободни уикенди е спрян през тях.
new-who = Достъп и рейтинг
new-access = Достъп
new-public = Публична
new-public-explained = Масата се вижда в лобито и всеки може да гледа играта.
new-by-invitation = С покана
new-by-invitation-explained = Само поканени от Вас играчи виждат масата и могат да се присъединят.
new-rated = Игри за рейтинг
new-rated-people = Само срещу хора
new-rated-people-explained = Резултатите между хора променят рейтинга. Резултатите срещу компютъра и ботове не се броят.
new-rated-everybody = Срещу всички
new-rated-everybody-explained = Броят се и резултатите срещу компютъра и ботове.
new-rated-no = Без рейтинг
new-rated-no-explained = Играта не променя рейтинга.
new-bots = Допускат се ботове
new-bots-explained = Ботовете са програми на други играчи. Те са означени като ботове.
new-hand-over = Местата могат да се отстъпват
new-hand-over-explained = Играч, който трябва да спре, може да предложи мястото си на друг играч, който продължава със същото кралство.
new-chance = Добавяне на мое случайно число към разбъркването
new-chance-explained = Браузърът Ви добавя случайно число, така че дори сървърът не може сам да определи разбъркването. Числото се показва след играта.
new-summary = Обобщение
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
new-open = Създаване на игра
new-open-series = Създаване на династия
new-register-first = Създайте профил, за да продължите
new-not-invited = { $name } не получи покана: { $reason }

## Лобито

lobby-lead = Присъединете се към маса: играта започва, щом всички места са заети.
lobby-play = Играйте с някого
lobby-play-explained = Отвежда Ви до маса с тези настройки. Ако никоя няма свободно място, за Вас се отваря нова.
lobby-live = Игри на живо
lobby-live-explained = { new-live-explained }
lobby-live-none = В момента никоя маса за игра на живо не чака.
lobby-live-open = Отваряне на маса на живо
lobby-days = Многодневни игри
lobby-days-explained = По един ход от време на време, когато имате минута.
lobby-days-none = В момента никоя маса за многодневна игра не чака.
lobby-days-open = Отваряне на маса
lobby-joined = Присъединихте се към { $names }.
lobby-own-opened = В момента няма подходяща маса, затова отворихте нова. Тя се вижда в лобито и ще получите известие, когато играта започне.
lobby-own-waits = Вашата маса още чака. Ще получите известие, когато играта започне.
lobby-filters = Филтри
lobby-any = Всички
lobby-plain = Без варианти
lobby-pace = Време за ход
lobby-pace-live = До един час
lobby-pace-days = До два дни
lobby-pace-slow = Над два дни
lobby-pace-untimed = Без ограничение
lobby-bots = Ботове
lobby-bots-without = Не се допускат
lobby-bots-with = Допускат се
lobby-all = Изчистване на филтрите
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
lobby-series = Първа игра на династия
lobby-mine = Към Вашата маса
lobby-opened = Създадена { $ago }
lobby-watched = Гледане на игри
lobby-watched-explained = Публични игри в ход.
lobby-empty = В момента няма маси, които чакат играчи. Отворете маса: тя се вижда тук, докато се заемат всички места.
lobby-none-like-that = Няма маси, които отговарят на филтрите.

## Династии

series-mine = Вашите династии
series-all = Всички династии
series-running = В ход
series-past = Приключили
series-new = Създаване на династия
series-none = Още няма династии. Създайте своя с приятели или срещу компютъра.
series-table = Точки по играчи и игри
series-agreed = Настройки на играта
series-live = засега
series-game-won = победа
series-to-game = Към игра { $game }
series-withdraw = Напускане на династията
series-withdraw-sure = От следващата игра вместо Вас играе компютърът. Това не може да се отмени.
series-cancel = Отмяна на династията
series-cancel-sure = Династията свършва за всички играчи. Класирането се запазва.
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
news = Известия

## На масата

next-waits =
    { $count ->
        [one] Следваща игра: { $names }
       *[other] Следваща игра (чакат { $count }): { $names }
    }
table-of = Масата на { $name }
who-is-here = Играчи
seat-free = Свободно място
seat-house = компютърен играч
seat-opener = домакин
invited-names = Чакащи покани: { $names }
invite-who = Поканване на играчи
invite-by-name-explained = Играчът трябва да има профил тук и получава известие веднага.
invite-house = Добавяне на компютъра
invite-house-explained = Компютърът заема следващото свободно място. Играта започва, щом всички места са заети.
invite-by-link = Покана с връзка
invite-by-link-explained = Всеки, който има връзката, вижда масата и може да се присъедини, също и с нов профил.
invite-by-mail = Изпращане по имейл
was-invited = Поканата до { $name } е изпратена.
begin-now-explained =
    { $players ->
        [2] Започва с двамата играчи на масата, без да се чакат други.
       *[other] Започва с играчите на масата ({ $players }), без да се чакат други.
    }
cancel-table-sure = Масата се закрива за всички.
