// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/sources/reading_fields.h"
#include "console/pages/knowledge/sources/source_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/dialogs/dialog.h"
#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr std::array kIntervals{24, 168, 720, 0}; // hours
constexpr std::array kPages{100, 1'000, 5'000, 20'000};
constexpr std::array kDepths{1, 2, 3, 5, 10, 20};
constexpr int kUsualInterval = 168, kUsualPages = 1'000, kUsualDepth = 5; // the server's own defaults

/// Chooses the value, which is added when it is none of the usual ones.
void choose(QComboBox *choice, int value, const QString &text)
{
    int at = choice->findData(value);
    if (at < 0) {
        choice->addItem(text, value);
        at = choice->count() - 1;
    }
    choice->setCurrentIndex(at);
}

QString nameOfInterval(int hours)
{
    api::Source source;
    source.intervalHours = hours;
    return intervalText(source);
}

} // namespace

ReadingFields::ReadingFields(QWidget *parent)
    : QWidget(parent)
    , m_interval(new QComboBox)
    , m_pages(new QComboBox)
    , m_depth(new QComboBox)
{
    for (const int hours : kIntervals)
        m_interval->addItem(nameOfInterval(hours), hours);
    for (const int pages : kPages)
        m_pages->addItem(QLocale().toString(pages), pages);
    for (const int depth : kDepths)
        m_depth->addItem(QLocale().toString(depth), depth);
    m_interval->setObjectName(u"sourceInterval"_s);
    m_pages->setObjectName(u"sourcePages"_s);
    m_depth->setObjectName(u"sourceDepth"_s);
    auto *line = row(this, 0, 16);
    auto *interval = new FormField(tr("Read again"), m_interval);
    m_pagesField = new FormField(tr("Maximum pages"), m_pages);
    m_depthField = new FormField(tr("Maximum link depth"), m_depth);
    for (FormField *field : {interval, m_pagesField, m_depthField})
        line->addWidget(field, 1);
    choose(m_interval, kUsualInterval, {});
    choose(m_pages, kUsualPages, {});
    choose(m_depth, kUsualDepth, {});
    setKind(u"page"_s);
}

void ReadingFields::setKind(const QString &kind)
{
    m_kind = kind;
    m_pagesField->setVisible(kind != u"page");
    m_depthField->setVisible(kind == u"crawl");
}

void ReadingFields::set(const api::Source &source)
{
    setKind(source.kind);
    const int hours = source.intervalHours.value_or(kUsualInterval);
    choose(m_interval, hours, nameOfInterval(hours));
    const int pages = source.maxPages.value_or(kUsualPages), depth = source.maxDepth.value_or(kUsualDepth);
    choose(m_pages, pages, QLocale().toString(pages));
    choose(m_depth, depth, QLocale().toString(depth));
}

int ReadingFields::intervalHours() const { return m_interval->currentData().toInt(); }

std::optional<int> ReadingFields::maxPages() const
{
    return m_kind == u"page" ? std::nullopt : std::optional(m_pages->currentData().toInt());
}

std::optional<int> ReadingFields::maxDepth() const
{
    return m_kind == u"crawl" ? std::optional(m_depth->currentData().toInt()) : std::nullopt;
}

} // namespace answerdesk::console
