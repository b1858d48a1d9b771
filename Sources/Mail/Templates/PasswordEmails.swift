import Languages

extension EmailTemplate {
    /// Sends the token for choosing a new password, both as a link and by itself.
    public static func passwordReset(name: String, token: String, lifetime: Duration, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        let minutes = Int(lifetime / .seconds(60))
        let link = app.passwordReset(token: token)
        return EmailTemplate(
            .passwordReset,
            lifetime: lifetime,
            english: Text(
                "Choose a new password for \(app.name)",
                """
                Hello \(name),

                Someone, hopefully you, has requested a new password for your account. Choose one here:

                \(link)

                Or enter this code in the app: \(token)

                The link and the code work once, for \(Language.english.text(of: minutes)) minutes. If it was not you, ignore this e-mail: your password does not change.

                Your \(app.name) team
                """
            ),
            spanish: Text(
                "Elige una contraseña nueva para \(app.name)",
                """
                Hola, \(name):

                Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta. Elígela aquí:

                \(link)

                O introduce este código en la aplicación: \(token)

                El enlace y el código sirven una sola vez, durante \(Language.spanish.text(of: minutes)) minutos. Si no has sido tú, ignora este correo: tu contraseña no cambia.

                El equipo de \(app.name)
                """
            )
        )
    }

    /// Informs the owner that the password has changed, possibly by another person, and how many API keys remain valid.
    public static func passwordChanged(name: String, keys: Int, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        let english =
            switch keys {
            case 0: ""
            case 1: "\nOne key for a program still gives access to your account. If you do not need it, revoke it in your list of keys.\n"
            default:
                "\n\(Language.english.text(of: keys)) keys for programs still give access to your account. Revoke the keys that you do not need in your list of keys.\n"
            }
        let spanish =
            switch keys {
            case 0: ""
            case 1: "\nUna clave para un programa sigue dando acceso a tu cuenta. Si no la necesitas, revócala en tu lista de claves.\n"
            default:
                "\n\(Language.spanish.text(of: keys)) claves para programas siguen dando acceso a tu cuenta. Revoca en tu lista de claves las que no necesites.\n"
            }
        return EmailTemplate(
            .passwordChanged,
            english: Text(
                "Your \(app.name) password has been changed",
                """
                Hello \(name),

                The password of your account has been changed, and you have been logged out everywhere.
                \(english)
                If it was not you, reset your password immediately:

                \(app.base)

                Your \(app.name) team
                """
            ),
            spanish: Text(
                "Se ha cambiado tu contraseña de \(app.name)",
                """
                Hola, \(name):

                Se ha cambiado la contraseña de tu cuenta y se han cerrado todas tus sesiones.
                \(spanish)
                Si no has sido tú, pide una contraseña nueva cuanto antes:

                \(app.base)

                El equipo de \(app.name)
                """
            )
        )
    }

    /// Warns the owner that too many wrong passwords have locked log-in for a while: in one known network (`isKnown`), or in all unknown
    /// networks.
    public static func logInLocked(name: String, minutes: Int, isKnown: Bool, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        let english =
            isKnown
            ? "That was in a network from which you have logged in before. In that network, no one can log in to your account for \(Language.english.text(of: minutes)) minutes."
            : "That was in a network from which you have never logged in, or not for a long time. In such networks, no one can log in to your account for \(Language.english.text(of: minutes)) minutes. Where you have logged in before, you still can."
        let spanish =
            isKnown
            ? "Ha sido en una red desde la que ya habías iniciado sesión. En esa red nadie podrá iniciar sesión en tu cuenta durante \(Language.spanish.text(of: minutes)) minutos."
            : "Ha sido en una red desde la que nunca has iniciado sesión, o no desde hace tiempo. En redes así nadie podrá iniciar sesión en tu cuenta durante \(Language.spanish.text(of: minutes)) minutos. Donde ya habías iniciado sesión puedes seguir haciéndolo."
        return EmailTemplate(
            .logInLocked,
            english: Text(
                "Too many attempts to log in to your \(app.name) account",
                """
                Hello \(name),

                Someone has entered a wrong password for your account several times. \(english)

                If you have forgotten your password, or cannot wait, reset it. If it was not you, you do not need to do anything:

                \(app.base)

                Your \(app.name) team
                """
            ),
            spanish: Text(
                "Demasiados intentos de acceso a tu cuenta de \(app.name)",
                """
                Hola, \(name):

                Alguien ha introducido varias veces una contraseña incorrecta para tu cuenta. \(spanish)

                Si has olvidado tu contraseña o no puedes esperar, pide una nueva. Si no has sido tú, no tienes que hacer nada:

                \(app.base)

                El equipo de \(app.name)
                """
            )
        )
    }

    /// Warns the owner that a logged-in client has entered too many wrong passwords: a session may have been stolen.
    ///
    /// `isKnown`: the client's network is known from earlier log-ins.
    public static func confirmationLocked(name: String, minutes: Int, isKnown: Bool, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        let english = isKnown ? "In that network, none of it" : "In networks from which you have not logged in, none of it"
        let spanish = isKnown ? "En esa red, nada de eso" : "En redes desde las que no has iniciado sesión, nada de eso"
        return EmailTemplate(
            .confirmationLocked,
            english: Text(
                "Too many wrong passwords in your \(app.name) account",
                """
                Hello \(name),

                Someone who is logged in to your account has entered a wrong password several times when it had to be confirmed: to change the password or the email address, or to delete the account. \(english) can be done for \(Language.english.text(of: minutes)) minutes.

                If it was not you, reset your password immediately, which ends all sessions:

                \(app.base)

                Your \(app.name) team
                """
            ),
            spanish: Text(
                "Demasiadas contraseñas incorrectas en tu cuenta de \(app.name)",
                """
                Hola, \(name):

                Alguien que ha iniciado sesión en tu cuenta ha introducido varias veces una contraseña incorrecta donde hay que confirmarla: para cambiar la contraseña o el correo electrónico, o para eliminar la cuenta. \(spanish) se podrá hacer durante \(Language.spanish.text(of: minutes)) minutos.

                Si no has sido tú, pide una contraseña nueva cuanto antes, lo que cierra todas las sesiones:

                \(app.base)

                El equipo de \(app.name)
                """
            )
        )
    }
}
