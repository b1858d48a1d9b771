package import Engine

// Notification texts about a named object. `{}` is its name in the language of the text. Mutations do not return these messages.
extension Message {
    /// A recipe is suggested.
    package static func recipeSuggestedText(english: String, spanish: String) -> Message {
        Message("recipeSuggestedText", ["How about “{}” today?", "¿Qué tal «{}» hoy?"], inserting: [[english], [spanish]])
    }

    /// A friend has shared an item of the catalogue.
    package static func itemForYouText(english: String, spanish: String) -> Message {
        Message("itemForYouText", ["They think you may like it: {}", "Cree que puede gustarte: {}"], inserting: [[english], [spanish]])
    }

    /// The meals planned for the day with their times.
    package static func todaysMealsText(english: String, spanish: String) -> Message {
        Message("todaysMealsText", ["{}", "{}"], inserting: [[english], [spanish]])
    }
}
