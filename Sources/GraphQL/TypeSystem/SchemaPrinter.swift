extension Schema {
    /// Returns the schema as source text, in the form of GraphQL.js' `printSchema`.
    ///
    /// Built-in definitions are left out, and so are applied custom directives except `@secret`.
    ///
    /// - Parameter isSorted: Whether to sort everything in natural order, or to keep the order of the source.
    /// - Returns: The text, without a line end after the last definition.
    public func printed(isSorted: Bool = false) -> String {
        SchemaPrinter(schema: self, isSorted: isSorted).text()
    }
}

/// Prints definitions from the type system, not from nodes, so extensions are part of the definitions that they extend.
struct SchemaPrinter {
    let schema: Schema
    let isSorted: Bool

    func text() -> String {
        // Filtered by name, as in GraphQL.js, even if the schema defines a specified directive itself.
        let directives = schema.directives.filter { !BuiltInDefinitions.directiveNames.contains($0.name) }
        let types = schema.introspectedTypes.map { schema[$0] }.filter { !$0.isBuiltIn }
        let definitions = [schemaDefinition()] + ordered(directives, by: \.name).map(directive) + ordered(types, by: \.name).map(type)
        return definitions.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns the schema definition; empty if there is no description and every root type has the default name.
    private func schemaDefinition() -> String {
        let roots = [
            ("query", "Query", schema.queryType), ("mutation", "Mutation", schema.mutationType),
            ("subscription", "Subscription", schema.subscriptionType),
        ]
        let isDefault = roots.allSatisfy { $0.2 == schema.type(named: $0.1) }
        let lines = roots.compactMap { root in root.2.map { "  \(root.0): \(schema[$0].name)" } }
        if lines.isEmpty || (isDefault && schema.description == nil) { return "" }
        return description(schema.description) + "schema" + block(lines)
    }

    func type(_ type: NamedType) -> String {
        let head = description(type.description) + type.kind.keyword + " " + type.name
        switch type.kind {
        case .scalar: return head + (type.specifiedByURL.map { " @specifiedBy(url: \(quoted($0)))" } ?? "")
        case .object, .interface: return head + names(" implements ", type.interfaces, separator: " & ") + block(fields(of: type))
        case .union: return head + names(" = ", type.possibleTypes, separator: " | ")
        case .enum: return head + block(enumValues(of: type))
        case .inputObject:
            let fields = ordered(schema[type.inputFields], by: \.name)
            return head + (type.isOneOf ? " @oneOf" : "")
                + block(fields.enumerated().map { member($0.element.description, inputValue($0.element), isFirst: $0.offset == 0) })
        }
    }

    private func fields(of type: NamedType) -> [String] {
        ordered(schema[type.fields], by: \.name).enumerated().map { position, field in
            member(field.description, self.field(field, indentation: "  "), isFirst: position == 0)
        }
    }

    func field(_ field: FieldDefinition, indentation: String) -> String {
        field.name + arguments(field.arguments, indentation: indentation) + ": " + schema.printed(field.type)
            + deprecation(field.deprecationReason)
    }

    private func enumValues(of type: NamedType) -> [String] {
        ordered(schema[type.enumValues], by: \.name).enumerated().map { position, value in
            member(value.description, enumValue(value), isFirst: position == 0)
        }
    }

    func enumValue(_ value: EnumValueDefinition) -> String { value.name + deprecation(value.deprecationReason) }

    func directive(_ directive: DirectiveDefinition) -> String {
        description(directive.description) + "directive @" + directive.name + arguments(directive.arguments, indentation: "")
            + (directive.isRepeatable ? " repeatable" : "") + " on "
            + ordered(directive.locations, by: \.rawValue).map(\.rawValue).joined(separator: " | ")
    }

    /// Prints arguments on one line unless one of them has a description.
    private func arguments(_ range: IDRange<InputValueID>, indentation: String) -> String {
        if range.isEmpty { return "" }
        let arguments = ordered(schema[range], by: \.name)
        if arguments.allSatisfy({ $0.description == nil }) {
            return "(" + arguments.map(inputValue).joined(separator: ", ") + ")"
        }
        let lines = arguments.enumerated().map { position, argument in
            member(argument.description, inputValue(argument), indentation: indentation + "  ", isFirst: position == 0)
        }
        return "(\n" + lines.joined(separator: "\n") + "\n" + indentation + ")"
    }

    func inputValue(_ input: InputValueDefinition) -> String {
        input.name + ": " + schema.printed(input.type) + (input.defaultLiteral.map { " = " + $0 } ?? "")
            + deprecation(input.deprecationReason) + (input.isSecret ? " @secret" : "")
    }
}

// Text helpers.
extension SchemaPrinter {
    private func ordered<Items: Collection>(_ items: Items, by name: (Items.Element) -> String) -> [Items.Element] {
        isSorted ? items.sorted { NaturalOrder.precedes(name($0), name($1)) } : Array(items)
    }

    private func names(_ prefix: String, _ types: [TypeID], separator: String) -> String {
        let names = ordered(types.map { schema[$0].name }, by: \.self)
        return names.isEmpty ? "" : prefix + names.joined(separator: separator)
    }

    private func block(_ lines: [String]) -> String {
        lines.isEmpty ? "" : " {\n" + lines.joined(separator: "\n") + "\n}"
    }

    /// Prints a member on separate lines; a member with a description follows an empty line, unless it is the first.
    private func member(_ text: String?, _ definition: String, indentation: String = "  ", isFirst: Bool) -> String {
        let gap = text == nil || isFirst ? "" : "\n"
        return gap + description(text, indentation: indentation) + indentation + definition
    }

    func description(_ text: String?, indentation: String = "") -> String {
        guard let text else { return "" }
        let bytes = Array(text.utf8)
        let printed = BlockString.canPrint(bytes) ? BlockString.printed(bytes) : StringValue.printed(bytes)
        let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { indentation + $0 + "\n" }.joined()
    }

    private func deprecation(_ reason: String?) -> String {
        guard let reason else { return "" }
        return reason == Schema.defaultDeprecationReason ? " @deprecated" : " @deprecated(reason: \(quoted(reason)))"
    }

    private func quoted(_ text: String) -> String { StringValue.printed(Array(text.utf8)) }
}

extension Schema {
    /// The reason of `@deprecated` without an argument.
    static let defaultDeprecationReason = "No longer supported"
}
