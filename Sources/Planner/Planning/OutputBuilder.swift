import GraphQL

/// Fills the flat arrays of an output plan.
struct OutputBuilder {
    private(set) var plan = OutputPlan()

    /// A field that is ready to be added to its object.
    struct Field {
        let responseName: String
        let coordinate: String
        let offsets: [Int32]
        let node: Int32
        let isNullable: Bool
    }

    mutating func add(_ node: OutputNode) -> Int32 {
        plan.nodes.append(node)
        return Int32(plan.nodes.count - 1)
    }

    mutating func add(bytes: some Collection<UInt8>) -> OutputRange {
        let start = Int32(plan.bytes.count)
        plan.bytes.append(contentsOf: bytes)
        return OutputRange(start: start, count: Int32(bytes.count))
    }

    mutating func add(name: String) -> Int32 {
        plan.names.append(name)
        return Int32(plan.names.count - 1)
    }

    mutating func add(columns: [Int]) -> OutputRange {
        let start = Int32(plan.columns.count)
        plan.columns.append(contentsOf: columns.map(Int32.init))
        return OutputRange(start: start, count: Int32(columns.count))
    }

    mutating func add(alternatives: [OutputAlternative]) -> OutputRange {
        let start = Int32(plan.alternatives.count)
        plan.alternatives.append(contentsOf: alternatives)
        return OutputRange(start: start, count: Int32(alternatives.count))
    }

    mutating func add(_ error: PlanError) -> Int32 {
        plan.errors.append(error)
        return add(.failure(Int32(plan.errors.count - 1)))
    }

    /// Adds the fields of one object; their names are GraphQL names, which need no escaping.
    mutating func add(_ fields: [Field]) -> OutputRange {
        let keys = fields.map { add(bytes: "\"\($0.responseName)\":".utf8) }
        let start = Int32(plan.fields.count)
        for (field, key) in zip(fields, keys) {
            plan.fields.append(OutputField(key: key, node: field.node, isNullable: field.isNullable))
            plan.sites.append(FieldSite(responseName: field.responseName, coordinate: field.coordinate, offsets: field.offsets))
        }
        return OutputRange(start: start, count: Int32(fields.count))
    }

    mutating func setRoot(_ fields: OutputRange) {
        plan.root = fields
    }
}
