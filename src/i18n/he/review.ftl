# הוראות לתור הבא, מהלך המשחק ובדיקתו.

## המשחק עד כה

history-steps = שלבי המשחק
history-back = אחורה
history-on = קדימה
history-play = הפעלה
history-pause = השהיה
history-since = מאז התור האחרון שלי
history-keys = החצים עוברים שלב אחר שלב, הרווח מפעיל, Home ו-End עוברים להתחלה ולסוף.
history-step = שלב { $number } מתוך { $of }
history-share = שיתוף הרגע הזה
history-film = המשחק כסרט
history-save = שמירת המשחק
history-score-of = { $name }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
history-curve = איך גדל הניקוד

## בדיקת הערבוב

verify-title = האם חולק בהגינות?
verify-lead = השרת התחייב על סדר האריחים לפני שמישהו הצטרף. הדף הזה מחשב אותו מחדש, ולא שואל איש.
verify-now = בדיקת הערבוב
verify-working = מחשב…
verify-agrees = מתאים: האריחים חולקו כפי שהובטח לפני המשחק.
verify-differs = לא מתאים. שמרו את הרישום, ושאלו את מי שמפעיל את השרת.
verify-failed = אי אפשר היה לבדוק: הרישום אינו כפי שהדף הזה מכיר.
verify-ok = מתאים
verify-wrong = לא מתאים
verify-found = חושב: { $found }
verify-commitment = ההתחייבות מפתיחת השולחן שייכת לזרע שנחשף בסוף.
verify-lines = הזרע והבתים של השחקנים נותנים את האריחים בסדר שבו חולקו.
verify-kings = הם נותנים גם מי בחר ראשון.
verify-quests = הם נותנים גם את שתי המשימות.
verify-root = טביעת האצבע של כל הטורים, שהוצגה בהתחלה, היא של הטורים האלה.
verify-proofs =
    { $lines ->
        [one] טור אחד הגיע עם הוכחה שמובילה לטביעת האצבע הזאת.
        [two] שני טורים הגיעו עם הוכחה שמובילה לטביעת האצבע הזאת.
       *[other] { $lines } טורים הגיעו עם הוכחה שמובילה לטביעת האצבע הזאת.
    }
verify-own-bytes = בתים משלהם הוסיפו: { $names }.
verify-no-bytes = איש לא הוסיף בתים משלו, ולכן השרת יכול היה לבחור זרע לפני שנפתח השולחן.
verify-method = השיטה כתובה ב-docs/client/shuffle.md, ויש שם גם תוכנית שעושה אותו דבר.

## הוראה לתור הבא

plan-title = תכנון התור הבא שלי
plan-given = יש הוראה לתור הבא שלי
plan-lead = הוראה מתבצעת מיד כשהתור שלכם מגיע. איש מלבדכם אינו רואה אותה.
plan-place = לאן הולך { $domino }
plan-otherwise = אם אי אפשר שם
plan-best = איפה שמביא הכי הרבה
plan-ask = לשאול אותי
plan-no-place = לא נבחר מקום: הקישו על הלוח, או השאירו למה שכתוב למטה.
plan-clear = בלי מקום
plan-pick = מה לקחת, הרצוי ביותר קודם
plan-picked-as = { $domino }, בחירה { $number }
plan-later = הטור לבחירה עוד לא נפתח.
plan-void = ביטול ההוראה
plan-void-taken = אם מישהו לוקח את { $domino }
plan-void-giant = אם מגיע אליי ענק
plan-would = אילו זה היה תורכם עכשיו
plan-would-place = אריח { $domino } מונח.
plan-would-discard = על אריח { $domino } מוותרים, כי הוא לא מתאים לשום מקום.
plan-would-ask-place = תישאלו לאן הולך אריח { $domino }.
plan-would-pick = אריח { $domino } נלקח.
plan-would-ask-pick = תישאלו מה לקחת.
plan-would-score = בסך הכול { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
plan-give = לתת את ההוראה הזאת
plan-change = לשנות את ההוראה
plan-withdraw = לבטל את ההוראה
plan-saved = ההוראה נשמרה לתור הבא שלכם.
plan-withdrawn = ההוראה בוטלה: תישאלו.
plan-since = מאז { $at }
