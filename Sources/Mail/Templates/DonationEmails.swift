// What becomes of food and of requests for it.
extension EmailTemplate {
    /// The kinds of news of food, which differ in their rules.
    public enum FoodNewsKind: Sendable {
        /// Somebody has done something.
        case news
        /// Food expires soon.
        case reminder
        /// A request has ended, since the food is gone.
        case ended

        fileprivate var name: Name {
            switch self {
            case .news: .foodNews
            case .reminder: .foodReminder
            case .ended: .foodEnded
            }
        }
    }

    /// How long news of food is of use.
    private static let foodNewsLifetime = Duration.seconds(7 * 24 * 3_600)

    /// Tells somebody what has become of food; subject and text are given in both languages, names in them by `harmless`.
    public static func foodNews(
        _ kind: FoodNewsKind,
        name: String,
        subject: (english: String, spanish: String),
        text: (english: String, spanish: String),
        app: AppAddress
    ) -> EmailTemplate {
        let name = PersonName(name)
        // No setting turns off `ended`.
        let footer =
            kind == .ended
            ? (english: "", spanish: "")
            : (
                english: "\nYou can turn off these e-mails in your settings.\n",
                spanish: "\nPuedes desactivar estos correos en tus ajustes.\n"
            )
        return EmailTemplate(
            kind.name,
            lifetime: foodNewsLifetime,
            english: Text(
                subject.english,
                """
                Hello \(name),

                \(text.english)

                \(app.base)

                Cupboard does not check the quality of food.
                \(footer.english)
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
                \(footer.spanish)
                El equipo de Cupboard
                """
            )
        )
    }

    /// What somebody has called themself or something, without anything that mail programs make a link of.
    public static func harmless(_ name: String) -> String { PersonName(name).description }
}
