var e=`edition-rulebook = חוברת ההוראות המודפסת
house-random = המחשב (קל)
house-greedy = המחשב (בינוני)
house-searching = המחשב (קשה)
king = מלך
    .counted = { $count ->
        [one] מלך אחד
        [two] שני מלכים
       *[other] { $count } מלכים
    }
days =
    { $count ->
        [one] יום אחד
        [two] יומיים
       *[other] { $count } ימים
    }
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
rule-no_matching_terrain = לפחות ריבוע אחד של האריח צריך להיות צמוד, לאורך או לרוחב, לטירה או לריבוע מאותו סוג שטח.
rule-must_place = אריח שאפשר להניח, חובה להניח; אי אפשר לוותר עליו.
rule-must_cover = יש לכם ענק חדש. קודם בחרו את הכתר שהוא יכסה.
rule-must_send_or_keep = הנחתם אריח עם טביעות רגליים. קודם שלחו ענק ליריב או השאירו את הענקים אצלכם.
rule-no_giant_came = אין ענק חדש שצריך לכסות כתר שלכם.
rule-no_footprint = שולחים ענק או משאירים אותו רק אחרי הנחת אריח עם טביעות רגליים, אם יש לכם ענק ולאחד היריבים יש כתר גלוי.
rule-no_visible_crown = ענק יכול לכסות רק כתר גלוי, וכאן אין כתר כזה.
rule-no_giant_there = אין כאן ענק שלכם.
rule-no_opponent = אפשר לשלוח ענק רק לשחקן אחר במשחק.
rule-opponent_without_crown = ליריב הזה אין כתר גלוי שענק יוכל לכסות.
settings-variant_not_with_giants = במשחקים עם עידן הענקים, לב הממלכה והרמוניה הם משימות, ולכן אי אפשר לבחור בהם כגרסאות.
settings-mighty_duel_needs_two_players = בדו-קרב משחקים בדיוק 2 שחקנים.
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
problem-premove_invalid = התוכנית הזאת אינה תקינה.
problem-premove_not_found = אין לכם תוכנית לתור הבא שלכם.
problem-no_turn_left = אין לכם עוד תורות במשחק הזה.
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
invitation-declined = ההזמנה שלכם נדחתה על ידי { $player }.
    .subject = ההזמנה שלכם נדחתה על ידי { $player }
seat-offered = הצעה מאת { $from }: מקום במשחק שכבר התחיל. אם תקבלו אותה, תמשיכו לשחק עם הממלכה של אותו שחקן.
    .subject = הצעה מאת { $from }: מקום במשחק
seat-handed-over = חילופי שחקנים: מעתה { $to } במקום { $from }.
    .subject = חילופי שחקנים: { $to } במקום { $from }
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
new-login = התחברות חדשה לחשבון שלכם: { $at }. המכשיר: { $device }.
    .subject = התחברות חדשה לחשבון שלכם
email-changed = כתובת הדוא״ל של החשבון שלכם שונתה: { $at }.
    .subject = כתובת הדוא״ל שלכם שונתה
webhook-disabled =
    ה-webhook שלכם בשרת { $server } כובה אחרי { $failures ->
        [one] כישלון אחד.
        [two] שני כישלונות רצופים.
       *[other] { $failures } כישלונות רצופים.
    } הפעילו אותו שוב כשיחזור להשיב.
    .subject = ה-webhook שלכם כובה
event-house-seated = הצטרפות לשולחן: { $house }.
verify-email = אישור כתובת הדוא״ל
done = בוצע. המשחק נמשך.
new-password = סיסמה חדשה
digest =
    { $games ->
        [one] הגיע תורכם במשחק אחד
        [two] הגיע תורכם בשני משחקים
       *[other] הגיע תורכם ב-{ $games } משחקים
    }
terms-grace = בכל מהלך השעון מתחיל לרוץ אחרי { $time }.
terms-series =
    { $games ->
        [one] זו שושלת של משחק אחד.
        [two] זה הראשון משני משחקים בשושלת. אותם שחקנים משחקים בשניהם.
       *[other] זה הראשון מתוך { $games } משחקים בשושלת. אותם שחקנים משחקים בכולם.
    }
open-series = לשושלת
column-player = שחקן
column-game = משחק { $game }
column-total = סך הכול
rematch = משחק חוזר
scope-games-read = לראות את המשחקים והשושלות שלכם, ואת הפרופילים של שחקנים אחרים
scope-games-play = לשחק בשמכם, להציע הצעות ולענות עליהן
scope-tables-write = ליצור משחקים, להצטרף לשולחנות ולעזוב אותם, ולהזמין שחקנים בשמכם
scope-notifications-read = לקרוא את ההתראות שלכם
scope-webhooks-write = לשלוח לשירותים אחרים את ההתראות שלכם, עם קישורים שמציגים את המשחקים שלכם
scope-account-read = לראות את החשבון שלכם ואת הגדרותיו, כולל כתובת הדוא״ל
to-start = לדף הראשי
link-copied = הקישור הועתק
share = שיתוף
log-out = התנתקות
forgot-password = שכחתם את הסיסמה?
password-hint = לפחות 10 תווים
bell =
    { $count ->
        [0] התראות
       *[other] התראות שלא נקראו: { $count }
    }
bell-new = חדש
bell-empty = אין עדיין התראות. כאן יופיעו אירועים מהמשחקים שלכם.
a-kingdom-grows = ממלכה שגדלה
poster-invites = הזמנה למשחק מאת { $name }
rated-table = מדורג
rated-for-guests = אורחים אינם יכולים להצטרף למשחקים מדורגים. צרו חשבון, ששומר את המשחקים שלכם, או פנו אל { $name } בבקשה לבטל את הדירוג של המשחק.
rated-without-guests = המשחק מדורג, ולכן אורחים אינם יכולים להצטרף.
make-unrated = ביטול הדירוג
rematch-waits = המשחק החוזר מחכה לשחקנים.
rematch-begun = המשחק החוזר התחיל.
rematch-show = למשחק החוזר
look-back = סקירת המשחק
history = סקירת המשחק
back-to-table = חזרה למשחק
download-record = הורדת קובץ המשחק
download-notation = הורדת רשימת המהלכים
points-by-round = נקודות לפי סבבים
column-round = סבב
start-now = להתחיל עכשיו
leave-table = לעזוב את השולחן
cancel-table = לבטל את השולחן
share-table = שיתוף הקישור
invite-by-name = שם השחקן
invite = להזמין
unit-of-time = יחידת זמן
unit-minutes = דקות
unit-hours = שעות
unit-days = ימים
keep-it = חזרה
you = אתם
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
pace-steady = מתון
pace-quick = מהיר
pace-bank = מאגר זמן
new-cap = הזמן במאגר הוא לכל היותר { $time }.
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
new-forced-explained = מהלך עם אפשרות אחת בלבד מבוצע מיד.
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
new-seating-shuffle = מוגרלים
new-seating-shuffle-explained = לפני כל משחק המקומות מוגרלים.
new-clock = השעון
new-no-clock = במשחק הזה אין שעון. בחרו זמן למהלך כדי לקבוע מה יקרה כשהזמן נגמר.
new-timeout = כשהזמן נגמר
new-play-for = המחשב משחק את התור
new-take-over = המחשב תופס את המקום
new-take-over-after = תורות שהוחמצו עד שהמחשב תופס את המקום
new-may-return = שחקנים יכולים לחזור
new-may-return-explained = שחקן יכול לקחת בחזרה מקום שהמחשב תפס. אם האפשרות כבויה, המחשב משחק עד הסוף.
new-holidays = חופשה עוצרת את השעון
new-holidays-explained = השעון של שחקן שנמצא בחופשה נעצר.
new-weekends = סוף שבוע עוצר את השעון
new-weekends-explained = בסופי שבוע נעצר השעון של שחקן שבחר בסופי שבוע חופשיים.
new-who = גישה ודירוג
new-access = גישה
new-public = ציבורי
new-public-explained = השולחן מופיע בלובי, וכולם יכולים לצפות במשחק.
new-by-invitation = בהזמנה
new-by-invitation-explained = רק שחקנים שתזמינו רואים את השולחן ויכולים להצטרף אליו.
new-rated = משחקים מדורגים
new-rated-people = רק מול אנשים
new-rated-people-explained = תוצאות מול אנשים משנות את הדירוג. תוצאות מול המחשב ומול בוטים אינן נחשבות.
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
lobby-lead = הצטרפו לשולחן: המשחק מתחיל כשכל המקומות תפוסים.
lobby-play = לשחק עם מישהו
lobby-play-explained = מוביל אתכם לשולחן עם ההגדרות האלה. אם באף אחד מהם אין מקום פנוי, ייפתח שולחן בשבילכם.
lobby-live = משחקים בזמן אמת
lobby-live-explained = { new-live-explained }
lobby-live-none = אף שולחן למשחק בזמן אמת לא מחכה כרגע.
lobby-live-open = לפתוח שולחן בזמן אמת
lobby-days = משחקים של כמה ימים
lobby-days-explained = מהלך מדי פעם, כשיש לכם דקה פנויה.
lobby-days-none = אף שולחן למשחק של כמה ימים לא מחכה כרגע.
lobby-days-open = לפתוח שולחן
lobby-joined = אתם משחקים עם: { $names }.
lobby-own-opened = אין כרגע שולחן מתאים, ולכן נפתח שולחן בשבילכם. הוא מופיע בלובי, ותקבלו הודעה כשהמשחק יתחיל.
lobby-own-waits = השולחן שלכם עדיין מחכה. תקבלו הודעה כשהמשחק יתחיל.
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
lobby-watched = צפייה במשחקים
lobby-watched-explained = משחקים ציבוריים שנערכים עכשיו.
lobby-empty = אף שולחן לא מחכה כרגע לשחקנים. פתחו שולחן: הוא יופיע כאן עד שכל המקומות ייתפסו.
lobby-none-like-that = אין שולחנות שמתאימים לסינון.
series-running = בעיצומן
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
column-rank = מקום
column-wins = ניצחונות
news = התראות
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
        [2] המשחק יתחיל עם שני השחקנים שבשולחן, בלי לחכות לאחרים.
       *[other] המשחק יתחיל עם { $players } השחקנים שבשולחן, בלי לחכות לאחרים.
    }
cancel-table-sure = השולחן ייסגר לכולם.
more = להציג עוד
people-you = אתם
profile-edit = שינוי שם ואווטאר
member-since = חשבון מאז { $since }
bot-since = בוט מאז { $since }
guest-since = חשבון אורח מאז { $since }
bot-of = בבעלות { $owner }
bot-mark = בוט
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
rating-curve =
    { $games ->
        [one] הדירוג אחרי משחק אחד
        [two] הדירוג לאורך שני משחקים
       *[other] הדירוג לאורך { $games } משחקים
    }, מ-{ $from } עד { $until }. בהתחלה: { $first }. עכשיו: { $last }. הגבוה ביותר: { $highest }. הנמוך ביותר: { $lowest }.
reliability = אמינות
reliability-median = זמן תגובה רגיל
reliability-timeouts = תורות שהוחמצו
reliability-waits = תורות מול אנשים בשנה האחרונה (200 לכל היותר)
of-hundred = { $count } מכל 100 תורות
never = אף פעם
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
statistics-terrains = נקודות לפי סוג שטח, בממוצע
records = שיאים
record-game = לצפות במשחק
record-streak = רצף הניצחונות הארוך ביותר
record-streak-end = לצפות בניצחון האחרון
record-recent =
    { $games ->
        [one] במשחק האחרון
        [two] בשני המשחקים האחרונים
       *[other] ב-{ $games } המשחקים האחרונים
    }
record-wins = { $wins } מתוך { $games }
favourite-terrains = סוגי השטח האהובים
favourite-terrain-points = { $points } נקודות למשחק
recent-opponents = יריבים אחרונים
recent-opponents-none = עוד אין משחקים מול אנשים אחרים.
recent-results =
    { $wins ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $wins } ניצחונות
    }, { $losses ->
        [one] הפסד אחד
        [two] שני הפסדים
       *[other] { $losses } הפסדים
    }
profile-empty = { $name }: עוד אין משחקים שהסתיימו.
profile-empty-own = עוד לא סיימתם משחק. כאן יופיעו הדירוג, השיאים והיריבים שלכם.
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
head-to-head = ראש בראש
against-me = אתם מול { $name }
against-me-games = כל המשחקים המשותפים
results = תוצאות
never-met = השחקנים האלה עוד לא סיימו משחק יחד.
balance-ahead = יתרון: { $player }
balance-level = שוויון
balance-points = נקודות בממוצע
category = קטגוריה
leaders-place = מקום
leaders-rating = חוזק
leaders-mean = דירוג
nobody-rated = עוד אין כאן שחקנים מדורגים.
leaderboard-explained = החוזק הוא הדירוג פחות שלוש פעמים אי-הוודאות שלו: קרוב לוודאי שהשחקן חזק לפחות במידה הזאת. ככל שמשחקים יותר, אי-הוודאות קטנה והחוזק עולה. בפרופילים מופיע הדירוג.
saved = נשמר.
copy = העתקה
copied = הועתק
remove = הסרה
not-now = ביטול
sure = אישור
shown-once = זה מוצג פעם אחת בלבד. שמרו במקום בטוח.
failing-since = המשלוחים נכשלים מאז { $since }.
name-hint = 2 עד 32 תווים: אותיות מאלפבית אחד, ספרות, רווחים והסימנים - _ . '
forgot-lead = כתבו את שם החשבון שלכם כדי לקבל קישור בדוא״ל.
reset-ask = שליחת קישור
reset-asked = בדקו את הדוא״ל
reset-asked-lead = אם יש חשבון בשם הזה עם כתובת דוא״ל שאושרה, קישור לבחירת סיסמה חדשה בדרך אליכם. זה יכול לקחת כמה דקות.
claim-lead = בחרו שם וסיסמה. כל מה ששיחקתם יישאר שלכם, כאן ובמכשירים אחרים.
log-in-leaves-guest = אתם משחקים בשם { $name }. אם תתחברו לחשבון אחר, לא תוכלו לחזור למשחקים של חשבון האורח הזה: משחקים שכבר החלו יאבדו, והחשבון יימחק בהמשך. כדי לשמור אותם, בחרו שם וסיסמה.
log-out-leaves-guest = אם תתנתקו, לא תוכלו לחזור לחשבון האורח הזה: משחקים שכבר החלו יאבדו, והחשבון יימחק בהמשך. כדי לשמור את המשחקים, בחרו שם וסיסמה.
claimed = החשבון שלכם מוכן.
claimed-already = לחשבון הזה כבר יש שם וסיסמה.
claim-first = אתם משחקים כאורחים. קודם בחרו שם וסיסמה.
guest-has-no-name = אתם משחקים כאורחים, בלי סיסמה.
logged-out = התנתקתם.
settings-profile = פרופיל
settings-profile-about = אווטאר, שם וסיסמה
avatar-about = שחקנים אחרים רואים אותה ליד השם שלכם.
avatar-number = טירה { $number }
avatar-more = עוד טירות
see-own-profile = הפרופיל הציבורי שלכם
save-name = שמירת השם
name-saved = השם שלכם שונה.
save-password = שינוי הסיסמה
password-saved = הסיסמה שלכם שונתה. כל המכשירים האחרים נותקו.
password-current = הסיסמה הנוכחית
password-ends-sessions = סיסמה חדשה מנתקת את כל המכשירים האחרים ומבטלת את האסימונים שלכם. היא מסירה גם את היישומים המחוברים, אלא אם תשאירו אותם.
password-keep-apps = להשאיר את היישומים המחוברים שלי
settings-appearance = מראה
settings-appearance-about = שפה, ערכת נושא, משחק
on-this-machine = ההגדרות האלה חלות רק על הדפדפן הזה.
sound = צליל ורטט
prefer-sound = צלילים
prefer-sound-about = צליל עדין כשמגיע תורכם וכשאריח מונח.
prefer-vibration = רטט
prefer-vibration-about = רטט קצר כשמגיע תורכם, בטלפונים.
theme-system = כמו המכשיר
theme-light = בהיר
theme-dark = כהה
prefer-letters = אותיות על השטחים
prefer-letters-about = כל שטח מציג את האות שלו, כמו בדוא״ל. עוזר כשצבעים מסוימים נראים דומים.
play-preferences = משחק
prefer-at-once-about = ההקשה הראשונה על אריח בוחרת אותו, בלי אישור. הנחת אריח תמיד דורשת אישור.
settings-time = זמינות
settings-time-about = אזור זמן, חופשות, סופי שבוע, תזכורות
time-zone = אזור זמן
time-zone-same = אזור הזמן שלכם הוא { $zone }, כמו במכשיר הזה.
time-zone-differs = אזור הזמן שלכם הוא { $zone }; במכשיר הזה מוגדר אזור אחר.
time-formats = תאריכים ושעות נכתבים כמו בדפדפן שלכם: { $example }.
time-zone-change = שינוי אזור הזמן
time-zone-here = שימוש באזור הזמן של המכשיר: { $zone }
weekends-off = סופי שבוע חופשיים
weekends-off-about = השעונים שלכם נעצרים בשבת ובראשון, במשחקים שמאפשרים זאת.
reminder-before = תזכורת נוספת
reminder-none = בלי
reminder-length = { $time } לפני המועד
reminder-hint = תמיד תקבלו תזכורת כשנשארה חמישית מהזמן שלכם.
holidays = חופשות
holidays-about = בזמן חופשה השעונים שלכם נעצרים, במשחקים שמאפשרים זאת.
holidays-left = יתרה לשנת { $year }: { $left } מתוך { $budget }
first-day = היום הראשון
last-day = היום האחרון
take-holiday = הוספת חופשה
holiday-taken = החופשה נוספה.
holiday-over = הסתיימה
holiday-now = עכשיו
end-holiday = הסרה
holiday-ended = החופשה הוסרה.
settings-notices = התראות
settings-notices-about = על מה תקבלו התראה, איפה ומתי
notice-language = שפת הדוא״ל וההתראות
digest-choice = תדירות הדוא״ל
digest-at_once = מיד
digest-hourly = פעם בשעה
digest-daily = פעם ביום
digest-hint = תזכורות ודוא״ל בענייני אבטחה נשלחים מיד בכל מקרה.
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
channel-off = לא הוגדר
channel-none = עדיין שום דבר לא מגיע אליכם מחוץ ל-Kingdomail.
channel-push-on = הפעלת התראות פוש
channel-set-up = הגדרה
channel-count =
    { $count ->
        [one] יעד אחד
        [two] שני יעדים
       *[other] { $count } יעדים
    }
channel-sentences = מתי להודיע לכם
tell-me = { $when }: להודיע לי דרך { $channels }.
tell-me-nothing = { $when }: לא להודיע לי.
tell-me-partly = עם חריגים.
tell-me-security = נשלח תמיד לכתובת הדוא״ל שלכם.
tell-me-details = פרטים
when-turn = כשתורי לשחק
when-time = לפני ואחרי שהזמן שלי נגמר
when-invited = כשמזמינים אותי
when-games = כשמשחק מתחיל, נגמר או מתבטל
when-agreements = כשמציעים לי ביטול מהלך, הפסקה או מקום
when-series = במהלך שושלת
when-security = כשהחשבון שלי עלול להיות בסכנה
kind-your_turn = תורכם
kind-cover_a_crown = שלחו אליכם ענק
kind-reminder = הזמן שלכם אוזל
kind-timed_out = הזמן שלכם נגמר
kind-invited = הזמנות
kind-game_started = תחילת משחק
kind-game_finished = סוף משחק
kind-game_cancelled = ביטול שולחן
kind-proposal = הצעות לביטול מהלך ולהפסקה
kind-seat = העברת מקומות
kind-series = שושלות
kind-security = אבטחת החשבון
settings-mail = כתובת דוא״ל
settings-mail-about = להתראות ולאיפוס הסיסמה
mail-about = ההתראות נשלחות לכאן עם תמונות וכפתורים, כך שאפשר לשחק מתוך הדוא״ל. הכתובת דרושה גם כדי לאפס סיסמה שנשכחה.
mail-none = עוד אין לכם כתובת דוא״ל.
mail-confirmed = אושרה. הדוא״ל שלכם נשלח לכאן.
mail-pending = עוד לא אושרה. פתחו את הדוא״ל ששלחנו לשם ולחצו על הקישור.
mail-disabled = מושבתת מאז { $since }: במשך חמישה ימים לא ניתן היה למסור שום דוא״ל.
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
settings-push = התראות פוש
settings-push-about = במכשיר הזה
push-about = תקבלו התראה במכשיר הזה ברגע שיגיע תורכם, גם כש-Kingdomail סגור.
push-begin = הפעלה בדפדפן הזה
push-on = פועל בדפדפן הזה.
push-end = כיבוי
push-ended = כובה.
push-denied = הדפדפן שלכם חוסם התראות מהאתר הזה. פתחו את הגדרות האתר, ליד שורת הכתובת, אפשרו התראות ונסו שוב.
push-failed = הדפדפן לא הצליח להירשם. התראות פוש אינן פועלות בחלון פרטי או כששירות הפוש של הדפדפן כבוי.
push-impossible = הדפדפן הזה אינו תומך בהתראות פוש. ב-iPhone או ב-iPad הוסיפו קודם את Kingdomail למסך הבית: שיתוף, ואז ״הוספה למסך הבית״.
push-others = דפדפנים אחרים
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
settings-calendar = לוח שנה
settings-calendar-about = המועדים שלכם ביישום לוח השנה
calendar-about = יישום לוח השנה שלכם יכול להראות עד מתי עליכם לשחק: הירשמו בו לקישור שתיצרו כאן.
calendar-address = הקישור ללוח השנה שלכם.
calendar-make = יצירת קישור ללוח השנה
calendar-made = הקישור ללוח השנה נוצר.
calendar-end = הסרת הקישור ללוח השנה
calendar-ended = הקישור ללוח השנה הוסר.
calendar-replaces = קישור חדש מחליף את הקודם. כל מי שבידו הקישור רואה את המועדים שלכם.
settings-sessions = מכשירים
settings-sessions-about = היכן אתם מחוברים
sessions-about = דפדפנים ומכשירים שמחוברים לחשבון שלכם. אם אחד מהם אינו מוכר לכם, נתקו אותו ושנו את הסיסמה.
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
verify-title = האם הערבוב היה הוגן?
verify-lead = לפני ששחקן כלשהו הצטרף, השרת התחייב למספר סודי, הזרע של הערבוב. הדפדפן שלכם בודק שהזרע שנחשף תואם להתחייבות, מחשב את הערבוב שוב ומשווה אותו למשחק.
verify-now = בדיקת הערבוב
verify-working = החישוב מתבצע…
verify-agrees = אומת: הערבוב הוא בדיוק זה שהשרת התחייב אליו לפני המשחק.
verify-differs = לא אומת: הערבוב שונה מזה שהשרת התחייב אליו לפני המשחק. שמרו את קובץ המשחק ופנו אל מנהלי השרת.
verify-failed = אי אפשר היה לאמת את הערבוב: הדף הזה אינו תומך בפורמט של קובץ המשחק.
verify-ok = תקין:
verify-wrong = לא תקין:
verify-found = תוצאת החישוב: { $found }
verify-commitment = ההתחייבות מיצירת השולחן תואמת לזרע שנחשף בסוף.
verify-lines = הזרע והמספרים האקראיים של השחקנים נותנים את האריחים בסדר שבו נשלפו.
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
plan-title = תכנון התור הבא
plan-given = התוכנית שלכם לתור הבא
plan-lead = התוכנית שלכם מתבצעת אוטומטית כשתורכם מגיע. שחקנים אחרים אינם רואים אותה.
plan-place = היכן להניח את אריח { $domino }
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
plan-would-ask-place = אתם תחליטו היכן להניח את אריח { $domino }.
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
score-factors = { $squares } × { $crowns }
score-sheet = נקודות
tie-by-property = בין { $name } לבין { $other } יש שוויון בנקודות. { $name } במקום גבוה יותר בזכות שטח גדול יותר: { $more } ריבועים מול { $less }.
tie-by-crowns = בין { $name } לבין { $other } יש שוויון בנקודות, וגם השטחים הגדולים ביותר שווים. { $name } במקום גבוה יותר בזכות מספר הכתרים: { $more } מול { $less }.
tie-shared = בין { $name } לבין { $other } יש שוויון בנקודות, בשטח הגדול ביותר ובכתרים, ולכן מקום { $rank } משותף.
largest-property = השטח הגדול ביותר
crowns = כתרים
share-link = שיתוף קישור
share-picture = שיתוף תמונה
rematch-proposed = הצעה למשחק חוזר מאת { $name }.
rematch-accept = הסכמה למשחק חוזר`;export{e as default};