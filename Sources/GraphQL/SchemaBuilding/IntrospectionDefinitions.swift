/// Converts an introspection result to type system definitions.
struct IntrospectionDefinitions {
    private(set) var text = ""

    init(of result: Value) throws(IntrospectionError) {
        let root = try Self.schema(in: result)
        try write(schema: root)
        for directive in try root["directives"].items() { try write(directive: directive) }
        for type in try root["types"].items() { try write(type: type) }
    }

    private static func schema(in result: Value) throws(IntrospectionError) -> IntrospectionNode {
        if case .object(let object) = result {
            if let schema = object["__schema"], !schema.isNull { return IntrospectionNode(value: schema, path: "__schema") }
            if case .object(let data)? = object["data"], let schema = data["__schema"], !schema.isNull {
                return IntrospectionNode(value: schema, path: "data.__schema")
            }
        }
        throw .malformed(path: "__schema", problem: "is missing")
    }

    private mutating func write(schema: IntrospectionNode) throws(IntrospectionError) {
        // The root types are always written: a root type can have an unusual name, and a type with a usual name may not be a root type.
        try write(description: try schema.optional("description"))
        text += "schema {\n"
        text += "  query: \(try schema["queryType"]["name"].name())\n"
        if let type = try schema.optional("mutationType") { text += "  mutation: \(try type["name"].name())\n" }
        if let type = try schema.optional("subscriptionType") { text += "  subscription: \(try type["name"].name())\n" }
        text += "}\n"
    }

    private mutating func write(directive: IntrospectionNode) throws(IntrospectionError) {
        let name = try directive["name"].name()
        // The specified directives are part of every schema. Older servers report them with fewer locations than are used here.
        if BuiltInDefinitions.directiveNames.contains(name) { return }
        try write(description: try directive.optional("description"))
        text += "directive @" + name
        try write(arguments: try directive["args"])
        if try directive.flag("isRepeatable") { text += " repeatable" }
        text += " on"
        for (index, location) in try directive["locations"].items().enumerated() {
            let name = try location.text()
            guard DirectiveLocation(rawValue: name) != nil else { throw location.malformed("is no directive location: \"\(name)\"") }
            text += (index == 0 ? " " : " | ") + name
        }
        text += "\n"
    }

    private mutating func write(type: IntrospectionNode) throws(IntrospectionError) {
        let name = try type["name"].name()
        let kind = try type["kind"].text()
        if name.hasPrefix("__") || BuiltInDefinitions.typeNames.contains(name) { return }
        try write(description: try type.optional("description"))
        switch kind {
        case "SCALAR":
            text += "scalar " + name
            if let url = try type.optional("specifiedByURL") { text += " @specifiedBy(url: \(quoted(try url.text())))" }
        case "OBJECT", "INTERFACE":
            text += (kind == "OBJECT" ? "type " : "interface ") + name
            // Before interfaces could implement other interfaces, servers returned null here.
            try write(names: try type.optional("interfaces"), " implements ", separator: " & ")
            try write(members: try type["fields"]) { writer, field throws(IntrospectionError) in try writer.write(field: field) }
        case "UNION":
            text += "union " + name
            try write(names: try type["possibleTypes"], " = ", separator: " | ")
        case "ENUM":
            text += "enum " + name
            try write(members: try type["enumValues"]) { writer, value throws(IntrospectionError) in
                writer.text += try value["name"].name()
                try writer.write(deprecationOf: value)
            }
        case "INPUT_OBJECT":
            text += "input " + name
            if try type.flag("isOneOf") { text += " @oneOf" }
            try write(members: try type["inputFields"]) { writer, field throws(IntrospectionError) in try writer.write(inputValue: field) }
        default:
            throw try type["kind"].malformed("is no kind of named type: \"\(kind)\"")
        }
        text += "\n"
    }
}

// Parts of definitions.
extension IntrospectionDefinitions {
    private mutating func write(field: IntrospectionNode) throws(IntrospectionError) {
        text += try field["name"].name()
        try write(arguments: try field["args"])
        text += ": " + (try typeReference(try field["type"]))
        try write(deprecationOf: field)
    }

    private mutating func write(inputValue: IntrospectionNode) throws(IntrospectionError) {
        text += try inputValue["name"].name() + ": " + typeReference(try inputValue["type"])
        if let value = try inputValue.optional("defaultValue") { text += " = " + (try value.constant()) }
        try write(deprecationOf: inputValue)
    }

    private mutating func write(arguments: IntrospectionNode) throws(IntrospectionError) {
        let arguments = try arguments.items()
        if arguments.isEmpty { return }
        text += "(\n"
        for argument in arguments {
            try write(description: try argument.optional("description"))
            try write(inputValue: argument)
            text += "\n"
        }
        text += ")"
    }

    private mutating func write(
        members: IntrospectionNode,
        _ write: (inout Self, IntrospectionNode) throws(IntrospectionError) -> Void
    ) throws(IntrospectionError) {
        let members = try members.items()
        if members.isEmpty { return }
        text += " {\n"
        for member in members {
            try self.write(description: try member.optional("description"))
            try write(&self, member)
            text += "\n"
        }
        text += "}"
    }

    private mutating func write(names types: IntrospectionNode?, _ prefix: String, separator: String) throws(IntrospectionError) {
        guard let types = try types?.items(), !types.isEmpty else { return }
        for (index, type) in types.enumerated() {
            text += (index == 0 ? prefix : separator) + (try type["name"].name())
        }
    }

    private mutating func write(deprecationOf node: IntrospectionNode) throws(IntrospectionError) {
        guard try node.flag("isDeprecated") else { return }
        text += " @deprecated"
        if let reason = try node.optional("deprecationReason") { text += "(reason: \(quoted(try reason.text())))" }
    }

    private mutating func write(description node: IntrospectionNode?) throws(IntrospectionError) {
        guard let node else { return }
        text += quoted(try node.text()) + "\n"
    }

    /// Returns a type reference such as `[Name!]!`, read from the outermost wrapper inwards.
    private func typeReference(_ node: IntrospectionNode) throws(IntrospectionError) -> String {
        var (node, prefix, suffix) = (node, "", "")
        while true {
            switch try node["kind"].text() {
            case "NON_NULL": suffix = "!" + suffix
            case "LIST": (prefix, suffix) = (prefix + "[", "]" + suffix)
            default: return prefix + (try node["name"].name()) + suffix
            }
            guard let inner = try node.optional("ofType") else {
                throw node.malformed("has no ofType: the query asked for fewer levels than the type has")
            }
            node = inner
        }
    }

    private func quoted(_ text: String) -> String { StringValue.printed(text.utf8) }
}
