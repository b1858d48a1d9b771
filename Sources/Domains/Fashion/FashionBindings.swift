public import Planner

/// Fashion: the catalogue, what is picked of it for people, what is theirs, and what sellers hear of it.
public let fashionBindings: [ObjectBinding] =
    catalogBindings + fashionProfileBindings + outfitBindings + sellerReportBindings

/// Where questions about fashion begin.
@FieldBindings public var fashionQueries: [FieldBinding] {
    catalogQueries
    handpickedItems
    suggestedAccessories
    sellerReport
}

/// What an account has said and done about fashion, for itself alone.
@FieldBindings var fashionOfAccount: [FieldBinding] {
    fashionProfileOfAccount
    itemsOfAccount
    sellersOfAccount
}
