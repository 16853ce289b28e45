// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/models.h"
#include "tests/support/test_main.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

ModelBench::ModelBench(const QMap<QString, QString> &settings)
{
    QFile secret(m_folder.filePath(u"model.key"_s));
    if (!secret.open(QIODevice::WriteOnly) || secret.write("sk-stand-in\n") < 0)
        qFatal("the model's key cannot be written");
    secret.close();
    TestServerOptions options;
    options.settings = {{u"model_url"_s, m_model.url()}, {u"model_key_file"_s, secret.fileName()},
        {u"model_names"_s, u"stand-in, other-model"_s}, {u"model_timeout_ms"_s, u"20000"_s}};
    options.settings.insert(settings);
    m_server = std::make_unique<TestServer>(options);
    m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}, {u"model_enabled"_s, true}});
    m_server->makeCompany(u"plain"_s, {{u"messages_per_minute"_s, 0}});
    m_key = m_server->makeKey(u"shop"_s);
    m_plainKey = m_server->makeKey(u"plain"_s);
}

void ModelBench::importHelpCentre(const QStringList &names)
{
    m_server->importHelpCentre(u"shop"_s, names);
    m_server->importHelpCentre(u"plain"_s, names);
}

std::pair<QString, QString> ModelBench::importDocument(const QString &path, const QByteArray &text)
{
    return {
        m_server->importDocument(u"shop"_s, path, text), m_server->importDocument(u"plain"_s, path, text)};
}

Answer ModelBench::send(const QByteArray &key, const QString &question, const json::Object &more)
{
    return m_server->post("/api/v1/send_message", with(json::Object{{u"query_text"_s, question}}, more), key);
}

Answer ModelBench::ask(const QString &question, const json::Object &more)
{
    return send(m_key, question, more);
}

Answer ModelBench::askPlain(const QString &question, const json::Object &more)
{
    return send(m_plainKey, question, more);
}

json::Value ModelBench::messageOf(const Answer &answer)
{
    const json::Value thread
        = m_server
              ->adminCall("GET", "/admin/v1/companies/shop/threads/" + answer.text(u"thread_id").toLatin1())
              .json();
    const json::Array messages = entriesOf(thread, u"messages");
    return messages.empty() ? json::Value() : messages.back();
}

QString ModelBench::outcomeOf(const Answer &answer)
{
    const json::Value message = messageOf(answer);
    const json::Value *use = message.find(u"model");
    return use && use->asObject() ? use->string(u"outcome") : u"none"_s;
}

} // namespace answerdesk::test

int main(int argc, char **argv)
{
    using namespace answerdesk::test;
    return runTests(argc, argv,
        {makeModelClientTests, makeModelMessageTests, makeMessageReplayTests, makeModelAttackTests,
            makeModelFaqTests, makeModelFaqAttackTests, makeEmbeddingMessageTests, makeModelTestTests,
            makeModelSetupTests});
}
