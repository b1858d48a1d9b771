public import Planner

/// Fashion: the catalogue, suggestions, the data of accounts, and the reports of sellers.
public let fashionBindings: [ObjectBinding] =
    catalogBindings + tagBindings + fashionProfileBindings + outfitBindings + sellerReportBindings

/// The queries of fashion.
@FieldBindings public var fashionQueries: [FieldBinding] {
    catalogQueries
    handpickedItems
    suggestedAccessories
    sellerReport
}

/// The fashion data of an account, for that account only.
@FieldBindings var fashionOfAccount: [FieldBinding] {
    fashionProfileOfAccount
    itemsOfAccount
    sellersOfAccount
}
