# The account and its settings, in the web client.

saved = נשמר.
show-password = הצגה
copy = העתקה
copied = הועתק
remove = הסרה
change = שינוי
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
guest-hint = צרו חשבון כדי לשמור את המשחקים
guest-has-no-name = אתם משחקים כאורחים, בלי סיסמה.
logged-out = התנתקתם.

## Profile

settings-profile = פרופיל
settings-profile-about = אווטאר, שם וסיסמה
avatar = הטירה שלכם
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
prefer-at-once-about = ההקשה הראשונה על אריח בוחרת אותו, בלי אישור. הנחת אריח תמיד דורשת אישור.

## Time

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

## Notifications

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

## Email

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
push-impossible = הדפדפן הזה אינו תומך בהתראות פוש. ב-iPhone או ב-iPad הוסיפו קודם את Kingdomail למסך הבית: שיתוף, ואז ״הוספה למסך הבית״.
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
