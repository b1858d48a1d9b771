package import Engine

/// Messages about donations, in both languages.
extension Message {
    // Actions of donors.
    package static let foodPosted = Message("foodPosted", "Food posted successfully", "Comida publicada correctamente")
    package static let foodDetailsUpdated = Message("foodDetailsUpdated", "Updated food details", "Datos de la comida actualizados")
    package static let contactDetailsUpdated = Message("contactDetailsUpdated", "Updated contact details", "Datos de contacto actualizados")
    package static let foodPostDeleted = Message("foodPostDeleted", "Post deleted successfully", "Publicación eliminada correctamente")
    package static let foodRequestAccepted = Message(
        "foodRequestAccepted",
        "Request accepted successfully",
        "Solicitud aceptada correctamente"
    )
    package static let foodRequestDeclined = Message(
        "foodRequestDeclined",
        "Request declined successfully",
        "Solicitud rechazada correctamente"
    )
    package static let foodPromiseRevoked = Message(
        "foodPromiseRevoked",
        "Acceptance withdrawn successfully",
        "Aceptación retirada correctamente"
    )

    // Actions of receivers.
    package static let foodContactShown = Message(
        "foodContactShown",
        "This is how to reach the donor",
        "Así puedes contactar con quien dona"
    )
    package static let foodRequestSent = Message("foodRequestSent", "Request sent successfully", "Solicitud enviada correctamente")
    package static let foodRequestEdited = Message("foodRequestEdited", "Request edited successfully", "Solicitud editada correctamente")
    package static let foodRequestWithdrawn = Message(
        "foodRequestWithdrawn",
        "Request withdrawn successfully",
        "Solicitud retirada correctamente"
    )
    package static let foodReserved = Message("foodReserved", "Food reserved successfully", "Comida reservada correctamente")
    package static let areYouSure = Message("areYouSure", "Are you sure?", "¿Seguro que quieres hacerlo?")
    package static let reservationCancelled = Message(
        "reservationCancelled",
        "Reservation cancelled successfully",
        "Reserva cancelada correctamente"
    )
    package static let addedToFavorites = Message("addedToFavorites", "Added to favorites", "Añadida a favoritos")
    package static let removedFromFavorites = Message("removedFromFavorites", "Removed from favorites", "Eliminada de favoritos")
    package static let foodLiked = Message("foodLiked", "You like this food", "Te gusta esta comida")
    package static let foodLikeRemoved = Message("foodLikeRemoved", "You no longer like this food", "Ya no te gusta esta comida")

    // Failures.
    package static let unavailable = Message("unavailable", "Unavailable. Please try again", "No disponible. Inténtalo de nuevo")
    package static let editFailed = Message("editFailed", "Edit failed. Please try again", "No se pudo editar. Inténtalo de nuevo")
    package static let pleaseTryAgain = Message("pleaseTryAgain", "Please try again", "Inténtalo de nuevo")
    package static let aboveZero = Message("aboveZero", "Please enter a number above zero", "Introduce un número mayor que cero")
    package static let twoDecimals = Message(
        "twoDecimals",
        "Please enter at most two decimals, such as 2.5",
        "Introduce como máximo dos decimales, como 2,5"
    )
    package static let wholeNumber = Message(
        "wholeNumber",
        "Please enter a whole number, such as 3",
        "Introduce un número entero, como 3"
    )
    package static let withinThreeYears = Message(
        "withinThreeYears",
        "Please enter a time within the next three years",
        "Introduce un momento dentro de los próximos tres años"
    )
    package static let emailOrPhone = Message(
        "emailOrPhone",
        "Please enter an email or a phone number",
        "Introduce un correo electrónico o un número de teléfono"
    )
    package static let unknownPlace = Message(
        "unknownPlace",
        "We do not know this place. Enter the town or coordinates",
        "No conocemos este lugar. Indica la localidad o unas coordenadas"
    )
    /// The message for an unknown address, with suggested places.
    package static func unknownPlace(suggesting places: [String]) -> Message {
        guard !places.isEmpty else { return .unknownPlace }
        let list = [places.joined(separator: "; ")]
        return Message(
            "unknownPlaceSuggested",
            ["We do not know this place. Did you mean: {}?", "No conocemos este lugar. ¿Querías decir: {}?"],
            inserting: [list, list]
        )
    }
    package static let atMostTwentyIngredients = Message(
        "atMostTwentyIngredients",
        "Choose at most 20 ingredients",
        "Elige como máximo 20 ingredientes"
    )
    package static let ownFoodPost = Message("ownFoodPost", "This is your own post", "Esta publicación es tuya")
    package static let foodRequestedAlready = Message(
        "foodRequestedAlready",
        "You have already requested this food. Edit your request instead",
        "Ya has pedido esta comida. Edita tu solicitud"
    )
    package static let accountIsRestricted = Message(
        "accountIsRestricted",
        "Your account is restricted. You can finish what you have started, but not start anything new",
        "Tu cuenta está restringida. Puedes terminar lo que has empezado, pero no empezar nada nuevo"
    )
    package static let receiverIsGone = Message(
        "receiverIsGone",
        "The account that sent the request is disabled",
        "La cuenta que envió la solicitud está desactivada"
    )
    package static let foodHasExpired = Message("foodHasExpired", "This food has expired", "Esta comida ha caducado")
    package static let foodIsNoLongerOffered = Message(
        "foodIsNoLongerOffered",
        "This food is no longer offered",
        "Esta comida ya no se ofrece"
    )
    package static let unitHasRequests = Message(
        "unitHasRequests",
        "There are requests for this food in the current unit. Answer them first",
        "Hay solicitudes de esta comida en la unidad actual. Respóndelas antes"
    )
    package static let foodRequestIsPending = Message(
        "foodRequestIsPending",
        "The donor has not accepted this request yet",
        "Quien dona aún no ha aceptado esta solicitud"
    )
    package static let foodRequestIsAccepted = Message(
        "foodRequestIsAccepted",
        "This request has already been accepted",
        "Esta solicitud ya está aceptada"
    )
    package static let foodRequestIsDeclined = Message(
        "foodRequestIsDeclined",
        "This request has already been declined",
        "Esta solicitud ya está rechazada"
    )
    package static let foodRequestIsReserved = Message(
        "foodRequestIsReserved",
        "This food has already been reserved",
        "Esta comida ya está reservada"
    )
    package static let foodRequestIsWithdrawn = Message(
        "foodRequestIsWithdrawn",
        "This request has been withdrawn",
        "Esta solicitud se ha retirado"
    )
    package static let foodRequestIsCancelled = Message(
        "foodRequestIsCancelled",
        "This request has been cancelled",
        "Esta solicitud se ha cancelado"
    )
    package static let foodRequestIsExpired = Message(
        "foodRequestIsExpired",
        "The food expired before the request was completed",
        "La comida caducó antes de resolverse la solicitud"
    )

    // Titles of notifications to the other side.
    package static let foodIsWanted = Message("foodIsWanted", "Someone has requested your food", "Alguien ha solicitado tu comida")
    package static let foodRequestChanged = Message("foodRequestChanged", "A request has changed", "Una solicitud ha cambiado")
    package static let foodRequestTakenBack = Message("foodRequestTakenBack", "A request was withdrawn", "Se ha retirado una solicitud")
    package static let foodRequestHasEnded = Message("foodRequestHasEnded", "A request has ended", "Una solicitud ha terminado")
    package static let foodIsYours = Message("foodIsYours", "Your request was accepted", "Han aceptado tu solicitud")
    package static let foodIsNotYours = Message("foodIsNotYours", "Your request was declined", "Han rechazado tu solicitud")
    package static let foodIsNoLongerYours = Message(
        "foodIsNoLongerYours",
        "Your request is no longer accepted",
        "Tu solicitud ya no está aceptada"
    )
    package static let foodWasReserved = Message("foodWasReserved", "Your food is reserved", "Tu comida está reservada")
    package static let pickUpHasChanged = Message("pickUpHasChanged", "The pick-up has changed", "Ha cambiado la recogida")
    package static let youReservedFood = Message("youReservedFood", "You have reserved food", "Has reservado comida")
    package static let reservationWasCancelled = Message(
        "reservationWasCancelled",
        "A reservation was cancelled",
        "Se ha cancelado una reserva"
    )
    package static let youCancelledReservation = Message(
        "youCancelledReservation",
        "You have cancelled a reservation",
        "Has cancelado una reserva"
    )
    package static let foodPostIsGone = Message(
        "foodPostIsGone",
        "The food you requested is no longer available",
        "La comida que pediste ya no está disponible"
    )
    package static let requestedFoodExpired = Message(
        "requestedFoodExpired",
        "The food you requested has expired",
        "La comida que pediste ha caducado"
    )
    package static let foodExpiresSoon = Message("foodExpiresSoon", "Your food expires soon", "Tu comida caduca pronto")
    package static let pickFoodUpSoon = Message("pickFoodUpSoon", "Pick up your food soon", "Recoge pronto tu comida")

    /// All messages of this group, for the list of all messages.
    static let donations = [
        foodPosted, foodDetailsUpdated, contactDetailsUpdated, foodPostDeleted, foodRequestAccepted, foodRequestDeclined,
        foodPromiseRevoked, wholeNumber, foodIsNoLongerOffered, foodIsNoLongerYours, foodContactShown, foodRequestSent, foodRequestEdited,
        foodRequestWithdrawn, foodReserved, areYouSure, reservationCancelled,
        addedToFavorites, removedFromFavorites, foodLiked, foodLikeRemoved, unavailable, editFailed, pleaseTryAgain, aboveZero,
        twoDecimals, withinThreeYears, emailOrPhone, unknownPlace, atMostTwentyIngredients, ownFoodPost, foodRequestedAlready,
        accountIsRestricted, receiverIsGone, foodHasExpired, unitHasRequests, foodRequestIsPending, foodRequestIsAccepted,
        foodRequestIsDeclined, foodRequestIsReserved, foodRequestIsWithdrawn, foodRequestIsCancelled, foodRequestIsExpired,
        foodIsWanted, foodRequestChanged, foodRequestTakenBack, foodRequestHasEnded, foodIsYours, foodIsNotYours, foodWasReserved,
        youReservedFood, reservationWasCancelled, youCancelledReservation, foodPostIsGone, requestedFoodExpired, foodExpiresSoon,
        pickFoodUpSoon, pickUpHasChanged,
    ]
}
