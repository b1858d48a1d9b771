/// The diets that depend on nutrients, as defined by the schema's `Diet`.
enum NutrientDiets {
    /// The SQL for all diets in the order of the enum.
    ///
    /// The SQL combines the given diets (a `diet[]`), which do not depend on nutrients, with the diets that follow from the nutrients of
    /// one serving.
    static func sql(keeping diets: String, protein: String, carbs: String, fat: String, sodium: String) -> String {
        """
        ARRAY(
            SELECT kept.diet FROM unnest(\(diets)) AS kept(diet)
            WHERE kept.diet NOT IN ('HIGH_PROTEIN', 'LOW_CARB', 'LOW_FAT', 'LOW_SODIUM')
            UNION
            SELECT rule.diet FROM (VALUES
                ('HIGH_PROTEIN'::diet, \(protein) >= 20),
                ('LOW_CARB', \(carbs) <= 20),
                ('LOW_FAT', \(fat) <= 3),
                ('LOW_SODIUM', \(sodium) <= 140)
            ) AS rule(diet, fits)
            WHERE rule.fits
            ORDER BY 1
        )
        """
    }
}
