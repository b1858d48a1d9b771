// What becomes of food and of requests for it.
extension EmailTemplate {
    /// How long news of food is of use.
    private static let foodNewsLifetime = Duration.seconds(7 * 24 * 3_600)

    /// Tells somebody what has become of food; subject and text are given in both languages, names in them by `harmless`.
    public static func foodNews(
        name: String,
        subject: (english: String, spanish: String),
        text: (english: String, spanish: String),
        app: AppAddress
    ) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .foodNews,
            lifetime: foodNewsLifetime,
            english: Text(
                subject.english,
                """
                Hello \(name),

                \(text.english)

                \(app.base)

                Cupboard does not check the quality of food.

                Your Cupboard team
                """
            ),
            spanish: Text(
                subject.spanish,
                """
                Hola, \(name):

                \(text.spanish)

                \(app.base)

                Cupboard no comprueba la calidad de la comida.

                El equipo de Cupboard
                """
            )
        )
    }

    /// What somebody has called themself or something, without anything that mail programs make a link of.
    public static func harmless(_ name: String) -> String { PersonName(name).description }
}
