// E-mail versions of the notices that accounts receive at a local time.
extension EmailTemplate {
    /// The lifetime of e-mails with a daily notice.
    private static let noticeLifetime = Duration.seconds(24 * 3_600)

    /// Suggests a recipe, with its title in both languages.
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

                You get this e-mail because you have chosen recipe suggestions by e-mail. You can change this in your settings.

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

    /// Lists the meals planned for the day, with their names in both languages.
    public static func todaysMeals(name: String, english: String, spanish: String, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        let (english, spanish) = (PersonName(english, atMost: 1_000), PersonName(spanish, atMost: 1_000))
        return EmailTemplate(
            .todaysMeals,
            lifetime: noticeLifetime,
            english: Text(
                "Today’s meals",
                """
                Hello \(name),

                This is planned for today: \(english). Your plan is in Cupboard:

                \(app.base)

                You get this e-mail because you have chosen e-mails about your planned meals. You can change this in your settings.

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Las comidas de hoy",
                """
                Hola, \(name):

                Esto es lo que hay previsto para hoy: \(spanish). Tu plan está en Cupboard:

                \(app.base)

                Recibes este correo porque has elegido avisos de tus comidas planificadas por correo electrónico. Puedes cambiarlo en tus ajustes.

                El equipo de Cupboard
                """
            )
        )
    }

    /// Asks the recipient to choose the meals of a week.
    public static func mealChoice(name: String, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .mealChoice,
            lifetime: noticeLifetime,
            english: Text(
                "Choose your meals for the week",
                """
                Hello \(name),

                A new week has started. Choose three breakfasts, lunches and dinners for it in Cupboard:

                \(app.base)

                You get this e-mail because you have chosen e-mails about your planned meals. You can change this in your settings.

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Elige tus comidas de la semana",
                """
                Hola, \(name):

                Ha empezado una nueva semana. Elige tres desayunos, comidas y cenas en Cupboard:

                \(app.base)

                Recibes este correo porque has elegido avisos de tus comidas planificadas por correo electrónico. Puedes cambiarlo en tus ajustes.

                El equipo de Cupboard
                """
            )
        )
    }
}
