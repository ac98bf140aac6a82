# Какво означава всеки код на API.

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
