# The account and its settings, in the web client.

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
