package import Engine

// What accounts are told about something with a name: `{}` is the name in the language of the text. Mutations do not confirm anything with them.
extension Message {
    /// A recipe is suggested.
    package static func recipeSuggestedText(english: String, spanish: String) -> Message {
        Message("recipeSuggestedText", ["How about “{}” today?", "¿Qué tal «{}» hoy?"], inserting: [[english], [spanish]])
    }

    /// A friend has shared an item of the catalogue.
    package static func itemForYouText(english: String, spanish: String) -> Message {
        Message("itemForYouText", ["They think you may like it: {}", "Cree que puede gustarte: {}"], inserting: [[english], [spanish]])
    }

    /// What is planned for the day: meals with their times.
    package static func todaysMealsText(english: String, spanish: String) -> Message {
        Message("todaysMealsText", ["{}", "{}"], inserting: [[english], [spanish]])
    }
}
