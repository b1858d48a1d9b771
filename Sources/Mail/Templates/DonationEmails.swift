// E-mails about food and requests for it.
extension EmailTemplate {
    /// The kinds of news about food, which differ in their rules.
    public enum FoodNewsKind: Sendable {
        /// A person has done something.
        case news
        /// Food expires soon.
        case reminder
        /// A request has ended because the food is gone.
        case ended

        fileprivate var name: Name {
            switch self {
            case .news: .foodNews
            case .reminder: .foodReminder
            case .ended: .foodEnded
            }
        }
    }

    /// The lifetime of e-mails with news about food, which become useless later.
    private static let foodNewsLifetime = Duration.seconds(7 * 24 * 3_600)

    /// Sends news about food.
    ///
    /// The caller passes subject and text in both languages, with names sanitized by `sanitizedName`.
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

    /// Sanitizes a name so that mail programs do not turn it into a link.
    public static func sanitizedName(_ name: String) -> String { PersonName(name).description }
}
