import Engine
import Languages
import Mail

/// An event about food, as one of the people involved sees it: a title, and a sentence with the other person's name, the amount and the
/// food.
struct FoodNews: Sendable {
    let title: Message
    /// The name of the message and its sentence in both languages.
    ///
    /// Each `{}` is a placeholder: for the name, the amount and the title of the food, in this order.
    let name: StaticString
    let english: StaticString
    let spanish: StaticString
    /// The parts that the sentence contains.
    var parts: Parts = [.name, .amount, .food]
    /// Whether the event is about a post and not about a request.
    var isAboutPost = false
    /// Whether accounts are notified even if they want no notifications, because something promised to them is gone.
    var ignoresPreferences = false
    /// Whether the event is only a reminder that food expires soon.
    var isReminder = false
    /// Whether the e-mail has the place, the time and the contact of the other side, because the food is promised.
    var sharesContacts = false

    /// The kind of its e-mail.
    var emailKind: EmailTemplate.FoodNewsKind { ignoresPreferences ? .ended : isReminder ? .reminder : .news }

    /// The parts of a sentence.
    struct Parts: OptionSet {
        let rawValue: UInt8
        static let name = Parts(rawValue: 1)
        static let amount = Parts(rawValue: 2)
        static let food = Parts(rawValue: 4)
    }

    /// The sentence about a request, with the name of the other side.
    func text(_ amount: FoodAmount, of food: String, by other: String) -> Message {
        Message(
            name,
            [english, spanish],
            inserting: [Language.english, .spanish].map { language in
                (parts.contains(.name) ? [other] : []) + (parts.contains(.amount) ? [amount.text(in: language)] : [])
                    + (parts.contains(.food) ? [food] : [])
            }
        )
    }

    // News for donors.
    static let requested = FoodNews(
        title: .foodIsWanted,
        name: "foodIsWantedText",
        english: "{} would like {} of “{}”. Accept or decline the request.",
        spanish: "{} quiere {} de «{}». Acepta o rechaza la solicitud."
    )
    static let edited = FoodNews(
        title: .foodRequestChanged,
        name: "foodRequestChangedText",
        english: "{} would now like {} of “{}”.",
        spanish: "{} ahora quiere {} de «{}»."
    )
    static let withdrawn = FoodNews(
        title: .foodRequestTakenBack,
        name: "foodRequestTakenBackText",
        english: "{} no longer needs {} of “{}”.",
        spanish: "{} ya no pide {} de «{}»."
    )
    static let reserved = FoodNews(
        title: .foodWasReserved,
        name: "foodWasReservedText",
        english: "{} has reserved {} of “{}” and will pick it up.",
        spanish: "{} ha reservado {} de «{}» y vendrá a recogerlo.",
        sharesContacts: true
    )
    static let cancelled = FoodNews(
        title: .reservationWasCancelled,
        name: "reservationWasCancelledText",
        english: "{} has cancelled the reservation. {} of “{}” are available to others again.",
        spanish: "{} ha cancelado la reserva: {} de «{}» vuelven a estar disponibles."
    )
    static let expiresSoon = FoodNews(
        title: .foodExpiresSoon,
        name: "foodExpiresSoonText",
        english: "The food expires in less than two hours, and {} of “{}” are left.",
        spanish: "La comida caduca en menos de dos horas y aún hay {} de «{}».",
        parts: [.amount, .food],
        isAboutPost: true,
        isReminder: true
    )

    /// News for either side if the other one closes its account.
    static let accountClosed = FoodNews(
        title: .foodRequestHasEnded,
        name: "foodRequestHasEndedText",
        english: "The request for {} of “{}” has ended: the other account was closed.",
        spanish: "La solicitud de {} de «{}» ha terminado: la otra cuenta se ha cerrado.",
        parts: [.amount, .food],
        ignoresPreferences: true
    )

    // News for receivers.
    static let accepted = FoodNews(
        title: .foodIsYours,
        name: "foodIsYoursText",
        english: "{} gives you {} of “{}”. Reserve it, and pick it up before it expires.",
        spanish: "{} te da {} de «{}». Resérvalo y recógelo antes de que caduque.",
        sharesContacts: true
    )
    static let declined = FoodNews(
        title: .foodIsNotYours,
        name: "foodIsNotYoursText",
        english: "{} cannot give you {} of “{}”.",
        spanish: "{} no puede darte {} de «{}»."
    )
    static let revoked = FoodNews(
        title: .foodIsNoLongerYours,
        name: "foodIsNoLongerYoursText",
        english: "{} had promised you {} of “{}”, but cannot give it to you after all. Please do not pick it up.",
        spanish: "{} te había prometido {} de «{}», pero al final no puede dártelo. No vayas a recogerlo.",
        ignoresPreferences: true
    )
    static let youReserved = FoodNews(
        title: .youReservedFood,
        name: "youReservedFoodText",
        english: "{} keeps {} of “{}” for you. Pick it up before it expires.",
        spanish: "{} te guarda {} de «{}». Recógelo antes de que caduque.",
        sharesContacts: true
    )
    static let youCancelled = FoodNews(
        title: .youCancelledReservation,
        name: "youCancelledReservationText",
        english: "We have told {} that you no longer need {} of “{}”.",
        spanish: "{} sabe que ya no necesitas {} de «{}»."
    )
    static let postDeleted = FoodNews(
        title: .foodPostIsGone,
        name: "foodPostIsGoneText",
        english: "{} no longer offers this food. Your request for {} of “{}” has ended.",
        spanish: "{} ya no la regala: tu solicitud de {} de «{}» ha terminado.",
        ignoresPreferences: true
    )
    static let expired = FoodNews(
        title: .requestedFoodExpired,
        name: "requestedFoodExpiredText",
        english: "Your request for {} of “{}” has ended because the food has expired.",
        spanish: "Tu solicitud de {} de «{}» ha terminado porque la comida ha caducado.",
        parts: [.amount, .food],
        ignoresPreferences: true
    )
    static let pickUpSoon = FoodNews(
        title: .pickFoodUpSoon,
        name: "pickFoodUpSoonText",
        english: "The food expires in less than two hours. {} has {} of “{}” for you.",
        spanish: "La comida caduca en menos de dos horas. {} tiene {} de «{}» para ti.",
        isReminder: true,
        sharesContacts: true
    )

    static let pickUpChanged = FoodNews(
        title: .pickUpHasChanged,
        name: "pickUpHasChangedText",
        english: "{} has changed where, until when or from whom you get {} of “{}”.",
        spanish: "{} ha cambiado dónde, hasta cuándo o de quién recibes {} de «{}».",
        sharesContacts: true
    )

    /// All kinds of news.
    static let all = [
        requested, edited, withdrawn, reserved, cancelled, expiresSoon, accepted, declined, revoked, youReserved, youCancelled, postDeleted,
        expired, pickUpSoon, pickUpChanged, accountClosed,
    ]
}
