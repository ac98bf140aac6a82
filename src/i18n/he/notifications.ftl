# התראות. הנושא הוא שורה בלי נקודה בסוף.

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
undo-asked = הצעה מאת { $by }: לבטל את המהלך האחרון. כל השחקנים צריכים לקבל אותה.
    .subject = הצעה מאת { $by }: לבטל מהלך
undo-answered =
    { $agreed ->
        [yes] ההצעה לבטל את המהלך האחרון התקבלה על ידי { $by }.
       *[no] ההצעה לבטל את המהלך האחרון נדחתה על ידי { $by }. המשחק נמשך כפי שהוא.
    }
    .subject =
    { $agreed ->
        [yes] ההצעה לבטל מהלך התקבלה על ידי { $by }
       *[no] ההצעה לבטל מהלך נדחתה על ידי { $by }
    }
undone = { $by }: ביטול מהלך. המשחק חזר למצב שלפניו.
    .subject = { $by }: ביטול מהלך
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
seat-handed-over = חילופי שחקנים: מעתה { $to } במקום { $from }.
    .subject = חילופי שחקנים: { $to } במקום { $from }
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
new-login = התחברות חדשה לחשבון שלכם: { $at }. המכשיר: { $device }.
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
