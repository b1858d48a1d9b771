extension EmailTemplate {
    /// Invites a friend; the link identifies the account that sent the invitation.
    public static func friendReferral(referrer: String, code: String, app: AppAddress) -> EmailTemplate {
        let referrer = PersonName(referrer)
        let link = app.referral(code: code)
        return EmailTemplate(
            .friendReferral,
            english: Text(
                "\(referrer) invites you to \(app.name)",
                """
                Hello,

                \(referrer) uses \(app.name) and thinks that you might like it: \(app.purpose.english).

                Join here:

                \(link)
                \(app.store.map { "\nGet the app for your phone:\n\n\($0)\n" } ?? "")
                You get this e-mail once, because \(referrer) has entered your address. We do not keep it.

                The \(app.name) team
                """
            ),
            spanish: Text(
                "\(referrer) te invita a \(app.name)",
                """
                Hola:

                \(referrer) usa \(app.name) y cree que te puede gustar: \(app.purpose.spanish).

                Únete aquí:

                \(link)
                \(app.store.map { "\nDescarga la aplicación para tu teléfono:\n\n\($0)\n" } ?? "")
                Recibes este correo una sola vez, porque \(referrer) ha escrito tu dirección. No la guardamos.

                El equipo de \(app.name)
                """
            )
        )
    }

    /// Shows a friend an item of the catalogue.
    public static func itemShared(by name: String, title: (english: String, spanish: String), link: String) -> EmailTemplate {
        let name = PersonName(name)
        let (english, spanish) = (PersonName(title.english, atMost: 200), PersonName(title.spanish, atMost: 200))
        return EmailTemplate(
            .itemShared,
            english: Text(
                "\(name) shared something to wear with you",
                """
                Hello,

                \(name) thinks that you might like this: \(english)

                \(link)

                You get this e-mail because \(name) has entered your address. We do not keep it.

                The Cupboard team
                """
            ),
            spanish: Text(
                "\(name) ha compartido una prenda contigo",
                """
                Hola:

                \(name) cree que te puede gustar esto: \(spanish)

                \(link)

                Recibes este correo porque \(name) ha escrito tu dirección. No la guardamos.

                El equipo de Cupboard
                """
            )
        )
    }
}
