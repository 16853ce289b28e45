// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/http/contract.h"
#include "tests/support/stand_in_model.h"
#include <QtCore/QTemporaryDir>

Q_DECLARE_METATYPE(answerdesk::test::StandInAnswer)

namespace answerdesk::test {

std::unique_ptr<QObject> makeEmbeddingMessageTests();
std::unique_ptr<QObject> makeModelClientTests();
std::unique_ptr<QObject> makeModelFaqAttackTests();
std::unique_ptr<QObject> makeModelFaqTests();
std::unique_ptr<QObject> makeMessageReplayTests();
std::unique_ptr<QObject> makeModelMessageTests();
std::unique_ptr<QObject> makeModelSetupTests();
std::unique_ptr<QObject> makeModelTestTests();
std::unique_ptr<QObject> makeModelAttackTests();

/// A stand-in model and a server that knows it, with the company "shop" that has turned it on and "plain"
/// that has not; both hold the same documents.
class ModelBench
{
public:
    explicit ModelBench(const QMap<QString, QString> &settings = {});

    StandInModel &model() { return m_model; }
    TestServer &server() { return *m_server; }
    /// Documents of the demo shop's help centre, for both companies.
    void importHelpCentre(const QStringList &names);
    /// Returns the ids of the sources of shop and plain.
    std::pair<QString, QString> importDocument(const QString &path, const QByteArray &text);
    Answer ask(const QString &question, const json::Object &more = {});
    Answer askPlain(const QString &question, const json::Object &more = {});
    /// The last message of the answer's thread.
    json::Value messageOf(const Answer &answer);
    /// What the model did for it: "used", "number", ...; "none" when it was not asked.
    QString outcomeOf(const Answer &answer);
    const QByteArray &key() const { return m_key; }

private:
    Answer send(const QByteArray &key, const QString &question, const json::Object &more);

    QTemporaryDir m_folder;
    StandInModel m_model;
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key, m_plainKey;
};

} // namespace answerdesk::test
