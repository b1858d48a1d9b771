/// A platform of devices: a value of the database's enum `device_platform`.
public enum PushPlatform: String, Sendable, CaseIterable {
    /// Apple's devices.
    case ios = "IOS"
    /// Android's devices.
    case android = "ANDROID"
}
