/// Texts of the schema that are the same in every language, grouped by the reason.
///
/// All other texts must exist in each language.
enum LanguageFreeFields {
    /// Texts entered by people, which are not translated.
    private static let ownWords = [
        "Report.reason", "Report.note", "AppFeedback.comment", "RecipeReview.comment", "FoodPost.title", "FoodPost.description",
        "FoodRequest.title", "FoodRequest.note", "FoodFeedback.comment", "ApiKey.name",
    ]
    /// Names of people, companies and goods.
    private static let names = [
        "Profile.name", "Account.name", "Contact.name", "Seller.name", "CatalogItem.brand", "GroceryStore.name", "GroceryStore.chain",
        "AppLinks.name",
    ]
    /// Places in their local language, and contact details.
    private static let places = [
        "Profile.area", "Account.area", "FoodPostLocation.area", "FoodPostLocation.address", "AccountLocation.address",
        "GroceryStore.address", "GroceryStore.city", "ResolvedPlace.city", "ResolvedPlace.region", "Account.email", "Contact.email",
        "Account.phone", "Contact.phone", "GroceryStore.phone",
    ]
    /// Values for programs: values to be sent back, codes and names of fields.
    private static let codes = [
        "UserError.field", "Session.token", "EnumLabel.value", "AuditEntry.action", "AuditEntry.requestId", "AuditEntry.clientRequestId",
        "AuditEntry.object",
        "ServerInfo.version", "ServerInfo.schemaVersion", "Money.currencyCode", "Account.timeZone", "ApiKey.hint", "Seller.countryCode",
        "GroceryStore.countryCode", "ResolvedPlace.countryCode", "Collection.slug", "CatalogFacet.name", "CatalogFacetValue.value",
        "RecipeFacet.name", "RecipeFacetValue.value",
        "PageInfo.startCursor", "PageInfo.endCursor", "CreateApiKeyPayload.key",
    ]
    /// Catalog values for filters, which have their labels in facets.
    private static let catalogWords = [
        "CatalogItem.sizes", "CatalogItem.tags", "CatalogTag.value", "Collection.tags", "Collection.hashtag", "CatalogItemEdge.matchedTags",
        "FashionProfile.interests", "FashionProfile.styles", "FashionProfile.sizes",
    ]
    /// Texts from the source of an import.
    private static let sources = [
        "RecipeSource.provider", "RecipeSource.key", "RecipeSource.name", "RecipeSource.dietLabels", "RecipeSource.healthLabels",
        "RecipeSource.cautions", "RecipeSource.cuisineLabels", "RecipeSource.mealLabels", "RecipeIngredient.sourceText",
        "RecipeSource.unreadLines", "RecipeIngredient.sourceMeasure", "RecipeIngredient.sourceAisle", "GroceryStore.openingHours",
        "CatalogItem.colorName",
    ]
    /// Words from a search, and suggested words.
    private static let searches = [
        "SearchInfo.text", "SearchInfo.ignoredWords", "SearchInfo.begunWord", "SearchInfo.otherLanguageWords", "SearchInfo.unknownWords",
        "SearchInfo.ignoredAmounts", "SearchExclusion.text", "SearchLimit.text", "CorrectedWord.typed", "CorrectedWord.used",
        "Suggestion.text",
    ]

    /// All of these fields, without cursors.
    static let all = Set(ownWords + names + places + codes + catalogWords + sources + searches)
}
