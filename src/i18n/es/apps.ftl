# Letting apps in: the pages on which a player decides whether a program by others may act for them.

app-asks = ¿Puede esta aplicación actuar por ti?
app-calls-itself = Se llama { $app }.
app-leads-to = Cuando decidas, seguirás en { $host }.
app-on-this-device = Cuando decidas, volverás a un programa de este dispositivo.
app-on-other-device = Funciona en otro dispositivo, que ahora muestra el código { $code }.
app-device-warning = Sigue solo si lo has empezado tú y ves allí este mismo código. Quien te envía un código quiere jugar con tu cuenta.
app-may = Puede:
app-may-not = No conoce tu contraseña y no puede cambiarla, ni tampoco tu nombre. Puedes echarla cuando quieras en los ajustes.
app-you-are = Aquí eres { $player }.
app-not-you = Usar otra cuenta
app-allow = Permitir
app-deny = No permitir
app-log-in = Entrar y permitir
app-register = Registrarte y permitir
app-cannot-ask = Esta aplicación no pregunta de un modo que se pueda responder.
app-enter-code = Escribe el código que muestra el otro dispositivo
app-code = Código
app-check-code = Seguir
app-code-unknown = Ningún dispositivo espera con este código. Puede que haya caducado; pide otro allí.
app-let-in = La aplicación ya puede actuar por ti. Sigue en el otro dispositivo.
app-not-let-in = La aplicación no puede actuar por ti.
