import Engine

/// The mutations of accounts.
let accountMutations: [Mutation] = [
    createAccount, logIn, logInWithIdentityToken, logOut, logOutEverywhere,
    requestPasswordReset, resetPassword, changePassword, requestEmailConfirmation, confirmEmail,
    updateProfile, setLanguage, exportMyData, deleteAccount,
    deleteUser, enableUser, disableUser, reportUser, resolveReport, liftRestriction,
    completeTour, submitAppFeedback, setNotificationPreferences, markNotificationsRead, referFriend,
    setProfilePhoto, removeProfilePhoto,
]
