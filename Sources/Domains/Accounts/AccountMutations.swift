/// What clients can change about accounts.
let accountMutations: [Mutation] = [
    createAccount, logIn, logOut, logOutEverywhere, setLanguage,
]
