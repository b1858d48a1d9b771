/// Documents must not use deprecated elements; this rule is not in the specification, but helps clients to keep up.
struct NoDeprecatedCustomRule {
    func check(_ field: SelectionNode, _ id: FieldID, in parent: TypeID?, _ context: inout ValidationContext) {
        guard let parent, let reason = context.schema[id].deprecationReason else { return }
        context.report("The field \(context.coordinate(of: id, in: parent)) is deprecated. \(reason)", at: field.start)
    }

    func check(_ argument: ArgumentNode, _ id: InputValueID, of field: FieldID, in parent: TypeID, _ context: inout ValidationContext) {
        guard let reason = context.schema[id].deprecationReason else { return }
        let coordinate = "\(context.coordinate(of: field, in: parent))(\(context.text(argument.name)):)"
        context.report("The argument \"\(coordinate)\" is deprecated. \(reason)", at: argument.name.start)
    }

    func check(_ argument: ArgumentNode, _ id: InputValueID, of directive: DirectiveID, _ context: inout ValidationContext) {
        guard let reason = context.schema[id].deprecationReason else { return }
        let coordinate = "@\(context.schema[directive].name)(\(context.text(argument.name)):)"
        context.report("The argument \"\(coordinate)\" is deprecated. \(reason)", at: argument.name.start)
    }

    func check(_ field: ObjectFieldNode, _ id: InputValueID, of type: TypeID, _ context: inout ValidationContext) {
        guard let reason = context.schema[id].deprecationReason else { return }
        let coordinate = "\(context.text(type)).\(context.text(field.name))"
        context.report("The input field \(coordinate) is deprecated. \(reason)", at: field.name.start)
    }

    func check(enumValue value: ValueNode, of type: TypeID, _ context: inout ValidationContext) {
        guard let name = value.name, let id = context.schema.enumValue(named: name, of: type, in: context.document),
            let reason = context.schema[id].deprecationReason
        else { return }
        context.report("The enum value \"\(context.text(type)).\(context.text(name))\" is deprecated. \(reason)", at: value.start)
    }
}
