extension Parser {
    //   Value[Const] : [~Const] Variable | IntValue | FloatValue | StringValue | BooleanValue | NullValue | EnumValue
    //                | ListValue[?Const] | ObjectValue[?Const]
    //
    // Spec: https://spec.graphql.org/September2025/#Value
    mutating func parseValue(constant: Bool) throws(SyntaxError) -> ValueNode {
        switch token.kind {
        case .bracketLeft: try parseList(constant: constant)
        case .braceLeft: try parseObject(constant: constant)
        case .int: try parseLeaf(.int)
        case .float: try parseLeaf(.float)
        case .string, .blockString: try parseString()
        case .name: try parseNamedValue()
        case .dollar: try parseVariable(constant: constant)
        default: throw unexpected()
        }
    }

    @inline(__always)
    private mutating func parseLeaf(_ kind: ValueNode.Kind) throws(SyntaxError) -> ValueNode {
        let value = ValueNode(kind, start: token.start, end: token.end)
        try advance()
        return value
    }

    mutating func parseString() throws(SyntaxError) -> ValueNode {
        try parseLeaf(token.kind == .blockString ? .blockString : .string)
    }

    //   BooleanValue : one of `true` `false`
    //   NullValue : `null`
    //   EnumValue : Name but not `true` or `false` or `null`
    private mutating func parseNamedValue() throws(SyntaxError) -> ValueNode {
        if isKeyword("true") || isKeyword("false") { return try parseLeaf(.boolean) }
        return try parseLeaf(isKeyword("null") ? .null : .enum)
    }

    //   Variable : $ Name
    private mutating func parseVariable(constant: Bool) throws(SyntaxError) -> ValueNode {
        let dollar = token
        try advance()
        if constant {
            guard token.kind == .name else { throw unexpected(dollar) }
            let (name, message) = (text(of: token), "Unexpected variable in constant value.")
            throw error("Unexpected variable \"$\(name)\" in constant value.", plainly: message, at: dollar.start)
        }
        let name = try parseName()
        // Ignored characters may follow the `$`, so the length of the name is stored.
        return ValueNode(.variable, start: dollar.start, end: name.start + name.length, firstChild: name.length)
    }

    //   ListValue[Const] : [ ] | [ Value[?Const]+ ]
    private mutating func parseList(constant: Bool) throws(SyntaxError) -> ValueNode {
        let start = token.start
        try advance()
        valueNesting += 1
        try checkNesting(valueNesting)
        let first = openItems.count
        while try !skip(.bracketRight) {
            let item = try parseValue(constant: constant)
            openItems.append(item)
        }
        valueNesting -= 1
        let items = NodeRange(moving: &openItems, from: first, to: &document.values)
        return ValueNode(.list, start: start, end: lastEnd, firstChild: items.start, childCount: items.count)
    }

    //   ObjectValue[Const] : { } | { ObjectField[?Const]+ }
    //   ObjectField[Const] : Name : Value[?Const]
    private mutating func parseObject(constant: Bool) throws(SyntaxError) -> ValueNode {
        let start = token.start
        try advance()
        valueNesting += 1
        try checkNesting(valueNesting)
        let first = openFields.count
        while try !skip(.braceRight) {
            let name = try parseName()
            try expect(.colon)
            let value = try parseValue(constant: constant)
            openFields.append(ObjectFieldNode(name: name, value: value))
        }
        valueNesting -= 1
        let fields = NodeRange(moving: &openFields, from: first, to: &document.objectFields)
        return ValueNode(.object, start: start, end: lastEnd, firstChild: fields.start, childCount: fields.count)
    }

    //   Type : NamedType | ListType | NonNullType
    //   ListType : [ Type ]
    //   NonNullType : NamedType ! | ListType !
    //
    // Spec: https://spec.graphql.org/September2025/#Type
    mutating func parseType() throws(SyntaxError) -> TypeNode {
        let start = token.start
        var type: TypeNode
        if try skip(.bracketLeft) {
            valueNesting += 1
            try checkNesting(valueNesting)
            let inner = try parseType()
            valueNesting -= 1
            try expect(.bracketRight)
            type = wrap(inner, in: .list, start: start)
        } else {
            type = TypeNode(.named, name: try parseName(), start: start)
        }
        if try skip(.bang) {
            type = wrap(type, in: .nonNull, start: start)
        }
        return type
    }

    private mutating func wrap(_ inner: TypeNode, in kind: TypeNode.Kind, start: Int32) -> TypeNode {
        document.types.append(inner)
        return TypeNode(kind, name: inner.name, start: start, inner: Int32(document.types.count - 1))
    }
}
