var e=`terrain-wheat = שדה חיטה
terrain-forest = מטע
terrain-lake = אגם
terrain-pasture = מרעה
terrain-swamp = ביצה
terrain-mine = מכרה
variant-middle-kingdom = לב הממלכה
variant-harmony = הרמוניה
variant-mighty-duel = דו-קרב
edition-board-game-arena = חוקי Board Game Arena
expansion-none = משחק הבסיס
expansion-age-of-giants = עידן הענקים
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
problem-registration_closed = השרת הזה אינו מקבל חשבונות חדשים.
problem-invitation_required = כדי ליצור חשבון בשרת הזה נדרש קישור הזמנה.
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
undo-asked = הצעה מאת { $by }: לבטל את המהלך האחרון. כל השחקנים צריכים לקבל אותה.
    .subject = הצעה מאת { $by }: לבטל מהלך
undone = { $by }: ביטול מהלך. המשחק חזר למצב שלפניו.
    .subject = { $by }: ביטול מהלך
pause-asked = הצעה מאת { $by }: הפסקה במשחק עד { $until }. כל השחקנים צריכים לקבל אותה.
    .subject = הצעה מאת { $by }: הפסקה
paused = כל השחקנים קיבלו את ההצעה: השעונים עומדים עד { $until }. כל שחקן יכול לסיים את ההפסקה לפני כן.
    .subject = המשחק בהפסקה
resumed = ההפסקה הסתיימה ביוזמת { $by }. הזמן שוב רץ.
    .subject = ההפסקה הסתיימה
event-table-opened = השולחן נוצר על ידי { $player }.
event-invited = נשלחה הזמנה אל { $player }.
event-declined = ההזמנה נדחתה על ידי { $player }.
event-joined = הצטרפות לשולחן: { $player }.
event-left = עזיבת השולחן: { $player }.
event-game-started = המשחק התחיל.
event-game-cancelled = השולחן בוטל.
event-line-dealt = נשלפו אריחים חדשים: { $dominoes }.
event-premove-played = { $player }: התור הזה תוכנן מראש.
event-picked = { $player }: נבחר אריח { $domino }.
event-placed = { $player }: הונח אריח { $domino }.
event-discarded = { $player }: ויתור על אריח { $domino }, שלא התאים לשום מקום.
event-covered = { $player }: כתר כוסה בענק.
event-giant-sent = { $player }: נשלח ענק אל { $to }.
event-giant-sent-to-you = { $player }: נשלח אליכם ענק.
event-giant-kept = { $player }: הענק נשאר במקומו.
event-timed-out = { $player }: הזמן נגמר.
event-taken-over =
    { $for_good ->
        [yes] המחשב תפס את המקום של { $player } עד סוף המשחק.
       *[no] המחשב תפס את המקום של { $player } עד לחזרה למשחק.
    }
event-taken-back = { $player }: המקום נלקח בחזרה מהמחשב.
event-conceded = { $player }: פרישה מהמשחק.
event-undo-asked = { $player }: הצעה לבטל מהלך.
event-pause-asked = { $player }: הצעה להפסקה עד { $until }.
event-agreed = { $player }: ההצעה התקבלה.
event-refused = { $player }: ההצעה נדחתה.
event-withdrawn = { $player }: ההצעה בוטלה.
event-undone = { $player }: ביטול מהלך.
event-paused = המשחק בהפסקה עד { $until }.
event-resumed = { $player }: סיום ההפסקה.
event-seat-offered = { $player }: הצעה להעביר את המקום אל { $to }.
event-offer-ended = { $player }: המקום כבר אינו מוצע.
event-seat-handed-over = { $player }: המקום עבר אל { $to }.
event-game-finished = המשחק הסתיים.
guest-name = אורח { $number }
awaited = התור של { $player }.
open-table = למשחק
agree = הסכמה
refuse = דחייה
game-moved-on = המשחק התקדם מאז שנשלח הדוא״ל הזה. פתחו את המשחק כדי לראות מה המצב.
join = הצטרפות
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
terms-play-for =
    { $times ->
        [one] אם הזמן שלכם ייגמר, המחשב יתפוס את מקומכם.
        [two] אם הזמן שלכם ייגמר, המחשב ישחק את התור הזה; אחרי שני תורות ברצף שהוחמצו הוא יתפוס את מקומכם.
       *[other] אם הזמן שלכם ייגמר, המחשב ישחק את התור הזה; אחרי { $times } תורות ברצף שהוחמצו הוא יתפוס את מקומכם.
    }
terms-take-over = אם הזמן שלכם ייגמר, המחשב יתפוס את מקומכם.
terms-unrated = המשחק אינו משנה את הדירוג.
terms-rest-at-once = כל משחק מתחיל כשהקודם מסתיים.
terms-rest-after = ההפסקה בין המשחקים: לכל היותר { $time }.
terms-rest-when-ready = כל משחק חדש מתחיל כשכולם מוכנים, ולכל המאוחר אחרי { $time }.
ready = אפשר להתחיל
series-of = שושלת: { $players }
series-not-started = השושלת עוד לא התחילה.
series-playing = משחק { $game } מתוך { $games } בעיצומו.
series-ended = השושלת הסתיימה.
series-called-off = השושלת בוטלה. הטבלה נשארת כפי שהיא.
next-game-at = המשחק הבא מתחיל: { $at }, או לפני כן אם כולם מוכנים.
next-game-when-ready = המשחק הבא מתחיל כשכולם מוכנים.
ready-said = הודעתם שאתם מוכנים. המשחק הבא עוד מחכה להודעה מאת { $players }.
own-name = שם
register-and-join = יצירת חשבון והצטרפות
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
picture-local-business = { $points } נקודות על כל ריבוע ״{ $terrain }״ סביב הטירה
picture-four-corners = { $points } נקודות על כל ריבוע ״{ $terrain }״ בפינת הממלכה
picture-harmony = { $points } נקודות אם לא ויתרתם על אף אריח
picture-middle-kingdom = { $points } נקודות על הטירה במרכז
picture-lost-corner = { $points } נקודות על הטירה בפינה
picture-folie-des-grandeurs = { $points } נקודות על כל שלושה ריבועים עם כתר בקו ישר
picture-bleak-king = { $points } נקודות על כל שטח של 5 ריבועים או יותר בלי כתרים, חוץ מביצות ומכרות
picture-ranking = דירוג
picture-ties =
    { $crowns ->
        [one] השטח הגדול ביותר { $largest }, כתר אחד
        [two] השטח הגדול ביותר { $largest }, שני כתרים
       *[other] השטח הגדול ביותר { $largest }, { $crowns } כתרים
    }
picture-key = מקרא: { $terrains }; ספרה היא מספר הכתרים, כוכבית מציינת ענק, ## היא הטירה.
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
close = סגירה
menu = אפשרויות נוספות
language = שפה
nobody = חשבון שנמחק
nav = ראשי
nav-start = בית
nav-games = משחקים
nav-lobby = לובי
nav-leaderboards = מובילים
nav-learn = איך משחקים
nav-profile = פרופיל
nav-settings = הגדרות
log-in = התחברות
register = יצירת חשבון
name = שם
password = סיסמה
for-programmers = למפתחים
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
guest-join-explained = אין צורך בחשבון. אפשר להוסיף סיסמה אחר כך כדי לשמור את המשחקים.
rated-needs-account = המשחק מדורג, ולכן צריך חשבון כדי להצטרף.
table-made-unrated = הדירוג של המשחק בוטל על ידי { $player }.
waits-for-players =
    { $missing ->
        [one] חסר שחקן אחד
        [two] חסרים שני שחקנים
       *[other] חסרים { $missing } שחקנים
    }
span-days-hours = { $days } י׳ { $hours } שע׳
span-hours-minutes = { $hours } שע׳ { $minutes } דק׳
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
version = מהלך
letter-wheat = ח
letter-forest = ט
letter-lake = א
letter-pasture = ר
letter-swamp = ב
letter-mine = כ
new-quick = לשחק נגד המחשב
new-series = שושלת
series-mine = השושלות שלכם
series-all = לכל השושלות
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
next-waits =
    { $count ->
        [one] המשחק הבא: { $names }
       *[other] המשחק הבא ({ $count } מחכים): { $names }
    }
log-in-first = התחברו כדי לראות את זה.
look-around = גלישה כאורחים
play-too = צרו חשבון כדי לשחק עם אחרים, או שחקו מיד נגד המחשב.
house-mark = המחשב
show-password = הצגה
change = שינוי
claim = שמירת המשחקים
guest-hint = צרו חשבון כדי לשמור את המשחקים
avatar = הטירה שלכם
theme = ערכת נושא
replay = צפייה חוזרת`;export{e as default};