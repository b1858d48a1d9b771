import Languages
import Planner

/// Accessories that match chosen clothes, and the reasons.
let outfitBindings: [ObjectBinding] = [
    rows("AccessorySuggestion", in: .fashion) {
        field("position") { row, _ in "\(row).place" }
        one("item", "CatalogItem", by: "item_id")
        field("reason") { row, scope in outfitReason(row, scope) }
    }
]

/// `Query.suggestAccessories`.
@FieldBindings var suggestedAccessories: [FieldBinding] {
    many("suggestAccessories", "AccessorySuggestion", order: .ascending(.integer) { "\($0).place" }) { _, scope throws(PlanError) in
        let items = try scope.ids("itemIds", of: "catalog_item", atMost: 10) ?? "'{}'::bigint[]"
        let count = try scope.number("first", in: 1...50) ?? "10"
        return "SELECT * FROM suggested_accessories(\(scope.viewer ?? "NULL"), \(items), \(givenTags(scope)), (\(count))::integer)"
    }
}

/// The reason for an accessory, from the matched rules: the need, the colour and the shared tags.
private func outfitReason(_ row: Alias, _ scope: Scope) -> SQL {
    let isSpanish = scope.language.language == .spanish
    let (text, label): (SQL, SQL) = isSpanish ? ("rule.text_es", "term.label_es") : ("rule.text_en", "term.label_en")
    func ruleText(_ rule: SQL) -> SQL { "(SELECT \(text) FROM match_rule AS rule WHERE rule.rule = \(rule))" }
    func named(_ tag: SQL) -> SQL {
        "coalesce((SELECT \(label) FROM catalog_term AS term WHERE term.facet = 'tags' AND term.value = \(tag)), \(tag))"
    }
    let color = EnumLabels.catalogColor.label(of: "\(row).color", in: scope.language)
    let sentences: [SQL] = [
        ruleText("\(row).need_rule"),
        "\(color) || ': ' || \(ruleText("\(row).color_rule"))",
        "upper(left(\(ruleText("\(row).tag_rule")), 1)) || substring(\(ruleText("\(row).tag_rule")) FROM 2) || ': ' || \(named("\(row).tag"))",
        "\(BilingualText("As you asked: ", "Como pediste: ").literal(in: scope.language)) || \(named("\(row).given_tag"))",
        "CASE WHEN \(row).is_in_size THEN \(BilingualText("In your size", "En tu talla").literal(in: scope.language)) END",
        "CASE WHEN \(row).is_in_range THEN \(BilingualText("Within your price range", "Dentro de tu presupuesto").literal(in: scope.language)) END",
    ]
    return "concat_ws('. ', \(.joined(sentences, separator: ", ")))"
}
