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

edition-rulebook = Книжка с правила
edition-board-game-arena = Board Game Arena

expansion-none = Основна игра
expansion-age-of-giants = Ерата на гигантите

house-random = Компютър (наслуки)
house-greedy = Компютър (алчен)
house-searching = Компютър (мисли напред)

quest-local-business-wheat = Местна търговия: житно поле
quest-local-business-forest = Местна търговия: гора
quest-local-business-lake = Местна търговия: езеро
quest-local-business-pasture = Местна търговия: пасище
quest-local-business-swamp = Местна търговия: блато
quest-local-business-mine = Местна търговия: планина
quest-four-corners-wheat = Четирите ъгъла: житно поле
quest-four-corners-forest = Четирите ъгъла: гора
quest-four-corners-lake = Четирите ъгъла: езеро
quest-four-corners-pasture = Четирите ъгъла: пасище
quest-four-corners-swamp = Четирите ъгъла: блато
quest-four-corners-mine = Четирите ъгъла: планина
quest-harmony = Хармония
quest-middle-kingdom = Средното кралство
quest-lost-corner = Изгубеният ъгъл
quest-folie-des-grandeurs = Мания за величие
quest-bleak-king = Кралят е гол

## Как хората наричат времето на часовниците си

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
`,`# Защо един ход не е по правилата.

rule-game-finished = Играта приключи.
rule-seat-conceded = Това място е на компютъра и той играе до края.
rule-seat-taken-over = Когато времето изтече, компютърът пое това място: първо си го върнете.
rule-seat-is-yours = Никой не е поемал мястото Ви.
rule-not-your-turn = На ход е друг играч.
rule-must-place-first = Ходът започва с плочката под Вашия крал: поставете я, а ако не пасва никъде, извадете я от игра. Едва тогава избирате нова.
rule-nothing-to-place = Вашият крал няма плочка за поставяне сега: изберете плочка от новата редица.
rule-domino-not-in-line = Тази плочка не е в новата редица.
rule-domino-taken = На тази плочка вече стои друг крал.
rule-not-your-domino = Това не е плочката под Вашия крал.
rule-out-of-bounds = Кралството не би се побрало в решетката си: 5 × 5 квадрата заедно със замъка, 7 × 7 във Великия дуел.
rule-cell-occupied = Плочката заема две свободни места, а тук поне едно е заето.
rule-no-matching-terrain = Поне един квадрат от плочката трябва да се допира, хоризонтално или вертикално, до замъка или до квадрат със същия терен.
rule-must-place = Плочка, която може да се постави, трябва да се постави.
rule-must-cover = При Вас дойде гигант: преди всичко друго изберете короната, която той ще покрие.
rule-must-send-or-keep = Поставихте плочка със стъпки: преди всичко друго изпратете гигант на противник или задръжте гигантите си.
rule-no-giant-came = При Вас не е дошъл гигант, който да покрие корона.
rule-no-footprint = Гигант се изпраща или задържа само след поставяне на плочка със стъпки, ако имате гигант и някой противник има видима корона.
rule-no-visible-crown = Гигантът покрива видима корона, а на това място няма такава.
rule-no-giant-there = На това място нямате гигант.
rule-no-opponent = Гигант се изпраща на друг играч от същата игра.
rule-opponent-without-crown = Този противник няма видима корона, която гигант да покрие.

## Защо масата не може да е такава

settings-players-out-of-range = Кингдомино се играе от 2 до 4 играчи, с „Ерата на гигантите“ от 2 до 5.
settings-variant-is-a-quest = С „Ерата на гигантите“ Средното кралство и Хармония са мисии и не се избират като варианти.
settings-mighty-duel-needs-two-players = Великият дуел се играе от точно 2 играчи.

## Защо едно нареждане няма смисъл

order-nothing-ordered = Нареждането казва как да се постави плочка, коя да се избере или и двете.
order-too-many-dominoes = В един списък на нареждането има най-много 12 плочки.
order-domino-twice = В един списък на нареждането няма два пъти една и съща плочка.
`,`# Какво означава всеки код на API.

## Самата заявка

problem-request_malformed = Заявката не е валидна HTTP заявка.
problem-json_malformed = Тялото на заявката не е валиден JSON.
problem-parameter_invalid = Параметър на адреса или на заявката е невалиден.
problem-header_invalid = Заглавка на заявката е невалидна.
problem-idempotency_key_missing = Липсва заглавката Idempotency-Key.
problem-route_not_found = На този адрес няма нищо.
problem-method_not_allowed = Този адрес не приема този метод.
problem-body_timeout = Тялото на заявката не пристигна навреме.
problem-body_too_large = Тялото на заявката е твърде голямо.
problem-content_type_unsupported = Тялото на заявката трябва да е application/json.
problem-content_encoding_unsupported = Тялото на заявката не трябва да е компресирано или кодирано: изпрати го без Content-Encoding.
problem-field_invalid = Поле липсва, непознато е или е невалидно.
problem-idempotency_key_reused = Този Idempotency-Key вече е използван с друга заявка.
problem-expected_version_missing = Посочете коя версия на играта сте видели: expected_version или If-Match.
problem-version_stale = Играта е продължила след версията, която очаквахте.
problem-settings_stale = Настройките са променени, откакто сте ги видели.

## Профили

problem-token_missing = Необходим е токен за достъп.
problem-token_invalid = Токенът за достъп е невалиден.
problem-token_expired = Токенът за достъп е изтекъл: подновете го.
problem-session_ended = Сесията приключи или токенът е отменен: влезте отново или използвайте друг токен.
problem-credentials_wrong = Името или паролата е грешна.
problem-refresh_token_invalid = Токенът за подновяване е невалиден или сесията му е приключила.
problem-refresh_token_reused = Токенът за подновяване вече е използван.
problem-cross_site_request = Това може да бъде поискано само от страница на този сървър.
problem-ticket_invalid = Билетът е невалиден, вече е използван или е изтекъл.
problem-password_wrong = Сегашната парола е грешна.
problem-name_invalid = Това не може да бъде име.
problem-name_taken = Това име или много подобно на него вече е заето.
problem-too_many_renames = Името беше сменяно твърде често напоследък: изчакайте, преди да го смените отново.
problem-registration_closed = Този сървър не приема нови профили.
problem-invitation_needed = На този сървър за нов профил е нужна връзка с покана.
problem-not_a_guest = Този профил не е на гост.
problem-password_too_short = Паролата трябва да има поне 10 знака.
problem-password_too_long = Паролата може да има най-много 256 знака.
problem-password_guessable = Тази парола се отгатва твърде лесно.
problem-session_not_found = Нямате такава сесия.
problem-time_zone_unknown = Няма такава часова зона.
problem-holiday_out_of_range = Почивката започва до една година от днес и трае поне час.
problem-holiday_overlaps = По това време вече имате почивка.
problem-holiday_over_budget = Това е повече почивка, отколкото Ви остава за годината.
problem-holiday_not_found = Нямате такава почивка или тя вече е минала.
problem-calendar_not_found = Няма такъв календар или вече го няма.

## Известия

problem-endpoint_not_found = Нямате такава точка за доставка.
problem-delivery_not_found = Тази точка няма такава доставка.
problem-too_many_endpoints = Не може да имате повече точки от този вид: първо премахнете една.
problem-endpoint_off = Точката за доставка е изключена: първо я включете.
problem-test_under_way = Вече тече проба.
problem-address_forbidden = Сървърът не може да изпраща до този адрес.
problem-link_expired = Тази връзка е изтекла.
problem-link_used = Тази връзка вече е използвана.
problem-mail_address_invalid = Това не е имейл адрес.
problem-too_soon = Това беше направено току-що: изчакайте минута.
problem-subscription_invalid = Това не е абонамент на браузър.

## Маси

problem-game_not_found = Няма такава игра или не можете да я видите.
problem-version_not_found = Играта няма такава версия.
problem-series_not_found = Няма такава династия или не можете да я видите.
problem-series_too_long = Една династия има от 1 до 15 игри.
problem-rest_out_of_range = Почивката е между една секунда и 90 дни.
problem-no_place = Нямате място в тази династия.
problem-series_not_resting = Това може да се направи само между две игри от династията.
problem-series_over = Династията приключи.
problem-seat_not_found = Играта няма такова място.
problem-link_invalid = Връзката е невалидна или е изтекла.
problem-player_not_found = Никой няма такова име.
problem-profile_not_found = Няма такъв играч.
problem-players_out_of_range = Кингдомино се играе от 2 до 4 играчи, с „Ерата на гигантите“ от 2 до 5.
problem-mighty_duel_needs_two_players = Великият дуел се играе от точно 2 играчи.
problem-variant_is_a_quest = С „Ерата на гигантите“ този вариант е мисия.
problem-pace_out_of_range = Темпото дава по-малко или повече време, отколкото може да има една маса.
problem-too_many_house_players = Местата до Вас са по-малко от компютърните играчи.
problem-table_not_open = Масата вече не е отворена.
problem-table_full = Всички места са заети.
problem-already_seated = Вече сте на тази маса.
problem-too_few_players = За игра са нужни поне 2 играчи.
problem-opener_cannot_leave = Който е отворил масата, не може да я напусне, но може да отмени играта.
problem-not_the_opener = Само който е отворил масата, може да направи това.
problem-not_seated = Нямате място на тази маса.
problem-game_not_started = Играта още не е започнала.
problem-game_not_finished = Играта не е приключила.
problem-is_sandbox = Това е за игри, не за пробни маси.
problem-record_invalid = Записът не е верен.
problem-already_asked = Друг на масата вече е помолил за нещо.
problem-nothing_asked = Тази молба вече не е в сила.
problem-nothing_to_undo = Няма Ваше решение, което може да се върне.
problem-pause_out_of_range = Паузата трябва да свърши до 90 дни.
problem-not_paused = Няма пауза.
problem-seats_stay = На тази маса никой не може да отстъпва мястото си.
problem-not_your_seat = Това е мястото на друг играч.
problem-nothing_offered = Това място не се предлага или не на Вас.
problem-game_too_long = На тази маса се случи вече толкова много, че никой не може да седне на нея, да поиска нещо или да предложи мястото си: може само да се играе докрай.
problem-too_many_proposals = От Вашето място вече е молено за нещо, връщани са решения или е предлагано мястото толкова пъти, колкото е позволено в една игра. Все още можете да играете и да отговаряте на другите.

## Правила

problem-game_finished = Играта приключи.
problem-seat_conceded = Мястото Ви е на компютъра и той играе до края.
problem-seat_taken_over = Компютърът пое мястото Ви: първо си го върнете.
problem-seat_is_yours = Никой не е поемал мястото Ви.
problem-deadline_passed = Времето за това изтече: след малко ще играе компютърът.
problem-not_your_turn = На ход е друг играч.
problem-must_place_first = Преди да изберете, поставете плочката си или я извадете от игра.
problem-nothing_to_place = Вашият крал няма плочка за поставяне сега.
problem-domino_not_in_line = Тази плочка не е в новата редица.
problem-domino_taken = На тази плочка вече стои друг крал.
problem-not_your_domino = Това не е плочката под Вашия крал.
problem-out_of_bounds = Кралството не би се побрало в решетката си.
problem-cell_occupied = Плочката заема две свободни места.
problem-no_matching_terrain = Един квадрат трябва да се допира до замъка или до своя терен.
problem-must_place = Плочка, която може да се постави, трябва да се постави.
problem-must_cover = Първо покрийте корона с гиганта, който дойде.
problem-must_send_or_keep = Първо изпратете гигант или го задръжте.
problem-no_giant_came = Не е дошъл гигант, който да покрие корона.
problem-no_footprint = Гигант се изпраща или задържа само след плочка със стъпки.
problem-no_visible_crown = На това място няма видима корона.
problem-no_giant_there = На това място няма гигант.
problem-no_opponent = Гигант се изпраща на друг играч от същата игра.
problem-opponent_without_crown = Този противник няма видима корона.

## Нареждания

problem-order_invalid = Това нареждане няма смисъл.
problem-order_not_found = Нямате нареждане за следващия си ход.
problem-no_turn_to_come = В тази игра нямате повече ходове.

## Повреди

problem-internal_error = Нещо се обърка при нас. Грешката е записана.
problem-unavailable = В момента това не може да се направи. Опитайте отново.
problem-scope_missing = Този токен не може да се използва за това.
problem-session_required = Това може да се направи само след влизане в профила, не и с токен.
problem-not_an_admin = Само който поддържа сървъра, може да направи това.
problem-guest_account = Гост не може да направи това: първо изберете име и парола.
problem-account_locked = Този профил е заключен.
problem-rate_limited = Изпращате заявки твърде често.
problem-too_many_attempts = Имаше твърде много опити.
problem-too_many_connections = От Вашия адрес има твърде много връзки.
problem-too_many_streams = Имате твърде много отворени потоци и дълги заявки.
problem-token_not_found = Нямате такъв токен.
problem-app_not_found = Нямате такова приложение.
problem-too_many_tokens = Не може да имате повече токени.
problem-token_lifetime_out_of_range = Един токен важи от минута до 366 дни или докато бъде отменен.
problem-bot_not_found = Нямате такъв бот.
problem-too_many_bots = Не може да имате повече ботове.
problem-too_many_games = Вече участвате в толкова игри, колкото са позволени за един профил: първо завършете или напуснете някоя.
problem-bots_not_admitted = Тази маса не приема ботове.
problem-guests_play_unrated = Гостите играят само там, където ничий рейтинг не се променя.
`,`# Какво се казва на играчите. Темата е един ред без точка.

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
cover-a-crown = { $from } Ви изпрати гигант: изберете короната, която той ще покрие. Играта чака Вас.
    .subject = { $from } Ви изпрати гигант
reminder = Все още сте на ход. Краен срок: { $deadline }.
    .subject = Играта срещу { $opponents } още чака Вас
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
    { $from } Ви кани на игра на Кингдомино { $seats ->
        [one] за { $seats } играч.
       *[other] за { $seats } играчи.
    }
    .subject = { $from } Ви кани на игра
invitation-declined = { $player } отказа Вашата покана.
    .subject = { $player } отказа Вашата покана
undo-asked = { $by } иска да върне последното решение. Нужно е съгласието на всички.
    .subject = { $by } иска да върне решение
undo-answered =
    { $agreed ->
        [yes] { $by } дава съгласие да върнете решението си.
       *[no] { $by } не дава съгласие да върнете решението си. Играта продължава, както е.
    }
    .subject =
    { $agreed ->
        [yes] { $by } дава съгласие за връщането
       *[no] { $by } не дава съгласие за връщането
    }
undone = { $by } върна решение. Играта е както беше преди него.
    .subject = { $by } върна решение
pause-asked = { $by } иска пауза. Край на паузата: { $until }. Нужно е съгласието на всички.
    .subject = { $by } иска пауза
pause-answered =
    { $agreed ->
        [yes] { $by } дава съгласие за паузата.
       *[no] { $by } не дава съгласие за паузата. Времето продължава да тече.
    }
    .subject =
    { $agreed ->
        [yes] { $by } дава съгласие за паузата
       *[no] { $by } не дава съгласие за паузата
    }
paused = Всички дадоха съгласие: времето е спряно. Край на паузата: { $until }. Всеки играч може да я прекрати по-рано.
    .subject = Играта е в пауза
resumed = { $by } прекрати паузата. Времето отново тече.
    .subject = Паузата свърши
seat-offered = { $from } иска да Ви отстъпи място в започнала игра. Ако приемете, продължавате с онова кралство.
    .subject = { $from } Ви предлага място
seat-handed-over = Смяна на масата: { $from } → { $to }.
    .subject = Смяна на масата: { $from } → { $to }
series-game-started =
    { $rounds ->
        [one] Започна игра { $game } от { $games } от династията Ви. Тя има { $rounds } рунд.
       *[other] Започна игра { $game } от { $games } от династията Ви. Тя има { $rounds } рунда.
    }
    .subject = Започна игра { $game } от { $games } срещу { $opponents }
series-game-finished =
    Игра { $game } от { $games } от династията Ви приключи. { $rank ->
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
        [1] водите в династията си
       *[other] сте на място { $rank } от { $players } в династията си
    }, резултат: { $points ->
        [one] { $points } точка.
       *[other] { $points } точки.
    }
    .subject = Династията Ви след игра { $game } от { $games }
series-over =
    Династията Ви приключи след { $games ->
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
       *[other] Династията Ви приключи
    }
series-ready-asked = Всички останали са готови за игра { $game } от { $games } от династията Ви. Тя ще започне, щом и Вие кажете, че сте готови.
    .subject = Готови ли сте за игра { $game } от { $games }?
series-withdrawn = { $player } напусна династията Ви. От следващата игра мястото е на компютъра.
    .subject = { $player } напусна династията Ви
series-cancelled = { $by } отмени династията Ви. Класирането остава, каквото е.
    .subject = { $by } отмени династията Ви
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
test = Това е проба. Отсега нататък тук ще получавате новините за Вашите игри.
    .subject = Проба на известията
`,`# Какво стана от последния Ви ход: по едно изречение.

happened-table-opened = { $player } отвори масата.
happened-invited = { $player } получи покана.
happened-declined = { $player } отказа поканата.
happened-joined = { $player } седна на масата.
happened-left = { $player } напусна масата.
happened-game-started = Играта започна.
happened-game-cancelled = Играта беше отменена.
happened-house-seated = { $house } зае място на масата.
happened-line-dealt = Изтеглена е нова редица: { $dominoes }.
happened-order-carried-out = { $player } остави предварително нареждане за този ход.
happened-picked = { $player } избра плочка { $domino }.
happened-placed = { $player } постави плочка { $domino }.
happened-discarded = { $player } извади от игра плочка { $domino }: не пасваше никъде.
happened-covered = { $player } покри корона с гигант.
happened-giant-sent = { $player } изпрати гигант на { $to }.
happened-giant-sent-to-you = { $player } изпрати гигант на Вас.
happened-giant-kept = { $player } не изпрати гигант.
happened-timed-out = Времето изтече: { $player }.
happened-taken-over =
    { $for_good ->
        [yes] Компютърът играе вместо { $player } до края.
       *[no] Компютърът засега играе вместо { $player }.
    }
happened-taken-back = { $player } си върна мястото от компютъра.
happened-conceded = { $player } се предаде.
happened-undo-asked = { $player } помоли да върне решение.
happened-pause-asked = { $player } помоли за пауза. Край на паузата: { $until }.
happened-agreed = { $player } даде съгласие.
happened-refused = { $player } не даде съгласие.
happened-withdrawn = { $player } оттегли молбата си.
happened-undone = { $player } върна решение.
happened-paused = Играта е в пауза. Край на паузата: { $until }.
happened-resumed = { $player } прекрати паузата.
happened-seat-offered = { $player } предложи мястото си на { $to }.
happened-offer-ended = { $player } вече не предлага мястото си.
happened-seat-handed-over = { $player } отстъпи мястото си на { $to }.
happened-game-finished = Играта приключи.
`,`# Какво стои около новините и на страниците, до които водят бутоните в писмата. Самите новини са в notices.ftl.

greeting = Здравейте, { $player }!
guest-name = Гост { $number }
since-your-last-turn = След последния Ви ход
deadline = Краен срок: { $at }.
no-deadline = Няма краен срок: играйте спокойно.
awaited = На ход е { $player }.
awaited-until = На ход е { $player }. Краен срок: { $until }.

## Бутони и връзки

open-table = Към масата
play-pick = Избор на плочка { $domino }
play-place = Поставяне на плочка { $domino }
play-discard = Изваждане на плочка { $domino }
agree = Съгласие
refuse = Отказ
verify-email = Потвърждаване на адреса
choose-password = Нова парола
turn-mails-off = Спиране на тези писма

not-you = Ако не сте били Вие, сменете паролата си и прекратете всички други сесии.
not-asked = Ако не сте искали това писмо, можете да го пренебрегнете.
mails-are-off = Повече няма да получавате такива писма.

## Страницата на бутона

about-to-pick = Предстои да изберете плочка { $domino }.
about-to-place = Предстои да поставите плочка { $domino }.
about-to-discard = Предстои да извадите от игра плочка { $domino }.
confirm = Потвърждаване
done = Готово. Играта продължава.
done-and-over = Готово. Играта приключи.
link-used = Тази връзка вече е използвана.
link-expired = Тази връзка е изтекла.
link-unknown = Тази връзка не е наша или не е цяла.
address-confirmed = Адресът е потвърден. Отсега нататък известията Ви ще идват тук.
password-set = Паролата е сменена. Влезте с новата.
new-password = Нова парола
game-moved-on = Играта е продължила, откакто беше изпратено писмото. Отворете масата, за да видите докъде е стигнала.

## Няколко наведнъж

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
no-more-pictures = В това писмо няма място за повече картини. Връзките водят до останалите маси.

## За какво се пита играч

join = Заемане на място
about-to-join = Предстои да заемете място на тази маса.
joined = Готово. Имате място на тази маса.
take-seat = Приемане на мястото
decline-seat = Отказ от мястото
answered = Готово. Останалите виждат отговора Ви.
answer-elsewhere = Можете да отговорите от писмото или в програмата, с която играете.

## Какво се играе на масата

terms-players =
    { $players ->
        [one] За { $players } играч.
       *[other] За { $players } играчи.
    } На масата: { $names }.
terms-rules = Правила: { $rules }.
terms-untimed = Няма ограничение на времето.
terms-per-turn = Време за всяко решение: { $time }.
terms-bank = Време за цялата игра: { $initial }. Всяко решение добавя: { $increment }.
terms-grace = При всяко чакане не се брои: { $time }.
terms-play-for =
    { $times ->
        [one] Ако времето Ви изтече { $times } път, мястото Ви заема компютърът.
       *[other] Ако времето Ви изтече, вместо Вас решава компютърът; след { $times } поредни пъти той заема мястото Ви.
    }
terms-take-over = Ако времето Ви изтече, мястото Ви заема компютърът.
terms-unrated = Играта не променя ничий рейтинг.
terms-series =
    { $games ->
        [one] Това е династия от { $games } игра.
       *[other] Това е първата от { $games } игри на една династия: който седне тук, играе във всички.
    }
terms-rest-at-once = Всяка игра започва, щом приключи предишната.
terms-rest-after = Почивката между две игри е най-много: { $time }.
terms-rest-when-ready = Всяка следваща игра започва, когато всички са готови.

## Династии

open-series = Към династията
ready = Да започваме
series-of = Династията на { $players }
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

## Страниците, на които се решава

turn-place = Вие сте на ход: поставете { $domino }
turn-pick = Вие сте на ход: изберете плочка
turn-cover = Вие сте на ход: изберете короната, която гигантът ще покрие
turn-giant = Вие сте на ход: изпратете гигант или го задръжте
turn-of-the-house = Компютърът играе вместо Вас
how-to-place = Докоснете число: там е първото поле на плочката, а стрелката сочи към второто.
how-to-turn = Завъртете плочката:
how-to-cover = Докоснете число: там гигантът ще покрие корона.
points-after = Кралството Ви след това: { $points }.
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
about-to-concede = Предстои да се предадете: компютърът заема мястото Ви и играе докрай. Не можете да си го върнете.
choose-other = Друг избор
next-game = Следващата игра, която Ви чака: срещу { $opponents }
no-game-waits = Никоя друга игра не Ви чака.
decline = Отказ от поканата
about-to-decline = Предстои да откажете поканата за тази маса.
declined = Готово. Отказахте поканата.
rematch = Още една игра
about-to-rematch = Предстои да поканите останалите на още една игра по същите правила.
play-in-browser = Игра в този браузър
open-in-client = Отваряне в уеб приложението
to-games = Към Вашите игри
invited-by = { $player } Ви кани на тази маса.
new-here = За пръв път сте тук
known-here = Вече имате профил
own-name = Име
own-password = Парола
register-and-join = Регистрация и заемане на място
log-in-and-join = Влизане и заемане на място
name-and-password = Името има от 2 до 32 букви, паролата поне 10 знака.
`,`# Какво пише на картините на една игра.

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
picture-nobodys-turn = Никой не е на ход.
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

picture-to-place = За поставяне
picture-to-pick = За избор
picture-order-of-picks = Ред на избор
picture-nothing-to-pick = Последен рунд: няма избор.
picture-free = свободна
picture-done = готово
picture-discarded = извадени: { $dominoes }
picture-if-it-stays = +{ $points }, ако остане така
picture-pending = { $quest }: { $points }, ако остане така
picture-with-giant = с гигант
picture-with-footprint = със стъпки
picture-extent = { $width } × { $height } от { $frame } × { $frame }
picture-property =
    { $crowns ->
        [one] { $terrain } { $squares } × { $crowns } корона = { $points }
       *[other] { $terrain } { $squares } × { $crowns } корони = { $points }
    }

## Какво искат мисиите и вариантите

picture-local-business = { $points } за всеки квадрат „{ $terrain }“ около замъка
picture-four-corners = { $points } за всеки квадрат „{ $terrain }“ в ъгъл на кралството
picture-harmony = { $points }, ако не е извадена нито една плочка
picture-middle-kingdom = { $points } за замъка в центъра
picture-lost-corner = { $points } за замъка в ъгъл
picture-folie-des-grandeurs = { $points } за всеки три квадрата с корона в редица
picture-bleak-king = { $points } за всяка голяма област без корони

picture-ranking = Класиране
picture-ties =
    { $crowns ->
        [one] най-голяма област { $largest }, { $crowns } корона
       *[other] най-голяма област { $largest }, { $crowns } корони
    }
picture-key = { $terrains }; числото е броят на короните, малката буква е с гигант, ## е замъкът.
`,`# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = да вижда игрите и династиите ви и други играчи
scope-games-play = да играе вместо вас и да се уговаря с другите на масата
scope-tables-write = да отваря маси, да заема и освобождава места и да кани други вместо вас
scope-notices-read = да чете известията ви
scope-webhooks-write = известията ви да се изпращат до други програми
scope-account-read = да вижда профила ви и настройките му, заедно с имейл адреса ви
`,`# Какво казва приложението в браузъра освен онова, което казват и всички други канали.

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
`,`# Откриване на маса, намиране на маса и династии, в клиента за браузър.

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
`,`# Profiles, statistics and leaderboards, in the web client.

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
`,`# The account and its settings, in the web client.

saved = Запазено.
show-password = Покажи
copy = Копирай
copied = Копирано
remove = Премахни
not-now = Не сега
sure = Да: { $what }
shown-once = Показва се само този път. Пазете го на сигурно място.
failing-since = Нищо не пристига от { $since }.

## Accounts

name-hint = От 2 до 32 букви от една азбука, цифри, интервали и - _ . '
forgot-lead = Как се казва профилът Ви?
reset-ask = Изпратете ми връзка
reset-asked = Проверете пощата си
reset-asked-lead = Ако има профил с това име и потвърден имейл адрес, връзка за нова парола е на път натам. Може да отнеме няколко минути.
claim = Запазете игрите си
claim-lead = Изберете име и парола: всичко изиграно остава Ваше, тук и на други устройства.
log-in-leaves-guest = Тук играете като { $name }. Ако влезете в друг профил, игрите на този гост няма да се прехвърлят: няма да можете да се върнете към тях, започнатите се губят и гостът се изтрива след няколко дни. За да ги запазите, изберете име и парола.
claimed = Профилът вече е Ваш.
claimed-already = Този профил вече има име и парола.
claim-first = Играете като гост. Първо изберете име и парола.
guest-hint = Запазете тази игра: изберете име
guest-has-no-name = Играете като гост, без парола.
logged-out = Излязохте.

## Profile

settings-profile = Профил
settings-profile-about = Име и парола
see-own-profile = Вижте как Ви виждат другите
save-name = Запази името
name-saved = Името Ви е сменено.
save-password = Смени паролата
password-saved = Паролата Ви е сменена. Всички други сесии са прекратени.
password-current = Сегашна парола
password-ends-sessions = Новата парола прекратява всички други сесии и токените Ви. Изгонва и приложенията ви, ако не ги запазите.
password-keep-apps = Приложенията ми да останат

## Appearance

settings-appearance = Изглед
settings-appearance-about = Език, светло или тъмно, игра
on-this-machine = Важи само за този браузър.
theme = Светло или тъмно
theme-system = Като устройството
theme-light = Светло
theme-dark = Тъмно
play-preferences = Докато играете
prefer-hints = Точките да се виждат предварително
prefer-hints-about = Позволеното свети, а до него стои какво би донесло.
prefer-at-once-about = Първото докосване на плочка я взема, без потвърждение.

## Time

settings-time = Време
settings-time-about = Часова зона, почивни дни, напомняния
time-zone = Часова зона
time-zone-here = Използвай зоната на това устройство: { $zone }
weekends-off = Свободни събота и неделя
weekends-off-about = Часовниците Ви стоят в събота и неделя, на масите, които го позволяват.
reminder-before = Допълнително напомняне
reminder-none = Няма
reminder-length = { $time } преди крайния срок
reminder-hint = Винаги Ви се напомня, когато минат четири пети от времето Ви.
holidays = Почивки
holidays-about = Часовниците Ви стоят на всички маси, които го позволяват.
holidays-left = Остават { $left } от { $budget } за { $year }
first-day = Първи ден
last-day = Последен ден
take-holiday = Вземи тази почивка
holiday-taken = Почивката е записана.
holiday-over = минала
holiday-now = сега
end-holiday = Откажи се
holiday-ended = Почивката е отменена.

## Notices

settings-notices = Известия
settings-notices-about = Какво, къде и кога научавате
notice-language = Език на писмата и съобщенията
digest-choice = Писмата идват
digest-at_once = Веднага
digest-hourly = Всеки час
digest-daily = Веднъж дневно
digest-hint = Напомнянията и всичко за сигурността на профила Ви никога не чакат.
quiet-hours = Тихи часове
quiet-hours-on = Нищо да не се праща нощем
quiet-hours-about = Следват Вашата часова зона:
quiet-from = От
quiet-until = До
quiet-strict = Без изключение
quiet-strict-about = Иначе научавате, ако времето Ви би изтекло преди края на тихите часове.
save-quiet-hours = Запази тихите часове
channels = Какво къде отива
channels-about = Изключеното пак остава в списъка Ви с известия.
channel-mail = Писмо
channel-push = Push
channel-chat = Чат
channel-webhook = Програма
kind-your_turn = На ход сте
kind-cover_a_crown = При Вас дойде гигант
kind-reminder = Времето Ви изтича
kind-timed_out = Времето Ви изтече
kind-invited = Покана
kind-game_started = Започна игра
kind-game_finished = Завърши игра
kind-game_cancelled = Маса беше отменена
kind-agreement = Връщане на ходове, паузи
kind-seat = Място сменя играча си
kind-series = Вашите династии
kind-security = Сигурността на профила Ви

## Mail

settings-mail = Имейл адрес
settings-mail-about = За известия и нова парола
mail-about = Известията идват тук с картини и бутони, така че можете да играете от писмото. И само с адрес може да се смени забравена парола.
mail-none = Още нямате имейл адрес тук.
mail-confirmed = Потвърден. Писмата Ви отиват там.
mail-pending = още не е потвърден. Отворете писмото, което изпратихме там, и последвайте връзката.
mail-disabled = Изключен от { $since }: пет дни нищо не пристигна.
mail-add = Добавете адрес
mail-change = Друг адрес
mail-address = Имейл адрес
mail-why-password = Защото който има адреса, може да избере нова парола.
mail-send-link = Изпрати връзката
mail-link-sent = Писмо с връзка е на път.
mail-remove = Премахни адреса
mail-remove-about = Няма да идват писма, а забравена парола няма да може да се смени.
mail-removed = Адресът е премахнат.
send-test = Изпрати проба
test-sent = Пробата е на път.

## Push

settings-push = Push съобщения
settings-push-about = На това устройство
push-about = Научавате на това устройство щом дойде Вашият ред, дори когато Kingdomail е затворен.
push-begin = Включи в този браузър
push-on = Включено в този браузър.
push-end = Изключи
push-ended = Изключено.
push-denied = Браузърът Ви не позволява на страницата да праща съобщения. Отворете настройките на страницата, до адреса ѝ горе, позволете известията и опитайте пак.
push-failed = Браузърът Ви не успя да се абонира. В личен прозорец, или където push услугата на браузъра е изключена, това не може.
push-impossible = Този браузър не може да получава push съобщения. На iPhone или iPad първо добавете Kingdomail към началния екран: Споделяне, после „Към началния екран“.
push-others = Други браузъри

## Webhooks

settings-webhooks = Чатове и програми
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Известията могат да отиват в канал на чат или при Ваша програма.
webhook-add = Добавяне на чат или програма
webhook-added = Добавено е.
webhook-kind = Вид
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook за програма
webhook-url = Адрес
webhook-hint-discord = В Discord: редактиране на канала, Integrations, Webhooks, копирайте URL адреса.
webhook-hint-slack = В Slack: приложение с Incoming Webhooks; неговият Webhook URL.
webhook-hint-ntfy = Адресът на Вашата тема, например https://ntfy.sh/my-topic.
webhook-hint-standard = Програмата Ви получава подписани съобщения според Standard Webhooks.
webhook-secret = Тайната, с която се подписват съобщенията.
webhook-on = Включен
webhook-off = Изключен
turn-on = Включи
turn-off = Изключи
webhook-turned-on = Включен е.
webhook-turned-off = Изключен е.
webhook-removed = Премахнат е.
new-secret = Нова тайна
deliveries = Какво е изпратено
deliveries-none = Още нищо.
look-again = Провери пак
delivery-test = Проба
delivery-notice = Известие
delivery-pending =
    { $attempts ->
        [0] Чака да бъде изпратено.
        [one] Чака след { $attempts } опит.
       *[other] Чака след { $attempts } опита.
    }
delivery-delivered = Пристигна.
delivery-dropped = Не е изпратено.
delivery-dead =
    { $attempts ->
        [one] Изоставено след { $attempts } опит.
       *[other] Изоставено след { $attempts } опита.
    }
send-again = Изпрати пак
sent-again = Изпраща се пак.

## Calendar

settings-calendar = Календар
settings-calendar-about = Сроковете Ви във Вашия календар
calendar-about = Календарът Ви може да показва докога трябва да играете: дайте му този адрес като абонамент.
calendar-address = Адресът на Вашия календар.
calendar-make = Създай адрес
calendar-made = Адресът е създаден.
calendar-end = Прекрати календара
calendar-ended = Адресът вече не води доникъде.
calendar-replaces = Новият адрес прекратява предишния. Който го знае, вижда сроковете Ви.

## Sessions

settings-sessions = Сесии
settings-sessions-about = Вашите браузъри и устройства
sessions-about = Всичко, което е влязло в профила Ви. Ако нещо не Ви е познато, прекратете го и сменете паролата си.
session-this = този браузър
session-since = От { $since }.
last-used = Последно използвано { $ago }.
end-session = Прекрати
session-ended = Сесията е прекратена.
end-other-sessions = Прекрати всички други
sessions-ended = Всички други са прекратени.
apps = Приложения
apps-about = Програми на други, които сте допуснали. До всяка пише какво може.
apps-none = Не сте допуснали нито едно.
app-named = Нарича се { $app }.
app-on-device = на друго устройство
app-throw-out = Изгонване
app-thrown-out = Приложението е изгонено.
apps-throw-out = Изгонване на всички приложения
apps-thrown-out = Всички приложения са изгонени.

## Programs

settings-programs = За програмисти
settings-programs-about = Токени и ботове
programs-about = Всичко, което можете да направите тук, може и програма.
programs-docs = Документацията
tokens = Токени
tokens-about = Което програма показва вместо паролата Ви. Може да прави каквото изберете и нищо друго.
token-make = Създай токен
token-made = Токенът е създаден.
token-secret = Токенът.
token-name = За какво е
token-name-hint = За да го познаете.
token-of = Играе като
token-of-me = Вие
token-for = За { $name }
token-lifetime = Валиден
until-revoked = Докато не го отмените
good-until = Валиден до { $until }.
never-used = Още неизползван.
revoke = Отмени
token-revoked = Токенът е отменен.
scopes = Може
bots = Ботове
bots-about = Ботът играе от свое име, с Вас като създател, където се допускат ботове.
bot-name = Име на бота
bot-make = Създай бот
bot-made = Ботът е готов. Създайте му токен.
bot-removed = Ботът е премахнат.

## Data and deletion

settings-data = Вашите данни
settings-data-about = Вземете всичко със себе си
data-account = Профилът
data-account-about = Всичко, което се пази за Вас, като JSON: без паролата и другите тайни.
data-account-download = Изтегли профила
data-records = Вашите игри
data-records-about = Записите на всичките Ви завършени игри, по един на ред. Всеки може да ги провери без този сървър.
data-records-download = Изтегли игрите
downloaded = Файлът е готов.
settings-deletion = Изтриване на профила
settings-deletion-about = Завинаги
deletion-lead = Това никой не може да върне:
deletion-games = Напускате всички маси и се предавате във всички игри, които още се играят.
deletion-name = Името Ви изчезва отвсякъде.
deletion-bots = Ботовете, токените и webhooks Ви спират.
deletion-kept = Завършените игри остават за тези, които са ги играли с Вас.
deletion-take-along = Първо изтеглете данните си
deletion-sure = Искам да изтрия профила си завинаги.
deletion-confirm = Изтрий профила ми
deleted = Профилът Ви е изтрит.
`,`# Нареждания за следващия ход, ходът на играта и проверката ѝ.

## Играта досега

history-steps = Стъпките на играта
history-back = Назад
history-on = Напред
history-play = Пускане
history-pause = Пауза
history-since = От последния ми ход
history-keys = Стрелките водят стъпка по стъпка, интервалът пуска, Home и End водят в началото и в края.
history-step = Стъпка { $number } от { $of }
history-share = Споделяне на този момент
history-film = Играта като филм
history-save = Запазете играта
history-score-of = { $name }: { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
history-curve = Как растяха точките

## Проверка на разбъркването

verify-title = Честно ли е раздадено?
verify-lead = Сървърът се обвърза с реда на плочките, преди някой да седне на масата. Тази страница го изчислява отново и не пита никого.
verify-now = Проверка на разбъркването
verify-working = Изчислява се…
verify-agrees = Съвпада: плочките са раздадени, както беше обявено преди играта.
verify-differs = Не съвпада. Запазете записа и попитайте кой поддържа този сървър.
verify-failed = Проверката не стана: записът не е такъв, какъвто го познава тази страница.
verify-ok = съвпада
verify-wrong = не съвпада
verify-found = Изчислено: { $found }
verify-commitment = Обещанието от откриването на масата е за семето, което беше показано накрая.
verify-lines = Семето и байтовете на играчите дават плочките в реда, в който са раздадени.
verify-kings = Те дават и кой избира пръв.
verify-quests = Те дават и двете мисии.
verify-root = Отпечатъкът на всички редици, показан в началото, е на тези редици.
verify-proofs =
    { $lines ->
        [one] { $lines } редица дойде с доказателство, което води до този отпечатък.
       *[other] { $lines } редици дойдоха с доказателство, което води до този отпечатък.
    }
verify-own-bytes = Свои байтове добавиха: { $names }.
verify-no-bytes = Никой не е добавил свои байтове, затова сървърът би могъл да избира семе, преди да открие масата.
verify-method = Методът е описан в docs/client/shuffle.md; там има и програма, която прави същото.

## Нареждане за следващия ход

plan-title = Планиране на следващия ми ход
plan-given = Нареждане за следващия ми ход
plan-lead = Нареждането се изпълнява веднага, когато дойде Вашият ход. Никой друг не го вижда.
plan-place = Къде отива { $domino }
plan-otherwise = Ако не може да лежи там
plan-best = Където носи най-много
plan-ask = Попитайте ме
plan-no-place = Няма избрано място: докоснете дъската или оставете това по-долу.
plan-clear = Без място
plan-pick = Какво да се вземе, най-доброто първо
plan-picked-as = { $domino }, избор { $number }
plan-later = Редицата за избор още не е изтеглена.
plan-void = Нареждането да отпадне
plan-void-taken = ако някой вземе { $domino }
plan-void-giant = ако при мен дойде гигант
plan-would = Ако сега беше Ваш ред
plan-would-place = Плочка { $domino } се поставя.
plan-would-discard = Плочка { $domino } се вади от игра, защото не пасва никъде.
plan-would-ask-place = Ще бъдете попитани къде отива плочка { $domino }.
plan-would-pick = Взема се плочка { $domino }.
plan-would-ask-pick = Ще бъдете попитани какво вземате.
plan-would-score = Общо { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }.
plan-give = Дайте това нареждане
plan-change = Промяна на нареждането
plan-withdraw = Оттегляне на нареждането
plan-saved = Нареждането чака следващия Ви ход.
plan-withdrawn = Нареждането е оттеглено: ще бъдете попитани.
plan-since = От: { $at }
`];export{e as default};