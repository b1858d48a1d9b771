/// The order of names that people expect, with runs of digits compared as numbers.
enum NaturalOrder {
    static func precedes(_ left: String, _ right: String) -> Bool {
        let (left, right) = (left.utf8Span.span, right.utf8Span.span)
        var (leftIndex, rightIndex) = (0, 0)
        while leftIndex < left.count, rightIndex < right.count {
            if left[leftIndex].isDigit, right[rightIndex].isDigit {
                let leftNumber = number(in: left, at: &leftIndex)
                let rightNumber = number(in: right, at: &rightIndex)
                if leftNumber.count != rightNumber.count { return leftNumber.count < rightNumber.count }
                for (leftDigit, rightDigit) in zip(leftNumber, rightNumber) where left[leftDigit] != right[rightDigit] {
                    return left[leftDigit] < right[rightDigit]
                }
            } else {
                if left[leftIndex] != right[rightIndex] { return left[leftIndex] < right[rightIndex] }
                leftIndex += 1
                rightIndex += 1
            }
        }
        return left.count < right.count
    }

    /// Returns the digits of the number at an index; of two numbers, the one with more digits is greater.
    ///
    /// A leading zero is a separate number, as in GraphQL.js.
    private static func number(in text: Span<UInt8>, at index: inout Int) -> Range<Int> {
        let start = index
        index += 1
        if text[start] == UInt8(ascii: "0") { return start..<start }
        while index < text.count, text[index].isDigit { index += 1 }
        return start..<index
    }
}
