# Letting apps in: the pages on which a player decides whether a program by others may act for them.

app-asks = May this app act for you?
app-calls-itself = It calls itself { $app }.
app-leads-to = When you have decided, you go on at { $host }.
app-on-this-device = When you have decided, you go back to a program on this device.
app-on-other-device = It runs on another device, which shows the code { $code } now.
app-device-warning = Go on only if you started this yourself and see this very code there. Whoever sends you a code wants to play with your account.
app-may = It may:
app-may-not = It does not learn your password, and cannot change it or your name. You can throw it out in the settings at any time.
app-you-are = Here you are { $player }.
app-not-you = Use another account
app-allow = Allow
app-deny = Do not allow
app-log-in = Log in and allow
app-register = Register and allow
app-cannot-ask = This app does not ask in a way that can be answered.
app-enter-code = Enter the code that the other device shows
app-code = Code
app-check-code = Go on
app-code-unknown = No device waits with this code. It may have expired; then ask for another one there.
app-let-in = The app may act for you now. Go on at the other device.
app-not-let-in = The app may not act for you.
