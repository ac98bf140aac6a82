var e=[`# Какво има в кутията и какво се избира на масата.

terrain-wheat = житно поле
terrain-forest = гора
terrain-lake = езеро
terrain-pasture = пасище
terrain-swamp = блато
terrain-mine = планина

variant-middle-kingdom = Средното кралство
variant-harmony = Хармония
variant-mighty-duel = Великият дуел

edition-rulebook = Печатна книжка с правила
edition-board-game-arena = Правила на Board Game Arena

expansion-none = Основна игра
expansion-age-of-giants = Ерата на гигантите

house-random = Компютър (лесен)
house-greedy = Компютър (среден)
house-searching = Компютър (труден)

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

## Обичайни имена на часовите зони

time-central-european = централноевропейско време
time-eastern-european = източноевропейско време
time-western-european = западноевропейско време
time-british = британско време
time-irish = ирландско време
time-israel = израелско време
time-turkey = турско време
time-moscow = московско време
time-american-eastern = северноамериканско източно време
time-american-central = северноамериканско централно време
time-american-mountain = северноамериканско планинско време
time-american-pacific = северноамериканско тихоокеанско време
time-mexico = време в град Мексико
time-colombia = колумбийско време
time-chile = чилийско време
time-argentina = аржентинско време

## Думи и бройки

king = крал
    .counted = { $count ->
        [one] { $count } крал
       *[other] { $count } крале
    }
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
point = точка
    .counted = { $count ->
        [one] { $count } точка
       *[other] { $count } точки
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
minutes =
    { $count ->
        [one] { $count } минута
       *[other] { $count } минути
    }
hours =
    { $count ->
        [one] { $count } час
       *[other] { $count } часа
    }
days =
    { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }

## Граматика

list-end = { $before } и { $last }
moment =
    { $weekday ->
        [monday] понеделник
        [tuesday] вторник
        [wednesday] сряда
        [thursday] четвъртък
        [friday] петък
        [saturday] събота
       *[sunday] неделя
    }, { $day } { $month ->
        [january] януари
        [february] февруари
        [march] март
        [april] април
        [may] май
        [june] юни
        [july] юли
        [august] август
        [september] септември
        [october] октомври
        [november] ноември
       *[december] декември
    } { $year } г., { $time } ч. ({ $zone })
`,`# Обяснения на ходовете, които не са по правилата.

rule-game_finished = Играта приключи.
rule-seat_conceded = Компютърът пое това място до края на играта.
rule-seat_taken_over = Когато времето изтече, компютърът пое това място. Първо си го върнете.
rule-seat_not_taken_over = Компютърът не е поемал мястото Ви.
rule-not_your_turn = На ход е друг играч.
rule-must_place_first = Ходът започва с плочката под Вашия крал: поставете я, а ако не пасва никъде, извадете я от игра. Едва тогава избирате нова.
rule-nothing_to_place = Вашият крал няма плочка за поставяне: изберете плочка от новата редица.
rule-domino_not_in_line = Тази плочка не е в новата редица.
rule-domino_taken = На тази плочка вече стои друг крал.
rule-not_your_domino = Това не е плочката под Вашия крал.
rule-out_of_bounds = Кралството би надхвърлило най-големия си размер: 5 × 5 квадрата заедно със замъка, 7 × 7 във Великия дуел.
rule-cell_occupied = Плочката заема две свободни места, а тук поне едно е заето.
rule-no_matching_terrain = Поне един квадрат от плочката трябва да се допира, хоризонтално или вертикално, до замъка или до квадрат със същия терен.
rule-must_place = Плочка, която може да се постави, трябва да се постави; не може да се извади от игра.
rule-must_cover = Имате нов гигант. Първо изберете короната, която той ще покрие.
rule-must_send_or_keep = Поставихте плочка със стъпки. Първо изпратете гигант на противник или задръжте гигантите си.
rule-no_giant_came = Няма нов гигант, който да покрие Ваша корона.
rule-no_footprint = Гигант се изпраща или задържа само след поставяне на плочка със стъпки, ако имате гигант и някой противник има видима корона.
rule-no_visible_crown = Гигантът може да покрие само видима корона, а тук няма такава.
rule-no_giant_there = Тук нямате гигант.
rule-no_opponent = Гигантът трябва да се изпрати на друго място в играта.
rule-opponent_without_crown = Този противник няма видима корона, която гигант да покрие.

## Невалидни настройки на играта

settings-players_out_of_range = Кингдомино е за 2 до 4 играчи, а с „Ерата на гигантите“ за 2 до 5.
settings-variant_not_with_giants = В игри с „Ерата на гигантите“ Средното кралство и Хармония са мисии, затова не могат да се избират като варианти.
settings-mighty_duel_needs_two_players = Великият дуел се играе от точно 2 играчи.

## Невалидни планове

premove-empty = Планът трябва да казва къде да се постави плочката, коя да се избере или и двете.
premove-too_many_dominoes = В един списък на плана може да има най-много 12 плочки.
premove-duplicate_domino = В един списък на плана не може да има два пъти една и съща плочка.
`,`# Заглавия на кодовете за проблеми на API.

## Заявки

problem-request_malformed = Заявката не е валидна HTTP заявка.
problem-json_malformed = Тялото на заявката не е валиден JSON.
problem-parameter_invalid = Параметър на пътя или на заявката е невалиден.
problem-header_invalid = Заглавка на заявката е невалидна.
problem-idempotency_key_required = Заглавката Idempotency-Key е задължителна.
problem-route_not_found = Този адрес не съществува.
problem-method_not_allowed = Този адрес не поддържа този HTTP метод.
problem-body_timeout = Тялото на заявката не пристигна навреме.
problem-body_too_large = Тялото на заявката е твърде голямо.
problem-content_type_unsupported = Тялото на заявката трябва да е application/json.
problem-content_encoding_unsupported = Тялото на заявката не трябва да е компресирано или кодирано; изпратете го без Content-Encoding.
problem-field_invalid = Поле на заявката липсва, непознато е или е невалидно.
problem-idempotency_key_reused = Този Idempotency-Key вече е използван с друга заявка.
problem-expected_version_required = Липсва очакваната версия на играта; изпратете expected_version или If-Match.
problem-version_stale = Играта междувременно се промени; вижте я и опитайте отново.
problem-settings_stale = Настройките са променени, откакто бяха заредени.

## Профили

problem-token_missing = Необходим е токен за достъп.
problem-token_invalid = Токенът за достъп е невалиден.
problem-token_expired = Токенът за достъп е изтекъл; подновете го.
problem-session_ended = Сесията приключи или токенът е отменен; влезте отново или използвайте друг токен.
problem-credentials_wrong = Грешно име или парола.
problem-refresh_token_invalid = Токенът за подновяване е невалиден или сесията му е приключила.
problem-refresh_token_reused = Токенът за подновяване вече е използван.
problem-cross_site_request = Тази заявка се приема само от страници на този сървър.
problem-ticket_invalid = Билетът е невалиден, вече е използван или е изтекъл.
problem-password_wrong = Сегашната парола е грешна.
problem-name_invalid = Това име не е позволено.
problem-name_taken = Това име или много подобно на него вече е заето.
problem-too_many_renames = Името беше сменяно твърде често; изчакайте, преди да го смените отново.
problem-registration_closed = Този сървър не приема нови профили.
problem-invitation_required = За създаване на профил на този сървър е нужна връзка с покана.
problem-not_a_guest = Това не е профил на гост.
problem-password_too_short = Паролата трябва да има поне 10 знака.
problem-password_too_long = Паролата може да има най-много 256 знака.
problem-password_too_weak = Тази парола се отгатва твърде лесно.
problem-session_not_found = Тази сесия не съществува.
problem-time_zone_unknown = Тази часова зона не съществува.
problem-holiday_out_of_range = Почивката трябва да започне до една година от днес и да трае поне час.
problem-holiday_overlaps = Тази почивка се застъпва с друга.
problem-holiday_over_budget = За тази година не Ви остават толкова дни почивка.
problem-holiday_not_found = Тази почивка не съществува или вече е минала.
problem-calendar_not_found = Този календар не съществува или е премахнат.

## Известия

problem-destination_not_found = Този получател не съществува.
problem-delivery_not_found = Тази доставка не съществува.
problem-too_many_destinations = Имате максималния брой получатели от този вид; първо премахнете един.
problem-destination_disabled = Този получател е изключен; първо го включете.
problem-test_in_progress = Вече тече тест.
problem-address_forbidden = Сървърът не може да изпраща до този адрес.
problem-link_expired = Тази връзка е изтекла.
problem-link_used = Тази връзка вече е използвана.
problem-email_invalid = Това не е валиден имейл адрес.
problem-retry_too_early = Това беше направено току-що; изчакайте минута и опитайте отново.
problem-subscription_invalid = Това не е валиден push абонамент.

## Маси

problem-game_not_found = Тази игра не съществува или нямате достъп до нея.
problem-version_not_found = Тази версия на играта не съществува.
problem-series_not_found = Тази династия не съществува или нямате достъп до нея.
problem-series_too_long = Една династия има от 1 до 15 игри.
problem-break_out_of_range = Почивката трябва да трае между една секунда и 90 дни.
problem-not_in_series = Не играете в тази династия.
problem-series_not_on_break = Това е възможно само между игрите на една династия.
problem-series_over = Династията приключи.
problem-seat_not_found = Това място не съществува.
problem-link_invalid = Връзката е невалидна или е изтекла.
problem-player_not_found = Няма играч с това име.
problem-profile_not_found = Този играч не съществува.
problem-players_out_of_range = Кингдомино е за 2 до 4 играчи, а с „Ерата на гигантите“ за 2 до 5.
problem-mighty_duel_needs_two_players = Великият дуел се играе от точно 2 играчи.
problem-variant_not_with_giants = В игри с „Ерата на гигантите“ този вариант е мисия и не може да се избира.
problem-pace_out_of_range = Ограничението на времето е извън позволените граници.
problem-too_many_house_players = Компютърните играчи са повече от свободните места.
problem-table_not_open = Масата вече не е отворена.
problem-table_full = Всички места са заети.
problem-already_seated = Вече имате място на тази маса.
problem-too_few_players = За игра са нужни поне 2 играчи.
problem-host_cannot_leave = Домакинът не може да напусне масата; може да я отмени.
problem-not_the_host = Само домакинът на масата може да направи това.
problem-not_seated = Нямате място в тази игра.
problem-game_not_started = Играта още не е започнала.
problem-game_not_finished = Играта още не е приключила.
problem-is_sandbox = Това не е достъпно на пробни маси.
problem-record_invalid = Файлът на играта е невалиден.
problem-proposal_open = Вече има друго отворено предложение.
problem-proposal_closed = Това предложение вече не е отворено.
problem-nothing_to_undo = Няма Ваше решение, което може да се върне.
problem-pause_out_of_range = Паузата трябва да свърши до 90 дни.
problem-not_paused = Играта не е в пауза.
problem-handover_not_allowed = На тази маса местата не могат да се отстъпват.
problem-not_your_seat = Това място е на друг играч.
problem-seat_not_offered = Това място не Ви се предлага.
problem-game_too_long = Тази игра достигна максималния брой събития: вече не може да се сяда, да се правят предложения и да се предлагат места. Все още може да се изиграе докрай.
problem-too_many_proposals = Достигнахте максималния брой предложения, връщания и предлагания на място за една игра. Все още можете да играете и да отговаряте на предложения.

## Правила

problem-game_finished = Играта приключи.
problem-seat_conceded = Компютърът пое мястото Ви до края на играта.
problem-seat_taken_over = Компютърът пое мястото Ви; първо си го върнете.
problem-seat_not_taken_over = Компютърът не е поемал мястото Ви.
problem-deadline_passed = Срокът изтече; след малко ще играе компютърът.
problem-not_your_turn = На ход е друг играч.
problem-must_place_first = Преди да изберете, поставете плочката си или я извадете от игра.
problem-nothing_to_place = Вашият крал няма плочка за поставяне.
problem-domino_not_in_line = Тази плочка не е в новата редица.
problem-domino_taken = На тази плочка вече стои друг крал.
problem-not_your_domino = Това не е плочката под Вашия крал.
problem-out_of_bounds = Кралството би надхвърлило най-големия си размер.
problem-cell_occupied = Едно от тези места вече е заето.
problem-no_matching_terrain = Поне един квадрат трябва да се допира до замъка или до квадрат със същия терен.
problem-must_place = Тази плочка може да се постави, затова не може да се извади от игра.
problem-must_cover = Първо изберете короната, която гигантът ще покрие.
problem-must_send_or_keep = Първо изпратете гигант или го задръжте.
problem-no_giant_came = Няма нов гигант, който да покрие корона.
problem-no_footprint = Гигант се изпраща или задържа само след поставяне на плочка със стъпки.
problem-no_visible_crown = На това място няма видима корона.
problem-no_giant_there = На това място няма гигант.
problem-no_opponent = Гигантът трябва да се изпрати на друго място в играта.
problem-opponent_without_crown = Този противник няма видима корона.

## Планирани ходове

problem-premove_invalid = Този план е невалиден.
problem-premove_not_found = Нямате план за следващия си ход.
problem-no_turn_left = В тази игра нямате повече ходове.

## Повреди

problem-internal_error = Нещо се обърка на сървъра; грешката е записана.
problem-unavailable = Услугата временно не е достъпна; опитайте отново.
problem-scope_missing = Този токен няма нужното право.
problem-session_required = За това трябва да сте влезли в профила си; токени не се приемат.
problem-not_an_admin = За това са нужни администраторски права.
problem-guest_account = Гостите не могат да направят това; първо изберете име и парола.
problem-account_locked = Този профил е заключен.
problem-rate_limited = Твърде много заявки; опитайте по-късно.
problem-too_many_attempts = Твърде много опити; опитайте по-късно.
problem-too_many_connections = От Вашия адрес има твърде много връзки.
problem-too_many_streams = Отворени са твърде много потоци и дълги заявки, например в прозорци на браузъра; първо затворете един.
problem-token_not_found = Този токен не съществува.
problem-app_not_found = Това приложение не е свързано с профила Ви.
problem-too_many_tokens = Имате максималния брой токени; първо отменете един.
problem-token_lifetime_out_of_range = Един токен трябва да важи от минута до 366 дни или докато бъде отменен.
problem-bot_not_found = Този бот не съществува.
problem-too_many_bots = Имате максималния брой ботове; първо премахнете един.
problem-too_many_games = Имате максималния брой игри; първо завършете или напуснете някоя.
problem-bots_not_allowed = На тази маса не се допускат ботове.
problem-guests_play_unrated = Гостите могат да играят само игри, които не променят рейтинга.
`,`# Известия. Темата е един ред без точка.

your-turn =
    { $round ->
        [0] На ход сте преди първия рунд
       *[other] На ход сте в рунд { $round } от { $rounds }
    }: { $expected ->
        [pick] изберете плочка от новата редица.
        [place] поставете плочката под Вашия крал.
        [cover] изберете короната, която гигантът ще покрие.
       *[send-or-keep] изпратете гигант на противник или го задръжте.
    }
    .subject = На ход сте срещу { $opponents }
cover-a-crown = { $from } изпрати гигант в кралството Ви. Изберете коя от короните Ви ще покрие той. Играта чака Вас.
    .subject = { $from } Ви изпрати гигант
reminder = Все още сте на ход. Краен срок: { $deadline }.
    .subject = Напомняне: на ход сте срещу { $opponents }
timed-out =
    Времето Ви изтече. { $house_did ->
        [played] Този ход изигра компютърът; следващият отново е Ваш.
        [took-over] Отсега нататък вместо Вас играе компютърът, докато не си върнете мястото.
       *[took-over-for-good] Мястото Ви вече е на компютъра и той ще играе до края.
    }
    .subject = Времето Ви срещу { $opponents } изтече
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
invitation-declined = { $player } отказа Вашата покана.
    .subject = { $player } отказа Вашата покана
undo-asked = { $by } предлага да се върне последното решение. Трябва да приемат всички играчи.
    .subject = { $by } предлага връщане на решение
undo-answered =
    { $agreed ->
        [yes] { $by } прие предложението да се върне последното решение.
       *[no] { $by } отхвърли предложението да се върне последното решение. Играта продължава, както е.
    }
    .subject =
    { $agreed ->
        [yes] { $by } прие връщането
       *[no] { $by } отхвърли връщането
    }
undone = { $by } върна решение. Играта се върна в предишната позиция.
    .subject = { $by } върна решение
pause-asked = { $by } предлага пауза. Край на паузата: { $until }. Трябва да приемат всички играчи.
    .subject = { $by } предлага пауза
pause-answered =
    { $agreed ->
        [yes] { $by } прие паузата.
       *[no] { $by } отхвърли паузата. Времето продължава да тече.
    }
    .subject =
    { $agreed ->
        [yes] { $by } прие паузата
       *[no] { $by } отхвърли паузата
    }
paused = Всички играчи приеха: часовниците са спрени. Край на паузата: { $until }. Всеки играч може да я прекрати по-рано.
    .subject = Играта е в пауза
resumed = { $by } прекрати паузата. Времето отново тече.
    .subject = Паузата свърши
seat-offered = { $from } Ви предлага място в започнала игра. Ако приемете, продължавате с кралството на този играч.
    .subject = { $from } Ви предлага място
seat-handed-over = Смяна на масата: { $from } → { $to }.
    .subject = Смяна на масата: { $from } → { $to }
series-game-started =
    { $rounds ->
        [one] Започна игра { $game } от { $games } от династията. Тя има { $rounds } рунд.
       *[other] Започна игра { $game } от { $games } от династията. Тя има { $rounds } рунда.
    }
    .subject = Започна игра { $game } от { $games } срещу { $opponents }
series-game-finished =
    Игра { $game } от { $games } от династията приключи. { $rank ->
        [1] Вие спечелихте
       *[other] Заехте място { $rank } от { $players }
    }, резултат: { $points ->
        [one] { $points } точка.
       *[other] { $points } точки.
    }
    .subject =
    { $rank ->
        [1] Спечелихте игра { $game } от { $games } срещу { $opponents }
       *[other] Игра { $game } от { $games } срещу { $opponents } приключи
    }
series-standing =
    След игра { $game } от { $games } { $rank ->
        [1] водите в династията
       *[other] сте на място { $rank } от { $players } в династията
    }, резултат: { $points ->
        [one] { $points } точка.
       *[other] { $points } точки.
    }
    .subject = Династията след игра { $game } от { $games }
series-over =
    Династията приключи след { $games ->
        [one] { $games } игра
       *[other] { $games } игри
    }. { $rank ->
        [1] Вие спечелихте
       *[other] Заехте място { $rank } от { $players }
    }, резултат: { $points ->
        [one] { $points } точка.
       *[other] { $points } точки.
    }
    .subject =
    { $rank ->
        [1] Спечелихте династията
       *[other] Династията приключи
    }
series-ready-asked = Всички останали са готови за игра { $game } от { $games } от династията. Тя ще започне, щом и Вие кажете, че сте готови.
    .subject = Готови ли сте за игра { $game } от { $games }?
series-withdrawn = { $player } напусна династията. От следващата игра на това място играе компютърът.
    .subject = { $player } напусна династията
series-cancelled = { $by } отмени династията. Класирането остава, каквото е.
    .subject = { $by } отмени династията
password-changed = Паролата на профила Ви беше сменена: { $at }.
    .subject = Паролата Ви беше сменена
new-login = Ново влизане в профила Ви от устройство { $device }: { $at }.
    .subject = Ново влизане в профила Ви
email-changed = Имейл адресът на профила Ви беше сменен: { $at }.
    .subject = Имейл адресът Ви беше сменен
email-verification =
    Потвърдете, че този имейл адрес е Ваш. Връзката важи { $hours ->
        [one] { $hours } час.
       *[other] { $hours } часа.
    }
    .subject = Потвърдете имейл адреса си
password-reset =
    С тази връзка можете да изберете нова парола. Тя важи { $hours ->
        [one] { $hours } час.
       *[other] { $hours } часа.
    }
    .subject = Изберете нова парола
webhook-disabled =
    Вашият webhook на { $server } беше изключен след { $failures ->
        [one] { $failures } неуспешен опит.
       *[other] { $failures } поредни неуспешни опита.
    } Включете го отново, щом започне да отговаря.
    .subject = Вашият webhook беше изключен
test = Това е тест. Известията за Вашите игри ще пристигат тук.
    .subject = Тестово известие
`,`# Събития в игра от последния ход на играча, по едно изречение.

happened-table-opened = { $player } създаде масата.
happened-invited = { $player } получи покана.
happened-declined = { $player } отказа поканата.
happened-joined = { $player } се присъедини към масата.
happened-left = { $player } напусна масата.
happened-game-started = Играта започна.
happened-game-cancelled = Играта беше отменена.
happened-house-seated = { $house } се присъедини към масата.
happened-line-dealt = Изтеглени са нови плочки: { $dominoes }.
happened-order-carried-out = { $player } планира този ход предварително.
happened-picked = { $player } избра плочка { $domino }.
happened-placed = { $player } постави плочка { $domino }.
happened-discarded = { $player } извади от игра плочка { $domino }: не пасваше никъде.
happened-covered = { $player } покри корона с гигант.
happened-giant-sent = { $player } изпрати гигант на { $to }.
happened-giant-sent-to-you = { $player } изпрати гигант на Вас.
happened-giant-kept = { $player } задържа гиганта.
happened-timed-out = Времето изтече: { $player }.
happened-taken-over =
    { $for_good ->
        [yes] Компютърът зае мястото на { $player } до края на играта.
       *[no] Компютърът зае мястото на { $player }, докато играчът се върне.
    }
happened-taken-back = { $player } си върна мястото от компютъра.
happened-conceded = { $player } се предаде.
happened-undo-asked = { $player } предложи да върне решение.
happened-pause-asked = { $player } предложи пауза. Край на паузата: { $until }.
happened-agreed = { $player } прие предложението.
happened-refused = { $player } отхвърли предложението.
happened-withdrawn = { $player } оттегли предложението си.
happened-undone = { $player } върна решение.
happened-paused = Играта е в пауза. Край на паузата: { $until }.
happened-resumed = { $player } прекрати паузата.
happened-seat-offered = { $player } предложи мястото си на { $to }.
happened-offer-ended = Предложението за мястото на { $player } вече не важи.
happened-seat-handed-over = { $player } отстъпи мястото си на { $to }.
happened-game-finished = Играта приключи.
`,`# Текстове около известията в имейлите и на страниците, до които водят бутоните в имейл. Известията са в notifications.ftl.

greeting = Здравейте, { $player }!
guest-name = Гост { $number }
since-your-last-turn = След последния Ви ход
deadline = Краен срок: { $at }.
no-deadline = Няма краен срок: играйте спокойно.
awaited = На ход е { $player }.
awaited-until = На ход е { $player }. Краен срок: { $until }.

## Бутони и връзки

open-table = Към играта
play-pick = Избор на плочка { $domino }
play-place = Поставяне на плочка { $domino }
play-discard = Изваждане на плочка { $domino }
agree = Приемане
refuse = Отхвърляне
verify-email = Потвърждаване на имейл адреса
choose-password = Нова парола
turn-mails-off = Отписване от тези имейли

not-you = Ако не сте били Вие, сменете паролата си и прекратете достъпа на всички други устройства.
not-asked = Ако не сте искали този имейл, можете да го пренебрегнете.
mails-are-off = Повече няма да получавате такива имейли.

## Страницата на бутона

about-to-pick = Предстои да изберете плочка { $domino }.
about-to-place = Предстои да поставите плочка { $domino }.
about-to-discard = Предстои да извадите от игра плочка { $domino }.
confirm = Потвърждаване
done = Готово. Играта продължава.
done-and-over = Готово. Играта приключи.
link-used = Тази връзка вече е използвана.
link-expired = Тази връзка е изтекла.
link-unknown = Тази връзка е невалидна или непълна.
address-confirmed = Имейл адресът Ви е потвърден. Известията вече ще се изпращат там.
password-set = Паролата е сменена. Влезте с новата.
new-password = Нова парола
game-moved-on = Играта е продължила, откакто беше изпратен имейлът. Отворете играта, за да видите докъде е стигнала.

## Няколко игри

calendar-name = Kingdomail: Вашите срокове
digest =
    { $games ->
        [one] На ход сте в { $games } игра
       *[other] На ход сте в { $games } игри
    }
unread =
    { $count ->
        [one] { $count } непрочетено известие
       *[other] { $count } непрочетени известия
    }
no-more-pictures = В този имейл няма място за повече картини. Отворете останалите игри от връзките.

## Покани, предложения и предложени места

join = Присъединяване
about-to-join = Предстои да се присъедините към тази маса.
joined = Готово. Присъединихте се към масата.
take-seat = Приемане на мястото
decline-seat = Отказ
answered = Готово. Останалите играчи виждат отговора Ви.
answer-elsewhere = Можете да отговорите от имейла или в Kingdomail.

## Настройки на играта

terms-players =
    { $players ->
        [one] За { $players } играч.
       *[other] За { $players } играчи.
    } На масата: { $names }.
terms-rules = Правила: { $rules }.
terms-untimed = Няма ограничение на времето.
terms-per-turn = Време за ход: { $time }.
terms-bank = Време за цялата игра: { $initial }, плюс { $increment } за всеки ход.
terms-grace = При всеки ход часовникът тръгва, след като мине това време: { $time }.
terms-play-for =
    { $times ->
        [one] Ако времето Ви изтече, мястото Ви заема компютърът.
       *[other] Ако времето Ви изтече, компютърът изиграва този ход; след { $times } поредни пропуснати хода той заема мястото Ви.
    }
terms-take-over = Ако времето Ви изтече, мястото Ви заема компютърът.
terms-unrated = Играта не променя ничий рейтинг.
terms-series =
    { $games ->
        [one] Това е династия от { $games } игра.
       *[other] Това е първата от { $games } игри на една династия. Във всички играят едни и същи играчи.
    }
terms-rest-at-once = Всяка игра започва, щом приключи предишната.
terms-rest-after = Почивка между игрите: най-много { $time }.
terms-rest-when-ready = Всяка нова игра започва, когато всички са готови, но най-късно след максималната почивка.

## Династии

open-series = Към династията
ready = Да започваме
series-of = Династия: { $players }
series-not-started = Династията още не е започнала.
series-playing = Играе се игра { $game } от { $games }.
series-ended = Династията приключи.
series-called-off = Династията беше отменена. Класирането остава, каквото е.
next-game-now = Следващата игра започва сега.
next-game-at = Начало на следващата игра: { $at } или по-рано, ако всички са готови.
next-game-when-ready = Следващата игра започва, когато всички са готови.
ready-said = Готовността Ви е потвърдена. Следващата игра още чака { $players }.
column-player = Играч
column-game = Игра { $game }
column-total = Общо

## Страниците за игра

turn-place = Вие сте на ход: поставете плочка { $domino }
turn-pick = Вие сте на ход: изберете плочка
turn-cover = Вие сте на ход: изберете короната, която гигантът ще покрие
turn-giant = Вие сте на ход: изпратете гигант или го задръжте
turn-of-the-house = Компютърът играе вместо Вас
how-to-place = Докоснете число: там е първото поле на плочката, а стрелката сочи към второто.
how-to-turn = Завъртете плочката:
how-to-cover = Докоснете число: там гигантът ще покрие корона.
points-after = Кралството Ви след този ход: { $points }.
play-send = Гигант { $number } към { $player }
play-keep = Задържане на гиганта
play-take-back = Връщане на мястото Ви
play-concede = Предаване на играта
choose-crown = Избор на корона
choose-giant = Изпращане на гигант
about-to-cover = Предстои гигантът да покрие тази корона.
about-to-send = Предстои да изпратите гигант на { $player }.
about-to-keep = Предстои да задържите гиганта.
about-to-take-back = Предстои да си върнете мястото от компютъра.
about-to-concede = Предстои да се предадете: компютърът заема мястото Ви и играе до края на играта. Не можете да си върнете мястото.
choose-other = Друг избор
next-game = Следваща игра: срещу { $opponents }
no-game-waits = Никоя друга игра не Ви чака.
decline = Отказ
about-to-decline = Предстои да откажете поканата за тази маса.
declined = Готово. Отказахте поканата.
rematch = Реванш
about-to-rematch = Предстои да поканите останалите играчи на реванш по същите правила.
play-in-browser = Игра в този браузър
open-in-client = Отваряне в Kingdomail
to-games = Вашите игри
invited-by = { $player } Ви покани на тази маса.
new-here = За пръв път ли сте тук?
known-here = Вече имате профил?
own-name = Име
own-password = Парола
register-and-join = Създаване на профил и присъединяване
log-in-and-join = Влизане и присъединяване
name-and-password = Името има от 2 до 32 знака, а паролата поне 10.
`,`# Текстове на картините на една игра.

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
picture-all-drawn = не остават плочки
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

## Какво искат мисиите и вариантите

picture-local-business = { $points } точки за всеки квадрат „{ $terrain }“ около замъка
picture-four-corners = { $points } точки за всеки квадрат „{ $terrain }“ в ъгъл на кралството
picture-harmony = { $points } точки, ако не е извадена нито една плочка
picture-middle-kingdom = { $points } точки за замъка в центъра
picture-lost-corner = { $points } точки за замъка в ъгъл
picture-folie-des-grandeurs = { $points } точки за всеки три квадрата с корона в редица
picture-bleak-king = { $points } точки за всяка област от поне 5 квадрата без корони, освен блата и планини

picture-ranking = Класиране
picture-ties =
    { $crowns ->
        [one] най-голяма област { $largest }, { $crowns } корона
       *[other] най-голяма област { $largest }, { $crowns } корони
    }
picture-key = { $terrains }. Цифрите са корони, малката буква означава гигант, а ## е замъкът.
`,`# Права на токен или на приложение, като точки в списък.

scope-games-read = да вижда игрите и династиите Ви и профилите на други играчи
scope-games-play = да играе вместо Вас, да прави предложения и да им отговаря
scope-tables-write = да създава игри, да се присъединява към маси и да ги напуска, и да кани играчи вместо Вас
scope-notifications-read = да чете известията Ви
scope-webhooks-write = да изпраща известията Ви до други услуги
scope-account-read = да вижда профила Ви и настройките му, заедно с имейл адреса Ви
`,`# Текстове, които използва само клиентът за браузър.

loading = Зареждане…
try-again = Нов опит
retry-after =
    { $seconds ->
        [one] Опитайте отново след { $seconds } секунда.
       *[other] Опитайте отново след { $seconds } секунди.
    }
offline = Няма връзка. Страницата може да не е актуална.
offline-answer = Няма връзка със сървъра. Нищо не е изпратено.
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
landing-lead = Поставяйте плочки, свързвайте терените им и събирайте корони. Играйте с приятели дни наред или още сега цяла игра срещу компютъра.
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
        [one] Спечелихте с { $points } точка!
       *[other] Спечелихте с { $points } точки!
    }
game-over = Край на играта
lines = Редици с плочки
lines-empty = Избраните плочки идват тук и после се поставят.
lines-order = По-малките номера играят първи
quests = Мисии
decision = Вашият ход
other-players = Други играчи
log = Дневник на играта
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
no-points-yet = Още няма точки. Една област носи квадратите си, умножени по короните си.
place = Поставяне
take = Избор
discard = Изваждане
cover = Покриване
tap-a-cell = Посочете място за плочката
tap-a-domino = Посочете плочка
next-in-order =
    { $position ->
        [first] В следващия рунд играете първи.
        [last] В следващия рунд играете последни.
       *[middle] В следващия рунд сте на ход { $place } от { $of }.
    }
plan-by-tap = Или докоснете бледо поле, за да планирате мястото.
later-cells = Места за по-късно
plan-cell = { $cell }: избор и планиране на това място
rotate-hint = Докоснете пак за завъртане
as-planned = Планираното място
score-change = { $before } → { $after } точки
tap-a-crown = Посочете короната, която ще покрие
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
legal-cells = Разрешени места
domino-named = Плочка { $domino }
domino-in-words = Плочка { $domino }: { $first }, { $second }
send-or-keep = Изпратете гигант на противник или го задръжте.
send-to = Противник
send-effect = { $name } трябва да покрие корона.
send-giant = Изпращане
keep-giant = Задържане
house-plays-for-you = Вместо Вас играе компютърът. Можете да си върнете мястото по всяко време.
house-plays = играе компютърът
take-back = Връщане на мястото Ви
away-holiday = на почивка
away-weekend = свободен уикенд
away-pause = в пауза
withdraw = Оттегляне
ask-undo = Предложение за връщане
undo-now = Връщане на последното решение
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

start-now = Начало сега
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
`,`# Създаване на игра, лоби, династии и списък с игри, в клиента за браузър.

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
new-five = За петима играчи е нужна Ерата на гигантите, която добавя плочки и пети замък.
new-pace = Време за ход
new-untimed = Без ограничение
new-untimed-explained = Ходовете нямат срок, така че играта може да стои дълго.
new-live-explained = За играчи, които са онлайн по едно и също време.
new-another-pace = Друго
new-which-pace = Други времена
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
new-grace = Изчакване, преди часовникът да тръгне
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
new-giants-explained = Гигантите покриват корони и могат да се изпращат на противници, а две мисии носят точки. Средното кралство и Хармония са сред възможните мисии.
new-variants = Варианти
new-variant-middle-kingdom = 10 точки, ако замъкът Ви е в центъра на кралството.
new-variant-harmony = 5 точки, ако не извадите от игра нито една плочка.
new-variant-mighty-duel = Двама играчи, всички плочки, кралства 7 × 7.
new-not-with-so-many = Не е достъпно за толкова играчи.
new-edition = Версия на правилата
new-edition-explained = Определя кои правила важат там, където печатната книжка с правила и Board Game Arena се различават.
new-forced = Автоматични принудени ходове
new-forced-explained = Стъпка с една-единствена възможност се играе веднага.
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
new-no-clock = Без ограничение времето не изтича. Изберете време за ход, за да определите какво става, когато изтече.
new-timeout = Когато времето изтече
new-play-for = Компютърът изиграва хода
new-take-over = Компютърът заема мястото
new-take-over-after = Пропуснати ходове, преди компютърът да заеме мястото
new-may-return = Играчите могат да се върнат
new-may-return-explained = Играч може да си върне мястото, което компютърът е заел. Ако е изключено, компютърът играе докрай.
new-holidays = Почивките спират часовника
new-holidays-explained = Часовникът на играч на почивка е спрян.
new-weekends = Почивните дни спират часовника
new-weekends-explained = Часовникът на играч със свободни почивни дни е спрян през тях.
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

lobby-lead = Маси, които чакат играчи. Присъединете се към някоя: играта започва, щом всички места са заети.
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
lobby-older = Покажи още
lobby-watched = Гледане на игри
lobby-watched-explained = Публични игри в ход.
lobby-empty = В момента няма маси, които чакат играчи. Създайте игра: тя се вижда тук, докато се заемат всички места.
lobby-none-like-that = Няма маси, които отговарят на филтрите. Изчистете филтрите или създайте игра.

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
series-cancel-sure = Династията свършва за всички играчи. Класирането остава, каквото е.
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
desk-calm = Нищо не Ви чака.
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
invite-who = Покана за играчи
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
invited-you = Имате покана за тази маса.
`,`# Profiles, statistics and leaderboards, in the web client.

log-in-first = Влезте, за да видите това.
look-around = Разглеждане като гост
play-too = Създайте профил, за да играете с други, или играйте веднага срещу компютъра.
more = Още
people-you = Вие
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
        [one] От { $games } игра.
       *[other] От { $games } игри.
    }
rating-explained = Рейтингът преценява колко добре играе един играч; всички започват с 25. Числото след ± е несигурността, която намалява с всяка игра.

## Reliability

reliability = Надеждност
reliability-unknown = Още няма данни.
reliability-median = Обичайно време за отговор
reliability-timeouts = Пропуснати ходове
reliability-waits = Ходове срещу хора през последната година (най-много 200)
of-hundred = { $count } на 100 хода
never = Никога

## Statistics

statistics = Статистика
statistics-games = Игри
statistics-wins = Победи
statistics-mean = Точки средно
statistics-best = Най-добър резултат
statistics-bonuses = Точки от варианти, средно
statistics-quests = Точки от мисии, средно
statistics-giants = Гиганти накрая, средно
statistics-discards = Извадени плочки, средно
statistics-taken-over = Довършени от компютъра
statistics-terrains = Точки по терен, средно

## Games played

games-played = Изиграни игри
no-games-played = Няма игри.
filter-result = Резултат
result-all = Всички игри
result-won = Спечелени
result-lost = Загубени
place-first = Победа
place-of = { $rank }. място от { $players }
played-against = Срещу { $players }
house-finished = Компютърът игра до края на играта.
changed-hands = Мястото е отстъпено от друг играч.

## Head to head

head-to-head = Един срещу друг
against-me = Вие и { $name }
against-me-games = Всички игри помежду Ви
results = Резултати
never-met = Тези играчи още не са завършили игра заедно.
balance-ahead = Напред: { $player }
balance-level = Наравно
balance-points = Точки средно

## Leaderboards

category = Категория
leaders-place = Място
leaders-rating = Оценка
leaders-mean = Рейтинг
nobody-rated = Още няма играчи с рейтинг.
leaderboard-explained = Оценката е рейтингът минус три пъти неговата несигурност: много вероятно играчът е по-добър. С повече игри несигурността намалява, а оценката се повишава. Профилите показват рейтинга.
`,`# The account and its settings, in the web client.

saved = Запазено.
show-password = Покажи
copy = Копирай
copied = Копирано
remove = Премахни
not-now = Отказ
sure = Потвърди
shown-once = Показва се само веднъж. Запазете го на сигурно място.
failing-since = Доставките са неуспешни от { $since }.

## Accounts

name-hint = От 2 до 32 знака: букви от една азбука, цифри, интервали и - _ . '
forgot-lead = Въведете името на профила си, за да получите връзка по имейл.
reset-ask = Изпрати връзка
reset-asked = Проверете имейла си
reset-asked-lead = Ако има профил с това име и с потвърден имейл адрес, ще получите връзка за нова парола. Може да отнеме няколко минути.
claim = Запазете игрите си
claim-lead = Изберете име и парола. Всичко изиграно остава Ваше, тук и на други устройства.
log-in-leaves-guest = Играете като { $name }. Ако влезете в друг профил, няма да можете да се върнете към игрите на този профил на гост: започнатите се губят и профилът се изтрива по-късно. За да ги запазите, изберете име и парола.
log-out-leaves-guest = Ако излезете, няма да можете да се върнете в този профил на гост: започнатите игри се губят и профилът се изтрива по-късно. За да запазите игрите, изберете име и парола.
claimed = Профилът Ви е готов.
claimed-already = Този профил вече има име и парола.
claim-first = Играете като гост. Първо изберете име и парола.
guest-hint = Изберете име, за да запазите игрите си
guest-has-no-name = Играете като гост, без парола.
logged-out = Излязохте.

## Profile

settings-profile = Профил
settings-profile-about = Име и парола
avatar-about = Този замък се рисува според вашия профил. Другите играчи го виждат до името ви.
see-own-profile = Вижте публичния си профил
save-name = Запази името
name-saved = Името Ви беше сменено.
save-password = Смени паролата
password-saved = Паролата Ви беше сменена. Всички други устройства са излезли от профила.
password-current = Сегашна парола
password-ends-sessions = Новата парола прекратява достъпа на всички други устройства и отменя токените Ви. Премахва и свързаните приложения, освен ако не ги запазите.
password-keep-apps = Свързаните ми приложения да останат

## Appearance

settings-appearance = Изглед
settings-appearance-about = Език, тема, игра
on-this-machine = Тези настройки важат само за този браузър.
sound = Звук и вибрация
prefer-sound = Звуци
prefer-sound-about = Тих звук, когато сте на ход и когато се поставя плочка.
prefer-vibration = Вибрация
prefer-vibration-about = Кратка вибрация, когато сте на ход, на телефони.
theme = Тема
theme-system = Като устройството
theme-light = Светло
theme-dark = Тъмно
prefer-letters = Букви върху терените
prefer-letters-about = Всеки терен показва буквата си, както в имейлите. Помага, ако някои цветове си приличат.
play-preferences = Игра
prefer-at-once-about = Първото докосване на плочка я избира, без потвърждение. Поставянето винаги се потвърждава.

## Time

settings-time = Време и почивки
settings-time-about = Часова зона, почивки, почивни дни, напомняния
time-zone = Часова зона
time-zone-here = Използвай часовата зона на това устройство: { $zone }
weekends-off = Свободни събота и неделя
weekends-off-about = Часовниците Ви спират в събота и неделя, в игрите, които го позволяват.
reminder-before = Допълнително напомняне
reminder-none = Няма
reminder-length = { $time } преди крайния срок
reminder-hint = Винаги Ви се напомня, когато остане една пета от времето Ви.
holidays = Почивки
holidays-about = Часовниците Ви спират, в игрите, които го позволяват.
holidays-left = Остават { $left } от { $budget } за { $year }
first-day = Първи ден
last-day = Последен ден
take-holiday = Добави почивка
holiday-taken = Почивката е добавена.
holiday-over = минала
holiday-now = сега
end-holiday = Премахни
holiday-ended = Почивката е премахната.

## Notifications

settings-notices = Известия
settings-notices-about = За какво, къде и кога Ви известяваме
notice-language = Език на имейлите и известията
digest-choice = Честота на имейлите
digest-at_once = Веднага
digest-hourly = Всеки час
digest-daily = Веднъж дневно
digest-hint = Напомнянията и имейлите за сигурността винаги се изпращат веднага.
quiet-hours = Тихи часове
quiet-hours-on = Използвай тихи часове
quiet-hours-about = Известията изчакват края на тези часове, освен webhooks и известията за сигурността на профила. Часовата зона се задава в раздел
quiet-from = От
quiet-until = До
quiet-strict = Тишина дори ако времето ми изтича
quiet-strict-about = Ако е изключено, все пак получавате известие, когато времето Ви би изтекло преди края на тихите часове.
save-quiet-hours = Запази тихите часове
channels = Канали
channels-about = Изключените тук известия пак се появяват в списъка Ви с известия.
channel-email = Имейл
channel-push = Push
channel-chat = Чат
channel-webhook = Webhook
kind-your_turn = На ход сте
kind-cover_a_crown = Изпратиха Ви гигант
kind-reminder = Времето Ви изтича
kind-timed_out = Времето Ви изтече
kind-invited = Покани
kind-game_started = Начало на игра
kind-game_finished = Край на игра
kind-game_cancelled = Отменена маса
kind-proposal = Предложения за връщане и пауза
kind-seat = Отстъпване на места
kind-series = Династии
kind-security = Сигурност на профила

## Email

settings-mail = Имейл адрес
settings-mail-about = За известия и забравена парола
mail-about = Известията се изпращат тук с картини и бутони, така че можете да играете направо от имейла. Адресът е нужен и за смяна на забравена парола.
mail-none = Още нямате имейл адрес.
mail-confirmed = Потвърден. Имейлите Ви се изпращат тук.
mail-pending = още не е потвърден. Отворете имейла, който изпратихме там, и последвайте връзката.
mail-disabled = Изключен от { $since }: пет дни не можа да бъде доставен нито един имейл.
mail-add = Добавяне на имейл адрес
mail-change = Смяна на имейл адреса
mail-address = Имейл адрес
mail-why-password = Нужна е, защото чрез този адрес може да се смени паролата Ви.
mail-send-link = Изпрати връзка за потвърждение
mail-link-sent = Връзката за потвърждение е изпратена.
mail-remove = Премахни имейл адреса
mail-remove-about = Няма да получавате имейли и няма да можете да смените забравена парола.
mail-removed = Имейл адресът е премахнат.
send-test = Изпрати тест
test-sent = Тестът е изпратен.

## Push

settings-push = Push известия
settings-push-about = На това устройство
push-about = Получавате известие на това устройство, щом сте на ход, дори когато Kingdomail е затворен.
push-begin = Включи в този браузър
push-on = Включено в този браузър.
push-end = Изключи
push-ended = Изключено.
push-denied = Браузърът Ви блокира известията от този сайт. Отворете настройките на сайта до адресната лента, позволете известията и опитайте пак.
push-failed = Браузърът Ви не успя да се абонира. Push известията не работят в лични прозорци или при изключена push услуга на браузъра.
push-impossible = Този браузър не поддържа push известия. На iPhone или iPad първо добавете Kingdomail към началния екран: Споделяне, после „Към началния екран“.
push-others = Други браузъри

## Webhooks

settings-webhooks = Чат и webhooks
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Известията Ви могат да се изпращат в канал на чат или до Ваша програма.
webhook-add = Добави чат или webhook
webhook-added = Добавено.
webhook-kind = Вид
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook
webhook-url = URL
webhook-hint-discord = В Discord: редактиране на канала, Integrations, Webhooks, копирайте URL адреса.
webhook-hint-slack = В Slack: Webhook URL на приложение с Incoming Webhooks.
webhook-hint-ntfy = URL адресът на Вашата тема, например https://ntfy.sh/my-topic.
webhook-hint-standard = Програмата Ви получава подписани съобщения според Standard Webhooks.
webhook-secret = Вашата тайна за подписване.
webhook-on = Включен
webhook-off = Изключен
turn-on = Включи
turn-off = Изключи
webhook-turned-on = Включено.
webhook-turned-off = Изключено.
webhook-removed = Премахнато.
new-secret = Смени тайната
deliveries = Последни доставки
deliveries-none = Още няма доставки.
look-again = Опресни
delivery-test = Тест
delivery-notice = Известие
delivery-pending =
    { $attempts ->
        [0] Чака да бъде изпратено.
        [one] Чака ново изпращане след { $attempts } опит.
       *[other] Чака ново изпращане след { $attempts } опита.
    }
delivery-delivered = Доставено.
delivery-dropped = Не е изпратено: вече не е актуално.
delivery-dead =
    { $attempts ->
        [one] Неуспешно след { $attempts } опит.
       *[other] Неуспешно след { $attempts } опита.
    }
send-again = Изпрати пак
sent-again = Изпраща се пак.

## Calendar

settings-calendar = Календар
settings-calendar-about = Сроковете Ви в календара Ви
calendar-about = Календарът Ви може да показва докога трябва да играете: абонирайте се за връзката, която създавате тук.
calendar-address = Връзката към Вашия календар.
calendar-make = Създай връзка към календара
calendar-made = Връзката към календара е създадена.
calendar-end = Премахни връзката към календара
calendar-ended = Връзката към календара е премахната.
calendar-replaces = Новата връзка заменя предишната. Всеки, който има връзката, вижда сроковете Ви.

## Sessions

settings-sessions = Устройства
settings-sessions-about = Къде сте влезли в профила си
sessions-about = Браузъри и устройства, които са влезли в профила Ви. Ако не разпознавате някое, прекратете достъпа му и сменете паролата си.
session-this = този браузър
session-since = Добавено: { $since }.
last-used = Последно използвано { $ago }.
end-session = Прекрати достъпа
session-ended = Достъпът е прекратен.
end-other-sessions = Прекрати достъпа на всички други устройства
sessions-ended = Достъпът на всички други устройства е прекратен.
apps = Свързани приложения
apps-about = Приложения на други автори с Вашето разрешение и какво може всяко от тях.
apps-none = Няма свързани приложения.
app-named = Име на приложението: { $app }
app-on-device = На друго устройство
app-throw-out = Премахни
app-thrown-out = Приложението е премахнато.
apps-throw-out = Премахни всички приложения
apps-thrown-out = Всички приложения са премахнати.

## For developers

settings-programs = За разработчици
settings-programs-about = Токени и ботове
programs-about = Почти всичко, което можете да направите тук, може да го направи и програма през API.
programs-docs = Документация на API
tokens = Токени
tokens-about = Програмата използва токен вместо паролата Ви. Токенът може да прави само това, което изберете.
token-make = Създай токен
token-made = Токенът е създаден.
token-secret = Новият Ви токен.
token-name = Име на токена
token-name-hint = За да го разпознавате в списъка.
token-of = Действа като
token-of-me = Вие
token-for = За { $name }
token-lifetime = Валидност
until-revoked = Безсрочно
good-until = Валиден до { $until }.
never-used = Още неизползван.
revoke = Отмени
token-revoked = Токенът е отменен.
scopes = Права
bots = Ботове
bots-about = Ботът играе под свое име, с Вас като собственик, на маси, които допускат ботове.
bot-name = Име на бота
bot-make = Създай бот
bot-made = Ботът е създаден. Сега му създайте токен.
bot-removed = Ботът е премахнат.

## Data and deletion

settings-data = Вашите данни
settings-data-about = Изтеглете всичко
data-account = Данни на профила
data-account-about = Всичко, което се пази за Вас, във формат JSON, без паролата и другите тайни.
data-account-download = Изтегли данните на профила
data-records = Вашите игри
data-records-about = Файл с всичките Ви завършени игри, по една на ред. Игрите могат да се проверят без този сървър.
data-records-download = Изтегли игрите
downloaded = Изтеглянето е готово.
settings-deletion = Изтриване на профила
settings-deletion-about = Необратимо е
deletion-lead = Това е необратимо:
deletion-games = Напускате всички маси и се предавате във всички игри, които още се играят.
deletion-name = Името Ви се премахва отвсякъде.
deletion-bots = Ботовете, токените и webhooks Ви се изтриват.
deletion-kept = Завършените Ви игри остават: публичните са видими за всички, а останалите – за противниците Ви.
deletion-take-along = Първо изтеглете данните си
deletion-sure = Искам да изтрия профила си безвъзвратно.
deletion-confirm = Изтрий профила ми
deleted = Профилът Ви беше изтрит.
`,`# Планове за следващия ход, развоят на играта и проверката ѝ.

## Играта досега

history-steps = Времева линия
history-back = Предишна
history-on = Следваща
history-play = Пускане
history-pause = Пауза
history-since = От последния Ви ход
history-keys = Стрелки: стъпка по стъпка. Интервал: пускане. Home и End: първа и последна стъпка.
history-step = Стъпка { $number } от { $of }
history-share = Споделяне на тази позиция
history-film = Изтегляне на анимация
history-save = Изтегляне
history-score-of = { $name }: { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
history-curve = Точки в хода на играта

## Проверка на разбъркването

verify-title = Честно ли беше разбъркването?
verify-lead = Преди да седне играч на масата, сървърът се обвърза с тайно число – семето на разбъркването. Браузърът Ви проверява дали разкритото семе отговаря на това обвързване, изчислява разбъркването отново и го сравнява с играта.
verify-now = Проверка на разбъркването
verify-working = Изчислява се…
verify-agrees = Проверено: разбъркването е точно това, с което сървърът се е обвързал преди играта.
verify-differs = Несъответствие: разбъркването е различно от това, с което сървърът се е обвързал преди играта. Запазете файла на играта и се свържете с администратора на този сървър.
verify-failed = Разбъркването не можа да се провери: тази страница не поддържа формата на файла на играта.
verify-ok = Успешно:
verify-wrong = Неуспешно:
verify-found = Изчислено: { $found }
verify-commitment = Обвързването при създаването на масата отговаря на семето, разкрито накрая.
verify-lines = Семето и случайните числа на играчите дават плочките в реда, в който са изтеглени.
verify-kings = Същите числа дават реда на първия избор.
verify-quests = Същите числа дават двете мисии.
verify-root = Отпечатъкът на всички редици, публикуван в началото, отговаря на редиците в играта.
verify-proofs =
    { $lines ->
        [one] { $lines } редица има доказателство, което отговаря на отпечатъка.
       *[other] { $lines } редици имат доказателство, което отговаря на отпечатъка.
    }
verify-own-bytes = Играчи, добавили случайни числа: { $names }.
verify-no-bytes = Никой играч не е добавил случайно число, затова преди създаването на масата сървърът би могъл да изпробва много семена и да избере едно от тях.
verify-method = Методът и програма за повтаряне на тази проверка са описани в документацията.

## План за следващия ход

plan-title = Планиране на следващия Ви ход
plan-given = Вашият план за следващия ход
plan-lead = Планът се изиграва автоматично, когато дойде Вашият ред. Другите играчи не го виждат.
plan-place = Къде да се постави плочка { $domino }
plan-otherwise = Ако не пасва там
plan-best = Където носи най-много точки
plan-ask = Аз ще реша
plan-no-place = Няма избрано място. Докоснете дъската или използвайте избора по-долу.
plan-clear = Изчистване на мястото
plan-pick = Какво да се избере, по ред на предпочитание
plan-picked-as = { $domino }, избор { $number }
plan-later = Плочките за следващия Ви избор още не са изтеглени.
plan-void = Автоматична отмяна на плана
plan-void-taken = ако друг играч избере плочка { $domino }
plan-void-giant = ако ми изпратят гигант
plan-would = Ако сега беше Ваш ред
plan-would-place = Плочка { $domino } се поставя.
plan-would-discard = Плочка { $domino } се вади от игра, защото не пасва никъде.
plan-would-ask-place = Вие решавате къде да поставите плочка { $domino }.
plan-would-pick = Избира се плочка { $domino }.
plan-would-ask-pick = Вие решавате какво да изберете.
plan-would-score = Тогава кралството Ви има { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }.
plan-give = Запази плана
plan-change = Обнови плана
plan-withdraw = Отмени плана
plan-saved = Планът е запазен за следващия Ви ход.
plan-withdrawn = Планът е отменен. Следващия си ход ще изиграете сами.
plan-since = Запазен: { $at }

## Край на играта

score-factors = { $squares } × { $crowns }
score-sheet = Точки
tie-by-property = { $name } и { $other } имат равен брой точки. По-напред е { $name } заради по-голямата област: { $more } срещу { $less } квадрата.
tie-by-crowns = { $name } и { $other } имат равен брой точки и еднакво голяма най-голяма област. По-напред е { $name } заради повече корони: { $more } срещу { $less }.
tie-shared = { $name } и { $other } са равни по точки, най-голяма област и корони и си поделят място { $rank }.
largest-property = Най-голяма област
crowns = Корони
replay = Повторение
share-link = Споделяне на връзка
share-picture = Споделяне на картина
rematch-proposed = { $name } предлага реванш.
rematch-accept = Приемане на реванша
`];export{e as default};