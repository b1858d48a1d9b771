// E-mails to an account's owner about new or changed credentials.
extension EmailTemplate {
    /// Informs the former address that the account has a new address.
    public static func emailChanged(name: String, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .emailChanged,
            english: Text(
                "The email address of your Cupboard account has been changed",
                """
                Hello \(name),

                Your account now has another email address. You can no longer log in with this address, and this is our last e-mail to it.

                If it was not you, someone knows your password. Contact us immediately, and change the password wherever else you use it.

                \(app.base)

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Se ha cambiado el correo electrónico de tu cuenta de Cupboard",
                """
                Hola, \(name):

                Tu cuenta tiene ahora otro correo electrónico. Este, al que escribimos por última vez, ya no sirve para entrar en ella.

                Si no has sido tú, alguien conoce tu contraseña: ponte en contacto con nosotros cuanto antes y cambia la contraseña allí donde también la uses.

                \(app.base)

                El equipo de Cupboard
                """
            )
        )
    }

    /// Informs the owner that an API key was created, with its name and scopes but never the key.
    public static func apiKeyCreated(name: String, key: String, scopes: [String], app: AppAddress) -> EmailTemplate {
        let (name, key) = (PersonName(name), PersonName(key))
        let scopes = scopes.map { "- \($0)" }.joined(separator: "\n")
        return EmailTemplate(
            .apiKeyCreated,
            english: Text(
                "A key for your Cupboard account has been created",
                """
                Hello \(name),

                A key for programs has been created in your account: “\(key)”. It gives access to:

                \(scopes)

                Anyone with the key can use it without a password until it expires or you revoke it in your list of keys.

                If it was not you, revoke it and change your password immediately:

                \(app.base)

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Se ha creado una clave para tu cuenta de Cupboard",
                """
                Hola, \(name):

                Se ha creado en tu cuenta una clave para programas: «\(key)». Da acceso a:

                \(scopes)

                Quien tenga la clave no necesita contraseña hasta que la revoques en tu lista de claves o caduque.

                Si no has sido tú, revócala y cambia tu contraseña cuanto antes:

                \(app.base)

                El equipo de Cupboard
                """
            )
        )
    }
}
