package import Engine

// Messages about fashion.
extension Message {
    package static let fashionProfileSaved = Message("fashionProfileSaved", "Fashion profile saved", "Perfil de moda guardado")
    package static let fashionProfileDeleted = Message("fashionProfileDeleted", "Fashion profile deleted", "Perfil de moda eliminado")
    package static let unknownTag = Message(
        "unknownTag",
        "Please use tags of the catalogue, such as “boho” or “wedding guest”",
        "Usa etiquetas del catálogo, como «bohemio» o «invitada»"
    )
    package static let unknownSize = Message(
        "unknownSize",
        "Please use sizes of the catalogue, such as M, 38 or “one size”",
        "Usa tallas del catálogo, como M, 38 o «talla única»"
    )
    package static let itemWished = Message("itemWished", "Added to your wish list", "Añadido a tu lista de deseos")
    package static let itemUnwished = Message("itemUnwished", "Removed from your wish list", "Quitado de tu lista de deseos")
    package static let itemLiked = Message("itemLiked", "You like this", "Te gusta")
    package static let itemDisliked = Message(
        "itemDisliked",
        "We will not pick this for you again",
        "No volveremos a elegir esto para ti"
    )
    package static let itemReactionRemoved = Message("itemReactionRemoved", "Reaction removed", "Reacción quitada")
    package static let shareLinkMade = Message("shareLinkMade", "Here is a link to share", "Aquí tienes un enlace para compartir")
    package static let itemShared = Message("itemShared", "Sent to your friend", "Enviado a tu amigo")
    package static let itemForYou = Message("itemForYou", "A friend has shared something with you", "Alguien ha compartido algo contigo")
    package static let itemSharedAlready = Message(
        "itemSharedAlready",
        "You have already sent them this item",
        "Ya le has enviado este artículo"
    )
    package static let leadingToSeller = Message(
        "leadingToSeller",
        "You can order and pay on the seller’s site",
        "Puedes hacer el pedido y pagar en la web del vendedor"
    )
    package static let itemOutOfStock = Message("itemOutOfStock", "This item is out of stock", "Este artículo está agotado")
    package static let notInThisSize = Message(
        "notInThisSize",
        "This item does not come in this size",
        "Este artículo no existe en esta talla"
    )
    package static let sellerMemberAdded = Message(
        "sellerMemberAdded",
        "The account can read the seller’s report",
        "La cuenta puede ver el informe del vendedor"
    )
    package static let sellerMemberRemoved = Message(
        "sellerMemberRemoved",
        "The account can no longer read the seller’s report",
        "La cuenta ya no puede ver el informe del vendedor"
    )

    /// All messages of this group, for the list of all messages.
    static let fashion = [
        fashionProfileSaved, fashionProfileDeleted, unknownTag, unknownSize, itemWished, itemUnwished, itemLiked, itemDisliked,
        itemReactionRemoved, shareLinkMade, itemShared, itemForYou, itemSharedAlready, leadingToSeller, itemOutOfStock, notInThisSize,
        sellerMemberAdded, sellerMemberRemoved,
    ]
}
