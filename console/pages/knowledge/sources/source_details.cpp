// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/sources/source_details.h"
#include "console/pages/knowledge/sources/source_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/cards/fact_list.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QUrl>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

SourceDetails::SourceDetails(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_name(new ElidedLabel({}, Type::Section))
    , m_state(new Badge)
    , m_facts(new FactList)
    , m_open(button({}, u"external"_s, Kind::Ghost, tr("Open the address in the browser")))
    , m_documents(button(tr("Documents"), u"knowledge"_s))
    , m_edit(button({}, u"edit"_s, Kind::Ghost, tr("Change name and schedule…")))
    , m_again(button(tr("Read again"), u"refresh"_s))
    , m_stop(button(tr("Stop reading"), u"close"_s))
    , m_report(button({}, u"info"_s, Kind::Ghost, tr("Show unread items…")))
    , m_remove(button(tr("Delete…"), u"trash"_s))
{
    setOnSurface(this);
    setAccessibleName(tr("Source details"));
    m_documents->setObjectName(u"sourceDocuments"_s);
    m_edit->setObjectName(u"sourceEdit"_s);
    m_again->setObjectName(u"sourceAgain"_s);
    m_report->setObjectName(u"sourceReport"_s);
    m_stop->setObjectName(u"sourceStop"_s);
    m_remove->setObjectName(u"sourceRemove"_s);
    auto *box = column(this, 0, 12);
    box->setContentsMargins(24, 12, 24, 12);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_name);
    head->addWidget(m_state);
    head->addStretch(1);
    for (QPushButton *b : {m_report, m_open, m_edit, m_documents, m_again, m_stop, m_remove})
        head->addWidget(b);
    box->addLayout(head);
    auto *host = new QWidget;
    setOnSurface(host);
    auto *facts = column(host);
    facts->addWidget(m_facts);
    facts->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(host);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    box->addWidget(scroll, 1);
    connect(m_open, &QPushButton::clicked, this,
        [this] { QDesktopServices::openUrl(QUrl(m_source.url.value_or(QString()))); });
    connect(m_documents, &QPushButton::clicked, this, &SourceDetails::documentsRequested);
    connect(m_again, &QPushButton::clicked, this, &SourceDetails::againRequested);
    connect(m_edit, &QPushButton::clicked, this, &SourceDetails::editRequested);
    connect(m_report, &QPushButton::clicked, this, &SourceDetails::reportRequested);
    connect(m_stop, &QPushButton::clicked, this, &SourceDetails::stopRequested);
    connect(m_remove, &QPushButton::clicked, this, &SourceDetails::removeRequested);
}

void SourceDetails::setSource(const api::Source &source, bool isBusy, const SourceStatus::Progress &progress)
{
    m_source = source;
    m_isBusy = isBusy;
    const QDateTime now = utcDateTime(m_clock.nowMs());
    const SourceStatus status = SourceStatus::of(source, isBusy, progress);
    m_name->setText(source.name);
    m_state->set(status.text, status.tone);
    const auto time = [&](const QString &key, const QDateTime &at) {
        m_facts->set(key, timetext::ago(at, now), timetext::utc(at));
    };
    m_facts->clear(); // not every source has all of them
    m_facts->set(tr("Kind"), sourceKindText(source.kind));
    if (source.state == api::SourceState::Failed || source.state == api::SourceState::Gone) {
        m_facts->set(tr("Reason"), serverwords::translated(source.reason.value_or(QString())));
        time(tr("Last tried"), timetext::moment(source.triedAt));
    }
    m_facts->set(tr("Contains"),
        timetext::counted(source.documents, tr("1 document"), tr("%1 documents")) + u" · "_s
            + timetext::counted(source.passages, tr("1 passage"), tr("%1 passages")));
    const bool isPage = isReadFromAddress(source);
    m_open->setVisible(isPage);
    // One page alone says above why it was not read.
    m_report->setVisible(source.kind != u"page" && source.kind != u"own-answers");
    const bool reading = source.reading.value_or(false);
    m_again->setVisible(isPage && !reading);
    m_stop->setVisible(reading && source.importId.has_value());
    if (isPage) {
        m_facts->set(tr("Address"), *source.url);
        time(tr("Last read"), timetext::moment(source.readAt));
        if (const QString interval = intervalText(source); !interval.isEmpty()) {
            const QDateTime next = timetext::moment(source.nextReadAt);
            m_facts->set(tr("Next read"),
                next.isValid() ? u"%1 · %2"_s.arg(timetext::until(next, now), interval) : interval,
                timetext::utc(next));
        }
        if (source.failedPages.value_or(0) > 0)
            m_facts->set(
                tr("Not read"), timetext::counted(*source.failedPages, tr("1 page"), tr("%1 pages")));
    }
    time(tr("Text changed"), utcDateTime(source.updatedAt.ms));
    time(tr("Added"), utcDateTime(source.createdAt.ms));
    applyEnabled();
}

QString SourceDetails::text() const
{
    return u"%1\n%2"_s.arg(u"%1 · %2"_s.arg(m_source.name, m_state->text()), m_facts->text());
}

void SourceDetails::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_reason = reason;
    applyEnabled();
}

void SourceDetails::applyEnabled()
{
    const QString scheme = QUrl(m_source.url.value_or(QString())).scheme();
    m_open->setEnabled(scheme == u"http" || scheme == u"https");
    m_documents->setEnabled(m_source.documents > 0);
    const bool isOwn = m_source.kind == u"own-answers";
    m_edit->setEnabled(!m_offline && !m_isBusy && !isOwn);
    m_stop->setEnabled(!m_offline);
    m_again->setEnabled(!m_offline && !m_isBusy);
    m_again->setToolTip(m_offline ? m_reason : QString());
    m_remove->setEnabled(!m_offline && !m_isBusy && !isOwn);
    m_remove->setToolTip(m_offline ? m_reason
            : isOwn                ? tr("Delete custom answers individually, in their tab.")
                                   : QString());
}

} // namespace answerdesk::console
