#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the pages of this folder, none of which sells one product: make_pages.py.
Ten kinds of page, each in six shops that differ in language, layout and markup. All shops, products and texts are invented."""
import html
import json
import pathlib

HERE = pathlib.Path(__file__).parent
PRODUCTS = {
    "en": ["Alder garden bench", "Heron watering can", "Birch step ladder", "Marsh rain barrel", "Fern plant stand", "Otter hose reel"],
    "de": ["Gartenbank Erle", "Gießkanne Reiher", "Trittleiter Birke", "Regentonne Moor", "Blumenständer Farn", "Schlauchtrommel Otter"],
    "fr": ["Banc de jardin Aulne", "Arrosoir Héron", "Escabeau Bouleau", "Récupérateur Marais", "Porte-plante Fougère", "Dévidoir Loutre"],
    "es": ["Banco de jardín Aliso", "Regadera Garza", "Escalera Abedul", "Depósito Marisma", "Macetero Helecho", "Enrollador Nutria"],
    "it": ["Panca da giardino Ontano", "Annaffiatoio Airone", "Scaletta Betulla", "Cisterna Palude", "Portavaso Felce", "Avvolgitubo Lontra"],
    "pl": ["Ławka ogrodowa Olcha", "Konewka Czapla", "Drabinka Brzoza", "Zbiornik Bagno", "Stojak Paproć", "Bęben Wydra"],
    "nl": ["Tuinbank Els", "Gieter Reiger", "Trapladder Berk", "Regenton Moeras", "Plantenstandaard Varen", "Slanghaspel Otter"],
    "sv": ["Trädgårdsbänk Al", "Vattenkanna Häger", "Trappstege Björk", "Regntunna Kärr", "Blomställ Ormbunke", "Slangvinda Utter"],
    "cs": ["Zahradní lavice Olše", "Konev Volavka", "Schůdky Bříza", "Nádrž Bažina", "Stojan Kapradí", "Naviják Vydra"],
    "ja": ["庭用ベンチ ハンノキ", "じょうろ アオサギ", "踏み台 シラカバ", "雨水タンク 湿原", "花台 シダ", "ホースリール カワウソ"],
}
PRICES = ["249.00", "34.50", "59.90", "119.00", "27.95", "44.00"]
CART = {"en": "Add to cart", "de": "In den Warenkorb", "fr": "Ajouter au panier", "es": "Añadir al carrito", "it": "Aggiungi al carrello",
        "pl": "Do koszyka", "nl": "In winkelwagen", "sv": "Lägg i varukorgen", "cs": "Do košíku", "ja": "カートに入れる"}
SIX = ["en", "de", "fr", "es", "pl", "ja"]
OTHER_SIX = ["en", "it", "nl", "sv", "cs", "de"]


def price(lang, value):
    """As the shop writes it."""
    comma = value.replace(".", ",")
    return {"en": "£" + value, "pl": comma + " zł", "sv": comma + " kr", "cs": comma + " Kč",
            "ja": value.split(".")[0] + "00円", "de": comma + " €"}.get(lang, comma + " €")


def page(name, lang, title, body, head="", path="/x"):
    text = (f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{html.escape(title)}</title>\n'
            f'<link rel="canonical" href="https://shop.example{path}">{head}</head>\n<body>\n{body}\n</body></html>\n')
    (HERE / f"{name}.html").write_text(text, encoding="utf-8")


def data(value):
    return '<script type="application/ld+json">' + json.dumps(value, ensure_ascii=False) + "</script>"


def entries(lang, layout, which=range(6)):
    """The same products as six shops would list them."""
    out = []
    for i in which:
        name, cost, cart = PRODUCTS[lang][i], price(lang, PRICES[i]), CART[lang]
        out.append([
            f'<div class="card"><a href="/p/{i}"><h3>{name}</h3></a><span class="price">{cost}</span><button>{cart}</button></div>',
            f'<li class="product-item"><h2 class="title"><a href="/p/{i}">{name}</a></h2><p>{cost}</p><a class="btn" href="/cart/add/{i}">{cart}</a></li>',
            f'<tr><td><a href="/p/{i}">{name}</a></td><td>{cost}</td><td><form action="/add"><input type="submit" value="{cart}"></form></td></tr>',
            f'<article itemscope itemtype="https://schema.org/Product"><h3><a itemprop="url" href="/p/{i}"><span itemprop="name">{name}</span></a></h3>'
            f'<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="{PRICES[i]}">'
            f'<meta itemprop="priceCurrency" content="EUR"><b>{cost}</b></div></article>',
            f'<div class="tile"><a href="/p/{i}" class="name">{name}</a><del>{price(lang, str(float(PRICES[i]) + 20))}</del> <strong class="amount">{cost}</strong></div>',
            f'<a class="row" href="/p/{i}"><span>{name}</span> <em>{cost}</em></a>',
        ][layout])
    return {2: "<table>%s</table>", 1: "<ul class='grid'>%s</ul>"}.get(layout, "<section>%s</section>") % "\n".join(out)


def carts():
    words = {"en": ("Your cart", "Subtotal", "Proceed to checkout", "Quantity"), "de": ("Warenkorb", "Zwischensumme", "Zur Kasse", "Menge"),
             "fr": ("Votre panier", "Sous-total", "Valider la commande", "Quantité"), "es": ("Tu carrito", "Total", "Tramitar pedido", "Cantidad"),
             "pl": ("Koszyk", "Razem", "Przejdź do kasy", "Ilość"), "ja": ("ショッピングカート", "小計", "レジに進む", "数量")}
    for n, lang in enumerate(SIX):
        head, total, go, count = words[lang]
        few = range(1 + n % 3)
        rows = "".join(
            [f'<tr><td><a href="/p/{i}">{PRODUCTS[lang][i]}</a></td><td>{count}: 1</td><td class="price">{price(lang, PRICES[i])}</td></tr>' for i in few]
            if n % 2 else
            [f'<div class="line"><h2>{PRODUCTS[lang][i]}</h2><label>{count} <input value="1"></label><span class="item-price">{price(lang, PRICES[i])}</span><a href="/remove/{i}">×</a></div>' for i in few])
        body = f'<h1>{head}</h1>' + (f"<table>{rows}</table>" if n % 2 else f"<div>{rows}</div>")
        body += f'<p>{total}: <b class="total-price">{price(lang, PRICES[0])}</b></p><a class="button" href="/checkout">{go}</a>'
        if n >= 3:  # with what the shop would sell besides
            body += f'<h2>{ {"es": "También te puede gustar", "pl": "Polecane produkty", "ja": "おすすめ商品"}[lang] }</h2>' + entries(lang, n % 3, [4, 5])
        page(f"cart_{lang}", lang, head + " - Shop", body, path=["/cart", "/warenkorb", "/panier", "/es/carrito", "/koszyk", "/basket"][n])


def checkouts():
    words = {"en": ("Checkout", "Delivery address", "Place order", "Order total"), "it": ("Cassa", "Indirizzo di consegna", "Invia ordine", "Totale"),
             "nl": ("Afrekenen", "Bezorgadres", "Bestelling plaatsen", "Totaal"), "sv": ("Kassa", "Leveransadress", "Slutför köp", "Att betala"),
             "cs": ("Pokladna", "Doručovací adresa", "Odeslat objednávku", "Celkem"), "de": ("Kasse", "Lieferadresse", "Zahlungspflichtig bestellen", "Gesamtsumme")}
    for n, lang in enumerate(OTHER_SIX):
        head, address, place, total = words[lang]
        fields = "".join(f'<label>{x} <input name="f{i}"></label>' for i, x in enumerate([address, "E-Mail", "Tel."]))
        summary = [f"<dl><dt>{PRODUCTS[lang][0]}</dt><dd>{price(lang, PRICES[0])}</dd><dt>{total}</dt><dd>{price(lang, '253.90')}</dd></dl>",
                   f"<ul><li>{PRODUCTS[lang][1]} {price(lang, PRICES[1])}</li><li>{total} {price(lang, PRICES[1])}</li></ul>"][n % 2]
        body = f'<main><h1>{head}</h1><form><fieldset>{fields}</fieldset><button type="submit">{place}</button></form><div class="summary">{summary}</div></main>'
        page(f"checkout_{lang}", lang, f"{head} | Shop", body, path=["/checkout", "/cassa", "/afrekenen/adres", "/kassa", "/objednavka", "/checkout/address"][n])


def categories():
    words = {"en": "Garden", "de": "Gartenbedarf", "fr": "Jardin", "es": "Jardín", "pl": "Ogród", "ja": "ガーデン用品"}
    for n, lang in enumerate(SIX):
        head = words[lang]
        markup = ["", data({"@type": "CollectionPage", "name": head}),
                  data({"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "position": i + 1, "url": f"https://shop.example/p/{i}"} for i in range(6)]}),
                  "", '<meta property="og:type" content="website">', data({"@type": "BreadcrumbList", "itemListElement": []})][n]
        intro = f"<p>{head}: {', '.join(PRODUCTS[lang][:3])}.</p>"
        page(f"category_{lang}", lang, f"{head} - Shop", f"<h1>{head}</h1>{intro}{entries(lang, n)}", markup, f"/{['garden', 'c/gartenbedarf', 'jardin-12', 'es/jardin', 'ogrod', 'list/garden'][n]}")


ABOUT = {"en": "Testfell has made things for gardens since 1911, in a valley that has more rain than it needs.", "it": "Testfell produce attrezzi per il giardino dal 1911, in una valle dove piove più del necessario.",
    "nl": "Testfell maakt sinds 1911 spullen voor de tuin, in een dal waar het meer regent dan nodig is.", "sv": "Testfell har gjort saker för trädgården sedan 1911, i en dal där det regnar mer än det behövs.",
    "cs": "Testfell vyrábí věci pro zahradu od roku 1911 v údolí, kde prší víc, než je třeba.", "de": "Testfell stellt seit 1911 Dinge für den Garten her, in einem Tal, in dem es mehr regnet als nötig."}


def single_entry_categories():
    words = {"en": "Rain barrels", "it": "Cisterne", "nl": "Regentonnen", "sv": "Regntunnor", "cs": "Nádrže", "de": "Regentonnen"}
    counts = {"en": "1 product", "it": "1 prodotto", "nl": "1 product", "sv": "1 produkt", "cs": "1 zboží", "de": "1 Artikel"}
    for n, lang in enumerate(OTHER_SIX):
        head = words[lang]
        layout = [0, 1, 3, 1, 0, 3][n]
        sort = "<select aria-label='Sort'><option>A-Z</option><option>€</option></select>"
        page(f"category_of_one_{lang}", lang, f"{head} | Shop", f"<h1>{head}</h1><p>{ABOUT[lang]}</p><p>{counts[lang]}</p>{sort}{entries(lang, layout, [3])}",
             data({"@type": "CollectionPage", "name": head}) if n % 3 == 1 else "", f"/{['barrels', 'giardino/cisterne', 'regentonnen', 'tunnor', 'kategorie', 'regen'][n]}")


def comparisons():
    words = {"en": ("Compare products", "Material", "Weight"), "de": ("Produktvergleich", "Material", "Gewicht"), "fr": ("Comparatif : nos arrosoirs", "Matière", "Poids"),
             "es": ("Comparativa de regaderas", "Material", "Peso"), "pl": ("Porównanie produktów", "Materiał", "Waga"), "ja": ("じょうろの比較", "素材", "重さ")}
    for n, lang in enumerate(SIX):
        head, material, weight = words[lang]
        shown = range(2 + n % 3)
        cells = lambda make: "".join(f"<td>{make(i)}</td>" for i in shown)
        table = (f"<table><tr><th></th>{cells(lambda i: PRODUCTS[lang][i])}</tr><tr><th>{material}</th>{cells(lambda i: 'Zn')}</tr>"
                 f"<tr><th>{weight}</th>{cells(lambda i: f'{i + 1} kg')}</tr><tr><th>€</th>{cells(lambda i: price(lang, PRICES[i]))}</tr>"
                 + (f"<tr><th></th>{cells(lambda i: '<button>' + CART[lang] + '</button>')}</tr>" if n % 2 else "") + "</table>")
        columns = "".join(f'<div class="col"><h2><a href="/p/{i}">{PRODUCTS[lang][i]}</a></h2><p class="price">{price(lang, PRICES[i])}</p><ul><li>{material}: Zn</li><li>{weight}: {i + 1} kg</li></ul><a class="add-to-cart" href="/add/{i}">{CART[lang]}</a></div>' for i in shown)
        page(f"comparison_{lang}", lang, f"{head} - Shop", f"<h1>{head}</h1>" + (columns if n in (2, 4) else table), path=["/compare", "/vergleich", "/comparatif-arrosoirs", "/es/comparar/12", "/porownanie", "/compare/items"][n])


def searches():
    words = {"en": "Search results for “can”", "it": "Risultati della ricerca per “vaso”", "nl": "Zoekresultaten voor ‘gieter’", "sv": "Sökresultat: kanna",
             "cs": "Výsledky hledání: konev", "de": "Suchergebnisse für „Kanne“"}
    for n, lang in enumerate(OTHER_SIX):
        head = words[lang]
        shown = [1] if n == 3 else range(2 + n)
        page(f"search_{lang}", lang, head, f"<form><input name='q'><button>🔍</button></form><h1>{head}</h1>{entries(lang, n % 6, [i % 6 for i in shown])}<footer>{ABOUT[lang]}</footer><p>{ABOUT[lang]}</p>",
             data({"@type": "SearchResultsPage"}) if n == 4 else "", ["/search?q=can", "/ricerca?q=vaso", "/zoeken?query=gieter", "/sok?q=kanna", "/hledani?q=konev", "/s?suche=kanne"][n])


GUIDE = {
    "en": ["A can that is too large stays empty half of the time, while one that is too small sends its owner up the stairs again and again; eight litres are what most people carry without thinking about it.",
           "Zinc lasts longest and dents first. Plastic is light, fades in the sun, and has to be taken in before the frost; steel with a coat of paint lies between the two and costs the most of them.",
           "The spout decides how far the water reaches. For boxes on a rail it should be longer than the can is high, and the rose should come off without a tool, since lime will block it sooner or later."],
    "de": ["Eine zu große Kanne bleibt die halbe Zeit leer, eine zu kleine schickt ihren Besitzer immer wieder die Treppe hinauf; acht Liter tragen die meisten, ohne darüber nachzudenken.",
           "Zink hält am längsten und bekommt die ersten Beulen. Kunststoff ist leicht, bleicht in der Sonne aus und muss vor dem Frost ins Haus; lackierter Stahl liegt dazwischen und kostet am meisten.",
           "Der Ausguss entscheidet, wie weit das Wasser reicht. Für Kästen am Geländer sollte er länger sein, als die Kanne hoch ist, und die Brause sollte sich ohne Werkzeug abnehmen lassen."],
    "fr": ["Un arrosoir trop grand reste vide la moitié du temps, un trop petit renvoie son propriétaire à l'escalier encore et encore ; huit litres se portent sans qu'on y pense.",
           "Le zinc dure le plus longtemps et se cabosse le premier. Le plastique est léger, pâlit au soleil et doit rentrer avant le gel ; l'acier peint se tient entre les deux et coûte le plus cher.",
           "Le bec décide de la portée de l'eau. Pour les jardinières d'un balcon, il devrait être plus long que l'arrosoir n'est haut, et la pomme devrait se retirer sans outil."],
    "es": ["Una regadera demasiado grande pasa vacía la mitad del tiempo, y una demasiado pequeña manda a su dueño por la escalera una y otra vez; ocho litros se llevan sin pensar.",
           "El cinc es lo que más dura y lo primero que se abolla. El plástico es ligero, se decolora al sol y hay que guardarlo antes de las heladas; el acero pintado queda entre los dos.",
           "El pico decide hasta dónde llega el agua. Para las jardineras de un balcón debería ser más largo que la altura de la regadera, y la roseta debería salir sin herramientas."],
    "pl": ["Za duża konewka przez połowę czasu stoi pusta, a za mała wysyła właściciela po schodach raz za razem; osiem litrów większość ludzi niesie bez namysłu i bez bólu pleców.",
           "Cynk jest najtrwalszy, ale pierwszy się wgniata. Plastik jest lekki, płowieje na słońcu i przed mrozem trzeba go schować; malowana stal leży pośrodku i kosztuje najwięcej.",
           "O zasięgu wody decyduje dziobek. Do skrzynek na balustradzie powinien być dłuższy niż wysokość konewki, a sitko powinno się zdejmować bez narzędzi, bo kamień je zatka."],
    "ja": ["大きすぎるじょうろは半分の時間は空のままで、小さすぎるものは何度も階段を上り下りさせます。八リットルなら多くの人が無理なく運べます。" * 3,
           "亜鉛は最も長持ちしますが最初にへこみます。樹脂は軽く日光で色あせ、霜の前に取り込む必要があります。塗装した鋼はその中間で価格は最も高くなります。" * 3,
           "注ぎ口の長さで水の届く距離が決まります。手すりのプランターには本体の高さより長い注ぎ口が向いています。はす口は工具なしで外せるものを選びましょう。" * 3],
}


def guides():
    words = {"en": "How to choose a watering can", "de": "Kaufberatung: Gießkannen", "fr": "Guide d'achat : bien choisir son arrosoir", "es": "Guía de compra de regaderas",
             "pl": "Jak wybrać konewkę? Poradnik", "ja": "じょうろの選び方"}
    for n, lang in enumerate(SIX):
        head = words[lang]
        text = "".join(f"<h2>{i + 1}</h2><p>{x}</p>" if n % 2 else f"<p>{x}</p>" for i, x in enumerate(GUIDE[lang] * 2))
        pick = f'<aside class="pick"><a href="/p/1">{PRODUCTS[lang][1]}</a> {price(lang, PRICES[1])}</aside>' if n in (0, 3) else ""
        box = f'<div class="box"><h3><a href="/p/1">{PRODUCTS[lang][1]}</a></h3><span class="price">{price(lang, PRICES[1])}</span><a href="/p/1">{CART[lang]}</a></div>' if n in (1, 4) else ""
        markup = [data({"@type": "Article", "headline": head}), '<meta property="og:type" content="article">', data({"@type": "HowTo", "name": head}), "",
                  data({"@type": "BlogPosting", "headline": head}), ""][n]
        page(f"guide_{lang}", lang, head + " | Shop", f"<article><h1>{head}</h1>{text}{pick}{box}</article>", markup, ["/guides/cans", "/ratgeber/kannen", "/blog/arrosoirs", "/es/guia-regaderas", "/poradnik/konewki", "/magazine/12"][n])


def brands():
    for n, lang in enumerate(OTHER_SIX):
        body = f'<header><h1>Testfell</h1></header><img src="/logo.png" alt="Testfell"><p>{ABOUT[lang]}</p>' + entries(lang, (n + 1) % 6, range(2 + n % 4))
        markup = [data({"@type": "Brand", "name": "Testfell"}), data({"@type": "Organization", "name": "Testfell"}), "", '<meta property="og:type" content="website">', "", data({"@type": "CollectionPage", "name": "Testfell"})][n]
        page(f"brand_{lang}", lang, "Testfell | Shop", body, markup, ["/brands/testfell", "/marche/testfell", "/merken/testfell", "/varumarken/testfell", "/znacky/testfell", "/marken/testfell"][n])


def reviews():
    words = {"en": "Heron watering can review: a summer on the balcony", "de": "Gießkanne Reiher im Test", "fr": "Test complet de l'arrosoir Héron : notre avis", "es": "Análisis: regadera Garza tras un verano",
             "pl": "Konewka Czapla – recenzja po sezonie", "ja": "じょうろ アオサギ レビュー"}
    for n, lang in enumerate(SIX):
        head = words[lang]
        rating = {"itemReviewed": {"@type": "Product", "name": PRODUCTS[lang][1]}, "reviewRating": {"ratingValue": 4}}
        markup = [data({"@type": "Review", **rating}), data({"@type": "Article", "headline": head}), '<meta property="og:type" content="article">',
                  data([{"@type": "Review", **rating}, {"@type": "NewsArticle", "headline": head}]), "", data({"@type": "Review", **rating})][n]
        verdict = f"<p>★★★★☆ 4/5</p><p>{PRODUCTS[lang][1]}: {price(lang, PRICES[1])}</p>" if n % 2 == 0 else f"<table><tr><td>★</td><td>4/5</td></tr><tr><td>€</td><td>{price(lang, PRICES[1])}</td></tr></table>"
        text = "".join(f"<p>{x}</p>" for x in GUIDE[lang] * 2)
        page(f"review_{lang}", lang, head, f"<article><h1>{head}</h1>{text}{verdict}</article>", markup, ["/reviews/heron-can", "/tests/reiher", "/avis/arrosoir-heron", "/es/analisis/garza", "/recenzje/czapla", "/review/aosagi"][n])


def sellers():
    words = {"en": ("Meadow Tools", "Seller since 2011 · 4.8 out of 5 from 1,204 ratings"), "it": ("Attrezzi del Prato", "Venditore dal 2011 · 4,8 su 5, 1204 valutazioni"),
             "nl": ("Weidegereedschap", "Verkoper sinds 2011 · 4,8 van 5, 1204 beoordelingen"), "sv": ("Ängsverktyg", "Säljare sedan 2011 · 4,8 av 5, 1204 omdömen"),
             "cs": ("Luční nářadí", "Prodejce od roku 2011 · 4,8 z 5, 1204 hodnocení"), "de": ("Wiesenwerkzeug", "Verkäufer seit 2011 · 4,8 von 5, 1204 Bewertungen")}
    for n, lang in enumerate(OTHER_SIX):
        name, since = words[lang]
        listed = entries(lang, (n + 2) % 6, range(1 + n)) if n else ""
        contact = f"<dl><dt>Tel.</dt><dd>+49 30 000{n}</dd><dt>E-Mail</dt><dd>{n}@shop.example</dd></dl>"
        markup = data({"@type": ["Store", "LocalBusiness", "Organization"][n % 3], "name": name, "aggregateRating": {"ratingValue": 4.8, "reviewCount": 1204}}) if n % 2 == 0 else ""
        page(f"seller_{lang}", lang, f"{name} - Shop", f"<h1>{name}</h1><p>{since}</p>{contact if n % 2 else ''}{listed}{'' if n % 2 else contact}", markup, ["/seller/meadow", "/venditori/prato", "/verkopers/weide", "/saljare/ang", "/prodejce/77", "/shop/wiesenwerkzeug"][n])


for write in (carts, checkouts, categories, single_entry_categories, comparisons, searches, guides, brands, reviews, sellers):
    write()
