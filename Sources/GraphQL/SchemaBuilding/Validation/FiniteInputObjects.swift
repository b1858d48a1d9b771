/// Finds the input objects that have no finite value, because their required fields lead back to them.
///
/// As in GraphQL.js, a backward search finds the input objects with a finite value, starting from input objects that need no other one. The
/// remaining ones are searched for cycles. Both steps take time proportional to the number of fields, and neither uses recursion.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Input-Objects.Circular-References
struct FiniteInputObjects {
    /// A field whose value requires another input object.
    struct Need {
        let owner: TypeID
        let field: InputValueID
        let target: TypeID
    }

    /// The maximum number of fields in all cycles together: if many cycles share a long path, the first ones are enough.
    private static let maximumReportedFields = 100_000

    private let schema: Schema
    private let inputObjects: [TypeID]
    /// The needs of each input object, by type.
    private var needs: [[Need]]
    private var isFinite: [Bool]

    init(_ schema: Schema) {
        self.schema = schema
        inputObjects = schema.types.lazy.filter { $0.kind == .inputObject }.map(\.id)
        needs = [[Need]](repeating: [], count: inputObjects.isEmpty ? 0 : schema.types.count)
        isFinite = [Bool](repeating: false, count: needs.count)
        if !inputObjects.isEmpty { findFiniteOnes() }
    }

    private mutating func findFiniteOnes() {
        var dependents = [[TypeID]](repeating: [], count: needs.count)
        /// For each input object, the number of needs that must still be found finite; at most 1 for a OneOf Input Object.
        var unresolved = [Int](repeating: 0, count: needs.count)
        var found: [TypeID] = []
        for id in inputObjects {
            let type = schema[id]
            for field in type.inputFields {
                guard let target = target(of: schema[field].type, in: type) else { continue }
                needs[Int(id.index)].append(Need(owner: id, field: field, target: target))
                dependents[Int(target.index)].append(id)
            }
            let needCount = needs[Int(id.index)].count
            unresolved[Int(id.index)] = type.isOneOf ? min(1, needCount) : needCount
            if needCount == 0 || type.isOneOf && needCount < type.inputFields.count {
                isFinite[Int(id.index)] = true
                found.append(id)
            }
        }
        while let finite = found.popLast() {
            for dependent in dependents[Int(finite.index)] where !isFinite[Int(dependent.index)] {
                unresolved[Int(dependent.index)] -= 1
                guard unresolved[Int(dependent.index)] == 0 else { continue }
                isFinite[Int(dependent.index)] = true
                found.append(dependent)
            }
        }
    }

    /// Returns the input object that a field's value requires.
    private func target(of type: TypeReference, in owner: NamedType) -> TypeID? {
        guard schema[type.named].kind == .inputObject, !type.isList, type.isNonNull != owner.isOneOf else { return nil }
        return type.named
    }

    /// Returns the cycles through input objects without finite values, each as a list of fields.
    func cycles() -> [[Need]] {
        var cycles: [[Need]] = []
        var reportedFields = 0
        var isVisited = [Bool](repeating: false, count: needs.count)
        /// The position of each input object in the path; −1 if it is not in the path.
        var positions = [Int](repeating: -1, count: needs.count)
        var path: [Need] = []
        var stack: [(type: Int, next: Int)] = []

        func enter(_ type: TypeID) {
            isVisited[Int(type.index)] = true
            positions[Int(type.index)] = path.count
            stack.append((Int(type.index), 0))
        }
        for start in inputObjects where !isFinite[Int(start.index)] && !isVisited[Int(start.index)] {
            enter(start)
            while let (type, next) = stack.last {
                guard next < needs[type].count else {
                    stack.removeLast()
                    positions[type] = -1
                    if !path.isEmpty { path.removeLast() }
                    continue
                }
                stack[stack.count - 1].next += 1
                let need = needs[type][next]
                let target = Int(need.target.index)
                if positions[target] >= 0 {
                    cycles.append(path[positions[target]...] + [need])
                    reportedFields += path.count - positions[target] + 1
                    if reportedFields > Self.maximumReportedFields || cycles.count > SchemaError.maximumErrors { return cycles }
                } else if !isFinite[target], !isVisited[target] {
                    path.append(need)
                    enter(need.target)
                }
            }
        }
        return cycles
    }
}

extension TypeValidator {
    /// Checks that every input object has a finite value.
    mutating func checkFiniteInputObjects() {
        for cycle in FiniteInputObjects(schema).cycles() where !context.isFull {
            guard let last = cycle.last else { continue }
            let fields = cycle.map { "\(schema[$0.owner].name).\(schema[$0.field].name)" }.joined(separator: ", ")
            context.report(
                "Input Object \(schema[last.target].name) cannot be provided a finite value "
                    + "because it references itself through fields: \(fields).",
                atOffsets: cycle.map { node($0.field).start }
            )
        }
    }
}
