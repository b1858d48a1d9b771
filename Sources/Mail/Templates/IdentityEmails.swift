import Languages

// E-mails to an account's owner about log-ins through identity providers.
extension EmailTemplate {
    /// Sends the token that links a log-in through a provider to an account without a password, both as a link and by itself.
    public static func identityConfirmation(
        name: String,
        provider: String,
        token: String,
        lifetime: Duration,
        app: AppAddress
    ) -> EmailTemplate {
        let (name, provider) = (PersonName(name), PersonName(provider))
        let minutes = Int(lifetime / .seconds(60))
        let link = app.identityConfirmation(token: token)
        return EmailTemplate(
            .identityConfirmation,
            lifetime: lifetime,
            english: Text(
                "Are you logging in to Cupboard?",
                """
                Hello \(name),

                Someone, hopefully you, is logging in through \(provider) with the email address of your account. To let this log-in open your account from now on, go on here:

                \(link)

                Or enter this code in the app: \(token)

                The link and the code work once, for \(Language.english.text(of: minutes)) minutes. If it was not you, ignore this e-mail and do not give the code to anyone.

                Your Cupboard team
                """
            ),
            spanish: Text(
                "¿Eres tú quien inicia sesión en Cupboard?",
                """
                Hola, \(name):

                Alguien, esperamos que tú, está iniciando sesión mediante \(provider) con el correo electrónico de tu cuenta. Para que este acceso abra tu cuenta de ahora en adelante, continúa aquí:

                \(link)

                O introduce este código en la aplicación: \(token)

                El enlace y el código sirven una sola vez, durante \(Language.spanish.text(of: minutes)) minutos. Si no has sido tú, ignora este correo y no des el código a nadie.

                El equipo de Cupboard
                """
            )
        )
    }

    /// Informs the owner that another log-in gives access to the account.
    public static func identityJoined(name: String, provider: String, app: AppAddress) -> EmailTemplate {
        let (name, provider) = (PersonName(name), PersonName(provider))
        return EmailTemplate(
            .identityJoined,
            english: Text(
                "A log-in has been added to your Cupboard account",
                """
                Hello \(name),

                From now on you can also log in to your account with \(provider).

                If it was not you, reset your password immediately and contact us:

                \(app.base)

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Se ha añadido un acceso a tu cuenta de Cupboard",
                """
                Hola, \(name):

                A partir de ahora también puedes iniciar sesión en tu cuenta mediante \(provider).

                Si no has sido tú, pide una contraseña nueva cuanto antes y ponte en contacto con nosotros:

                \(app.base)

                El equipo de Cupboard
                """
            )
        )
    }
}
