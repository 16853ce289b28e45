// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/question_writer_words.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/answer_values.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

QSet<QString> numbersIn(const QString &text)
{
    QSet<QString> numbers;
    QString run;
    for (const QChar c : text) {
        if (c.isDigit()) {
            run += QChar(u'0' + c.digitValue());
        } else if (!run.isEmpty()) {
            numbers.insert(run);
            run.clear();
        }
    }
    if (!run.isEmpty())
        numbers.insert(run);
    return numbers;
}

bool isNeutral(const QString &value)
{
    static const QSet<QString> kUnits{u"kg"_s, u"g"_s, u"mg"_s, u"cm"_s, u"mm"_s, u"m"_s, u"km"_s, u"l"_s,
        u"ml"_s, u"cl"_s, u"w"_s, u"kw"_s, u"v"_s, u"hz"_s, u"mah"_s, u"wh"_s, u"bar"_s, u"c"_s, u"f"_s,
        u"x"_s, u"lb"_s, u"lbs"_s, u"oz"_s, u"gb"_s, u"mb"_s, u"tb"_s, u"xs"_s, u"s"_s, u"xl"_s, u"xxl"_s,
        u"xxxl"_s, u"lm"_s, u"db"_s, u"h"_s, u"min"_s, u"ca"_s, u"d"_s, u"b"_s, u"t"_s, u"usb"_s, u"m²"_s,
        u"°c"_s, u"°f"_s, u"ø"_s, u"kj"_s, u"kcal"_s, u"eu"_s, u"uk"_s, u"us"_s, u"p"_s, u"px"_s, u"mp"_s,
        u"fps"_s, u"rpm"_s, u"nm"_s, u"a"_s, u"ma"_s, u"k"_s, u"ghz"_s, u"mhz"_s, u"gr"_s, u"ft"_s, u"in"_s,
        u"kwh"_s, u"m³"_s};
    bool digit = false;
    QString word;
    for (qsizetype i = 0; i <= value.size(); ++i) {
        const QChar c = i < value.size() ? value[i] : QChar(u' ');
        digit = digit || c.isDigit();
        if (c.isLetter()) {
            word += c.toLower();
            continue;
        }
        if (!word.isEmpty() && !kUnits.contains(word))
            return false;
        word.clear();
    }
    return digit && value.size() <= 80;
}

bool hasUnit(const QString &value)
{
    return std::any_of(value.begin(), value.end(), [](QChar c) {
        return c.isLetter() || c == u'°' || c == u'%' || c == u'"' || c == QChar(0x201d)
            || c == QChar(0x2033);
    });
}

bool isAdvertising(const QString &text)
{
    static const QRegularExpression kAdvert(
        u"\\b(buy|shop (for|now|our)|order "
        u"(now|online)|kaufen|bestellen|online-?shop|achetez|commandez|livraison gratuite|"
        u"compra|comprar|cómpra\\w*|acquista|ordina|koop|bestel|compre|aproveite|confira|adquira|menor "
        u"preço|melhor preço|achetez|profitez|découvrez|jetzt "
        u"sichern|zugreifen|kup|zamów|köp|beställ|koupit|kúpte|"
        u"cumpara|cumpără|"
        u"купить|www|https?|cookies?|click|klick|sale|best price|bester preis)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return kAdvert.match(text).hasMatch();
}

bool isSentence(const QString &text)
{
    constexpr qsizetype kShortWideSentence = 15; // has no blanks to count
    const QChar last = text.isEmpty() ? QChar() : text.back();
    return text.size() > kShortValue
        || ((last == u'.' || last == u'!' || last == u'。') && text.count(u' ') >= 3)
        || ((last == u'。' || last == u'！') && text.size() >= kShortWideSentence);
}

bool isYesOrNo(const QString &value)
{
    static const QSet<QString> kWords{u"yes"_s, u"no"_s, u"ja"_s, u"nein"_s, u"oui"_s, u"non"_s, u"sí"_s,
        u"si"_s, u"sì"_s, u"nee"_s, u"sim"_s, u"não"_s, u"tak"_s, u"nie"_s, u"ano"_s, u"ne"_s, u"áno"_s,
        u"nej"_s, u"да"_s, u"нет"_s, u"есть"_s, u"da"_s, u"nu"_s, u"はい"_s, u"いいえ"_s, u"有"_s, u"無"_s,
        u"是"_s, u"否"_s, u"none"_s, u"n a"_s};
    return kWords.contains(comparable(value));
}

bool isHollow(const QString &value)
{
    const bool shouted = value.size() <= 40 && value == value.toUpper() && value != value.toLower()
        && std::none_of(value.begin(), value.end(), [](QChar c) { return c.isDigit(); })
        && value.count(u' ') >= 1;
    static const QRegularExpression kZero(u"^0([.,]0+)?$"_s);
    return shouted || kZero.match(value).hasMatch();
}

bool isShopLabel(const QString &label)
{
    static const QRegularExpression kShop(
        u"\\b(sku|ean|gtin|upc|isbn|jan|asin|mpn|item|model|modell|modèle|modelo|code|codice|kód|kod|code|id|"
        u"référence|ref|referen\\w*|artikel\\w*|art|bestell\\w*|nr|number|numer|šifra|artikl|kategori\\w*|"
        u"categor\\w*|"
        u"catégories?|kategória|tags?|brand|marke|marque|marca|manufacturer|hersteller|fabricant|fabricante|"
        u"producent|"
        u"výrobce|výrobca|vendor|seller|verkäufer|vendeur|vendedor|sold "
        u"by|rank\\w*|share|qty|total|subtotal|summe|from|"
        u"to|by|note|notes|hinweis|tip|tipp|warning|date|datum|posted|updated|page|seite|phone|tel|telefon|"
        u"email|"
        u"e-mail|address|adresse|name|login|step|save|you "
        u"save|discount|rabatt|author|autor|price|preis|prix|precio|"
        u"prezzo|cena|description|beschreibung|points|bonus|min|max|today|deal|coupon|sale)\\b|"
        u"カテゴリ|型番|番号|メーカー|品番|商品|jan|артикул|код|производитель|бренд|번호"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return kShop.match(label).hasMatch();
}

std::optional<Frame> measureOf(const QString &label)
{
    static const QHash<QString, Frame> kWords = [] {
        QHash<QString, Frame> words;
        const auto add = [&](Frame frame, const QString &list) {
            for (const QString &word : list.split(u','))
                words.insert(word, frame);
        };
        add(Frame::Width,
            u"width,overall "
            u"width,breite,largeur,ancho,anchura,larghezza,breedte,largura,szerokość,bredd,šířka,šírka,幅,"
            u"宽度,"
            u"ширина,lățime,platums,širina"_s);
        add(Frame::Height,
            u"height,overall "
            u"height,höhe,hauteur,altura,alto,altezza,hoogte,wysokość,höjd,výška,高さ,高度,высота,înălțime,"
            u"augstums,višina"_s);
        add(Frame::Depth,
            u"depth,overall "
            u"depth,tiefe,profondeur,profundidad,fondo,profondità,diepte,profundidade,głębokość,djup,"
            u"hloubka,hĺbka,奥行き,奥行,深度,глубина,adâncime,globina"_s);
        add(Frame::Length,
            u"length,overall "
            u"length,länge,longueur,longitud,largo,lunghezza,lengte,comprimento,długość,längd,délka,dĺžka,"
            u"長さ,长度,длина,lungime,garums,dolžina"_s);
        add(Frame::Diameter,
            u"diameter,durchmesser,diamètre,diámetro,diametro,diâmetro,średnica,průměr,priemer,直径,диаметр,"
            u"diametru,"
            u"premer"_s);
        return words;
    }();
    const auto found = kWords.constFind(comparable(label));
    return found == kWords.constEnd() ? std::nullopt : std::optional(*found);
}

QString sentencesAbout(const QString &label, const QString &value, Topic topic)
{
    static constexpr Topic kShared[]
        = {Topic::Delivery, Topic::Returns, Topic::Warranty, Topic::Care, Topic::Included};
    const auto named = std::count_if(std::begin(kShared), std::end(kShared),
        [&](Topic other) { return isAbout(label, other) || isAbout(value, other); });
    if (named < 2)
        return firstSentences(value);
    QStringList found;
    for (const QString &sentence : sentencesOf(value)) {
        if (isAbout(sentence, topic))
            found << sentence;
    }
    return firstSentences(found.isEmpty() ? value : found.join(u' '));
}

QString withoutStop(QString text)
{
    while (text.endsWith(u'.') || text.endsWith(u';') || text.endsWith(u',') || text.endsWith(u'。'))
        text.chop(1);
    return text;
}

bool isMakersNumber(const QString &number, const QString &name)
{
    const auto has = [&](auto is) { return std::any_of(number.begin(), number.end(), is); };
    return has([](QChar c) { return c.isDigit(); }) && has([](QChar c) { return c.isLetter(); })
        && !comparable(name).contains(comparable(number));
}

bool isOtherLanguage(const QString &text, const QString &language)
{
    const QString guessed = text.size() >= 60 ? guessLanguage(text) : QString();
    return !guessed.isEmpty() && guessed != language;
}

bool isOtherScript(const QString &text, const QString &language)
{
    if (language == u"ja"_s || language == u"zh"_s)
        return false;
    qsizetype letters = 0, latin = 0;
    for (const QChar c : text) {
        letters += c.isLetter() ? 1 : 0;
        latin += c.isLetter() && c.script() == QChar::Script_Latin ? 1 : 0;
    }
    return latin * 2 < letters;
}

bool isOfSeveral(const QString &value)
{
    static const QRegularExpression kSeveral(u"\\d[^\\d]{0,8}[x×*][^\\d]{0,4}\\d"_s);
    return kSeveral.match(value).hasMatch();
}

QString praiseOf(const ProductFacts &facts, const QString &language)
{
    const QString &description = facts.description.value;
    constexpr qsizetype kLongest = 300;
    // What is written for search engines is advertising from its first word to its last.
    if (facts.description.source.kind == u"meta"_s
        && (countPrices(description) > 0 || isAdvertising(description)))
        return {};
    static const QString kClosed = u".!。！"_s;
    QStringList taken;
    for (const QString &sentence : sentencesOf(QString(description).replace(u"\\n"_s, u". "_s))) {
        const bool whole = sentence.size() >= 25 && isProse(sentence) && sentence.size() <= kLongest
            && !isCutOff(sentence) && kClosed.contains(sentence.back())
            && (sentence.front().isLetterOrNumber() || u"『「《"_s.contains(sentence.front()))
            && sentence != sentence.toUpper() && countPrices(sentence) == 0 && !isAdvertising(sentence)
            && !isBoilerplate(sentence) && !isRunTogether(sentence) && !hasDate(sentence)
            && likeness(sentence, facts.name.value) < 0.7;
        if (whole)
            taken << sentence;
        else if (!taken.isEmpty())
            break;
        if (taken.size() == 2)
            break;
    }
    const QString text = taken.join((language == u"ja"_s || language == u"zh"_s) ? u""_s : u" "_s);
    return isOtherLanguage(text, language) ? QString() : text;
}

} // namespace answerdesk::faqs
