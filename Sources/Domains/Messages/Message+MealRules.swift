package import Engine

// Reasons why a recipe cannot be selected for a week. `{}` is the title of the recipe. Only errors use these messages, and errors are not
// stored.
extension Message {
    /// The message for a recipe that is not made for the meal.
    package static func notForThisMeal(english: String, spanish: String) -> Message {
        Message(
            "notForThisMeal",
            ["“{}” is not offered for this meal", "«{}» no se ofrece para esta comida"],
            inserting: [[english], [spanish]]
        )
    }

    /// The message for a recipe that costs more than the budget allows for the meal.
    package static func overBudget(english: String, spanish: String) -> Message {
        Message(
            "overBudget",
            ["“{}” costs more than your budget allows for this meal", "«{}» cuesta más de lo que permite tu presupuesto para esta comida"],
            inserting: [[english], [spanish]]
        )
    }

    /// The message for a recipe that does not fit the diets of the account.
    package static func notInDiet(english: String, spanish: String) -> Message {
        Message("notInDiet", ["“{}” does not fit your diet", "«{}» no encaja en tu dieta"], inserting: [[english], [spanish]])
    }

    /// The message for a recipe with an allergen or ingredient that the account avoids.
    package static func hasAvoidedFood(english: String, spanish: String) -> Message {
        Message(
            "hasAvoidedFood",
            ["“{}” contains food that you avoid", "«{}» contiene alimentos que evitas"],
            inserting: [[english], [spanish]]
        )
    }

    /// The message for a recipe with an ingredient that the account does not like.
    package static func hasDislikedFood(english: String, spanish: String) -> Message {
        Message(
            "hasDislikedFood",
            ["“{}” contains an ingredient that you do not like", "«{}» contiene un ingrediente que no te gusta"],
            inserting: [[english], [spanish]]
        )
    }
}
