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

edition-rulebook = חוברת ההוראות
edition-board-game-arena = Board Game Arena

expansion-none = משחק הבסיס
expansion-age-of-giants = עידן הענקים

house-random = המחשב (אקראי)
house-greedy = המחשב (חמדן)
house-searching = המחשב (חושב קדימה)

quest-local-business-wheat = עסקים מקומיים: שדה חיטה
quest-local-business-forest = עסקים מקומיים: מטע
quest-local-business-lake = עסקים מקומיים: אגם
quest-local-business-pasture = עסקים מקומיים: מרעה
quest-local-business-swamp = עסקים מקומיים: ביצה
quest-local-business-mine = עסקים מקומיים: מכרה
quest-four-corners-wheat = ארבע הפינות: שדה חיטה
quest-four-corners-forest = ארבע הפינות: מטע
quest-four-corners-lake = ארבע הפינות: אגם
quest-four-corners-pasture = ארבע הפינות: מרעה
quest-four-corners-swamp = ארבע הפינות: ביצה
quest-four-corners-mine = ארבע הפינות: מכרה
quest-harmony = הרמוניה
quest-middle-kingdom = לב הממלכה
quest-lost-corner = הפינה האבודה
quest-folie-des-grandeurs = שיגעון גדלות
quest-bleak-king = המלך הוא עירום

## איך קוראים לשעה שבשעונים

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
`,`# למה מהלך אינו לפי הכללים.

rule-game-finished = המשחק הסתיים.
rule-seat-conceded = המחשב תפס את המקום הזה ומשחק בו עד הסוף.
rule-seat-taken-over = הזמן נגמר והמחשב תפס את המקום הזה: קודם קחו אותו בחזרה.
rule-seat-is-yours = איש לא תפס את המקום שלכם.
rule-not-your-turn = עכשיו תורו של משתתף אחר.
rule-must-place-first = התור מתחיל באריח שמתחת למלך שלכם: הניחו אותו, ואם הוא לא מתאים לשום מקום, ותרו עליו. רק אחר כך בוחרים אריח חדש.
rule-nothing-to-place = למלך שלכם אין עכשיו אריח להנחה: בחרו אריח מהטור החדש.
rule-domino-not-in-line = האריח הזה אינו בטור החדש.
rule-domino-taken = על האריח הזה כבר עומד מלך אחר.
rule-not-your-domino = זה אינו האריח שמתחת למלך שלכם.
rule-out-of-bounds = הממלכה תחרוג מגודלה: 5 × 5 ריבועים כולל הטירה, ובדו-קרב 7 × 7.
rule-cell-occupied = אריח תופס שני מקומות פנויים, וכאן לפחות אחד תפוס.
rule-no-matching-terrain = לפחות ריבוע אחד של האריח צריך להשיק, לאורך או לרוחב, לטירה או לריבוע מאותו סוג שטח.
rule-must-place = אריח שאפשר להניח, חובה להניח.
rule-must-cover = ענק הגיע לממלכה שלכם: לפני הכול, בחרו את הכתר שהוא יכסה.
rule-must-send-or-keep = הנחתם אריח עם טביעות רגליים: לפני הכול, שלחו ענק ליריב או השאירו את הענקים אצלכם.
rule-no-giant-came = לא הגיע אליכם ענק שצריך לכסות כתר.
rule-no-footprint = שולחים ענק או משאירים אותו רק אחרי הנחת אריח עם טביעות רגליים, אם יש לכם ענק ולאחד היריבים יש כתר גלוי.
rule-no-visible-crown = ענק מכסה כתר גלוי, ובמקום הזה אין כתר כזה.
rule-no-giant-there = במקום הזה אין ענק שלכם.
rule-no-opponent = ענק נשלח למשתתף אחר באותו משחק.
rule-opponent-without-crown = ליריב הזה אין כתר גלוי שענק יוכל לכסות.

## למה שולחן לא יכול להיות כזה

settings-players-out-of-range = בקינגדומינו משחקים 2 עד 4 שחקנים, ועם עידן הענקים 2 עד 5.
settings-variant-is-a-quest = עם עידן הענקים, לב הממלכה והרמוניה הם משימות ואי אפשר לבחור בהם.
settings-mighty-duel-needs-two-players = בדו-קרב משחקים בדיוק 2 שחקנים.

## למה הוראה אינה הגיונית

order-nothing-ordered = הוראה אומרת איך להניח, מה לבחור, או גם וגם.
order-too-many-dominoes = ברשימה אחת של הוראה יש לכל היותר 12 אריחים.
order-domino-twice = ברשימה אחת של הוראה אין אריח שמופיע פעמיים.
`,`# מה אומר כל קוד של ה-API.

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
`,`# מה אומרים למשתתפים. הנושא הוא שורה בלי נקודה בסוף.

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
cover-a-crown = ענק נשלח לממלכה שלכם מאת { $from }: בחרו את הכתר שהוא יכסה. המשחק מחכה לכם.
    .subject = ענק נשלח אליכם מאת { $from }
reminder = זה עדיין תורכם. יש לכם זמן עד { $deadline }.
    .subject = המשחק נגד { $opponents } עדיין מחכה לכם
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
undo-asked = בקשה מאת { $by }: לחזור מההחלטה האחרונה. דרושה הסכמה של כולם.
    .subject = בקשה מאת { $by }: לחזור מהחלטה
undo-answered =
    { $agreed ->
        [yes] תשובה מאת { $by }: אפשר לחזור מההחלטה שלכם.
       *[no] תשובה מאת { $by }: אין הסכמה לחזור מההחלטה שלכם. המשחק נמשך כפי שהוא.
    }
    .subject =
    { $agreed ->
        [yes] תשובה מאת { $by }: אפשר לחזור מההחלטה
       *[no] תשובה מאת { $by }: אין הסכמה לחזור מההחלטה
    }
undone = { $by }: חזרה מהחלטה. המשחק כפי שהיה לפניה.
    .subject = { $by }: חזרה מהחלטה
pause-asked = בקשה מאת { $by }: הפסקה במשחק עד { $until }. דרושה הסכמה של כולם.
    .subject = בקשה מאת { $by }: הפסקה
pause-answered =
    { $agreed ->
        [yes] תשובה מאת { $by }: יש הסכמה להפסקה.
       *[no] תשובה מאת { $by }: אין הסכמה להפסקה. הזמן ממשיך לרוץ.
    }
    .subject =
    { $agreed ->
        [yes] תשובה מאת { $by }: יש הסכמה להפסקה
       *[no] תשובה מאת { $by }: אין הסכמה להפסקה
    }
paused = כולם הסכימו: השעונים עומדים עד { $until }. כל אחד יכול לסיים את ההפסקה לפני כן.
    .subject = המשחק בהפסקה
resumed = ההפסקה הסתיימה ביוזמת { $by }. הזמן שוב רץ.
    .subject = ההפסקה הסתיימה
seat-offered = הצעה מאת { $from }: מקום במשחק שכבר התחיל. אם תקבלו אותה, תמשיכו לשחק עם הממלכה ההיא.
    .subject = הצעה מאת { $from }: מקום במשחק
seat-handed-over = חילופים בשולחן: במקום { $from } ממשיכים עם { $to }.
    .subject = חילופים בשולחן: במקום { $from } ממשיכים עם { $to }
series-game-started =
    { $rounds ->
        [one] התחיל משחק { $game } מתוך { $games } בשושלת שלכם. יש בו סבב אחד.
        [two] התחיל משחק { $game } מתוך { $games } בשושלת שלכם. יש בו שני סבבים.
       *[other] התחיל משחק { $game } מתוך { $games } בשושלת שלכם. יש בו { $rounds } סבבים.
    }
    .subject = התחיל משחק { $game } מתוך { $games } נגד { $opponents }
series-game-finished =
    משחק { $game } מתוך { $games } בשושלת שלכם הסתיים. { $rank ->
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
        [1] אתם מובילים בשושלת שלכם
       *[other] אתם במקום { $rank } מתוך { $players } בשושלת שלכם
    }, התוצאה: { $points ->
        [one] נקודה אחת.
        [two] שתי נקודות.
       *[other] { $points } נקודות.
    }
    .subject = השושלת שלכם אחרי משחק { $game } מתוך { $games }
series-over =
    השושלת שלכם הסתיימה אחרי { $games ->
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
       *[other] השושלת שלכם הסתיימה
    }
series-ready-asked = כל האחרים מוכנים למשחק { $game } מתוך { $games } בשושלת שלכם. הוא יתחיל ברגע שתודיעו שגם אתם מוכנים.
    .subject = מוכנים למשחק { $game } מתוך { $games }?
series-withdrawn = פרישה מהשושלת שלכם: { $player }. מהמשחק הבא המחשב משחק במקום הזה.
    .subject = פרישה מהשושלת שלכם: { $player }
series-cancelled = השושלת שלכם בוטלה על ידי { $by }. הטבלה נשארת כפי שהיא.
    .subject = השושלת שלכם בוטלה על ידי { $by }
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
test = זוהי בדיקה. מעתה תקבלו כאן הודעות על המשחקים שלכם.
    .subject = בדיקה של ההודעות שלכם
`,`# מה קרה מאז התור האחרון שלכם: משפט לכל דבר.

happened-table-opened = השולחן נפתח על ידי { $player }.
happened-invited = נשלחה הזמנה אל { $player }.
happened-declined = ההזמנה נדחתה על ידי { $player }.
happened-joined = הצטרפות לשולחן: { $player }.
happened-left = עזיבת השולחן: { $player }.
happened-game-started = המשחק התחיל.
happened-game-cancelled = השולחן בוטל.
happened-house-seated = { $house } תפס מקום בשולחן.
happened-line-dealt = נפתח טור חדש: { $dominoes }.
happened-order-carried-out = { $player }: הייתה הוראה מראש לתור הזה.
happened-picked = { $player }: נבחר אריח { $domino }.
happened-placed = { $player }: הונח אריח { $domino }.
happened-discarded = { $player }: אריח { $domino } יצא מהמשחק, כי לא התאים לשום מקום.
happened-covered = { $player }: כתר כוסה בענק.
happened-giant-sent = { $player }: נשלח ענק אל { $to }.
happened-giant-sent-to-you = { $player }: נשלח אליכם ענק.
happened-giant-kept = { $player }: לא נשלח ענק.
happened-timed-out = { $player }: הזמן נגמר.
happened-taken-over =
    { $for_good ->
        [yes] המחשב משחק במקום { $player } עד הסוף.
       *[no] המחשב משחק בינתיים במקום { $player }.
    }
happened-taken-back = { $player }: המקום נלקח בחזרה מהמחשב.
happened-conceded = { $player }: פרישה מהמשחק.
happened-undo-asked = { $player }: בקשה לחזור מהחלטה.
happened-pause-asked = { $player }: בקשה להפסקה עד { $until }.
happened-agreed = { $player }: הסכמה.
happened-refused = { $player }: אין הסכמה.
happened-withdrawn = { $player }: הבקשה בוטלה.
happened-undone = { $player }: חזרה מהחלטה.
happened-paused = המשחק בהפסקה עד { $until }.
happened-resumed = { $player }: סיום ההפסקה.
happened-seat-offered = { $player }: המקום הוצע אל { $to }.
happened-offer-ended = { $player }: המקום כבר אינו מוצע.
happened-seat-handed-over = { $player }: המקום עבר אל { $to }.
happened-game-finished = המשחק הסתיים.
`,`# מה שמסביב לחדשות, והדפים שכפתורי הדוא״ל מובילים אליהם. החדשות עצמן ב-notices.ftl.

greeting = שלום { $player },
guest-name = אורח { $number }
since-your-last-turn = מאז התור האחרון שלכם
deadline = יש לכם זמן עד { $at }.
no-deadline = אין הגבלת זמן: שחקו בנחת.
awaited = התור של { $player }.
awaited-until = התור של { $player }. יש זמן עד { $until }.

## כפתורים וקישורים

open-table = לשולחן
play-pick = בחירת אריח { $domino }
play-place = הנחת אריח { $domino }
play-discard = ויתור על אריח { $domino }
agree = הסכמה
refuse = סירוב
verify-email = אישור הכתובת
choose-password = בחירת סיסמה חדשה
turn-mails-off = ביטול ההודעות האלה

not-you = אם זה לא היה מטעמכם, שנו את הסיסמה וסיימו את כל ההתחברויות האחרות.
not-asked = אם לא ביקשתם את ההודעה הזאת, אפשר להתעלם ממנה.
mails-are-off = לא תקבלו יותר הודעות כאלה.

## הדף של כפתור

about-to-pick = אתם עומדים לבחור את אריח { $domino }.
about-to-place = אתם עומדים להניח את אריח { $domino }.
about-to-discard = אתם עומדים לוותר על אריח { $domino }.
confirm = אישור
done = בוצע. המשחק נמשך.
done-and-over = בוצע. המשחק הסתיים.
link-used = הקישור הזה כבר נוצל.
link-expired = תוקף הקישור הזה פג.
link-unknown = הקישור הזה אינו שלנו, או שאינו שלם.
address-confirmed = הכתובת אושרה. מעתה ההודעות יגיעו לכאן.
password-set = הסיסמה שונתה. התחברו עם החדשה.
new-password = סיסמה חדשה
game-moved-on = המשחק התקדם מאז שנשלחה ההודעה. פתחו את השולחן כדי לראות מה המצב.

## כמה יחד

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
no-more-pictures = אין מקום לתמונות נוספות בהודעה הזאת. הקישורים מובילים לשאר השולחנות.

## מה שואלים משתתפים

join = תפיסת מקום
about-to-join = אתם עומדים לתפוס מקום בשולחן הזה.
joined = בוצע. יש לכם מקום בשולחן הזה.
take-seat = קבלת המקום
decline-seat = ויתור על המקום
answered = בוצע. האחרים רואים את התשובה שלכם.
answer-elsewhere = אפשר לענות מהדוא״ל או בתוכנה שבה אתם משחקים.

## במה משחקים בשולחן

terms-players =
    { $players ->
        [one] לשחקן אחד.
        [two] לשני שחקנים.
       *[other] ל-{ $players } שחקנים.
    } בשולחן: { $names }.
terms-rules = החוקים: { $rules }.
terms-untimed = אין הגבלת זמן.
terms-per-turn = הזמן לכל החלטה: { $time }.
terms-bank = הזמן לכל המשחק: { $initial }. כל החלטה מוסיפה: { $increment }.
terms-grace = לא נספר בכל המתנה: { $time }.
terms-play-for =
    { $times ->
        [one] אם הזמן שלכם ייגמר פעם אחת, המחשב יתפוס את מקומכם.
        [two] אם הזמן שלכם ייגמר, המחשב יחליט במקומכם; אחרי פעמיים ברצף הוא יתפוס את מקומכם.
       *[other] אם הזמן שלכם ייגמר, המחשב יחליט במקומכם; אחרי { $times } פעמים ברצף הוא יתפוס את מקומכם.
    }
terms-take-over = אם הזמן שלכם ייגמר, המחשב יתפוס את מקומכם.
terms-unrated = המשחק אינו משנה את הדירוג.
terms-series =
    { $games ->
        [one] זו שושלת של משחק אחד.
        [two] זה הראשון משני משחקים בשושלת: מי שיושב כאן משחק בשניהם.
       *[other] זה הראשון מתוך { $games } משחקים בשושלת: מי שיושב כאן משחק בכולם.
    }
terms-rest-at-once = כל משחק מתחיל כשהקודם מסתיים.
terms-rest-after = ההפסקה בין שני משחקים היא לכל היותר: { $time }.
terms-rest-when-ready = כל משחק נוסף מתחיל כשכולם מוכנים.

## שושלות

open-series = לשושלת
ready = אפשר להתחיל
series-of = השושלת של { $players }
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

## הדפים שבהם מחליטים

turn-place = תורכם: להניח את { $domino }
turn-pick = תורכם: לבחור אריח
turn-cover = תורכם: לבחור את הכתר שהענק יכסה
turn-giant = תורכם: לשלוח ענק או להשאיר אותו
turn-of-the-house = המחשב משחק במקומכם
how-to-place = געו במספר: שם מונחת המשבצת הראשונה של האריח, והחץ מצביע אל השנייה.
how-to-turn = סובבו את האריח:
how-to-cover = געו במספר: שם הענק יכסה כתר.
points-after = הממלכה שלכם אחרי זה: { $points }.
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
next-game = המשחק הבא שמחכה לכם: { $opponents }
no-game-waits = אף משחק אחר לא מחכה לכם.
decline = דחיית ההזמנה
about-to-decline = אתם עומדים לדחות את ההזמנה לשולחן הזה.
declined = בוצע. דחיתם את ההזמנה.
rematch = לשחק שוב
about-to-rematch = אתם עומדים להזמין את האחרים למשחק נוסף לפי אותם חוקים.
play-in-browser = לשחק בדפדפן הזה
open-in-client = לפתוח ביישום הרשת
to-games = למשחקים שלכם
invited-by = הוזמנתם לשולחן הזה על ידי { $player }.
new-here = אתם חדשים כאן
known-here = כבר יש לכם חשבון
own-name = שם
own-password = סיסמה
register-and-join = הרשמה ותפיסת מקום
log-in-and-join = התחברות ותפיסת מקום
name-and-password = בשם יש 2 עד 32 אותיות, ובסיסמה לפחות 10 תווים.
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
picture-nobodys-turn = זה לא תורו של איש.
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

picture-to-place = להנחה
picture-to-pick = לבחירה
picture-order-of-picks = סדר הבחירה
picture-nothing-to-pick = הסבב האחרון: אין מה לבחור.
picture-free = פנוי
picture-done = בוצע
picture-discarded = יצאו מהמשחק: { $dominoes }
picture-if-it-stays = ועוד { $points } אם יישאר כך
picture-pending = { $quest }: { $points } אם יישאר כך
picture-with-giant = עם ענק
picture-with-footprint = עם טביעות רגליים
picture-extent = { $width } × { $height } מתוך { $frame } × { $frame }
picture-property =
    { $crowns ->
        [one] { $terrain } { $squares } × כתר אחד = { $points }
        [two] { $terrain } { $squares } × שני כתרים = { $points }
       *[other] { $terrain } { $squares } × { $crowns } כתרים = { $points }
    }

## מה מבקשות המשימות והגרסאות

picture-local-business = { $points } על כל ריבוע ״{ $terrain }״ סביב הטירה
picture-four-corners = { $points } על כל ריבוע ״{ $terrain }״ בפינת הממלכה
picture-harmony = { $points } אם לא ויתרתם על אף אריח
picture-middle-kingdom = { $points } על הטירה במרכז
picture-lost-corner = { $points } על הטירה בפינה
picture-folie-des-grandeurs = { $points } על כל שלושה ריבועים עם כתר בשורה
picture-bleak-king = { $points } על כל שטח גדול בלי כתרים

picture-ranking = דירוג
picture-ties =
    { $crowns ->
        [one] השטח הגדול ביותר { $largest }, כתר אחד
        [two] השטח הגדול ביותר { $largest }, שני כתרים
       *[other] השטח הגדול ביותר { $largest }, { $crowns } כתרים
    }
picture-key = מקרא: { $terrains }; מספר הוא מספר הכתרים, כוכבית מציינת ענק, ## היא הטירה.
`,`# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = לראות את המשחקים והשושלות שלכם, ושחקנים אחרים
scope-games-play = לשחק בשמכם, ולהסכים עם האחרים בשולחן
scope-tables-write = לפתוח שולחנות, לתפוס ולפנות מקומות ולהזמין אחרים בשמכם
scope-notices-read = לקרוא את ההודעות שלכם
scope-webhooks-write = לשלוח את ההודעות שלכם לתוכנות אחרות
scope-account-read = לראות את החשבון שלכם ואת הגדרותיו, כולל כתובת הדוא״ל
`,`# מה אומר היישום בדפדפן, מלבד מה שאומרים כל הערוצים האחרים.

loading = רק רגע…
try-again = לנסות שוב
retry-after =
    { $seconds ->
        [one] נסו שוב בעוד שנייה אחת.
        [two] נסו שוב בעוד שתי שניות.
       *[other] נסו שוב בעוד { $seconds } שניות.
    }
offline = אין חיבור: מוצג מה שהיה כאן לאחרונה.
offline-answer = אין קשר עם השרת. דבר לא נשלח.
offline-read = אין קשר עם השרת, והעמוד הזה עוד לא נטען כאן.
unexpected = משהו השתבש כאן. נסו שוב.
skip-to-content = דילוג לתוכן
to-start = לדף הראשי
link-copied = הקישור הועתק
share = שיתוף
menu = עוד
language = שפה
nobody = אף אחד

## הדרך באתר

nav = ראשי
nav-games = משחקים
nav-lobby = לובי
nav-leaderboards = דירוג
nav-learn = איך משחקים
nav-settings = הגדרות
log-in = התחברות
log-out = התנתקות
register = יצירת חשבון
forgot-password = שכחתם את הסיסמה?
name = שם
password = סיסמה
password-hint = לפחות 10 תווים.
for-programmers = למתכנתים

## הדף הראשון

landing-title = קינגדומינו, מהלך אחר מהלך
landing-lead = הניחו אריחים, חברו את השטחים שלהם והכתירו את הטובים שבהם. שחקו עם חברים לאורך ימים, או משחק שלם נגד המחשב, עכשיו.
landing-pace = בקצב שלכם: מהלך לוקח דקה, משחק לוקח שעה או שבועיים. נודיע לכם כשיגיע תורכם.
landing-rules = כל מה שבקופסאות: שניים עד חמישה שחקנים, כל הגרסאות, שושלת ועידן הענקים.
landing-open = פתוח: בלי פרסומות, בלי מעקב, ועם ממשק מתועד לתוכנות שלכם.
play-now = לשחק עכשיו
play-now-explained = נגד המחשב, בלי חשבון. אפשר לשמור את המשחק אחר כך.
play-house = לשחק עכשיו מול המחשב
play-house-explained = משחק לשניים, בלי חשבון. אפשר להפסיק בכל רגע ולהמשיך אחר כך.
a-kingdom-grows = ממלכה שגדלה

## משחקים

your-move = תורכם
to-next-game = המשחק הבא
new-table = שולחן חדש
waits-for-you =
    { $count ->
        [one] משחק אחד מחכה לכם
        [two] שני משחקים מחכים לכם
       *[other] { $count } משחקים מחכים לכם
    }
waits-for-others = תורם של האחרים
open-tables = שולחנות שמחכים לשחקנים
finished-games = שוחקו לאחרונה
waits-for-players =
    { $missing ->
        [one] מחכה לעוד שחקן אחד
        [two] מחכה לעוד שני שחקנים
       *[other] מחכה לעוד { $missing } שחקנים
    }
span-days-hours = { $days } י׳ { $hours } שע׳
span-hours-minutes = { $hours } שע׳ { $minutes } דק׳

## שולחן

house-name-random = המחשב (אקראי)
house-name-greedy = המחשב (חמדן)
house-name-searching = המחשב (חושב קדימה)
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
paused-until = המשחק בהפסקה עד { $until }.
you-won =
    { $points ->
        [one] ניצחתם עם נקודה אחת
        [two] ניצחתם עם שתי נקודות
       *[other] ניצחתם עם { $points } נקודות
    }
game-over = המשחק הסתיים
lines = טורי האריחים
quests = משימות
decision = ההחלטה שלכם
other-players = השחקנים
log = מה קרה
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
no-points-yet = שטחים עם כתרים מביאים נקודות: ריבועים כפול כתרים.
place = להניח
take = לבחור
discard = לוותר
cover = לכסות
tap-a-cell = הקישו היכן להניח
tap-a-domino = הקישו על אריח
next-in-order = איתו תשחקו במקום ה-{ $place } מתוך { $of } בסבב הבא.
tap-a-crown = הקישו על הכתר שהוא יכסה
fits-nowhere = הוא לא מתאים לשום מקום בממלכה שלכם.
turn-domino = לסובב: { $domino }
all-spots =
    { $count ->
        [one] דרך אחת להניח אותו
        [two] שתי הדרכים להניח אותו
       *[other] כל { $count } הדרכים להניח אותו
    }
spot =
    שורה { $row }, עמודה { $column }, { $direction ->
        [east] מזרחה
        [south] דרומה
        [west] מערבה
       *[north] צפונה
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
legal-cells = איפה אפשר להניח
domino-named = אריח { $domino }
domino-in-words = אריח { $domino }: { $first }, { $second }
send-or-keep = שלחו ענק ליריב או השאירו אותו אצלכם.
send-to = אל מי
send-giant = לשלוח
keep-giant = להשאיר
house-plays-for-you = המחשב משחק במקומכם. קחו את המקום בחזרה מתי שתרצו.
house-plays = המחשב משחק
take-back = בחזרה למקום שלי
away-holiday = בחופשה
away-weekend = סוף שבוע חופשי
away-pause = בהפסקה
withdraw = ביטול הבקשה
ask-undo = לבקש לחזור מההחלטה האחרונה
undo-now = לחזור מההחלטה האחרונה
ask-pause = לבקש הפסקה של שבוע
pause-now = הפסקה לשבוע
end-pause = לסיים את ההפסקה
pick-at-once = בחירה בהקשה אחת
concede = פרישה מהמשחק
concede-sure = לפרוש מהמשחק הזה? המחשב ישחק בו במקומכם עד הסוף.
play-on = להמשיך לשחק
rematch-waits = היריבים מחכים ליד שולחן המשחק החוזר.
rematch-begun = המשחק החוזר התחיל.
rematch-show = למשחק החוזר
look-back = מבט לאחור
history = המשחק עד כה
back-to-table = בחזרה לשולחן
version = מהלך
download-record = רישום
download-notation = רשימת מהלכים
points-by-round = נקודות לפי סבבים
column-round = סבב

## שולחן שמחכה

start-now = להתחיל עכשיו
leave-table = לעזוב את השולחן
cancel-table = לבטל את השולחן
share-table = לשתף את הקישור
invite-by-name = הזמנת שחקן
invite = להזמין
`,`# פתיחת שולחן, חיפוש שולחן ושושלות, בלקוח לדפדפן.

## שדות

unit-of-time = יחידת זמן
unit-minutes = דקות
unit-hours = שעות
unit-days = ימים
keep-it = להשאיר כמו שהוא
you = אתם

## פתיחת שולחן

new-quick = נגד המחשב, עכשיו
new-quick-explained = המשחק מתחיל מיד ואין בו שעון. התוצאה אינה משנה את הדירוג של איש.
new-against = נגד
new-with-others = עם אחרים
new-players = שחקנים
new-players-explained =
    { $players ->
        [2] לכל אחד שני מלכים, והוא בוחר פעמיים בכל סבב.
        [3] לכל אחד מלך אחד; במשחק שנים עשר סבבים.
       *[other] לכל אחד מלך אחד; משחקים בכל האריחים.
    }
new-five = בחמישה משחקים רק עם עידן הענקים: הוא מביא את האריחים ואת הטירה החמישית.
new-pace = הזמן להחלטה
new-untimed = בלי הגבלה
new-untimed-explained = אף אחד לא מאחר לעולם, ומשחק עלול לנוח זמן רב.
new-live-explained = כשכולם נמצאים באותו הזמן.
new-another-pace = אחר
new-which-pace = איזה קצב
new-by-hand = לפי בחירה
pace-relaxed = נינוח
pace-steady = קבוע
pace-quick = מהיר
pace-bank = מאגר זמן
new-cap = אין בו לעולם יותר מ: { $time }.
new-time-for = הזמן הוא
new-time-per-turn = לכל החלטה
new-time-per-turn-explained = אותו זמן לכל החלטה; מה שלא נוצל אובד.
new-time-bank = לכל המשחק
new-time-bank-explained = מאגר זמן: מי שמחליט מהר חוסך זמן להמשך.
new-per-turn = הזמן לכל החלטה
new-initial = במאגר בהתחלה
new-increment = כל החלטה מוסיפה
new-cap-label = המאגר מחזיק לכל היותר
new-grace = לא נספר בכל המתנה
new-seats = מי יושב איפה
new-seat = מקום { $number }
new-anybody = כל אחד
new-friend = חבר או חברה
new-friend-name = השם שלהם כאן
new-house-random = { house-name-random }
new-house-greedy = { house-name-greedy }: לוקח הכי הרבה נקודות
new-house-searching = { house-name-searching }
new-seats-anybody = כל מי שמוצא את השולחן בלובי או מקבל את הקישור אליו יכול לשבת.
new-seats-friends = רק החברים שלכם יכולים לשבת. הם מוזמנים ברגע שהשולחן נפתח.
new-seats-mixed = החברים שלכם מוזמנים, אבל השולחן ציבורי: אחרים עלולים להקדים אותם.
new-seats-house = המחשב תופס את כל שאר המקומות: המשחק מתחיל מיד.
new-more-explained = חוקים וגרסאות, שושלת, איחורים, גישה, דירוג
new-rules = חוקים
new-expansion = קופסה
new-base-explained = המשחק כפי שיצא ב-2016, לשניים עד ארבעה.
new-giants-explained = ענקים מכסים כתרים ונשלחים ליריבים, ושתי משימות מביאות נקודות. לב הממלכה והרמוניה הן מהמשימות שלו.
new-variants = גרסאות
new-variant-middle-kingdom = 10 נקודות אם הטירה במרכז הממלכה.
new-variant-harmony = 5 נקודות אם לא הושלך אף אריח.
new-variant-mighty-duel = שני שחקנים, כל האריחים, ממלכות של 7 × 7.
new-not-with-so-many = לא משחקים בה עם מספר כזה של שחקנים.
new-edition = היכן שהחוברות חלוקות
new-edition-explained = כך נקבע איזה נוסח תקף היכן שהחוקים המודפסים ו-Board Game Arena אינם מסכימים.
new-forced = לשחק מה שאין בו ברירה
new-forced-explained = צעד עם אפשרות אחת בלבד משוחק מיד, ואיש אינו מחכה לו.
new-series = שושלת
new-is-series = לשחק שושלת
new-is-series-explained = כמה משחקים של אותם שחקנים לפי אותם חוקים; הנקודות של כולם נספרות.
new-games = מספר המשחקים
new-rest = בין שני משחקים
new-rest-at_once = בלי הפסקה
new-rest-at_once-explained = המשחק הבא מתחיל כשהקודם מסתיים.
new-rest-after = הפסקה
new-rest-after-explained = המשחק הבא מתחיל אחרי הפסקה, או לפני כן אם כולם מוכנים.
new-rest-when_ready = כשכולם מוכנים
new-rest-when_ready-explained = המשחק הבא מתחיל כשכולם הודיעו שהם מוכנים.
new-rest-length = אורך ההפסקה
new-rest-at-most = ההפסקה הארוכה ביותר
new-seating = המקומות ממשחק למשחק
new-seating-rotate = כולם זזים במקום אחד
new-seating-rotate-explained = ממשחק למשחק כולם זזים במקום אחד.
new-seating-keep = נשארים
new-seating-keep-explained = כולם שומרים על המקום מהמשחק הראשון.
new-seating-shuffle = מעורבבים
new-seating-shuffle-explained = לפני כל משחק המזל קובע מי יושב איפה.
new-clock = השעון
new-no-clock = בלי הגבלת זמן אי אפשר לאחר. בחרו קצב כדי לקבוע מה יקרה אז.
new-timeout = כשהזמן נגמר
new-play-for = המחשב מחליט פעם אחת
new-take-over = המחשב תופס את המקום
new-take-over-after = תופס את המקום אחרי מספר כזה של פעמים ברצף
new-may-return = אפשר לחזור
new-may-return-explained = מי שהמחשב תפס את מקומו יכול לקחת אותו בחזרה. בלי זה המחשב משחק עד הסוף.
new-holidays = חופשה עוצרת את השעון
new-holidays-explained = השעון של מי שנמצא בחופשה עומד.
new-weekends = סוף שבוע עוצר את השעון
new-weekends-explained = השעון של מי שמשחק בימי חול בלבד עומד בסופי שבוע.
new-who = מי משתתף, ולמה זה נחשב
new-access = גישה
new-public = ציבורי
new-public-explained = השולחן מופיע בלובי, וכולם יכולים לצפות במשחק.
new-by-invitation = בהזמנה
new-by-invitation-explained = רק מי שתזמינו רואה את השולחן ויכול לשבת.
new-rated = דירוג
new-rated-people = אנשים
new-rated-people-explained = התוצאה משנה את הדירוג של אנשים מול אנשים; שחקני המחשב והבוטים אינם נחשבים.
new-rated-everybody = כולם
new-rated-everybody-explained = גם התוצאה מול שחקני המחשב והבוטים נחשבת.
new-rated-no = אף אחד
new-rated-no-explained = המשחק אינו משנה את הדירוג.
new-bots = בוטים יכולים לשבת
new-bots-explained = בוטים הם תוכנות של שחקנים אחרים. הם מסומנים ככאלה.
new-hand-over = אפשר להעביר מקום
new-hand-over-explained = מי שנאלץ להפסיק יכול להציע את המקום למישהו אחר, שימשיך באותה ממלכה.
new-chance = להוסיף אקראיות משלי
new-chance-explained = הדפדפן שלכם מוסיף מספר אקראי לערבוב, כך שאפילו השרת לא היה יכול לקבוע אותו לבדו. הוא מוצג אחרי המשחק.
new-summary = השולחן הזה
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
new-open = פתיחת השולחן
new-open-series = פתיחת השושלת
new-register-first = יצירת חשבון כדי לפתוח אותו
new-not-invited = ההזמנה לא נשלחה אל { $name }: { $reason }

## הלובי

lobby-lead = שולחנות שמחכים לשחקנים. שבו, והמשחק יתחיל ברגע שכל המקומות תפוסים.
lobby-filters = סינון
lobby-any = הכול
lobby-plain = בלי
lobby-pace = קצב
lobby-pace-live = מיד, עד שעה
lobby-pace-days = עד יומיים
lobby-pace-slow = לאט יותר
lobby-pace-untimed = בלי הגבלה
lobby-bots = בוטים
lobby-bots-without = בלי
lobby-bots-with = מותרים
lobby-all = להציג הכול
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
lobby-mine = אתם יושבים כאן
lobby-opened = נפתח { $ago }
lobby-older = להציג עוד
lobby-watched = משחקים לצפייה
lobby-watched-explained = משחקים שנערכים עכשיו, לעיני כולם.
lobby-empty = אף שולחן לא מחכה כרגע. פתחו אחד: הוא יעמוד כאן עד שמישהו ישב.
lobby-none-like-that = אין כרגע שולחן כזה. חפשו אחרים, או פתחו אחד בעצמכם.

## שושלות

series-mine = השושלות שלי
series-all = כל השושלות שלי
series-running = נמשכות
series-past = הסתיימו
series-new = שושלת חדשה
series-none = עוד אין שושלות. פתחו אחת, עם חברים או נגד המחשב.
series-table = הנקודות לפי שחקן ומשחק
series-agreed = מה מוסכם
series-live = עד כה
series-game-won = ניצחון
series-to-game = למשחק { $game }
series-withdraw = פרישה מהשושלת
series-withdraw-sure = מהמשחק הבא המחשב תופס את מקומכם. אי אפשר לבטל זאת.
series-cancel = ביטול השושלת
series-cancel-sure = היא נגמרת כאן לכולם, והטבלה נשארת כפי שהיא.
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
        [yes] { $names } ניצחו יחד
       *[no] { $names } מובילים יחד
    } עם { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
column-rank = מקום
column-wins = ניצחונות

## רשימת המשחקים

find-table = חיפוש שולחן
nobody-else-yet = עוד אין אף אחד
desk-calm = שום דבר לא מחכה לכם.
desk-empty = כאן נמצאים המשחקים שלכם. פתחו שולחן לחברים, שבו באחד השולחנות שבלובי, או שחקו מיד נגד המחשב.
invitations =
    { $count ->
        [one] הזמנה אחת
        [two] שתי הזמנות
       *[other] { $count } הזמנות
    }
decline-invitation = סירוב
you-declined = ההזמנה מאת { $from } לא תוצג כאן יותר.
at-the-table = בשולחן: { $names }
news = מה חדש
mark-read = לסמן הכול כנקרא
show-all = להציג את כל ה-{ $count }

## ליד שולחן

next-waits =
    { $count ->
        [one] המשחק הבא: { $names }
       *[other] הבא מתוך { $count } משחקים: { $names }
    }
table-of = השולחן של { $name }
who-is-here = מי כאן
seat-free = פנוי
seat-house = המחשב
seat-opener = פתיחת השולחן
invited-names = הוזמנו ועוד לא ענו: { $names }
invite-who = להביא מישהו
invite-by-name-explained = מי שיש לו חשבון כאן: ההודעה נשלחת מיד.
invite-house = או עם המחשב
invite-house-explained = המחשב תופס את המקום הפנוי הבא. כשכל המקומות תפוסים, המשחק מתחיל.
invite-by-link = בקישור
invite-by-link-explained = מי שיש לו הקישור רואה את השולחן ויכול לשבת, גם עם חשבון חדש.
invite-by-mail = לכתוב דוא״ל
was-invited = ההזמנה נשלחה אל { $name }.
begin-now-explained =
    { $players ->
        [2] עם השניים שכאן, בלי לחכות לעוד.
       *[other] עם { $players } השחקנים שכאן, בלי לחכות לעוד.
    }
cancel-table-sure = השולחן נסגר לכולם.
invited-you = הוזמנתם לשולחן הזה.
`,`# Profiles, statistics and leaderboards, in the web client.

log-in-first = התחברו כדי לראות את זה.
look-around = להסתכל בלי חשבון
play-too = כדי לשחק בעצמכם, צרו חשבון או שחקו מיד נגד המחשב.
more = להציג עוד
people-you = אתם
member-since = כאן מאז { $since }
bot-since = בוט, מאז { $since }
guest-since = אורחים מאז { $since }
bot-of = נוצר בידי { $owner }
house-mark = המחשב
bot-mark = בוט

## How good

ratings = דירוג
not-rated = עדיין ללא דירוג.
rating-at-least = בטבלת המובילים: { $points }, הדירוג פחות שלוש פעמים אי-הוודאות שלו.
rating-rests-on =
    { $games ->
        [one] לפי משחק אחד.
        [two] לפי שני משחקים.
       *[other] לפי { $games } משחקים.
    }
rating-explained = הדירוג מעריך כמה טוב מישהו משחק; כולם מתחילים ב-25. המספר שאחרי ± הוא אי-הוודאות שלו, והיא קטנה עם כל משחק.

## How reliable

reliability = אמינות
reliability-unknown = עוד לא חיכו כאן לאיש.
reliability-median = זמן תשובה רגיל
reliability-timeouts = נגמר הזמן
reliability-waits = תורות מול אנשים בשנה האחרונה
of-hundred = { $count } מכל 100 תורות
never = אף פעם

## What games came to

statistics = סטטיסטיקה
statistics-games = משחקים
statistics-wins = ניצחונות
statistics-mean = נקודות בממוצע
statistics-best = שיא הנקודות
statistics-bonuses = מגרסאות
statistics-quests = ממשימות
statistics-giants = ענקים בסוף
statistics-discards = אריחים שיצאו מהמשחק
statistics-taken-over = הושלמו בידי המחשב
statistics-terrains = נקודות לפי שטח, בממוצע

## Games played

games-played = משחקים ששוחקו
no-games-played = אין משחקים שהסתיימו.
filter-result = אילו משחקים
result-all = כל המשחקים
result-won = ניצחונות
result-lost = ללא ניצחון
place-first = ניצחון
place-of = מקום { $rank } מתוך { $players }
played-against = נגד { $players }
house-finished = המחשב שיחק עד הסוף.
changed-hands = המקום התקבל משחקן אחר.

## One against another

head-to-head = ראש בראש
against-me = אתם מול { $name }
against-me-games = כל המשחקים המשותפים
results = תוצאות
never-met = השניים עוד לא סיימו משחק יחד.
balance-ahead = יתרון: { $player }
balance-level = שוויון
balance-points = נקודות בממוצע

## Leaderboards

category = במה משחקים
leaders-place = מקום
leaders-rating = ניקוד
leaders-mean = דירוג
nobody-rated = כאן עוד אין דירוג לאיש.
leaderboard-explained = הניקוד הוא הדירוג פחות שלוש פעמים אי-הוודאות שלו: מה ששחקן שווה כמעט בוודאות לפחות. הוא עולה ככל שמשחקים יותר. בפרופילים מופיע הדירוג.
`,`# The account and its settings, in the web client.

saved = נשמר.
show-password = הצגה
copy = העתקה
copied = הועתק
remove = הסרה
not-now = לא עכשיו
sure = כן: { $what }
shown-once = זה מוצג רק הפעם. שמרו במקום בטוח.
failing-since = שום דבר לא מגיע מאז { $since }.

## Accounts

name-hint = 2 עד 32 אותיות של כתב אחד, ספרות, רווחים והסימנים - _ . '
forgot-lead = מה שם החשבון שלכם?
reset-ask = שלחו לי קישור
reset-asked = בדקו את הדואר
reset-asked-lead = אם יש חשבון בשם הזה עם כתובת דואר שאושרה, קישור לבחירת סיסמה חדשה בדרך לשם. זה יכול לקחת כמה דקות.
claim = לשמור את המשחקים
claim-lead = בחרו שם וסיסמה: כל מה ששיחקתם נשאר שלכם, כאן ובמכשירים אחרים.
log-in-leaves-guest = כאן אתם משחקים בשם { $name }. אם תיכנסו לחשבון אחר, המשחקים של האורח הזה לא יעברו אליו: לא תוכלו לחזור אליהם, משחקים שכבר החלו יאבדו, והאורח יימחק כעבור כמה ימים. כדי לשמור אותם, בחרו שם וסיסמה.
claimed = עכשיו החשבון שלכם.
claimed-already = לחשבון הזה כבר יש שם וסיסמה.
claim-first = אתם משחקים כאורחים. קודם בחרו שם וסיסמה.
guest-hint = שמרו את המשחק הזה: בחרו שם
guest-has-no-name = אתם משחקים כאורחים, בלי סיסמה.
logged-out = התנתקתם.

## Profile

settings-profile = פרופיל
settings-profile-about = שם וסיסמה
see-own-profile = איך אחרים רואים אתכם
save-name = שמירת השם
name-saved = השם שלכם שונה.
save-password = שינוי הסיסמה
password-saved = הסיסמה שלכם שונתה. כל ההתחברויות האחרות הסתיימו.
password-current = הסיסמה הנוכחית
password-ends-sessions = סיסמה חדשה מסיימת את כל ההתחברויות האחרות ואת האסימונים שלכם. היא מוציאה גם את היישומים, אלא אם תשאירו אותם.
password-keep-apps = להשאיר את היישומים שהכנסתי

## Appearance

settings-appearance = מראה
settings-appearance-about = שפה, בהיר או כהה, משחק
on-this-machine = אלה רק לדפדפן הזה.
theme = בהיר או כהה
theme-system = כמו המכשיר
theme-light = בהיר
theme-dark = כהה
play-preferences = בזמן המשחק
prefer-hints = להציג את הנקודות מראש
prefer-hints-about = מה שמותר מואר, ולידו כתוב מה הוא יביא.
prefer-at-once-about = הנגיעה הראשונה באריח לוקחת אותו, בלי אישור.

## Time

settings-time = זמן
settings-time-about = אזור זמן, ימים חופשיים, תזכורות
time-zone = אזור זמן
time-zone-here = להשתמש בזה של המכשיר: { $zone }
weekends-off = סופי שבוע חופשיים
weekends-off-about = השעונים שלכם עומדים בשבת ובראשון, בשולחנות שמאפשרים זאת.
reminder-before = תזכורת נוספת
reminder-none = בלי
reminder-length = { $time } לפני המועד
reminder-hint = תמיד תקבלו תזכורת כשעברו ארבע חמישיות מהזמן שלכם.
holidays = חופשות
holidays-about = השעונים שלכם עומדים בכל השולחנות שמאפשרים זאת.
holidays-left = נשארו { $left } מתוך { $budget } של { $year }
first-day = היום הראשון
last-day = היום האחרון
take-holiday = לקחת את החופשה
holiday-taken = החופשה נרשמה.
holiday-over = הסתיימה
holiday-now = עכשיו
end-holiday = לוותר עליה
holiday-ended = ויתרתם על החופשה.

## Notices

settings-notices = הודעות
settings-notices-about = מה מודיעים לכם, איפה ומתי
notice-language = שפת הדואר וההודעות
digest-choice = הדואר מגיע
digest-at_once = מיד
digest-hourly = פעם בשעה
digest-daily = פעם ביום
digest-hint = תזכורות, ומה שנוגע לביטחון החשבון, לעולם לא מחכות.
quiet-hours = שעות שקטות
quiet-hours-on = לא לשלוח דבר בלילה
quiet-hours-about = הן לפי אזור הזמן שלכם:
quiet-from = משעה
quiet-until = עד שעה
quiet-strict = בלי יוצא מן הכלל
quiet-strict-about = אחרת תקבלו הודעה אם הזמן שלכם ייגמר לפני סוף השעות השקטות.
save-quiet-hours = שמירת השעות השקטות
channels = מה הולך לאן
channels-about = מה שתכבו יישאר ברשימת ההודעות שלכם.
channel-mail = דואר
channel-push = פוש
channel-chat = צ׳אט
channel-webhook = תוכנה
kind-your_turn = תורכם
kind-cover_a_crown = ענק הגיע אליכם
kind-reminder = הזמן שלכם אוזל
kind-timed_out = הזמן שלכם נגמר
kind-invited = הזמנה
kind-game_started = משחק התחיל
kind-game_finished = משחק הסתיים
kind-game_cancelled = שולחן בוטל
kind-agreement = החזרת מהלכים, הפסקות
kind-seat = מקום עובר ידיים
kind-series = השושלות שלכם
kind-security = ביטחון החשבון

## Mail

settings-mail = כתובת דואר
settings-mail-about = להודעות ולסיסמה חדשה
mail-about = ההודעות מגיעות לכאן עם תמונות וכפתורים, כך שאפשר לשחק מתוך הדואר. ורק עם כתובת אפשר להחליף סיסמה שנשכחה.
mail-none = עוד אין לכם כאן כתובת דואר.
mail-confirmed = אושרה. הדואר שלכם נשלח לשם.
mail-pending = עוד לא אושרה. פתחו את הדואר ששלחנו לשם ולחצו על הקישור.
mail-disabled = כבויה מאז { $since }: במשך חמישה ימים שום דבר לא הגיע.
mail-add = הוספת כתובת
mail-change = כתובת אחרת
mail-address = כתובת דואר
mail-why-password = כי מי שהכתובת שלו יכול לבחור סיסמה חדשה.
mail-send-link = שליחת הקישור
mail-link-sent = דואר עם קישור בדרך.
mail-remove = הסרת הכתובת
mail-remove-about = לא יגיע עוד דואר, ואי אפשר יהיה להחליף סיסמה שנשכחה.
mail-removed = הכתובת הוסרה.
send-test = שליחת ניסיון
test-sent = הניסיון בדרך.

## Push

settings-push = הודעות פוש
settings-push-about = במכשיר הזה
push-about = תקבלו הודעה במכשיר הזה ברגע שתורכם מגיע, גם כש-Kingdomail סגור.
push-begin = הפעלה בדפדפן הזה
push-on = פועל בדפדפן הזה.
push-end = כיבוי
push-ended = כובה.
push-denied = הדפדפן שלכם לא מרשה לדף הזה לשלוח הודעות. פתחו את הגדרות הדף, ליד הכתובת שלמעלה, אפשרו התראות ונסו שוב.
push-failed = הדפדפן לא הצליח להירשם. בחלון פרטי, או היכן ששירות הפוש של הדפדפן כבוי, אין אפשרות.
push-impossible = הדפדפן הזה לא יכול לקבל הודעות פוש. ב-iPhone או ב-iPad הוסיפו קודם את Kingdomail למסך הבית: שיתוף, ואז „הוספה למסך הבית”.
push-others = דפדפנים אחרים

## Webhooks

settings-webhooks = צ׳אטים ותוכנות
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = ההודעות שלכם יכולות להגיע לערוץ בצ׳אט או לתוכנה שלכם.
webhook-add = הוספת צ׳אט או תוכנה
webhook-added = נוסף.
webhook-kind = סוג
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook לתוכנה
webhook-url = כתובת
webhook-hint-discord = ב-Discord: עריכת הערוץ, Integrations, Webhooks, העתקת ה-URL.
webhook-hint-slack = ב-Slack: אפליקציה עם Incoming Webhooks; ה-Webhook URL שלה.
webhook-hint-ntfy = הכתובת של הנושא שלכם, כמו https://ntfy.sh/my-topic.
webhook-hint-standard = התוכנה שלכם מקבלת הודעות חתומות לפי Standard Webhooks.
webhook-secret = הסוד שבו ההודעות נחתמות.
webhook-on = פועל
webhook-off = כבוי
turn-on = הפעלה
turn-off = כיבוי
webhook-turned-on = פועל עכשיו.
webhook-turned-off = כבוי עכשיו.
webhook-removed = הוסר.
new-secret = סוד חדש
deliveries = מה שנשלח
deliveries-none = עוד שום דבר.
look-again = בדיקה נוספת
delivery-test = ניסיון
delivery-notice = הודעה
delivery-pending =
    { $attempts ->
        [0] מחכה לשליחה.
        [one] מחכה, אחרי ניסיון אחד.
        [two] מחכה, אחרי שני ניסיונות.
       *[other] מחכה, אחרי { $attempts } ניסיונות.
    }
delivery-delivered = הגיע.
delivery-dropped = לא נשלח.
delivery-dead =
    { $attempts ->
        [one] ויתרנו אחרי ניסיון אחד.
        [two] ויתרנו אחרי שני ניסיונות.
       *[other] ויתרנו אחרי { $attempts } ניסיונות.
    }
send-again = שליחה חוזרת
sent-again = נשלח שוב.

## Calendar

settings-calendar = לוח שנה
settings-calendar-about = המועדים שלכם בלוח השנה שלכם
calendar-about = תוכנת לוח השנה שלכם יכולה להראות מתי עליכם לשחק: תנו לה את הכתובת הזאת כמינוי.
calendar-address = הכתובת של לוח השנה שלכם.
calendar-make = יצירת כתובת
calendar-made = הכתובת נוצרה.
calendar-end = ביטול לוח השנה
calendar-ended = הכתובת לא מובילה עוד לשום דבר.
calendar-replaces = כתובת חדשה מבטלת את הקודמת. מי שיודע אותה רואה את המועדים שלכם.

## Sessions

settings-sessions = התחברויות
settings-sessions-about = הדפדפנים והמכשירים שלכם
sessions-about = כל מה שמחובר לחשבון שלכם. אם משהו אינו מוכר, סיימו אותו ושנו את הסיסמה.
session-this = הדפדפן הזה
session-since = מאז { $since }.
last-used = שימוש אחרון { $ago }.
end-session = סיום
session-ended = ההתחברות הסתיימה.
end-other-sessions = סיום כל האחרות
sessions-ended = כל האחרות הסתיימו.
apps = יישומים
apps-about = תוכנות של אחרים שהכנסתם. ליד כל אחת כתוב מה היא רשאית לעשות.
apps-none = לא הכנסתם אף יישום.
app-named = הוא קורא לעצמו { $app }.
app-on-device = במכשיר אחר
app-throw-out = להוציא
app-thrown-out = היישום הוצא.
apps-throw-out = להוציא את כל היישומים
apps-thrown-out = כל היישומים הוצאו.

## Programs

settings-programs = למתכנתים
settings-programs-about = אסימונים ובוטים
programs-about = כל מה שאפשר לעשות כאן, תוכנה יכולה לעשות.
programs-docs = התיעוד
tokens = אסימונים
tokens-about = מה שתוכנה מציגה במקום הסיסמה שלכם. מותר לה מה שתבחרו, ותו לא.
token-make = יצירת אסימון
token-made = האסימון נוצר.
token-secret = האסימון.
token-name = למה הוא משמש
token-name-hint = כדי שתזהו אותו.
token-of = משחק בתור
token-of-me = אתם
token-for = עבור { $name }
token-lifetime = תקף
until-revoked = עד שתבטלו אותו
good-until = תקף עד { $until }.
never-used = עוד לא היה בשימוש.
revoke = ביטול
token-revoked = האסימון בוטל.
scopes = מותר לו
bots = בוטים
bots-about = בוט משחק בשם עצמו, ורואים שהוא שלכם, במקומות שמקבלים בוטים.
bot-name = שם הבוט
bot-make = יצירת בוט
bot-made = הבוט נוצר. צרו לו אסימון.
bot-removed = הבוט הוסר.

## Data and deletion

settings-data = הנתונים שלכם
settings-data-about = לקחת הכול אתכם
data-account = החשבון
data-account-about = כל מה ששמור עליכם, כ-JSON: רק הסיסמה וסודות אחרים אינם שם.
data-account-download = הורדת החשבון
data-records = המשחקים שלכם
data-records-about = הרישומים של כל המשחקים שסיימתם, אחד בכל שורה. כל אחד יכול לבדוק אותם בלי השרת הזה.
data-records-download = הורדת המשחקים
downloaded = הקובץ כאן.
settings-deletion = מחיקת החשבון
settings-deletion-about = לתמיד
deletion-lead = את זה איש לא יוכל להחזיר:
deletion-games = אתם עוזבים את כל השולחנות ונכנעים בכל המשחקים שעוד משוחקים.
deletion-name = השם שלכם נמחק מכל מקום.
deletion-bots = הבוטים, האסימונים וה-webhooks שלכם נגמרים.
deletion-kept = משחקים שהסתיימו נשארים למי ששיחקו בהם אתכם.
deletion-take-along = הורידו קודם את הנתונים שלכם
deletion-sure = ברצוני למחוק את החשבון שלי לתמיד.
deletion-confirm = מחיקת החשבון שלי
deleted = החשבון שלכם נמחק.
`,`# הוראות לתור הבא, מהלך המשחק ובדיקתו.

## המשחק עד כה

history-steps = שלבי המשחק
history-back = אחורה
history-on = קדימה
history-play = הפעלה
history-pause = השהיה
history-since = מאז התור האחרון שלי
history-keys = החצים עוברים שלב אחר שלב, הרווח מפעיל, Home ו-End עוברים להתחלה ולסוף.
history-step = שלב { $number } מתוך { $of }
history-share = שיתוף הרגע הזה
history-film = המשחק כסרט
history-save = שמירת המשחק
history-score-of = { $name }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
history-curve = איך גדל הניקוד

## בדיקת הערבוב

verify-title = האם חולק בהגינות?
verify-lead = השרת התחייב על סדר האריחים לפני שמישהו הצטרף. הדף הזה מחשב אותו מחדש, ולא שואל איש.
verify-now = בדיקת הערבוב
verify-working = מחשב…
verify-agrees = מתאים: האריחים חולקו כפי שהובטח לפני המשחק.
verify-differs = לא מתאים. שמרו את הרישום, ושאלו את מי שמפעיל את השרת.
verify-failed = אי אפשר היה לבדוק: הרישום אינו כפי שהדף הזה מכיר.
verify-ok = מתאים
verify-wrong = לא מתאים
verify-found = חושב: { $found }
verify-commitment = ההתחייבות מפתיחת השולחן שייכת לזרע שנחשף בסוף.
verify-lines = הזרע והבתים של השחקנים נותנים את האריחים בסדר שבו חולקו.
verify-kings = הם נותנים גם מי בחר ראשון.
verify-quests = הם נותנים גם את שתי המשימות.
verify-root = טביעת האצבע של כל הטורים, שהוצגה בהתחלה, היא של הטורים האלה.
verify-proofs =
    { $lines ->
        [one] טור אחד הגיע עם הוכחה שמובילה לטביעת האצבע הזאת.
        [two] שני טורים הגיעו עם הוכחה שמובילה לטביעת האצבע הזאת.
       *[other] { $lines } טורים הגיעו עם הוכחה שמובילה לטביעת האצבע הזאת.
    }
verify-own-bytes = בתים משלהם הוסיפו: { $names }.
verify-no-bytes = איש לא הוסיף בתים משלו, ולכן השרת יכול היה לבחור זרע לפני שנפתח השולחן.
verify-method = השיטה כתובה ב-docs/client/shuffle.md, ויש שם גם תוכנית שעושה אותו דבר.

## הוראה לתור הבא

plan-title = תכנון התור הבא שלי
plan-given = יש הוראה לתור הבא שלי
plan-lead = הוראה מתבצעת מיד כשהתור שלכם מגיע. איש מלבדכם אינו רואה אותה.
plan-place = לאן הולך { $domino }
plan-otherwise = אם אי אפשר שם
plan-best = איפה שמביא הכי הרבה
plan-ask = לשאול אותי
plan-no-place = לא נבחר מקום: הקישו על הלוח, או השאירו למה שכתוב למטה.
plan-clear = בלי מקום
plan-pick = מה לקחת, הרצוי ביותר קודם
plan-picked-as = { $domino }, בחירה { $number }
plan-later = הטור לבחירה עוד לא נפתח.
plan-void = ביטול ההוראה
plan-void-taken = אם מישהו לוקח את { $domino }
plan-void-giant = אם מגיע אליי ענק
plan-would = אילו זה היה תורכם עכשיו
plan-would-place = אריח { $domino } מונח.
plan-would-discard = על אריח { $domino } מוותרים, כי הוא לא מתאים לשום מקום.
plan-would-ask-place = תישאלו לאן הולך אריח { $domino }.
plan-would-pick = אריח { $domino } נלקח.
plan-would-ask-pick = תישאלו מה לקחת.
plan-would-score = בסך הכול { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
plan-give = לתת את ההוראה הזאת
plan-change = לשנות את ההוראה
plan-withdraw = לבטל את ההוראה
plan-saved = ההוראה נשמרה לתור הבא שלכם.
plan-withdrawn = ההוראה בוטלה: תישאלו.
plan-since = מאז { $at }
`];export{e as default};