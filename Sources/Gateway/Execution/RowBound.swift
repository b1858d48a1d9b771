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
            let perParent = facts.isPaged ? values.pageSize(plan.plan.levels[level].page?.size) : facts.usualRows
            let parents = facts.parent >= 0 ? rows[facts.parent] : 1
            rows[level] = parents.multipliedReportingOverflow(by: perParent).overflow ? .max / 1024 : parents * perParent
            total += rows[level]
        }
        return total
    }
}
