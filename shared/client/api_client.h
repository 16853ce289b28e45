// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/api_keys.h"
#include "shared/api/companies.h"
#include "shared/api/endpoints.h"
#include "shared/api/explain.h"
#include "shared/api/faqs.h"
#include "shared/api/gaps.h"
#include "shared/api/imports.h"
#include "shared/api/lexicon.h"
#include "shared/api/list_queries.h"
#include "shared/api/messages.h"
#include "shared/api/orders.h"
#include "shared/api/own_answers.h"
#include "shared/api/page_inspections.h"
#include "shared/api/pregenerations.h"
#include "shared/api/revenue.h"
#include "shared/api/sessions.h"
#include "shared/api/status.h"
#include "shared/api/threads.h"
#include "shared/api/visitors.h"
#include "shared/client/answer_reader.h"
#include "shared/client/api_failure.h"
#include "shared/core/secret.h"
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QUrl>
#include <functional>

class QNetworkAccessManager;
class QNetworkReply;

namespace answerdesk::client {

using Query = QList<std::pair<QString, QString>>;

/// What one call sends beside its endpoint.
struct CallArguments {
    QStringList segments = {}; ///< for the {names} of the path, in order; encoded by the client
    Query query = {};
    QByteArray body = {};
    QByteArray contentType = "application/json";
    QByteArray ifMatch = {}; ///< the tag of the object that is changed; empty: whatever it is by now
    QByteArray idempotencyKey = {}; ///< the same in every attempt of one action; empty: none
    Secret bearer = {}; ///< another one than the session's, for the public endpoints
    int timeoutMs = 30'000; ///< from the call to the last byte of the answer
};

/// A call under way. A value; harmless once the call is over.
class PendingCall
{
public:
    PendingCall() = default;
    explicit PendingCall(QNetworkReply *reply);
    bool isRunning() const;
    /// Ends the call; its callback is not called.
    void cancel();

private:
    QPointer<QNetworkReply> m_reply;
};

/// Typed calls to one server's admin API and public endpoints. Lives in one thread with an event loop, never
/// blocks it, and owns its connections. Every call gives exactly one answer or failure to its callback, later
/// and in the thread of the client, unless it is cancelled or its context object dies first; then the
/// callback is not called.
class ApiClient final : public QObject
{
    Q_OBJECT
public:
    template <typename T>
    using Callback = std::function<void(ApiResult<T>)>;

    explicit ApiClient(QObject *parent = nullptr);
    ~ApiClient() override;

    /// The admin address. Ends what is under way and forgets the session and the public addresses.
    void setServer(const QUrl &adminUrl);
    QUrl server() const { return m_admin; }
    /// What tells this server, and the account on it, from others, also when it is started anew on another
    /// port; its address unless it was set.
    QString place() const { return m_place.isEmpty() ? m_admin.toString() : m_place; }
    void setPlace(const QString &place) { m_place = place; }
    /// Addresses of the public endpoints; the admin address until they are known. status() sets them by
    /// itself.
    void setPublicAddresses(const QUrl &base, const QUrl &app);
    QUrl baseUrl() const { return m_base.isEmpty() ? m_admin : m_base; }
    QUrl appUrl() const { return m_app.isEmpty() ? baseUrl() : m_app; }

    void setToken(const Secret &token) { m_token = token; }
    const Secret &token() const { return m_token; }
    bool isSignedIn() const { return !m_token.isEmpty(); }

    // Session
    PendingCall signIn(
        const QString &email, const Secret &password, QObject *context, Callback<api::Session> callback);
    /// Ends the session on the server; the token is forgotten at once, whatever the server says.
    PendingCall signOut(QObject *context, Callback<NoAnswer> callback = {});
    PendingCall currentSession(QObject *context, Callback<api::CurrentSession> callback);

    // Server
    PendingCall status(QObject *context, Callback<api::ServerStatus> callback);
    PendingCall health(QObject *context, Callback<api::Health> callback, int timeoutMs = 5'000);

    // Companies and keys
    PendingCall companies(
        const QString &cursor, QObject *context, Callback<api::ListPage<api::Company>> callback);
    PendingCall company(const QString &company, QObject *context, Callback<api::Company> callback);
    PendingCall keys(const QString &company, const QString &cursor, QObject *context,
        Callback<api::ListPage<api::ApiKey>> callback);
    PendingCall createKey(const QString &company, const api::ApiKeyRequest &request, QObject *context,
        Callback<api::CreatedApiKey> callback);
    PendingCall revokeKey(
        const QString &company, const QString &keyId, QObject *context, Callback<api::ApiKey> callback);

    // Knowledge (api_client_knowledge.cpp)
    PendingCall sources(const QString &company, const api::SourcesQuery &query, QObject *context,
        Callback<api::ListPage<api::Source>> callback);
    /// With an address the server reads the page before it answers: up to two minutes.
    PendingCall createSource(const QString &company, const api::SourceRequest &request, QObject *context,
        Callback<api::Source> callback);
    PendingCall source(const QString &company, const QString &sourceId, QObject *context,
        Callback<Tagged<api::Source>> callback);
    /// PRECONDITION_FAILED when the source is not the one with this tag any more.
    PendingCall changeSource(const QString &company, const Tagged<api::Source> &before,
        const api::SourceChange &change, QObject *context, Callback<api::Source> callback);
    PendingCall refreshSource(
        const QString &company, const QString &sourceId, QObject *context, Callback<api::Source> callback);
    PendingCall deleteSource(
        const QString &company, const QString &sourceId, QObject *context, Callback<NoAnswer> callback);
    /// The bytes are the file as it is; its path within the source ends like its name.
    PendingCall putDocument(const QString &company, const QString &sourceId, const api::DocumentQuery &query,
        const QByteArray &bytes, QObject *context, Callback<api::ImportedDocument> callback);
    PendingCall imports(const QString &company, const api::ImportsQuery &query, QObject *context,
        Callback<api::ListPage<api::Import>> callback);
    PendingCall createImport(const QString &company, const api::ImportRequest &request, QObject *context,
        Callback<api::Import> callback);
    PendingCall reportToImport(const QString &company, const QString &importId,
        const api::ImportReportRequest &request, QObject *context, Callback<api::Import> callback);
    PendingCall finishImport(const QString &company, const QString &importId,
        const api::ImportFinishRequest &request, QObject *context, Callback<api::Import> callback);
    PendingCall cancelImport(
        const QString &company, const QString &importId, QObject *context, Callback<api::Import> callback);
    PendingCall documents(const QString &company, const api::DocumentsQuery &query, QObject *context,
        Callback<api::ListPage<api::Document>> callback);
    /// A document with a part of its passages: the first one for an empty cursor.
    PendingCall document(const QString &company, const QString &documentId, const QString &cursor,
        QObject *context, Callback<api::DocumentDetails> callback);
    PendingCall lexicon(const QString &company, const api::LexiconQuery &query, QObject *context,
        Callback<api::ListPage<api::LexiconEntry>> callback);
    PendingCall lexiconEntry(const QString &company, const QString &lexiconEntryId, QObject *context,
        Callback<Tagged<api::LexiconEntry>> callback);
    PendingCall createLexiconEntry(const QString &company, const api::LexiconEntryRequest &request,
        QObject *context, Callback<api::LexiconEntry> callback);
    PendingCall changeLexiconEntry(const QString &company, const Tagged<api::LexiconEntry> &before,
        const api::LexiconEntryChange &change, QObject *context, Callback<api::LexiconEntry> callback);
    PendingCall deleteLexiconEntry(
        const QString &company, const QString &lexiconEntryId, QObject *context, Callback<NoAnswer> callback);
    PendingCall importLexicon(const QString &company, const api::LexiconImportRequest &request,
        QObject *context, Callback<api::LexiconImportResult> callback);
    PendingCall ownAnswers(const QString &company, const api::OwnAnswersQuery &query, QObject *context,
        Callback<api::ListPage<api::OwnAnswer>> callback);
    PendingCall ownAnswer(const QString &company, const QString &ownAnswerId, QObject *context,
        Callback<Tagged<api::OwnAnswer>> callback);
    PendingCall createOwnAnswer(const QString &company, const api::OwnAnswerRequest &request,
        QObject *context, Callback<api::OwnAnswer> callback);
    /// PRECONDITION_FAILED when the answer is not the one with this tag any more.
    PendingCall changeOwnAnswer(const QString &company, const Tagged<api::OwnAnswer> &before,
        const api::OwnAnswerChange &change, QObject *context, Callback<api::OwnAnswer> callback);
    PendingCall deleteOwnAnswer(
        const QString &company, const QString &ownAnswerId, QObject *context, Callback<NoAnswer> callback);
    PendingCall gaps(const QString &company, const api::GapsQuery &query, QObject *context,
        Callback<api::ListPage<api::Gap>> callback);
    PendingCall gap(
        const QString &company, const QString &gapId, QObject *context, Callback<api::GapDetails> callback);
    PendingCall answerGap(const QString &company, const QString &gapId, const api::GapAnswerRequest &request,
        QObject *context, Callback<api::OwnAnswer> callback);
    PendingCall linkGap(const QString &company, const QString &gapId, const api::GapLinkRequest &request,
        QObject *context, Callback<api::Gap> callback);
    PendingCall dismissGap(
        const QString &company, const QString &gapId, QObject *context, Callback<api::Gap> callback);
    PendingCall reopenGap(
        const QString &company, const QString &gapId, QObject *context, Callback<api::Gap> callback);

    /// An answer with its reasons; nothing is recorded.
    PendingCall ask(const QString &company, const api::AskRequest &request, QObject *context,
        Callback<api::Explanation> callback);

    // Pages whose FAQs are made in advance (api_client_pregenerations.cpp)
    /// With wait in the query as soon as one has changed after its revision.
    PendingCall pregenerations(const QString &company, const api::PregenerationsQuery &query,
        QObject *context, Callback<WatchedPage<api::Pregeneration>> callback);
    PendingCall startPregeneration(const QString &company, const api::PregenerationRequest &request,
        QObject *context, Callback<api::Pregeneration> callback);
    /// What ends, pauses or resumes one: Endpoint::PausePregeneration, ResumePregeneration,
    /// CancelPregeneration.
    PendingCall changePregeneration(const QString &company, const QString &pregenerationId,
        api::Endpoint change, QObject *context, Callback<api::Pregeneration> callback);
    PendingCall pregenerationReport(const QString &company, const QString &pregenerationId, QObject *context,
        Callback<api::ListPage<api::PregenerationLine>> callback);

    // Product FAQs (api_client_faqs.cpp)
    PendingCall faqPages(const QString &company, const api::FaqPagesQuery &query, QObject *context,
        Callback<FaqPageList> callback);
    /// Answers as soon as a page changed after the revision, else after waitSeconds without items.
    PendingCall changedFaqPages(const QString &company, const QString &afterRevision, int waitSeconds,
        QObject *context, Callback<FaqPageList> callback);
    PendingCall faqPage(const QString &company, const QString &pageId, QObject *context,
        Callback<Tagged<api::FaqPageDetails>> callback);
    PendingCall regenerateFaqPage(
        const QString &company, const QString &pageId, QObject *context, Callback<api::FaqPage> callback);
    /// What is made of a page, which the server fetches before it answers; nothing is stored. A call that is
    /// cancelled ends that.
    PendingCall inspectPage(const QString &company, const api::InspectPageRequest &request, QObject *context,
        Callback<api::PageInspection> callback);
    PendingCall addFaq(const QString &company, const QString &pageId, const api::FaqRequest &request,
        QObject *context, Callback<api::CompanyFaq> callback);
    /// These two are refused with PRECONDITION_FAILED when the page is not the one with this tag any more.
    PendingCall orderFaqs(const QString &company, const QString &pageId, const QByteArray &tag,
        const api::FaqOrderRequest &request, QObject *context,
        Callback<Tagged<api::FaqPageDetails>> callback);
    PendingCall approveFaqs(const QString &company, const QString &pageId, const QByteArray &tag,
        const api::FaqApprovalRequest &request, QObject *context,
        Callback<Tagged<api::FaqPageDetails>> callback);
    PendingCall faqs(const QString &company, const api::FaqsQuery &query, QObject *context,
        Callback<api::ListPage<api::CompanyFaq>> callback);
    PendingCall faq(
        const QString &company, qint64 faqId, QObject *context, Callback<Tagged<api::CompanyFaq>> callback);
    /// With a tag PRECONDITION_FAILED when the FAQ is another one by now; without one it counts in any case.
    PendingCall changeFaq(const QString &company, qint64 faqId, const QByteArray &tag,
        const api::FaqChange &change, QObject *context, Callback<api::CompanyFaq> callback);
    PendingCall deleteFaq(
        const QString &company, qint64 faqId, QObject *context, Callback<NoAnswer> callback);
    /// Rows as they stand in a file: what is wrong with one is told in the answer.
    PendingCall importFaqs(const QString &company, const json::Array &rows, QObject *context,
        Callback<api::FaqImportResult> callback);

    // Conversations
    PendingCall thread(const QString &company, const QString &threadId, QObject *context,
        Callback<api::ThreadDetails> callback);

    // Revenue (api_client_revenue.cpp)
    PendingCall revenue(const QString &company, const api::RevenueQuery &query, QObject *context,
        Callback<api::Revenue> callback);
    PendingCall revenueBreakdown(const QString &company, const api::BreakdownQuery &query, QObject *context,
        Callback<api::RevenueBreakdown> callback);
    /// eventId: the order's own identifier here, not the shop's.
    PendingCall order(const QString &company, const QString &eventId, QObject *context,
        Callback<api::OrderDetails> callback);
    /// idempotencyKey: of the user's action, so that repeating it after a lost response records nothing
    /// twice.
    PendingCall refundOrder(const QString &company, const QString &eventId, const api::RefundRequest &request,
        const QByteArray &idempotencyKey, QObject *context, Callback<api::RefundRow> callback);
    /// Everything that is held of a visitor, the oldest first; NOT_FOUND when that is nothing.
    PendingCall visitorRecords(const QString &company, const QString &fingerprint,
        const api::VisitorRecordsQuery &query, QObject *context,
        Callback<api::ListPage<api::VisitorRecord>> callback);

    // Public endpoints, with an API key
    PendingCall sendMessage(const Secret &apiKey, const api::SendMessageRequest &request, QObject *context,
        Callback<api::SendMessageResponse> callback);

    /// Any endpoint of the table; T is its answer (NoAnswer, json::Value, or a struct of shared/api).
    template <typename T>
    PendingCall call(api::Endpoint endpoint, CallArguments arguments, QObject *context, Callback<T> callback)
    {
        return callTagged<T>(endpoint, std::move(arguments), context,
            [callback = std::move(callback)](ApiResult<Tagged<T>> answer) {
                if (!callback)
                    return;
                if (answer)
                    callback(std::move(answer->value));
                else
                    callback(tl::unexpected(answer.error()));
            });
    }
    /// The same with the tag of the object that is answered.
    template <typename T>
    PendingCall callTagged(
        api::Endpoint endpoint, CallArguments arguments, QObject *context, Callback<Tagged<T>> callback)
    {
        return start(endpoint, std::move(arguments), context,
            [callback = std::move(callback)](ApiResult<json::Value> answer, const AnswerHead &head) {
                if (!answer)
                    return callback(tl::unexpected(answer.error()));
                auto value = readAnswer<T>(*answer);
                if (value)
                    callback(Tagged<T>{std::move(*value), head.etag});
                else
                    callback(tl::unexpected(unreadableAnswer(head, value.error().text())));
            });
    }

    /// The one place that builds addresses of endpoints.
    QUrl addressOf(api::Endpoint endpoint, const QStringList &segments = {}, const Query &query = {}) const;

signals:
    /// The server no longer knows the session: sign in again. Comes once for a session.
    void sessionEnded();
    /// Something answered (whatever it said), or nothing did: for the connection's state.
    void answered(int roundTripMs);
    void unanswered(const answerdesk::client::ApiFailure &failure);

private:
    using Raw = std::function<void(ApiResult<json::Value>, const AnswerHead &)>;

    PendingCall start(api::Endpoint endpoint, CallArguments arguments, QObject *context, Raw done);
    void finish(QNetworkReply *reply, bool withSession, qint64 elapsedMs, const Raw &done);
    ApiFailure broken(const QNetworkReply &reply) const;
    void endCalls(); ///< all that are under way, without an answer to anybody

    QNetworkAccessManager *m_network;
    QUrl m_admin;
    QString m_place;
    QUrl m_base;
    QUrl m_app;
    Secret m_token;
};

} // namespace answerdesk::client
