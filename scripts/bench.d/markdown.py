"""Markdown tables that are also readable in a terminal."""


def table(lines, names):
    """Formats lines as a table. The first line has the headings. Columns with headings in `names` are aligned left, the others right."""
    widths = [max(map(len, column)) for column in zip(*lines)]
    left = [heading in names for heading in lines[0]]
    aligned = [[text.ljust(width) if is_name else text.rjust(width) for text, width, is_name in zip(line, widths, left)] for line in lines]
    rule = ["-" * width if is_name else "-" * (width - 1) + ":" for width, is_name in zip(widths, left)]
    return "\n".join("| " + " | ".join(line) + " |" for line in [aligned[0], rule, *aligned[1:]])
