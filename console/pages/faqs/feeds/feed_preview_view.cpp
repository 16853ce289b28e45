// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_preview_view.h"
#include "console/pages/faqs/feeds/feed_cells.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/busy_bar.h"
#include "console/widgets/basics/keep_room.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/tables/data_table.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>
#include <map>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kHeight = 336, kSmallerByPercent = 2; // a dialog with large text fits a window of 800 as well
constexpr int kMappingWidth = 424, kProblemsHeight = 112, kBusyWidth = 160;

/// What the first product that states it says where the column went.
QString sampleOf(const api::FeedColumn &column, const std::vector<api::FeedProductRow> &products)
{
    using enum api::FeedField;
    using T = api::FeedProductRow;
    static const std::map<api::FeedField, std::optional<QString> T::*> kMembers{{Number, &T::number},
        {Url, &T::url}, {Name, &T::name}, {Brand, &T::brand}, {Description, &T::description},
        {Price, &T::price}, {SalePrice, &T::salePrice}, {Currency, &T::currency},
        {Availability, &T::availability}, {Gtin, &T::gtin}, {Mpn, &T::mpn}, {Condition, &T::condition},
        {Material, &T::material}, {Color, &T::color}, {Size, &T::size}, {Group, &T::group}};
    const auto member = kMembers.find(column.field);
    for (const api::FeedProductRow &product : products) {
        if (member != kMembers.end() && product.*member->second)
            return column.field == Availability ? availabilityText(product.availability)
                                                : (product.*member->second)->simplified();
        if (column.field == SaleDates && product.saleFrom)
            return timetext::exact(timetext::moment(product.saleFrom));
        for (const api::FeedFact &fact : product.further) {
            if (column.field == Further && fact.label == column.column)
                return fact.value.simplified();
        }
    }
    return kNoValue.toString();
}

QComboBox *meaningOf(const api::FeedColumn &column)
{
    auto *choice = new QComboBox;
    for (const auto &[field, name] : schema::EnumNames<api::FeedField>::kNames)
        choice->addItem(fieldText(field), int(field));
    choice->setCurrentIndex(choice->findData(int(column.field)));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(12);
    choice->setAccessibleName(FeedPreviewView::tr("Meaning of the column %1").arg(column.column));
    return choice;
}

} // namespace

FeedPreviewView::FeedPreviewView(QWidget *parent)
    : QWidget(parent)
    , m_products(new Rows<api::FeedProductRow>(this))
    , m_lines(new Rows<api::FeedLine>(this))
    , m_facts(new ElidedLabel({}, Type::Small, Ink::Text3))
    , m_busy(new BusyBar(tr("The first rows are being read")))
    , m_stack(new QStackedWidget)
    , m_hint(new Paragraph({}, QPalette::PlaceholderText, Type::Body, Qt::AlignHCenter))
{
    setObjectName(u"feedPreview"_s);
    setFixedHeight(kHeight - (themeOf(this).textPercent() - 100) * kSmallerByPercent);
    auto *box = column(this, 0, 8);
    auto *head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(label(tr("Preview"), Type::Strong));
    head->addWidget(m_facts, 1);
    keepRoomWhenHidden(m_busy);
    m_busy->setFixedWidth(kBusyWidth);
    m_busy->hide();
    head->addWidget(m_busy);
    box->addLayout(head);
    auto *hint = new Card;
    hint->setInks(Ink::Sunken, Ink::Border);
    auto *middle = column(hint, 24);
    middle->addStretch();
    middle->addWidget(m_hint);
    middle->addStretch();
    m_hint->setObjectName(u"feedPreviewHint"_s);
    m_stack->addWidget(hint);
    m_stack->addWidget(buildContent());
    box->addWidget(m_stack, 1);
}

QWidget *FeedPreviewView::buildContent()
{
    auto *content = new QWidget;
    auto *box = column(content, 0, 8);
    auto *line = new QHBoxLayout;
    line->setSpacing(12);
    m_columns = new QScrollArea;
    m_columns->setWidgetResizable(true);
    m_columns->setFrameShape(QFrame::NoFrame);
    m_columns->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_columns->setFocusPolicy(Qt::NoFocus);
    m_columns->setObjectName(u"feedColumns"_s);
    m_columns->viewport()->setAutoFillBackground(false); // the card keeps its round corners
    m_mapping = new Card;
    column(m_mapping, 1)->addWidget(m_columns);
    m_mapping->setFixedWidth(kMappingWidth);
    line->addWidget(m_mapping);
    m_table = new DataTable(new TableOf(FeedCells::products(), *m_products, this),
        {{}, {.width = 120, .hideBelow = 380}, {.width = 108}, {.width = 112, .hideBelow = 640},
            {.width = 124, .hideBelow = 760}, {.width = 56, .hideBelow = 560}});
    m_table->setObjectName(u"feedPreviewTable"_s);
    m_table->setAccessibleName(tr("First products"));
    line->addWidget(framed(m_table), 1);
    box->addLayout(line, 1);
    m_problems = label({}, Type::Label);
    m_problems->setObjectName(u"feedPreviewProblems"_s);
    box->addWidget(m_problems);
    m_lineTable = new DataTable(new TableOf(FeedCells::lines(), *m_lines, this),
        {{.width = 56}, {.width = 64}, {.width = 80}, {}, {.width = 240}});
    m_lineTable->setObjectName(u"feedPreviewLines"_s);
    m_lineTable->setAccessibleName(tr("Problems in the first rows"));
    m_lineCard = framed(m_lineTable);
    m_lineCard->setFixedHeight(kProblemsHeight);
    box->addWidget(m_lineCard);
    return content;
}

void FeedPreviewView::say(const QString &text, bool bad)
{
    m_hint->setForegroundRole(bad ? QPalette::WindowText : QPalette::PlaceholderText);
    m_hint->setPlain(text);
    m_facts->setText({});
    m_stack->setCurrentIndex(0);
}

void FeedPreviewView::showHint(const QString &text)
{
    setBusy(false);
    say(text, false);
}

void FeedPreviewView::showFault(const Fault &fault)
{
    setBusy(false);
    QStringList parts{fault.summary(), fault.technical, fault.remedy, fault.marks()};
    parts.removeAll(QString());
    say(parts.join(u'\n'), true);
}

void FeedPreviewView::setBusy(bool busy) { m_busy->setVisible(busy); }

void FeedPreviewView::forgetColumns(const std::optional<std::vector<api::FeedColumn>> &columns)
{
    m_chosen = columns;
    m_shown.clear();
}

void FeedPreviewView::showPreview(const api::FeedPreview &preview)
{
    setBusy(false);
    m_stack->setCurrentIndex(1);
    QStringList facts{formatText(preview.format), preview.encoding,
        timetext::counted(
            qint64(preview.products.size()), tr("the first product"), tr("the first %1 products"))};
    facts.removeAll(QString());
    m_facts->setText(facts.join(u" · "_s));
    m_products->set(preview.products);
    m_lines->set(preview.problems);
    const qint64 problems = qint64(preview.problems.size());
    m_problems->setText(problems == 0
            ? tr("No problems in these rows")
            : timetext::counted(problems, tr("1 problem in these rows"), tr("%1 problems in these rows")));
    m_lineCard->setVisible(problems > 0);
    showColumns(preview);
}

void FeedPreviewView::showColumns(const api::FeedPreview &preview)
{
    const bool isMapped = preview.format == api::FeedFormat::Csv && !preview.columns.empty();
    m_mapping->setVisible(isMapped);
    if (!isMapped) {
        m_shown.clear();
        return;
    }
    const int before = m_columns->widget() && m_shown.size() == preview.columns.size()
        ? m_columns->verticalScrollBar()->value()
        : 0;
    m_shown = preview.columns;
    auto *inner = new QWidget;
    auto *grid = new QGridLayout(inner);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (const QString &title : {tr("Column"), tr("Meaning"), tr("First value")})
        grid->addWidget(label(title, Type::Label, QPalette::PlaceholderText), 0, row++);
    for (int i = 0; i < int(m_shown.size()); ++i) {
        const api::FeedColumn &column = m_shown[std::size_t(i)];
        auto *meaning = meaningOf(column);
        meaning->setObjectName(u"feedColumn%1"_s.arg(i));
        grid->addWidget(new ElidedLabel(column.column), i + 1, 0);
        grid->addWidget(meaning, i + 1, 1);
        grid->addWidget(
            new ElidedLabel(sampleOf(column, preview.products), Type::Small, Ink::Text3), i + 1, 2);
        connect(meaning, &QComboBox::activated, this, [this, i, meaning] {
            m_shown[std::size_t(i)].field = api::FeedField(meaning->currentData().toInt());
            m_chosen = m_shown;
            emit columnsChanged();
        });
    }
    grid->setRowStretch(int(m_shown.size()) + 1, 1);
    // One of the choices may be what has just been used: it goes when its signal is through.
    if (QWidget *old = m_columns->takeWidget())
        old->deleteLater();
    m_columns->setWidget(inner);
    inner->setAutoFillBackground(false); // which the area switches on
    m_columns->verticalScrollBar()->setValue(before);
}

} // namespace answerdesk::console
