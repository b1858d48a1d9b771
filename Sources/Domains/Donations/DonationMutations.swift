import Engine

/// The mutations of donations.
let donationMutations: [Mutation] = [
    addFoodPost, editFoodPost, editFoodPostContact, deleteFoodPost, showFoodPostContact,
    sendFoodRequest, editFoodRequest, withdrawFoodRequest, acceptFoodRequest, declineFoodRequest, reserveFood, cancelFoodReservation,
    favoriteFoodPost, unfavoriteFoodPost, likeFoodPost, unlikeFoodPost, submitFoodFeedback,
]
