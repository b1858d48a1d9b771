import Planner

/// The pictures of a row, from its array columns.
///
/// Pictures without alternative texts use the title.
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

/// The picture of a row, or null.
func picture() -> [FieldBinding] {
    value("picture", when: { row, _ in "\(row).image IS NOT NULL" }) {
        // The URL is never empty, because a picture exists only if its address does.
        field("url") { row, _ in "coalesce(\(row).image, '')" }
        field("width") { row, _ in "\(row).image_width" }
        field("height") { row, _ in "\(row).image_height" }
        field("altText") { row, scope in "coalesce(\(scope.text(row, "imageText")), \(scope.text(row, "title")))" }
    }
}
