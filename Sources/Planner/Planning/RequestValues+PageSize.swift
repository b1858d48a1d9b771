import GraphQL

extension RequestValues {
    /// The page size.
    public func pageSize(_ source: ValueSource?) -> Int {
        guard let source, case .int(let size)? = value(source) else { return PageSize.standard }
        return Int(size)
    }
}
