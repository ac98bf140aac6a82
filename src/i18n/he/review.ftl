# תוכניות לתור הבא, מהלך המשחק ובדיקתו.

## המשחק עד כה

history-steps = ציר הזמן
history-back = הקודם
history-on = הבא
history-play = הפעלה
history-pause = השהיה
history-since = מאז התור האחרון שלכם
history-keys = חצים: שלב אחר שלב. רווח: הפעלה. Home ו-End: השלב הראשון והאחרון.
history-step = שלב { $number } מתוך { $of }
history-share = שיתוף המצב הזה
history-film = הורדת ההנפשה
history-save = הורדה
history-score-of = { $name }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
history-curve = הנקודות לאורך המשחק

## בדיקת הערבוב

verify-title = האם הערבוב היה הוגן?
verify-lead = לפני ששחקן כלשהו הצטרף, השרת התחייב למספר סודי, הזרע של הערבוב. הדפדפן שלכם בודק שהזרע שנחשף תואם להתחייבות, מחשב את הערבוב שוב ומשווה אותו למשחק.
verify-now = בדיקת הערבוב
verify-working = החישוב מתבצע…
verify-agrees = אומת: הערבוב הוא בדיוק זה שהשרת התחייב אליו לפני המשחק.
verify-differs = לא אומת: הערבוב שונה מזה שהשרת התחייב אליו לפני המשחק. שמרו את קובץ המשחק ופנו אל מנהלי השרת.
verify-failed = אי אפשר היה לאמת את הערבוב: הדף הזה אינו תומך בפורמט של קובץ המשחק.
verify-ok = תקין:
verify-wrong = לא תקין:
verify-found = תוצאת החישוב: { $found }
verify-commitment = ההתחייבות מיצירת השולחן תואמת לזרע שנחשף בסוף.
verify-lines = הזרע והמספרים האקראיים של השחקנים נותנים את האריחים בסדר שבו נשלפו.
verify-kings = אותם מספרים נותנים את סדר הבחירות הראשונות.
verify-quests = אותם מספרים נותנים את שתי המשימות.
verify-root = טביעת האצבע של כל הטורים, שפורסמה בהתחלה, תואמת לטורים של המשחק.
verify-proofs =
    { $lines ->
        [one] לטור אחד יש הוכחה שתואמת לטביעת האצבע.
        [two] לשני טורים יש הוכחה שתואמת לטביעת האצבע.
       *[other] ל-{ $lines } טורים יש הוכחה שתואמת לטביעת האצבע.
    }
verify-own-bytes = שחקנים שהוסיפו מספרים אקראיים: { $names }.
verify-no-bytes = אף שחקן לא הוסיף מספר אקראי, ולכן השרת יכול היה לנסות זרעים רבים ולבחור מהם אחד לפני שיצר את השולחן.
verify-method = השיטה, ותוכנה לחזרה על הבדיקה הזאת, מתוארות בתיעוד.

## תוכנית לתור הבא

plan-title = תכנון התור הבא
plan-given = התוכנית שלכם לתור הבא
plan-lead = התוכנית שלכם מתבצעת אוטומטית כשתורכם מגיע. שחקנים אחרים אינם רואים אותה.
plan-place = היכן להניח את אריח { $domino }
plan-otherwise = אם אי אפשר שם
plan-best = היכן שיש הכי הרבה נקודות
plan-ask = אני אחליט
plan-no-place = לא נבחר מקום. הקישו על הלוח, או השתמשו באפשרות שלמטה.
plan-clear = ניקוי המקום
plan-pick = מה לבחור, לפי סדר עדיפות
plan-picked-as = { $domino }, בחירה { $number }
plan-later = האריחים לבחירה הבאה שלכם עוד לא נשלפו.
plan-void = ביטול אוטומטי של התוכנית
plan-void-taken = אם שחקן אחר בוחר את אריח { $domino }
plan-void-giant = אם שולחים אליי ענק
plan-would = אילו זה היה תורכם עכשיו
plan-would-place = אריח { $domino } מונח.
plan-would-discard = על אריח { $domino } מוותרים, כי הוא לא מתאים לשום מקום.
plan-would-ask-place = אתם תחליטו היכן להניח את אריח { $domino }.
plan-would-pick = אריח { $domino } נבחר.
plan-would-ask-pick = אתם תחליטו מה לבחור.
plan-would-score = בממלכה שלכם יש אז { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
plan-give = שמירת התוכנית
plan-change = עדכון התוכנית
plan-withdraw = ביטול התוכנית
plan-saved = התוכנית נשמרה לתור הבא שלכם.
plan-withdrawn = התוכנית בוטלה. את התור הבא תשחקו בעצמכם.
plan-since = נשמרה: { $at }

## סוף המשחק

score-factors = { $squares } × { $crowns }
score-sheet = נקודות
tie-by-property = בין { $name } לבין { $other } יש שוויון בנקודות. { $name } במקום גבוה יותר בזכות שטח גדול יותר: { $more } ריבועים מול { $less }.
tie-by-crowns = בין { $name } לבין { $other } יש שוויון בנקודות, וגם השטחים הגדולים ביותר שווים. { $name } במקום גבוה יותר בזכות מספר הכתרים: { $more } מול { $less }.
tie-shared = בין { $name } לבין { $other } יש שוויון בנקודות, בשטח הגדול ביותר ובכתרים, ולכן מקום { $rank } משותף.
largest-property = השטח הגדול ביותר
crowns = כתרים
replay = צפייה חוזרת
share-link = שיתוף קישור
share-picture = שיתוף תמונה
rematch-proposed = הצעה למשחק חוזר מאת { $name }.
rematch-accept = הסכמה למשחק חוזר
