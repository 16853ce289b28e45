// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/stand_in_model.h"
#include <QtCore/QTimer>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

QByteArray headerOf(const QByteArray &head, const QByteArray &name)
{
    QByteArray value;
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).trimmed().toLower() == name)
            value = value.isNull() ? line.mid(colon + 1).trimmed() : QByteArray("twice");
    }
    return value;
}

/// Private or personal members that must not be in anything that is sent.
bool holdsPrivate(const json::Value &value)
{
    if (const json::Object *object = value.asObject()) {
        for (const auto &[key, member] : *object) {
            if (key.startsWith(u'_') || key.contains(u"fingerprint") || holdsPrivate(member))
                return true;
        }
    }
    if (const json::Array *array = value.asArray())
        return std::any_of(array->begin(), array->end(), holdsPrivate);
    return false;
}

QString faultOfMessage(const json::Value &message, bool isFirst)
{
    const json::Object *object = message.asObject();
    if (!object || object->size() != 2)
        return u"a message has not the members role and content alone"_s;
    const json::Value *role = message.find(u"role"), *content = message.find(u"content");
    if (!role || !role->asString() || !content || !content->asString() || content->asString()->isEmpty())
        return u"role and content must be texts"_s;
    if (*role->asString() != (isFirst ? u"system" : u"user"))
        return u"the first message is the system's, the others the user's"_s;
    if (isFirst)
        return {};
    const auto data = json::parse(content->asString()->toUtf8());
    if (!data || !data->asObject())
        return u"the user's message is no JSON object"_s;
    // Of an answer, of a page's FAQs, of a translation: each has its own data and nothing else.
    static const QList<QStringList> known{
        {u"language"_s, u"question"_s, u"earlier"_s, u"page"_s, u"visitor"_s, u"passages"_s},
        {u"language"_s, u"product"_s, u"count"_s, u"facts"_s},
        {u"language"_s, u"product"_s, u"from"_s, u"texts"_s}};
    const bool isKnown = std::any_of(known.begin(), known.end(), [&](const QStringList &names) {
        return std::all_of(data->asObject()->begin(), data->asObject()->end(),
            [&](const auto &member) { return names.contains(member.first); });
    });
    if (!isKnown)
        return u"unknown data: "_s + content->asString()->left(200);
    return holdsPrivate(*data) ? u"private data was sent"_s : QString();
}

} // namespace

StandInAnswer saying(const QString &content)
{
    const json::Object message{{u"role"_s, u"assistant"_s}, {u"content"_s, content}};
    const json::Object choice{{u"index"_s, 0}, {u"message"_s, message}, {u"finish_reason"_s, u"stop"_s}};
    const json::Object usage{
        {u"prompt_tokens"_s, 100}, {u"completion_tokens"_s, 20}, {u"total_tokens"_s, 120}};
    const json::Object answer{{u"id"_s, u"chatcmpl-1"_s}, {u"object"_s, u"chat.completion"_s},
        {u"created"_s, 1'780'000'000}, {u"model"_s, u"stand-in"_s}, {u"choices"_s, json::Array{choice}},
        {u"usage"_s, usage}};
    return {json::Value(answer).toJson()};
}

StandInAnswer sayingSentence(const QString &sentence, int passage)
{
    const json::Object entry{{u"text"_s, sentence}, {u"passages"_s, json::Array{passage}}};
    const json::Object answer{{u"sentences"_s, json::Array{entry}}};
    return saying(QString::fromUtf8(json::Value(answer).toJson()));
}

StandInAnswer sayingFaqs(const json::Value &request, const QList<SaidFaq> &faqs)
{
    const json::Value data = StandInModel::dataOf(request);
    const json::Value *facts = data.find(u"facts");
    json::Array entries;
    for (const SaidFaq &faq : faqs) {
        int number = 1;
        for (const json::Value &fact : facts ? *facts->asArray() : json::Array()) {
            if (fact.string(u"text").contains(faq.fact))
                number = fact.find(u"number")->asNumber()->text.toInt();
        }
        const json::Object sentence{{u"text"_s, faq.answer}, {u"facts"_s, json::Array{number}}};
        entries.push_back(
            json::Object{{u"question"_s, faq.question}, {u"sentences"_s, json::Array{sentence}}});
    }
    return saying(QString::fromUtf8(json::Value(json::Object{{u"faqs"_s, std::move(entries)}}).toJson()));
}

StandInAnswer translatingBy(const json::Value &request, const QHash<QString, QString> &dictionary)
{
    const json::Value data = StandInModel::dataOf(request);
    json::Array entries;
    for (const json::Value &text : *data.find(u"texts")->asArray()) {
        const QString label = text.find(u"label") ? text.string(u"label") : QString();
        const auto said = dictionary.constFind(text.string(u"text"));
        if (said != dictionary.cend())
            entries.push_back(json::Object{{u"number"_s, *text.find(u"number")},
                {u"label"_s, dictionary.value(label, label)}, {u"text"_s, *said}});
    }
    return saying(QString::fromUtf8(json::Value(json::Object{{u"texts"_s, std::move(entries)}}).toJson()));
}

StandInAnswer embedding(const std::vector<std::vector<double>> &embeddings)
{
    json::Array data;
    for (const std::vector<double> &one : embeddings) {
        json::Array numbers;
        for (const double component : one)
            numbers.emplace_back(json::Number{QByteArray::number(component, 'g', 9)});
        data.push_back(json::Object{{u"object"_s, u"embedding"_s}, {u"index"_s, int(data.size())},
            {u"embedding"_s, std::move(numbers)}});
    }
    const json::Object answer{{u"object"_s, u"list"_s}, {u"data"_s, std::move(data)},
        {u"model"_s, u"stand-in"_s},
        {u"usage"_s, json::Object{{u"prompt_tokens"_s, 8}, {u"total_tokens"_s, 8}}}};
    return {json::Value(answer).toJson()};
}

StandInAnswer embeddingEach(
    const json::Value &request, const std::function<std::vector<double>(const QString &)> &embed)
{
    std::vector<std::vector<double>> embeddings;
    for (const json::Value &text : *request.find(u"input")->asArray())
        embeddings.push_back(embed(*text.asString()));
    return embedding(embeddings);
}

StandInModel::StandInModel(QByteArray key)
    : m_key(std::move(key))
    , m_server(new QTcpServer)
    , m_script([](const json::Value &, int) { return saying(u"{\"sentences\":[]}"_s); })
    , m_embeddingScript([](const json::Value &request, int) {
        return embeddingEach(request, [](const QString &text) {
            const auto hash = quint32(qHash(text, 1));
            return std::vector<double>{1 + double(hash % 97), 1 + double(hash / 97 % 89), 1};
        });
    })
{
    m_server->moveToThread(&m_thread);
    m_thread.start();
    QMetaObject::invokeMethod(
        m_server,
        [this] {
            m_server->setMaxPendingConnections(1000);
            m_server->listen(QHostAddress::LocalHost);
            m_port = m_server->serverPort();
            QObject::connect(m_server, &QTcpServer::newConnection, m_server, [this] { accept(); });
        },
        Qt::BlockingQueuedConnection);
}

StandInModel::~StandInModel()
{
    QMetaObject::invokeMethod(
        m_server, [this] { delete m_server; }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

QString StandInModel::url() const { return u"http://127.0.0.1:%1/v1"_s.arg(m_port); }

void StandInModel::play(Script script)
{
    const std::scoped_lock lock(m_mutex);
    m_script = std::move(script);
}

void StandInModel::play(const StandInAnswer &answer)
{
    play([answer](const json::Value &, int) { return answer; });
}

void StandInModel::playEmbeddings(Script script)
{
    const std::scoped_lock lock(m_mutex);
    m_embeddingScript = std::move(script);
}

void StandInModel::playEmbeddings(const StandInAnswer &answer)
{
    playEmbeddings([answer](const json::Value &, int) { return answer; });
}

int StandInModel::embeddingRequests() const
{
    const std::scoped_lock lock(m_mutex);
    return m_embeddingRequests;
}

QStringList StandInModel::embeddedTexts() const
{
    const std::scoped_lock lock(m_mutex);
    return m_embeddedTexts;
}

int StandInModel::requests() const
{
    const std::scoped_lock lock(m_mutex);
    return m_requests;
}

QStringList StandInModel::faults() const
{
    const std::scoped_lock lock(m_mutex);
    return m_faults;
}

QStringList StandInModel::prompts() const
{
    const std::scoped_lock lock(m_mutex);
    return m_prompts;
}

bool StandInModel::waitForRequests(int count, int patienceMs)
{
    std::unique_lock lock(m_mutex);
    return m_asked.wait_for(lock, std::chrono::milliseconds(patienceMs), [&] { return m_requests >= count; });
}

json::Value StandInModel::dataOf(const json::Value &request)
{
    const json::Array &messages = *request.find(u"messages")->asArray();
    return *json::parse(messages.back().string(u"content").toUtf8());
}

json::Array StandInModel::passagesOf(const json::Value &request)
{
    const json::Value data = dataOf(request);
    const json::Value *passages = data.find(u"passages");
    return passages ? *passages->asArray() : json::Array();
}

void StandInModel::accept()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        QObject::connect(socket, &QTcpSocket::readyRead, m_server, [this, socket] { onBytes(socket); });
        QObject::connect(socket, &QTcpSocket::disconnected, m_server, [this, socket] {
            m_buffers.remove(socket);
            socket->deleteLater();
        });
    }
}

void StandInModel::onBytes(QTcpSocket *socket)
{
    QByteArray &buffer = m_buffers[socket];
    buffer += socket->readAll();
    const qsizetype end = buffer.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    const QByteArray head = buffer.left(end);
    const qsizetype length = headerOf(head, "content-length").toLongLong();
    if (buffer.size() < end + 4 + length)
        return;
    const QByteArray body = buffer.mid(end + 4, length);
    buffer.clear();
    onRequest(socket, head, body);
}

void StandInModel::onRequest(QTcpSocket *socket, const QByteArray &head, const QByteArray &body)
{
    const QString fault = faultOf(head, body);
    const auto request = json::parse(body);
    const bool isEmbedding = head.startsWith("POST /v1/embeddings ");
    Script script;
    int number = 0;
    {
        const std::scoped_lock lock(m_mutex);
        number = isEmbedding ? m_embeddingRequests++ : m_requests++;
        script = isEmbedding ? m_embeddingScript : m_script;
        if (!fault.isEmpty())
            m_faults << fault;
        else if (isEmbedding)
            for (const json::Value &text : *request->find(u"input")->asArray())
                m_embeddedTexts << *text.asString();
        else
            m_prompts << request->find(u"messages")->asArray()->back().string(u"content");
    }
    m_asked.notify_all();
    if (!fault.isEmpty())
        return answer(socket, {R"({"error":{"message":"bad request","type":"invalid_request_error"}})", 400});
    answer(socket, script(*request, number));
}

QString StandInModel::faultOf(const QByteArray &head, const QByteArray &body) const
{
    const bool isEmbedding = head.startsWith("POST /v1/embeddings HTTP/1.1\r\n");
    if (!isEmbedding && !head.startsWith("POST /v1/chat/completions HTTP/1.1\r\n"))
        return u"request line: "_s + QString::fromLatin1(head.left(head.indexOf('\r')));
    if (headerOf(head, "content-type") != "application/json")
        return u"Content-Type: "_s + QString::fromLatin1(headerOf(head, "content-type"));
    if (headerOf(head, "authorization") != (m_key.isEmpty() ? QByteArray() : "Bearer " + m_key))
        return u"Authorization"_s;
    if (!headerOf(head, "cookie").isNull() || headerOf(head, "content-length").isNull())
        return u"headers"_s;
    const auto request = json::parse(body);
    if (!request || !request->asObject())
        return u"the body is no JSON object"_s;
    return isEmbedding ? faultOfEmbedding(*request) : faultOfChat(*request);
}

QString StandInModel::faultOfEmbedding(const json::Value &request)
{
    const json::Value *model = request.find(u"model"), *input = request.find(u"input");
    if (request.asObject()->size() != 3 || !model || !model->asString() || !input || !input->asArray()
        || request.string(u"encoding_format") != u"float")
        return u"not the fields that were agreed on"_s;
    const json::Array &texts = *input->asArray();
    const bool areTexts = std::all_of(texts.begin(), texts.end(),
        [](const json::Value &text) { return text.asString() && !text.asString()->trimmed().isEmpty(); });
    return texts.empty() || texts.size() > 64 || !areTexts ? u"not 1 to 64 texts"_s : QString();
}

QString StandInModel::faultOfChat(const json::Value &request)
{
    static const QStringList fields{
        u"model"_s, u"messages"_s, u"max_tokens"_s, u"stream"_s, u"temperature"_s};
    if (request.asObject()->size() != std::size_t(fields.size()))
        return u"not the fields that were agreed on"_s;
    for (const QString &field : fields) {
        if (!request.find(field))
            return u"missing: "_s + field;
    }
    const json::Number *tokens = request.find(u"max_tokens")->asNumber();
    const json::Number *temperature = request.find(u"temperature")->asNumber();
    const bool *stream = request.find(u"stream")->asBool();
    if (!request.find(u"model")->asString() || !tokens || tokens->text.toInt() < 1 || !temperature
        || temperature->text != "0" || !stream || *stream)
        return u"a field has another type or value"_s;
    const json::Array *messages = request.find(u"messages")->asArray();
    if (!messages || messages->size() != 2)
        return u"not two messages"_s;
    for (std::size_t i = 0; i < messages->size(); ++i) {
        if (const QString fault = faultOfMessage((*messages)[i], i == 0); !fault.isEmpty())
            return fault;
    }
    return {};
}

void StandInModel::answer(QTcpSocket *socket, const StandInAnswer &answer)
{
    if (answer.manner == StandInAnswer::Never)
        return;
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(answer.status) + " Status\r\n";
    bytes += "Content-Type: application/json\r\n";
    for (const auto &[name, value] : answer.headers)
        bytes += name + ": " + value + "\r\n";
    if (answer.manner == StandInAnswer::Whole || answer.manner == StandInAnswer::BreaksOff) {
        bytes += "Content-Length: " + QByteArray::number(answer.body.size()) + "\r\n\r\n";
        const bool isWhole = answer.manner == StandInAnswer::Whole;
        socket->write(bytes + (isWhole ? answer.body : answer.body.left(answer.body.size() / 2)));
        if (!isWhole)
            socket->disconnectFromHost();
        return;
    }
    socket->write(bytes + "Connection: close\r\n\r\n");
    auto *timer = new QTimer(socket);
    const QByteArray more
        = answer.manner == StandInAnswer::Drips ? QByteArray(" ") : QByteArray(64 * 1024, ' ');
    QObject::connect(timer, &QTimer::timeout, socket, [socket, more] {
        if (socket->bytesToWrite() < 1024 * 1024)
            socket->write(more);
    });
    timer->start(answer.manner == StandInAnswer::Drips ? 10 : 0);
}

} // namespace answerdesk::test
