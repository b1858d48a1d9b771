extension EnumLabels {
    static let weeklyBudget = EnumLabels(
        "WeeklyBudget",
        Label("THRIFTY", "Thrifty", "Ahorrador"),
        Label("LOW_COST", "Low cost", "Económico"),
        Label("MODERATE", "Moderate", "Moderado"),
        Label("LIBERAL", "Liberal", "Holgado")
    )

    static let shopping = [
        weeklyBudget,
        EnumLabels(
            "DayOfWeek",
            Label("SUNDAY", "Sunday", "Domingo"),
            Label("MONDAY", "Monday", "Lunes"),
            Label("TUESDAY", "Tuesday", "Martes"),
            Label("WEDNESDAY", "Wednesday", "Miércoles"),
            Label("THURSDAY", "Thursday", "Jueves"),
            Label("FRIDAY", "Friday", "Viernes"),
            Label("SATURDAY", "Saturday", "Sábado")
        ),
        EnumLabels(
            "PriceLevel",
            Label("INEXPENSIVE", "Inexpensive", "Barato"),
            Label("MODERATE", "Moderate", "Moderado"),
            Label("EXPENSIVE", "Expensive", "Caro")
        ),
        EnumLabels("PlaceKind", Label("TOWN", "Town", "Localidad"), Label("DISTRICT", "District", "Barrio")),
        EnumLabels(
            "PlacePrecision",
            Label("ADDRESS", "Address", "Dirección"),
            Label("POSTCODE", "Postcode", "Código postal"),
            Label("DISTRICT", "District", "Barrio"),
            Label("TOWN", "Town", "Localidad")
        ),
        EnumLabels("PlaceMatch", Label("EXACT", "Exact match", "Coincidencia exacta"), Label("SIMILAR", "Similar name", "Nombre parecido")),
        EnumLabels(
            "GroceryStoreOrder",
            Label("RELEVANCE", "Relevance", "Relevancia"),
            Label("DISTANCE", "Distance", "Distancia"),
            Label("PRICE", "Price", "Precio"),
            Label("AVAILABILITY", "Availability", "Disponibilidad")
        ),
    ]
}
