import GraphQL
import Testing

extension SignUpTests {
    /// A sign-up with an invalid field.
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var changes: ObjectValue
        var mistakes: [String]
        var message = "Invalid details. Please try again."

        init(_ sentence: String, _ changes: ObjectValue, _ mistakes: String..., message: String = "Invalid details. Please try again.") {
            (testDescription, self.changes, self.mistakes, self.message) = (sentence, changes, mistakes, message)
        }
    }

    private static let blank = "This field can not be empty"
    private static let visible = "Please use only visible characters, on one line"
    private static let simple = "Password must have at least 1 uppercase letter, 1 lowercase letter, 1 digit, 1 special character"

    static let cases: [Case] = [
        Case("a blank name", ["name": "  \t"], "name: \(blank)", message: "Please enter the details"),
        Case(
            "all blank",
            ["name": "", "email": " ", "password": "", "passwordConfirmation": ""],
            "name: \(blank)",
            "email: \(blank)",
            "password: \(blank)",
            "passwordConfirmation: \(blank)",
            message: "Please enter the details"
        ),
        Case("an e-mail without @", ["email": "ana.example.com"], "email: Please enter a valid email"),
        Case("an e-mail with a line break", ["email": "ana@example.com\nBcc: all@example.com"], "email: Please enter a valid email"),
        Case("an e-mail with two @", ["email": "a@b@example.com"], "email: Please enter a valid email"),
        Case(
            "a short password",
            ["password": "Ab1!xyz", "passwordConfirmation": "Ab1!xyz"],
            "password: Passwords must be at least 8 characters long"
        ),
        Case("no capital letter", ["password": "abcdef1!", "passwordConfirmation": "abcdef1!"], "password: \(simple)"),
        Case("no small letter", ["password": "ABCDEF1!", "passwordConfirmation": "ABCDEF1!"], "password: \(simple)"),
        Case("no digit", ["password": "Abcdefg!", "passwordConfirmation": "Abcdefg!"], "password: \(simple)"),
        Case("no special character", ["password": "Abcdefg1", "passwordConfirmation": "Abcdefg1"], "password: \(simple)"),
        Case(
            "another password the second time",
            ["passwordConfirmation": "Correct-Horse-8"],
            "passwordConfirmation: Passwords do not match"
        ),
        Case("a name in two lines", ["name": "Ana\nRuiz"], "name: \(visible)"),
        Case("an invisible name", ["name": "\u{200B}\u{2060}"], "name: \(visible)"),
        Case("a name that turns the line about", ["name": "Ana \u{202E}ziuR"], "name: \(visible)"),
        Case("a name of 201 characters", ["name": .string(String(repeating: "á", count: 201))], "name: At most 200 characters"),
        Case("a telephone number of words", ["phone": "call me"], "phone: Please enter a phone number such as +34 954 11 22 33"),
        Case(
            "a latitude beyond the pole",
            ["location": ["latitude": 91, "longitude": 0]],
            "location.latitude: Must be between -90 and 90"
        ),
        Case(
            "half of the coordinates",
            ["location": ["latitude": 37.4]],
            "location.longitude: \(blank)",
            message: "Please enter the details"
        ),
        Case(
            "an unknown time zone",
            ["timeZone": "Europe/Sevilla"],
            "timeZone: There is no time zone with this name; a valid one is Europe/Madrid"
        ),
        Case(
            "a time zone by its rules",
            ["timeZone": "EST5EDT4,M3.2.0"],
            "timeZone: There is no time zone with this name; a valid one is Europe/Madrid"
        ),
    ]
}
