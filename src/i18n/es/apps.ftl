# Páginas en las que un jugador decide si una aplicación puede acceder a su cuenta.

app-asks = ¿Permitir que esta aplicación acceda a tu cuenta?
app-calls-itself = La aplicación dice llamarse { $app }. Este nombre no está verificado.
app-leads-to = Después de decidir, seguirás en { $host }.
app-on-this-device = Después de decidir, volverás a una aplicación de este dispositivo.
app-on-other-device = La aplicación funciona en otro dispositivo, que ahora muestra el código { $code }.
app-device-warning = Sigue solo si has empezado esto tú y el otro dispositivo muestra exactamente este código. Si el código te lo ha enviado otra persona, no sigas: quiere usar tu cuenta.
app-may = La aplicación podrá:
app-may-not = La aplicación no ve tu contraseña y no puede cambiarla, ni tampoco tu nombre. Puedes eliminar la aplicación cuando quieras en los ajustes.
app-you-are = Has entrado como { $player }.
app-not-you = Usar otra cuenta
app-allow = Permitir
app-deny = No permitir
app-log-in = Entrar y permitir
app-register = Crear una cuenta y permitir
app-cannot-ask = La solicitud de esta aplicación no es válida
app-enter-code = Escribe el código que muestra el otro dispositivo
app-code = Código
app-check-code = Continuar
app-code-unknown = Este código no existe o ha caducado. Pide otro en el otro dispositivo.
app-let-in = La aplicación ya puede acceder a tu cuenta. Sigue en el otro dispositivo.
app-not-let-in = La aplicación no puede acceder a tu cuenta.
