import GraphQL
public import Planner

/// `Query.labels`: the labels of an enum's values, for menus and filters.
@FieldBindings public var labelQueries: [FieldBinding] {
    many("labels", "EnumLabel", order: .ascending(.integer) { "\($0).position" }) { _, scope throws(PlanError) in
        guard let labels = EnumLabels.all.first(where: { $0.choice == scope.enumValue("enum") }) else {
            throw PlanError("An enum has no labels.", code: .internal)
        }
        return labels.relation(in: scope.language)
    }
}

let labelBindings: [ObjectBinding] = [
    rows("EnumLabel") { columns("value", "label") }
]
