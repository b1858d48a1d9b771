/// The cuisines, each with a colour for its tableware.
enum Cuisine: String, Sendable, CaseIterable {
    case american, brazilian, british, caribbean, chinese, ethiopian, french, german, greek, indian, italian, japanese
    case korean, lebanese, mexican, moroccan, nordic, peruvian, polish, spanish, thai, turkish, vietnamese
    case westAfrican = "west_african"

    /// The colour of the cuisine's tableware.
    var glaze: Color {
        switch self {
        case .american: Color(0x3B5B92)
        case .brazilian: Color(0x2E8B57)
        case .british: Color(0x27408B)
        case .caribbean: Color(0x1AA6A6)
        case .chinese: Color(0xB22222)
        case .ethiopian: Color(0x4E7F2E)
        case .french: Color(0x31588A)
        case .german: Color(0x555B62)
        case .greek: Color(0x1F6FB2)
        case .indian: Color(0xE07B1F)
        case .italian: Color(0x9C2B2B)
        case .japanese: Color(0x23395B)
        case .korean: Color(0x7A6C5D)
        case .lebanese: Color(0x8C3B3B)
        case .mexican: Color(0xD9541E)
        case .moroccan: Color(0x1B6CA8)
        case .nordic: Color(0x7C97A6)
        case .peruvian: Color(0xA8325E)
        case .polish: Color(0x264E9B)
        case .spanish: Color(0xC99A1E)
        case .thai: Color(0x6B3FA0)
        case .turkish: Color(0x148F8F)
        case .vietnamese: Color(0x3E8E6E)
        case .westAfrican: Color(0xB5651D)
        }
    }

    /// Whether chopsticks replace the cutlery.
    var hasChopsticks: Bool { [.chinese, .japanese, .korean, .vietnamese].contains(self) }
}
