package import Engine

// What accounts are told about something with a name: `{}` is the name in the language of the text. Mutations do not confirm anything with them.
extension Message {
    /// A recipe is suggested.
    package static func recipeSuggestedText(english: String, spanish: String) -> Message {
        Message("recipeSuggestedText", ["How about “{}” today?", "¿Qué tal «{}» hoy?"], inserting: [[english], [spanish]])
    }

    /// What is planned for the day: meals with their times.
    package static func todaysMealsText(english: String, spanish: String) -> Message {
        Message("todaysMealsText", ["{}", "{}"], inserting: [[english], [spanish]])
    }
}
