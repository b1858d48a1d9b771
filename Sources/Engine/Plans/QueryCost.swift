import GraphQL
import Planner
import SearchText

/// The cost of a request, estimated from its plan before it runs: rows times columns, level by level.
///
/// The numbers of rows follow from page sizes and from the observed lengths of other lists. A cost is created once per plan; calculating
/// the points of a request is then a short loop over numbers. Belongs to one loop.
final class QueryCost {
    /// The number of rows per parent.
    private enum Size: BitwiseCopyable {
        case fixed(Double)
        /// As the request specifies.
        case page, ids
        /// As observed so far, by the field's index in the schema.
        case measured(field: Int, unseen: Double)

        var isFixed: Bool { if case .fixed = self { true } else { false } }
        var isMeasured: Bool { if case .measured = self { true } else { false } }
    }

    private struct Term: BitwiseCopyable {
        var parent = -1
        var size: Size
        /// Whether one extra row is fetched to see if another page follows.
        var isPaged = false
        /// Whether the statement finds the parents again.
        var repeatsParent = false
        /// Points for each parent.
        var search = 0.0
        /// Points for each row.
        var row = 0.0
        /// Whether the request's arguments add to the points.
        var hasEffort = false
    }

    /// The arguments that add to the points for each parent of a level, and for each of its rows.
    private struct Effort {
        var search: [(ValueSource, Level.Search)] = []
        var row: [(ValueSource, Level.Search)] = []

        init(of level: Level) {
            search = level.effort.map { ($0, level.search) }
            row = level.counts.flatMap { count in count.effort.map { ($0, count.search) } }
        }

        /// Whether the arguments are the same for all requests.
        var isConstant: Bool { (search + row).allSatisfy(\.0.isConstant) }
    }

    private let plan: ReadPlan
    private let terms: [Term]
    /// The arguments of each level.
    private let efforts: [Effort]
    /// The points, if they are the same for all requests.
    private var constant: Double?
    /// The levels with lists to measure.
    private let measuredLevels: [Int]
    /// The mutations, which cost points themselves and for their payloads.
    private let mutations: [MutationCost]
    // Reused for each request.
    private var rows: [Double]
    private var searches: [Double]
    private var points: [Double]

    init(_ plan: ReadPlan, mutations: [MutationCost] = []) {
        self.plan = plan
        self.mutations = mutations
        terms = plan.levels.indices.map { Self.term(of: $0, in: plan) }
        efforts = plan.levels.map(Effort.init)
        measuredLevels = terms.indices.filter { [terms] in terms[$0].size.isMeasured }
        rows = Array(repeating: 0, count: terms.count)
        (searches, points) = (rows, rows)
        if terms.allSatisfy(\.size.isFixed), efforts.allSatisfy(\.isConstant) {
            constant = evaluate(for: RequestValues(), ListSizes(fields: 0))
        }
    }

    private static func term(of index: Int, in plan: ReadPlan) -> Term {
        let level = plan.levels[index]
        let isBelowRows = level.hasPosition
        var term = Term(size: .fixed(1), isPaged: level.page != nil, repeatsParent: level.repeatsParent)
        if let parent = level.parentLevel { term.parent = parent }
        if case .given = level.parent {
            term.size = .ids
        } else if let page = level.page {
            term.size = page.size == nil ? .fixed(Double(PageSize.standard)) : .page
            if let constant = page.size?.constantInteger { term.size = .fixed(Double(constant)) }
        } else if !level.isSingle {
            let unseen = level.isGrouped ? CostWeights.groupedSize : CostWeights.listSize
            term.size = plan.sites[index].field.map { .measured(field: Int($0.index), unseen: unseen) } ?? .fixed(unseen)
        }
        term.search = CostWeights.lookup + CostWeights.search(level.search, isBelowRows: isBelowRows)
        term.row = CostWeights.row + CostWeights.column * Double(level.columnCount)
        term.row += level.counts.reduce(0) { $0 + CostWeights.count($1.search) }
        term.hasEffort = !level.effort.isEmpty || level.counts.contains { !$0.effort.isEmpty }
        return term
    }

    /// The points of a request, rounded up.
    func points(for values: RequestValues, _ sizes: ListSizes) -> Int {
        let own = Self.rounded(constant ?? evaluate(for: values, sizes))
        guard !mutations.isEmpty else { return own }
        return mutations.reduce(own) { $0 + $1.own + ($1.payload?.points(for: values, sizes) ?? 0) }
    }

    private func evaluate(for values: RequestValues, _ sizes: ListSizes) -> Double {
        var total = 0.0
        for level in terms.indices {
            let term = terms[level]
            let size =
                switch term.size {
                case .fixed(let size): size
                case .page: Double(values.pageSize(plan.levels[level].page?.size))
                case .ids: ids(of: level, values)
                case .measured(let field, let unseen): sizes.size(ofField: field) ?? unseen
                }
            let parents = term.parent < 0 ? 1 : rows[term.parent]
            rows[level] = parents * size
            searches[level] = parents * term.search
            var row = term.row
            if term.hasEffort {
                searches[level] += parents * points(of: efforts[level].search, values, CostWeights.words(_:finding:))
                row += points(of: efforts[level].row, values, CostWeights.words(_:counting:))
            }
            if term.repeatsParent { searches[level] += searches[term.parent] + rows[term.parent] * CostWeights.lookup }
            let fetched = term.isPaged ? parents * (size + 1) : rows[level]
            points[level] = CostWeights.statement + searches[level] + fetched * row
            total += points[level]
        }
        return total
    }

    /// The points that the words and lists of a request add.
    private func points(
        of arguments: [(ValueSource, Level.Search)],
        _ values: RequestValues,
        _ weight: (ParsedSearch, Level.Search) -> Double
    ) -> Double {
        var points = 0.0
        for (source, search) in arguments {
            switch values.value(source) {
            case .string(let text)?: points += weight(values.searches[text, .phrasing], search)
            case .list(let items)?: points += CostWeights.listed * Double(items.count > 100 ? Set(items).count : items.count)
            default: break
            }
        }
        return points
    }

    private func ids(of level: Int, _ values: RequestValues) -> Double {
        guard case .given(.ids(let source, _), _) = plan.levels[level].parent else { return 0 }
        return Double(values.items(of: source).count)
    }

    private static func rounded(_ points: Double) -> Int {
        Int(min(points.rounded(.up), 1_000_000_000_000_000))
    }

    /// Records the lengths of lists after a request; `rowCount` returns the number of rows of a level.
    func learn(_ sizes: ListSizes, rowCount: (_ level: Int) -> Int) {
        for level in measuredLevels {
            guard case .measured(let field, let unseen) = terms[level].size else { continue }
            let parents = terms[level].parent < 0 ? 1 : rowCount(terms[level].parent)
            sizes.note(rowCount(level), parents: parents, field: field, unseen: unseen)
        }
    }

    // MARK: Reporting

    /// The part of one level.
    struct Part {
        /// The field that the level serves.
        var site: LevelSite
        /// The expected number of rows; for levels with pages, the maximum.
        let rows: Int
        let points: Int
    }

    /// The parts of a request's points, level by level.
    func parts(for values: RequestValues, _ sizes: ListSizes) -> [Part] {
        _ = evaluate(for: values, sizes)
        let ofMutations = mutations.flatMap { mutation -> [Part] in
            let site = mutation.site
            let own = LevelSite(field: nil, path: [site.responseName], offset: site.offsets.first ?? 0)
            let payload = mutation.payload?.parts(for: values, sizes) ?? []
            return [Part(site: own, rows: 1, points: mutation.own)] + payload.map { $0.under(site.responseName) }
        }
        return ofMutations
            + terms.indices.map { Part(site: plan.sites[$0], rows: Self.rounded(rows[$0]), points: Self.rounded(points[$0])) }
    }
}

/// The cost of one mutation of an operation.
struct MutationCost {
    let site: FieldSite
    /// The cost without the payload.
    var own = 0
    /// The cost of the payload; nil if no mutation runs.
    var payload: QueryCost?
}

extension QueryCost.Part {
    /// The same part below another field.
    fileprivate func under(_ name: String) -> QueryCost.Part {
        var part = self
        part.site = LevelSite(field: site.field, path: [name] + site.path, offset: site.offset)
        return part
    }
}

extension ValueSource {
    /// The number, if the document or the schema fixes it.
    fileprivate var constantInteger: Int64? {
        if case .constant(.int(let number)) = self { number } else { nil }
    }
}
