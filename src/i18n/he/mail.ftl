# טקסטים מסביב להתראות בדוא״ל, והדפים שכפתורי הדוא״ל מובילים אליהם. ההתראות ב-notifications.ftl.

greeting = שלום { $player },
guest-name = אורח { $number }
since-your-last-turn = מאז התור האחרון שלכם
deadline = יש לכם זמן עד { $at }.
no-deadline = אין הגבלת זמן: שחקו בנחת.
awaited = התור של { $player }.
awaited-until = התור של { $player }. יש זמן עד { $until }.

## כפתורים וקישורים

open-table = למשחק
play-pick = בחירת אריח { $domino }
play-place = הנחת אריח { $domino }
play-discard = ויתור על אריח { $domino }
agree = הסכמה
refuse = דחייה
verify-email = אישור כתובת הדוא״ל
choose-password = בחירת סיסמה חדשה
turn-mails-off = הסרה מרשימת הדוא״ל הזאת

not-you = אם לא אתם עשיתם זאת, שנו את הסיסמה ונתקו את כל המכשירים האחרים.
not-asked = אם לא ביקשתם את הדוא״ל הזה, אפשר להתעלם ממנו.
mails-are-off = לא תקבלו יותר דוא״ל כזה.

## הדף של כפתור

about-to-pick = אתם עומדים לבחור את אריח { $domino }.
about-to-place = אתם עומדים להניח את אריח { $domino }.
about-to-discard = אתם עומדים לוותר על אריח { $domino }.
confirm = אישור
done = בוצע. המשחק נמשך.
done-and-over = בוצע. המשחק הסתיים.
link-used = הקישור הזה כבר נוצל.
link-expired = תוקף הקישור הזה פג.
link-unknown = הקישור הזה אינו תקין או אינו שלם.
address-confirmed = כתובת הדוא״ל שלכם אושרה. מכאן ואילך ההתראות נשלחות אליה.
password-set = הסיסמה שונתה. התחברו עם החדשה.
new-password = סיסמה חדשה
game-moved-on = המשחק התקדם מאז שנשלח הדוא״ל הזה. פתחו את המשחק כדי לראות מה המצב.

## כמה משחקים

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
no-more-pictures = אין מקום לתמונות נוספות בדוא״ל הזה. אפשר לפתוח את שאר המשחקים מהקישורים.

## הזמנות, הצעות ומקומות מוצעים

join = הצטרפות
about-to-join = אתם עומדים להצטרף לשולחן הזה.
joined = בוצע. הצטרפתם לשולחן.
take-seat = קבלת המקום
decline-seat = דחייה
answered = בוצע. השחקנים האחרים רואים את התשובה שלכם.
answer-elsewhere = אפשר לענות מהדוא״ל או ב-Kingdomail.

## הגדרות המשחק

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
terms-grace = בכל מהלך השעון מתחיל לרוץ אחרי { $time }.
terms-play-for =
    { $times ->
        [one] אם הזמן שלכם ייגמר, המחשב יתפוס את מקומכם.
        [two] אם הזמן שלכם ייגמר, המחשב ישחק את התור הזה; אחרי שני תורות ברצף שהוחמצו הוא יתפוס את מקומכם.
       *[other] אם הזמן שלכם ייגמר, המחשב ישחק את התור הזה; אחרי { $times } תורות ברצף שהוחמצו הוא יתפוס את מקומכם.
    }
terms-take-over = אם הזמן שלכם ייגמר, המחשב יתפוס את מקומכם.
terms-unrated = המשחק אינו משנה את הדירוג.
terms-series =
    { $games ->
        [one] זו שושלת של משחק אחד.
        [two] זה הראשון משני משחקים בשושלת. אותם שחקנים משחקים בשניהם.
       *[other] זה הראשון מתוך { $games } משחקים בשושלת. אותם שחקנים משחקים בכולם.
    }
terms-rest-at-once = כל משחק מתחיל כשהקודם מסתיים.
terms-rest-after = ההפסקה בין המשחקים: לכל היותר { $time }.
terms-rest-when-ready = כל משחק חדש מתחיל כשכולם מוכנים, ולכל המאוחר אחרי { $time }.

## שושלות

open-series = לשושלת
ready = אפשר להתחיל
series-of = שושלת: { $players }
series-not-started = השושלת עוד לא התחילה.
series-playing = משחק { $game } מתוך { $games } בעיצומו.
series-ended = השושלת הסתיימה.
series-called-off = השושלת בוטלה. הטבלה נשארת כפי שהיא.
next-game-now = המשחק הבא מתחיל עכשיו.
next-game-at = המשחק הבא מתחיל: { $at }, או לפני כן אם כולם מוכנים.
next-game-when-ready = המשחק הבא מתחיל כשכולם מוכנים.
ready-said = הודעתם שאתם מוכנים. המשחק הבא עוד מחכה להודעה מאת { $players }.
column-player = שחקן
column-game = משחק { $game }
column-total = סך הכול

## הדפים שבהם משחקים

turn-place = תורכם: להניח את אריח { $domino }
turn-pick = תורכם: לבחור אריח
turn-cover = תורכם: לבחור את הכתר שהענק יכסה
turn-giant = תורכם: לשלוח ענק או להשאיר אותו
turn-of-the-house = המחשב משחק במקומכם
how-to-place = הקישו על מספר: שם יונח הריבוע הראשון של האריח, והחץ מצביע אל השני.
how-to-turn = סובבו את האריח:
how-to-cover = הקישו על מספר: הענק יכסה את הכתר שם.
points-after = הממלכה שלכם אחרי המהלך הזה: { $points }.
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
next-game = המשחק הבא: נגד { $opponents }
no-game-waits = אף משחק אחר לא מחכה לכם.
decline = דחייה
about-to-decline = אתם עומדים לדחות את ההזמנה לשולחן הזה.
declined = בוצע. דחיתם את ההזמנה.
rematch = משחק חוזר
about-to-rematch = אתם עומדים להזמין את השחקנים האחרים למשחק חוזר לפי אותם חוקים.
play-in-browser = לשחק בדפדפן הזה
open-in-client = לפתוח ב-Kingdomail
to-games = המשחקים שלכם
invited-by = הוזמנתם לשולחן הזה על ידי { $player }.
new-here = חדשים כאן?
known-here = כבר יש לכם חשבון?
own-name = שם
own-password = סיסמה
register-and-join = יצירת חשבון והצטרפות
log-in-and-join = התחברות והצטרפות
name-and-password = בשם יש 2 עד 32 תווים, ובסיסמה לפחות 10.
