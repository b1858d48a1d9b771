/// Decides whether two fields with the same response name can be merged, without regard to their selections.
///
/// The type is a class because a document and a schema consist of dozens of arrays, and passing copies would retain each array.
final class FieldComparison {
    let document: Document
    let schema: Schema
    let uses: DocumentUses
    private var arguments = ArgumentNumbers()

    init(document: Document, schema: Schema, uses: DocumentUses) {
        self.document = document
        self.schema = schema
        self.uses = uses
    }

    /// A reason why two fields cannot be merged.
    enum Difference {
        case names
        case arguments
        case types(TypeReference, TypeReference)
    }

    /// Returns the type of a field; nil if the schema does not have the field, and for meta-fields, which are the same in every type.
    private func type(of selection: Int) -> TypeReference? {
        guard let field = uses.selections[selection].field, field != .typename, field != .schema, field != .type else { return nil }
        return schema.fields[Int(field.index)].type
    }

    /// Returns the shape of a field's values: its type, where all composite types count as the same.
    ///
    /// Spec: https://spec.graphql.org/September2025/#SameResponseShape()
    func shape(of selection: Int) -> TypeReference? {
        guard let type = type(of: selection) else { return nil }
        return shape(type)
    }

    private func shape(_ type: TypeReference) -> TypeReference {
        guard schema.types[Int(type.named.index)].kind.isComposite else { return type }
        return TypeReference(TypeID(-1), listDepth: type.listDepth, nonNullLevels: type.nonNullLevels)
    }

    /// Whether two fields are never selected from the same object, because their parents are different object types.
    func areExclusive(_ left: Int, _ right: Int) -> Bool {
        guard let leftParent = uses.selections[left].parent, let rightParent = uses.selections[right].parent, leftParent != rightParent
        else { return false }
        return schema.types[Int(leftParent.index)].kind == .object && schema.types[Int(rightParent.index)].kind == .object
    }

    /// Returns the difference between two fields; mutually exclusive fields may differ in name and arguments.
    ///
    /// Spec: https://spec.graphql.org/September2025/#FieldsInSetCanMerge()
    func difference(_ left: Int, _ right: Int, areExclusive: Bool) -> Difference? {
        if !areExclusive, let difference = differenceInRequest(left, right) { return difference }
        if let leftType = type(of: left), let rightType = type(of: right), leftType != rightType, shape(leftType) != shape(rightType) {
            return .types(leftType, rightType)
        }
        return nil
    }

    /// Returns the difference between two fields in name and arguments.
    func differenceInRequest(_ left: Int, _ right: Int) -> Difference? {
        let (leftField, rightField) = (uses.selections[left].field, uses.selections[right].field)
        if leftField != rightField || leftField == nil,
            !document.areEqual(document.selections[left].name, document.selections[right].name)
        {
            return .names
        }
        return arguments.areEqual(left, right, in: document) ? nil : .arguments
    }
}
