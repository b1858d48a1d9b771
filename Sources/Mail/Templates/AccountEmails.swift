extension EmailTemplate {
    /// Greets somebody who has made an account.
    public static func welcome(name: String, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .welcome,
            english: Text(
                "Welcome to Cupboard",
                """
                Hello \(name),

                Your account is ready. Share food that would go to waste, find something to cook, plan your week:

                \(app.base)

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Te damos la bienvenida a Cupboard",
                """
                Hola, \(name):

                Tu cuenta está lista. Comparte la comida que sobra, encuentra qué cocinar y planifica tu semana:

                \(app.base)

                El equipo de Cupboard
                """
            )
        )
    }

    /// Tells somebody whose account an administrator has closed for now.
    public static func accountDisabled(name: String) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .accountDisabled,
            english: Text(
                "Your Cupboard account has been disabled",
                """
                Hello \(name),

                An administrator has disabled your account. You cannot log in until it is enabled again. Nothing has been deleted.

                If you think that this is a mistake, get in touch with us.

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

    /// Tells somebody whose account an administrator has opened again.
    public static func accountEnabled(name: String, app: AppAddress) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .accountEnabled,
            english: Text(
                "Your Cupboard account has been enabled",
                """
                Hello \(name),

                Your account has been enabled. You can log in again:

                \(app.base)

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Tu cuenta de Cupboard ha sido activada",
                """
                Hola, \(name):

                Tu cuenta ha sido activada. Ya puedes volver a iniciar sesión:

                \(app.base)

                El equipo de Cupboard
                """
            )
        )
    }

    /// Tells somebody that the account is gone, whoever has deleted it; to be queued without an account, for there is none any more.
    public static func accountDeleted(name: String) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .accountDeleted,
            english: Text(
                "Your Cupboard account has been deleted",
                """
                Hello \(name),

                Your account has been deleted, and your details with it. Nobody can log in to it any more.

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

    /// Tells somebody that others have reported the account; not who, nor why.
    public static func accountUnderReview(name: String) -> EmailTemplate {
        let name = PersonName(name)
        return EmailTemplate(
            .accountUnderReview,
            english: Text(
                "Your Cupboard account is under review",
                """
                Hello \(name),

                Your account has been reported, and an administrator will look at it. You need not do anything; until then you can use Cupboard as before.

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Tu cuenta de Cupboard está en revisión",
                """
                Hola, \(name):

                Tu cuenta ha sido denunciada y un administrador la revisará. No tienes que hacer nada; mientras tanto puedes usar Cupboard como siempre.

                El equipo de Cupboard
                """
            )
        )
    }
}
