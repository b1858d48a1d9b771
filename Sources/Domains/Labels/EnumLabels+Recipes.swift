extension EnumLabels {
    static let aisle = EnumLabels(
        "Aisle",
        Label("PRODUCE", "Fruit and vegetables", "Frutas y verduras"),
        Label("MEAT", "Meat and poultry", "Carne y aves"),
        Label("SEAFOOD", "Fish and seafood", "Pescado y marisco"),
        Label("DAIRY_AND_EGGS", "Dairy and eggs", "Lácteos y huevos"),
        Label("BAKERY", "Bakery", "Panadería"),
        Label("GRAINS_AND_PASTA", "Grains and pasta", "Cereales y pasta"),
        Label("LEGUMES", "Beans and lentils", "Legumbres"),
        Label("CANNED", "Tins and jars", "Conservas"),
        Label("SPICES", "Herbs and spices", "Hierbas y especias"),
        Label("OILS_AND_SAUCES", "Oils and sauces", "Aceites y salsas"),
        Label("NUTS_AND_SEEDS", "Nuts and seeds", "Frutos secos y semillas"),
        Label("BAKING", "Baking", "Repostería"),
        Label("FROZEN", "Frozen food", "Congelados"),
        Label("BEVERAGES", "Drinks", "Bebidas"),
        Label("OTHER", "Other food", "Otros alimentos")
    )

    static let allergen = EnumLabels(
        "Allergen",
        Label("CELERY", "Celery", "Apio"),
        Label("CRUSTACEANS", "Crustaceans", "Crustáceos"),
        Label("EGGS", "Eggs", "Huevos"),
        Label("FISH", "Fish", "Pescado"),
        Label("GLUTEN", "Gluten", "Gluten"),
        Label("LUPIN", "Lupin", "Altramuces"),
        Label("MILK", "Milk", "Leche"),
        Label("MOLLUSCS", "Molluscs", "Moluscos"),
        Label("MUSTARD", "Mustard", "Mostaza"),
        Label("PEANUTS", "Peanuts", "Cacahuetes"),
        Label("SESAME", "Sesame", "Sésamo"),
        Label("SOYBEANS", "Soybeans", "Soja"),
        Label("SULPHITES", "Sulphites", "Sulfitos"),
        Label("TREE_NUTS", "Tree nuts", "Frutos de cáscara")
    )

    static let cuisine = EnumLabels(
        "Cuisine",
        Label("AMERICAN", "American", "Estadounidense"),
        Label("BRAZILIAN", "Brazilian", "Brasileña"),
        Label("BRITISH", "British", "Británica"),
        Label("CARIBBEAN", "Caribbean", "Caribeña"),
        Label("CHINESE", "Chinese", "China"),
        Label("ETHIOPIAN", "Ethiopian", "Etíope"),
        Label("FRENCH", "French", "Francesa"),
        Label("GERMAN", "German", "Alemana"),
        Label("GREEK", "Greek", "Griega"),
        Label("INDIAN", "Indian", "India"),
        Label("ITALIAN", "Italian", "Italiana"),
        Label("JAPANESE", "Japanese", "Japonesa"),
        Label("KOREAN", "Korean", "Coreana"),
        Label("LEBANESE", "Lebanese", "Libanesa"),
        Label("MEXICAN", "Mexican", "Mexicana"),
        Label("MOROCCAN", "Moroccan", "Marroquí"),
        Label("NORDIC", "Nordic", "Nórdica"),
        Label("PERUVIAN", "Peruvian", "Peruana"),
        Label("POLISH", "Polish", "Polaca"),
        Label("SPANISH", "Spanish", "Española"),
        Label("THAI", "Thai", "Tailandesa"),
        Label("TURKISH", "Turkish", "Turca"),
        Label("VIETNAMESE", "Vietnamese", "Vietnamita"),
        Label("WEST_AFRICAN", "West African", "De África occidental"),
        Label("OTHER", "Other cuisine", "Otra cocina")
    )

    static let diet = EnumLabels(
        "Diet",
        Label("DAIRY_FREE", "Dairy free", "Sin lácteos"),
        Label("GLUTEN_FREE", "Gluten free", "Sin gluten"),
        Label("HIGH_PROTEIN", "High protein", "Alta en proteínas"),
        Label("LOW_CARB", "Low carb", "Baja en hidratos"),
        Label("LOW_FAT", "Low fat", "Baja en grasas"),
        Label("LOW_SODIUM", "Low sodium", "Baja en sodio"),
        Label("PESCATARIAN", "Pescatarian", "Pescetariana"),
        Label("VEGAN", "Vegan", "Vegana"),
        Label("VEGETARIAN", "Vegetarian", "Vegetariana")
    )

    static let mealRule = EnumLabels(
        "MealRule",
        Label("BUDGET", "Budget", "Presupuesto"),
        Label("DIET", "Diet", "Dieta"),
        Label("ALLERGEN", "Allergen", "Alérgeno"),
        Label("ALLERGIC_INGREDIENT", "Avoided ingredient", "Ingrediente que evitas"),
        Label("DISLIKED_INGREDIENT", "Disliked ingredient", "Ingrediente que no te gusta"),
        Label("ALL", "All preferences together", "Todas las preferencias juntas")
    )

    static let mealType = EnumLabels(
        "MealType",
        Label("BREAKFAST", "Breakfast", "Desayuno"),
        Label("LUNCH", "Lunch", "Comida"),
        Label("DINNER", "Dinner", "Cena"),
        Label("SNACK", "Snack", "Tentempié"),
        Label("DESSERT", "Dessert", "Postre")
    )

    static let recipes = [
        aisle,
        allergen,
        cuisine,
        diet,
        mealType,
        EnumLabels(
            "MealSlot",
            Label("BREAKFAST", "Breakfast", "Desayuno"),
            Label("LUNCH", "Lunch", "Comida"),
            Label("DINNER", "Dinner", "Cena"),
            Label("SNACK", "Snack", "Tentempié")
        ),
        mealRule,
        EnumLabels(
            "MeasurementUnit",
            Label("GRAM", "Grams", "Gramos"),
            Label("KILOGRAM", "Kilograms", "Kilogramos"),
            Label("MILLILITER", "Millilitres", "Mililitros"),
            Label("LITER", "Litres", "Litros"),
            Label("TEASPOON", "Teaspoons", "Cucharaditas"),
            Label("TABLESPOON", "Tablespoons", "Cucharadas"),
            Label("CUP", "Cups", "Tazas"),
            Label("PIECE", "Pieces", "Unidades"),
            Label("CLOVE", "Cloves", "Dientes"),
            Label("SLICE", "Slices", "Rodajas"),
            Label("SPRIG", "Sprigs", "Ramitas"),
            Label("PINCH", "Pinches", "Pizcas"),
            Label("OUNCE", "Ounces", "Onzas"),
            Label("POUND", "Pounds", "Libras"),
            Label("FLUID_OUNCE", "Fluid ounces", "Onzas líquidas"),
            Label("QUART", "Quarts", "Cuartos de galón")
        ),
        EnumLabels(
            "IngredientMatch",
            Label("ALL", "All of them", "Todos"),
            Label("MOST", "Most of them", "La mayoría"),
            Label("SOME", "Some of them", "Algunos")
        ),
        EnumLabels(
            "RecipeOrderField",
            Label("RELEVANCE", "Relevance", "Relevancia"),
            Label("BEST_MATCH", "Best match", "Mejor coincidencia"),
            Label("NEWEST", "Newest", "Más recientes"),
            Label("TITLE", "Title", "Título"),
            Label("CALORIES", "Calories", "Calorías"),
            Label("PROTEIN", "Protein", "Proteínas"),
            Label("CARBS", "Carbohydrates", "Hidratos de carbono"),
            Label("SUGAR", "Sugar", "Azúcares"),
            Label("FIBER", "Fibre", "Fibra"),
            Label("FAT", "Fat", "Grasas"),
            Label("COST", "Cost", "Coste"),
            Label("MINUTES", "Time", "Tiempo"),
            Label("RATING", "Rating", "Valoración")
        ),
    ]
}
