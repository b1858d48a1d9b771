package import Engine

/// Messages about requests that cannot be executed.
extension Message {
    package static let logInFirst = Message("logInFirst", "You must log in to do this.", "Tienes que iniciar sesión para hacer esto.")
    package static let notAllowed = Message("notAllowed", "You are not allowed to do this.", "No tienes permiso para hacer esto.")
    package static let confirmEmailFirst = Message(
        "confirmEmailFirst",
        "Please confirm your email first. Open the link that we have sent you, or request a new one.",
        "Confirma antes tu correo electrónico. Abre el enlace que te hemos enviado o pide uno nuevo."
    )
    package static let notFound = Message("notFound", "There is no object with this id.", "No hay ningún objeto con este id.")
    package static let sessionExpired = Message(
        "sessionExpired",
        "The session or key is invalid or has expired. Log in again.",
        "La sesión o la clave no es válida o ha caducado. Inicia sesión de nuevo."
    )
    package static let idempotencyKeyReused = Message(
        "idempotencyKeyReused",
        "This idempotencyKey was already used with a different input. Use a new one.",
        "Esta idempotencyKey ya se usó con otros datos. Usa una nueva."
    )
    package static let idempotencyKeyInvalid = Message(
        "idempotencyKeyInvalid",
        "An idempotencyKey must have 1 to 200 characters, not only spaces.",
        "Una idempotencyKey debe tener de 1 a 200 caracteres, no solo espacios."
    )
    package static let outcomeUnknown = Message(
        "outcomeUnknown",
        """
        The database did not confirm this, so it may or may not have been done. Send it again with the same idempotencyKey, so that it is \
        done only once. If you sent none, first check whether it was done.
        """,
        """
        La base de datos no lo ha confirmado, así que puede haberse hecho o no. Vuelve a enviarlo con la misma idempotencyKey: así se \
        hace una sola vez. Si no enviaste ninguna, comprueba antes si se ha hecho.
        """
    )
    package static let doneButNotShown = Message(
        "doneButNotShown",
        "This has been done, but the result cannot be shown",
        "Se ha hecho, pero no se puede mostrar el resultado"
    )
    package static let slowDown = Message(
        "slowDown",
        "Too many requests. Please try again later.",
        "Demasiadas peticiones. Inténtalo de nuevo más tarde."
    )

    /// All messages of this group, for the list of all messages.
    static let requests = [
        logInFirst, notAllowed, confirmEmailFirst, notFound, sessionExpired, idempotencyKeyReused,
        idempotencyKeyInvalid, outcomeUnknown, doneButNotShown, slowDown,
    ]
}
