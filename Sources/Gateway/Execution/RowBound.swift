import Planner

/// How many rows a request can fetch at most, from the sizes of its pages, before anything is sent.
///
/// Pages within pages multiply: three levels of `first: 100` are a million rows, which would fill the memory long before the time is over.
enum RowBound {
    /// The rows of all levels together; `usualRows` stands for lists without pages.
    static func rows(of plan: PreparedPlan, for values: RequestValues) -> Int {
        guard plan.facts.count > 1 else { return 0 }
        var total = 0
        var rows = [Int](repeating: 0, count: plan.facts.count)
        for (level, facts) in plan.facts.enumerated() {
            let perParent =
                switch plan.plan.levels[level].parent {
                case .given(.ids(let source, _), _): values.items(of: source).count
                default: facts.isPaged ? values.pageSize(plan.plan.levels[level].page?.size) : facts.usualRows
                }
            let parents = facts.parent >= 0 ? rows[facts.parent] : 1
            let product = parents.multipliedReportingOverflow(by: perParent)
            rows[level] = product.overflow ? .max : product.partialValue
            let sum = total.addingReportingOverflow(rows[level])
            total = sum.overflow ? .max : sum.partialValue
        }
        return total
    }
}
