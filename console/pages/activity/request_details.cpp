// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/request_details.h"
#include "console/app/page/answer_actions.h"
#include "console/app/page/fault_of.h"
#include "console/pages/activity/activity_cells.h"
#include "console/pages/activity/request_text.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/outcome_text.h"
#include "console/words/server_words.h"
#include "shared/api/endpoints.h"
#include "shared/client/curl_format.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QLocale>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// Whether a refusal of this request left a refused event with its explanation.
bool hasRefusedEvent(const api::RequestRow &row)
{
    const auto code = row.errorCode ? errorCodeOf(row.errorCode->toLatin1()) : std::nullopt;
    return code && requesttext::explainedCodes().contains(*code);
}

} // namespace

RequestDetails::RequestDetails(const models::ApiKeyModel &keys, QWidget *parent)
    : DetailsPanel(tr("Request details"), parent)
    , m_keys(keys)
    , m_bench(button(tr("Test bench"), u"bench"_s, Kind::Default, tr("Open in test bench")))
    , m_curl(button(tr("Copy as curl"), u"copy"_s))
{
    setObjectName(u"requestDetails"_s);
    m_bench->setObjectName(u"requestBench"_s);
    m_curl->setObjectName(u"requestCurl"_s);
    setFoot({m_bench, m_curl});
    connect(m_bench, &QPushButton::clicked, this, &RequestDetails::openInBench);
    connect(m_curl, &QPushButton::clicked, this, &RequestDetails::copyAsCurl);
}

void RequestDetails::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    m_client = client;
    m_company = companyKey;
    m_row = {};
}

void RequestDetails::setRequest(const api::RequestRow &row)
{
    if (m_row.number == row.number)
        return;
    m_call.cancel();
    m_row = row;
    m_question.reset();
    m_message.reset();
    begin(QString::number(row.status), requesttext::tone(row.status), requesttext::line(row));
    showFacts();
    showReason();
    if (row.threadId && row.company)
        readThread();
    else
        addWords(tr("The log does not keep keys, query strings, bodies or metadata."), Type::Small);
    showFoot(!row.endpoint.isEmpty()); // what leads nowhere cannot be tried again
}

void RequestDetails::showFacts()
{
    const QDateTime at = utcDateTime(m_row.at.ms);
    const QLocale locale;
    addFact(tr("Time"), timetext::exact(at), timetext::utc(at));
    addFact(tr("Duration"),
        m_row.durationMs > requesttext::kSlowMs ? tr("%1, slow").arg(requesttext::duration(m_row.durationMs))
                                                : requesttext::duration(m_row.durationMs));
    addFact(tr("Request id"), m_row.requestId);
    addFact(tr("Company"), m_row.company.value_or(QString()));
    const QString name = keyName(m_keys, m_row.keyId), id = m_row.keyId.value_or(QString());
    addFact(tr("Key"), name == id ? id : u"%1 (%2)"_s.arg(name, id));
    addFact(tr("Signed in"), m_row.admin.value_or(QString()));
    addFact(tr("Address"), m_row.address);
    addFact(tr("Endpoint"), m_row.endpoint);
    addFact(tr("Outcome"), m_row.outcome ? outcomeText(*m_row.outcome) : QString());
    addFact(tr("Bodies"),
        tr("%1 received, %2 sent").arg(requesttext::size(m_row.bytesIn), requesttext::size(m_row.bytesOut)));
}

void RequestDetails::showReason()
{
    if (!m_row.errorCode)
        return;
    const auto code = errorCodeOf(m_row.errorCode->toLatin1());
    const Tone tone = requesttext::tone(m_row.status);
    const QString heading = m_row.status >= 500 ? tr("Why it failed") : tr("Why it was refused");
    if (!code) // a newer server's
        return addNote(heading, *m_row.errorCode, tone);
    addNote(heading,
        u"%1\n%2\n\n%3"_s.arg(*m_row.errorCode, serverwords::cause(*code), serverwords::remedy(*code)), tone);
    if (!hasRefusedEvent(m_row))
        return;
    auto *events = button(tr("Show refused events"), u"cart"_s);
    events->setObjectName(u"requestRefusals"_s);
    setCompact(events);
    auto *line = new QWidget;
    row(line, 0, 0)->addWidget(events, 0, Qt::AlignLeft);
    add(line);
    connect(events, &QPushButton::clicked, this, [this] { emit refusedEventsWanted(*m_row.errorCode); });
}

void RequestDetails::readThread()
{
    if (!m_client)
        return;
    addHeading(tr("Question"));
    const int start = mark();
    add(label(tr("Reading the conversation…"), Type::Small, QPalette::PlaceholderText));
    m_call = m_client->thread(
        *m_row.company, *m_row.threadId, this, [this, start](client::ApiResult<api::ThreadDetails> thread) {
            clearAfter(start);
            if (thread)
                return showMessage(*thread);
            addWords(thread.error().error.code == ErrorCode::ThreadNotFound
                        || thread.error().error.code == ErrorCode::NotFound
                    ? tr("The conversation has been deleted.")
                    : tr("The conversation could not be read: %1").arg(whyOf(thread.error())),
                Type::Small);
        });
}

void RequestDetails::showMessage(const api::ThreadDetails &thread)
{
    const auto found = std::find_if(thread.messages.begin(), thread.messages.end(),
        [this](const api::Message &message) { return message.requestId == m_row.requestId; });
    if (found == thread.messages.end())
        return addWords(tr("The message has been deleted."), Type::Small);
    m_message = *found;
    addWords(found->queryText, Type::Strong);
    addWords(found->resultText);
    addCorrections(thread.thread.threadId, *found);
    QStringList notes{tr("Message %1 of %2").arg(found->messageId).arg(thread.thread.messageCount),
        found->locale,
        found->helpful ? tr("helpful: %1").arg(serverwords::translated(found->helpfulReason))
                       : tr("not helpful: %1").arg(serverwords::translated(found->helpfulReason))};
    if (found->confidence && found->threshold)
        notes << tr("confidence %1").arg(confidenceText(*found->confidence, *found->threshold));
    if (found->faqId)
        notes << tr("FAQ %1").arg(*found->faqId);
    if (thread.thread.test)
        notes << tr("test key");
    addWords(notes.join(u" · "_s), Type::Small);
    if (found->pageUrl)
        addWords(*found->pageUrl, Type::Small);
    addWords(tr("Thread %1").arg(thread.thread.threadId), Type::Small);
    // A shopper's conversation is not gone on with: what is tried out begins one of its own.
    m_question = BenchQuestion{found->queryText, found->locale, found->pageUrl.value_or(QString()),
        thread.thread.test && found->messageId > 1 ? thread.thread.threadId : QString()};
}

void RequestDetails::addCorrections(const QString &threadId, const api::Message &message)
{
    auto *corrections = new AnswerActions;
    add(corrections); // it shows itself
    corrections->setSession(m_client, *m_row.company);
    corrections->setReason(m_againstCorrecting);
    std::optional<SeenAnswer> seen = SeenAnswer::of(threadId, message);
    if (seen && *m_row.company != m_company)
        seen->documentId.clear(); // the pages show the documents of another company
    corrections->setAnswer(seen);
    connect(corrections, &AnswerActions::documentWanted, this, &RequestDetails::documentWanted);
    connect(corrections, &AnswerActions::toastWanted, this, &RequestDetails::toastWanted);
}

void RequestDetails::setReasonAgainstCorrecting(const QString &reason)
{
    m_againstCorrecting = reason;
    if (auto *corrections = findChild<AnswerActions *>())
        corrections->setReason(reason);
}

void RequestDetails::openInBench()
{
    if (m_question)
        emit benchWanted(*m_question);
    else if (m_client && !m_row.endpoint.isEmpty())
        emit requestWanted(requesttext::known(m_row, nullptr, *m_client));
}

void RequestDetails::copyAsCurl()
{
    if (!m_client || m_row.endpoint.isEmpty())
        return;
    const client::RawRequest request
        = requesttext::known(m_row, m_message ? &*m_message : nullptr, *m_client);
    QGuiApplication::clipboard()->setText(client::asCurl(request));
    emit copied(m_message ? tr("Copied as curl; replace YOUR_API_KEY with a key")
                          : tr("Copied as curl, without key, query and body: the log does not keep them"));
}

} // namespace answerdesk::console
