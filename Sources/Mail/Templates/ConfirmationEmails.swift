import Languages

// E-mails about the ownership of an address.
extension EmailTemplate {
    /// Sends the token that confirms an account's e-mail address, both as a link and by itself.
    public static func emailConfirmation(name: String, token: String, lifetime: Duration, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        let hours = Int(lifetime / .seconds(3_600))
        let link = app.emailConfirmation(token: token)
        return EmailTemplate(
            .emailConfirmation,
            lifetime: lifetime,
            english: Text(
                "Confirm your email address for \(app.name)",
                """
                Hello \(name),

                An account at \(app.name) has this email address. If it is yours, confirm the address here:

                \(link)

                Or enter this code in the app: \(token)

                The link and the code work once, for \(Language.english.text(of: hours)) hours. If you have no account at \(app.name), ignore this e-mail and do not confirm: someone has entered your address instead of theirs.

                Your \(app.name) team
                """
            ),
            spanish: Text(
                "Confirma tu correo electrónico en \(app.name)",
                """
                Hola, \(name):

                Una cuenta de \(app.name) tiene este correo electrónico. Si es la tuya, confírmalo aquí:

                \(link)

                O introduce este código en la aplicación: \(token)

                El enlace y el código sirven una sola vez, durante \(Language.spanish.text(of: hours)) horas. Si no tienes ninguna cuenta en \(app.name), ignora este mensaje y no lo confirmes: alguien ha escrito tu dirección en lugar de la suya.

                El equipo de \(app.name)
                """
            )
        )
    }

    /// Informs an account's owner that someone has tried to sign up with the same address, and what to do if it was the owner.
    public static func signUpRepeated(name: String, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .signUpRepeated,
            english: Text(
                "You already have a \(app.name) account",
                """
                Hello \(name),

                Someone, perhaps you, has tried to sign up at \(app.name) with this email address. You already have an account with this address, and nothing has changed in it. Log in, or reset your password if you have forgotten it:

                \(app.base)

                If it was not you, you do not need to do anything.

                Your \(app.name) team
                """
            ),
            spanish: Text(
                "Ya tienes una cuenta de \(app.name)",
                """
                Hola, \(name):

                Alguien, quizá tú, ha intentado registrarse en \(app.name) con este correo electrónico. Ya tienes una cuenta con él y en ella no ha cambiado nada: inicia sesión, o pide una contraseña nueva si has olvidado la tuya:

                \(app.base)

                Si no has sido tú, no tienes que hacer nada.

                El equipo de \(app.name)
                """
            )
        )
    }
}
