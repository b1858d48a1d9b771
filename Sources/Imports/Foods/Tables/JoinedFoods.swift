import Importing
import Postgres

/// The joined foods of `FoodDataTables`, fetched some at a time.
final class JoinedFoods: RecordReader {
    private let session: PostgresSession
    private var fetched: ArraySlice<Food> = []
    private var number = 0
    private var hasBegun = false

    private struct Food: Decodable {
        /// The line of the food in `food.csv`.
        let line: Int32
        let food: String
    }

    init(_ session: PostgresSession) {
        self.session = session
    }

    /// A file without foods is not a mistake of its layout.
    let missingDescription: String? = nil

    func next() throws(ImportFailure) -> SourceRecord? {
        do throws(PostgresError) {
            if fetched.isEmpty { try fetch() }
        } catch {
            throw ImportFailure("the foods could not be joined: \(error)")
        }
        guard let food = fetched.popFirst() else { return nil }
        number += 1
        return SourceRecord(
            position: RecordPosition(number: number, line: Int(food.line), offset: nil),
            content: .json(Array(food.food.utf8))
        )
    }

    private func fetch() throws(PostgresError) {
        if !hasBegun {
            try session.execute("BEGIN; DECLARE joined_food NO SCROLL CURSOR FOR \(Self.sql)")
            hasBegun = true
        }
        fetched = try session.query("FETCH 500 FROM joined_food").decode(Food.self)[...]
    }

    private static var sql: String { SQLFiles.statements.first { $0.name == "foods_joined" }?.text ?? "" }
}
