import Foundation
import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("CSV downloads of FoodData Central", .tags(.database), .removesDatabases)
struct FoodTablesTests {
    /// A download with a survey food, a branded drink, a food of SR Legacy and a sample of a laboratory.
    private static let files = [
        "food.csv": """
        "fdc_id","data_type","description","food_category_id","publication_date"
        "31","survey_fndds_food","Plums, ""stewed"", plain","","2026-01-01"
        "32","branded_food","FERN LEMONADE","","2026-01-01"
        "33","sr_legacy_food","Millet, puffed","8","2026-01-01"
        "34","sub_sample_food","Millet, sample 7","8","2026-01-01"
        "35","sr_legacy_food","Nothing known","8","2026-01-01"
        """,
        "food_category.csv": "\"id\",\"code\",\"description\"\n\"8\",\"0800\",\"Breakfast Cereals\"\n",
        "wweia_food_category.csv":
            "\"wweia_food_category\",\"wweia_food_category_description\"\n\"6018\",\"Other fruits and fruit salads\"\n",
        "survey_fndds_food.csv": "\"fdc_id\",\"food_code\",\"wweia_category_number\"\n\"31\",\"63100000\",\"6018\"\n",
        "branded_food.csv": """
        "fdc_id","brand_owner","brand_name","serving_size","serving_size_unit","branded_food_category"
        "32","Fern Drinks","","240","ml","Soda"
        """,
        "measure_unit.csv": "\"id\",\"name\"\n\"1000\",\"cup\"\n\"9999\",\"undetermined\"\n",
        "nutrient.csv": """
        "id","name","unit_name","nutrient_nbr","rank"
        "1003","Protein","G","203","600.0"
        "1004","Total lipid (fat)","G","204","800.0"
        "1005","Carbohydrate, by difference","G","205","1110.0"
        "1008","Energy","KCAL","208","300.0"
        "1051","Water","G","255","100.0"
        """,
        // Survey foods refer to the number of the nutrient.
        "food_nutrient.csv": """
        "id","fdc_id","nutrient_id","amount"
        "1","31","203","0.5"
        "2","31","204","0.2"
        "3","31","205","17"
        "4","31","208","70"
        "5","33","1003","13"
        "6","32","1003","0"
        "7","32","1004","0"
        "8","32","1005","10"
        "9","33","1004","3.4"
        "10","33","1005","80"
        "11","33","1051","3"
        "12","x","1003","3"
        "13","33","1004","3.4 g"
        """,
        "food_portion.csv": """
        "id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"
        "1","31","1","","9999","1/2 cup","10205","120"
        "2","33","2","1","1000","","","21"
        """,
    ]

    /// Writes files to a folder, and returns their paths in another order.
    private func paths(_ files: [String: String], _ folder: TemporaryFolder) throws -> [String] {
        try files.sorted { $0.key < $1.key }.map { name, text in
            try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/\(name)"))
            return "\(folder.path)/\(name)"
        }
    }

    @Test("the files are joined by the number of the food, and other kinds of foods are left out")
    func joined() throws {
        let support = try ImportSupport(hasDemoData: false)
        let folder = TemporaryFolder()
        var messages: [String] = []
        let tables = try FoodDataTables(PostgresSession(support.url))
        for path in FoodDataTables.ordered(try paths(Self.files, folder)) {
            try tables.read(ByteSource(path: path)) { messages.append($0) }
        }
        #expect(messages.count == 2)
        #expect(messages.first?.hasSuffix("food_nutrient.csv: line 13 skipped: “fdc_id” is “x”: the food's number is needed") == true)
        #expect(messages.last?.hasSuffix("food_nutrient.csv: line 14 skipped: “amount” is “3.4 g”: a number is needed") == true)
        let run = try ImportRun(USDA(), into: FoodTarget.usda, connect: { try PostgresSession(support.url) }, tell: { messages.append($0) })
        try run.run(tables.foods(), named: "food.csv")
        #expect(run.report.counts == [3, 0, 0, 1], "\(messages)")
        #expect(messages.last == "food.csv: record 4 (line 6) skipped: “foodNutrients” is missing: a list of nutrients per 100 g is needed")
        let foods = try support.session.query(
            """
            SELECT concat_ws('|', key, name_en, aisle, calories, protein_g, carbs_g, fat_g,
                (SELECT string_agg(unit || ' ' || trim_scale(grams), ', ' ORDER BY unit) FROM ingredient_measure WHERE ingredient_id = ingredient.id))
            FROM ingredient JOIN ingredient_source ON ingredient_id = ingredient.id ORDER BY key
            """
        ).decode(String.self)
        #expect(
            foods == [
                "31|Plums, \"stewed\", plain|PRODUCE|70.00|0.50|17.00|0.20|CUP 240",
                "32|FERN LEMONADE, Fern Drinks|BEVERAGES|40.00|0.00|10.00|0.00|MILLILITER 1",
                "33|Millet, puffed|GRAINS_AND_PASTA|402.60|13.00|80.00|3.40|CUP 21",
            ]
        )
    }

    @Test("missing and unknown files are reported")
    func missing() throws {
        let folder = TemporaryFolder()
        let support = try ImportSupport(hasDemoData: false)
        let tables = try FoodDataTables(PostgresSession(support.url))
        for path in FoodDataTables.ordered(try paths(Self.files.filter { $0.key != "food_nutrient.csv" }, folder)) {
            try tables.read(ByteSource(path: path)) { _ in }
        }
        #expect(throws: ImportFailure("missing: food_nutrient.csv. Give the folder of the download")) { _ = try tables.foods() }
        let other = try paths(["other.csv": "a,b\n"], folder)
        #expect {
            try tables.read(ByteSource(path: other[0])) { _ in }
        } throws: { error in
            "\(error)".contains("other.csv is not a file of FoodData Central's CSV download: the files are nutrient.csv, measure_unit.csv")
        }
    }
}
