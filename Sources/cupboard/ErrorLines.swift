import GraphQL

extension [GraphQLError] {
    /// A line for each error: `file:line:column message`.
    func lines(in file: String) -> String {
        map { error in (error.locations.first.map { "\(file):\($0.line):\($0.column) " } ?? "") + error.message }.joined(separator: "\n")
    }
}
