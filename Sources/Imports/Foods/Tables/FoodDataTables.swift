public import Importing
public import Postgres

/// The files of FoodData Central's CSV downloads, joined by PostgreSQL.
///
/// The files together can be larger than memory, and a food's nutrients are in another file. So the large files are copied into temporary
/// tables, and each food is read from there as a JSON record in the form of the API. `USDA` reads these records.
public final class FoodDataTables {
    private let session: PostgresSession
    /// The number and unit of each nutrient that we use, by its id.
    private var nutrients: [String: (number: String, unit: String)] = [:]
    private var found: Set<FoodDataFile> = []
    private var measureUnits: [String: String] = [:]
    /// The names of the categories of all foods.
    ///
    /// Survey foods have codes of four digits, so codes don't collide.
    private var categories: [String: String] = [:]

    /// The kinds of foods that are imported.
    ///
    /// The others are samples from laboratories.
    private static let kinds: Set<String> = ["foundation_food", "sr_legacy_food", "survey_fndds_food", "branded_food"]

    /// Creates the temporary tables.
    public init(_ session: PostgresSession) throws(PostgresError) {
        self.session = session
        try session.execute(SQLFiles.statements.first { $0.name == "foods_tables" }?.text ?? "")
    }

    /// The names of the files in a folder of a download.
    public static var fileNames: [String] { FoodDataFile.allCases.map(\.rawValue) }

    /// Orders paths, so that each file follows the files that it refers to.
    ///
    /// Archives come first.
    public static func ordered(_ paths: [String]) -> [String] {
        let places = paths.map { path in FoodDataFile(path: path).flatMap { FoodDataFile.allCases.firstIndex(of: $0) } ?? -1 }
        return zip(places, paths).enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - source: The file. Files that it refers to must have been read before.
    ///   - tell: Receives a message for each row that cannot be read.
    /// - Throws: `ImportFailure` if the file cannot be read, or the error from PostgreSQL.
    public func read(_ source: ByteSource, tell: (String) -> Void) throws {
        guard let file = FoodDataFile(path: source.name) else {
            throw ImportFailure(
                "\(source.name) is not a file of FoodData Central's CSV download: the files are \(Self.fileNames.joined(separator: ", "))"
            )
        }
        found.insert(file)
        let records = CSVRecords(source, columns: file.columns)
        if let copy = file.copy {
            try session.copy(copy) { writer in
                while let row = try next(records, source, tell) {
                    guard let food = row.fields["fdc_id"].flatMap({ Int64($0) }) else {
                        tell(
                            "\(source.name): line \(row.line) skipped: “fdc_id” is “\(row.fields["fdc_id"] ?? "")”: the food's number is needed"
                        )
                        continue
                    }
                    do throws(RecordProblem) {
                        try check(row.fields, in: file)
                    } catch {
                        tell("\(source.name): line \(row.line) skipped: \(error)")
                        continue
                    }
                    try write(row.fields, of: food, line: row.line, in: file, to: &writer)
                }
            }
        } else {
            while let row = try next(records, source, tell) { keep(row.fields, of: file) }
        }
        if let missing = records.missingDescription { throw ImportFailure("\(source.name): \(missing) is needed") }
        if let reason = records.incompleteness { tell("\(source.name): \(reason)") }
    }

    /// Returns the joined foods, after all files were read.
    ///
    /// - Throws: `ImportFailure` if a required file was not read, or the error from PostgreSQL.
    public func foods() throws -> any RecordReader {
        let missing = FoodDataFile.allCases.filter { $0.isRequired && !found.contains($0) }.map(\.rawValue)
        guard missing.isEmpty else { throw ImportFailure("missing: \(missing.joined(separator: ", ")). Give the folder of the download") }
        try session.execute(
            """
            CREATE INDEX ON fdc_branded (fdc_id); CREATE INDEX ON fdc_survey (fdc_id);
            CREATE INDEX ON fdc_nutrient (fdc_id); CREATE INDEX ON fdc_portion (fdc_id);
            ANALYZE fdc_food, fdc_branded, fdc_survey, fdc_nutrient, fdc_portion
            """
        )
        return JoinedFoods(session)
    }

    private func next(_ records: CSVRecords, _ source: ByteSource, _ tell: (String) -> Void) throws -> (fields: CSVRow, line: Int)? {
        while let record = try records.next() {
            if case .row(let fields) = record.content { return (fields, record.position.line) }
            if case .unreadable(let problem) = record.content { tell("\(source.name): \(record.position) skipped: \(problem)") }
        }
        return nil
    }

    /// Keeps a row of a small file.
    private func keep(_ row: CSVRow, of file: FoodDataFile) {
        switch file {
        case .nutrients:
            guard let id = row["id"], let text = row["nutrient_nbr"], let unit = row["unit_name"] else { return }
            let number = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
            guard USDA.number(Array(number.utf8).span) != nil else { return }
            nutrients[id] = (number, unit)
            // Some releases of survey foods refer to the number.
            nutrients[number] = (number, unit)
        case .measureUnits: if let id = row["id"] { measureUnits[id] = row["name"] }
        case .categories: if let id = row["id"] { categories[id] = row["description"] }
        case .surveyCategories:
            if let code = row["wweia_food_category"] ?? row["wweia_food_category_code"] {
                categories[code] = row["wweia_food_category_description"]
            }
        default: break
        }
    }

    /// Checks that the amount of a row is a number, or empty.
    private func check(_ row: CSVRow, in file: FoodDataFile) throws(RecordProblem) {
        let column = file == .foodNutrients ? "amount" : file == .portions ? "gram_weight" : nil
        guard let column, let text = row[column], Double(text) == nil else { return }
        throw RecordProblem("“\(column)” is “\(text.prefix(40))”: a number is needed")
    }

    /// Writes a row of a large file to its table.
    private func write(_ row: CSVRow, of food: Int64, line: Int, in file: FoodDataFile, to writer: inout CopyWriter) throws {
        switch file {
        case .foods:
            guard let kind = row["data_type"], Self.kinds.contains(kind) else { return }
            writer.append(food)
            writer.append(line)
            writer.append(row["description"])
            writer.append(row["food_category_id"].flatMap { categories[$0] })
        case .brandedFoods:
            writer.append(food)
            for column in ["brand_owner", "brand_name", "branded_food_category", "serving_size_unit"] { writer.append(row[column]) }
        case .surveyFoods:
            let code = row["wweia_category_code"] ?? row["wweia_category_number"] ?? row["wweia_food_category_code"]
            writer.append(food)
            writer.append(code.flatMap { categories[$0] })
        case .foodNutrients:
            guard let nutrient = row["nutrient_id"].flatMap({ nutrients[$0] }), let amount = row["amount"].flatMap({ Double($0) }) else {
                return
            }
            writer.append(food)
            writer.append(nutrient.number)
            writer.append(nutrient.unit)
            writer.append(amount)
        case .portions:
            guard let grams = row["gram_weight"].flatMap({ Double($0) }) else { return }
            writer.append(food)
            if let place = row["seq_num"].flatMap({ Int($0) }) { writer.append(place) } else { writer.appendNull() }
            if let amount = row["amount"].flatMap({ Double($0) }) { writer.append(amount) } else { writer.appendNull() }
            writer.append(row["measure_unit_id"].flatMap { measureUnits[$0] })
            writer.append(row["portion_description"])
            writer.append(row["modifier"])
            writer.append(grams)
        default: return
        }
        try writer.endRow()
    }
}
