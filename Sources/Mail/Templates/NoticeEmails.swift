// What accounts are told at a local time, where they want it by e-mail, too.
extension EmailTemplate {
    /// How long the e-mail about a day's notice is of use.
    private static let noticeLifetime = Duration.seconds(24 * 3_600)

    /// Suggests a recipe; its title is given in both languages.
    public static func recipeSuggestion(name: String, english: String, spanish: String, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        let (english, spanish) = (PersonName(english), PersonName(spanish))
        return EmailTemplate(
            .recipeSuggestion,
            lifetime: noticeLifetime,
            english: Text(
                "A recipe for you: \(english)",
                """
                Hello \(name),

                How about “\(english)” today? The recipe is in Cupboard:

                \(app.base)

                You get this e-mail because you have chosen recipe suggestions by e-mail. You can change that in your settings.

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Una receta para ti: \(spanish)",
                """
                Hola, \(name):

                ¿Qué tal «\(spanish)» hoy? La receta está en Cupboard:

                \(app.base)

                Recibes este correo porque has elegido sugerencias de recetas por correo electrónico. Puedes cambiarlo en tus ajustes.

                El equipo de Cupboard
                """
            )
        )
    }
}
