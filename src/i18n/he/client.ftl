# מה אומר היישום בדפדפן, מלבד מה שאומרים כל הערוצים האחרים.

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
        [minus] { "\u200E" }−{ $points }
       *[plus] { "\u200E" }+{ $points }
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
