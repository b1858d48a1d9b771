extension EmailTemplate {
    /// Welcomes a new account.
    public static func welcome(name: String, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        let isSingle = app.purpose != .all
        return EmailTemplate(
            .welcome,
            english: Text(
                "Welcome to \(app.name)",
                """
                Hello \(name),

                Your account is ready. \(isSingle ? "Now you can \(app.purpose.english)" : "Share food that would go to waste, find something to cook, plan your week"):

                \(app.base)

                Your \(app.name) team
                """
            ),
            spanish: Text(
                "Te damos la bienvenida a \(app.name)",
                """
                Hola, \(name):

                Tu cuenta está lista. \(isSingle ? "Ya puedes empezar: \(app.purpose.spanish)" : "Comparte la comida que sobra, encuentra qué cocinar y planifica tu semana"):

                \(app.base)

                El equipo de \(app.name)
                """
            )
        )
    }

    /// Informs the owner that an administrator has disabled the account.
    public static func accountDisabled(name: String) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .accountDisabled,
            english: Text(
                "Your Cupboard account has been disabled",
                """
                Hello \(name),

                An administrator has disabled your account. You cannot log in until it is enabled again. Nothing has been deleted.

                If you think that this is a mistake, contact us.

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Tu cuenta de Cupboard ha sido desactivada",
                """
                Hola, \(name):

                Un administrador ha desactivado tu cuenta. No podrás iniciar sesión hasta que se active de nuevo. No se ha borrado nada.

                Si crees que se trata de un error, ponte en contacto con nosotros.

                El equipo de Cupboard
                """
            )
        )
    }

    /// Informs the owner that an administrator has enabled the account again.
    public static func accountEnabled(name: String, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .accountEnabled,
            english: Text(
                "Your \(app.name) account has been enabled",
                """
                Hello \(name),

                Your account has been enabled. You can log in again:

                \(app.base)

                Your \(app.name) team
                """
            ),
            spanish: Text(
                "Tu cuenta de \(app.name) ha sido activada",
                """
                Hola, \(name):

                Tu cuenta ha sido activada. Ya puedes volver a iniciar sesión:

                \(app.base)

                El equipo de \(app.name)
                """
            )
        )
    }

    /// Informs the owner that an administrator has deleted the account.
    ///
    /// The e-mail must be queued without an account, because the account no longer exists.
    public static func accountDeleted(name: String) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .accountDeleted,
            english: Text(
                "Your Cupboard account has been deleted",
                """
                Hello \(name),

                Your account and your details have been deleted. No one can log in to the account anymore.

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Tu cuenta de Cupboard ha sido eliminada",
                """
                Hola, \(name):

                Tu cuenta ha sido eliminada, y con ella tus datos. Ya nadie puede iniciar sesión con ella.

                El equipo de Cupboard
                """
            )
        )
    }

    /// The news of a review, for the account that was reported.
    public enum ReviewNews: Sendable, CaseIterable {
        /// An administrator will look at a report; nothing changes until then.
        case reported
        /// Enough reports count, so the account is restricted until an administrator decides.
        case restrictedByReports
        /// An administrator has restricted the account.
        case restrictedByAdministrator
        /// The account is no longer restricted.
        case unrestricted
    }

    /// Reports the state of a review to the account.
    ///
    /// The e-mail names neither the reporters nor their reasons.
    public static func accountUnderReview(name: String, _ news: ReviewNews) -> EmailTemplate {
        let name = PersonName(name)
        let (english, spanish) = news.texts
        return EmailTemplate(
            news.name,
            english: Text(english.subject, "Hello \(name),\n\n\(english.text)\n\nYour Cupboard team"),
            spanish: Text(spanish.subject, "Hola, \(name):\n\n\(spanish.text)\n\nEl equipo de Cupboard")
        )
    }
}

extension EmailTemplate.ReviewNews {
    /// A subject and a paragraph in one language.
    fileprivate typealias Paragraph = (subject: String, text: String)

    fileprivate var name: EmailTemplate.Name {
        switch self {
        case .reported: .accountUnderReview
        case .restrictedByReports, .restrictedByAdministrator: .accountRestricted
        case .unrestricted: .restrictionLifted
        }
    }

    fileprivate var texts: (english: Paragraph, spanish: Paragraph) {
        switch self {
        case .reported:
            (
                (
                    "Your Cupboard account is under review",
                    "Your account has been reported, and an administrator will review it. You do not need to do anything, and can use Cupboard as before."
                ),
                (
                    "Tu cuenta de Cupboard está en revisión",
                    "Tu cuenta ha sido denunciada y un administrador la revisará. No tienes que hacer nada; mientras tanto puedes usar Cupboard como siempre."
                )
            )
        case .restrictedByReports:
            (
                (
                    "Your Cupboard account is restricted for now",
                    "Several people who have dealt with you have reported your account within a week. For now you can finish what you have started, but not post, request food or leave feedback. An administrator will review the reports and decide."
                ),
                (
                    "Tu cuenta de Cupboard está restringida por ahora",
                    "Varias personas que han tratado contigo han denunciado tu cuenta en una semana. Por ahora puedes terminar lo que has empezado, pero no publicar, pedir comida ni dejar opiniones. Un administrador revisará las denuncias y decidirá."
                )
            )
        case .restrictedByAdministrator:
            (
                (
                    "Your Cupboard account is restricted",
                    "An administrator has reviewed reports about your account and has restricted it. You can finish what you have started, but not post, request food or leave feedback, until an administrator lifts the restriction."
                ),
                (
                    "Tu cuenta de Cupboard está restringida",
                    "Un administrador ha revisado denuncias sobre tu cuenta y la ha restringido. Puedes terminar lo que has empezado, pero no publicar, pedir comida ni dejar opiniones, hasta que un administrador levante la restricción."
                )
            )
        case .unrestricted:
            (
                (
                    "Your Cupboard account is no longer restricted",
                    "An administrator has lifted the restriction of your account. You can use Cupboard as before."
                ),
                (
                    "Tu cuenta de Cupboard ya no está restringida",
                    "Un administrador ha levantado la restricción de tu cuenta. Puedes usar Cupboard como siempre."
                )
            )
        }
    }
}
