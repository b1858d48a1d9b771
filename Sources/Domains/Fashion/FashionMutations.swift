import Engine

/// What clients can change about fashion.
let fashionMutations: [Mutation] = [
    updateFashionProfile, deleteFashionProfile,
    addToWishlist, removeFromWishlist, reactToItem, shareItem, buyItem,
    addSellerMember, removeSellerMember,
]
