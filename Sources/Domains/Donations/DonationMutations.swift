import Engine

/// What clients can change about food that is given away.
let donationMutations: [Mutation] = [
    addFoodPost, editFoodPost, editFoodPostContact, deleteFoodPost, showFoodPostContact,
    sendFoodRequest, editFoodRequest, withdrawFoodRequest, acceptFoodRequest, declineFoodRequest, reserveFood, cancelFoodReservation,
    favoriteFoodPost, unfavoriteFoodPost, likeFoodPost, unlikeFoodPost, submitFoodFeedback,
]
