// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/inspection/inspection_view.h"
#include "console/pages/faqs/common/source_line.h"
#include "console/pages/faqs/pages/faq_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/words/server_words.h"
#include <QtWidgets/QGridLayout>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kNameWidth = 132;

QLabel *text(const QString &value, Type type = Type::Body)
{
    auto *paragraph = new Paragraph(value, QPalette::WindowText, type);
    paragraph->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return paragraph;
}

/// A title with what stands below it.
QVBoxLayout *section(QWidget *host, const QString &title)
{
    auto *box = column(host, 0, 8);
    box->addWidget(label(title, Type::Strong));
    return box;
}

/// Names at the left; values at the right with their place below.
class FactGrid final : public QGridLayout
{
public:
    FactGrid()
    {
        setHorizontalSpacing(12);
        setVerticalSpacing(8);
        setColumnStretch(1, 1);
    }
    void add(const QString &name, const QString &value, const api::FaqSource *source)
    {
        const int at = rowCount();
        auto *called = new Paragraph(name, QPalette::PlaceholderText, Type::Small);
        called->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        called->setFixedWidth(kNameWidth * themeOf(called).textPercent() / 100);
        addWidget(called, at, 0);
        auto *cell = new QVBoxLayout;
        cell->setSpacing(2);
        cell->addWidget(text(value));
        if (source)
            cell->addLayout(sourceLine(*source));
        addLayout(cell, at, 1);
    }
};

QString availabilityText(const QString &word)
{
    if (word == u"InStock")
        return InspectionView::tr("In stock");
    if (word == u"OutOfStock")
        return InspectionView::tr("Out of stock");
    return word == u"BackOrder" ? InspectionView::tr("On back order") : InspectionView::tr("Unclear");
}

} // namespace

InspectionView::InspectionView(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(u"inspectionResult"_s);
    setAccessibleName(tr("Result of the inspection"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setOnSurface(viewport());
}

void InspectionView::show(const api::PageInspection &told)
{
    auto *inner = new QWidget;
    setOnSurface(inner);
    auto *box = column(inner, 0, 20);
    box->setContentsMargins(0, 0, 12, 0);
    box->addWidget(verdict(told));
    if (!told.page.evidence.empty())
        box->addWidget(evidence(told.page));
    if (told.page.isProduct) {
        if (!told.faqs.empty())
            box->addWidget(faqs(told.faqs));
        box->addWidget(facts(told));
        if (!told.facts.further.empty())
            box->addWidget(further(told.facts));
    }
    box->addStretch();
    setWidget(inner); // the earlier one goes with this
}

QWidget *InspectionView::verdict(const api::PageInspection &told)
{
    const bool isProduct = told.page.isProduct;
    auto *card = new Card;
    card->setObjectName(u"inspectionVerdict"_s);
    card->setInks(isProduct ? Ink::Sunken : Ink::WarningBg, isProduct ? Ink::Border : Ink::WarningBg);
    auto *box = column(card, 12, 8);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    const QString reason = told.page.reason ? reasonNote(schema::enumName(*told.page.reason)) : QString();
    const QString state = isProduct ? tr("Product page") : tr("No FAQs");
    head->addWidget(new Badge(state, isProduct ? Tone::Success : Tone::Warning));
    QStringList parts;
    if (!reason.isEmpty())
        parts << reason;
    if (told.page.language)
        parts << tr("language: %1").arg(*told.page.language);
    if (told.page.charset)
        parts << *told.page.charset;
    parts << tr("FAQs in %1").arg(told.locale);
    head->addWidget(new ElidedLabel(parts.join(u" · "_s), Type::Small, Ink::Text3), 1);
    box->addLayout(head);
    box->addWidget(text(told.message ? serverwords::translated(*told.message)
                                     : told.facts.name.value_or(tr("The page sells one product."))));
    box->addWidget(new ElidedLabel(told.url, Type::Small, Ink::Text3, Qt::ElideMiddle));
    card->setAccessibleName(state);
    card->setAccessibleDescription(serverwords::translated(told.message.value_or(QString())));
    return card;
}

QWidget *InspectionView::evidence(const api::InspectedPage &page)
{
    auto *host = new QWidget;
    host->setObjectName(u"inspectionEvidence"_s);
    int points = 0;
    for (const api::PageEvidence &one : page.evidence)
        points += one.points;
    auto *box = section(host,
        page.isProduct ? tr("Why this is a product page: %1 points").arg(points)
                       : tr("Why this is not a product page: %1 points, 3 are needed").arg(points));
    auto *grid = new FactGrid;
    for (const api::PageEvidence &one : page.evidence)
        grid->add((one.points > 0 ? u"+%1"_s : u"%1"_s).arg(one.points), serverwords::translated(one.text),
            nullptr);
    box->addLayout(grid);
    return host;
}

QWidget *InspectionView::facts(const api::PageInspection &told)
{
    const api::InspectedFacts &facts = told.facts;
    const std::optional<QString> availability
        = facts.availability ? std::optional(availabilityText(*facts.availability)) : std::nullopt;
    const struct {
        const char *member;
        QString name;
        const std::optional<QString> &value;
    } all[] = {{"name", tr("Name"), facts.name}, {"brand", tr("Brand"), facts.brand},
        {"price", tr("Price"), facts.price}, {"currency", tr("Currency"), facts.currency},
        {"sku", tr("SKU"), facts.sku}, {"gtin", tr("GTIN"), facts.gtin}, {"mpn", tr("MPN"), facts.mpn},
        {"availability", tr("Availability"), availability}, {"rating", tr("Rating"), facts.rating},
        {"rating_count", tr("Number of ratings"), facts.ratingCount}};
    auto *host = new QWidget;
    auto *box = section(host, tr("Facts"));
    auto *grid = new FactGrid;
    QStringList missing;
    for (const auto &fact : all) {
        if (!fact.value) {
            missing << fact.name;
            continue;
        }
        const auto place = std::find_if(told.places.begin(), told.places.end(),
            [&](const api::InspectedPlace &each) { return each.fact == QLatin1String(fact.member); });
        grid->add(fact.name, *fact.value, place == told.places.end() ? nullptr : &place->source);
    }
    box->addLayout(grid);
    if (!missing.isEmpty())
        box->addWidget(new Paragraph(tr("The page does not say: %1").arg(missing.join(u", "_s)),
            QPalette::PlaceholderText, Type::Small));
    return host;
}

QWidget *InspectionView::further(const api::InspectedFacts &facts)
{
    auto *host = new QWidget;
    auto *box = section(
        host, timetext::counted(qint64(facts.further.size()), tr("1 further fact"), tr("%1 further facts")));
    auto *grid = new FactGrid;
    for (const api::InspectedFact &fact : facts.further) {
        // The words are the value itself: only their place is said.
        const api::FaqSource place{fact.source.kind, fact.source.where, {}};
        grid->add(fact.label, fact.value, &place);
    }
    box->addLayout(grid);
    return host;
}

QWidget *InspectionView::faqs(const std::vector<api::InspectedFaq> &faqs)
{
    auto *host = new QWidget;
    auto *box = section(host,
        timetext::counted(
            qint64(faqs.size()), tr("1 question would be generated"), tr("%1 questions would be generated")));
    for (const api::InspectedFaq &faq : faqs) {
        auto *card = new Card;
        card->setObjectName(u"inspectedFaq"_s);
        card->setAccessibleName(faq.question);
        card->setAccessibleDescription(faq.answer);
        auto *lines = column(card, 12, 6);
        lines->addWidget(text(faq.question, Type::Strong));
        lines->addWidget(text(faq.answer));
        for (const api::FaqSource &source : faq.sources)
            lines->addLayout(sourceLine(source));
        box->addWidget(card);
    }
    return host;
}

} // namespace answerdesk::console
