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

    /// The place and the time of promised food, and the contact of the other side.
    public struct PickUp: Sendable {
        /// The postal address, as its donor wrote it.
        let place: String
        /// The URL of a map with the exact position; nil if it is unknown.
        let map: String?
        /// The time when the food expires, in the recipient's time zone.
        let until: (english: String, spanish: String)
        /// The name of the contact.
        let name: String
        /// The ways to reach the contact.
        let email: EmailAddress?, phone: String?

        /// Creates the details.
        public init(
            place: String,
            map: String?,
            until: (english: String, spanish: String),
            name: String,
            email: EmailAddress?,
            phone: String?
        ) {
            (self.place, self.map, self.until, self.name, self.email, self.phone) = (place, map, until, name, email, phone)
        }

        fileprivate func lines(
            _ words: (place: String, map: String, until: String, contact: String, reply: String),
            until time: String
        ) -> String {
            let name = PersonName(name)
            let contact = ["\(name)"] + (email.map { ["\($0)"] } ?? []) + (phone.map { ["\(PersonName($0, atMost: 40))"] } ?? [])
            let place = PersonName(place, atMost: 400, keepsSlashes: true)
            let lines =
                ["\(words.place): \(place)"] + (map.map { ["\(words.map): \($0)"] } ?? [])
                + ["\(words.until): \(time)", "\(words.contact): \(contact.joined(separator: ", "))"]
                + (email == nil ? [] : ["", "\(words.reply) \(name)."])
            return "\n" + lines.joined(separator: "\n") + "\n"
        }

        fileprivate var english: String {
            lines(("Where", "Map", "Until", "Contact", "Your reply to this e-mail goes to"), until: until.english)
        }

        fileprivate var spanish: String {
            lines(("Dónde", "Mapa", "Hasta", "Contacto", "Tu respuesta a este correo le llega a"), until: until.spanish)
        }
    }

    /// The lifetime of e-mails with news about food, which become useless later.
    private static let foodNewsLifetime = Duration.seconds(7 * 24 * 3_600)

    /// Sends news about food.
    ///
    /// The caller passes subject and text in both languages, with names sanitized by `sanitizedName`. `pickUp` is for promised food.
    public static func foodNews(
        _ kind: FoodNewsKind,
        name: String,
        subject: (english: String, spanish: String),
        text: (english: String, spanish: String),
        pickUp: PickUp? = nil,
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
                \(pickUp?.english ?? "")
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
                \(pickUp?.spanish ?? "")
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
