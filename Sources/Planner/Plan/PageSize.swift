/// The limits on the size of a page.
public enum PageSize {
    /// The maximum size.
    public static let maximum = 100
    /// The default size.
    public static let standard = 20
}
