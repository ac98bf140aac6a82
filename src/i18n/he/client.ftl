# טקסטים שרק הלקוח לדפדפן משתמש בהם.

loading = טוען…
try-again = לנסות שוב
retry-after =
    { $seconds ->
        [one] נסו שוב בעוד שנייה אחת.
        [two] נסו שוב בעוד שתי שניות.
       *[other] נסו שוב בעוד { $seconds } שניות.
    }
offline = אין חיבור. ייתכן שהדף הזה אינו מעודכן.
offline-answer = אין קשר עם השרת. נסו שוב.
offline-read = אין קשר עם השרת, והדף הזה אינו שמור במכשיר.
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
nav-leaderboards = מובילים
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
landing-lead = הניחו אריחים, חברו את השטחים שלהם ואספו כתרים. שחקו עם חברים במשך כמה ימים, או סיימו משחק נגד המחשב כבר עכשיו.
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
poster-invites = הזמנה למשחק מאת { $name }
guest-join-explained = אין צורך בחשבון. אפשר להוסיף סיסמה אחר כך כדי לשמור את המשחקים.
rated-table = מדורג
rated-needs-account = המשחק מדורג, ולכן צריך חשבון כדי להצטרף.
rated-for-guests = אורחים אינם יכולים להצטרף למשחקים מדורגים. צרו חשבון, ששומר את המשחקים שלכם, או פנו אל { $name } בבקשה לבטל את הדירוג של המשחק.
rated-without-guests = המשחק מדורג, ולכן אורחים אינם יכולים להצטרף.
make-unrated = ביטול הדירוג
table-made-unrated = הדירוג של המשחק בוטל על ידי { $player }.
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
clock-of = יתרת הזמן של { $name }:
paused-until = המשחק בהפסקה עד { $until }.
you-won =
    { $points ->
        [one] ניצחתם עם נקודה אחת.
        [two] ניצחתם עם שתי נקודות.
       *[other] ניצחתם עם { $points } נקודות.
    }
game-over = המשחק הסתיים
lines = טורי האריחים
lines-empty = אריחים שנבחרו עוברים לכאן ואז מונחים.
lines-order = מספרים נמוכים משחקים קודם
quests = משימות
decision = המהלך שלכם
other-players = שחקנים אחרים
log = יומן המשחק
lesson-offer = ללמוד לשחק
skip = דילוג
# הסימן U+200E שומר את הפלוס והמינוס משמאל למספר.
gain =
    { $sign ->
        [minus] { "\u200E" }−{ $points }
       *[plus] { "\u200E" }+{ $points }
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
tap-a-cell = הקישו על הלוח כדי להניח את האריח
tap-a-domino = הקישו על אריח
next-in-order =
    { $position ->
        [first] בסבב הבא תשחקו ראשונים.
        [last] בסבב הבא תשחקו אחרונים.
       *[middle] בסבב הבא תורכם הוא ה-{ $place } מתוך { $of }.
    }
plan-by-tap = או הקישו על מקום מעומעם כדי לתכנן הנחה.
later-cells = מקומות להמשך
plan-cell = { $cell }: לבחור ולתכנן את המקום הזה
rotate-hint = הקישו שוב כדי לסובב
as-planned = המקום שתכננתם
score-change = { $before } ← { $after } נקודות
tap-a-crown = הקישו על הכתר שהענק יכסה
fits-nowhere = האריח לא מתאים לשום מקום בממלכה שלכם.
discarded-for-you = אריח { $domino } לא התאים לשום מקום בממלכה שלכם ויצא מהמשחק אוטומטית.
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
send-effect = אצל { $name } הענק חייב לכסות כתר.
send-giant = לשלוח
keep-giant = להשאיר
house-plays-for-you = המחשב משחק במקומכם. אפשר לקחת את המקום בחזרה בכל עת.
house-plays = המחשב משחק
take-back = חזרה למקום שלכם
away-holiday = בחופשה
away-weekend = סוף שבוע חופשי
away-pause = בהפסקה
withdraw = ביטול ההצעה
ask-undo = הצעה לבטל מהלך
undo-now = ביטול המהלך האחרון
ask-pause = הצעה להפסקה של שבוע
pause-now = הפסקה לשבוע
end-pause = סיום ההפסקה
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
share-table = שיתוף הקישור
invite-by-name = שם השחקן
invite = להזמין

## Letters of terrains, as in the pictures of the emails

letter-wheat = ח
letter-forest = ט
letter-lake = א
letter-pasture = ר
letter-swamp = ב
letter-mine = כ
