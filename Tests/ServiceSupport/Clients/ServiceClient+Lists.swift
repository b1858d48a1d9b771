extension ServiceClient {
    /// The numeric ids of all rows of a list, read page by page in one direction, followed by the total count.
    package func wholeList(_ field: String, _ arguments: String = "", size: Int = 7, isBackward: Bool = false) throws -> [String] {
        var found: [String] = []
        var cursor = ""
        while true {
            let page = (arguments.isEmpty ? "" : arguments + ", ") + (isBackward ? "last: \(size)" : "first: \(size)") + cursor
            let list = try data(
                "{ list: \(field)(\(page)) { totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }"
            )["list"]
            let ids = list["nodes"].items.compactMap { $0["id"].string?.split(separator: "_").last.map(String.init) }
            found = isBackward ? ids + found : found + ids
            let (more, end) = isBackward ? ("hasPreviousPage", "startCursor") : ("hasNextPage", "endCursor")
            guard list.at("pageInfo.\(more)").bool == true, let next = list.at("pageInfo.\(end)").string else {
                return found + ["of \(list["totalCount"].int ?? -1)"]
            }
            cursor = ", \(isBackward ? "before" : "after"): \"\(next)\""
        }
    }
}
