public import GraphQL

// The part of plans that examines the ids in a request.
extension IDList {
    /// The error for an id that cannot be answered; nil if the id is looked up.
    public func refusal(of id: Value) -> PlanError? {
        guard let type = GlobalID(id)?.type else { return malformed }
        return types.contains(type) ? nil : refusals[type] ?? malformed
    }
}

extension PrivilegedReading {
    /// The distinct objects that a request refers to by id, up to a limit.
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
