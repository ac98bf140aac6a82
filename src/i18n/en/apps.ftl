# Pages on which a player decides whether an app may access their account.

app-asks = Allow this app to access your account?
app-calls-itself = The app calls itself { $app }. This name is not verified.
app-leads-to = After your decision, you will be redirected to { $host }.
app-on-this-device = After your decision, you will return to an app on this device.
app-on-other-device = The app runs on another device, which now shows the code { $code }.
app-device-warning = Continue only if you started this yourself and the other device shows exactly this code. If another person sent you the code, do not continue: they are trying to use your account.
app-may = The app will be able to:
app-may-not = The app does not see your password, and cannot change your password or your name. You can remove the app in the settings at any time.
app-you-are = You are logged in as { $player }.
app-not-you = Use another account
app-allow = Allow
app-deny = Deny
app-log-in = Log in and allow
app-register = Create an account and allow
app-cannot-ask = This app sent an invalid request
app-enter-code = Enter the code shown on the other device
app-code = Code
app-check-code = Continue
app-code-unknown = This code is unknown or has expired. Request a new code on the other device.
app-let-in = The app can now access your account. Continue on the other device.
app-not-let-in = The app cannot access your account.
