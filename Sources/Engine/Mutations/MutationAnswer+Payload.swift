import GraphQL
import Planner

extension MutationAnswer {
    /// The payload's fields in the form that its plan expects.
    func payload(in language: TextLanguage) -> ObjectValue {
        var fields = members
        fields.append("message", message.map { .string($0.text(in: language)) } ?? .null)
        fields.append(
            "userErrors",
            .list(
                userErrors.map { error in
                    [
                        "code": .enum(error.code.name),
                        "message": .string(error.message.text(in: language)),
                        "field": error.field.map { .list($0.map { .string($0) }) } ?? .null,
                    ]
                }
            )
        )
        return fields
    }
}
