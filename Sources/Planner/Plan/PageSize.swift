/// How many rows a page can have.
public enum PageSize {
    /// The most.
    public static let maximum = 100
    /// When the request does not say.
    public static let standard = 20
}
