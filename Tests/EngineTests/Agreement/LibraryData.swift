import GraphQL

/// The library as the executor sees it: rows in memory, and the value of each field.
///
/// It implements the bindings of `Library` a second time, without SQL.
struct LibraryData: DataSource {
    indirect enum Node {
        case root
        case null
        case leaf(Value)
        case list([Node])
        /// The reason why there is no value.
        case failure(String)
        /// The row of a table.
        case row(String, LibraryRows.Row)
        /// An object that does not come from a row, complete.
        case object([String: Node])
    }

    let schema: Schema
    let rows: LibraryRows

    static let types = ["shelf": "Shelf", "book": "Book", "author": "Author", "review": "Review"]

    func value(of field: FieldID, arguments: CoercedArguments?, in object: Node) -> Node {
        let name = schema[field].name
        let given = Arguments(field: schema[field], schema: schema, values: arguments)
        switch object {
        case .row("shelf", let row): return shelfField(name, given, row)
        case .row("book", let row): return bookField(name, given, row)
        case .row("author", let row): return authorField(name, row)
        case .row("review", let row): return reviewField(name, row)
        case .object(let fields): return fields[name] ?? .null
        case .root: return rootField(name, given)
        case .row, .null, .leaf, .list, .failure: return .null
        }
    }

    /// The arguments of a field by name; this schema treats null and absence alike.
    private struct Arguments {
        let field: FieldDefinition
        let schema: Schema
        let values: CoercedArguments?

        subscript(_ name: String) -> Value? {
            guard let index = field.arguments.first(where: { schema[$0].name == name }), let value = values?[index], !value.isNull else {
                return nil
            }
            return value
        }

        func number(_ name: String) -> Int? {
            if case .int(let number)? = self[name] { Int(number) } else { nil }
        }
    }

    // MARK: Fields

    private func rootField(_ name: String, _ given: Arguments) -> Node {
        switch name {
        case "shelf", "must": found(given["id"], only: "shelf")
        case "book": found(given["id"], only: "book")
        case "author": all("author") { $0["code"] == given["code"] }.first ?? .null
        case "node": found(given["id"])
        case "nodes": if case .list(let ids)? = given["ids"] { .list(ids.map { found($0) }) } else { .null }
        case "shelves": page(all("shelf"), given)
        case "books": books(given) { _ in true }
        case "works": page(works, given)
        case "numbers", "squares": .list((0..<max(0, given.number("upTo") ?? 0)).map { number($0 + 1) })
        case "about": node(Library.about)
        default: .null
        }
    }

    private func shelfField(_ name: String, _ given: Arguments, _ shelf: LibraryRows.Row) -> Node {
        let isHere = { (book: LibraryRows.Row) in book["shelf_id"] == shelf["id"] }
        switch name {
        case "id": return id("shelf", shelf)
        case "label":
            let place = Node.object(["floor": node(shelf["place_floor"]), "row": node(shelf["place_row"])])
            return .object(["text": node(shelf["label_text"]), "color": node(shelf["label_color"]), "place": place])
        case "sign":
            if shelf["sign_size"]?.isNull ?? true { return .null }
            return .object(["text": node(shelf["sign_text"]), "size": node(shelf["sign_size"])])
        case "best": return one("book", shelf["best_id"])
        case "top": return one("book", shelf["top_id"])
        case "keeper": return one("author", shelf["keeper_id"])
        case "books", "loose": return .list(all("book", where: isHere))
        case "spare": return .list(byRank(all("book", where: isHere)))
        case "stock": return books(given, where: isHere)
        case "languages":
            let books = all("book", where: isHere)
            let languages = Set(books.compactMap { text($0, "language") }).sorted()
            return .list(
                languages.map { language in
                    let inner = books.filter { text($0, "language") == language }.map { book in
                        Node.object([
                            "name": column("name", of: book), "pages": column("pages", of: book), "author": field("author", of: book),
                        ])
                    }
                    return .object(["language": .leaf(.string(language)), "books": .list(inner)])
                }
            )
        default: return node(shelf[name])
        }
    }

    private func bookField(_ name: String, _ given: Arguments, _ book: LibraryRows.Row) -> Node {
        let isOfIt = { (review: LibraryRows.Row) in review["book_id"] == book["id"] }
        return switch name {
        case "id": id("book", book)
        case "shelf": one("shelf", book["shelf_id"])
        case "author": one("author", book["author_id"])
        case "reviews": .list(all("review", where: isOfIt))
        case "opinions": page(all("review", where: isOfIt), given)
        default: node(book[name])
        }
    }

    private func authorField(_ name: String, _ author: LibraryRows.Row) -> Node {
        switch name {
        case "id": id("author", author)
        case "books": .list(all("book") { $0["author_id"] == author["id"] })
        case "favorite": one("book", author["favorite_id"])
        default: node(author[name])
        }
    }

    private func reviewField(_ name: String, _ review: LibraryRows.Row) -> Node {
        switch name {
        case "id": id("review", review)
        case "book": one("book", review["book_id"])
        case "by": one("author", review["author_id"])
        default: node(review[name])
        }
    }

    // MARK: Rows

    /// The visible rows of a table in the order of their ids.
    private func all(_ table: String, where condition: (LibraryRows.Row) -> Bool = { _ in true }) -> [Node] {
        (rows.tables[table] ?? []).filter { $0["hidden"] != true && condition($0) }.map { .row(table, $0) }
    }

    private func one(_ table: String, _ id: Value?) -> Node {
        guard let row = rows.row(table, id), row["hidden"] != true else { return .null }
        return .row(table, row)
    }

    /// The object with a global id; with `only`, an id of another table is refused.
    private func found(_ id: Value?, only expected: String? = nil) -> Node {
        guard case .string(let id)? = id else { return .null }
        let parts = id.split(separator: "_")
        let table = String(parts[0])
        if let expected, expected != table {
            let type = Self.types[expected] ?? ""
            return .failure("This is not the id of a \(type); such an id has the form “\(expected)_42”.")
        }
        return one(table, parts.last.flatMap { Int64($0) }.map(Value.int))
    }

    private func id(_ table: String, _ row: LibraryRows.Row) -> Node {
        guard case .int(let number)? = row["id"] else { return .null }
        return .leaf(.string("\(table)_\(number)"))
    }

    private func node(_ value: Value?) -> Node {
        switch value {
        case nil, .null: .null
        case .list(let items): .list(items.map { node($0) })
        case .object(let fields): .object(Dictionary(uniqueKeysWithValues: fields.map { ($0.name, node($0.value)) }))
        case let value?: .leaf(value)
        }
    }

    private func number(_ value: Int) -> Node {
        .object([
            "value": .leaf(.int(Int64(value))), "square": .leaf(.int(Int64(value * value))), "shelf": one("shelf", .int(Int64(value * 4))),
        ])
    }

    private func column(_ name: String, of node: Node) -> Node {
        if case .row(_, let row) = node { self.node(row[name]) } else { .null }
    }

    private func field(_ name: String, of book: Node) -> Node {
        if case .row(_, let row) = book { one(name, row[name + "_id"]) } else { .null }
    }

    private func text(_ node: Node, _ name: String) -> String? {
        if case .row(_, let row) = node, case .string(let text)? = row[name] { text } else { nil }
    }

    private func integer(_ node: Node, _ name: String) -> Int64 {
        if case .row(_, let row) = node, case .int(let number)? = row[name] { number } else { 0 }
    }

    // MARK: Pages

    private func byRank(_ books: [Node]) -> [Node] {
        // Rows of equal rank stay in the order of their ids.
        books.enumerated().sorted { left, right in
            let (leftRank, rightRank) = (integer(left.element, "rank"), integer(right.element, "rank"))
            return leftRank == rightRank ? left.offset < right.offset : leftRank > rightRank
        }.map(\.element)
    }

    private func books(_ given: Arguments, where condition: (LibraryRows.Row) -> Bool) -> Node {
        var books = all("book") { row in
            guard let least = given.number("atLeast") else { return condition(row) }
            guard case .int(let pages)? = row["pages"] else { return false }
            return pages >= least && condition(row)
        }
        // The ids have the direction of the last key.
        if given["orderBy"] == .enum("RANK") { books = byRank(books.reversed()) }
        return page(books, given) { ["weight": column("pages", of: $0)] }
    }

    private var works: [Node] {
        func rank(_ node: Node) -> Int64 {
            if case .row("book", _) = node { integer(node, "rank") } else { integer(node, "id") * 3 }
        }
        func kind(_ node: Node) -> String {
            if case .row(let table, _) = node { table } else { "" }
        }
        return (all("book") + all("author")).sorted { (rank($0), kind($0), integer($0, "id")) < (rank($1), kind($1), integer($1, "id")) }
    }

    private func page(_ all: [Node], _ given: Arguments, edge: (Node) -> [String: Node] = { _ in [:] }) -> Node {
        let (first, last) = (given.number("first"), given.number("last"))
        let size = min(first ?? last ?? 20, all.count)
        let shown = last == nil ? all.prefix(size) : all.suffix(size)
        let hasMore = Node.leaf(.boolean(size < all.count))
        return .object([
            "edges": .list(shown.map { node in .object(edge(node).merging(["node": node]) { $1 }) }),
            "nodes": .list(Array(shown)),
            "totalCount": .leaf(.int(Int64(all.count))),
            "pageInfo": .object([
                "hasNextPage": last == nil ? hasMore : .leaf(false), "hasPreviousPage": last == nil ? .leaf(false) : hasMore,
            ]),
        ])
    }
}
