import Postgres

/// The residents as a temporary table, for use in statements.
enum ResidentTable {
    /// Creates the table; account ids follow `lastAccount` in the order of `residents`.
    static func make(of residents: [Resident], after lastAccount: Int, in session: PostgresSession) throws {
        try session.execute(definition)
        try session.copy("COPY resident FROM STDIN") { rows in
            for (place, resident) in residents.enumerated() {
                var dice = Dice(seed: 60_000 + place)
                let city = resident.area.city
                let (street, number) = (dice.pick(city.streets), 1 + dice.roll(180))
                rows.append(lastAccount + place + 1)
                rows.append(place + 1)
                rows.append(resident.key)
                rows.append(resident.name)
                rows.append(resident.isGroup ? "GROUP" : "INDIVIDUAL")
                rows.append(array(resident.roles))
                rows.append(resident.language)
                rows.append(resident.timeZone)
                rows.append(resident.area.name)
                rows.append(city.name)
                rows.append(resident.area.district.latitude)
                rows.append(resident.area.district.longitude)
                rows.append((city.writesSpanish ? "\(street) \(number)" : "\(number) \(street)") + ", \(resident.area.name)")
                rows.append(String(city.phonePattern.map { $0 == "#" ? Character(String(dice.roll(10))) : $0 }))
                rows.append(resident.status)
                append(resident.eating, to: &rows)
                append(resident.style, to: &rows)
                try rows.endRow()
            }
        }
        try session.execute("ANALYZE resident")
    }

    private static let definition = """
        CREATE TEMPORARY TABLE resident (
            id bigint PRIMARY KEY, place integer, key text, name text, kind account_kind, roles account_role[], language language,
            time_zone text, area text, city text, latitude double precision, longitude double precision, address text, phone text,
            status account_status,
            eats boolean, sex sex, age integer, weight_kg numeric, height_cm numeric, activity physical_activity,
            direction weight_direction, kg_per_week numeric, calorie_cap numeric, protein_cap_g numeric, carbs_cap_g numeric,
            fat_cap_g numeric, diets diet[], cuisines cuisine[], allergens allergen[], avoided text[], disliked text[],
            least_cost bigint, most_cost bigint, budget weekly_budget, plan text,
            has_style boolean, audience text, styles text[], interests text[], sizes text[], colors catalog_color[], least_price bigint,
            most_price bigint
        ) ON COMMIT DROP
        """

    private static func append(_ eating: Resident.Eating?, to rows: inout CopyWriter) {
        rows.append(eating != nil)
        let body = [
            eating?.sex, eating?.age, eating?.weightKg, eating?.heightCm, eating?.activity, eating?.direction, eating?.kgPerWeek,
        ]
        for fact in body + (eating?.caps ?? [nil, nil, nil, nil]) { rows.append(fact) }
        for list in [eating?.diets, eating?.cuisines, eating?.allergens, eating?.avoided, eating?.disliked] {
            rows.append(array(list ?? []))
        }
        for fact in [eating?.leastCost, eating?.mostCost, eating?.budget] { rows.append(fact) }
        rows.append((eating?.plan ?? .none).rawValue)
    }

    private static func append(_ style: Resident.Style?, to rows: inout CopyWriter) {
        rows.append(style != nil)
        rows.append(style?.audience)
        for list in [style?.styles, style?.interests, style?.sizes, style?.colors] { rows.append(array(list ?? [])) }
        rows.append(style?.leastPrice)
        rows.append(style?.mostPrice)
    }

    /// Formats a PostgreSQL array whose elements need no quotes.
    private static func array(_ elements: [String]) -> String { "{" + elements.joined(separator: ",") + "}" }
}
