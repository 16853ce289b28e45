#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints a large product feed in Google's words to standard output, the same one each time: ROWS products of a fictional
shop. --changed N gives the first N of them another price, as the next day's feed would have it."""
import argparse
import json
import sys
from xml.sax.saxutils import escape

KINDS = ["Rain jacket", "Trail shoe", "Down vest", "Day pack", "Wool sock", "Head torch", "Camp stove", "Sleeping mat",
         "Rope bag", "Tent peg"]
MATERIALS = ["recycled polyester", "merino wool", "ripstop nylon", "aluminium", "cotton", "stainless steel"]
COLORS = ["slate", "moss", "rust", "sand", "ink"]
SIZES = ["XS", "S", "M", "L", "XL"]
AVAILABILITIES = ["in_stock", "in_stock", "in_stock", "out_of_stock", "preorder", "backorder"]
COLUMNS = ["id", "title", "description", "link", "price", "sale_price", "sale_price_effective_date", "availability", "brand",
           "gtin", "mpn", "condition", "material", "color", "size", "item_group_id"]


def gtin(number):
    """A GTIN-13 with its check digit, in the range for numbers within a shop."""
    digits = f"20{number:010d}"
    total = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(digits))
    return digits + str(-total % 10)


def product(i, changed, host):
    kind = KINDS[i % len(KINDS)]
    color, size, material = COLORS[i // 10 % 5], SIZES[i // 50 % 5], MATERIALS[i % 6]
    cents = 990 + i * 37 % 40000 + (101 if i < changed else 0)
    is_sale = i % 7 == 0
    return {
        "id": f"LK-{i:07d}",
        "title": f"Lindkvist {kind} {i // 250}, {color}, {size}",
        "description": f"{kind} no. {i} of {material} for days outdoors. Colour: {color}. Made to be repaired: every part "
                       f"can be ordered singly.",
        "link": f"https://{host}/products/{kind.lower().replace(' ', '-')}-{i // 250}?variant={i}",
        "price": f"{cents // 100}.{cents % 100:02d} EUR",
        "sale_price": f"{(cents - 300) // 100}.{(cents - 300) % 100:02d} EUR" if is_sale else "",
        "sale_price_effective_date": "2026-03-01T00:00+0100/2026-03-31T23:59+0200" if is_sale else "",
        "availability": AVAILABILITIES[i % 6],
        "brand": "Lindkvist",
        "gtin": gtin(i),
        "mpn": f"L{i % 9973:05d}",
        "condition": "new",
        "material": material,
        "color": color,
        "size": size,
        "item_group_id": f"G{i // 250}-{i % 10}",
    }


def write_xml(rows, out):
    out.write('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n'
              "<channel>\n<title>Lindkvist</title>\n")
    for row in rows:
        out.write("<item>" + "".join(f"<g:{name}>{escape(value)}</g:{name}>" for name, value in row.items() if value)
                  + "</item>\n")
    out.write("</channel>\n</rss>\n")


def write_csv(rows, out):
    out.write(",".join(COLUMNS) + "\n")
    for row in rows:
        out.write(",".join('"' + row[name].replace('"', '""') + '"' if "," in row[name] else row[name]
                           for name in COLUMNS) + "\n")


def write_json(rows, out):
    out.write('{"@context":"https://schema.org","@graph":[\n')
    states = {"in_stock": "InStock", "out_of_stock": "OutOfStock", "preorder": "PreOrder", "backorder": "BackOrder"}
    for i, row in enumerate(rows):
        node = {"@type": "Product", "sku": row["id"], "name": row["title"], "description": row["description"],
                "url": row["link"], "brand": {"@type": "Brand", "name": row["brand"]}, "gtin13": row["gtin"],
                "mpn": row["mpn"], "material": row["material"], "color": row["color"], "size": row["size"],
                "offers": {"@type": "Offer", "price": row["price"].split()[0], "priceCurrency": row["price"].split()[1],
                           "availability": "https://schema.org/" + states[row["availability"]]}}
        out.write((",\n" if i else "") + json.dumps(node, ensure_ascii=False, separators=(",", ":")))
    out.write("\n]}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", type=int)
    parser.add_argument("--format", choices=["xml", "csv", "json"], default="xml")
    parser.add_argument("--changed", type=int, default=0)
    parser.add_argument("--host", default="shop.example")
    args = parser.parse_args()
    rows = (product(i, args.changed, args.host) for i in range(args.rows))
    try:
        {"xml": write_xml, "csv": write_csv, "json": write_json}[args.format](rows, sys.stdout)
        sys.stdout.flush()
    except BrokenPipeError:
        sys.stderr.close()  # a reader such as head has seen enough


if __name__ == "__main__":
    main()
