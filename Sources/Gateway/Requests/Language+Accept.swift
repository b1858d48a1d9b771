import HTTP
import Planner

extension Language {
    /// Spanish when an `Accept-Language` header wants it more than English.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
    init(acceptLanguage header: Span<UInt8>) {
        var english = 0
        var spanish = 0
        for item in FieldItem.list(header) {
            if item.name == "es" || item.name.hasPrefix("es-") { spanish = max(spanish, item.weight) }
            if item.name == "en" || item.name.hasPrefix("en-") || item.name == "*" { english = max(english, item.weight) }
        }
        self = spanish > english ? .spanish : .english
    }
}
