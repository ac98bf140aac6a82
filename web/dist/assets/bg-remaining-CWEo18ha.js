var e=`edition-rulebook = Печатна книжка с правила
house-random = Компютър (лесен)
house-greedy = Компютър (среден)
house-searching = Компютър (труден)
king = крал
    .counted = { $count ->
        [one] { $count } крал
       *[other] { $count } крале
    }
days =
    { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }
rule-game_finished = Играта приключи.
rule-seat_conceded = Компютърът зае това място до края на играта.
rule-seat_taken_over = Когато времето изтече, компютърът зае това място. Първо си го върнете.
rule-seat_not_taken_over = Компютърът не е заемал мястото Ви.
rule-not_your_turn = На ход е друг играч.
rule-must_place_first = Ходът започва с плочката под Вашия крал: поставете я, а ако не пасва никъде, извадете я от игра. Едва тогава избирате нова.
rule-nothing_to_place = Вашият крал няма плочка за поставяне: изберете плочка от новата редица.
rule-domino_not_in_line = Тази плочка не е в новата редица.
rule-domino_taken = На тази плочка вече стои друг крал.
rule-not_your_domino = Това не е плочката под Вашия крал.
rule-out_of_bounds = Кралството би надхвърлило най-големия си размер: 5 × 5 квадрата заедно със замъка или 7 × 7 във Великия дуел.
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
rule-opponent_without_crown = Този противник няма видима корона, която гигант може да покрие.
settings-variant_not_with_giants = В игри с „Ерата на гигантите“ Средното кралство и Хармония са мисии, затова не могат да се избират като варианти.
settings-mighty_duel_needs_two_players = Великият дуел се играе от точно двама играчи.
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
problem-not_a_guest = Това не е профил на гост.
problem-password_too_short = Паролата трябва да има поне 10 знака.
problem-password_too_long = Паролата може да има най-много 256 знака.
problem-password_too_weak = Тази парола се отгатва твърде лесно.
problem-session_not_found = Тази сесия не съществува.
problem-time_zone_unknown = Тази часова зона не съществува.
problem-holiday_out_of_range = Ваканцията трябва да започне до една година от днес и да трае поне час.
problem-holiday_overlaps = Тази ваканция се застъпва с друга.
problem-holiday_over_budget = За тази година не Ви остават толкова дни ваканция.
problem-holiday_not_found = Тази ваканция не съществува или вече е минала.
problem-calendar_not_found = Този календар не съществува или е премахнат.
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
problem-players_out_of_range = Кингдомино е игра за двама до четирима, а с „Ерата на гигантите“ за двама до петима играчи.
problem-mighty_duel_needs_two_players = Великият дуел се играе от точно двама играчи.
problem-variant_not_with_giants = В игри с „Ерата на гигантите“ този вариант е мисия и не може да се избира.
problem-pace_out_of_range = Ограничението на времето е извън позволените граници.
problem-too_many_house_players = Компютърните играчи са повече от свободните места.
problem-table_not_open = Масата вече не е отворена.
problem-table_full = Всички места са заети.
problem-already_seated = Вече имате място на тази маса.
problem-too_few_players = За игра са нужни поне двама играчи.
problem-host_cannot_leave = Домакинът не може да напусне масата; може да отмени играта.
problem-not_the_host = Само домакинът на масата може да направи това.
problem-not_seated = Нямате място в тази игра.
problem-game_not_started = Играта още не е започнала.
problem-game_not_finished = Играта още не е приключила.
problem-is_sandbox = Това не е достъпно на пробни маси.
problem-record_invalid = Файлът на играта е невалиден.
problem-proposal_open = Вече има друго отворено предложение.
problem-proposal_closed = Това предложение вече не е отворено.
problem-nothing_to_undo = Няма Ваш ход, който може да се върне.
problem-pause_out_of_range = Паузата трябва да свърши до 90 дни.
problem-not_paused = Играта не е в пауза.
problem-handover_not_allowed = На тази маса местата не могат да се отстъпват.
problem-not_your_seat = Това място е на друг играч.
problem-seat_not_offered = Това място не Ви се предлага.
problem-game_too_long = Тази игра достигна максималния брой събития: вече не може да се присъединяват играчи, да се правят предложения и да се предлагат места. Все още може да се изиграе докрай.
problem-too_many_proposals = Достигнахте максималния брой предложения, върнати ходове и предложени места за една игра. Все още можете да играете и да отговаряте на предложения.
problem-game_finished = Играта приключи.
problem-seat_conceded = Компютърът зае мястото Ви до края на играта.
problem-seat_taken_over = Компютърът зае мястото Ви; първо си го върнете.
problem-seat_not_taken_over = Компютърът не е заемал мястото Ви.
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
problem-premove_invalid = Този план е невалиден.
problem-premove_not_found = Нямате план за следващия си ход.
problem-no_turn_left = В тази игра нямате повече ходове.
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
problem-guests_play_unrated = Гостите могат да играят само игри без рейтинг.
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
invitation-declined = { $player } отказа Вашата покана.
    .subject = { $player } отказа Вашата покана
seat-offered = { $from } Ви предлага място в започнала игра. Ако приемете, продължавате с кралството на този играч.
    .subject = { $from } Ви предлага място
seat-handed-over = Отсега нататък вместо { $from } играе { $to }.
    .subject = Вместо { $from } вече играе { $to }
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
series-ready-asked = Всички останали са готови за игра { $game } от { $games } от династията. Тя ще започне, щом потвърдите и Вие.
    .subject = Да започваме ли игра { $game } от { $games }?
series-withdrawn = { $player } напусна династията. От следващата игра на това място играе компютърът.
    .subject = { $player } напусна династията
series-cancelled = { $by } отмени династията. Класирането се запазва.
    .subject = { $by } отмени династията
password-changed = Паролата на профила Ви беше сменена: { $at }.
    .subject = Паролата Ви беше сменена
new-login = Ново влизане в профила Ви от устройство { $device }: { $at }.
    .subject = Ново влизане в профила Ви
email-changed = Имейл адресът на профила Ви беше сменен: { $at }.
    .subject = Имейл адресът Ви беше сменен
webhook-disabled =
    Вашият webhook на { $server } беше изключен след { $failures ->
        [one] { $failures } неуспешен опит.
       *[other] { $failures } поредни неуспешни опита.
    } Включете го отново, щом започне да отговаря.
    .subject = Вашият webhook беше изключен
event-house-seated = { $house } се присъедини към масата.
verify-email = Потвърждаване на имейл адреса
done = Готово. Играта продължава.
new-password = Нова парола
digest =
    { $games ->
        [one] На ход сте в { $games } игра
       *[other] На ход сте в { $games } игри
    }
terms-grace = При всеки ход часовникът тръгва, след като мине това време: { $time }.
terms-series =
    { $games ->
        [one] Това е династия от { $games } игра.
       *[other] Това е първата от { $games } игри на една династия. Във всички играят едни и същи играчи.
    }
open-series = Към династията
column-player = Играч
column-game = Игра { $game }
column-total = Общо
rematch = Реванш
scope-games-read = да вижда Вашите игри и династии, както и профилите на други играчи
scope-games-play = да играе вместо Вас, да прави предложения и да им отговаря
scope-tables-write = да създава игри, да се присъединява към маси и да ги напуска, и да кани играчи вместо Вас
scope-notifications-read = да чете известията Ви
scope-webhooks-write = да изпраща известията Ви, с връзки, които показват игрите Ви, до други услуги
scope-account-read = да вижда профила Ви и настройките му, заедно с имейл адреса Ви
to-start = Към началната страница
link-copied = Връзката е копирана
share = Споделяне
log-out = Изход
forgot-password = Забравена парола?
password-hint = Поне 10 знака
bell =
    { $count ->
        [0] Известия
       *[other] Непрочетени известия: { $count }
    }
bell-new = ново
bell-empty = Все още няма известия. Тук се появяват събитията от Вашите игри.
a-kingdom-grows = Кралство, което расте
poster-invites = { $name } Ви кани на игра
rated-table = За рейтинг
rated-for-guests = Гостите не могат да играят за рейтинг. Създайте профил, който запазва игрите Ви, или помолете { $name } да направи играта без рейтинг.
rated-without-guests = Играта е за рейтинг, затова гости не могат да се включат.
make-unrated = Игра без рейтинг
rematch-waits = Реваншът чака играчи.
rematch-begun = Реваншът започна.
rematch-show = Към реванша
look-back = Преглед на играта
history = Преглед на играта
back-to-table = Обратно към играта
download-record = Изтегляне на файла с играта
download-notation = Изтегляне на списъка с ходове
points-by-round = Точки по рундове
column-round = Рунд
start-now = Започване сега
leave-table = Напускане на масата
cancel-table = Отмяна на играта
share-table = Споделяне на връзката
invite-by-name = Име на играча
invite = Поканване
unit-of-time = Мерна единица за време
unit-minutes = минути
unit-hours = часове
unit-days = дни
keep-it = Назад
you = Вие
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
column-rank = Място
column-wins = Победи
news = Известия
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
more = Още
people-you = Вие
profile-edit = Промяна на име и аватар
member-since = Член от { $since }
bot-since = Бот от { $since }
guest-since = Гост от { $since }
bot-of = Собственик: { $owner }
bot-mark = Бот
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
reliability = Надеждност
reliability-median = Обичайно време за отговор
reliability-timeouts = Пропуснати ходове
reliability-waits = Ходове срещу хора през последната година (най-много 200)
of-hundred = { $count } на 100 хода
never = Никога
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
head-to-head = Един срещу друг
against-me = Вие и { $name }
against-me-games = Всичките Ви общи игри
results = Резултати
never-met = Тези играчи още не са завършили игра заедно.
balance-ahead = По-напред: { $player }
balance-level = Наравно
balance-points = Точки, средно
category = Категория
leaders-place = Място
leaders-rating = Сила
leaders-mean = Рейтинг
nobody-rated = Още няма играчи с рейтинг.
leaderboard-explained = Силата е рейтингът минус три пъти неговата несигурност: много вероятно играчът е поне толкова силен. С повече игри несигурността намалява, а силата се повишава. Профилите показват рейтинга.
saved = Запазено.
copy = Копиране
copied = Копирано
remove = Премахване
not-now = Отказ
sure = Потвърждаване
shown-once = Показва се само веднъж. Запазете копие на сигурно място.
failing-since = Доставките са неуспешни от { $since }.
name-hint = От 2 до 32 знака: букви от една азбука, цифри, интервали и - _ . '
forgot-lead = Въведете името на профила си, за да получите връзка по имейл.
reset-ask = Изпращане на връзка
reset-asked = Проверете имейла си
reset-asked-lead = Ако има профил с това име и с потвърден имейл адрес, ще получите връзка за нова парола. Може да отнеме няколко минути.
claim-lead = Изберете име и парола. Всичко изиграно остава Ваше, тук и на други устройства.
log-in-leaves-guest = Играете като { $name }. Ако влезете в друг профил, няма да можете да се върнете към игрите на този профил на гост: започнатите се губят и профилът се изтрива по-късно. За да ги запазите, изберете име и парола.
log-out-leaves-guest = Ако излезете, няма да можете да се върнете в този профил на гост: започнатите игри се губят и профилът се изтрива по-късно. За да запазите игрите, изберете име и парола.
claimed = Профилът Ви е готов.
claimed-already = Този профил вече има име и парола.
claim-first = Играете като гост. Първо изберете име и парола.
guest-has-no-name = Играете като гост, без парола.
logged-out = Излязохте.
settings-profile = Профил
settings-profile-about = Аватар, име и парола
avatar-about = Другите играчи го виждат до името Ви.
avatar-number = Замък { $number }
avatar-more = Още замъци
see-own-profile = Вижте публичния си профил
save-name = Запазване на името
name-saved = Името Ви беше сменено.
save-password = Смяна на паролата
password-saved = Паролата Ви беше сменена. Всички други устройства са излезли от профила.
password-current = Сегашна парола
password-ends-sessions = Новата парола спира достъпа на всички други устройства и отменя токените Ви. Премахва и свързаните приложения, освен ако не ги запазите.
password-keep-apps = Свързаните ми приложения да останат
settings-appearance = Изглед
settings-appearance-about = Език, тема, игра
on-this-machine = Тези настройки важат само за този браузър.
sound = Звук и вибрация
prefer-sound = Звуци
prefer-sound-about = Тих звук, когато сте на ход и когато се поставя плочка.
prefer-vibration = Вибрация
prefer-vibration-about = Кратка вибрация на телефона, когато сте на ход.
theme-system = Като устройството
theme-light = Светла
theme-dark = Тъмна
prefer-letters = Букви върху терените
prefer-letters-about = Всеки терен показва буквата си, както в имейлите. Помага, ако някои цветове си приличат.
play-preferences = Игра
prefer-at-once-about = Първото докосване на плочка я избира, без потвърждение. Поставянето винаги се потвърждава.
settings-time = Време и ваканции
settings-time-about = Часова зона, ваканции, уикенди, напомняния
time-zone = Часова зона
time-zone-same = Вашата часова зона е { $zone }, както на това устройство.
time-zone-differs = Вашата часова зона е { $zone }; това устройство е в друга.
time-formats = Датите и часовете се изписват както в браузъра Ви: { $example }.
time-zone-change = Промяна на часовата зона
time-zone-here = Часовата зона на това устройство: { $zone }
weekends-off = Свободни уикенди
weekends-off-about = Часовниците Ви спират в събота и неделя в игрите, които го позволяват.
reminder-before = Допълнително напомняне
reminder-none = Няма
reminder-length = { $time } преди крайния срок
reminder-hint = Винаги Ви се напомня, когато остане една пета от времето Ви.
holidays = Ваканции
holidays-about = Часовниците Ви спират през ваканцията в игрите, които го позволяват.
holidays-left = Оставащи за { $year }: { $left } от { $budget }
first-day = Първи ден
last-day = Последен ден
take-holiday = Добавяне на ваканция
holiday-taken = Ваканцията е добавена.
holiday-over = минала
holiday-now = сега
end-holiday = Премахване
holiday-ended = Ваканцията е премахната.
settings-notices = Известия
settings-notices-about = За какво, къде и кога Ви известяваме
notice-language = Език на имейлите и известията
digest-choice = Честота на имейлите
digest-at_once = Веднага
digest-hourly = Всеки час
digest-daily = Веднъж дневно
digest-hint = Напомнянията и имейлите за сигурността винаги се изпращат веднага.
quiet-hours = Тихи часове
quiet-hours-on = Спазване на тихи часове
quiet-hours-about = Известията изчакват края на тези часове, освен webhooks и известията за сигурността на профила. Часовата зона се задава в раздел
quiet-from = От
quiet-until = До
quiet-strict = Тишина, дори ако времето ми изтича
quiet-strict-about = Ако е изключено, все пак получавате известие, когато времето Ви би изтекло преди края на тихите часове.
save-quiet-hours = Запазване на тихите часове
channels = Канали
channels-about = Изключените тук известия пак се появяват в списъка Ви с известия.
channel-email = Имейл
channel-push = Push
channel-chat = Чат
channel-webhook = Webhook
channel-off = Не е настроено
channel-none = Извън Kingdomail още нищо не стига до Вас.
channel-push-on = Включване на push известия
channel-set-up = Настройка
channel-count =
    { $count ->
        [one] { $count } получател
       *[other] { $count } получатели
    }
channel-sentences = Кога да Ви известяваме
tell-me = { $when }: известие чрез { $channels }.
tell-me-nothing = { $when }: без известие.
tell-me-partly = С изключения.
tell-me-security = Винаги се изпраща на имейл адреса Ви.
tell-me-details = Подробности
when-turn = Когато съм на ход
when-time = Преди и след изтичане на времето ми
when-invited = Когато ме поканят
when-games = Когато игра започне, свърши или бъде отменена
when-agreements = Когато ме помолят за връщане на ход, пауза или приемане на място
when-series = По време на династия
when-security = Когато профилът ми може да е застрашен
kind-your_turn = На ход сте
kind-cover_a_crown = Изпратиха Ви гигант
kind-reminder = Времето Ви изтича
kind-timed_out = Времето Ви изтече
kind-invited = Покани
kind-game_started = Начало на игра
kind-game_finished = Край на игра
kind-game_cancelled = Отменена игра
kind-proposal = Предложения за връщане и пауза
kind-seat = Отстъпване на места
kind-series = Династии
kind-security = Сигурност на профила
settings-mail = Имейл адрес
settings-mail-about = За известия и забравена парола
mail-about = Известията се изпращат тук с изображения и бутони, така че можете да играете направо от имейла. Адресът е нужен и за смяна на забравена парола.
mail-none = Още нямате имейл адрес.
mail-confirmed = Потвърден. Имейлите Ви се изпращат тук.
mail-pending = още не е потвърден. Отворете имейла, който изпратихме там, и последвайте връзката.
mail-disabled = Изключен от { $since }: пет дни не можа да бъде доставен нито един имейл.
mail-add = Добавяне на имейл адрес
mail-change = Смяна на имейл адреса
mail-address = Имейл адрес
mail-why-password = Нужна е, защото чрез този адрес може да се смени паролата Ви.
mail-send-link = Изпращане на връзка за потвърждение
mail-link-sent = Връзката за потвърждение е изпратена.
mail-remove = Премахване на имейл адреса
mail-remove-about = Няма да получавате имейли и няма да можете да смените забравена парола.
mail-removed = Имейл адресът е премахнат.
send-test = Изпращане на тест
test-sent = Тестът е изпратен.
settings-push = Push известия
settings-push-about = На това устройство
push-about = Получавате известие на това устройство, щом сте на ход, дори когато Kingdomail е затворен.
push-begin = Включване в този браузър
push-on = Включено в този браузър.
push-end = Изключване
push-ended = Изключено.
push-denied = Браузърът Ви блокира известията от този сайт. Отворете настройките на сайта до адресната лента, позволете известията и опитайте пак.
push-failed = Браузърът Ви не успя да се абонира. Push известията не работят в поверителни прозорци или при изключена push услуга на браузъра.
push-impossible = Този браузър не поддържа push известия. На iPhone или iPad първо добавете Kingdomail към началния екран: Споделяне, после „Към началния екран“.
push-others = Други браузъри
settings-webhooks = Чат и webhooks
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Известията Ви могат да се изпращат в канал на чат или до Ваша програма.
webhook-add = Добавяне на чат или webhook
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
webhook-secret = Вашият таен ключ за подписване.
webhook-on = Включен
webhook-off = Изключен
turn-on = Включване
turn-off = Изключване
webhook-turned-on = Включено.
webhook-turned-off = Изключено.
webhook-removed = Премахнато.
new-secret = Смяна на ключа
deliveries = Последни доставки
deliveries-none = Още няма доставки.
look-again = Опресняване
delivery-test = Тест
delivery-notice = Известие
delivery-pending =
    { $attempts ->
        [0] Чака да бъде изпратено.
        [one] Чака ново изпращане след { $attempts } неуспешен опит.
       *[other] Чака ново изпращане след { $attempts } неуспешни опита.
    }
delivery-delivered = Доставено.
delivery-dropped = Не е изпратено: вече не е актуално.
delivery-dead =
    { $attempts ->
        [one] Неуспешно след { $attempts } опит.
       *[other] Неуспешно след { $attempts } опита.
    }
send-again = Ново изпращане
sent-again = Изпраща се пак.
settings-calendar = Календар
settings-calendar-about = Вашите срокове в календара Ви
calendar-about = Календарът Ви може да показва докога трябва да играете: абонирайте се за връзката, която създавате тук.
calendar-address = Връзката към Вашия календар.
calendar-make = Създаване на връзка към календара
calendar-made = Връзката към календара е създадена.
calendar-end = Премахване на връзката към календара
calendar-ended = Връзката към календара е премахната.
calendar-replaces = Новата връзка заменя предишната. Всеки, който има връзката, вижда сроковете Ви.
settings-sessions = Устройства
settings-sessions-about = Къде сте влезли в профила си
sessions-about = Браузъри и устройства, които са влезли в профила Ви. Ако не разпознавате някое, спрете достъпа му и сменете паролата си.
session-this = този браузър
session-since = Добавено: { $since }.
last-used = Последно използвано { $ago }.
end-session = Спиране на достъпа
session-ended = Достъпът е спрян.
end-other-sessions = Спиране на достъпа на всички други устройства
sessions-ended = Достъпът на всички други устройства е спрян.
apps = Свързани приложения
apps-about = Приложения на други автори с Вашето разрешение и какво може всяко от тях.
apps-none = Няма свързани приложения.
app-named = Име на приложението: { $app }
app-on-device = На друго устройство
app-throw-out = Премахване
app-thrown-out = Приложението е премахнато.
apps-throw-out = Премахване на всички приложения
apps-thrown-out = Всички приложения са премахнати.
settings-programs = За разработчици
settings-programs-about = Токени и ботове
programs-about = Почти всичко, което можете да направите тук, може да го направи и програма през API.
programs-docs = Документация на API
tokens = Токени
tokens-about = Програмата използва токен вместо паролата Ви. Токенът може да прави само това, което изберете.
token-make = Създаване на токен
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
revoke = Отменяне
token-revoked = Токенът е отменен.
scopes = Права
bots = Ботове
bots-about = Ботът играе под свое име, с Вас като собственик, на маси, които допускат ботове.
bot-name = Име на бота
bot-make = Създаване на бот
bot-made = Ботът е създаден. Сега му създайте токен.
bot-removed = Ботът е премахнат.
settings-data = Вашите данни
settings-data-about = Изтеглете всичко
data-account = Данни на профила
data-account-about = Всичко, което се пази за Вас, във формат JSON, без паролата и другите тайни данни.
data-account-download = Изтегляне на данните на профила
data-records = Вашите игри
data-records-about = Файл с всичките Ви завършени игри, по една на ред. Игрите могат да се проверят без този сървър.
data-records-download = Изтегляне на игрите
downloaded = Изтеглянето е готово.
settings-deletion = Изтриване на профила
settings-deletion-about = Необратимо е
deletion-lead = Това е необратимо:
deletion-games = Напускате всички маси и се предавате във всички игри, които още се играят.
deletion-name = Името Ви се премахва отвсякъде.
deletion-bots = Вашите ботове, токени и webhooks се изтриват.
deletion-kept = Завършените Ви игри остават: публичните са видими за всички, а останалите – за противниците Ви.
deletion-take-along = Първо изтеглете данните си
deletion-sure = Искам да изтрия профила си безвъзвратно.
deletion-confirm = Изтриване на профила ми
deleted = Профилът Ви беше изтрит.
history-steps = Времева линия
history-back = Предишна
history-on = Следваща
history-play = Пускане
history-pause = Пауза
history-since = След последния Ви ход
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
plan-give = Запазване на плана
plan-change = Промяна на плана
plan-withdraw = Отмяна на плана
plan-saved = Планът е запазен за следващия Ви ход.
plan-withdrawn = Планът е отменен. Следващия си ход ще изиграете Вие.
plan-since = Запазен: { $at }
score-factors = { $squares } × { $crowns }
score-sheet = Точки
tie-by-property = { $name } и { $other } имат равен брой точки. По-напред е { $name } заради по-голямата област: { $more } срещу { $less } квадрата.
tie-by-crowns = { $name } и { $other } имат равен брой точки и еднакво голяма най-голяма област. По-напред е { $name } заради повече корони: { $more } срещу { $less }.
tie-shared = { $name } и { $other } са равни по точки, най-голяма област и корони и си поделят място { $rank }.
largest-property = Най-голяма област
crowns = Корони
share-link = Споделяне на връзка
share-picture = Споделяне на изображение
rematch-proposed = { $name } предлага реванш.
rematch-accept = Приемане на реванша`;export{e as default};