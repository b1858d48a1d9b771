extension EmailTemplate {
    /// Sends the link to all data of an account.
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

                Everything that Cupboard has stored about you waits for you as a file in JSON. Open this page and press its button:

                \(link)

                You can download the file once, within \(hours) hours. Do not pass the link on: anyone who has it can get your data.

                If you did not request this, change your password immediately. The link then stops working; it also stops working when you log out everywhere.

                Your Cupboard team
                """
            ),
            spanish: Text(
                "Tus datos de Cupboard",
                """
                Hola, \(name):

                Todo lo que Cupboard guarda sobre ti te espera en un archivo JSON. Abre esta página y pulsa el botón:

                \(link)

                Puedes descargar el archivo una sola vez, en un plazo de \(hours) horas. No compartas el enlace: quien lo tenga podrá obtener tus datos.

                Si no lo has pedido tú, cambia tu contraseña cuanto antes. El enlace dejará de servir, igual que si cierras sesión en todas partes.

                El equipo de Cupboard
                """
            )
        )
    }
}
