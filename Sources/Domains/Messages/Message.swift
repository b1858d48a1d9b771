package import Engine

/// The messages of the product in both languages, English first.
///
/// The English texts are part of the public contract, word for word.
extension Message {
    // Invalid input.
    package static let enterTheDetails = Message("enterTheDetails", "Please enter the details", "Introduce los datos")
    package static let fieldIsEmpty = Message("fieldIsEmpty", "This field can not be empty", "Este campo no puede estar vacío")
    package static let invalidDetails = Message(
        "invalidDetails",
        "Invalid details. Please try again.",
        "Datos no válidos. Inténtalo de nuevo."
    )
    package static let invalidEmail = Message("invalidEmail", "Please enter a valid email", "Introduce un correo electrónico válido")
    package static let invalidPhone = Message(
        "invalidPhone",
        "Please enter a phone number such as +34 954 11 22 33",
        "Introduce un número de teléfono como +34 954 11 22 33"
    )
    package static let visibleLine = Message(
        "visibleLine",
        "Please use only visible characters, on one line",
        "Usa solo caracteres visibles, en una línea"
    )
    package static let visibleText = Message(
        "visibleText",
        "Please use only visible characters",
        "Usa solo caracteres visibles"
    )
    package static let passwordTooShort = Message(
        "passwordTooShort",
        "Passwords must be at least 8 characters long",
        "Las contraseñas deben tener al menos 8 caracteres"
    )
    package static let passwordTooSimple = Message(
        "passwordTooSimple",
        "Password must have at least 1 uppercase letter, 1 lowercase letter, 1 digit, 1 special character",
        "La contraseña debe tener al menos 1 letra mayúscula, 1 letra minúscula, 1 dígito y 1 carácter especial"
    )
    package static let passwordsDoNotMatch = Message("passwordsDoNotMatch", "Passwords do not match", "Las contraseñas no coinciden")
    package static let passwordTooLong = Message(
        "passwordTooLong",
        "Passwords can have at most 1,024 bytes",
        "Las contraseñas pueden tener como máximo 1024 bytes"
    )
    package static let emailTaken = Message(
        "emailTaken",
        "An account with this email already exists",
        "Ya existe una cuenta con este correo electrónico"
    )
    package static let fileTooLarge = Message(
        "fileTooLarge",
        "File attached exceeds size. Please try again",
        "El archivo adjunto supera el tamaño permitido. Inténtalo de nuevo"
    )
    package static let stillImage = Message(
        "stillImage",
        "Please choose a PNG, JPEG or WebP image without animation",
        "Elige una imagen PNG, JPEG o WebP sin animación"
    )
    package static let wholeImage = Message(
        "wholeImage",
        "Please choose a complete PNG, JPEG or WebP image without extra data",
        "Elige una imagen PNG, JPEG o WebP completa y sin datos adicionales"
    )

    // Logging in.
    package static let incorrectPassword = Message(
        "incorrectPassword",
        "Incorrect Password. Please Try Again",
        "Contraseña incorrecta. Inténtalo de nuevo"
    )
    package static let accountNotFound = Message(
        "accountNotFound",
        "Account Not Found, Create an Account",
        "Cuenta no encontrada, crea una cuenta"
    )
    package static let incorrectEmailOrPassword = Message(
        "incorrectEmailOrPassword",
        "Incorrect email or password. Please try again",
        "Correo electrónico o contraseña incorrectos. Inténtalo de nuevo"
    )
    package static let accountDisabled = Message("accountDisabled", "This account has been disabled", "Esta cuenta ha sido desactivada")
    package static let tooManyAttempts = Message(
        "tooManyAttempts",
        "Too many attempts. Please try again later",
        "Demasiados intentos. Inténtalo de nuevo más tarde"
    )
    package static let unsupportedLanguage = Message(
        "unsupportedLanguage",
        "This language is not supported. Choose English (EN) or Spanish (ES)",
        "Este idioma no está disponible. Elige español (ES) o inglés (EN)"
    )
    package static let unknownTimeZone = Message(
        "unknownTimeZone",
        "There is no time zone with this name; a valid one is Europe/Madrid",
        "No hay ninguna zona horaria con este nombre; uno válido es Europe/Madrid"
    )
    package static let logInAgain = Message(
        "logInAgain",
        "Please log in again and repeat this within ten minutes",
        "Inicia sesión de nuevo y repite esto antes de diez minutos"
    )
    package static let unknownIdentityProvider = Message(
        "unknownIdentityProvider",
        "You cannot log in with this provider here",
        "Aquí no es posible iniciar sesión con este proveedor"
    )
    package static let identityProviderUnavailable = Message(
        "identityProviderUnavailable",
        "This log-in cannot be checked at the moment. Please try again later",
        "En este momento no se puede comprobar este inicio de sesión. Inténtalo más tarde"
    )
    package static let identityTokenRefused = Message(
        "identityTokenRefused",
        "This log-in could not be verified. Please try again",
        "No se ha podido verificar este inicio de sesión. Inténtalo de nuevo"
    )
    package static let emailBelongsToAccount = Message(
        "emailBelongsToAccount",
        "An account with this email already exists. Enter its password once to log in this way; if you do not know it, reset it first",
        """
        Ya existe una cuenta con este correo electrónico. Introduce su contraseña una vez para iniciar sesión de esta forma; si no la conoces, \
        restablécela antes
        """
    )
    package static let passwordForIdentity = Message(
        "passwordForIdentity",
        "An account with this email already exists. Enter its password once to log in this way",
        "Ya existe una cuenta con este correo electrónico. Introduce su contraseña una vez para iniciar sesión de esta forma"
    )
    package static let identityLinkSent = Message(
        "identityLinkSent",
        "An account with this email already exists. We have sent it a link: open it once to log in this way",
        "Ya existe una cuenta con este correo electrónico. Le hemos enviado un enlace: ábrelo una vez para iniciar sesión de esta forma"
    )
    package static let identityNotForAccount = Message(
        "identityNotForAccount",
        "An account with this email already exists. Please log in to it with its password",
        "Ya existe una cuenta con este correo electrónico. Inicia sesión en ella con su contraseña"
    )
    package static let linkExpired = Message(
        "linkExpired",
        "This link has expired or has already been used. Please request a new one",
        "Este enlace ha caducado o ya se ha usado. Pide uno nuevo"
    )

    // Completed actions.
    package static let accountCreated = Message("accountCreated", "Account created successfully", "Cuenta creada correctamente")
    package static let accountCreatedInOtherLanguage = Message(
        "accountCreatedInOtherLanguage",
        "Account created successfully. The language that you chose is not available, so we use English",
        "Cuenta creada correctamente. El idioma que has elegido no está disponible, así que usamos el español"
    )
    package static let signUpReceived = Message(
        "signUpReceived",
        "Please check your email: we have sent you the next steps",
        "Revisa tu correo electrónico: te hemos enviado los siguientes pasos"
    )
    package static let signUpReceivedInOtherLanguage = Message(
        "signUpReceivedInOtherLanguage",
        "Please check your email: we have sent you the next steps. The language that you chose is not available, so we use English",
        """
        Revisa tu correo electrónico: te hemos enviado los siguientes pasos. El idioma que has elegido no está disponible, así que \
        usamos el español
        """
    )
    package static let loggedIn = Message("loggedIn", "Logged in successfully", "Sesión iniciada correctamente")
    package static let loggedOut = Message("loggedOut", "Logged out successfully", "Sesión cerrada correctamente")
    package static let languageChanged = Message("languageChanged", "Language changed successfully", "Idioma cambiado correctamente")
    package static let passwordResetRequested = Message(
        "passwordResetRequested",
        "If there is an account with this email, we have sent it a link for a new password",
        "Si existe una cuenta con este correo electrónico, le hemos enviado un enlace para una contraseña nueva"
    )
    package static let emailConfirmed = Message(
        "emailConfirmed",
        "Email confirmed successfully",
        "Correo electrónico confirmado correctamente"
    )
    package static let emailIsConfirmed = Message(
        "emailIsConfirmed",
        "Your email is already confirmed",
        "Tu correo electrónico ya está confirmado"
    )
    package static let emailConfirmationSent = Message(
        "emailConfirmationSent",
        "We have sent you a link. Open it to confirm your email",
        "Te hemos enviado un enlace. Ábrelo para confirmar tu correo electrónico"
    )
    package static let noEmailToConfirm = Message(
        "noEmailToConfirm",
        "Your account has no email yet. Add one to your profile first",
        "Tu cuenta aún no tiene correo electrónico. Añade uno a tu perfil primero"
    )
    package static let passwordChanged = Message("passwordChanged", "Password changed successfully", "Contraseña cambiada correctamente")
    package static let profileEdited = Message("profileEdited", "Profile edited successfully", "Perfil editado correctamente")
    package static let dataExportSent = Message(
        "dataExportSent",
        "We have sent you a link to your data. It works once, within a day.",
        "Te hemos enviado un enlace a tus datos. Sirve una sola vez, durante un día."
    )
    package static let noEmailForData = Message(
        "noEmailForData",
        "Your account has no email to send your data to",
        "Tu cuenta no tiene correo electrónico al que enviar tus datos"
    )
    package static let accountDeleted = Message("accountDeleted", "Account deleted successfully", "Cuenta eliminada correctamente")

    // The name of an account whose owner gave none.
    package static let newMember = Message("newMember", "New member", "Nuevo miembro")

    // Administrators and reports.
    package static let userDeleted = Message("userDeleted", "Deleted user successfully", "Usuario eliminado correctamente")
    package static let userEnabled = Message("userEnabled", "Enabled user successfully", "Usuario activado correctamente")
    package static let userDisabled = Message("userDisabled", "Disabled the user successfully", "Usuario desactivado correctamente")
    package static let deleteFailed = Message("deleteFailed", "Delete failed. Please try again", "No se pudo eliminar. Inténtalo de nuevo")
    package static let failed = Message("failed", "Failed. Please try again", "No se pudo completar. Inténtalo de nuevo")
    package static let unableToFetch = Message(
        "unableToFetch",
        "Unable to fetch. Please try again",
        "No se pudo cargar. Inténtalo de nuevo"
    )
    package static let closeAndRetry = Message(
        "closeAndRetry",
        "Failed. Please close the application and re-try",
        "No se pudo completar. Cierra la aplicación y vuelve a intentarlo"
    )
    package static let userReported = Message(
        "userReported",
        "Thank you. The account is under review",
        "Gracias. La cuenta está en revisión"
    )
    package static let cannotReportOneself = Message(
        "cannotReportOneself",
        "You cannot report your own account",
        "No puedes denunciar tu propia cuenta"
    )
    package static let cannotDisableOneself = Message(
        "cannotDisableOneself",
        "You cannot disable your own account",
        "No puedes desactivar tu propia cuenta"
    )
    package static let cannotDeleteOneself = Message(
        "cannotDeleteOneself",
        "You cannot delete your own account here. Delete it in your profile",
        "Aquí no puedes eliminar tu propia cuenta. Elimínala en tu perfil"
    )
    package static let lastAdministrator = Message(
        "lastAdministrator",
        "You are the only administrator. Make someone else an administrator first",
        "Eres la única persona que administra el servicio. Añade antes a otra persona"
    )
    package static let cannotResolveOwnReport = Message(
        "cannotResolveOwnReport",
        "You cannot resolve a report about your own account",
        "No puedes resolver una denuncia sobre tu propia cuenta"
    )
    package static let cannotLiftOwnRestriction = Message(
        "cannotLiftOwnRestriction",
        "You cannot lift the restriction of your own account",
        "No puedes levantar la restricción de tu propia cuenta"
    )
    package static let restrictionLifted = Message(
        "restrictionLifted",
        "Restriction lifted successfully",
        "Restricción levantada correctamente"
    )
    package static let reportedAlready = Message(
        "reportedAlready",
        "You have already reported this account. We are reviewing it",
        "Ya has denunciado esta cuenta. La estamos revisando"
    )
    package static let reportResolved = Message("reportResolved", "Report resolved successfully", "Denuncia resuelta correctamente")
    package static let reportIsResolved = Message(
        "reportIsResolved",
        "This report has already been resolved",
        "Esta denuncia ya está resuelta"
    )
    package static let reportWasReviewed = Message("reportWasReviewed", "Your report was reviewed", "Hemos revisado tu denuncia")
    package static let reportWasReviewedText = Message(
        "reportWasReviewedText",
        "An administrator has reviewed the account that you reported. Thank you for your help.",
        "Un administrador ha revisado la cuenta que denunciaste. Gracias por tu ayuda."
    )

    // Feedback, invitations, notifications and photos.
    package static let tourCompleted = Message("tourCompleted", "Tour completed", "Recorrido completado")
    package static let friendReferred = Message("friendReferred", "Invitation sent successfully", "Invitación enviada correctamente")
    package static let friendReferredAlready = Message(
        "friendReferredAlready",
        "You have already invited this friend",
        "Ya has invitado a esta persona"
    )
    package static let cannotInviteOneself = Message("cannotInviteOneself", "You cannot invite yourself", "No puedes invitarte a ti mismo")
    package static let feedbackReceived = Message("feedbackReceived", "Thanks for your feedback", "Gracias por tus comentarios")
    package static let selectStars = Message("selectStars", "Please select the stars", "Selecciona las estrellas")
    package static let enterComments = Message("enterComments", "Please enter comments", "Escribe un comentario")
    package static let exceededLimit = Message(
        "exceededLimit",
        "You have exceeded the limit. Please try again",
        "Has superado el límite. Inténtalo de nuevo"
    )
    package static let preferencesSaved = Message(
        "preferencesSaved",
        "Preferences saved successfully",
        "Preferencias guardadas correctamente"
    )
    package static let mustBeBeforeNoon = Message(
        "mustBeBeforeNoon",
        "Please enter a time before noon",
        "Introduce una hora antes del mediodía"
    )
    package static let notificationsRead = Message(
        "notificationsRead",
        "Notifications marked as read",
        "Notificaciones marcadas como leídas"
    )
    package static let chooseNotifications = Message(
        "chooseNotifications",
        "Choose the notifications: “notificationIds” with 1 to 100 ids, or “all: true”.",
        "Elige las notificaciones: «notificationIds» con entre 1 y 100 identificadores, o «all: true»."
    )
    package static let deviceRegistered = Message(
        "deviceRegistered",
        "Notifications will appear on this device",
        "Las notificaciones aparecerán en este dispositivo"
    )
    package static let deviceUnregistered = Message(
        "deviceUnregistered",
        "Notifications will no longer appear on this device",
        "Las notificaciones ya no aparecerán en este dispositivo"
    )
    package static let invalidDeviceToken = Message(
        "invalidDeviceToken",
        "Please use the token that the device’s push service gave the app",
        "Usa el token que el servicio de notificaciones del dispositivo dio a la aplicación"
    )
    package static let invalidBundleID = Message(
        "invalidBundleID",
        "Please use a bundle id such as com.example.app",
        "Usa un identificador de aplicación como com.example.app"
    )
    package static let recipeSuggested = Message("recipeSuggested", "A recipe for you", "Una receta para ti")
    package static let photoChanged = Message("photoChanged", "Photo changed successfully", "Foto cambiada correctamente")
    package static let photoRemoved = Message("photoRemoved", "Photo removed successfully", "Foto eliminada correctamente")

    // API keys of partners.
    package static let apiKeyCreated = Message(
        "apiKeyCreated",
        "Key created successfully. Keep it now: it is not shown again.",
        "Clave creada correctamente. Guárdala ahora: no se vuelve a mostrar."
    )
    package static let apiKeyRevoked = Message("apiKeyRevoked", "Key revoked successfully", "Clave revocada correctamente")
    package static let mustBeInFuture = Message("mustBeInFuture", "Please enter a time in the future", "Introduce un momento futuro")

    /// All messages except those with inserted values such as numbers, by name.
    ///
    /// A mutation can return these, and its stored result contains their names.
    package static let all: [String: Message] = Dictionary(
        uniqueKeysWithValues: (donations + recipes + groceries + fashion + requests + [
            enterTheDetails, fieldIsEmpty, invalidDetails, invalidEmail, invalidPhone, visibleLine, visibleText, passwordTooShort,
            passwordTooSimple, passwordsDoNotMatch,
            passwordTooLong, emailTaken, fileTooLarge, stillImage, wholeImage, incorrectPassword, accountNotFound, incorrectEmailOrPassword,
            accountDisabled, tooManyAttempts, unsupportedLanguage, unknownTimeZone, logInAgain, unknownIdentityProvider,
            identityProviderUnavailable, identityTokenRefused, emailBelongsToAccount, passwordForIdentity, identityLinkSent,
            identityNotForAccount, linkExpired, accountCreated, accountCreatedInOtherLanguage, signUpReceived,
            signUpReceivedInOtherLanguage, loggedIn,
            loggedOut, languageChanged, passwordResetRequested, emailConfirmed, emailIsConfirmed, emailConfirmationSent, noEmailToConfirm,
            passwordChanged, profileEdited, dataExportSent, noEmailForData, accountDeleted, newMember, userDeleted,
            userEnabled, userDisabled, deleteFailed, failed, unableToFetch, closeAndRetry, userReported, cannotReportOneself,
            cannotDisableOneself, cannotDeleteOneself, lastAdministrator, cannotResolveOwnReport, cannotLiftOwnRestriction,
            restrictionLifted,
            reportedAlready, reportResolved, reportIsResolved, reportWasReviewed, reportWasReviewedText, tourCompleted, friendReferred,
            friendReferredAlready, cannotInviteOneself, feedbackReceived, selectStars, enterComments, exceededLimit, preferencesSaved,
            notificationsRead, mustBeBeforeNoon, chooseNotifications, deviceRegistered, deviceUnregistered, invalidDeviceToken,
            invalidBundleID,
            recipeSuggested, photoChanged, photoRemoved, apiKeyCreated, apiKeyRevoked, mustBeInFuture,
        ]).map { ($0.name, $0) }
    )
}
