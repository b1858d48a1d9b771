extension EmailTemplate {
    /// Brings the link to everything that is stored of an account.
    public static func dataExport(name: String, link: String, lifetime: Duration) -> EmailTemplate {
        let name = PersonName(name)
        let hours = Int(lifetime / .seconds(3_600))
        return EmailTemplate(
            .dataExport,
            lifetime: lifetime,
            english: Text(
                "Your data from Cupboard",
                """
                Hello \(name),

                Here is everything that Cupboard has stored about you, as a file in JSON:

                \(link)

                The link works once, within \(hours) hours. Do not pass it on: anyone who opens it gets your data.

                If it was not you who asked for this, change your password at once: the link is then good for nothing.

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Tus datos de Cupboard",
                """
                Hola, \(name):

                Aquí tienes todo lo que Cupboard guarda sobre ti, en un archivo JSON:

                \(link)

                El enlace sirve una sola vez, en un plazo de \(hours) horas. No lo compartas: quien lo abra tendrá tus datos.

                Si no lo has pedido tú, cambia tu contraseña cuanto antes: el enlace dejará de servir.

                El equipo de Cupboard
                """
            )
        )
    }
}
