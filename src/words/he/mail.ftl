# מה שמסביב לחדשות, והדפים שכפתורי הדוא״ל מובילים אליהם.

greeting = שלום { $player },
since-your-last-turn = מאז התור האחרון שלכם
deadline = יש לכם זמן עד { $at }.
no-deadline = אין הגבלת זמן: שחקו בנחת.
awaited = התור של { $player }.
awaited-until = התור של { $player }. יש זמן עד { $until }.

## כפתורים וקישורים

open-table = לשולחן
play-pick = בחירת אריח { $domino }
play-place = הנחת אריח { $domino }
play-discard = ויתור על אריח { $domino }
agree = הסכמה
refuse = סירוב
verify-email = אישור הכתובת
choose-password = בחירת סיסמה חדשה
turn-mails-off = ביטול ההודעות האלה

not-you = אם זה לא היה מטעמכם, שנו את הסיסמה וסיימו את כל ההתחברויות האחרות.
not-asked = אם לא ביקשתם את ההודעה הזאת, אפשר להתעלם ממנה.
mails-are-off = לא תקבלו יותר הודעות כאלה.

## הדף של כפתור

about-to-pick = אתם עומדים לבחור את אריח { $domino }.
about-to-place = אתם עומדים להניח את אריח { $domino }.
about-to-discard = אתם עומדים לוותר על אריח { $domino }.
confirm = אישור
done = בוצע. המשחק נמשך.
done-and-over = בוצע. המשחק הסתיים.
link-used = הקישור הזה כבר נוצל.
link-expired = תוקף הקישור הזה פג.
link-unknown = הקישור הזה אינו שלנו, או שאינו שלם.
address-confirmed = הכתובת אושרה. מעתה ההודעות יגיעו לכאן.
password-set = הסיסמה שונתה. התחברו עם החדשה.
new-password = סיסמה חדשה
game-moved-on = המשחק התקדם מאז שנשלחה ההודעה. פתחו את השולחן כדי לראות מה המצב.

## כמה יחד

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
