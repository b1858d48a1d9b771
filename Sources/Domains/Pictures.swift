import Planner

/// Pictures in arrays of the row: addresses, sizes and texts; where no texts are known the title stands for each.
func pictures() -> [FieldBinding] {
    elements("pictures", along: { row, _ in "\(row).images" }) {
        field("url") { row, _ in "\(row).images" }
        field("width") { row, _ in "\(row).image_widths" }
        field("height") { row, _ in "\(row).image_heights" }
        field("altText") { row, scope in
            let texts = scope.text(row, "imageTexts")
            let title = scope.text(row, "title")
            return "CASE WHEN \(texts) = '{}' THEN array_fill(\(title), ARRAY[cardinality(\(row).images)]) ELSE \(texts) END"
        }
    }
}

/// The one picture of a row, if it has one.
func picture() -> [FieldBinding] {
    value("picture", when: { row, _ in "\(row).image IS NOT NULL" }) {
        // There is a picture where there is an address, so it is never empty.
        field("url") { row, _ in "coalesce(\(row).image, '')" }
        field("width") { row, _ in "\(row).image_width" }
        field("height") { row, _ in "\(row).image_height" }
        field("altText") { row, scope in "coalesce(\(scope.text(row, "imageText")), \(scope.text(row, "title")))" }
    }
}
