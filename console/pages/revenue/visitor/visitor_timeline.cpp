// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/visitor/visitor_timeline.h"
#include "console/app/page/fault_of.h"
#include "console/pages/revenue/visitor/visitor_care.h"
#include "console/pages/revenue/visitor/visitor_steps.h"
#include "console/widgets/basics/builders.h"
#include "shared/core/text.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kRowsAPage = 200; // what the server gives at most
constexpr std::size_t kMost = 2'000; ///< of one visitor; who did more is a machine
} // namespace

VisitorTimeline::VisitorTimeline(QWidget *parent)
    : QWidget(parent)
    , m_note(new Paragraph({}, QPalette::PlaceholderText, Type::Small))
    , m_timeline(new Timeline)
    , m_care(new VisitorCare)
{
    auto *box = column(this, 0, 8);
    m_timeline->setObjectName(u"visitorTimeline"_s);
    m_timeline->setAccessibleName(tr("Visitor activity"));
    box->addWidget(m_note);
    box->addWidget(m_timeline);
    box->addWidget(m_care);
    connect(m_care, &VisitorCare::erased, this, [this] { show(m_fingerprints, m_order); });
}

void VisitorTimeline::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    m_client = client;
    m_company = companyKey;
    m_care->setSession(client, companyKey);
}

void VisitorTimeline::show(const QStringList &fingerprints, const QString &orderEventId)
{
    m_call.cancel();
    m_left.clear();
    for (const QString &fingerprint : fingerprints) {
        const auto uuid = canonicalUuid(fingerprint);
        if (uuid && !isNilUuid(*uuid) && !m_left.contains(*uuid))
            m_left << *uuid;
    }
    m_fingerprints = m_left;
    m_order = orderEventId;
    m_records.clear();
    m_isCut = false;
    m_timeline->setSteps({});
    m_timeline->hide();
    m_care->setVisitor({}, {});
    m_note->setPlain(tr("Loading…"));
    readNext();
}

void VisitorTimeline::readNext(const QString &cursor)
{
    if (m_left.isEmpty() || !m_client)
        return showSteps();
    api::VisitorRecordsQuery query;
    query.limit = kRowsAPage;
    if (!cursor.isEmpty())
        query.cursor = cursor;
    m_call = m_client->visitorRecords(m_company, m_left.first(), query, this,
        [this](client::ApiResult<api::ListPage<api::VisitorRecord>> page) {
            if (!page && page.error().error.code != ErrorCode::NotFound) {
                m_note->setPlain(tr("The visitor’s activity could not be read. %1").arg(whyOf(page.error())));
                return;
            }
            if (page) // nothing is held any more of one who is not found
                std::move(page->items.begin(), page->items.end(), std::back_inserter(m_records));
            m_isCut = m_records.size() >= kMost;
            if (page && page->nextCursor && !m_isCut)
                return readNext(*page->nextCursor);
            m_left.removeFirst();
            readNext();
        });
}

void VisitorTimeline::showSteps()
{
    m_care->setCut(m_isCut);
    m_care->setVisitor(m_fingerprints, m_records);
    const VisitorSteps steps = VisitorSteps::of(std::move(m_records), m_order);
    m_records.clear();
    m_timeline->setSteps(steps.steps);
    m_timeline->setCurrent(steps.order);
    m_timeline->setVisible(!steps.steps.isEmpty());
    m_note->setPlain(steps.steps.isEmpty() ? tr("No data about this visitor is stored.")
            : m_isCut ? tr("The first %1 records only.").arg(QLocale().toString(int(kMost)))
                      : QString());
}

} // namespace answerdesk::console
