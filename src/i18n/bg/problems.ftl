# Заглавия на кодовете за проблеми на API.

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
problem-holiday_out_of_range = Ваканцията трябва да започне до една година от днес и да трае поне час.
problem-holiday_overlaps = Тази ваканция се застъпва с друга.
problem-holiday_over_budget = За тази година не Ви остават толкова дни ваканция.
problem-holiday_not_found = Тази ваканция не съществува или вече е минала.
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

## Правила

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
problem-guests_play_unrated = Гостите могат да играят само игри без рейтинг.
