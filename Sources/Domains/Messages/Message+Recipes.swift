package import Engine

// Messages about recipes and meals.
extension Message {
    package static let recipeSaved = Message("recipeSaved", "Recipe saved", "Receta guardada")
    package static let recipeUnsaved = Message("recipeUnsaved", "Recipe no longer saved", "La receta ya no está guardada")
    package static let healthProfileSaved = Message("healthProfileSaved", "Health profile saved", "Perfil de salud guardado")
    package static let paceOutOfRange = Message(
        "paceOutOfRange",
        "Please enter between 0.1 and 1 kilogram a week",
        "Introduce entre 0,1 y 1 kilogramo por semana"
    )
    package static let noPaceToKeep = Message(
        "noPaceToKeep",
        "To keep your weight, leave out the kilograms a week",
        "Para mantener el peso, no indiques kilogramos por semana"
    )

    package static let kilogramsOrPounds = Message(
        "kilogramsOrPounds",
        "Please enter the weight either in kilograms or in pounds",
        "Introduce el peso en kilogramos o en libras, no en ambos"
    )
    package static let centimetersOrInches = Message(
        "centimetersOrInches",
        "Please enter the height either in centimetres or in inches",
        "Introduce la estatura en centímetros o en pulgadas, no en ambos"
    )

    package static let mealLogged = Message("mealLogged", "Added to your daily log", "Añadido a tu registro diario")
    package static let mealUnlogged = Message("mealUnlogged", "Removed from your daily log", "Quitado de tu registro diario")
    package static let dayNotYet = Message("dayNotYet", "Please choose today or an earlier day", "Elige hoy o un día anterior")
    package static let dayTooEarly = Message("dayTooEarly", "Please choose a day since 2000", "Elige un día a partir del año 2000")
    package static let dayIsOver = Message(
        "dayIsOver",
        "Only entries for today or made today can be removed",
        "Solo se pueden quitar entradas de hoy o hechas hoy"
    )
    package static let noAmount = Message("noAmount", "Please enter at least one amount", "Introduce al menos una cantidad")
    package static let mealPlanned = Message("mealPlanned", "Added to your meal plan", "Añadido a tu plan de comidas")
    package static let mealMoved = Message("mealMoved", "Moved in your meal plan", "Movido en tu plan de comidas")
    package static let mealReplaced = Message("mealReplaced", "Replaced in your meal plan", "Sustituido en tu plan de comidas")
    package static let mealUnplanned = Message("mealUnplanned", "Removed from your meal plan", "Quitado de tu plan de comidas")
    package static let dayIsPast = Message("dayIsPast", "Please choose today or a later day", "Elige hoy o un día posterior")
    package static let dayTooFar = Message("dayTooFar", "Please choose a day within a year", "Elige un día dentro de un año")
    package static let pastMealStays = Message(
        "pastMealStays",
        "Meals of earlier days cannot be changed",
        "Las comidas de días anteriores no se pueden cambiar"
    )
    package static let threeMealsADay = Message(
        "threeMealsADay",
        "A day can have three meals. Please replace, move or remove one first",
        "Un día puede tener tres comidas. Sustituye, mueve o quita una antes"
    )
    package static let tenSnacksADay = Message(
        "tenSnacksADay",
        "A day can have ten snacks. Please replace, move or remove one first",
        "Un día puede tener diez tentempiés. Sustituye, mueve o quita uno antes"
    )
    package static let allergensSaved = Message("allergensSaved", "Allergens saved", "Alérgenos guardados")
    package static let atMostHundredIngredients = Message(
        "atMostHundredIngredients",
        "Choose at most 100 ingredients",
        "Elige como máximo 100 ingredientes"
    )

    package static let foodPreferencesSaved = Message(
        "foodPreferencesSaved",
        "Food preferences saved",
        "Preferencias de comida guardadas"
    )
    package static let priceRangeSaved = Message("priceRangeSaved", "Price range saved", "Rango de precios guardado")
    package static let maximumBelowMinimum = Message(
        "maximumBelowMinimum",
        "Please enter at least as much as the minimum",
        "Introduce al menos tanto como el mínimo"
    )
    package static let deselectOne = Message(
        "deselectOne",
        "You can select three meals. Please deselect one first",
        "Puedes elegir tres comidas. Quita una antes"
    )
    package static let chooseOffered = Message(
        "chooseOffered",
        "Please choose from the meal options",
        "Elige entre las opciones de comida"
    )
    package static let weekPlanned = Message("weekPlanned", "Your week is planned", "Tu semana está planificada")
    package static let weekPlannedInPart = Message(
        "weekPlannedInPart",
        "Your week is planned, but there was no room for all meals",
        "Tu semana está planificada, pero no había sitio para todas las comidas"
    )
    package static let chooseThreeOfEach = Message(
        "chooseThreeOfEach",
        "Choice saved. Select three of each meal to plan the week",
        "Elección guardada. Elige tres de cada comida para planificar la semana"
    )
    package static let todaysMeals = Message("todaysMeals", "Today’s meals", "Las comidas de hoy")
    package static let chooseYourMeals = Message("chooseYourMeals", "Choose your meals", "Elige tus comidas")
    package static let chooseYourMealsText = Message(
        "chooseYourMealsText",
        "Choose three breakfasts, lunches and dinners for this week",
        "Elige tres desayunos, comidas y cenas para esta semana"
    )

    /// All messages of this group, for the list of all messages.
    static let recipes = [
        recipeSaved, recipeUnsaved, healthProfileSaved, paceOutOfRange, noPaceToKeep, mealLogged, mealUnlogged, dayNotYet, dayTooEarly,
        dayIsOver, noAmount, mealPlanned, mealMoved, mealReplaced, mealUnplanned, dayIsPast, dayTooFar, pastMealStays,
        threeMealsADay, tenSnacksADay,
        allergensSaved, atMostHundredIngredients, foodPreferencesSaved, priceRangeSaved, maximumBelowMinimum, deselectOne, chooseOffered,
        weekPlanned,
        weekPlannedInPart, kilogramsOrPounds, centimetersOrInches,
        chooseThreeOfEach, todaysMeals, chooseYourMeals, chooseYourMealsText,
    ]
}
