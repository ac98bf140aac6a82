# יצירת משחק, לובי, שושלות ורשימת המשחקים, בלקוח לדפדפן.

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

## הלובי

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

## שושלות

series-mine = השושלות שלכם
series-all = לכל השושלות
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
desk-empty = כאן יופיעו המשחקים שלכם. צרו משחק לחברים, הצטרפו למשחק בלובי, או שחקו נגד המחשב.
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
        [2] המשחק יתחיל עם שני השחקנים שבשולחן, בלי לחכות לאחרים.
       *[other] המשחק יתחיל עם { $players } השחקנים שבשולחן, בלי לחכות לאחרים.
    }
cancel-table-sure = השולחן ייסגר לכולם.
