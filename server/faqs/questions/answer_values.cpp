// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/answer_values.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr auto kOptions
    = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

constexpr char16_t kLengthUnits[] = u"mm|cm|dm|m|km|in|ins|inch|inches|ft|feet|zoll|pouces?|pulgadas?|"
                                    u"pollici|polegadas?|cal[ie]?|tum|palc\\w*|"
                                    u"мм|см|м|\"|″|”|''|′|インチ|センチ|ミリ|英寸|厘米|毫米|米";
constexpr char16_t kMassUnits[]
    = u"kg|kgs|g|gr|mg|t|lbs?|pounds?|oz|ounces?|kilo\\w*|gramm?\\w*|кг|г|公斤|千克|克|キロ|グラム|斤";
constexpr char16_t kVolumeUnits[] = u"l|ltr?|ml|cl|dl|lit\\w+|litros?|gallons?|gal|qt|fl\\.? "
                                    u"?oz|m³|m3|cm³|cu\\.? ?ft|л|мл|升|毫升|リットル|ミリリットル|"
                                    u"gb|tb|mb";

QRegularExpression numberWith(const char16_t *units)
{
    return QRegularExpression(
        u"\\d[\\d.,/\u00a0 -]*\\s?(?:"_s + QString::fromUtf16(units) + u")(?![\\p{L}\\d])"_s, kOptions);
}

bool hasLength(const QString &value)
{
    static const QRegularExpression kLength = numberWith(kLengthUnits);
    return kLength.match(value).hasMatch();
}

bool hasMass(const QString &value)
{
    static const QRegularExpression kMass = numberWith(kMassUnits);
    return kMass.match(value).hasMatch();
}

bool hasVolume(const QString &value)
{
    static const QRegularExpression kVolume = numberWith(kVolumeUnits);
    return kVolume.match(value).hasMatch();
}

bool hasDigit(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

qsizetype lettersIn(const QString &text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

/// Words that stand where a value should.
bool isVague(const QString &value)
{
    static const QSet<QString> kVague = [] {
        QSet<QString> words;
        const QString list
            = u"various,other,others,misc,miscellaneous,assorted,multi,multicolor,multicolour,multicolored,"
              "multicoloured,multi color,multi colour,multi coloured,colorful,colourful,unknown,unspecified,"
              "not specified,not applicable,n a,na,none,default,standard,see description,see below,as shown,"
              "as pictured,see picture,tbd,tbc,null,undefined,imported,import,details,yes,no,included,"
              "bunt,mehrfarbig,verschiedene,verschieden,diverse,sonstige,sonstiges,andere,keine angabe,"
              "unbekannt,siehe beschreibung,farbig,ohne,keine,kein,ja,nein,importiert,"
              "multicolore,divers,autre,autres,inconnu,non spécifié,non renseigné,voir description,oui,non,"
              "aucun,aucune,varios,varias,otro,otros,multicolor,desconocido,no especificado,importado,"
              "ver descripción,sí,si,vari,altro,altri,multicolore,sconosciuto,non specificato,nessuno,sì,"
              "diversen,overig,overige,anders,meerkleurig,onbekend,niet van toepassing,nee,geen,"
              "vários,outro,outros,colorido,multicor,desconhecido,sim,não,"
              "różne,inne,inny,wielokolorowy,kolorowy,nieznany,nie dotyczy,brak,tak,nie,"
              "olika,övrigt,annat,flerfärgad,okänd,nej,inga,různé,jiné,jiný,vícebarevná,vícebarevný,barevný,"
              "neuvedeno,ano,ne,khác,другое,разные,нет,да,есть,その他,なし,マルチカラー,あり,不明,其他,其它,"
              "多色,无,有,見商品描述,"
              "見る,다양,기타"_s;
        for (const QString &word : list.split(u','))
            words.insert(word.trimmed());
        return words;
    }();
    return kVague.contains(comparable(value));
}

bool isDuration(const QString &value)
{
    static const QRegularExpression kUnit(
        u"\\b(years?|yrs?|months?|mos?|weeks?|days?|hours?|jahre?n?|monate?n?|wochen?|tage?n?|werktage?n?|"
        u"stunden?|"
        u"ans?|années?|mois|semaines?|jours?|heures?|años?|meses|mes|semanas?|días?|horas?|anni|anno|mesi|"
        u"mese|"
        u"settiman[ae]|giorn[io]|ore|ora|jaar|jaren|maand|maanden|weken|week|dagen|werkdag\\w*|uur|anos?|mês|"
        u"dias?|"
        u"lata?|lat|roku?|rok|roki|miesi\\w+|tygodni\\w*|dni|dzień|godzin\\w*|år|månader|månad|veckor|dagar|"
        u"timmar|"
        u"let|roky|měsíc\\w*|týdn\\w*|dn[íůy]|den|hodin\\w*|mesiac\\w*|rokov|gad[iu]|mēneš\\w*|ani|luni|zile|"
        u"лет|года?|месяц\\w*|дн\\w*|лет|mesecev|mesece|dni|delovnih)\\b|年|か月|ヶ月|ヵ月|カ月|个月|個月|日|天|週間|周|時間|小时|년|개월|일"_s,
        kOptions);
    static const QRegularExpression kWord(
        u"\\b(one|two|three|four|five|ten|ein|eine|einem|zwei|drei|fünf|zehn|un|une|deux|trois|cinq|dos|tres|"
        u"cinco|"
        u"due|tre|cinque|een|één|twee|drie|vijf|dois|duas|três|dwa|dwie|trzy|pięć|två|fem|dva|dvě|tři|pět|"
        u"lifetime|lebenslang\\w*|dożywotni\\w*|vitalic\\w*|levenslang\\w*|livstid\\w*|doživotn\\w*)\\b|à vie|a vita|de por vida|終身"_s,
        kOptions);
    return (hasDigit(value) && kUnit.match(value).hasMatch())
        || (kWord.match(value).hasMatch()
            && (kUnit.match(value).hasMatch() || value.contains(u"life"_s, Qt::CaseInsensitive)));
}

bool isTemperature(const QString &value)
{
    static const QRegularExpression kDegrees(
        u"\\d\\s*(°|º|℃|℉|grad|degrees?|degrés|gradi|grados|graden|graus|stopni|grader|stupňů|度|C\\b|F\\b)"_s,
        kOptions);
    return kDegrees.match(value).hasMatch();
}

bool isCare(const QString &value)
{
    static const QRegularExpression kVerb(
        u"\\b(wash\\w*|clean\\w*|wipe\\w*|rins\\w*|dry|dries|iron\\w*|bleach\\w*|dishwasher\\w*|launder\\w*|"
        u"polish\\w*|"
        u"\\w*wasch\\w*|\\w*reinig\\w*|spülmaschin\\w*|bügel\\w*|trockn\\w*|abwisch\\w*|abgewischt|"
        u"pflegeleicht\\w*|gepflegt|pflegen|"
        u"bleich\\w*|"
        u"lav\\w+|nettoy\\w*|essuy\\w*|sécher|séch\\w*|repass\\w*|entreten\\w*|limpi\\w*|limp\\w+|sec\\w+|"
        u"planch\\w*|"
        u"pul\\w+|stir\\w+|asciug\\w*|wassen|was\\w*|droog\\w*|drogen|strijk\\w*|afnemen|vaatwas\\w*|"
        u"pra\\w+|czyści\\w*|prasow\\w*|susz\\w*|myć|zmywa\\w*|tvätt\\w*|tork\\w*|rengör\\w*|stryk\\w*|"
        u"diska\\w*|"
        u"prát|pran\\w*|žehl\\w*|čist\\w*|suš\\w*|mýt|myčk\\w*|стир\\w*|мыть|чист\\w*|глад\\w*)\\b|洗|拭|乾燥|アイロン|清洁|清潔|擦|熨|干洗|세탁"_s,
        kOptions);
    return isTemperature(value) || (kVerb.match(value).hasMatch() && lettersIn(value) >= 6);
}

bool isFree(const QString &value)
{
    static const QRegularExpression kFree(
        u"\\b(free|gratis|kostenlos\\w*|kostenfrei\\w*|versandkostenfrei|gratuit\\w*|offert\\w*|darmow\\w*|"
        u"bezpłatn\\w*|"
        u"zdarma|zadarmo|grátis|fri|brezplačn\\w*|bezmaksas|бесплатн\\w*|same day)\\b|無料|包邮|免运费|免運費|무료"_s,
        kOptions);
    return kFree.match(value).hasMatch();
}

bool isColour(const QString &value)
{
    // "RAL 9005" and "2-tone" are colours; "20" and "1/4" are not.
    return lettersIn(value) >= (value[0].unicode() >= 0x2e80 ? 1 : 3) && value.size() <= 70
        && value.count(u' ') <= 8 && !hasLength(value) && !hasDate(value) && !value.contains(u'%');
}

bool isMaterial(const QString &value)
{
    // "80 % cotton" and "T304 steel" are materials, "6 effects" is none.
    const bool counts = value[0].isDigit() && !value.contains(u'%');
    return lettersIn(value) >= (value[0].unicode() >= 0x2e80 ? 1 : 3) && value.size() <= 200 && !counts
        && !hasLength(value) && !hasDate(value);
}

bool isElectric(const QString &value)
{
    static const QRegularExpression kElectric(
        u"\\d\\s?([kmM]?W|[km]?V|k?VA|m?A|m?Ah|k?Wh|[kM]?Hz|hp|PS|ch|cv|CV|KM|pk|[Ww]atts?|[Vv]olts?|[Aa]mps?"
        u"|"
        u"кВт|Вт|В|А|Гц|ワット|ボルト|瓦|伏)(?![\\p{L}])|\\b(A{2,4}|C[RN]\\d{3,4}|LR\\d+)\\b|(?i:\\w*"
        u"batter\\w*|"
        u"\\w*akku\\w*|bater\\w*|\\bpil[ae]s?\\b|batteri\\w*)|電池|电池"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return hasDigit(value) && kElectric.match(value).hasMatch() && !hasDate(value);
}

bool isContents(const QString &value)
{
    static const QRegularExpression kCount(u"^\\(?\\d+\\)?[\\s×x]*\\p{L}*\\.?$"_s, kOptions);
    const bool wide = value[0].unicode() >= 0x2e80;
    return lettersIn(value) >= (wide ? 3 : 5) && !kCount.match(value.trimmed()).hasMatch();
}

bool isSizes(const QString &value)
{
    static const QRegularExpression kSize(
        u"\\d|\\b(xxs|xs|s|m|l|xl|xxl|xxxl|one size|einheitsgröße|taille unique|talla única|taglia unica)\\b"_s,
        kOptions);
    return kSize.match(value).hasMatch() && value.size() <= 200;
}

} // namespace

bool hasDate(const QString &text)
{
    static const QRegularExpression kDate(
        u"\\b\\d{1,2}[./-]\\d{1,2}[./-](19|20)?\\d\\d\\b|\\b(19|20)\\d\\d[./-]\\d{1,2}[./-]\\d{1,2}\\b|"
        u"\\b\\d{1,2}\\.\\s?\\d{1,2}\\.(?=\\s|$)|\\b\\d{1,2}\\.\\s\\d{1,2}(?=$|\\s*\\))|\\b\\d{1,2}/"
        u"\\d{1,2}(?=\\s*\\()|"
        u"\\b\\d{1,2}(st|nd|rd|th)?\\.? ?(of "
        u")?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|janv|févr|"
        u"mars|avril|juin|juil|août|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|sty|lut|kwi|maj|cze|lip|sie|wrz|"
        u"paź|lis|gru)"
        u"[a-zäéûłóśż]*\\b|\\b(january|february|march|april|june|july|august|september|october|november|"
        u"december|jan|feb|"
        u"mar|apr|jun|jul|aug|sep|oct|nov|dec)\\.? \\d{1,2}\\b|\\d{1,2}月\\d{1,2}日"_s,
        kOptions);
    return kDate.match(text).hasMatch();
}

bool fits(const QString &value, ValueKind kind)
{
    static const QRegularExpression kUnit(
        u"\\d[\\d.,/\u00a0 -]*\\s?(\\p{L}|°|º|%|\"|″|”|'|Ω|µ|℃|dB)"_s, kOptions);
    static const QRegularExpression kPercent(u"\\d\\s*(%|vol|°)"_s, kOptions);
    static const QRegularExpression kDayAndMonth(u"\\b[0-3]?\\d\\.[01]?\\d\\.?(?=\\s|$)"_s);
    static const QRegularExpression kYear(u"(?<!\\d)(19|20)\\d\\d(?!\\d)"_s);
    if (value.isEmpty() || isVague(value) || isRunTogether(value))
        return false;
    // "0 kg" was never filled in; "0 °C" is a temperature.
    static const QRegularExpression kNothing(u"^0+([.,]0+)?\\s?\\p{L}*$"_s, kOptions);
    if (kNothing.match(value.trimmed()).hasMatch())
        return false;
    const bool measured = hasDigit(value) && kUnit.match(value).hasMatch() && !hasDate(value);
    switch (kind) {
    case ValueKind::Text:
        return lettersIn(value) >= (value[0].unicode() >= 0x2e80 ? 1 : 2) && !hasDate(value);
    case ValueKind::Number:
        return hasDigit(value) && value.size() <= 60 && !hasDate(value);
    case ValueKind::Measure:
        return measured;
    case ValueKind::Length:
        return hasLength(value);
    case ValueKind::Mass:
        return hasMass(value);
    case ValueKind::Volume:
        return hasVolume(value);
    case ValueKind::Amount:
        return measured;
    case ValueKind::Colour:
        return isColour(value);
    case ValueKind::Material:
        return isMaterial(value);
    case ValueKind::Percent:
        return kPercent.match(value).hasMatch();
    case ValueKind::Electric:
        return isElectric(value);
    case ValueKind::Date:
        return kYear.match(value).hasMatch();
    case ValueKind::Period:
        return isDuration(value) && !hasDate(value);
    case ValueKind::Temperature:
        return isTemperature(value);
    case ValueKind::Care:
        return isCare(value);
    case ValueKind::Contents:
        return isContents(value);
    case ValueKind::Sizes:
        return isSizes(value);
    case ValueKind::Delivery:
        return (isDuration(value) || isFree(value)) && !hasDate(value)
            && !kDayAndMonth.match(value).hasMatch();
    }
    return false;
}

ValueKind kindOf(Topic topic)
{
    switch (topic) {
    case Topic::Size:
        return ValueKind::Length;
    case Topic::Weight:
    case Topic::Load:
        return ValueKind::Mass;
    case Topic::Capacity:
        return ValueKind::Volume;
    case Topic::Amount:
        return ValueKind::Amount;
    case Topic::Color:
    case Topic::Colors:
        return ValueKind::Colour;
    case Topic::Material:
        return ValueKind::Material;
    case Topic::Care:
        return ValueKind::Care;
    case Topic::Warranty:
        return ValueKind::Period;
    case Topic::Delivery:
        return ValueKind::Delivery;
    case Topic::Power:
        return ValueKind::Electric;
    case Topic::Temperature:
        return ValueKind::Temperature;
    case Topic::Resolution:
    case Topic::Age:
        return ValueKind::Number;
    case Topic::Release:
        return ValueKind::Date;
    case Topic::Included:
        return ValueKind::Contents;
    case Topic::Fit:
        return ValueKind::Sizes;
    default:
        return ValueKind::Text;
    }
}

namespace {

/// "(in cm)", ", kg", "in inches", " INCHES" at the end of a label.
const QRegularExpression &unitInLabel()
{
    static const QRegularExpression kUnit(
        u"\\s*(?:[(\\[]\\s*(?:in|w|v|en|em|i)?\\s*(mm|cm|m|kg|g|l|ml|inch|inches|in|lbs?|w|v|hz|khz|mhz|ghz|"
        u"mah|wh|"
        u"kwh|px|pixels?|db|bar|nm|ms|rpm|zoll|latach|jahren|years|%)\\s*[)\\]]|"
        u",\\s*(mm|cm|m|kg|g|l|ml|w|v|hz|%)|\\s+in\\s+(mm|cm|m|kg|g|l|ml|inches|lbs)|\\s(inches|%))\\s*$"_s,
        kOptions);
    return kUnit;
}

} // namespace

QString unitOfLabel(const QString &label)
{
    const auto match = unitInLabel().match(label);
    if (!match.hasMatch())
        return {};
    for (int i = 1; i <= match.lastCapturedIndex(); ++i) {
        if (match.capturedLength(i) > 0)
            return match.captured(i).toLower();
    }
    return {};
}

QString labelWithoutUnit(const QString &label) { return QString(label).remove(unitInLabel()).trimmed(); }

QString valueWithUnit(const QString &value, const QString &label)
{
    static const QRegularExpression kBare(u"^[\\d.,/ x×-]+$"_s);
    const QString unit = unitOfLabel(label);
    if (unit.isEmpty() || unit == u"latach"_s || unit == u"jahren"_s || unit == u"years"_s
        || !kBare.match(value).hasMatch())
        return value;
    return value.trimmed() + u' ' + (unit == u"inches"_s || unit == u"inch"_s ? u"in"_s : unit);
}

QString withLatinUnits(const QString &value)
{
    static const std::array<std::pair<QRegularExpression, QString>, 12> kUnits = [] {
        const auto unit = [](const QString &letters, const QString &latin) {
            return std::pair(QRegularExpression(u"(?<=\\d)(\\s?)"_s + letters + u"(?![\\p{L}])"_s, kOptions),
                u"\\1"_s + latin);
        };
        return std::array{unit(u"мм"_s, u"mm"_s), unit(u"см"_s, u"cm"_s), unit(u"м"_s, u"m"_s),
            unit(u"кг"_s, u"kg"_s), unit(u"г"_s, u"g"_s), unit(u"мл"_s, u"ml"_s), unit(u"л"_s, u"l"_s),
            unit(u"кВт"_s, u"kW"_s), unit(u"Вт"_s, u"W"_s), unit(u"В"_s, u"V"_s), unit(u"Гц"_s, u"Hz"_s),
            unit(u"дБ"_s, u"dB"_s)};
    }();
    QString latin = value;
    for (const auto &[unit, text] : kUnits)
        latin.replace(unit, text);
    return latin;
}

bool isBoilerplate(const QString &text)
{
    static const QRegularExpression kShop(
        u"©|\\b(all rights reserved|copyright|cookies?|javascript|newsletter|log ?in|log ?out|sign (in|up)|"
        u"(my|your) account|create an account|password|wish ?list|shopping cart|add to "
        u"(cart|basket|bag|compare|list)|"
        u"checkout|promo code|coupons?|gift card|loyalty|reward points?|bonus points?|membership|credit card|"
        u"app store|google play|download (the|our) app|facebook|twitter|instagram|pinterest|whatsapp|youtube|"
        u"privacy policy|terms (and|&) conditions|write a review|customer reviews?|most recent|verified "
        u"(buyer|purchase)|rated reviews|(highest|lowest) rated|"
        u"skip to|click here|read more|show more|view all|view more|learn more|back to top|share this|print "
        u"page|"
        u"previous|zip code|postcode|enter your|choose your|your e-?mail|contact us|call us|find a store|"
        u"in den "
        u"warenkorb|warenkorb|merkzettel|merkliste|wunschliste|anmelden|registrieren|abmelden|passwort|"
        u"kundenkonto|"
        u"mein konto|gutschein\\w*|payback|bonuspunkte|kundenkarte|datenschutz\\w*|impressum|agb|alle rechte "
        u"vorbehalten|"
        u"mehr erfahren|weiterlesen|jetzt bewerten|bewertung (schreiben|abgeben)|ratenzahlung|auf "
        u"rechnung|zahlpause|"
        u"mehr anzeigen|mehr infos?|more info|zum vergleich|fragen zum artikel|weitere artikel|"
        u"panier|mon compte|se connecter|connexion au compte|mot de passe|carte de "
        u"fidélité|fidélité|s.inscrire|"
        u"mentions légales|liste d.envies|en savoir plus|voir plus|tous droits réservés|donner (un|votre) "
        u"avis|imprimer|"
        u"carrito|mi cuenta|iniciar sesión|contraseña|registrarse|regístrate|lista de deseos|ver más|todos "
        u"los derechos|"
        u"suscríbete|tarjeta de fidelidad|"
        u"carrello|accedi|il mio account|lista (dei )?desideri|registrati|iscriviti|tutti i diritti|scopri "
        u"di più|"
        u"aggiungi al|carta fedeltà|finanziamento|preferiti|stampa la|"
        u"winkelwagen|winkelmand|inloggen|mijn account|verlanglijst|wachtwoord|klantenkaart|alle "
        u"rechten|lees meer|"
        u"carrinho|minha conta|a minha conta|iniciar sessão|palavra-passe|senha|lista de desejos|saiba "
        u"mais|imprimir|"
        u"todos os direitos|cartão (de )?fidelidade|boleto|"
        u"koszyk\\w*|zaloguj|moje konto|hasło|lista życzeń|karta stałego klienta|wszelkie prawa|czytaj "
        u"więcej|drukuj|"
        u"do porównania|podziel się|schowk\\w*|"
        u"kundvagn|varukorg|logga in|mitt konto|lösenord|önskelista|kundkort|läs mer|alla rättigheter|"
        u"košík\\w*|přihlásit|můj účet|heslo|oblíben\\w*|věrnostní|všechna práva|číst "
        u"dál|porovnání|porovnania|obľúbených|"
        u"coș|autentificare|parola|favorit\\w*|groz\\w*|корзин\\w*|войти|личный кабинет|показать)\\b|"
        u"カートに|ショッピングカート|ログイン|会員|お気に入り|ポイント|パスワード|購物車|购物车|登录|登入|会员|會員|收藏|優惠券|优惠券|장바구니|로그인|회원|적립"_s,
        kOptions);
    static const QRegularExpression kAddress(
        u"https?:|www\\.|\\S@\\S+\\.\\w|\\b\\w+\\.(com|net|org|de|fr|it|es|nl|pl|eu|co\\.uk)\\b"_s, kOptions);
    // "A***a", "J. S****"
    static const QRegularExpression kMasked(u"\\p{L}\\*{2,}|\\*{3,}"_s);
    static const QRegularExpression kPhone(u"(\\+\\d{1,3}[ /-]?)?\\(?0\\d{1,4}\\)?([ /-]?\\d{2,}){3,}"_s);
    return kShop.match(text).hasMatch() || kAddress.match(text).hasMatch() || kMasked.match(text).hasMatch()
        || kPhone.match(text).hasMatch();
}

bool isRunTogether(const QString &text)
{
    static const QRegularExpression kGlued(
        u"\\p{Ll}{4,}\\d+ "
        u"?(mm|cm|m|kg|g|w|v|l|ml|mbit|hz)\\b|\\d(mm|cm|kg|g|ml)\\p{Lu}|\\b(?!micro|mini)\\p{L}*\\p{Ll}{4,}"
        u"\\p{Lu}{2,}\\b|\\p{Ll}{2,}[.!?]\\p{Lu}\\p{Ll}|"
        u"\\p{Ll}{2,}:\\p{Lu}|[;,]{2,}|\\)\\p{L}{3,}"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return kGlued.match(text).hasMatch();
}

bool isProse(const QString &sentence)
{
    static const QRegularExpression kPerson(
        u"\\b(I|im|I['’]m|I['’]ve|my|ich|mein\\w*|je|mon|ma|mes|yo|mi|mio|mia|ik|mijn|meu|minha|jag|min|mitt)\\b"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    const bool wide
        = std::any_of(sentence.begin(), sentence.end(), [](QChar c) { return c.unicode() >= 0x2e80; });
    return !kPerson.match(sentence).hasMatch() && !sentence.contains(u'*') && !sentence.contains(u" - "_s)
        && !sentence.contains(u'|') && (wide || sentence.count(u' ') >= 5)
        && lettersIn(sentence) * 10 >= (sentence.size() - sentence.count(u' ')) * 8;
}

bool isCutOff(const QString &text)
{
    static const QString kOpen = u":;,–-(/&"_s;
    const QString plain = text.trimmed();
    return plain.isEmpty() || plain.endsWith(u'…') || plain.endsWith(u"..."_s) || kOpen.contains(plain.back())
        || plain.count(u'(') != plain.count(u')');
}

} // namespace answerdesk::faqs
