import Bytes
import HTTP
import Languages
import Planner

extension Language {
    /// The language that an `Accept-Language` header wants most: of two that it wants alike the one that it names first; English without any.
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
