# פתיחת שולחן, חיפוש שולחן ושושלות, בלקוח לדפדפן.

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
