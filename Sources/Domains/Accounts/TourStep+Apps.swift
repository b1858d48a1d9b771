import Mail

// The tours of single apps: a welcome, the steps for the app, and the settings.
extension TourStep {
    /// The steps of the tour of an app, in order.
    static func steps(of app: App) -> [TourStep] {
        [welcome(to: app)] + (all + ofSingleApps).filter { $0.app == app } + [ownSettings]
    }

    /// The steps that only tours of single apps have.
    static let ofSingleApps: [TourStep] = [
        TourStep(
            title: BilingualText("Cook what you have", "Cocina con lo que tienes"),
            text: BilingualText(
                """
                Choose what is in your kitchen and find the recipes that use it, with what is missing, the time, the cost \
                and the nutrition of every serving.
                """,
                """
                Elige qué hay en tu cocina y encuentra las recetas que lo aprovechan, con lo que falta, el tiempo, el coste \
                y los nutrientes de cada ración.
                """
            ),
            app: .foodnFit
        ),
        TourStep(
            title: BilingualText("Log what you eat", "Anota lo que comes"),
            text: BilingualText(
                "Log your meals, and see what is left of the day's energy, carbohydrates, protein and fat.",
                "Anota tus comidas y mira qué te queda de la energía, los hidratos, las proteínas y las grasas del día."
            ),
            app: .foodnFit
        ),
        TourStep(
            title: BilingualText("A week within your budget", "Una semana dentro de tu presupuesto"),
            text: BilingualText(
                """
                Set a weekly budget for meals. Every week you get breakfasts, lunches and dinners that fit: choose three of \
                each, and follow your spending over the weeks.
                """,
                """
                Fija cuánto puede costar una semana de comidas. Cada semana recibes desayunos, comidas y cenas que encajan: \
                elige tres de cada y sigue tu gasto semana a semana.
                """
            ),
            app: .mealBudgetPlan
        ),
    ]

    /// The first step of the tour of an app.
    static func welcome(to app: App) -> TourStep {
        switch app {
        case .foodSaver:
            TourStep(
                title: BilingualText("Welcome to FoodSaver", "Te damos la bienvenida a FoodSaver"),
                text: BilingualText(
                    "Good food should be eaten. Give away what you have too much of, and find what others give away near you.",
                    "La buena comida está para comerla. Regala lo que te sobra y encuentra lo que otros regalan cerca de ti."
                )
            )
        case .foodnFit:
            TourStep(
                title: BilingualText("Welcome to Food’n Fit", "Te damos la bienvenida a Food’n Fit"),
                text: BilingualText(
                    "Find recipes for what you have at home, and keep an eye on what you eat.",
                    "Encuentra recetas para lo que tienes en casa y ten a la vista lo que comes."
                )
            )
        case .diabeticMealPlanner:
            TourStep(
                title: BilingualText("Welcome to Diabetic Meal Planner", "Te damos la bienvenida a Diabetic Meal Planner"),
                text: BilingualText(
                    "Plan meals that suit a life with diabetes, from the recipe to the shopping.",
                    "Planifica comidas que encajan con la diabetes, desde la receta hasta la compra."
                )
            )
        case .mealBudgetPlan:
            TourStep(
                title: BilingualText("Welcome to Meal Budget Plan", "Te damos la bienvenida a Meal Budget Plan"),
                text: BilingualText(
                    "Good meals need not cost much. Plan your week, and know beforehand what it costs.",
                    "Comer bien no tiene por qué ser caro. Planifica tu semana y sabe de antemano cuánto cuesta."
                )
            )
        case .fabulyst:
            TourStep(
                title: BilingualText("Welcome to Fabulyst", "Te damos la bienvenida a Fabulyst"),
                text: BilingualText(
                    "Discover clothes and accessories that suit you, from many shops in one place.",
                    "Descubre ropa y complementos que van contigo, de muchas tiendas en un solo lugar."
                )
            )
        }
    }

    /// The last step of the tour of an app.
    static let ownSettings = TourStep(
        title: BilingualText("Make it yours", "Hazlo tuyo"),
        text: BilingualText(
            "Choose your language, your photo and what you want to be notified of. Invite friends, and tell us what you think.",
            "Elige tu idioma, tu foto y de qué quieres que te avisemos. Invita a tus amigos y cuéntanos qué te parece."
        )
    )
}
