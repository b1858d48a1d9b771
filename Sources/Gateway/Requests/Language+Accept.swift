import Bytes
import HTTP
import Languages
import Planner

extension Language {
    /// The preferred language of an `Accept-Language` header, English by default.
    ///
    /// Of two languages with the same weight, the first one wins.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
    init(acceptLanguage header: Span<UInt8>) {
        self = .english
        var best = 0
        for item in FieldItem.list(header) where item.weight > best {
            if item.name == "es" || item.name.hasPrefix("es-") {
                (self, best) = (.spanish, item.weight)
            } else if item.name == "en" || item.name.hasPrefix("en-") || item.name == "*" {
                (self, best) = (.english, item.weight)
            }
        }
    }
}
