extension EnumLabels {
    static let search = [
        EnumLabels(
            "SuggestionKind",
            Label("WORD", "Word", "Palabra"),
            Label("INGREDIENT", "Ingredient", "Ingrediente"),
            Label("RECIPE", "Recipe", "Receta"),
            Label("FOOD_POST", "Food being given away", "Comida que se regala"),
            Label("ITEM", "Fashion item", "Artículo de moda"),
            Label("COLLECTION", "Collection", "Colección"),
            Label("STORE", "Grocery store", "Tienda de alimentación"),
            Label("COLOR", "Colour", "Color"),
            Label("CATEGORY", "Category", "Categoría"),
            Label("SIZE", "Size", "Talla"),
            Label("TAG", "Tag", "Etiqueta"),
            Label("CUISINE", "Cuisine", "Cocina"),
            Label("MEAL_TYPE", "Meal", "Comida del día"),
            Label("DIET", "Diet", "Dieta"),
            Label("FOOD_TYPE", "Type of food", "Tipo de alimento"),
            Label("AISLE", "Aisle", "Pasillo"),
            Label("PRICE_LEVEL", "Price level", "Nivel de precios"),
            Label("THEME", "Theme", "Tema")
        )
    ]
}
