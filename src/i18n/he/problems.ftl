# מה אומר כל קוד של ה-API.

## הבקשה עצמה

problem-request_malformed = הבקשה אינה HTTP תקין.
problem-json_malformed = גוף הבקשה אינו JSON תקין.
problem-parameter_invalid = פרמטר בכתובת או בשאילתה אינו תקין.
problem-header_invalid = כותרת של הבקשה אינה תקינה.
problem-idempotency_key_missing = חסרה הכותרת Idempotency-Key.
problem-route_not_found = אין דבר בכתובת הזאת.
problem-method_not_allowed = הכתובת הזאת אינה מקבלת את המתודה הזאת.
problem-body_timeout = גוף הבקשה לא הגיע בזמן.
problem-body_too_large = גוף הבקשה גדול מדי.
problem-content_type_unsupported = גוף הבקשה חייב להיות application/json.
problem-content_encoding_unsupported = אסור שגוף הבקשה יהיה דחוס או מקודד: יש לשלוח אותו בלי Content-Encoding.
problem-field_invalid = שדה חסר, לא מוכר או לא תקין.
problem-idempotency_key_reused = ה-Idempotency-Key הזה כבר הגיע עם בקשה אחרת.
problem-expected_version_missing = ציינו איזו גרסה של המשחק ראיתם: expected_version או If-Match.
problem-version_stale = המשחק התקדם מאז הגרסה שציפיתם לה.
problem-settings_stale = ההגדרות השתנו מאז שראיתם אותן.

## חשבונות

problem-token_missing = נדרש אסימון גישה.
problem-token_invalid = אסימון הגישה אינו תקין.
problem-token_expired = תוקפו של אסימון הגישה פג: חדשו אותו.
problem-session_ended = ההתחברות הסתיימה או שהאסימון בוטל: התחברו שוב או השתמשו באסימון אחר.
problem-credentials_wrong = השם או הסיסמה שגויים.
problem-refresh_token_invalid = אסימון החידוש אינו תקין, או שההתחברות שלו הסתיימה.
problem-refresh_token_reused = אסימון החידוש כבר נוצל.
problem-cross_site_request = רק דף של שרת זה רשאי לבקש זאת.
problem-ticket_invalid = הכרטיס אינו תקף, כבר נוצל או פג תוקפו.
problem-password_wrong = הסיסמה הנוכחית שגויה.
problem-name_invalid = זה לא יכול להיות שם.
problem-name_taken = השם הזה, או שם דומה לו, כבר תפוס.
problem-too_many_renames = שיניתם את השם יותר מדי פעמים לאחרונה: המתינו לפני שינוי נוסף.
problem-registration_closed = השרת הזה אינו מקבל חשבונות חדשים.
problem-invitation_needed = בשרת הזה נדרש קישור הזמנה כדי ליצור חשבון.
problem-not_a_guest = חשבון זה אינו של אורח.
problem-password_too_short = בסיסמה יש לפחות 10 תווים.
problem-password_too_long = בסיסמה יש לכל היותר 256 תווים.
problem-password_guessable = קל מדי לנחש את הסיסמה הזאת.
problem-session_not_found = אין לכם התחברות כזאת.
problem-time_zone_unknown = אין אזור זמן כזה.
problem-holiday_out_of_range = חופשה מתחילה בתוך שנה מהיום ונמשכת לפחות שעה.
problem-holiday_overlaps = כבר יש לכם חופשה בזמן הזה.
problem-holiday_over_budget = זו חופשה ארוכה יותר ממה שנשאר לכם השנה.
problem-holiday_not_found = אין לכם חופשה כזאת, או שהיא כבר הסתיימה.
problem-calendar_not_found = אין לוח שנה כזה, או שאינו קיים עוד.

## הודעות

problem-endpoint_not_found = אין לכם יעד כזה.
problem-delivery_not_found = אין ביעד הזה משלוח כזה.
problem-too_many_endpoints = אי אפשר להוסיף עוד יעדים מהסוג הזה: הסירו קודם אחד.
problem-endpoint_off = היעד כבוי: הפעילו אותו קודם.
problem-test_under_way = בדיקה כבר מתבצעת.
problem-address_forbidden = השרת אינו יכול לשלוח לכתובת הזאת.
problem-link_expired = תוקף הקישור פג.
problem-link_used = הקישור הזה כבר נוצל.
problem-mail_address_invalid = זו אינה כתובת דואר אלקטרוני.
problem-too_soon = זה נעשה ממש עכשיו: המתינו דקה.
problem-subscription_invalid = זה אינו מינוי של דפדפן.

## שולחנות

problem-game_not_found = אין משחק כזה, או שאינכם רשאים לראות אותו.
problem-version_not_found = למשחק אין גרסה כזאת.
problem-series_not_found = אין שושלת כזאת, או שאינכם רשאים לראות אותה.
problem-series_too_long = בשושלת יש בין משחק אחד ל-15 משחקים.
problem-rest_out_of_range = הפסקה נמשכת בין שנייה אחת ל-90 ימים.
problem-no_place = אין לכם מקום בשושלת הזאת.
problem-series_not_resting = אפשר לעשות זאת רק בין שני משחקים של שושלת.
problem-series_over = השושלת הסתיימה.
problem-seat_not_found = אין במשחק מקום כזה.
problem-link_invalid = הקישור אינו תקף או שפג תוקפו.
problem-player_not_found = אין משתתף בשם הזה.
problem-profile_not_found = אין משתתף כזה.
problem-players_out_of_range = בקינגדומינו משחקים 2 עד 4 שחקנים, ועם עידן הענקים 2 עד 5.
problem-mighty_duel_needs_two_players = בדו-קרב משחקים בדיוק 2 שחקנים.
problem-variant_is_a_quest = עם עידן הענקים, הגרסה הזאת היא משימה.
problem-pace_out_of_range = הקצב נותן פחות או יותר זמן ממה שמותר לשולחן.
problem-too_many_house_players = לידכם יש פחות מקומות משחקני מחשב.
problem-table_not_open = השולחן כבר אינו פתוח.
problem-table_full = כל המקומות תפוסים.
problem-already_seated = אתם כבר יושבים בשולחן הזה.
problem-too_few_players = למשחק דרושים לפחות 2 שחקנים.
problem-opener_cannot_leave = מי שפתח שולחן לא יכול לעזוב אותו, אבל יכול לבטל אותו.
problem-not_the_opener = רק מי שפתח את השולחן רשאי לעשות זאת.
problem-not_seated = אין לכם מקום בשולחן הזה.
problem-game_not_started = המשחק עוד לא התחיל.
problem-game_not_finished = המשחק עוד לא הסתיים.
problem-is_sandbox = זה למשחקים, לא לשולחנות ניסוי.
problem-record_invalid = הרישום אינו תקין.
problem-already_asked = מישהו אחר בשולחן כבר מבקש משהו.
problem-nothing_asked = הבקשה הזאת כבר אינה עומדת.
problem-nothing_to_undo = אין החלטה שלכם שאפשר לחזור ממנה.
problem-pause_out_of_range = הפסקה מסתיימת בתוך 90 ימים.
problem-not_paused = אין הפסקה.
problem-seats_stay = בשולחן הזה אי אפשר להעביר מקום לאחרים.
problem-not_your_seat = זה המקום של משתתף אחר.
problem-nothing_offered = המקום הזה אינו מוצע, או לא לכם.
problem-game_too_long = בשולחן הזה קרה כבר כל כך הרבה, שאי אפשר עוד להצטרף אליו, לבקש דבר או להציע מקום: אפשר רק לשחק עד הסוף.
problem-too_many_proposals = מהמקום שלכם כבר ביקשו דברים, חזרו מהחלטות או הציעו את המקום כמספר הפעמים המותר במשחק אחד. אפשר עדיין לשחק ולענות לאחרים.

## כללים

problem-game_finished = המשחק הסתיים.
problem-seat_conceded = המחשב תפס את מקומכם ומשחק בו עד הסוף.
problem-seat_taken_over = המחשב תפס את מקומכם: קודם קחו אותו בחזרה.
problem-seat_is_yours = איש לא תפס את המקום שלכם.
problem-deadline_passed = הזמן לכך נגמר: המחשב עומד לשחק.
problem-not_your_turn = עכשיו תורו של משתתף אחר.
problem-must_place_first = הניחו את האריח או ותרו עליו לפני שבוחרים.
problem-nothing_to_place = למלך שלכם אין עכשיו אריח להנחה.
problem-domino_not_in_line = האריח הזה אינו בטור החדש.
problem-domino_taken = על האריח הזה כבר עומד מלך אחר.
problem-not_your_domino = זה אינו האריח שמתחת למלך שלכם.
problem-out_of_bounds = הממלכה תחרוג מגודלה.
problem-cell_occupied = אריח תופס שני מקומות פנויים.
problem-no_matching_terrain = ריבוע צריך להשיק לטירה או לשטח מהסוג שלו.
problem-must_place = אריח שאפשר להניח, חובה להניח.
problem-must_cover = קודם כסו כתר בענק שהגיע.
problem-must_send_or_keep = קודם שלחו ענק או השאירו אותו.
problem-no_giant_came = לא הגיע ענק שצריך לכסות כתר.
problem-no_footprint = שולחים ענק או משאירים אותו רק אחרי אריח עם טביעות רגליים.
problem-no_visible_crown = במקום הזה אין כתר גלוי.
problem-no_giant_there = במקום הזה אין ענק.
problem-no_opponent = ענק נשלח למשתתף אחר באותו משחק.
problem-opponent_without_crown = ליריב הזה אין כתר גלוי.

## הוראות

problem-order_invalid = ההוראה אינה הגיונית.
problem-order_not_found = אין לכם הוראה לתור הבא שלכם.
problem-no_turn_to_come = אין לכם עוד תור במשחק הזה.

## תקלות

problem-internal_error = משהו השתבש אצלנו. התקלה נרשמה.
problem-unavailable = אי אפשר לעשות זאת כרגע. נסו שוב.
problem-scope_missing = אסימון זה אינו מורשה לכך.
problem-session_required = רק מי שמחובר יכול לעשות זאת, לא אסימון.
problem-not_an_admin = רק מי שמפעיל את השרת יכול לעשות זאת.
problem-guest_account = אורח אינו יכול לעשות זאת: יש לבחור תחילה שם וסיסמה.
problem-account_locked = חשבון זה נעול.
problem-rate_limited = אתם שולחים בקשות לעתים קרובות מדי.
problem-too_many_attempts = נעשו יותר מדי ניסיונות.
problem-too_many_connections = יש יותר מדי חיבורים מהכתובת שלכם.
problem-too_many_streams = יש לכם יותר מדי זרמים והמתנות פתוחים.
problem-token_not_found = אין לכם אסימון כזה.
problem-app_not_found = אין לכם יישום כזה.
problem-too_many_tokens = אי אפשר להחזיק עוד אסימונים.
problem-token_lifetime_out_of_range = אסימון תקף מדקה ועד 366 ימים, או עד שיבוטל.
problem-bot_not_found = אין לכם בוט כזה.
problem-too_many_bots = אי אפשר להחזיק עוד בוטים.
problem-too_many_games = כבר יש לכם את מספר המשחקים המרבי לחשבון: סיימו או עזבו קודם אחד מהם.
problem-bots_not_admitted = שולחן זה אינו מקבל בוטים.
problem-guests_play_unrated = אורחים משחקים רק במקום שבו הדירוג אינו משתנה.
