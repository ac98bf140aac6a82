# כותרות של קודי הבעיות של ה-API.

## בקשות

problem-request_malformed = הבקשה אינה HTTP תקין.
problem-json_malformed = גוף הבקשה אינו JSON תקין.
problem-parameter_invalid = פרמטר בנתיב או בשאילתה אינו תקין.
problem-header_invalid = כותרת של הבקשה אינה תקינה.
problem-idempotency_key_required = נדרשת הכותרת Idempotency-Key.
problem-route_not_found = הכתובת הזאת אינה קיימת.
problem-method_not_allowed = הכתובת הזאת אינה תומכת במתודת ה-HTTP הזאת.
problem-body_timeout = גוף הבקשה לא הגיע בזמן.
problem-body_too_large = גוף הבקשה גדול מדי.
problem-content_type_unsupported = גוף הבקשה חייב להיות application/json.
problem-content_encoding_unsupported = אסור שגוף הבקשה יהיה דחוס או מקודד: יש לשלוח אותו בלי Content-Encoding.
problem-field_invalid = שדה בבקשה חסר, לא מוכר או לא תקין.
problem-idempotency_key_reused = ה-Idempotency-Key הזה כבר שימש לבקשה אחרת.
problem-expected_version_required = חסרה הגרסה הצפויה של המשחק; יש לשלוח expected_version או If-Match.
problem-version_stale = המשחק השתנה בינתיים; בדקו אותו ונסו שוב.
problem-settings_stale = ההגדרות השתנו מאז שנטענו.

## חשבונות

problem-token_missing = נדרש אסימון גישה.
problem-token_invalid = אסימון הגישה אינו תקין.
problem-token_expired = תוקפו של אסימון הגישה פג: חדשו אותו.
problem-session_ended = ההתחברות הסתיימה או שהאסימון בוטל: התחברו שוב או השתמשו באסימון אחר.
problem-credentials_wrong = שם או סיסמה שגויים.
problem-refresh_token_invalid = אסימון החידוש אינו תקין, או שההתחברות שלו הסתיימה.
problem-refresh_token_reused = אסימון החידוש כבר נוצל.
problem-cross_site_request = הבקשה הזאת מתקבלת רק מדפים של השרת הזה.
problem-ticket_invalid = הכרטיס אינו תקף, כבר נוצל או פג תוקפו.
problem-password_wrong = הסיסמה הנוכחית שגויה.
problem-name_invalid = השם הזה אינו מותר.
problem-name_taken = השם הזה, או שם דומה לו, כבר תפוס.
problem-too_many_renames = השם שונה יותר מדי פעמים; המתינו לפני שינוי נוסף.
problem-registration_closed = השרת הזה אינו מקבל חשבונות חדשים.
problem-invitation_required = כדי ליצור חשבון בשרת הזה נדרש קישור הזמנה.
problem-not_a_guest = זה אינו חשבון אורח.
problem-password_too_short = בסיסמה צריכים להיות לפחות 10 תווים.
problem-password_too_long = בסיסמה צריכים להיות לכל היותר 256 תווים.
problem-password_too_weak = קל מדי לנחש את הסיסמה הזאת.
problem-session_not_found = ההתחברות הזאת אינה קיימת.
problem-time_zone_unknown = אזור הזמן הזה אינו קיים.
problem-holiday_out_of_range = חופשה צריכה להתחיל בתוך שנה מהיום ולהימשך לפחות שעה.
problem-holiday_overlaps = החופשה הזאת חופפת לחופשה אחרת.
problem-holiday_over_budget = לא נשארו לכם כל כך הרבה ימי חופשה השנה.
problem-holiday_not_found = החופשה הזאת אינה קיימת, או שכבר הסתיימה.
problem-calendar_not_found = לוח השנה הזה אינו קיים, או שהוסר.

## התראות

problem-destination_not_found = היעד הזה אינו קיים.
problem-delivery_not_found = המשלוח הזה אינו קיים.
problem-too_many_destinations = הגעתם למספר המרבי של יעדים מהסוג הזה; הסירו קודם אחד.
problem-destination_disabled = היעד הזה כבוי; הפעילו אותו קודם.
problem-test_in_progress = בדיקה כבר מתבצעת.
problem-address_forbidden = השרת אינו יכול לשלוח לכתובת הזאת.
problem-link_expired = תוקף הקישור פג.
problem-link_used = הקישור הזה כבר נוצל.
problem-email_invalid = זו אינה כתובת דוא״ל תקינה.
problem-retry_too_early = זה נעשה ממש עכשיו; המתינו דקה ונסו שוב.
problem-subscription_invalid = זה אינו מינוי פוש תקין.

## שולחנות

problem-game_not_found = המשחק הזה אינו קיים, או שאין לכם גישה אליו.
problem-version_not_found = הגרסה הזאת של המשחק אינה קיימת.
problem-series_not_found = השושלת הזאת אינה קיימת, או שאין לכם גישה אליה.
problem-series_too_long = בשושלת יש בין משחק אחד ל-15 משחקים.
problem-break_out_of_range = הפסקה בין משחקים צריכה להימשך משנייה אחת עד 90 ימים.
problem-not_in_series = אינכם משחקים בשושלת הזאת.
problem-series_not_on_break = אפשר לעשות זאת רק בין המשחקים של שושלת.
problem-series_over = השושלת הסתיימה.
problem-seat_not_found = המקום הזה אינו קיים.
problem-link_invalid = הקישור אינו תקף או שפג תוקפו.
problem-player_not_found = אין שחקן בשם הזה.
problem-profile_not_found = השחקן הזה אינו קיים.
problem-players_out_of_range = קינגדומינו מיועד ל-2 עד 4 שחקנים, או ל-2 עד 5 עם עידן הענקים.
problem-mighty_duel_needs_two_players = בדו-קרב משחקים בדיוק 2 שחקנים.
problem-variant_not_with_giants = במשחקים עם עידן הענקים, הגרסה הזאת היא משימה ואי אפשר לבחור בה.
problem-pace_out_of_range = הגבלת הזמן חורגת מהטווח המותר.
problem-too_many_house_players = יש יותר שחקני מחשב ממקומות פנויים.
problem-table_not_open = השולחן כבר אינו פתוח.
problem-table_full = כל המקומות תפוסים.
problem-already_seated = כבר יש לכם מקום בשולחן הזה.
problem-too_few_players = למשחק דרושים לפחות 2 שחקנים.
problem-host_cannot_leave = מארח השולחן אינו יכול לעזוב אותו, אך יכול לבטל אותו.
problem-not_the_host = רק מארח השולחן רשאי לעשות זאת.
problem-not_seated = אין לכם מקום במשחק הזה.
problem-game_not_started = המשחק עוד לא התחיל.
problem-game_not_finished = המשחק עוד לא הסתיים.
problem-is_sandbox = זה אינו זמין בשולחנות ניסוי.
problem-record_invalid = קובץ המשחק אינו תקין.
problem-proposal_open = הצעה אחרת עדיין פתוחה.
problem-proposal_closed = ההצעה הזאת כבר אינה פתוחה.
problem-nothing_to_undo = אין מהלך שלכם שאפשר לבטל.
problem-pause_out_of_range = הפסקה צריכה להסתיים בתוך 90 ימים.
problem-not_paused = המשחק אינו בהפסקה.
problem-handover_not_allowed = בשולחן הזה אי אפשר להעביר מקום לאחרים.
problem-not_your_seat = המקום הזה שייך לשחקן אחר.
problem-seat_not_offered = המקום הזה אינו מוצע לכם.
problem-game_too_long = המשחק הזה הגיע למספר המרבי של אירועים: אי אפשר עוד להצטרף, להציע הצעות או להציע מקום. עדיין אפשר לשחק עד הסוף.
problem-too_many_proposals = הגעתם למספר המרבי של הצעות, ביטולי מהלכים והצעות מקום במשחק אחד. עדיין אפשר לשחק ולענות על הצעות.

## כללים

problem-game_finished = המשחק הסתיים.
problem-seat_conceded = המחשב תפס את מקומכם עד סוף המשחק.
problem-seat_taken_over = המחשב תפס את מקומכם; קודם קחו אותו בחזרה.
problem-seat_not_taken_over = המחשב לא תפס את מקומכם.
problem-deadline_passed = המועד עבר; המחשב עומד לשחק.
problem-not_your_turn = עכשיו תורו של שחקן אחר.
problem-must_place_first = הניחו את האריח או ותרו עליו לפני שבוחרים.
problem-nothing_to_place = למלך שלכם אין אריח להנחה.
problem-domino_not_in_line = האריח הזה אינו בטור החדש.
problem-domino_taken = על האריח הזה כבר עומד מלך אחר.
problem-not_your_domino = זה אינו האריח שמתחת למלך שלכם.
problem-out_of_bounds = הממלכה תחרוג מהגודל המרבי שלה.
problem-cell_occupied = אחד מהמקומות האלה כבר תפוס.
problem-no_matching_terrain = לפחות ריבוע אחד צריך להיות צמוד לטירה או לריבוע מאותו סוג שטח.
problem-must_place = את האריח הזה אפשר להניח, ולכן אי אפשר לוותר עליו.
problem-must_cover = קודם בחרו את הכתר שהענק יכסה.
problem-must_send_or_keep = קודם שלחו ענק או השאירו אותו.
problem-no_giant_came = אין ענק חדש שצריך לכסות כתר.
problem-no_footprint = אפשר לשלוח ענק או להשאיר אותו רק אחרי הנחת אריח עם טביעות רגליים.
problem-no_visible_crown = במקום הזה אין כתר גלוי.
problem-no_giant_there = במקום הזה אין ענק.
problem-no_opponent = אפשר לשלוח ענק רק לשחקן אחר במשחק.
problem-opponent_without_crown = ליריב הזה אין כתר גלוי.

## מהלכים מתוכננים

problem-premove_invalid = התוכנית הזאת אינה תקינה.
problem-premove_not_found = אין לכם תוכנית לתור הבא שלכם.
problem-no_turn_left = אין לכם עוד תורות במשחק הזה.

## תקלות

problem-internal_error = משהו השתבש בשרת; התקלה נרשמה.
problem-unavailable = השירות אינו זמין כרגע; נסו שוב.
problem-scope_missing = לאסימון הזה אין ההרשאה הנדרשת.
problem-session_required = לשם כך צריך להתחבר לחשבון; אסימונים אינם מתקבלים.
problem-not_an_admin = לשם כך דרושות הרשאות ניהול.
problem-guest_account = אורחים אינם יכולים לעשות זאת; בחרו קודם שם וסיסמה.
problem-account_locked = חשבון זה נעול.
problem-rate_limited = יותר מדי בקשות; נסו שוב מאוחר יותר.
problem-too_many_attempts = יותר מדי ניסיונות; נסו שוב מאוחר יותר.
problem-too_many_connections = יש יותר מדי חיבורים מהכתובת שלכם.
problem-too_many_streams = פתוחים יותר מדי זרמים והמתנות, למשל בחלונות דפדפן; סגרו קודם אחד.
problem-token_not_found = האסימון הזה אינו קיים.
problem-app_not_found = היישום הזה אינו מחובר לחשבון שלכם.
problem-too_many_tokens = הגעתם למספר המרבי של אסימונים; בטלו קודם אחד.
problem-token_lifetime_out_of_range = אסימון צריך להיות תקף מדקה אחת ועד 366 ימים, או עד שיבוטל.
problem-bot_not_found = הבוט הזה אינו קיים.
problem-too_many_bots = הגעתם למספר המרבי של בוטים; הסירו קודם אחד.
problem-too_many_games = הגעתם למספר המרבי של משחקים; סיימו או עזבו קודם אחד.
problem-bots_not_allowed = בוטים אינם מותרים בשולחן הזה.
problem-guests_play_unrated = אורחים יכולים לשחק רק משחקים שאינם משנים את הדירוג.
