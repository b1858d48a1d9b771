import Importing

/// A file of FoodData Central's CSV downloads, with the columns to read.
///
/// Source: https://fdc.nal.usda.gov/portal-data/external/dataDictionary and the “Field Descriptions” in
/// https://fdc.nal.usda.gov/download-datasets
enum FoodDataFile: String, CaseIterable {
    // In this order: files that others refer to come first.
    case nutrients = "nutrient.csv"
    case measureUnits = "measure_unit.csv"
    case categories = "food_category.csv"
    case surveyCategories = "wweia_food_category.csv"
    case foods = "food.csv"
    case brandedFoods = "branded_food.csv"
    case surveyFoods = "survey_fndds_food.csv"
    case foodNutrients = "food_nutrient.csv"
    case portions = "food_portion.csv"

    /// Finds the file by the last part of a path, or of the name of an entry in an archive: `fdc.zip, food.csv`.
    init?(path: String) {
        let name = path.split(separator: "/").last?.split(separator: " ").last
        guard let file = FoodDataFile(rawValue: name.map(String.init) ?? "") else { return nil }
        self = file
    }

    /// Whether foods cannot be read without the file.
    var isRequired: Bool { self == .nutrients || self == .foods || self == .foodNutrients }

    var columns: [CSVColumn] {
        switch self {
        case .nutrients: [.required("id"), .required("unit_name"), .required("nutrient_nbr")]
        case .measureUnits: [.required("id"), .required("name")]
        case .categories: [.required("id"), .required("description")]
        // Releases have different names.
        case .surveyCategories:
            [.optional("wweia_food_category"), .optional("wweia_food_category_code"), .required("wweia_food_category_description")]
        case .foods: [.required("fdc_id"), .required("data_type"), .required("description"), .optional("food_category_id")]
        case .brandedFoods:
            [
                .required("fdc_id"), .required("brand_owner"), .optional("brand_name"), .optional("branded_food_category"),
                .optional("serving_size_unit"),
            ]
        case .surveyFoods:
            [
                .required("fdc_id"), .optional("wweia_category_code"), .optional("wweia_category_number"),
                .optional("wweia_food_category_code"),
            ]
        case .foodNutrients: [.required("fdc_id"), .required("nutrient_id"), .required("amount")]
        case .portions:
            [
                .required("fdc_id"), .optional("seq_num"), .optional("amount"), .optional("measure_unit_id"),
                .optional("portion_description"), .optional("modifier"), .required("gram_weight"),
            ]
        }
    }

    /// The `COPY` of the file into its temporary table, or nil for a small file that stays in memory.
    var copy: String? {
        switch self {
        case .nutrients, .measureUnits, .categories, .surveyCategories: nil
        case .foods: "COPY fdc_food (fdc_id, line, description, category) FROM STDIN"
        case .brandedFoods: "COPY fdc_branded (fdc_id, brand_owner, brand_name, category, serving_unit) FROM STDIN"
        case .surveyFoods: "COPY fdc_survey (fdc_id, category) FROM STDIN"
        case .foodNutrients: "COPY fdc_nutrient (fdc_id, number, unit, amount) FROM STDIN"
        case .portions: "COPY fdc_portion (fdc_id, place, amount, unit, description, modifier, grams) FROM STDIN"
        }
    }
}
