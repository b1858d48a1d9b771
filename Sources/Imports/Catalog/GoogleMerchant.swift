public import Importing

/// Products from a Google Merchant Center feed: a tab-separated table, RSS 2.0 or Atom.
///
/// Spec: https://support.google.com/merchants/answer/7052112
public struct GoogleMerchant: ImportFormat {
    /// The first character of a file decides between a table and XML.
    public let layout = FeedAttributes.layout

    private let reader: ProductReader

    /// Reads products.
    public init(_ reader: ProductReader) {
        self.reader = reader
    }

    /// Returns the stored facts of a product.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        try reader.staged(FeedAttributes(content, .google))
    }
}
