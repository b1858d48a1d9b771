package import Engine

// Notification texts about named objects. `{}` stands for the names in the language of the text. Mutations do not return these messages.
extension Message {
    /// The text of a notification that suggests a recipe.
    package static func recipeSuggestedText(english: String, spanish: String) -> Message {
        Message("recipeSuggestedText", ["How about “{}” today?", "¿Qué tal «{}» hoy?"], inserting: [[english], [spanish]])
    }

    /// The text of a notification that a friend has shared an item of the catalogue.
    package static func itemForYouText(english: String, spanish: String) -> Message {
        Message("itemForYouText", ["They think you may like it: {}", "Cree que puede gustarte: {}"], inserting: [[english], [spanish]])
    }

    /// The text of a notification about the meals planned for the day, with their times.
    package static func todaysMealsText(english: String, spanish: String) -> Message {
        Message("todaysMealsText", ["{}", "{}"], inserting: [[english], [spanish]])
    }
}
