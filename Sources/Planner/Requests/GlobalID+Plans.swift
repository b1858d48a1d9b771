public import GraphQL

// What plans say of the ids that a request brings.
extension IDList {
    /// Why an id of the list cannot be answered; nil for one that is looked up.
    public func refusal(of id: Value) -> PlanError? {
        guard let type = GlobalID(id)?.type else { return malformed }
        return types.contains(type) ? nil : refusals[type] ?? malformed
    }
}

extension PrivilegedReading {
    /// The objects that a request asks for by their ids, each once, no more than a bound.
    public func objects(in values: RequestValues, atMost limit: Int) -> [GlobalID] {
        var found: [GlobalID] = []
        for object in objects {
            for id in values.items(of: object.source).lazy.compactMap({ GlobalID($0) })
            where id.type == object.prefix && found.count < limit && !found.contains(id) {
                found.append(id)
            }
        }
        return found
    }
}
