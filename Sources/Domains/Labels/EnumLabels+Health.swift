extension EnumLabels {
    static let health = [
        EnumLabels("Sex", Label("FEMALE", "Female", "Mujer"), Label("MALE", "Male", "Hombre")),
        EnumLabels(
            "PhysicalActivity",
            Label("SEDENTARY", "Mostly sitting", "Casi siempre sentado"),
            Label("LIGHT", "Lightly active", "Poco activo"),
            Label("MODERATE", "Moderately active", "Moderadamente activo"),
            Label("ACTIVE", "Active", "Activo"),
            Label("VERY_ACTIVE", "Very active", "Muy activo")
        ),
        EnumLabels(
            "WeightDirection",
            Label("LOSE", "Lose weight", "Perder peso"),
            Label("KEEP", "Keep my weight", "Mantener el peso"),
            Label("GAIN", "Gain weight", "Ganar peso")
        ),
    ]
}
