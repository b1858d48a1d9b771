import Engine
import Languages
import Mail
import Sodium

extension UserErrors {
    /// Reads a new password that is entered twice, and adds errors if it is invalid.
    mutating func newPassword(_ input: MutationInput, _ field: String = "password", confirmation: String = "passwordConfirmation") -> String
    {
        guard let password = input.password(field)?.inHashedForm else {
            add(.blank, .fieldIsEmpty, field)
            if input.password(confirmation) == nil { add(.blank, .fieldIsEmpty, confirmation) }
            return ""
        }
        if password.utf8.count > PasswordHash.maximumPasswordLength {
            add(.tooLong, .passwordTooLong, field)
        } else if password.unicodeScalars.count < 8 {
            add(.tooShort, .passwordTooShort, field)
        } else if !password.isVaried {
            add(.passwordTooWeak, .passwordTooSimple, field)
        }
        let repeated = input.password(confirmation)?.inHashedForm
        if repeated == nil {
            add(.blank, .fieldIsEmpty, confirmation)
        } else if let repeated, !repeated.utf8.elementsEqual(password.utf8) {
            add(.passwordMismatch, .passwordsDoNotMatch, confirmation)
        }
        return password
    }
}

extension String {
    /// The password in the form that is hashed: composed (NFC), unless it is too long for any of its forms to be hashed.
    var inHashedForm: String { utf8.count <= 3 * PasswordHash.maximumPasswordLength ? nfcNormalized : self }

    /// Whether the text has an uppercase letter, a lowercase letter, a digit and another character.
    fileprivate var isVaried: Bool {
        var (upper, lower, digit, other) = (false, false, false, false)
        for scalar in unicodeScalars {
            let properties = scalar.properties
            if properties.isUppercase {
                upper = true
            } else if properties.isLowercase {
                lower = true
            } else if properties.numericType == .decimal {
                digit = true
            } else if !properties.isAlphabetic, !properties.isWhitespace {
                other = true
            }
        }
        return upper && lower && digit && other
    }
}
