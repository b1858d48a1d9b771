"""The pages of docs/: writes the reference of commands and settings, and finds links that lead nowhere and metrics without a row.

    python3 scripts/lib/pages.py write PROGRAM    writes docs/reference/settings.md, commands.md and the table of formats
    python3 scripts/lib/pages.py check PROGRAM    compares them with the program, and checks links and metrics; exits with 1 on a difference
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
METRICS_PAGE = "docs/operate/metrics.md"
IMPORTING_PAGE = "docs/operate/importing.md"
# In a command's help, the formats follow this line. The page on importing has them as a table between the two comments.
FORMATS = "FORMATS"
FORMAT = re.compile(r"^(?P<command>\S+)(?: --format (?P<format>\S+))?\n  From: (?P<origin>.*)\n  Kept: (?P<kept>.*)\n  Left out: (?P<left>.*)$", re.M)
BEGIN_FORMATS, END_FORMATS = "<!-- Formats: generated from the program by scripts/lib/pages.py. -->", "<!-- End of formats. -->"
GENERATED = "<!-- Generated from the program by scripts/lib/pages.py; `scripts/test` compares. -->"
# An option's text ends with its environment and default in brackets.
DETAILS = re.compile(r"\s*\[(?:environment: (?P<environment>[^;\]]*(?:, separated by commas)?))?;?\s*(?:default: (?P<default>[^\]]*))?\]")


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in ("write", "check"):
        sys.exit(__doc__)
    pages = reference(sys.argv[2])
    if sys.argv[1] == "write":
        for name, text in pages.items():
            (ROOT / name).write_text(text)
        return
    flaws = [f"{name} is not what the program's help says: run python3 scripts/lib/pages.py write PROGRAM" for name in stale(pages)]
    flaws += broken_links() + undocumented_metrics()
    for flaw in flaws:
        print(flaw)
    sys.exit(1 if flaws else 0)


def stale(pages):
    return [name for name, text in pages.items() if not (ROOT / name).exists() or (ROOT / name).read_text() != text]


# Reference pages


def reference(program):
    dump = json.loads(subprocess.check_output([program, "--experimental-dump-help"], text=True))
    commands = dump["command"]["subcommands"]
    serve = next(command for command in commands if command["commandName"] == "serve")
    sections = sections_of(subprocess.check_output([program, "serve", "--help"], text=True))
    imports = next(command for command in commands if command["commandName"] == "import")
    return {
        "docs/reference/settings.md": settings_page(serve, sections),
        "docs/reference/commands.md": commands_page(commands),
        IMPORTING_PAGE: importing_page(imports["discussion"]),
    }


def sections_of(help_text):
    """The heading in the help text above each option."""
    sections, heading = {}, None
    for line in help_text.splitlines():
        if re.fullmatch(r"[A-Z][A-Z &,-]+:", line):
            heading = line[:-1].capitalize().replace("Http", "HTTP")
        for name in re.findall(r"--([a-z0-9-]+)", line) if line.startswith("  --") else []:
            sections.setdefault(name, heading)
    return sections


def settings_page(serve, sections):
    lines = [
        "# Settings",
        "",
        GENERATED,
        "",
        "The options of `cupboard serve`. Each can also be set in the environment: `--max-body` is `CUPBOARD_MAX_BODY`, and so on, unless the table says",
        "otherwise. An option given on the command line wins. [Operating](../operate/settings.md) explains the important ones.",
    ]
    rows = {}
    for argument in shown(serve):
        section = sections.get(name_of(argument))
        rows.setdefault("Server" if section in (None, "Options") else section, []).append(setting_row(argument))
    for section, settings in rows.items():
        lines += ["", f"## {section}", "", "| Option | Environment | Default | Meaning |", "|---|---|---|---|", *settings]
    return "\n".join(lines) + "\n"


def setting_row(argument):
    text = argument.get("abstract", "")
    details = DETAILS.search(text)
    environment, default = (details["environment"], details["default"]) if details else (None, None)
    meaning = DETAILS.sub("", text, count=1) if details else text
    variable = environment or "CUPBOARD_" + name_of(argument).upper().replace("-", "_")
    return f"| {spelled(argument)} | {code_names(variable)} | {cell(default or '–')} | {cell(meaning)} |"


def code_names(text):
    return cell(re.sub(r"\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b", lambda name: f"`{name[0]}`", text))


def importing_page(discussion):
    rows = [
        f"| `{found['command']}` | {'`' + found['format'] + '`' if found['format'] else '–'} | {cell(found['origin'])} | {cell(found['kept'])} | {cell(found['left'])} |"
        for found in FORMAT.finditer(discussion)
    ]
    table = ["| Command | `--format` | Files | Kept | Left out |", "|---|---|---|---|---|", *rows]
    before, rest = (ROOT / IMPORTING_PAGE).read_text().split(BEGIN_FORMATS)
    _, after = rest.split(END_FORMATS)
    return before + "\n".join([BEGIN_FORMATS, "", *table, "", END_FORMATS]) + after


def commands_page(commands):
    lines = ["# Commands", "", GENERATED, "", "What each command takes. `cupboard serve` has [a page of its own](settings.md).", "[The command line](command-line.md) shows the commands in use."]
    for command in commands:
        if command["commandName"] not in ("serve", "help"):
            lines += command_lines(command, "cupboard")
    return "\n".join(lines) + "\n"


def command_lines(command, parent):
    path = f"{parent} {command['commandName']}"
    lines = ["", f"## `{path}`", "", paragraph(command.get("abstract", ""))]
    if command.get("discussion"):
        text, *formats = command["discussion"].split(FORMATS)
        lines += ["", *[line for part in text.strip().split("\n\n") for line in (paragraph(part), "")][:-1]]
        lines += ["", "[Importing](../operate/importing.md#formats) lists the formats."] if formats else []
    arguments = [] if command.get("subcommands") else shown(command)
    if arguments:
        lines += ["", "| Argument | Meaning |", "|---|---|"]
        lines += [f"| {spelled(argument)} | {code_names(argument.get('abstract', ''))} |" for argument in arguments]
    for subcommand in command.get("subcommands", []):
        lines += command_lines(subcommand, path)
    return lines


def shown(command):
    """The arguments of a command. `--demo` and `--no-demo` are one."""
    arguments = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    names = {name_of(argument) for argument in arguments}
    merged = []
    for argument in arguments:
        name = name_of(argument)
        if name in ("help", "version") or (name.startswith("no-") and name.removeprefix("no-") in names):
            continue
        if f"no-{name}" in names:
            argument["names"].append({"kind": "long", "name": f"no-{name}"})
        merged.append(argument)
    return merged


def name_of(argument):
    names = [name["name"] for name in argument.get("names", []) if name["kind"] == "long"]
    return names[0] if names else argument.get("valueName", "")


def spelled(argument):
    if argument["kind"] == "positional":
        return f"`<{argument['valueName']}>`"
    names = [("--" if name["kind"] == "long" else "-") + name["name"] for name in argument["names"]]
    value = f" <{argument['valueName']}>" if argument["kind"] == "option" else ""
    return ", ".join(f"`{name}{value}`" for name in names)


def cell(text):
    return re.sub(r"\s+", " ", text).strip().replace("|", "\\|").replace("<", "&lt;")


def paragraph(text):
    return re.sub(r"\s+", " ", text).strip().replace("<", "&lt;")


# Links


def broken_links():
    listed = subprocess.check_output(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], text=True, cwd=ROOT)
    flaws = []
    for page in listed.split():
        if not (ROOT / page).exists():
            continue
        for target in re.findall(r"\]\(([^)\s]+)\)", prose(ROOT / page)):
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            file = (ROOT / page).parent / path if path else ROOT / page
            if not file.exists():
                flaws.append(f"{page}: the link to {target} leads nowhere")
            elif anchor and file.suffix == ".md" and anchor not in anchors(file):
                flaws.append(f"{page}: {path or page} has no heading #{anchor}")
    return flaws


def prose(file):
    """A page without its fenced blocks and inline code."""
    text = re.sub(r"^```.*?^```", "", file.read_text(), flags=re.S | re.M)
    return re.sub(r"`[^`\n]*`", "", text)


def anchors(file):
    """The anchors that GitHub gives to the headings of a page."""
    found = set()
    text = re.sub(r"^```.*?^```", "", file.read_text(), flags=re.S | re.M)
    for heading in re.findall(r"^#+ +(.+?) *$", text, flags=re.M):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        anchor = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        number, unique = 0, anchor
        while unique in found:
            number += 1
            unique = f"{anchor}-{number}"
        found.add(unique)
    return found


# Metrics


def undocumented_metrics():
    """Compares the metrics that the sources name with the rows of the page about metrics."""
    sources = "\n".join(file.read_text() for file in (ROOT / "Sources/Gateway/Observing").rglob("*.swift"))
    named = set(re.findall(r'"((?:cupboard|process)_[a-z_]+)"', sources))
    page = ROOT / METRICS_PAGE
    rows = set(re.findall(r"^\| `((?:cupboard|process)_[a-z_]+)`", page.read_text(), flags=re.M)) if page.exists() else set()
    missing = [f"{METRICS_PAGE} has no row for the metric {name}" for name in sorted(named - rows)]
    return missing + [f"{METRICS_PAGE}: there is no metric {name}" for name in sorted(rows - named)]


if __name__ == "__main__":
    main()
