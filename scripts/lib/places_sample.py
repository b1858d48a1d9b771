#!/usr/bin/env python3
"""Draws the addresses of AddressTests and the part of the gazetteer that they can be confused with.

    scripts/lib/places_sample.py PLACES SEED FOLDER

PLACES is the file that scripts/places prepares. The script draws twenty towns of the United States, twenty of Spanish-speaking countries
and twenty US postcodes, none of a town of the demo data. It writes FOLDER/addresses.tsv with their true points, and FOLDER/places.tsv with
every place that has a name or postcode in one of these addresses, or in the addresses of FOLDER/named-addresses.txt.
"""
import random
import re
import sys
from pathlib import Path

SPANISH = {
    "AR": "Argentina", "BO": "Bolivia", "CL": "Chile", "CO": "Colombia", "CR": "Costa Rica", "CU": "Cuba", "EC": "Ecuador",
    "DO": "República Dominicana", "ES": "España", "GT": "Guatemala", "HN": "Honduras", "MX": "México", "NI": "Nicaragua", "PA": "Panamá",
    "PE": "Perú", "PY": "Paraguay", "SV": "El Salvador", "UY": "Uruguay", "VE": "Venezuela",
}
DEMO = {"New York City", "Los Angeles", "Chicago", "London", "Madrid", "Sevilla", "Barcelona", "Mexico City", "Bogotá", "Buenos Aires"}
STREETS = ["Main St", "Oak Avenue", "W 5th St", "Washington Blvd"]
CALLES = ["Calle Mayor", "Avenida Bolívar", "Calle de Alcalá", "Av. Independencia"]
ACCENTS = str.maketrans("áàâäãéèêëíìîïóòôöõúùûüñç", "aaaaaeeeeiiiiooooouuuunc")


def words(name: str) -> str:
    return re.sub(r"[\W_]+", " ", name.lower().translate(ACCENTS)).strip()


def phrases(address: str) -> set[str]:
    found = set()
    for part in re.split(r"[,;\n()]", address):
        typed = words(part).split()
        found |= {" ".join(typed[i:j]) for i in range(len(typed)) for j in range(i + 1, min(i + 8, len(typed)) + 1)}
    return found


def main() -> None:
    places, seed, folder = Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    lines = [line.split("\t") for line in places.read_text(encoding="utf-8").splitlines()]
    towns = [line for line in lines if len(line) == 19]
    codes = [line for line in lines if len(line) == 12]
    drawing = random.Random(seed)
    addresses = []
    for town in drawing.sample([t for t in towns if t[8] == "US" and t[1] not in DEMO], 20):
        street = f"{drawing.randrange(1, 20_000)} {drawing.choice(STREETS)}, " if drawing.random() < 0.5 else ""
        addresses.append((f"{street}{town[1]}, {town[10]}", town[4], town[5], "TOWN"))
    for town in drawing.sample([t for t in towns if t[8] in SPANISH and t[1] not in DEMO], 20):
        street = f"{drawing.choice(CALLES)} {drawing.randrange(1, 300)}, " if drawing.random() < 0.5 else ""
        addresses.append((f"{street}{town[1]}, {SPANISH[town[8]]}", town[4], town[5], "TOWN"))
    for code in drawing.sample([c for c in codes if c[2] not in {"New York", "Los Angeles", "Chicago"}], 20):
        street = f"{drawing.randrange(1, 20_000)} {drawing.choice(STREETS)}, {code[2]}, {code[4]} "
        addresses.append(((street if drawing.random() < 0.7 else "") + code[1], code[9], code[10], "POSTCODE"))
    named = (folder / "named-addresses.txt").read_text(encoding="utf-8").splitlines()
    known = set().union(*(phrases(address[0]) for address in addresses), *(phrases(line.split("\t")[0]) for line in named))
    kept, counts = [], {}
    for line in lines:
        if len(line) == 19:
            # Names in other scripts are left out, to keep the file small.
            names = [n for n in line[3].split(",") if words(n) in known or n.isascii() and n[:1].isupper()]
            names = sorted(names, key=lambda n: words(n) not in known)[:40]
            if any(words(name) in known for name in [line[1], *line[3].split(",")]):
                kept.append(line[:3] + [",".join(names)] + line[4:])
        elif words(line[1]) in known or words(line[2]) in known:
            # Large towns have hundreds of postcodes.
            count = counts[line[2], line[4]] = counts.get((line[2], line[4]), 0) + 1
            if count <= 4 or words(line[1]) in known:
                kept.append(line)
    note = (
        "# From GeoNames (https://www.geonames.org), licence CC BY 4.0, and the package zipcodes (MIT), by scripts/lib/places_sample.py.\n"
    )
    (folder / "places.tsv").write_text(note + "".join("\t".join(line) + "\n" for line in kept), encoding="utf-8")
    (folder / "addresses.tsv").write_text(note + "".join("\t".join(line) + "\n" for line in addresses), encoding="utf-8")


if __name__ == "__main__":
    main()
