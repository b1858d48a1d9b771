/// The rows that belong to a page, out of the fetched ones: one extra row is fetched to see if another page follows.
struct PageRows {
    /// The rows of the page.
    let shown: Range<Int>
    /// Whether more rows follow in the direction of paging.
    let hasMore: Bool

    init(of fetched: Range<Int>, size: Int, isBackward: Bool) {
        hasMore = fetched.count > size
        let excess = max(0, fetched.count - size)
        shown = isBackward ? fetched.dropFirst(excess) : fetched.dropLast(excess)
    }
}
