/// Which of the rows that were fetched for a page belong to it: one more was fetched to see whether another page follows.
struct PageRows {
    /// The rows of the page.
    let shown: Range<Int>
    /// Whether there are more rows beyond it, in the direction of paging.
    let hasMore: Bool

    init(of fetched: Range<Int>, size: Int, isBackward: Bool) {
        hasMore = fetched.count > size
        let excess = max(0, fetched.count - size)
        shown = isBackward ? fetched.dropFirst(excess) : fetched.dropLast(excess)
    }
}
