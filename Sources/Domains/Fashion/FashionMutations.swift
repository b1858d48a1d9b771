import Engine

/// The mutations of fashion.
let fashionMutations: [Mutation] = [
    updateFashionProfile, deleteFashionProfile,
    addToWishlist, removeFromWishlist, reactToItem, shareItem, buyItem,
    addSellerMember, removeSellerMember,
]
