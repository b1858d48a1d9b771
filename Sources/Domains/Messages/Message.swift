public import Languages
import Planner

/// What people are told, in both languages: the one catalogue of messages.
///
/// The English ones are part of the public contract, to the letter.
public enum Message: String, Sendable, Hashable, CaseIterable {
    // What was typed wrong.
    case enterTheDetails
    case fieldIsEmpty
    case invalidDetails
    case invalidEmail
    case passwordTooShort
    case passwordTooSimple
    case passwordsDoNotMatch
    case passwordTooLong
    case emailTaken
    case textTooLong
    case fileTooLarge
    // Logging in.
    case incorrectPassword
    case accountNotFound
    case incorrectEmailOrPassword
    case accountDisabled
    case tooManyAttempts
    case unsupportedLanguage
    case unknownTimeZone
    case logInAgain
    case unknownIdentityProvider
    case identityProviderUnavailable
    case identityTokenRefused
    case emailBelongsToAccount
    case passwordResetExpired
    // What was done.
    case accountCreated
    case loggedIn
    case loggedOut
    case languageChanged
    case passwordResetRequested
    case passwordChanged
    case profileEdited
    case accountDeleted
    // What stands for what nobody has said.
    case newMember
    // Administrators and reports.
    case userDeleted
    case userEnabled
    case userDisabled
    case deleteFailed
    case failed
    case unableToFetch
    case closeAndRetry
    case userReported
    case cannotReportOneself
    case reportedAlready
    case reportResolved
    case reportIsResolved
    case reportWasReviewed
    case reportWasReviewedText
    // What people say of the app and to whom, and what they are told.
    case tourCompleted
    case friendReferred
    case friendReferredAlready
    case cannotInviteOneself
    case feedbackReceived
    case selectStars
    case enterComments
    case exceededLimit
    case preferencesSaved
    case notificationsRead
    case chooseNotifications
    case photoChanged
    case photoRemoved
    // Partners' keys.
    case apiKeyCreated
    case apiKeyRevoked
    case tooManyKeys
    case mustBeInFuture
    // What cannot be done.
    case logInFirst
    case notAllowed
    case notFound
    case sessionExpired
    case idempotencyKeyReused
    case idempotencyKeyInvalid
    case outcomeUnknown
    case doneButNotShown
    case slowDown

    /// The message in a language.
    public func text(in language: Language) -> String {
        let texts = texts
        return language == .spanish ? texts.spanish : texts.english
    }

    private var texts: (english: String, spanish: String) {
        switch self {
        case .enterTheDetails: ("Please enter the details", "Introduce los datos")
        case .fieldIsEmpty: ("This field can not be empty", "Este campo no puede estar vacío")
        case .invalidDetails: ("Invalid details. Please try again.", "Datos no válidos. Inténtalo de nuevo.")
        case .invalidEmail: ("Please enter a valid email", "Introduce un correo electrónico válido")
        case .passwordTooShort:
            ("Passwords must be at least 8 characters long", "Las contraseñas deben tener al menos 8 caracteres")
        case .passwordTooSimple:
            (
                "Password must have at least 1 uppercase letter, 1 lowercase letter, 1 digit, 1 special character",
                "La contraseña debe tener al menos 1 letra mayúscula, 1 letra minúscula, 1 dígito y 1 carácter especial"
            )
        case .passwordsDoNotMatch: ("Passwords do not match", "Las contraseñas no coinciden")
        case .passwordTooLong:
            ("Passwords can have at most 1,024 bytes", "Las contraseñas pueden tener como máximo 1024 bytes")
        case .emailTaken: ("An account with this email exists already", "Ya existe una cuenta con este correo electrónico")
        case .textTooLong: ("This text is too long", "Este texto es demasiado largo")
        case .fileTooLarge:
            ("File attached exceeds size. Please try again", "El archivo adjunto supera el tamaño permitido. Inténtalo de nuevo")
        case .incorrectPassword: ("Incorrect Password. Please Try Again", "Contraseña incorrecta. Inténtalo de nuevo")
        case .accountNotFound: ("Account Not Found, Create an Account", "Cuenta no encontrada, crea una cuenta")
        case .incorrectEmailOrPassword:
            ("Incorrect email or password. Please try again", "Correo electrónico o contraseña incorrectos. Inténtalo de nuevo")
        case .accountDisabled: ("This account has been disabled", "Esta cuenta ha sido desactivada")
        case .tooManyAttempts:
            ("Too many attempts. Please try again later", "Demasiados intentos. Inténtalo de nuevo más tarde")
        case .unsupportedLanguage: ("This language is not supported", "Este idioma no está disponible")
        case .unknownTimeZone:
            (
                "There is no time zone with this name; a valid one is Europe/Madrid",
                "No hay ninguna zona horaria con este nombre; uno válido es Europe/Madrid"
            )
        case .logInAgain:
            ("Please log in again and repeat this within ten minutes", "Inicia sesión de nuevo y repite esto antes de diez minutos")
        case .unknownIdentityProvider:
            ("Logging in with this provider is not possible here", "Aquí no es posible iniciar sesión con este proveedor")
        case .identityProviderUnavailable:
            (
                "This log-in cannot be checked at the moment. Please try again later",
                "En este momento no se puede comprobar este inicio de sesión. Inténtalo más tarde"
            )
        case .identityTokenRefused:
            ("This log-in could not be verified. Please try again", "No se ha podido verificar este inicio de sesión. Inténtalo de nuevo")
        case .emailBelongsToAccount:
            (
                "An account with this email exists already. Reset its password once, then this log-in belongs to it",
                "Ya existe una cuenta con este correo electrónico. Restablece su contraseña una vez y este inicio de sesión quedará vinculado a ella"
            )
        case .passwordResetExpired:
            (
                "This link has expired or has been used already. Please ask for a new one",
                "Este enlace ha caducado o ya se ha usado. Pide uno nuevo"
            )
        case .passwordResetRequested:
            (
                "If there is an account with this email, we have sent it a link for a new password",
                "Si existe una cuenta con este correo electrónico, le hemos enviado un enlace para una contraseña nueva"
            )
        case .passwordChanged: ("Password changed successfully", "Contraseña cambiada correctamente")
        case .profileEdited: ("Profile edited successfully", "Perfil editado correctamente")
        case .accountDeleted: ("Account deleted successfully", "Cuenta eliminada correctamente")
        case .newMember: ("New member", "Nuevo miembro")
        case .accountCreated: ("Account created successfully", "Cuenta creada correctamente")
        case .loggedIn: ("Logged in successfully", "Sesión iniciada correctamente")
        case .loggedOut: ("Logged out successfully", "Sesión cerrada correctamente")
        case .languageChanged: ("Language changed successfully", "Idioma cambiado correctamente")
        case .userDeleted: ("Deleted user successfully", "Usuario eliminado correctamente")
        case .userEnabled: ("Enabled user successfully", "Usuario activado correctamente")
        case .userDisabled: ("Disabled the user successfully", "Usuario desactivado correctamente")
        case .deleteFailed: ("Delete failed. Please try again", "No se pudo eliminar. Inténtalo de nuevo")
        case .failed: ("Failed. Please try again", "No se pudo completar. Inténtalo de nuevo")
        case .unableToFetch: ("Unable to fetch. Please try again", "No se pudo cargar. Inténtalo de nuevo")
        case .closeAndRetry:
            ("Failed. Please close the application and re-try", "No se pudo completar. Cierra la aplicación y vuelve a intentarlo")
        case .userReported:
            ("Thank you. The account is under review", "Gracias. La cuenta está en revisión")
        case .cannotReportOneself: ("You cannot report your own account", "No puedes denunciar tu propia cuenta")
        case .reportedAlready:
            ("You have reported this account already. We are looking at it", "Ya has denunciado esta cuenta. La estamos revisando")
        case .reportResolved: ("Report resolved successfully", "Denuncia resuelta correctamente")
        case .reportIsResolved: ("Somebody has resolved this report already", "Esta denuncia ya está resuelta")
        case .reportWasReviewed: ("Your report was reviewed", "Hemos revisado tu denuncia")
        case .reportWasReviewedText:
            (
                "An administrator has looked at the account that you reported. Thank you for your help.",
                "Un administrador ha revisado la cuenta que denunciaste. Gracias por tu ayuda."
            )
        case .tourCompleted: ("Tour completed", "Recorrido completado")
        case .friendReferred: ("Invitation sent successfully", "Invitación enviada correctamente")
        case .cannotInviteOneself: ("You cannot invite yourself", "No puedes invitarte a ti mismo")
        case .friendReferredAlready: ("You have invited this friend already", "Ya has invitado a esta persona")
        case .feedbackReceived: ("Thanks for your feedback", "Gracias por tus comentarios")
        case .selectStars: ("Please select the stars", "Selecciona las estrellas")
        case .enterComments: ("Please enter comments", "Escribe un comentario")
        case .exceededLimit: ("You have exceeded the limit. Please try again", "Has superado el límite. Inténtalo de nuevo")
        case .preferencesSaved: ("Preferences saved successfully", "Preferencias guardadas correctamente")
        case .notificationsRead: ("Notifications marked as read", "Notificaciones marcadas como leídas")
        case .chooseNotifications:
            (
                "Say which notifications: “ids” with 1 to 100 ids, or “all: true”.",
                "Indica qué notificaciones: «ids» con entre 1 y 100 identificadores, o «all: true»."
            )
        case .photoChanged: ("Photo changed successfully", "Foto cambiada correctamente")
        case .photoRemoved: ("Photo removed successfully", "Foto eliminada correctamente")
        case .apiKeyCreated:
            (
                "Key created successfully. Keep it now: it is not shown again.",
                "Clave creada correctamente. Guárdala ahora: no se vuelve a mostrar."
            )
        case .apiKeyRevoked: ("Key revoked successfully", "Clave revocada correctamente")
        case .tooManyKeys:
            ("You can have at most 50 keys at a time. Revoke one first.", "Puedes tener como máximo 50 claves a la vez. Revoca una antes.")
        case .mustBeInFuture: ("Please enter a time in the future", "Introduce un momento futuro")
        case .logInFirst: ("You have to log in for this.", "Tienes que iniciar sesión para esto.")
        case .notAllowed: ("You are not allowed to do this.", "No tienes permiso para hacer esto.")
        case .notFound: ("There is nothing with this id.", "No hay nada con este id.")
        case .sessionExpired:
            (
                "The session or key is not valid, or no longer. Log in again.",
                "La sesión o la clave no es válida o ya no lo es. Inicia sesión de nuevo."
            )
        case .idempotencyKeyReused:
            (
                "This idempotencyKey was used with another input. Take a new one.",
                "Esta idempotencyKey se usó con otros datos. Usa una nueva."
            )
        case .idempotencyKeyInvalid:
            ("An idempotencyKey has 1 to 200 characters.", "Una idempotencyKey tiene de 1 a 200 caracteres.")
        case .doneButNotShown:
            ("This has been done, but it cannot be shown", "Se ha hecho, pero no se puede mostrar")
        case .outcomeUnknown:
            (
                "The database did not confirm this, so it may or may not have been done. Send it again with the same idempotencyKey: then it is "
                    + "done once. If you sent none, look first whether it was done.",
                "La base de datos no lo ha confirmado, así que puede haberse hecho o no. Vuelve a enviarlo con la misma idempotencyKey: así se "
                    + "hace una sola vez. Si no enviaste ninguna, comprueba antes si se ha hecho."
            )
        case .slowDown: ("Too many requests. Please try again later.", "Demasiadas peticiones. Inténtalo de nuevo más tarde.")
        }
    }
}
