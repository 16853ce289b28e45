// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_details.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/facts/product_topics.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

using Block = web::HtmlPage::Block;

constexpr qsizetype kMaxDetails = 150;
constexpr qsizetype kMaxQuestions = 20;
constexpr qsizetype kMaxLabel = 60;
constexpr qsizetype kMaxValue = 600;

bool isLabel(const QString &text)
{
    return text.size() >= 2 && text.size() <= kMaxLabel
        && std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); }) && !text.endsWith(u'?')
        && !text.endsWith(u'!');
}

bool isQuestion(const QString &text) { return text.endsWith(u'?') || text.endsWith(u'？'); }

/// Sections of the page that speak of other things than the product.
bool isForeignSection(const QString &heading)
{
    static const QRegularExpression kForeign(
        u"\\b(review|reviews|bewertung\\w*|kundenmeinung\\w*|avis|customers? (also|who)|you may|you "
        u"might|also like|similar|"
        u"related|recommend\\w*|recently viewed|ähnliche|passend dazu|das könnte|kunden kauften|vous "
        u"aimerez|articles similaires|"
        u"produits similaires|newsletter|sign in|log in|anmelden|konto|account|cookie\\w*|follow "
        u"us|share|payment methods|"
        u"recensioni|compare|comparison|vergleich\\w*|comparer|comparar|confronta|porówn\\w*|сравн\\w*|price history|history of prices|preisentwicklung|график|recensioni|opinie|hodnocen\\w*|reseñas|preguntas|correlati|questions and answers|q&a|fragen und antworten)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return kForeign.match(heading).hasMatch();
}

/// Labels of fields to fill in or to choose from, and of buttons.
bool isControl(const QString &label, const QString &value)
{
    static const QRegularExpression kControl(
        u"^(select|choose|wählen?|wähle|choisir|choisissez|elige|scegli|kies|wybierz|välj|vyberte|qty|share|teilen|partager|sort( by)?|hide|show|step|reviewer|http|zip code)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kCounter(u"^(quantity|menge|anzahl|quantité|cantidad|quantità|quantidade|"
                                             u"aantal|ilość|antal|množství|množstvo|količina|"
                                             u"cantitate|кол-во|количество|数量)$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kUnit(u"\\d.*\\p{L}"_s, QRegularExpression::UseUnicodePropertiesOption);
    return kControl.match(label.trimmed()).hasMatch()
        || (kCounter.match(label.trimmed()).hasMatch() && !kUnit.match(value).hasMatch());
}

/// Bullets, question marks of tooltips and asterisks before a text are its dress.
QString undressed(QString text)
{
    qsizetype start = 0;
    while (start < text.size() && (u"?•·*-–—✓✔►▶●○■›»+:"_s.contains(text[start]) || text[start] == u' '))
        ++start;
    // "-20 °C" and "+1.25" begin with their sign.
    if (start > 0 && start < text.size() && text[start].isDigit())
        while (start > 0 && (text[start - 1] == u'-' || text[start - 1] == u'+'))
            --start;
    return text.sliced(start).trimmed();
}

/// What templates leave behind, what buttons say, and values that were glued together.
bool isDebris(const QString &text)
{
    static const QRegularExpression kKey(
        u"^\\S*[a-z]\\.[a-z]\\S*$|\\S{42,}|\\{\\{|\\$\\{|undefined|null null"_s);
    static const QRegularExpression kGlued(u"\\d ?(cm|mm|kg|g|m|in|lb)[A-Z]|[a-z]\\d{3}\\.\\d{3}\\.\\d"_s);
    static const QRegularExpression kCall(u"^(select|choose|see|view|show|click|read|learn|watch|download|"
                                          u"shop|sign|log|enter|check|wählen|siehe|zeige|"
                                          u"mehr|zum|jetzt|hier|voir|cliquez|découvr\\w*|afficher|"
                                          u"télécharger|choisi\\w*|ver|consulta|descubre|elige|scopri|"
                                          u"vedi|clicca|scegli|bekijk|lees|klik|zobacz|sprawdź|wybierz|"
                                          u"kliknij|czytaj|zobrazit|zobraziť|více|viac|läs|visa|"
                                          u"klicka|välj|veja|saiba|clique|vezi)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kButton(
        u" (change|edit|ändern|modifier|modificar|modifica|wijzig|zmień|změnit)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (kButton.match(text).hasMatch())
        return true;
    const bool wide = std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x2e80; });
    return (!wide && kKey.match(text).hasMatch()) || kGlued.match(text).hasMatch()
        || (text.size() <= 120 && kCall.match(text).hasMatch());
}

/// Labels whose values are measures.
bool isMeasured(const QString &label)
{
    static constexpr Topic kMeasures[]
        = {Topic::Weight, Topic::Size, Topic::Capacity, Topic::Load, Topic::Power, Topic::Amount};
    return std::any_of(
        std::begin(kMeasures), std::end(kMeasures), [&](Topic topic) { return isPlainLabel(label, topic); });
}

/// Walks the blocks once, knowing the heading that each stands under.
class DetailReader
{
public:
    DetailReader(const web::HtmlPage &page, ProductFacts &facts)
        : m_page(page)
        , m_facts(facts)
    {
    }

    void run()
    {
        for (const Block &block : m_page.blocks) {
            if (block.kind == Block::Heading) {
                closeSection();
                m_heading = block.text;
                m_foreign = isForeignSection(block.text);
                m_columns.clear();
                continue;
            }
            if (block.kind == Block::Paragraph && isFactsTitle(block.text)) {
                closeSection();
                m_heading = block.text;
                m_foreign = false;
                continue;
            }
            if (m_foreign)
                continue;
            read(block);
        }
        closeSection();
    }

private:
    Provenance from(const QString &kind, const QString &text) const
    {
        return {kind, m_heading.isEmpty() ? u"main content"_s : m_heading, text};
    }

    void read(const Block &block)
    {
        switch (block.kind) {
        case Block::TableRow:
            readRow(block);
            break;
        case Block::Definition:
            m_columns.clear();
            if (!isQuestion(block.cells.value(0)))
                addDetail(
                    m_facts, block.cells.value(0), block.cells.value(1), from(u"definition"_s, block.text));
            break;
        case Block::ListItem:
        case Block::Paragraph:
            m_columns.clear();
            readLine(block);
            break;
        case Block::Choice:
            readChoice(block);
            break;
        default:
            break;
        }
    }

    /// What the product comes in. Selections of other things (towns, quantities, sorting) are no facts of it.
    void readChoice(const Block &block)
    {
        static constexpr Topic kChosen[] = {Topic::Color, Topic::Size, Topic::Fit, Topic::Material,
            Topic::Finish, Topic::Capacity, Topic::Amount, Topic::Weight, Topic::Power};
        const Topic topic = topicOfLabel(block.cells[0]);
        if (std::find(std::begin(kChosen), std::end(kChosen), topic) == std::end(kChosen))
            return;
        QStringList options;
        for (const QString &option : block.cells.sliced(1)) {
            // "70 x 100 cm (+20,00 EUR)": what it costs more is another question.
            static const QRegularExpression kRemark(u"\\s*[(\\[][^()\\[\\]]*[)\\]]$"_s);
            QString text = option;
            if (countPrices(text) > 0)
                text.remove(kRemark);
            if (countPrices(text) > 0)
                return;
            if (!isDebris(text) && !text.isEmpty())
                options << text;
        }
        const bool hasCommas = options.join(QString()).contains(u',');
        addDetail(m_facts, block.cells[0], options.join(hasCommas ? u"; "_s : u", "_s),
            from(QString(kChoiceKind), block.text));
    }

    void readRow(const Block &block)
    {
        QStringList cells = block.cells;
        while (!cells.isEmpty() && cells.constLast().isEmpty())
            cells.removeLast();
        if (cells.size() == 2) {
            addDetail(m_facts, cells[0], cells[1], from(u"table"_s, block.text));
        } else if (cells.size() == 4 && m_columns.size() != 4 && isPairOfPairs(cells)) {
            addDetail(m_facts, cells[0], cells[1], from(u"table"_s, cells[0] + u" | "_s + cells[1]));
            addDetail(m_facts, cells[2], cells[3], from(u"table"_s, cells[2] + u" | "_s + cells[3]));
        } else if (cells.size() > 2 && m_columns.size() >= cells.size()) {
            // Rows with prices are variants to choose from, not properties.
            if (std::any_of(m_columns.begin(), m_columns.end(),
                    [](const QString &column) { return topicOfLabel(column) == Topic::Price; }))
                return;
            QStringList parts;
            for (qsizetype i = 1; i < cells.size(); ++i) {
                if (!cells[i].isEmpty())
                    parts << m_columns[i] + u": "_s + cells[i];
            }
            const bool first = m_columns[0].isEmpty() || isLabel(m_columns[0]);
            if (first && !cells[0].isEmpty())
                addDetail(m_facts, (m_columns[0].isEmpty() ? QString() : m_columns[0] + u' ') + cells[0],
                    parts.join(u", "_s), from(u"table"_s, block.text));
        } else if (cells.size() > 2) {
            const bool digits
                = std::any_of(block.text.begin(), block.text.end(), [](QChar c) { return c.isDigit(); });
            if (!digits)
                m_columns = cells;
            else
                addDetail(m_facts, cells[0], cells.mid(1).join(u", "_s), from(u"table"_s, block.text));
        }
    }

    /// Label, value, label, value in one row.
    static bool isPairOfPairs(const QStringList &cells)
    {
        const auto hasDigit = [](const QString &text) {
            return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
        };
        const bool labels = isLabel(cells[0]) && isLabel(cells[2]) && !hasDigit(cells[0] + cells[2]);
        return labels
            && (hasDigit(cells[1] + cells[3]) || (cells[0].endsWith(u':') && cells[2].endsWith(u':')));
    }

    void readLine(const Block &block)
    {
        const bool bullet = block.kind == Block::ListItem;
        if (block.cells.size() == 2 && isLabel(block.cells[0]))
            addDetail(
                m_facts, block.cells[0], block.cells[1], from(bullet ? u"list"_s : u"text"_s, block.text));
        // "Ships same day.", "Free returns within 30 days": one line that says it all.
        static const QRegularExpression kTells(u"\\d|\\b(free|gratis|kostenlos\\w*|gratuit\\w*|offert\\w*|"
                                               u"darmow\\w*|zdarma|zadarmo|grátis|brezplačn\\w*|"
                                               u"bezmaksas|бесплатн\\w*|only|same day)\\b|無料|무료|免"_s,
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        if (!bullet && block.text.size() >= 6 && kTells.match(block.text).hasMatch()
            && block.text.size() <= 90 && block.cells.isEmpty() && !isQuestion(block.text)
            && countPrices(block.text) == 0 && topicOfBullet(block.text) != Topic::None)
            addDetail(m_facts, QString(), block.text, from(u"text"_s, block.text));
        if (m_heading.isEmpty() && !bullet)
            return;
        m_section << Line{block.text, bullet};
        // "Weight 200 g" is a label and its value without a colon.
        static const QRegularExpression kMeasure(u"^(\\p{L}[\\p{L} ]{2,24}?) (\\d[\\d.,]* ?.{1,60})$"_s,
            QRegularExpression::UseUnicodePropertiesOption);
        const auto measure
            = bullet && block.cells.isEmpty() ? kMeasure.match(block.text) : QRegularExpressionMatch();
        if (measure.hasMatch() && isMeasured(measure.captured(1)))
            addDetail(m_facts, measure.captured(1), measure.captured(2), from(u"list"_s, block.text));
        else if (bullet && block.cells.isEmpty() && block.text.size() >= 3 && block.text.size() <= 300)
            m_bulletTexts << block.text;
    }

    struct Line {
        QString text;
        bool bullet = false;
    };

    /// Bullets separated by semicolons, lines that do not end in a stop closed by one.
    static QString joined(const QList<Line> &lines)
    {
        QString text;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (i > 0) {
                const bool closed = text.endsWith(u'.') || text.endsWith(u'!') || text.endsWith(u'?')
                    || text.endsWith(u':');
                const bool row = lines[i].bullet && lines[i - 1].bullet;
                text += closed ? u" "_s : row ? u"; "_s : u". "_s;
            }
            text += lines[i].text;
        }
        return text;
    }

    void closeSection()
    {
        const QString heading = std::exchange(m_heading, {});
        const QList<Line> texts = std::exchange(m_section, {});
        const QStringList bullets = std::exchange(m_bulletTexts, {});
        m_heading = heading; // provenance of what follows names it
        // A heading that is the product's name heads the whole page.
        const bool topical = heading.size() <= 45 && heading.count(u' ') <= 5
            && topicOfLabel(heading) != Topic::None && likeness(heading, m_facts.name.value) < 0.5;
        QString value = joined(texts);
        const bool list = countPrices(value) >= 4 || value.contains(u'©');
        if (!m_foreign && !texts.isEmpty() && !isQuestion(heading) && topical && !list) {
            if (value.size() > kMaxValue)
                value = firstSentences(value, int(kMaxValue) - 50);
            addDetail(m_facts, heading, value, from(u"section"_s, value));
        }
        if (!m_foreign) {
            for (const QString &bullet : bullets)
                addDetail(m_facts, heading, bullet, from(u"list"_s, bullet));
        }
        m_heading.clear();
    }

    const web::HtmlPage &m_page;
    ProductFacts &m_facts;
    QString m_heading;
    QList<Line> m_section;
    QStringList m_bulletTexts;
    QStringList m_columns; ///< of the table's head row
    bool m_foreign = false;
};

} // namespace

bool isFactsTitle(const QString &text)
{
    static const QRegularExpression kTitle(
        u"^(product )?(specifications?|specs|details|description|features|information)$|^technische (daten|"
        u"details)$|^(produkt|artikel)?(details|beschreibung|eigenschaften|merkmale)$|^kľúčové "
        u"vlastnosti$|^key (features|details)$|^(product )?highlights$|^about this item$|^caractéristiques( "
        u"techniques)?$|^(descripción|"
        u"características|especificaciones)( .*)?$|^(caratteristiche|specifiche)( "
        u".*)?$|^specificaties$|^productkenmerken$|"
        u"^(dane techniczne|specyfikacja)$|^parametr[yi]$|^(характеристики|описание)$|^especificações$|^specifikation(er)?$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return text.size() <= 40 && kTitle.match(comparable(text)).hasMatch();
}

void addDetail(ProductFacts &facts, const QString &label, const QString &value, Provenance where)
{
    QString name = undressed(plainText(label));
    while (name.endsWith(u':') || name.endsWith(u'：'))
        name = name.chopped(1).trimmed();
    const QString text = undressed(plainText(value));
    if (isDebris(text) || facts.further.size() >= kMaxDetails || text.isEmpty() || text.size() > kMaxValue
        || name.size() > 120 || isControl(name, text) || text.startsWith(u'[')
        || (countPrices(text) >= 2 && topicOfLabel(name) != Topic::Delivery))
        return;
    for (const FurtherFact &known : std::as_const(facts.further)) {
        if (known.value == text && (comparable(known.label) == comparable(name) || name.isEmpty()))
            return;
    }
    facts.further << FurtherFact{name, text, std::move(where)};
}

void addQuestion(ProductFacts &facts, const QString &question, const QString &answer, Provenance where)
{
    const QString asked = plainText(question);
    const QString told = plainText(answer);
    if (facts.faqs.size() >= kMaxQuestions || asked.size() < 8 || asked.size() > 300 || told.size() < 2)
        return;
    for (const PublishedFaq &known : std::as_const(facts.faqs)) {
        if (comparable(known.question) == comparable(asked))
            return;
    }
    facts.faqs << PublishedFaq{asked, told, std::move(where)};
}

Provenance provenanceOf(const web::HtmlPage &page, qsizetype block)
{
    const Block &own = page.blocks[block];
    const QString kind = own.kind == Block::TableRow ? u"table"_s
        : own.kind == Block::Definition              ? u"definition"_s
        : own.kind == Block::ListItem                ? u"list"_s
                                                     : u"text"_s;
    for (qsizetype i = block - 1; i >= 0; --i) {
        if (page.blocks[i].kind == Block::Heading)
            return {kind, page.blocks[i].text, own.text};
    }
    return {kind, u"main content"_s, own.text};
}

void addPageDetails(const web::HtmlPage &page, ProductFacts &facts) { DetailReader(page, facts).run(); }

namespace {

/// A word of the name that is more than a small one.
bool sharesWord(const QString &question, const QString &name)
{
    const QStringList asked = comparable(question).split(u' ');
    const QStringList named = comparable(name).split(u' ');
    return std::any_of(named.begin(), named.end(),
        [&](const QString &word) { return word.size() >= 4 && !word[0].isDigit() && asked.contains(word); });
}

/// Blocks one after the other, each closed like a sentence.
QString joinedSentences(const QStringList &texts)
{
    static const QString kClosed = u".!?:;…。！？："_s;
    QString joined;
    for (const QString &text : texts) {
        if (!joined.isEmpty())
            joined += kClosed.contains(joined.back()) ? u" "_s : u". "_s;
        joined += text;
    }
    return joined;
}

} // namespace

void addHeadedQuestions(const web::HtmlPage &page, ProductFacts &facts)
{
    struct Found {
        QString question;
        QString section;
        QStringList answer;
    };
    static const QRegularExpression kFaqHeading(
        u"\\b(faq|faqs|questions?|fragen)\\b|よくある"_s, QRegularExpression::CaseInsensitiveOption);
    QList<Found> found;
    QString section;
    bool open = false;
    bool foreign = false;
    for (const Block &block : page.blocks) {
        if (block.kind == Block::Heading) {
            open = isQuestion(block.text) && block.text.count(u' ') >= 2 && !foreign;
            if (open) {
                found << Found{block.text, section, {}};
            } else {
                section = block.text;
                foreign = isForeignSection(block.text) && !kFaqHeading.match(block.text).hasMatch();
            }
        } else if (block.kind == Block::Definition && isQuestion(block.cells.value(0)) && !foreign) {
            found << Found{block.cells[0], section, {block.cells.value(1)}};
            open = false;
        } else if (open && found.constLast().answer.size() < 4) {
            found.last().answer << block.text;
        }
    }
    found.removeIf([](const Found &one) { return one.answer.join(u' ').size() < 15; });
    for (const Found &one : std::as_const(found)) {
        // A heading with a question mark is as often a slogan ("Need help?") as a question about the product.
        if (!kFaqHeading.match(one.section).hasMatch() && !sharesWord(one.question, facts.name.value))
            continue;
        const QString answer = joinedSentences(one.answer);
        addQuestion(facts, one.question, answer,
            {u"faq"_s, one.section.isEmpty() ? one.question : one.section, answer});
    }
}

} // namespace answerdesk::faqs
