public import Importing

/// Products from a feed of Meta's commerce catalogue (Facebook and Instagram): a table, RSS 2.0 or Atom.
///
/// The attributes are Google's, with the differences in `FeedDialect.facebook`.
///
/// Spec: https://developers.facebook.com/docs/marketing-api/catalog/reference
public struct FacebookCatalog: ImportFormat {
    /// The first character of a file decides between a table and XML.
    public let layout = FeedAttributes.layout

    private let reader: ProductReader

    /// Reads products.
    public init(_ reader: ProductReader) {
        self.reader = reader
    }

    /// Returns the stored facts of a product.
    ///
    /// Returns nil for products that the catalogue does not show.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let product = try FeedAttributes(content, .facebook)
        return product.isListed ? try reader.staged(product) : nil
    }
}
