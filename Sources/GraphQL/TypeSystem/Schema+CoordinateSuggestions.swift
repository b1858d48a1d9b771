// Suggestions for coordinates that do not exist.
extension Schema {
    /// Returns the coordinates of the elements most similar to a misspelled one, at most five and the most similar first.
    ///
    /// Each name is compared with the names that are possible in its place. If none is similar, elements elsewhere with the same name are
    /// suggested, such as a directive instead of a type.
    public func coordinates(similarTo coordinate: SchemaCoordinate) -> [SchemaCoordinate] {
        let similar: [SchemaCoordinate]
        switch coordinate {
        case .type(let name):
            similar = types(like: name).map { .type(self[$0].name) }
        case .member(let type, let name):
            similar = types(like: type).flatMap { type in
                names(like: name, among: memberNames(of: type)).map { .member(type: self[type].name, name: $0) }
            }
        case .argument(let type, let field, let name):
            similar = types(like: type).flatMap { type in
                fields(like: field, of: type).flatMap { field in
                    names(like: name, among: self[self[field].arguments].lazy.map(\.name)).map {
                        .argument(type: self[type].name, field: self[field].name, name: $0)
                    }
                }
            }
        case .directive(let name):
            similar = names(like: name, among: directives.lazy.map(\.name)).map { .directive($0) }
        case .directiveArgument(let directive, let name):
            similar = names(like: directive, among: directives.lazy.map(\.name)).compactMap(directiveID).flatMap { directive in
                names(like: name, among: self[self[directive].arguments].lazy.map(\.name)).map {
                    .directiveArgument(directive: self[directive].name, name: $0)
                }
            }
        }
        return Array((similar.isEmpty ? coordinates(elsewhere: coordinate) : similar).prefix(5))
    }

    /// Returns the elements with exactly the last name of the coordinate.
    private func coordinates(elsewhere coordinate: SchemaCoordinate) -> [SchemaCoordinate] {
        let candidates = elements.lazy.map(self.coordinate)
        return switch coordinate {
        case .type(let name): candidates.filter { $0 == .directive(name) || $0.memberName == name }
        case .member(_, let name): candidates.filter { $0.memberName == name }
        case .argument(_, let field, let name):
            candidates.filter {
                guard case .argument(_, field, name) = $0 else { return false }
                return true
            }
        case .directive(let name): candidates.filter { $0 == .type(name) }
        case .directiveArgument: []
        }
    }

    /// Returns the name if it exists, or otherwise all similar names.
    private func names(like name: String, among options: some Sequence<String>) -> [String] {
        let similar = Suggestions.similar(to: name, among: options)
        return similar.first == name ? [name] : similar
    }

    private func types(like name: String) -> [TypeID] {
        names(like: name, among: introspectedTypes.lazy.map { self[$0].name }).compactMap { type(named: $0) }
    }

    private func fields(like name: String, of type: TypeID) -> [FieldID] {
        names(like: name, among: self[self[type].fields].lazy.map(\.name)).compactMap { field(named: $0, of: type) }
    }

    private func memberNames(of type: TypeID) -> [String] {
        let type = self[type]
        return self[type.fields].map(\.name) + self[type.enumValues].map(\.name) + self[type.inputFields].map(\.name)
    }

    private func directiveID(named name: String) -> DirectiveID? { directive(named: name) }
}

extension SchemaCoordinate {
    fileprivate var memberName: String? {
        guard case .member(_, let name) = self else { return nil }
        return name
    }
}
