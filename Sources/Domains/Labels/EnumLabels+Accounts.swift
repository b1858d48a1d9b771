extension EnumLabels {
    static let accounts = [
        // Each language is labelled with its own name for itself, so that people find theirs.
        EnumLabels("Language", Label("EN", "English", "English"), Label("ES", "Español", "Español")),
        // Names are the same in every language.
        EnumLabels(
            "App",
            Label("FOODSAVER", "FoodSaver", "FoodSaver"),
            Label("FOOD_N_FIT", "Food’n Fit", "Food’n Fit"),
            Label("DIABETIC_MEAL_PLANNER", "Diabetic Meal Planner", "Diabetic Meal Planner"),
            Label("MEAL_BUDGET_PLAN", "Meal Budget Plan", "Meal Budget Plan"),
            Label("FABULYST", "Fabulyst", "Fabulyst")
        ),
        EnumLabels("AccountRole", Label("DONOR", "Donor", "Donante"), Label("RECEIVER", "Receiver", "Receptor")),
        EnumLabels("AccountKind", Label("INDIVIDUAL", "Individual", "Particular"), Label("GROUP", "Organization", "Organización")),
        EnumLabels(
            "AccountStatus",
            Label("ACTIVE", "Active", "Activa"),
            Label("DISABLED", "Disabled", "Desactivada"),
            Label("DELETED", "Deleted", "Eliminada")
        ),
        EnumLabels(
            "AccountOrderField",
            Label("RELEVANCE", "Relevance", "Relevancia"),
            Label("NEWEST", "Newest", "Más recientes"),
            Label("NAME", "Name", "Nombre")
        ),
        EnumLabels(
            "ApiKeyScope",
            Label("ACCOUNTS_READ", "Read accounts", "Leer cuentas"),
            Label("ACCOUNTS_WRITE", "Read and change accounts", "Leer y modificar cuentas"),
            Label("DONATIONS_READ", "Read donations", "Leer donaciones"),
            Label("DONATIONS_WRITE", "Read and change donations", "Leer y modificar donaciones"),
            Label("RECIPES_READ", "Read recipes", "Leer recetas"),
            Label("RECIPES_WRITE", "Read and change recipes", "Leer y modificar recetas"),
            Label("MEAL_PLANS_READ", "Read meal plans", "Leer planes de comidas"),
            Label("MEAL_PLANS_WRITE", "Read and change meal plans", "Leer y modificar planes de comidas"),
            Label("FASHION_READ", "Read fashion", "Leer moda"),
            Label("FASHION_WRITE", "Read and change fashion", "Leer y modificar moda")
        ),
        EnumLabels("DevicePlatform", Label("IOS", "iPhone and iPad", "iPhone y iPad"), Label("ANDROID", "Android", "Android")),
        EnumLabels(
            "NotificationKind",
            Label("PLANNED_MEALS", "Today’s meals", "Comidas de hoy"),
            Label("RECIPE_SUGGESTION", "Recipe suggestions", "Sugerencias de recetas"),
            Label("DONATION", "Donations", "Donaciones"),
            Label("ACCOUNT", "Your account", "Tu cuenta"),
            Label("FASHION", "Fashion", "Moda")
        ),
        EnumLabels(
            "ViewerTopic",
            Label("PROFILE", "Profile", "Perfil"),
            Label("SETTINGS", "Settings", "Ajustes"),
            Label("NOTIFICATIONS", "Notices", "Avisos"),
            Label("API_KEYS", "Keys", "Claves"),
            Label("FOOD_POSTS", "Food I give", "Comida que doy"),
            Label("FOOD_REQUESTS", "Requests for food", "Solicitudes de comida"),
            Label("FAVORITE_FOOD", "Favorite food", "Comida favorita"),
            Label("SAVED_RECIPES", "Saved recipes", "Recetas guardadas"),
            Label("FASHION_PROFILE", "Fashion profile", "Perfil de moda"),
            Label("WISHLIST", "Wish list", "Lista de deseos"),
            Label("ITEM_REACTIONS", "Likes and dislikes", "Me gusta y no me gusta"),
            Label("HEALTH_PROFILE", "Health profile", "Perfil de salud"),
            Label("ALLERGENS", "Allergens", "Alérgenos"),
            Label("FOOD_PREFERENCES", "Food preferences", "Preferencias de comida"),
            Label("DAILY_LOG", "Daily log", "Registro diario"),
            Label("MEAL_PLAN", "Meal plan", "Plan de comidas"),
            Label("GROCERY_LIST", "Grocery lists", "Listas de la compra"),
            Label("BUDGET", "Budget", "Presupuesto")
        ),
        EnumLabels(
            "ReportStatus",
            Label("OPEN", "Open", "Pendiente"),
            Label("DISMISSED", "Dismissed", "Desestimada"),
            Label("UPHELD", "Upheld", "Confirmada")
        ),
        EnumLabels(
            "ReportAction",
            Label("DISMISS", "Dismiss the report", "Desestimar la denuncia"),
            Label("RESTRICT", "Restrict the account", "Restringir la cuenta"),
            Label("DISABLE", "Disable the account", "Desactivar la cuenta")
        ),
        EnumLabels(
            "AccountRestriction",
            Label("ADMINISTRATOR", "By an administrator", "Por un administrador"),
            Label("REPORTS", "By reports", "Por denuncias")
        ),
        EnumLabels("UnitSystem", Label("METRIC", "Metric", "Métrico"), Label("US", "US customary", "Estadounidense")),
        EnumLabels("OrderDirection", Label("ASC", "Ascending", "Ascendente"), Label("DESC", "Descending", "Descendente")),
        EnumLabels(
            "SearchDomain",
            Label("DONATIONS", "Donations", "Donaciones"),
            Label("RECIPES", "Recipes", "Recetas"),
            Label("FASHION", "Fashion", "Moda"),
            Label("STORES", "Grocery stores", "Tiendas de alimentación")
        ),
    ]
}
