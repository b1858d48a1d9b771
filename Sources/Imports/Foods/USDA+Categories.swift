/// The aisles of FoodData Central's categories.
///
/// Source: `food_category.csv` (SR Legacy and Foundation Foods) and `wweia_food_category.csv` (survey foods: What We Eat in America 2017–2018
/// to 2021–2023) in the downloads at https://fdc.nal.usda.gov/download-datasets
extension USDA {
    /// The aisle of each category by its name in lower case.
    static let categories: [String: String] = Dictionary(
        uniqueKeysWithValues: aisleCategories.flatMap { aisle, names in
            names.split(separator: "\n").map { ($0.lowercased(), aisle) }
        }
    )

    /// The categories of two aisles, with the words in a food's name that say it is of the second one.
    static let mixedCategories: [String: (words: Set<String>, aisle: String)] = [
        "fruits and fruit juices": (["juice", "nectar", "drink"], "BEVERAGES"),
        "vegetables and vegetable products": (["juice"], "BEVERAGES"),
        "soups, sauces, and gravies": (["sauce", "gravy", "dip"], "OILS_AND_SAUCES"),
    ]

    private static let aisleCategories: [(String, String)] = [
        (
            "DAIRY_AND_EGGS",
            """
            Dairy and Egg Products
            Milk, whole
            Milk, reduced fat
            Milk, lowfat
            Milk, nonfat
            Flavored milk, whole
            Flavored milk, reduced fat
            Flavored milk, lowfat
            Flavored milk, nonfat
            Milk shakes and other dairy drinks
            Milk substitutes
            Plant-based milk
            Plant-based yogurt
            Cheese
            Cottage/ricotta cheese
            Yogurt, regular
            Yogurt, Greek
            Eggs and omelets
            Butter and animal fats
            Margarine
            Cream cheese, sour cream, whipped cream
            Cream and cream substitutes
            """
        ),
        (
            "MEAT",
            """
            Poultry Products
            Sausages and Luncheon Meats
            Pork Products
            Beef Products
            Lamb, Veal, and Game Products
            Beef, excludes ground
            Ground beef
            Pork
            Lamb, goat, game
            Liver and organ meats
            Chicken, whole pieces
            Chicken patties, nuggets and tenders
            Turkey, duck, other poultry
            Cold cuts and cured meats
            Bacon
            Frankfurters
            Sausages
            """
        ),
        (
            "SEAFOOD",
            """
            Finfish and Shellfish Products
            Fish
            Shellfish
            """
        ),
        (
            "LEGUMES",
            """
            Legumes and Legume Products
            Beans, peas, legumes
            Processed soy products
            Soy and meat-alternative products
            """
        ),
        (
            "NUTS_AND_SEEDS",
            """
            Nut and Seed Products
            Nuts and seeds
            Dried fruits
            """
        ),
        (
            "GRAINS_AND_PASTA",
            """
            Breakfast Cereals
            Cereal Grains and Pasta
            Rice
            Pasta, noodles, cooked grains
            Ready-to-eat cereal, higher sugar (>21.2g/100g)
            Ready-to-eat cereal, lower sugar (=<21.2g/100g)
            Oatmeal
            Grits and other cooked cereals
            """
        ),
        (
            "BAKERY",
            """
            Baked Products
            Yeast breads
            Rolls and buns
            Bagels and English muffins
            Tortillas
            Biscuits, muffins, quick breads
            Pancakes, waffles, French toast
            Cakes and pies
            Cookies and brownies
            Doughnuts, sweet rolls, pastries
            """
        ),
        (
            "BAKING",
            """
            Sweets
            Candy containing chocolate
            Candy not containing chocolate
            Pudding
            Gelatins, ices, sorbets
            Jams, syrups, toppings
            Sugars and honey
            Sugar substitutes
            """
        ),
        ("FROZEN", "Ice cream and frozen dairy desserts"),
        ("SPICES", "Spices and Herbs"),
        (
            "OILS_AND_SAUCES",
            """
            Fats and Oils
            Mayonnaise
            Salad dressings and vegetable oils
            Tomato-based condiments
            Soy-based condiments
            Mustard and other condiments
            Olives, pickles, pickled vegetables
            Pasta sauces, tomato-based
            Dips, gravies, other sauces
            """
        ),
        (
            "CANNED",
            """
            Soups, Sauces, and Gravies
            Soups
            Soups, broth-based
            Soups, cream-based
            Ramen and Asian broth-based soups
            """
        ),
        (
            "BEVERAGES",
            """
            Beverages
            Citrus juice
            Apple juice
            Other fruit juice
            Vegetable juice
            Diet soft drinks
            Diet sport and energy drinks
            Other diet drinks
            Soft drinks
            Fruit drinks
            Sport and energy drinks
            Nutritional beverages
            Smoothies and grain drinks
            Coffee
            Tea
            Beer
            Wine
            Liquor and cocktails
            Alcoholic Beverages
            Tap water
            Bottled water
            Flavored or carbonated water
            Enhanced water
            Enhanced or fortified water
            Baby juice
            Baby water
            """
        ),
        (
            "PRODUCE",
            """
            Fruits and Fruit Juices
            Vegetables and Vegetable Products
            Apples
            Bananas
            Grapes
            Peaches and nectarines
            Strawberries
            Blueberries and other berries
            Citrus fruits
            Melons
            Pears
            Pineapple
            Mango and papaya
            Other fruits and fruit salads
            Tomatoes
            Carrots
            Other red and orange vegetables
            Broccoli
            Spinach
            Other dark green vegetables
            Lettuce and lettuce salads
            String beans
            Cabbage
            Onions
            Corn
            Other starchy vegetables
            Other vegetables and combinations
            Fried vegetables
            Coleslaw, non-lettuce salads
            Vegetables on a sandwich
            White potatoes, baked or boiled
            French fries and other fried white potatoes
            Mashed potatoes and white potato mixtures
            """
        ),
        (
            "OTHER",
            """
            Baby Foods
            Fast Foods
            Meals, Entrees, and Side Dishes
            Snacks
            American Indian/Alaska Native Foods
            Restaurant Foods
            Branded Food Products Database
            Quality Control Materials
            Meat mixed dishes
            Poultry mixed dishes
            Seafood mixed dishes
            Bean, pea, legume dishes
            Vegetable dishes
            Rice mixed dishes
            Pasta mixed dishes, excludes macaroni and cheese
            Macaroni and cheese
            Turnovers and other grain-based items
            Fried rice and lo/chow mein
            Stir-fry and soy-based sauce mixtures
            Egg rolls, dumplings, sushi
            Burritos and tacos
            Nachos
            Other Mexican mixed dishes
            Pizza
            Burgers
            Chicken fillet sandwiches
            Egg/breakfast sandwiches
            Frankfurter sandwiches
            Cheese sandwiches
            Peanut butter and jelly sandwiches
            Seafood sandwiches
            Deli and cured meat sandwiches
            Meat and BBQ sandwiches
            Vegetable sandwiches/burgers
            Burgers (single code)
            Frankfurter sandwiches (single code)
            Chicken/turkey sandwiches (single code)
            Egg/breakfast sandwiches (single code)
            Cheese sandwiches (single code)
            Peanut butter and jelly sandwiches (single code)
            Seafood sandwiches (single code)
            Other sandwiches (single code)
            Potato chips
            Tortilla, corn, other chips
            Popcorn
            Pretzels/snack mix
            Crackers, excludes saltines
            Saltine crackers
            Cereal bars
            Nutrition bars
            Protein and nutritional powders
            Baby food: cereals
            Baby food: fruit
            Baby food: vegetable
            Baby food: vegetables
            Baby food: mixtures
            Baby food: meat and dinners
            Baby food: yogurt
            Baby food: snacks and sweets
            Formula, ready-to-feed
            Formula, prepared from powder
            Formula, prepared from concentrate
            Human milk
            Not included in a food category
            """
        ),
    ]
}
