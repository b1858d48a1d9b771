extension Convention {
    /// Beginnings of coordinates that do not keep a rule yet, by the rule.
    ///
    /// To go: other parts of the same change mend these texts and types.
    static let pending: [String: [String]] = [
        examples.rule: inputs + [
            "Mutation.", "Account.", "AuditFilter.", "FloatRange.", "RecipeFilter.", "CatalogItemFilter.price", "FoodPostFilter.donorId",
            "AccountOrder.direction", "RecipeOrder.direction", "CatalogItemOrder.direction", "FoodPostOrder.direction",
            "FoodPost.distanceKm", "FoodPost.directionsUrl", "GroceryStore.distance", "GroceryStore.directionsUrl",
        ],
        copies.rule: inputs + [
            "Mutation.", "LogOut", "Account.", "Session.", "ApiKey.scopes", "RecipeFilter.", "RecipeOrderField.", "RecipeReview.author",
            "FoodFeedback.author", "Recipe.images", "CatalogItem.images", "GroceryStore.distance", "GroceryStore.directionsUrl",
            "SetLanguagePayload.", "CompleteTourPayload.", "SetNotificationPreferencesPayload.", "ChangePasswordPayload.",
            "UpdateProfilePayload.", "LogInPayload.", "LogInWithIdentityTokenPayload.",
        ],
        plainWords.rule: inputs + ["Mutation.", "UserErrorCode.", "Account"],
        nulls.rule: [
            "Account.", "Report.", "AppFeedback.author", "MarkNotificationsReadPayload.count", "RemoveProfilePhotoPayload.account",
            "RevokeApiKeyPayload.apiKey",
        ],
        sharedFields.rule: [
            "*.account", "*.author", "*.updatedAt", "*.area", "*.address", "*.website", "*.latitude", "*.longitude", "*.distanceKm",
            "*.directionsUrl",
        ],
    ]

    /// What mutations take.
    private static let inputs = [
        "CreateAccountInput", "LocationInput", "LogInInput", "LogInWithIdentityTokenInput", "RequestPasswordResetInput",
        "ResetPasswordInput",
        "ConfirmEmailInput", "ChangePasswordInput", "UpdateProfileInput", "DeleteAccountInput", "SetLanguageInput", "DeleteUserInput",
        "DisableUserInput", "EnableUserInput", "ReportUserInput", "ResolveReportInput", "SubmitAppFeedbackInput",
        "SetNotificationPreferencesInput", "MarkNotificationsReadInput", "ReferFriendInput", "CreateApiKeyInput", "RevokeApiKeyInput",
    ]
}
