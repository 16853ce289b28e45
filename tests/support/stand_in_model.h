// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"
#include "tests/support/patience.h"
#include <QtCore/QHash>
#include <QtCore/QStringList>
#include <QtCore/QThread>
#include <condition_variable>
#include <functional>
#include <mutex>

class QTcpServer;
class QTcpSocket;

namespace answerdesk::test {

/// How the stand-in answers one request.
struct StandInAnswer {
    enum Manner {
        Whole,
        Never, ///< takes the request and says nothing
        Drips, ///< a byte now and then, for ever
        Floods, ///< more and more, for ever
        BreaksOff, ///< in the middle of the body
    };
    QByteArray body;
    int status = 200;
    Manner manner = Whole;
    QList<std::pair<QByteArray, QByteArray>> headers = {};
};

/// A whole answer of the API with this text as the model's.
StandInAnswer saying(const QString &content);
/// The same with one sentence that rests on a passage, numbered from 1.
StandInAnswer sayingSentence(const QString &sentence, int passage = 1);

/// A question with its answer in one sentence, resting on the fact that holds some words; on the first
/// without one.
struct SaidFaq {
    QString question, answer, fact;
};
/// An answer to a request for a page's FAQs.
StandInAnswer sayingFaqs(const json::Value &request, const QList<SaidFaq> &faqs);
/// An answer to a request for a translation: texts and labels as a dictionary has them. Texts that it lacks
/// are left out, labels are kept.
StandInAnswer translatingBy(const json::Value &request, const QHash<QString, QString> &dictionary);

/// An answer to a request for embeddings.
StandInAnswer embedding(const std::vector<std::vector<double>> &embeddings);
/// The same, with what is made of each of the request's texts.
StandInAnswer embeddingEach(
    const json::Value &request, const std::function<std::vector<double>(const QString &)> &embed);

/// An OpenAI-compatible server on loopback and a free port, on a thread of its own, so that a test may block.
/// Holds every request to the letter of the API and to what Answerdesk promises to send: anything else is
/// answered 400 and kept among faults(). All functions may be called from the test's thread at any time.
class StandInModel
{
public:
    /// Called in the stand-in's thread with the request's body; number counts from 0.
    using Script = std::function<StandInAnswer(const json::Value &request, int number)>;

    explicit StandInModel(QByteArray key = "sk-stand-in");
    ~StandInModel();

    QString url() const; ///< "http://127.0.0.1:41234/v1"
    void play(Script script);
    void play(const StandInAnswer &answer);
    /// What requests for embeddings get; each text one of its own unless a test says otherwise.
    void playEmbeddings(Script script);
    void playEmbeddings(const StandInAnswer &answer);
    int requests() const; ///< for words
    int embeddingRequests() const;
    QStringList embeddedTexts() const; ///< of all requests
    QStringList faults() const; ///< what was wrong with requests
    QStringList prompts() const; ///< the user turns of all requests
    /// Waits until there were this many requests; false after a long while.
    bool waitForRequests(int count, int patienceMs = kPatienceMs);

    /// The data of a request: what was asked.
    static json::Value dataOf(const json::Value &request);
    /// The passages of a request: what the model is to answer from; none in a request to condense.
    static json::Array passagesOf(const json::Value &request);

private:
    void accept();
    void onBytes(QTcpSocket *socket);
    void onRequest(QTcpSocket *socket, const QByteArray &head, const QByteArray &body);
    QString faultOf(const QByteArray &head, const QByteArray &body) const;
    static QString faultOfChat(const json::Value &request);
    static QString faultOfEmbedding(const json::Value &request);
    static void answer(QTcpSocket *socket, const StandInAnswer &answer);

    const QByteArray m_key;
    QThread m_thread;
    QTcpServer *m_server = nullptr; ///< in the thread
    quint16 m_port = 0;
    QHash<QTcpSocket *, QByteArray> m_buffers; ///< in the thread
    mutable std::mutex m_mutex;
    std::condition_variable m_asked;
    Script m_script, m_embeddingScript;
    int m_requests = 0, m_embeddingRequests = 0;
    QStringList m_faults, m_prompts, m_embeddedTexts;
};

} // namespace answerdesk::test
