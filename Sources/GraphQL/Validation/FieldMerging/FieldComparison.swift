/// Whether two fields with one response name can be merged, as far as that can be told without their selections.
struct FieldComparison {
    let document: Document
    let schema: Schema
    let uses: DocumentUses

    /// A reason why two fields cannot be merged.
    enum Difference {
        case names
        case arguments
        case types(TypeReference, TypeReference)
    }

    /// The type of a field; nil where the schema does not tell, and for meta-fields, which every type has alike.
    func type(of selection: Int) -> TypeReference? {
        guard let field = uses.selections[selection].field, field != .typename, field != .schema, field != .type else { return nil }
        return schema.fields[Int(field.index)].type
    }

    /// Whether two fields are never selected of the same object, as their parents are different object types.
    func areExclusive(_ left: Int, _ right: Int) -> Bool {
        guard let leftParent = uses.selections[left].parent, let rightParent = uses.selections[right].parent, leftParent != rightParent
        else { return false }
        return schema[leftParent].kind == .object && schema[rightParent].kind == .object
    }

    /// How two fields differ; fields that exclude each other may differ in name and arguments.
    ///
    /// Spec: https://spec.graphql.org/September2025/#FieldsInSetCanMerge()
    func difference(_ left: Int, _ right: Int, areExclusive: Bool) -> Difference? {
        if !areExclusive {
            let (leftField, rightField) = (document.selections[left], document.selections[right])
            if !document.areEqual(leftField.name, rightField.name) { return .names }
            if !document.areEqual(leftField.arguments, rightField.arguments) { return .arguments }
        }
        if let leftType = type(of: left), let rightType = type(of: right), !haveSameShape(leftType, rightType) {
            return .types(leftType, rightType)
        }
        return nil
    }

    /// Whether values of two types look alike: the same wrappers around the same leaf, or around any composite types.
    ///
    /// Spec: https://spec.graphql.org/September2025/#SameResponseShape()
    private func haveSameShape(_ left: TypeReference, _ right: TypeReference) -> Bool {
        if left == right { return true }
        guard left.listDepth == right.listDepth, left.nonNullLevels == right.nonNullLevels else { return false }
        return left.named == right.named || schema[left.named].kind.isComposite && schema[right.named].kind.isComposite
    }
}
