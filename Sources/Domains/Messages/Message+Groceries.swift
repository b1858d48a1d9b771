package import Engine

// Messages about grocery lists and budgets.
extension Message {
    package static let groceryAdded = Message("groceryAdded", "Added to your grocery list", "Añadido a tu lista de la compra")
    package static let groceryUpdated = Message("groceryUpdated", "Grocery list updated", "Lista de la compra actualizada")
    package static let groceryRemoved = Message("groceryRemoved", "Removed from your grocery list", "Quitado de tu lista de la compra")
    package static let weekIsOver = Message("weekIsOver", "Please choose this week or a later one", "Elige esta semana o una posterior")
    package static let pastListStays = Message(
        "pastListStays",
        "Lists of earlier weeks cannot be changed",
        "Las listas de semanas anteriores no se pueden cambiar"
    )
    package static let enterQuantity = Message("enterQuantity", "Please enter a quantity", "Introduce una cantidad")
    package static let enterUnit = Message("enterUnit", "Please choose a unit", "Elige una unidad")
    package static let unknownMeasure = Message(
        "unknownMeasure",
        "We do not know the weight of this unit. Please choose another unit, for example grams",
        "No sabemos cuánto pesa esta unidad. Elige otra, por ejemplo gramos"
    )
    package static let notInRecipe = Message(
        "notInRecipe",
        "Please choose a recipe of this week that uses it",
        "Elige una receta de esta semana que lo use"
    )
    package static let chooseAnotherIngredient = Message(
        "chooseAnotherIngredient",
        "Please choose another ingredient",
        "Elige otro ingrediente"
    )
    package static let storeSaved = Message("storeSaved", "Store saved", "Tienda guardada")
    package static let budgetSaved = Message("budgetSaved", "Budget saved", "Presupuesto guardado")

    /// All messages of this group, for the list of all messages.
    static let groceries = [
        groceryAdded, groceryUpdated, groceryRemoved, weekIsOver, pastListStays, enterQuantity, enterUnit, unknownMeasure, notInRecipe,
        chooseAnotherIngredient, storeSaved, budgetSaved,
    ]
}
