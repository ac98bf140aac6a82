var e=[`# מה יש בקופסה, ומה בוחרים בשולחן.

terrain-wheat = שדה חיטה
terrain-forest = מטע
terrain-lake = אגם
terrain-pasture = מרעה
terrain-swamp = ביצה
terrain-mine = מכרה

variant-middle-kingdom = לב הממלכה
variant-harmony = הרמוניה
variant-mighty-duel = דו-קרב

edition-rulebook = חוברת ההוראות המודפסת
edition-board-game-arena = חוקי Board Game Arena

expansion-none = משחק הבסיס
expansion-age-of-giants = עידן הענקים

house-random = המחשב (קל)
house-greedy = המחשב (בינוני)
house-searching = המחשב (קשה)

quest-local-business-wheat = עסקים מקומיים (שדה חיטה)
quest-local-business-forest = עסקים מקומיים (מטע)
quest-local-business-lake = עסקים מקומיים (אגם)
quest-local-business-pasture = עסקים מקומיים (מרעה)
quest-local-business-swamp = עסקים מקומיים (ביצה)
quest-local-business-mine = עסקים מקומיים (מכרה)
quest-four-corners-wheat = ארבע הפינות (שדה חיטה)
quest-four-corners-forest = ארבע הפינות (מטע)
quest-four-corners-lake = ארבע הפינות (אגם)
quest-four-corners-pasture = ארבע הפינות (מרעה)
quest-four-corners-swamp = ארבע הפינות (ביצה)
quest-four-corners-mine = ארבע הפינות (מכרה)
quest-harmony = הרמוניה
quest-middle-kingdom = לב הממלכה
quest-lost-corner = הפינה האבודה
quest-folie-des-grandeurs = שיגעון גדלות
quest-bleak-king = המלך הוא עירום

## שמות מקובלים של אזורי זמן

time-central-european = שעון מרכז אירופה
time-eastern-european = שעון מזרח אירופה
time-western-european = שעון מערב אירופה
time-british = שעון בריטניה
time-irish = שעון אירלנד
time-israel = שעון ישראל
time-turkey = שעון טורקיה
time-moscow = שעון מוסקבה
time-american-eastern = שעון מזרח צפון אמריקה
time-american-central = שעון מרכז צפון אמריקה
time-american-mountain = שעון ההרים של צפון אמריקה
time-american-pacific = שעון האוקיינוס השקט, צפון אמריקה
time-mexico = שעון מקסיקו סיטי
time-colombia = שעון קולומביה
time-chile = שעון צ׳ילה
time-argentina = שעון ארגנטינה

## מילים וכמויות

king = מלך
    .counted = { $count ->
        [one] מלך אחד
        [two] שני מלכים
       *[other] { $count } מלכים
    }
castle = טירה
    .counted = { $count ->
        [one] טירה אחת
        [two] שתי טירות
       *[other] { $count } טירות
    }
crown = כתר
    .counted = { $count ->
        [one] כתר אחד
        [two] שני כתרים
       *[other] { $count } כתרים
    }
giant = ענק
    .counted = { $count ->
        [one] ענק אחד
        [two] שני ענקים
       *[other] { $count } ענקים
    }
domino = אריח
    .counted = { $count ->
        [one] אריח אחד
        [two] שני אריחים
       *[other] { $count } אריחים
    }
kingdom = ממלכה
    .counted = { $count ->
        [one] ממלכה אחת
        [two] שתי ממלכות
       *[other] { $count } ממלכות
    }
point = נקודה
    .counted = { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
round = סבב
    .counted = { $count ->
        [one] סבב אחד
        [two] שני סבבים
       *[other] { $count } סבבים
    }
player = שחקן
    .counted = { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
game = משחק
    .counted = { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
minutes =
    { $count ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $count } דקות
    }
hours =
    { $count ->
        [one] שעה אחת
        [two] שעתיים
       *[other] { $count } שעות
    }
days =
    { $count ->
        [one] יום אחד
        [two] יומיים
       *[other] { $count } ימים
    }

## דקדוק

# ו' החיבור נצמדת לשם עברי; לפני כל שם אחר בא מקף.
list-end =
    { $before } { $next ->
        [hebrew] ו{ $last }
       *[other] ו-{ $last }
    }
moment =
    { $weekday ->
        [monday] יום שני
        [tuesday] יום שלישי
        [wednesday] יום רביעי
        [thursday] יום חמישי
        [friday] יום שישי
        [saturday] יום שבת
       *[sunday] יום ראשון
    }, { $day } { $month ->
        [january] בינואר
        [february] בפברואר
        [march] במרץ
        [april] באפריל
        [may] במאי
        [june] ביוני
        [july] ביולי
        [august] באוגוסט
        [september] בספטמבר
        [october] באוקטובר
        [november] בנובמבר
       *[december] בדצמבר
    } { $year }, { $time } ({ $zone })
`,`# הסברים למהלכים שאינם לפי הכללים.

rule-game_finished = המשחק הסתיים.
rule-seat_conceded = המחשב תפס את המקום הזה עד סוף המשחק.
rule-seat_taken_over = המחשב תפס את המקום הזה כשנגמר הזמן. קודם קחו אותו בחזרה.
rule-seat_not_taken_over = המחשב לא תפס את מקומכם.
rule-not_your_turn = עכשיו תורו של שחקן אחר.
rule-must_place_first = התור מתחיל באריח שמתחת למלך שלכם: הניחו אותו, ואם הוא לא מתאים לשום מקום, ותרו עליו. רק אחר כך בוחרים אריח חדש.
rule-nothing_to_place = למלך שלכם אין אריח להנחה: בחרו אריח מהטור החדש.
rule-domino_not_in_line = האריח הזה אינו בטור החדש.
rule-domino_taken = על האריח הזה כבר עומד מלך אחר.
rule-not_your_domino = זה אינו האריח שמתחת למלך שלכם.
rule-out_of_bounds = הממלכה תחרוג מהגודל המרבי שלה: 5 × 5 ריבועים כולל הטירה, ובדו-קרב 7 × 7.
rule-cell_occupied = אריח תופס שני מקומות פנויים, וכאן לפחות אחד תפוס.
rule-no_matching_terrain = לפחות ריבוע אחד של האריח צריך להשיק, לאורך או לרוחב, לטירה או לריבוע מאותו סוג שטח.
rule-must_place = אריח שאפשר להניח, חובה להניח; אי אפשר לוותר עליו.
rule-must_cover = יש לכם ענק חדש. קודם בחרו את הכתר שהוא יכסה.
rule-must_send_or_keep = הנחתם אריח עם טביעות רגליים. קודם שלחו ענק ליריב או השאירו את הענקים אצלכם.
rule-no_giant_came = אין ענק חדש שצריך לכסות כתר שלכם.
rule-no_footprint = שולחים ענק או משאירים אותו רק אחרי הנחת אריח עם טביעות רגליים, אם יש לכם ענק ולאחד היריבים יש כתר גלוי.
rule-no_visible_crown = ענק יכול לכסות רק כתר גלוי, וכאן אין כתר כזה.
rule-no_giant_there = אין כאן ענק שלכם.
rule-no_opponent = ענק צריך להישלח למקום אחר במשחק.
rule-opponent_without_crown = ליריב הזה אין כתר גלוי שענק יוכל לכסות.

## הגדרות משחק לא תקינות

settings-players_out_of_range = קינגדומינו מיועד ל-2 עד 4 שחקנים, או ל-2 עד 5 עם עידן הענקים.
settings-variant_not_with_giants = במשחקים עם עידן הענקים, לב הממלכה והרמוניה הם משימות, ולכן אי אפשר לבחור בהם כגרסאות.
settings-mighty_duel_needs_two_players = בדו-קרב משחקים בדיוק 2 שחקנים.

## תוכניות לא תקינות

premove-empty = תוכנית צריכה לומר לאן להניח את האריח, מה לבחור, או גם וגם.
premove-too_many_dominoes = ברשימה אחת של תוכנית יכולים להיות לכל היותר 12 אריחים.
premove-duplicate_domino = ברשימה אחת של תוכנית אסור שאריח יופיע פעמיים.
`,`# כותרות של קודי הבעיות של ה-API.

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
problem-break_out_of_range = הפסקה צריכה להימשך בין שנייה אחת ל-90 ימים.
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
problem-nothing_to_undo = אין החלטה שלכם שאפשר לחזור ממנה.
problem-pause_out_of_range = הפסקה צריכה להסתיים בתוך 90 ימים.
problem-not_paused = המשחק אינו בהפסקה.
problem-handover_not_allowed = בשולחן הזה אי אפשר להעביר מקום לאחרים.
problem-not_your_seat = המקום הזה שייך לשחקן אחר.
problem-seat_not_offered = המקום הזה אינו מוצע לכם.
problem-game_too_long = המשחק הזה הגיע למספר המרבי של אירועים: אי אפשר עוד להצטרף, להציע הצעות או להציע מקום. עדיין אפשר לשחק עד הסוף.
problem-too_many_proposals = הגעתם למספר המרבי של הצעות, חזרות מהחלטה והצעות מקום במשחק אחד. עדיין אפשר לשחק ולענות על הצעות.

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
problem-no_matching_terrain = לפחות ריבוע אחד צריך להשיק לטירה או לריבוע מאותו סוג שטח.
problem-must_place = את האריח הזה אפשר להניח, ולכן אי אפשר לוותר עליו.
problem-must_cover = קודם בחרו את הכתר שהענק יכסה.
problem-must_send_or_keep = קודם שלחו ענק או השאירו אותו.
problem-no_giant_came = אין ענק חדש שצריך לכסות כתר.
problem-no_footprint = אפשר לשלוח ענק או להשאיר אותו רק אחרי הנחת אריח עם טביעות רגליים.
problem-no_visible_crown = במקום הזה אין כתר גלוי.
problem-no_giant_there = במקום הזה אין ענק.
problem-no_opponent = ענק צריך להישלח למקום אחר במשחק.
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
`,`# התראות. הנושא הוא שורה בלי נקודה בסוף.

your-turn =
    { $round ->
        [0] הגיע תורכם, לפני הסבב הראשון
       *[other] הגיע תורכם, סבב { $round } מתוך { $rounds }
    }: { $expected ->
        [pick] בחרו אריח מהטור החדש.
        [place] הניחו את האריח שמתחת למלך שלכם.
        [cover] בחרו את הכתר שהענק יכסה.
       *[send-or-keep] שלחו ענק ליריב או השאירו אותו אצלכם.
    }
    .subject = הגיע תורכם נגד { $opponents }
cover-a-crown = ענק נשלח לממלכה שלכם מאת { $from }. בחרו איזה מהכתרים שלכם הוא יכסה. המשחק מחכה לכם.
    .subject = ענק נשלח אליכם מאת { $from }
reminder = זה עדיין תורכם. יש לכם זמן עד { $deadline }.
    .subject = תזכורת: תורכם נגד { $opponents }
timed-out =
    הזמן שלכם נגמר. { $house_did ->
        [played] הפעם המחשב שיחק במקומכם; התור הבא שוב שלכם.
        [took-over] מעתה המחשב משחק במקומכם, עד שתיקחו את המקום בחזרה.
       *[took-over-for-good] המחשב תפס את מקומכם וישחק בו עד הסוף.
    }
    .subject = הזמן שלכם נגד { $opponents } נגמר
game-started =
    { $rounds ->
        [one] המשחק התחיל. יש בו סבב אחד.
        [two] המשחק התחיל. יש בו שני סבבים.
       *[other] המשחק התחיל. יש בו { $rounds } סבבים.
    }
    .subject = המשחק שלכם נגד { $opponents } התחיל
game-cancelled = השולחן בוטל על ידי { $by }. אין צורך לעשות דבר.
    .subject = השולחן בוטל על ידי { $by }
game-finished =
    המשחק הסתיים. { $rank ->
        [1] ניצחתם
       *[other] הגעתם למקום { $rank } מתוך { $players }
    }, התוצאה: { $points ->
        [one] נקודה אחת.
        [two] שתי נקודות.
       *[other] { $points } נקודות.
    }
    .subject =
    { $rank ->
        [1] ניצחתם נגד { $opponents }
       *[other] המשחק שלכם נגד { $opponents } הסתיים
    }
invitation =
    הוזמנתם על ידי { $from } למשחק קינגדומינו { $seats ->
        [one] לשחקן אחד.
        [two] לשני שחקנים.
       *[other] ל-{ $seats } שחקנים.
    }
    .subject = הזמנה למשחק מאת { $from }
invitation-declined = ההזמנה שלכם נדחתה על ידי { $player }.
    .subject = ההזמנה שלכם נדחתה על ידי { $player }
undo-asked = הצעה מאת { $by }: לחזור מההחלטה האחרונה. כל השחקנים צריכים לקבל אותה.
    .subject = הצעה מאת { $by }: לחזור מהחלטה
undo-answered =
    { $agreed ->
        [yes] ההצעה לחזור מההחלטה האחרונה התקבלה על ידי { $by }.
       *[no] ההצעה לחזור מההחלטה האחרונה נדחתה על ידי { $by }. המשחק נמשך כפי שהוא.
    }
    .subject =
    { $agreed ->
        [yes] ההצעה לחזור מההחלטה התקבלה על ידי { $by }
       *[no] ההצעה לחזור מההחלטה נדחתה על ידי { $by }
    }
undone = { $by }: חזרה מהחלטה. המשחק חזר למצב שלפניה.
    .subject = { $by }: חזרה מהחלטה
pause-asked = הצעה מאת { $by }: הפסקה במשחק עד { $until }. כל השחקנים צריכים לקבל אותה.
    .subject = הצעה מאת { $by }: הפסקה
pause-answered =
    { $agreed ->
        [yes] ההצעה להפסקה התקבלה על ידי { $by }.
       *[no] ההצעה להפסקה נדחתה על ידי { $by }. הזמן ממשיך לרוץ.
    }
    .subject =
    { $agreed ->
        [yes] ההצעה להפסקה התקבלה על ידי { $by }
       *[no] ההצעה להפסקה נדחתה על ידי { $by }
    }
paused = כל השחקנים קיבלו את ההצעה: השעונים עומדים עד { $until }. כל שחקן יכול לסיים את ההפסקה לפני כן.
    .subject = המשחק בהפסקה
resumed = ההפסקה הסתיימה ביוזמת { $by }. הזמן שוב רץ.
    .subject = ההפסקה הסתיימה
seat-offered = הצעה מאת { $from }: מקום במשחק שכבר התחיל. אם תקבלו אותה, תמשיכו לשחק עם הממלכה של אותו שחקן.
    .subject = הצעה מאת { $from }: מקום במשחק
seat-handed-over = חילופים בשולחן: במקום { $from } ממשיכים עם { $to }.
    .subject = חילופים בשולחן: במקום { $from } ממשיכים עם { $to }
series-game-started =
    { $rounds ->
        [one] התחיל משחק { $game } מתוך { $games } בשושלת. יש בו סבב אחד.
        [two] התחיל משחק { $game } מתוך { $games } בשושלת. יש בו שני סבבים.
       *[other] התחיל משחק { $game } מתוך { $games } בשושלת. יש בו { $rounds } סבבים.
    }
    .subject = התחיל משחק { $game } מתוך { $games } נגד { $opponents }
series-game-finished =
    משחק { $game } מתוך { $games } בשושלת הסתיים. { $rank ->
        [1] ניצחתם
       *[other] הגעתם למקום { $rank } מתוך { $players }
    }, התוצאה: { $points ->
        [one] נקודה אחת.
        [two] שתי נקודות.
       *[other] { $points } נקודות.
    }
    .subject =
    { $rank ->
        [1] ניצחתם במשחק { $game } מתוך { $games } נגד { $opponents }
       *[other] משחק { $game } מתוך { $games } נגד { $opponents } הסתיים
    }
series-standing =
    אחרי משחק { $game } מתוך { $games } { $rank ->
        [1] אתם מובילים בשושלת
       *[other] אתם במקום { $rank } מתוך { $players } בשושלת
    }, התוצאה: { $points ->
        [one] נקודה אחת.
        [two] שתי נקודות.
       *[other] { $points } נקודות.
    }
    .subject = השושלת אחרי משחק { $game } מתוך { $games }
series-over =
    השושלת הסתיימה אחרי { $games ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $games } משחקים
    }. { $rank ->
        [1] ניצחתם
       *[other] הגעתם למקום { $rank } מתוך { $players }
    }, התוצאה: { $points ->
        [one] נקודה אחת.
        [two] שתי נקודות.
       *[other] { $points } נקודות.
    }
    .subject =
    { $rank ->
        [1] ניצחתם בשושלת
       *[other] השושלת הסתיימה
    }
series-ready-asked = כל האחרים מוכנים למשחק { $game } מתוך { $games } בשושלת. הוא יתחיל ברגע שתודיעו שגם אתם מוכנים.
    .subject = מוכנים למשחק { $game } מתוך { $games }?
series-withdrawn = פרישה מהשושלת: { $player }. מהמשחק הבא המחשב משחק במקום הזה.
    .subject = פרישה מהשושלת: { $player }
series-cancelled = השושלת בוטלה על ידי { $by }. הטבלה נשארת כפי שהיא.
    .subject = השושלת בוטלה על ידי { $by }
password-changed = סיסמת החשבון שלכם שונתה: { $at }.
    .subject = הסיסמה שלכם שונתה
new-login = התחברות חדשה לחשבון שלכם מהמכשיר { $device }: { $at }.
    .subject = התחברות חדשה לחשבון שלכם
email-changed = כתובת הדוא״ל של החשבון שלכם שונתה: { $at }.
    .subject = כתובת הדוא״ל שלכם שונתה
email-verification =
    אשרו שכתובת הדוא״ל הזאת שלכם. הקישור תקף { $hours ->
        [one] לשעה אחת.
        [two] לשעתיים.
       *[other] ל-{ $hours } שעות.
    }
    .subject = אשרו את כתובת הדוא״ל שלכם
password-reset =
    בקישור הזה אפשר לבחור סיסמה חדשה. הוא תקף { $hours ->
        [one] לשעה אחת.
        [two] לשעתיים.
       *[other] ל-{ $hours } שעות.
    }
    .subject = בחירת סיסמה חדשה
webhook-disabled =
    ה-webhook שלכם בשרת { $server } כובה אחרי { $failures ->
        [one] כישלון אחד.
        [two] שני כישלונות רצופים.
       *[other] { $failures } כישלונות רצופים.
    } הפעילו אותו שוב כשיחזור להשיב.
    .subject = ה-webhook שלכם כובה
test = זוהי בדיקה. ההתראות על המשחקים שלכם יגיעו לכאן.
    .subject = התראת בדיקה
`,`# אירועים במשחק מאז התור האחרון של השחקן, משפט לכל אירוע.

happened-table-opened = השולחן נוצר על ידי { $player }.
happened-invited = נשלחה הזמנה אל { $player }.
happened-declined = ההזמנה נדחתה על ידי { $player }.
happened-joined = הצטרפות לשולחן: { $player }.
happened-left = עזיבת השולחן: { $player }.
happened-game-started = המשחק התחיל.
happened-game-cancelled = השולחן בוטל.
happened-house-seated = הצטרפות לשולחן: { $house }.
happened-line-dealt = נשלפו אריחים חדשים: { $dominoes }.
happened-order-carried-out = { $player }: התור הזה תוכנן מראש.
happened-picked = { $player }: נבחר אריח { $domino }.
happened-placed = { $player }: הונח אריח { $domino }.
happened-discarded = { $player }: ויתור על אריח { $domino }, שלא התאים לשום מקום.
happened-covered = { $player }: כתר כוסה בענק.
happened-giant-sent = { $player }: נשלח ענק אל { $to }.
happened-giant-sent-to-you = { $player }: נשלח אליכם ענק.
happened-giant-kept = { $player }: הענק נשאר במקומו.
happened-timed-out = { $player }: הזמן נגמר.
happened-taken-over =
    { $for_good ->
        [yes] המחשב תפס את המקום של { $player } עד סוף המשחק.
       *[no] המחשב תפס את המקום של { $player } עד לחזרה למשחק.
    }
happened-taken-back = { $player }: המקום נלקח בחזרה מהמחשב.
happened-conceded = { $player }: פרישה מהמשחק.
happened-undo-asked = { $player }: הצעה לחזור מהחלטה.
happened-pause-asked = { $player }: הצעה להפסקה עד { $until }.
happened-agreed = { $player }: ההצעה התקבלה.
happened-refused = { $player }: ההצעה נדחתה.
happened-withdrawn = { $player }: ההצעה בוטלה.
happened-undone = { $player }: חזרה מהחלטה.
happened-paused = המשחק בהפסקה עד { $until }.
happened-resumed = { $player }: סיום ההפסקה.
happened-seat-offered = { $player }: המקום הוצע אל { $to }.
happened-offer-ended = { $player }: המקום כבר אינו מוצע.
happened-seat-handed-over = { $player }: המקום עבר אל { $to }.
happened-game-finished = המשחק הסתיים.
`,`# טקסטים מסביב להתראות בדוא״ל, והדפים שכפתורי הדוא״ל מובילים אליהם. ההתראות ב-notifications.ftl.

greeting = שלום { $player },
guest-name = אורח { $number }
since-your-last-turn = מאז התור האחרון שלכם
deadline = יש לכם זמן עד { $at }.
no-deadline = אין הגבלת זמן: שחקו בנחת.
awaited = התור של { $player }.
awaited-until = התור של { $player }. יש זמן עד { $until }.

## כפתורים וקישורים

open-table = למשחק
play-pick = בחירת אריח { $domino }
play-place = הנחת אריח { $domino }
play-discard = ויתור על אריח { $domino }
agree = קבלה
refuse = דחייה
verify-email = אישור כתובת הדוא״ל
choose-password = בחירת סיסמה חדשה
turn-mails-off = הסרה מרשימת הדוא״ל הזאת

not-you = אם זה לא היה מטעמכם, שנו את הסיסמה ונתקו את כל המכשירים האחרים.
not-asked = אם לא ביקשתם את הדוא״ל הזה, אפשר להתעלם ממנו.
mails-are-off = לא תקבלו יותר דוא״ל כזה.

## הדף של כפתור

about-to-pick = אתם עומדים לבחור את אריח { $domino }.
about-to-place = אתם עומדים להניח את אריח { $domino }.
about-to-discard = אתם עומדים לוותר על אריח { $domino }.
confirm = אישור
done = בוצע. המשחק נמשך.
done-and-over = בוצע. המשחק הסתיים.
link-used = הקישור הזה כבר נוצל.
link-expired = תוקף הקישור הזה פג.
link-unknown = הקישור הזה אינו תקין או אינו שלם.
address-confirmed = כתובת הדוא״ל שלכם אושרה. מכאן ואילך ההתראות נשלחות אליה.
password-set = הסיסמה שונתה. התחברו עם החדשה.
new-password = סיסמה חדשה
game-moved-on = המשחק התקדם מאז שנשלח הדוא״ל הזה. פתחו את המשחק כדי לראות מה המצב.

## כמה משחקים

calendar-name = Kingdomail: המועדים שלכם
digest =
    { $games ->
        [one] הגיע תורכם במשחק אחד
        [two] הגיע תורכם בשני משחקים
       *[other] הגיע תורכם ב-{ $games } משחקים
    }
unread =
    { $count ->
        [one] התראה אחת שלא נקראה
        [two] שתי התראות שלא נקראו
       *[other] { $count } התראות שלא נקראו
    }
no-more-pictures = אין מקום לתמונות נוספות בדוא״ל הזה. אפשר לפתוח את שאר המשחקים מהקישורים.

## הזמנות, הצעות ומקומות מוצעים

join = הצטרפות
about-to-join = אתם עומדים להצטרף לשולחן הזה.
joined = בוצע. הצטרפתם לשולחן.
take-seat = קבלת המקום
decline-seat = דחייה
answered = בוצע. השחקנים האחרים רואים את התשובה שלכם.
answer-elsewhere = אפשר לענות מהדוא״ל או ב-Kingdomail.

## הגדרות המשחק

terms-players =
    { $players ->
        [one] לשחקן אחד.
        [two] לשני שחקנים.
       *[other] ל-{ $players } שחקנים.
    } בשולחן: { $names }.
terms-rules = החוקים: { $rules }.
terms-untimed = אין הגבלת זמן.
terms-per-turn = הזמן למהלך: { $time }.
terms-bank = הזמן לכל המשחק: { $initial }, ועוד { $increment } לכל מהלך.
terms-grace = בכל מהלך השעון מתחיל לרוץ אחרי שעבר: { $time }.
terms-play-for =
    { $times ->
        [one] אם הזמן שלכם ייגמר, המחשב יתפוס את מקומכם.
        [two] אם הזמן שלכם ייגמר, המחשב ישחק את התור הזה; אחרי שני תורות ברצף שהוחמצו הוא יתפוס את מקומכם.
       *[other] אם הזמן שלכם ייגמר, המחשב ישחק את התור הזה; אחרי { $times } תורות ברצף שהוחמצו הוא יתפוס את מקומכם.
    }
terms-take-over = אם הזמן שלכם ייגמר, המחשב יתפוס את מקומכם.
terms-unrated = המשחק אינו משנה את הדירוג.
terms-series =
    { $games ->
        [one] זו שושלת של משחק אחד.
        [two] זה הראשון משני משחקים בשושלת. אותם שחקנים משחקים בשניהם.
       *[other] זה הראשון מתוך { $games } משחקים בשושלת. אותם שחקנים משחקים בכולם.
    }
terms-rest-at-once = כל משחק מתחיל כשהקודם מסתיים.
terms-rest-after = ההפסקה בין המשחקים: לכל היותר { $time }.
terms-rest-when-ready = כל משחק חדש מתחיל כשכולם מוכנים, ולכל המאוחר אחרי ההפסקה המרבית.

## שושלות

open-series = לשושלת
ready = אפשר להתחיל
series-of = שושלת: { $players }
series-not-started = השושלת עוד לא התחילה.
series-playing = משחק { $game } מתוך { $games } נמשך.
series-ended = השושלת הסתיימה.
series-called-off = השושלת בוטלה. הטבלה נשארת כפי שהיא.
next-game-now = המשחק הבא מתחיל עכשיו.
next-game-at = המשחק הבא מתחיל: { $at }, או לפני כן אם כולם מוכנים.
next-game-when-ready = המשחק הבא מתחיל כשכולם מוכנים.
ready-said = הודעתם שאתם מוכנים. המשחק הבא עוד מחכה: { $players }.
column-player = שחקן
column-game = משחק { $game }
column-total = סך הכול

## הדפים שבהם משחקים

turn-place = תורכם: להניח את אריח { $domino }
turn-pick = תורכם: לבחור אריח
turn-cover = תורכם: לבחור את הכתר שהענק יכסה
turn-giant = תורכם: לשלוח ענק או להשאיר אותו
turn-of-the-house = המחשב משחק במקומכם
how-to-place = געו במספר: שם מונחת המשבצת הראשונה של האריח, והחץ מצביע אל השנייה.
how-to-turn = סובבו את האריח:
how-to-cover = געו במספר: שם הענק יכסה כתר.
points-after = הממלכה שלכם אחרי המהלך הזה: { $points }.
play-send = שליחת ענק { $number } אל { $player }
play-keep = השארת הענק
play-take-back = חזרה למקום שלכם
play-concede = פרישה מהמשחק
choose-crown = בחירת הכתר
choose-giant = שליחת ענק
about-to-cover = הענק עומד לכסות את הכתר הזה.
about-to-send = אתם עומדים לשלוח ענק אל { $player }.
about-to-keep = אתם עומדים להשאיר את הענק אצלכם.
about-to-take-back = אתם עומדים לקחת בחזרה את המקום מהמחשב.
about-to-concede = אתם עומדים לפרוש: המחשב יתפוס את מקומכם וישחק עד הסוף. לא תוכלו לקחת אותו בחזרה.
choose-other = לבחור משהו אחר
next-game = המשחק הבא: נגד { $opponents }
no-game-waits = אף משחק אחר לא מחכה לכם.
decline = דחייה
about-to-decline = אתם עומדים לדחות את ההזמנה לשולחן הזה.
declined = בוצע. דחיתם את ההזמנה.
rematch = משחק חוזר
about-to-rematch = אתם עומדים להזמין את השחקנים האחרים למשחק חוזר לפי אותם חוקים.
play-in-browser = לשחק בדפדפן הזה
open-in-client = לפתוח ב-Kingdomail
to-games = המשחקים שלכם
invited-by = הוזמנתם לשולחן הזה על ידי { $player }.
new-here = חדשים כאן?
known-here = כבר יש לכם חשבון?
own-name = שם
own-password = סיסמה
register-and-join = יצירת חשבון והצטרפות
log-in-and-join = התחברות והצטרפות
name-and-password = בשם יש 2 עד 32 תווים, ובסיסמה לפחות 10.
`,`# מה כתוב בתמונות של משחק.

picture-table = קינגדומינו
picture-kingdom = הממלכה של { $name }
picture-square =
    { $crowns ->
        [one] { $terrain } עם כתר אחד
        [two] { $terrain } עם שני כתרים
       *[other] { $terrain } עם { $crowns } כתרים
    }

picture-before-first-round = לפני הסבב הראשון
picture-round = סבב { $round } מתוך { $rounds }
picture-undrawn =
    { $dominoes ->
        [one] נשאר אריח אחד
        [two] נשארו שני אריחים
       *[other] נשארו { $dominoes } אריחים
    }
picture-all-drawn = לא נשארו אריחים
picture-turn =
    { $expected ->
        [pick] התור של { $name }: לבחור אריח.
        [place] התור של { $name }: להניח את אריח { $domino }.
        [cover] התור של { $name }: לכסות כתר בענק.
       *[send-or-keep] התור של { $name }: לשלוח ענק או להשאיר אותו.
    }
picture-nobodys-turn = זה לא תורו של אף שחקן.
picture-won =
    { $points ->
        [one] ניצחון: { $name }, נקודה אחת.
        [two] ניצחון: { $name }, שתי נקודות.
       *[other] ניצחון: { $name }, { $points } נקודות.
    }
picture-won-together =
    { $points ->
        [one] ניצחון משותף: { $names }, נקודה אחת.
        [two] ניצחון משותף: { $names }, שתי נקודות.
       *[other] ניצחון משותף: { $names }, { $points } נקודות.
    }

picture-to-place = הסבב הזה
picture-to-pick = הסבב הבא
picture-order-of-picks = סדר הבחירה
picture-nothing-to-pick = סבב אחרון: אין מה לבחור.
picture-free = פנוי
picture-done = בוצע
picture-discarded = יצאו מהמשחק: { $dominoes }
picture-if-it-stays = ועוד { $points } אם יישאר כך
picture-pending = { $quest }: { $points } אם יישאר כך
picture-with-giant = עם ענק
picture-with-footprint = עם טביעות רגליים
picture-extent = { $width } × { $height } (לכל היותר { $frame } × { $frame })
picture-property =
    { $terrain }: { $squares ->
        [one] ריבוע אחד
        [two] שני ריבועים
       *[other] { $squares } ריבועים
    } × { $crowns ->
        [one] כתר אחד
        [two] שני כתרים
       *[other] { $crowns } כתרים
    } = { $points }

## מה מבקשות המשימות והגרסאות

picture-local-business = { $points } נקודות על כל ריבוע ״{ $terrain }״ סביב הטירה
picture-four-corners = { $points } נקודות על כל ריבוע ״{ $terrain }״ בפינת הממלכה
picture-harmony = { $points } נקודות אם לא ויתרתם על אף אריח
picture-middle-kingdom = { $points } נקודות על הטירה במרכז
picture-lost-corner = { $points } נקודות על הטירה בפינה
picture-folie-des-grandeurs = { $points } נקודות על כל שלושה ריבועים עם כתר בשורה
picture-bleak-king = { $points } נקודות על כל שטח של 5 ריבועים או יותר בלי כתרים, חוץ מביצות ומכרות

picture-ranking = דירוג
picture-ties =
    { $crowns ->
        [one] השטח הגדול ביותר { $largest }, כתר אחד
        [two] השטח הגדול ביותר { $largest }, שני כתרים
       *[other] השטח הגדול ביותר { $largest }, { $crowns } כתרים
    }
picture-key = מקרא: { $terrains }; ספרה היא מספר הכתרים, כוכבית מציינת ענק, ## היא הטירה.
`,`# הרשאות של אסימון או של יישום, כפריטים ברשימה.

scope-games-read = לראות את המשחקים והשושלות שלכם, ואת הפרופילים של שחקנים אחרים
scope-games-play = לשחק בשמכם, להציע הצעות ולענות להן
scope-tables-write = ליצור משחקים, להצטרף לשולחנות ולעזוב אותם, ולהזמין שחקנים בשמכם
scope-notifications-read = לקרוא את ההתראות שלכם
scope-webhooks-write = לשלוח את ההתראות שלכם לשירותים אחרים
scope-account-read = לראות את החשבון שלכם ואת הגדרותיו, כולל כתובת הדוא״ל
`,`# טקסטים שרק הלקוח לדפדפן משתמש בהם.

loading = טוען…
try-again = לנסות שוב
retry-after =
    { $seconds ->
        [one] נסו שוב בעוד שנייה אחת.
        [two] נסו שוב בעוד שתי שניות.
       *[other] נסו שוב בעוד { $seconds } שניות.
    }
offline = אין חיבור. ייתכן שהעמוד הזה אינו מעודכן.
offline-answer = אין קשר עם השרת. דבר לא נשלח.
offline-read = אין קשר עם השרת, והעמוד הזה אינו שמור במכשיר.
unexpected = משהו השתבש. נסו שוב.
skip-to-content = דילוג לתוכן
to-start = לדף הראשי
link-copied = הקישור הועתק
share = שיתוף
close = סגירה
menu = אפשרויות נוספות
language = שפה
nobody = חשבון שנמחק

## ניווט

nav = ראשי
nav-start = בית
nav-games = משחקים
nav-lobby = לובי
nav-leaderboards = דירוג
nav-learn = איך משחקים
nav-profile = פרופיל
nav-settings = הגדרות
log-in = התחברות
log-out = התנתקות
register = יצירת חשבון
forgot-password = שכחתם את הסיסמה?
name = שם
password = סיסמה
password-hint = לפחות 10 תווים
for-programmers = למפתחים

## Notifications

bell =
    { $count ->
        [0] התראות
       *[other] התראות שלא נקראו: { $count }
    }
bell-new = חדש
bell-empty = אין עדיין התראות. כאן יופיעו אירועים מהמשחקים שלכם.

## דף הבית

landing-title = קינגדומינו, מהלך אחר מהלך
landing-lead = הניחו אריחים, חברו את השטחים שלהם ואספו כתרים. שחקו עם חברים לאורך ימים, או משחק שלם נגד המחשב, עכשיו.
landing-pace = בקצב שלכם: מהלך לוקח דקה, ומשחק נמשך משעה ועד שבועיים. נודיע לכם כשיגיע תורכם.
landing-rules = המשחק המלא: שניים עד חמישה שחקנים, כל הגרסאות, שושלת ועידן הענקים.
landing-open = פתוח: בלי פרסומות, בלי מעקב, ועם API מתועד ליישומים ולבוטים שלכם.
play-now = לשחק עכשיו
play-now-explained = נגד המחשב, בלי חשבון. אם תיצרו חשבון אחר כך, המשחק יישאר שלכם.
landing-replay = משחק אמיתי
landing-replay-of = { $names }, מהלך אחר מהלך
landing-review = סקירת המשחק
landing-pause = השהיה
landing-play = הפעלה
landing-live = עכשיו בשידור חי
play-house = לשחק נגד המחשב
play-house-explained = משחק לשניים, בלי חשבון. אפשר להפסיק בכל רגע ולהמשיך אחר כך.
a-kingdom-grows = ממלכה שגדלה

## משחקים

your-move = תורכם
to-next-game = להמשיך
play-here = לשחק כאן
turn-sent = שיחקתם את התור שלכם מול { $names }.
next-short = הבא
new-table = יצירת משחק
waits-for-you =
    { $count ->
        [one] משחק אחד מחכה לכם
        [two] שני משחקים מחכים לכם
       *[other] { $count } משחקים מחכים לכם
    }
waits-for-others = מחכים לאחרים
open-tables = מחכים לשחקנים
finished-games = משחקים אחרונים
waits-for-players =
    { $missing ->
        [one] חסר שחקן אחד
        [two] חסרים שני שחקנים
       *[other] חסרים { $missing } שחקנים
    }
span-days-hours = { $days } י׳ { $hours } שע׳
span-hours-minutes = { $hours } שע׳ { $minutes } דק׳

## משחק בעיצומו

house-name-random = המחשב (קל)
house-name-greedy = המחשב (בינוני)
house-name-searching = המחשב (קשה)
turn-yours =
    { $expected ->
        [pick] תורכם: בחרו אריח
        [pick-again] תורכם: בחרו עוד אריח
        [place] תורכם: הניחו את אריח { $domino }
        [cover] תורכם: בחרו את הכתר שהענק יכסה
       *[send-or-keep] תורכם: שלחו ענק או השאירו אותו אצלכם
    }
turn-theirs =
    { $expected ->
        [pick] התור של { $name }: לבחור אריח
        [place] התור של { $name }: להניח אריח
        [cover] התור של { $name }: לכסות כתר
       *[send-or-keep] התור של { $name }: לשלוח ענק או להשאיר אותו
    }
clock-of = הזמן שנותר, { $name }:
paused-until = המשחק בהפסקה עד { $until }.
you-won =
    { $points ->
        [one] ניצחתם עם נקודה אחת!
        [two] ניצחתם עם שתי נקודות!
       *[other] ניצחתם עם { $points } נקודות!
    }
game-over = המשחק הסתיים
lines = טורי האריחים
lines-empty = אריחים שנבחרו עוברים לכאן ואז מונחים.
lines-order = מספרים נמוכים משחקים קודם
quests = משימות
decision = המהלך שלכם
other-players = שחקנים אחרים
log = יומן המשחק
skip = דילוג
# הסימן U+200E שומר את הפלוס והמינוס משמאל למספר.
gain =
    { $sign ->
        [minus] { "\\u200E" }−{ $points }
       *[plus] { "\\u200E" }+{ $points }
    }
points =
    { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
no-points-yet = עוד אין נקודות. שטח שווה את מספר הריבועים שלו כפול מספר הכתרים שלו.
place = להניח
take = לבחור
discard = לוותר
cover = לכסות
tap-a-cell = הקישו היכן להניח את האריח
tap-a-domino = הקישו על אריח
next-in-order =
    { $position ->
        [first] בסבב הבא תשחקו ראשונים.
        [last] בסבב הבא תשחקו אחרונים.
       *[middle] בסבב הבא תשחקו בתור { $place } מתוך { $of }.
    }
plan-by-tap = או הקישו על משבצת מעומעמת כדי לתכנן את מקומו.
later-cells = מקומות להמשך
plan-cell = { $cell }: לבחור ולתכנן את המקום הזה
rotate-hint = הקישו שוב כדי לסובב
as-planned = המקום שתכננתם
score-change = { $before } ← { $after } נקודות
tap-a-crown = הקישו על הכתר שהוא יכסה
fits-nowhere = האריח לא מתאים לשום מקום בממלכה שלכם.
discarded-for-you = אריח { $domino } לא התאים לשום מקום בממלכה שלכם ונזרק אוטומטית.
turn-domino = לסובב: { $domino }
spots =
    { $count ->
        [one] מקום אחד
        [two] שני מקומות
       *[other] { $count } מקומות
    }
spot =
    שורה { $row }, עמודה { $column }, { $direction ->
        [east] ימינה
        [south] למטה
        [west] שמאלה
       *[north] למעלה
    }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
cell-at = שורה { $row }, עמודה { $column }
row = שורה { $row }
column = עמודה { $column }
cell-free = פנוי
cell-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, כתר אחד
        [two] { $terrain }, שני כתרים
       *[other] { $terrain }, { $crowns } כתרים
    }, אריח { $domino }{ $giants ->
        [0] { "" }
        [one] , ענק אחד
        [two] , שני ענקים
       *[other] , { $giants } ענקים
    }
legal-cells = מקומות מותרים
domino-named = אריח { $domino }
domino-in-words = אריח { $domino }: { $first }, { $second }
send-or-keep = שלחו ענק ליריב או השאירו אותו אצלכם.
send-to = יריב
send-effect = כתר חייב להיות מכוסה אצל { $name }.
send-giant = לשלוח
keep-giant = להשאיר
house-plays-for-you = המחשב משחק במקומכם. אפשר לקחת את המקום בחזרה בכל עת.
house-plays = המחשב משחק
take-back = חזרה למקום שלכם
away-holiday = בחופשה
away-weekend = סוף שבוע חופשי
away-pause = בהפסקה
withdraw = ביטול ההצעה
ask-undo = להציע חזרה מההחלטה
undo-now = לחזור מההחלטה האחרונה
ask-pause = להציע הפסקה של שבוע
pause-now = הפסקה לשבוע
end-pause = לסיים את ההפסקה
pick-at-once = בחירה בהקשה אחת
concede = פרישה מהמשחק
concede-sure = לפרוש מהמשחק הזה? המחשב יתפוס את מקומכם עד הסוף. לא תוכלו לקחת אותו בחזרה.
play-on = להמשיך לשחק
rematch-waits = המשחק החוזר מחכה לשחקנים.
rematch-begun = המשחק החוזר התחיל.
rematch-show = למשחק החוזר
look-back = סקירת המשחק
history = סקירת המשחק
back-to-table = חזרה למשחק
version = מהלך
download-record = הורדת קובץ המשחק
download-notation = הורדת רשימת המהלכים
points-by-round = נקודות לפי סבבים
column-round = סבב

## מחכים לשחקנים

start-now = להתחיל עכשיו
leave-table = לעזוב את השולחן
cancel-table = לבטל את השולחן
share-table = לשתף את הקישור
invite-by-name = שם השחקן
invite = להזמין

## Letters of terrains, as in the pictures of the emails

letter-wheat = ח
letter-forest = ט
letter-lake = א
letter-pasture = ר
letter-swamp = ב
letter-mine = כ
`,`# יצירת משחק, לובי, שושלות ורשימת המשחקים, בלקוח לדפדפן.

## שדות

unit-of-time = יחידת זמן
unit-minutes = דקות
unit-hours = שעות
unit-days = ימים
keep-it = חזרה
you = אתם

## יצירת משחק

new-quick = לשחק נגד המחשב
new-quick-explained = המשחק מתחיל מיד, אין בו הגבלת זמן, והוא אינו משנה את הדירוג.
new-against = יריב
new-with-others = לשחק עם אחרים
new-players = שחקנים
new-players-explained =
    { $players ->
        [2] לכל שחקן שני מלכים, והוא בוחר פעמיים בכל סבב.
       *[other] לכל שחקן מלך אחד. במשחק שנים עשר סבבים.
    }
new-five = לחמישה שחקנים דרוש עידן הענקים, שמוסיף אריחים וטירה חמישית.
new-pace = זמן למהלך
new-untimed = בלי הגבלה
new-untimed-explained = למהלכים אין מועד אחרון, ולכן משחק עלול להיתקע לזמן רב.
new-live-explained = לשחקנים שמחוברים באותו הזמן.
new-another-pace = אחר
new-which-pace = זמנים אחרים
new-by-hand = מותאם אישית
pace-relaxed = נינוח
pace-steady = קבוע
pace-quick = מהיר
pace-bank = מאגר זמן
new-cap = מאגר הזמן אינו מחזיק לעולם יותר מ: { $time }.
new-time-for = ההגבלה חלה על
new-time-per-turn = כל מהלך
new-time-per-turn-explained = לכל מהלך אותו זמן. מה שלא נוצל אובד.
new-time-bank = כל המשחק
new-time-bank-explained = מאגר זמן: מהלכים מהירים חוסכים זמן להמשך.
new-per-turn = זמן למהלך
new-initial = זמן בהתחלה
new-increment = זמן שנוסף בכל מהלך
new-cap-label = הזמן המרבי במאגר
new-grace = השהיה לפני שהשעון מתחיל
new-seats = מקומות
new-seat = מקום { $number }
new-anybody = כל אחד
new-friend = חבר
new-friend-name = שם החבר
new-house-random = { house-name-random }: משחק באקראי
new-house-greedy = { house-name-greedy }: לוקח הכי הרבה נקודות
new-house-searching = { house-name-searching }: חושב קדימה
new-seats-anybody = כל מי שמוצא את השולחן בלובי או מקבל את הקישור יכול להצטרף.
new-seats-friends = רק החברים שלכם יכולים להצטרף. הם מוזמנים כשאתם יוצרים את המשחק.
new-seats-mixed = החברים שלכם מוזמנים, אבל השולחן ציבורי: שחקנים אחרים עלולים להקדים אותם.
new-seats-house = המחשב תופס את כל שאר המקומות. המשחק מתחיל מיד.
new-more-explained = חוקים וגרסאות, שושלת, שעון, גישה, דירוג
new-rules = חוקים
new-expansion = הרחבה
new-base-explained = המשחק המקורי מ-2016, לשניים עד ארבעה שחקנים.
new-giants-explained = ענקים מכסים כתרים ואפשר לשלוח אותם ליריבים, ושתי משימות מביאות נקודות. לב הממלכה והרמוניה הן משימות אפשריות.
new-variants = גרסאות
new-variant-middle-kingdom = 10 נקודות אם הטירה שלכם במרכז הממלכה.
new-variant-harmony = 5 נקודות אם לא ויתרתם על אף אריח.
new-variant-mighty-duel = שני שחקנים, כל האריחים, ממלכות של 7 × 7.
new-not-with-so-many = לא זמין למספר כזה של שחקנים.
new-edition = נוסח החוקים
new-edition-explained = קובע אילו חוקים תקפים היכן שהחוברת המודפסת ו-Board Game Arena חלוקות.
new-forced = ביצוע אוטומטי של מהלכים כפויים
new-forced-explained = צעד עם אפשרות אחת בלבד מבוצע מיד.
new-series = שושלת
new-is-series = לשחק שושלת
new-is-series-explained = כמה משחקים עם אותם שחקנים ואותם חוקים. הנקודות מכל המשחקים מצטברות.
new-games = מספר המשחקים
new-rest = הפסקה בין משחקים
new-rest-at_once = בלי הפסקה
new-rest-at_once-explained = כל משחק מתחיל כשהקודם מסתיים.
new-rest-after = הפסקה קצובה
new-rest-after-explained = המשחק הבא מתחיל אחרי ההפסקה, או לפני כן אם כל השחקנים מוכנים.
new-rest-when_ready = כשכולם מוכנים
new-rest-when_ready-explained = המשחק הבא מתחיל כשכל השחקנים הודיעו שהם מוכנים, ולכל המאוחר אחרי ההפסקה המרבית.
new-rest-length = אורך ההפסקה
new-rest-at-most = הפסקה מרבית
new-seating = סידור המקומות
new-seating-rotate = מתחלפים
new-seating-rotate-explained = אחרי כל משחק כולם זזים במקום אחד.
new-seating-keep = קבועים
new-seating-keep-explained = כולם שומרים על המקום מהמשחק הראשון.
new-seating-shuffle = מעורבבים
new-seating-shuffle-explained = לפני כל משחק המקומות מוגרלים.
new-clock = השעון
new-no-clock = בלי הגבלה הזמן לא נגמר. בחרו זמן למהלך כדי לקבוע מה יקרה כשהוא נגמר.
new-timeout = כשהזמן נגמר
new-play-for = המחשב משחק את התור
new-take-over = המחשב תופס את המקום
new-take-over-after = תורים שהוחמצו עד שהמחשב תופס את המקום
new-may-return = שחקנים יכולים לחזור
new-may-return-explained = שחקן יכול לקחת בחזרה מקום שהמחשב תפס. אם האפשרות כבויה, המחשב משחק עד הסוף.
new-holidays = חופשה עוצרת את השעון
new-holidays-explained = השעון של שחקן שנמצא בחופשה עומד.
new-weekends = סוף שבוע עוצר את השעון
new-weekends-explained = השעון של שחקן שסופי השבוע שלו חופשיים עומד בסופי שבוע.
new-who = גישה ודירוג
new-access = גישה
new-public = ציבורי
new-public-explained = השולחן מופיע בלובי, וכולם יכולים לצפות במשחק.
new-by-invitation = בהזמנה
new-by-invitation-explained = רק שחקנים שתזמינו רואים את השולחן ויכולים להצטרף אליו.
new-rated = משחקים מדורגים
new-rated-people = רק מול אנשים
new-rated-people-explained = תוצאות בין אנשים משנות את הדירוג. תוצאות מול המחשב ומול בוטים אינן נחשבות.
new-rated-everybody = מול כולם
new-rated-everybody-explained = גם תוצאות מול המחשב ומול בוטים נחשבות.
new-rated-no = בלי דירוג
new-rated-no-explained = המשחק אינו משנה את הדירוג.
new-bots = בוטים מותרים
new-bots-explained = בוטים הם תוכנות של שחקנים אחרים. הם מסומנים כבוטים.
new-hand-over = אפשר להעביר מקום
new-hand-over-explained = שחקן שנאלץ להפסיק יכול להציע את המקום לשחקן אחר, שימשיך באותה ממלכה.
new-chance = להוסיף מספר אקראי משלי לערבוב
new-chance-explained = הדפדפן שלכם מוסיף מספר אקראי, כך שאפילו השרת אינו יכול לקבוע לבדו את הערבוב. המספר מוצג אחרי המשחק.
new-summary = סיכום
new-summary-series =
    { $games ->
        [one] שושלת של משחק אחד.
        [two] שושלת של שני משחקים.
       *[other] שושלת של { $games } משחקים.
    }
new-summary-at-once = המשחק מתחיל מיד.
new-summary-public =
    { $free ->
        [one] ציבורי: מקום אחד פנוי.
        [two] ציבורי: שני מקומות פנויים.
       *[other] ציבורי: { $free } מקומות פנויים.
    }
new-summary-invitation =
    { $free ->
        [one] בהזמנה: מקום אחד פנוי.
        [two] בהזמנה: שני מקומות פנויים.
       *[other] בהזמנה: { $free } מקומות פנויים.
    }
new-open = יצירת משחק
new-open-series = יצירת שושלת
new-register-first = צרו חשבון כדי להמשיך
new-not-invited = ההזמנה לא נשלחה אל { $name }: { $reason }

## הלובי

lobby-lead = שולחנות שמחכים לשחקנים. הצטרפו לאחד: המשחק מתחיל כשכל המקומות תפוסים.
lobby-filters = סינון
lobby-any = הכול
lobby-plain = ללא
lobby-pace = זמן למהלך
lobby-pace-live = עד שעה
lobby-pace-days = עד יומיים
lobby-pace-slow = יותר מיומיים
lobby-pace-untimed = בלי הגבלה
lobby-bots = בוטים
lobby-bots-without = אסורים
lobby-bots-with = מותרים
lobby-all = ניקוי הסינון
lobby-tables =
    { $count ->
        [0] אין שולחנות
        [one] שולחן אחד
        [two] שני שולחנות
       *[other] { $count } שולחנות
    }
lobby-free =
    { $free ->
        [one] מקום אחד מתוך { $players } פנוי
        [two] שני מקומות מתוך { $players } פנויים
       *[other] { $free } מקומות מתוך { $players } פנויים
    }
lobby-series = המשחק הראשון בשושלת
lobby-mine = לשולחן שלכם
lobby-opened = נוצר { $ago }
lobby-older = להציג עוד
lobby-watched = צפייה במשחקים
lobby-watched-explained = משחקים ציבוריים שנערכים עכשיו.
lobby-empty = אף שולחן לא מחכה כרגע לשחקנים. צרו משחק: הוא יופיע כאן עד שכל המקומות ייתפסו.
lobby-none-like-that = אין שולחנות שמתאימים לסינון. נקו את הסינון או צרו משחק.

## שושלות

series-mine = השושלות שלכם
series-all = לכל השושלות
series-running = נמשכות
series-past = הסתיימו
series-new = יצירת שושלת
series-none = עוד אין שושלות. צרו אחת, עם חברים או נגד המחשב.
series-table = הנקודות לפי שחקן ומשחק
series-agreed = הגדרות המשחק
series-live = עד כה
series-game-won = ניצחון
series-to-game = למשחק { $game }
series-withdraw = פרישה מהשושלת
series-withdraw-sure = מהמשחק הבא המחשב משחק במקומכם. אי אפשר לבטל זאת.
series-cancel = ביטול השושלת
series-cancel-sure = השושלת מסתיימת לכל השחקנים. הטבלה נשארת כפי שהיא.
series-first =
    { $over ->
        [yes] ניצחון בשושלת: { $name }
       *[no] בהובלה: { $name }
    }, { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }, בהפרש של { $ahead }.
series-you-first =
    { $over ->
        [yes] ניצחתם
       *[no] אתם מובילים
    } עם { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }, בהפרש של { $ahead }.
series-together =
    { $over ->
        [yes] ניצחון משותף: { $names }
       *[no] הובלה משותפת: { $names }
    }, { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
column-rank = מקום
column-wins = ניצחונות

## רשימת המשחקים

find-table = חיפוש משחק
nobody-else-yet = מחכים לשחקנים
desk-calm = שום דבר לא מחכה לכם.
desk-empty = כאן יופיעו המשחקים שלכם. צרו משחק לחברים, הצטרפו לאחד מהלובי, או שחקו נגד המחשב.
invitations =
    { $count ->
        [one] הזמנה אחת
        [two] שתי הזמנות
       *[other] { $count } הזמנות
    }
decline-invitation = דחייה
you-declined = דחיתם את ההזמנה מאת { $from }.
at-the-table = ליד השולחן: { $names }
news = התראות

## ליד שולחן

next-waits =
    { $count ->
        [one] המשחק הבא: { $names }
       *[other] המשחק הבא ({ $count } מחכים): { $names }
    }
table-of = השולחן של { $name }
who-is-here = שחקנים
seat-free = מקום פנוי
seat-house = שחקן מחשב
seat-opener = מארח
invited-names = הזמנות ממתינות: { $names }
invite-who = הזמנת שחקנים
invite-by-name-explained = השחקן צריך חשבון כאן, ומקבל התראה מיד.
invite-house = הוספת המחשב
invite-house-explained = המחשב תופס את המקום הפנוי הבא. המשחק מתחיל כשכל המקומות תפוסים.
invite-by-link = הזמנה בקישור
invite-by-link-explained = כל מי שיש לו הקישור רואה את השולחן ויכול להצטרף אליו, גם עם חשבון חדש.
invite-by-mail = שליחה בדוא״ל
was-invited = ההזמנה נשלחה אל { $name }.
begin-now-explained =
    { $players ->
        [2] המשחק יתחיל עם שני השחקנים שבשולחן, בלי לחכות לעוד.
       *[other] המשחק יתחיל עם { $players } השחקנים שבשולחן, בלי לחכות לעוד.
    }
cancel-table-sure = השולחן נסגר לכולם.
invited-you = הוזמנתם לשולחן הזה.
`,`# Profiles, statistics and leaderboards, in the web client.

log-in-first = התחברו כדי לראות את זה.
look-around = גלישה כאורחים
play-too = צרו חשבון כדי לשחק עם אחרים, או שחקו מיד נגד המחשב.
more = להציג עוד
people-you = אתם
member-since = חברים מאז { $since }
bot-since = בוט, מאז { $since }
guest-since = אורחים מאז { $since }
bot-of = בבעלות { $owner }
house-mark = המחשב
bot-mark = בוט

## Ratings

ratings = דירוג
not-rated = עדיין ללא דירוג.
rating-at-least = קרוב לוודאי מעל { $points }.
rating-rests-on =
    { $games ->
        [one] לפי משחק אחד.
        [two] לפי שני משחקים.
       *[other] לפי { $games } משחקים.
    }
rating-explained = הדירוג מעריך כמה טוב שחקן משחק; כולם מתחילים ב-25. המספר שאחרי ± הוא אי-הוודאות, והיא קטנה עם כל משחק.

## Reliability

reliability = אמינות
reliability-unknown = עוד אין נתונים.
reliability-median = זמן תשובה רגיל
reliability-timeouts = תורות שהוחמצו
reliability-waits = תורות מול אנשים בשנה האחרונה (200 לכל היותר)
of-hundred = { $count } מכל 100 תורות
never = אף פעם

## Statistics

statistics = סטטיסטיקה
statistics-games = משחקים
statistics-wins = ניצחונות
statistics-mean = נקודות בממוצע
statistics-best = התוצאה הטובה ביותר
statistics-bonuses = נקודות מגרסאות, בממוצע
statistics-quests = נקודות ממשימות, בממוצע
statistics-giants = ענקים בסוף, בממוצע
statistics-discards = אריחים שיצאו מהמשחק, בממוצע
statistics-taken-over = הושלמו בידי המחשב
statistics-terrains = נקודות לפי שטח, בממוצע

## Games played

games-played = משחקים ששוחקו
no-games-played = אין משחקים.
filter-result = תוצאה
result-all = כל המשחקים
result-won = ניצחונות
result-lost = הפסדים
place-first = ניצחון
place-of = מקום { $rank } מתוך { $players }
played-against = נגד { $players }
house-finished = המחשב שיחק עד סוף המשחק.
changed-hands = המקום הועבר משחקן אחר.

## Head to head

head-to-head = ראש בראש
against-me = אתם מול { $name }
against-me-games = כל המשחקים המשותפים
results = תוצאות
never-met = השחקנים האלה עוד לא סיימו משחק יחד.
balance-ahead = יתרון: { $player }
balance-level = שוויון
balance-points = נקודות בממוצע

## Leaderboards

category = קטגוריה
leaders-place = מקום
leaders-rating = דירוג בטוח
leaders-mean = דירוג
nobody-rated = עוד אין כאן שחקנים מדורגים.
leaderboard-explained = הדירוג הבטוח הוא הדירוג פחות שלוש פעמים אי-הוודאות שלו: קרוב לוודאי שהשחקן טוב יותר. ככל שמשחקים יותר, אי-הוודאות קטנה והדירוג הבטוח עולה. בפרופילים מופיע הדירוג עצמו.
`,`# The account and its settings, in the web client.

saved = נשמר.
show-password = הצגה
copy = העתקה
copied = הועתק
remove = הסרה
not-now = ביטול
sure = אישור
shown-once = זה מוצג פעם אחת בלבד. שמרו במקום בטוח.
failing-since = המשלוחים נכשלים מאז { $since }.

## Accounts

name-hint = 2 עד 32 תווים: אותיות מאלפבית אחד, ספרות, רווחים והסימנים - _ . '
forgot-lead = כתבו את שם החשבון שלכם כדי לקבל קישור בדוא״ל.
reset-ask = שליחת קישור
reset-asked = בדקו את הדוא״ל
reset-asked-lead = אם יש חשבון בשם הזה עם כתובת דוא״ל שאושרה, קישור לבחירת סיסמה חדשה בדרך אליכם. זה יכול לקחת כמה דקות.
claim = שמירת המשחקים
claim-lead = בחרו שם וסיסמה. כל מה ששיחקתם יישאר שלכם, כאן ובמכשירים אחרים.
log-in-leaves-guest = אתם משחקים בשם { $name }. אם תתחברו לחשבון אחר, לא תוכלו לחזור למשחקים של חשבון האורח הזה: משחקים שכבר החלו יאבדו, והחשבון יימחק בהמשך. כדי לשמור אותם, בחרו שם וסיסמה.
log-out-leaves-guest = אם תתנתקו, לא תוכלו לחזור לחשבון האורח הזה: משחקים שכבר החלו יאבדו, והחשבון יימחק בהמשך. כדי לשמור את המשחקים, בחרו שם וסיסמה.
claimed = החשבון שלכם מוכן.
claimed-already = לחשבון הזה כבר יש שם וסיסמה.
claim-first = אתם משחקים כאורחים. קודם בחרו שם וסיסמה.
guest-hint = בחרו שם כדי לשמור את המשחקים
guest-has-no-name = אתם משחקים כאורחים, בלי סיסמה.
logged-out = התנתקתם.

## Profile

settings-profile = פרופיל
settings-profile-about = שם וסיסמה
avatar-about = הטירה הזאת מצוירת לפי החשבון שלכם. שחקנים אחרים רואים אותה ליד השם שלכם.
see-own-profile = הפרופיל הציבורי שלכם
save-name = שמירת השם
name-saved = השם שלכם שונה.
save-password = שינוי הסיסמה
password-saved = הסיסמה שלכם שונתה. כל המכשירים האחרים נותקו.
password-current = הסיסמה הנוכחית
password-ends-sessions = סיסמה חדשה מנתקת את כל המכשירים האחרים ומבטלת את האסימונים שלכם. היא מסירה גם את היישומים המחוברים, אלא אם תשאירו אותם.
password-keep-apps = להשאיר את היישומים המחוברים שלי

## Appearance

settings-appearance = מראה
settings-appearance-about = שפה, ערכת נושא, משחק
on-this-machine = ההגדרות האלה חלות רק על הדפדפן הזה.
sound = צליל ורטט
prefer-sound = צלילים
prefer-sound-about = צליל עדין כשמגיע תורכם וכשאריח מונח.
prefer-vibration = רטט
prefer-vibration-about = רטט קצר כשמגיע תורכם, בטלפונים.
theme = ערכת נושא
theme-system = כמו המכשיר
theme-light = בהיר
theme-dark = כהה
prefer-letters = אותיות על השטחים
prefer-letters-about = כל שטח מציג את האות שלו, כמו בדוא״ל. עוזר כשצבעים מסוימים נראים דומים.
play-preferences = משחק
prefer-at-once-about = הנגיעה הראשונה באריח בוחרת אותו, בלי אישור. הנחת אריח תמיד דורשת אישור.

## Time

settings-time = זמינות
settings-time-about = אזור זמן, חופשות, סופי שבוע, תזכורות
time-zone = אזור זמן
time-zone-here = שימוש באזור הזמן של המכשיר: { $zone }
weekends-off = סופי שבוע חופשיים
weekends-off-about = השעונים שלכם עוצרים בשבת ובראשון, במשחקים שמאפשרים זאת.
reminder-before = תזכורת נוספת
reminder-none = בלי
reminder-length = { $time } לפני המועד
reminder-hint = תמיד תקבלו תזכורת כשנשארה חמישית מהזמן שלכם.
holidays = חופשות
holidays-about = השעונים שלכם עוצרים, במשחקים שמאפשרים זאת.
holidays-left = נשארו { $left } מתוך { $budget } של { $year }
first-day = היום הראשון
last-day = היום האחרון
take-holiday = הוספת חופשה
holiday-taken = החופשה נוספה.
holiday-over = הסתיימה
holiday-now = עכשיו
end-holiday = הסרה
holiday-ended = החופשה הוסרה.

## Notifications

settings-notices = התראות
settings-notices-about = על מה תקבלו התראה, איפה ומתי
notice-language = שפת הדוא״ל וההתראות
digest-choice = תדירות הדוא״ל
digest-at_once = מיד
digest-hourly = פעם בשעה
digest-daily = פעם ביום
digest-hint = תזכורות ודוא״ל בענייני אבטחה נשלחים תמיד מיד.
quiet-hours = שעות שקטות
quiet-hours-on = שימוש בשעות שקטות
quiet-hours-about = ההתראות ממתינות עד שהשעות האלה מסתיימות, מלבד webhooks והתראות בענייני אבטחה. אזור הזמן נקבע תחת
quiet-from = משעה
quiet-until = עד שעה
quiet-strict = שקט גם אם הזמן שלי נגמר
quiet-strict-about = אם האפשרות כבויה, בכל זאת תקבלו התראה כשהזמן שלכם עומד להיגמר לפני סוף השעות השקטות.
save-quiet-hours = שמירת השעות השקטות
channels = ערוצים
channels-about = התראות שתכבו כאן ימשיכו להופיע ברשימת ההתראות שלכם.
channel-email = דוא״ל
channel-push = פוש
channel-chat = צ׳אט
channel-webhook = Webhook
kind-your_turn = תורכם
kind-cover_a_crown = שלחו אליכם ענק
kind-reminder = הזמן שלכם אוזל
kind-timed_out = הזמן שלכם נגמר
kind-invited = הזמנות
kind-game_started = תחילת משחק
kind-game_finished = סוף משחק
kind-game_cancelled = שולחן בוטל
kind-proposal = הצעות לחזרה מהחלטה ולהפסקה
kind-seat = העברת מקומות
kind-series = שושלות
kind-security = אבטחת החשבון

## Email

settings-mail = כתובת דוא״ל
settings-mail-about = להתראות ולאיפוס הסיסמה
mail-about = ההתראות נשלחות לכאן עם תמונות וכפתורים, כך שאפשר לשחק מתוך הדוא״ל. הכתובת דרושה גם כדי לאפס סיסמה שנשכחה.
mail-none = עוד אין לכם כתובת דוא״ל.
mail-confirmed = אושרה. הדוא״ל שלכם נשלח לכאן.
mail-pending = עוד לא אושרה. פתחו את הדוא״ל ששלחנו לשם ולחצו על הקישור.
mail-disabled = כבויה מאז { $since }: במשך חמישה ימים לא ניתן היה למסור שום דוא״ל.
mail-add = הוספת כתובת דוא״ל
mail-change = שינוי כתובת הדוא״ל
mail-address = כתובת דוא״ל
mail-why-password = נדרשת, כי דרך הכתובת הזאת אפשר לאפס את הסיסמה שלכם.
mail-send-link = שליחת קישור לאישור
mail-link-sent = הקישור לאישור נשלח.
mail-remove = הסרת כתובת הדוא״ל
mail-remove-about = לא תקבלו עוד דוא״ל, ולא תוכלו לאפס סיסמה שנשכחה.
mail-removed = כתובת הדוא״ל הוסרה.
send-test = שליחת בדיקה
test-sent = הבדיקה נשלחה.

## Push

settings-push = התראות פוש
settings-push-about = במכשיר הזה
push-about = תקבלו התראה במכשיר הזה ברגע שיגיע תורכם, גם כש-Kingdomail סגור.
push-begin = הפעלה בדפדפן הזה
push-on = פועל בדפדפן הזה.
push-end = כיבוי
push-ended = כובה.
push-denied = הדפדפן שלכם חוסם התראות מהאתר הזה. פתחו את הגדרות האתר, ליד שורת הכתובת, אפשרו התראות ונסו שוב.
push-failed = הדפדפן לא הצליח להירשם. התראות פוש אינן פועלות בחלון פרטי או כששירות הפוש של הדפדפן כבוי.
push-impossible = הדפדפן הזה אינו תומך בהתראות פוש. ב-iPhone או ב-iPad הוסיפו קודם את Kingdomail למסך הבית: שיתוף, ואז „הוספה למסך הבית”.
push-others = דפדפנים אחרים

## Webhooks

settings-webhooks = צ׳אט ו-webhooks
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = ההתראות שלכם יכולות להישלח לערוץ בצ׳אט או לתוכנה שלכם.
webhook-add = הוספת צ׳אט או webhook
webhook-added = נוסף.
webhook-kind = סוג
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook
webhook-url = URL
webhook-hint-discord = ב-Discord: עריכת הערוץ, Integrations, Webhooks, העתקת ה-URL.
webhook-hint-slack = ב-Slack: ה-Webhook URL של יישום עם Incoming Webhooks.
webhook-hint-ntfy = ה-URL של הנושא שלכם, לדוגמה https://ntfy.sh/my-topic.
webhook-hint-standard = התוכנה שלכם מקבלת הודעות חתומות לפי Standard Webhooks.
webhook-secret = סוד החתימה שלכם.
webhook-on = פועל
webhook-off = כבוי
turn-on = הפעלה
turn-off = כיבוי
webhook-turned-on = הופעל.
webhook-turned-off = כובה.
webhook-removed = הוסר.
new-secret = החלפת הסוד
deliveries = משלוחים אחרונים
deliveries-none = עוד אין משלוחים.
look-again = רענון
delivery-test = בדיקה
delivery-notice = התראה
delivery-pending =
    { $attempts ->
        [0] מחכה לשליחה.
        [one] מחכה לשליחה נוספת, אחרי ניסיון אחד.
        [two] מחכה לשליחה נוספת, אחרי שני ניסיונות.
       *[other] מחכה לשליחה נוספת, אחרי { $attempts } ניסיונות.
    }
delivery-delivered = נמסר.
delivery-dropped = לא נשלח: כבר לא רלוונטי.
delivery-dead =
    { $attempts ->
        [one] נכשל אחרי ניסיון אחד.
        [two] נכשל אחרי שני ניסיונות.
       *[other] נכשל אחרי { $attempts } ניסיונות.
    }
send-again = שליחה חוזרת
sent-again = נשלח שוב.

## Calendar

settings-calendar = לוח שנה
settings-calendar-about = המועדים שלכם ביישום לוח השנה
calendar-about = יישום לוח השנה שלכם יכול להראות עד מתי עליכם לשחק: הירשמו בו לקישור שתיצרו כאן.
calendar-address = הקישור ללוח השנה שלכם.
calendar-make = יצירת קישור ללוח השנה
calendar-made = הקישור ללוח השנה נוצר.
calendar-end = הסרת הקישור ללוח השנה
calendar-ended = הקישור ללוח השנה הוסר.
calendar-replaces = קישור חדש מחליף את הקודם. כל מי שבידו הקישור רואה את המועדים שלכם.

## Sessions

settings-sessions = מכשירים
settings-sessions-about = היכן אתם מחוברים
sessions-about = דפדפנים ומכשירים שמחוברים לחשבון שלכם. אם אחד מהם אינו מוכר, נתקו אותו ושנו את הסיסמה.
session-this = הדפדפן הזה
session-since = נוסף: { $since }.
last-used = שימוש אחרון { $ago }.
end-session = ניתוק
session-ended = נותק.
end-other-sessions = ניתוק כל המכשירים האחרים
sessions-ended = כל המכשירים האחרים נותקו.
apps = יישומים מחוברים
apps-about = יישומים של גורמים אחרים שאישרתם, ומה כל אחד מהם רשאי לעשות.
apps-none = אין יישומים מחוברים.
app-named = שם היישום: { $app }
app-on-device = במכשיר אחר
app-throw-out = הסרה
app-thrown-out = היישום הוסר.
apps-throw-out = הסרת כל היישומים
apps-thrown-out = כל היישומים הוסרו.

## For developers

settings-programs = למפתחים
settings-programs-about = אסימונים ובוטים
programs-about = כמעט כל מה שאפשר לעשות כאן, גם תוכנה יכולה לעשות דרך ה-API.
programs-docs = תיעוד ה-API
tokens = אסימונים
tokens-about = תוכנה משתמשת באסימון במקום בסיסמה שלכם. אסימון יכול לעשות רק מה שתבחרו.
token-make = יצירת אסימון
token-made = האסימון נוצר.
token-secret = האסימון החדש שלכם.
token-name = שם האסימון
token-name-hint = כדי לזהות אותו ברשימה.
token-of = פועל בתור
token-of-me = אתם
token-for = עבור { $name }
token-lifetime = תוקף
until-revoked = ללא הגבלה
good-until = תקף עד { $until }.
never-used = עוד לא היה בשימוש.
revoke = ביטול
token-revoked = האסימון בוטל.
scopes = הרשאות
bots = בוטים
bots-about = בוט משחק בשם משלו, ואתם מופיעים כבעליו, בשולחנות שמקבלים בוטים.
bot-name = שם הבוט
bot-make = יצירת בוט
bot-made = הבוט נוצר. עכשיו צרו לו אסימון.
bot-removed = הבוט הוסר.

## Data and deletion

settings-data = הנתונים שלכם
settings-data-about = הורדת הכול
data-account = נתוני החשבון
data-account-about = כל מה ששמור עליכם, בפורמט JSON, מלבד הסיסמה וסודות אחרים.
data-account-download = הורדת נתוני החשבון
data-records = המשחקים שלכם
data-records-about = קובץ עם כל המשחקים שסיימתם, משחק אחד בכל שורה. אפשר לאמת אותם בלי השרת הזה.
data-records-download = הורדת המשחקים
downloaded = ההורדה מוכנה.
settings-deletion = מחיקת החשבון
settings-deletion-about = זה סופי
deletion-lead = זה סופי ואי אפשר לבטל זאת:
deletion-games = אתם עוזבים את כל השולחנות ופורשים מכל המשחקים הפעילים.
deletion-name = השם שלכם מוסר מכל מקום.
deletion-bots = הבוטים, האסימונים וה-webhooks שלכם נמחקים.
deletion-kept = המשחקים שלכם שהסתיימו נשארים: הציבוריים גלויים לכולם, והאחרים ליריבים שלכם.
deletion-take-along = הורידו קודם את הנתונים שלכם
deletion-sure = ברצוני למחוק את החשבון שלי לצמיתות.
deletion-confirm = מחיקת החשבון שלי
deleted = החשבון שלכם נמחק.
`,`# תוכניות לתור הבא, מהלך המשחק ובדיקתו.

## המשחק עד כה

history-steps = ציר הזמן
history-back = הקודם
history-on = הבא
history-play = הפעלה
history-pause = השהיה
history-since = מאז התור האחרון שלכם
history-keys = חצים: שלב אחר שלב. רווח: הפעלה. Home ו-End: השלב הראשון והאחרון.
history-step = שלב { $number } מתוך { $of }
history-share = שיתוף המצב הזה
history-film = הורדת ההנפשה
history-save = הורדה
history-score-of = { $name }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
history-curve = הנקודות לאורך המשחק

## בדיקת הערבוב

verify-title = האם הערבוב היה הוגן?
verify-lead = לפני ששחקן כלשהו הצטרף, השרת התחייב למספר סודי, הזרע של הערבוב. הדפדפן שלכם בודק שהזרע שנחשף תואם להתחייבות, מחשב את הערבוב שוב ומשווה אותו למשחק.
verify-now = בדיקת הערבוב
verify-working = מחשב…
verify-agrees = אומת: הערבוב הוא בדיוק זה שהשרת התחייב אליו לפני המשחק.
verify-differs = לא אומת: הערבוב שונה מזה שהשרת התחייב אליו לפני המשחק. שמרו את קובץ המשחק ופנו אל מנהלי השרת.
verify-failed = אי אפשר היה לאמת את הערבוב: הדף הזה אינו תומך בפורמט של קובץ המשחק.
verify-ok = תקין:
verify-wrong = לא תקין:
verify-found = חושב: { $found }
verify-commitment = ההתחייבות מיצירת השולחן תואמת לזרע שנחשף בסוף.
verify-lines = הזרע והמספרים האקראיים של השחקנים נותנים את האריחים בסדר שבו חולקו.
verify-kings = אותם מספרים נותנים את סדר הבחירות הראשונות.
verify-quests = אותם מספרים נותנים את שתי המשימות.
verify-root = טביעת האצבע של כל הטורים, שפורסמה בהתחלה, תואמת לטורים של המשחק.
verify-proofs =
    { $lines ->
        [one] לטור אחד יש הוכחה שתואמת לטביעת האצבע.
        [two] לשני טורים יש הוכחה שתואמת לטביעת האצבע.
       *[other] ל-{ $lines } טורים יש הוכחה שתואמת לטביעת האצבע.
    }
verify-own-bytes = שחקנים שהוסיפו מספרים אקראיים: { $names }.
verify-no-bytes = אף שחקן לא הוסיף מספר אקראי, ולכן השרת יכול היה לנסות זרעים רבים ולבחור מהם אחד לפני שיצר את השולחן.
verify-method = השיטה, ותוכנה לחזרה על הבדיקה הזאת, מתוארות בתיעוד.

## תוכנית לתור הבא

plan-title = תכנון התור הבא
plan-given = התוכנית שלכם לתור הבא
plan-lead = התוכנית שלכם מתבצעת אוטומטית כשתורכם מגיע. שחקנים אחרים אינם רואים אותה.
plan-place = לאן להניח את אריח { $domino }
plan-otherwise = אם אי אפשר שם
plan-best = היכן שיש הכי הרבה נקודות
plan-ask = אני אחליט
plan-no-place = לא נבחר מקום. הקישו על הלוח, או השתמשו באפשרות שלמטה.
plan-clear = ניקוי המקום
plan-pick = מה לבחור, לפי סדר עדיפות
plan-picked-as = { $domino }, בחירה { $number }
plan-later = האריחים לבחירה הבאה שלכם עוד לא נשלפו.
plan-void = ביטול אוטומטי של התוכנית
plan-void-taken = אם שחקן אחר בוחר את אריח { $domino }
plan-void-giant = אם שולחים אליי ענק
plan-would = אילו זה היה תורכם עכשיו
plan-would-place = אריח { $domino } מונח.
plan-would-discard = על אריח { $domino } מוותרים, כי הוא לא מתאים לשום מקום.
plan-would-ask-place = אתם תחליטו לאן להניח את אריח { $domino }.
plan-would-pick = אריח { $domino } נבחר.
plan-would-ask-pick = אתם תחליטו מה לבחור.
plan-would-score = בממלכה שלכם יש אז { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
plan-give = שמירת התוכנית
plan-change = עדכון התוכנית
plan-withdraw = ביטול התוכנית
plan-saved = התוכנית נשמרה לתור הבא שלכם.
plan-withdrawn = התוכנית בוטלה. את התור הבא תשחקו בעצמכם.
plan-since = נשמרה: { $at }

## סוף המשחק

score-factors = { $squares } × { $crowns }
score-sheet = נקודות
tie-by-property = ל{ $name } ול{ $other } אותו מספר נקודות. { $name } במקום גבוה יותר בזכות שטח גדול יותר: { $more } ריבועים מול { $less }.
tie-by-crowns = ל{ $name } ול{ $other } אותו מספר נקודות, והשטחים הגדולים ביותר שלהם שווים. { $name } במקום גבוה יותר בזכות מספר הכתרים: { $more } מול { $less }.
tie-shared = { $name } ו{ $other } שווים בנקודות, בשטח הגדול ביותר ובכתרים, וחולקים את מקום { $rank }.
largest-property = השטח הגדול ביותר
crowns = כתרים
replay = הקרנה חוזרת
share-link = שיתוף קישור
share-picture = שיתוף תמונה
rematch-proposed = הצעה למשחק חוזר מאת { $name }.
rematch-accept = לקבל את המשחק החוזר
`];export{e as default};