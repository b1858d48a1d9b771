extension EnumLabels {
    static let nutrition = [
        EnumLabels(
            "Nutrient",
            Label("CHOLESTEROL", "Cholesterol", "Colesterol"),
            Label("POTASSIUM", "Potassium", "Potasio"),
            Label("CALCIUM", "Calcium", "Calcio"),
            Label("IRON", "Iron", "Hierro"),
            Label("MAGNESIUM", "Magnesium", "Magnesio"),
            Label("PHOSPHORUS", "Phosphorus", "Fósforo"),
            Label("ZINC", "Zinc", "Cinc"),
            Label("COPPER", "Copper", "Cobre"),
            Label("MANGANESE", "Manganese", "Manganeso"),
            Label("SELENIUM", "Selenium", "Selenio"),
            Label("IODINE", "Iodine", "Yodo"),
            Label("CHROMIUM", "Chromium", "Cromo"),
            Label("MOLYBDENUM", "Molybdenum", "Molibdeno"),
            Label("CHLORIDE", "Chloride", "Cloruro"),
            Label("VITAMIN_A", "Vitamin A", "Vitamina A"),
            Label("VITAMIN_C", "Vitamin C", "Vitamina C"),
            Label("VITAMIN_D", "Vitamin D", "Vitamina D"),
            Label("VITAMIN_E", "Vitamin E", "Vitamina E"),
            Label("VITAMIN_K", "Vitamin K", "Vitamina K"),
            Label("THIAMIN", "Thiamin", "Tiamina"),
            Label("RIBOFLAVIN", "Riboflavin", "Riboflavina"),
            Label("NIACIN", "Niacin", "Niacina"),
            Label("PANTOTHENIC_ACID", "Pantothenic acid", "Ácido pantoténico"),
            Label("VITAMIN_B6", "Vitamin B6", "Vitamina B6"),
            Label("BIOTIN", "Biotin", "Biotina"),
            Label("FOLATE", "Folate", "Folato"),
            Label("VITAMIN_B12", "Vitamin B12", "Vitamina B12"),
            Label("CHOLINE", "Choline", "Colina")
        ),
        EnumLabels(
            "NutrientUnit",
            Label("MILLIGRAM", "Milligrams", "Miligramos"),
            Label("MICROGRAM", "Micrograms", "Microgramos")
        ),
    ]
}
