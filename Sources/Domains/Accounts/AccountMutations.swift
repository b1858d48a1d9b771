/// What clients can change about accounts.
let accountMutations: [Mutation] = [
    createAccount, logIn, logOut, logOutEverywhere, setLanguage,
    deleteUser, enableUser, disableUser, reportUser, resolveReport,
    completeTour, submitAppFeedback, setNotificationPreferences, markNotificationsRead, referFriend,
    setProfilePhoto, removeProfilePhoto,
]
