# Letting apps in: the pages on which a player decides whether a program by others may act for them.

app-asks = האם היישום הזה רשאי לפעול בשמכם?
app-calls-itself = הוא קורא לעצמו { $app }.
app-leads-to = לאחר ההחלטה תמשיכו ב־{ $host }.
app-on-this-device = לאחר ההחלטה תחזרו לתוכנה במכשיר הזה.
app-on-other-device = הוא פועל במכשיר אחר, שמציג כעת את הקוד { $code }.
app-device-warning = המשיכו רק אם אתם התחלתם בכך ורואים שם בדיוק את הקוד הזה. מי ששולח לכם קוד רוצה לשחק בחשבון שלכם.
app-may = הוא רשאי:
app-may-not = הוא אינו יודע את הסיסמה שלכם, ואינו יכול לשנות אותה או את שמכם. אפשר להוציא אותו בהגדרות בכל עת.
app-you-are = כאן אתם { $player }.
app-not-you = שימוש בחשבון אחר
app-allow = לאפשר
app-deny = לא לאפשר
app-log-in = להתחבר ולאפשר
app-register = להירשם ולאפשר
app-cannot-ask = היישום הזה אינו שואל באופן שאפשר לענות עליו.
app-enter-code = הקלידו את הקוד שהמכשיר האחר מציג
app-code = קוד
app-check-code = הלאה
app-code-unknown = אין מכשיר שממתין עם הקוד הזה. אולי פג תוקפו; בקשו שם קוד אחר.
app-let-in = היישום רשאי כעת לפעול בשמכם. המשיכו במכשיר האחר.
app-not-let-in = היישום אינו רשאי לפעול בשמכם.
