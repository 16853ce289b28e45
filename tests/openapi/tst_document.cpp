// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/app/reference/reference_page.h"
#include "shared/api/endpoint_notes.h"
#include "shared/api/openapi.h"
#include "shared/api/schemas.h"
#include "shared/schema/pretty_json.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QCryptographicHash>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QSaveFile>
#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

using json::Object;
using json::Value;

constexpr char kFolder[] = ANSWERDESK_SOURCE "/resources/openapi";

api::Examples recordedExamples()
{
    const auto examples = api::loadExamples(QLatin1String(kFolder) + u"/examples"_s);
    if (!examples)
        qFatal("%s", qUtf8Printable(examples.error().detail));
    return *examples;
}

QString fileOf(bool withAdmin)
{
    return QLatin1String(kFolder) + (withAdmin ? u"/answerdesk.json"_s : u"/answerdesk-public.json"_s);
}

/// Calls visit(value) for a value and everything in it.
template <typename Visit>
void walk(const Value &value, const Visit &visit)
{
    visit(value);
    if (const json::Array *array = value.asArray()) {
        for (const Value &entry : *array)
            walk(entry, visit);
    } else if (const Object *object = value.asObject()) {
        for (const auto &[name, member] : *object)
            walk(member, visit);
    }
}

/// What #/a/b/c points at; null when there is nothing.
const Value *target(const Value &document, const QString &reference)
{
    const Value *value = &document;
    for (const QString &name : reference.split(u'/').mid(1))
        value = value ? value->find(name) : nullptr;
    return value;
}

/// Where a value of an example is not what its schema says: a choice that is none of its own, a member that
/// is missing or unknown. The npm project beside this holds them to all of JSON Schema.
QStringList faultsOf(const Value &document, const Value &schema, const Value &value, const QString &where)
{
    if (const QString reference = schema.string(u"$ref"); !reference.isEmpty()) {
        const Value *named = target(document, reference);
        return named ? faultsOf(document, *named, value, where) : QStringList(where + u": "_s + reference);
    }
    QStringList faults;
    if (const Value *choices = schema.find(u"enum"); choices && choices->asArray() && value.asString()) {
        const json::Array &allowed = *choices->asArray();
        if (std::find(allowed.begin(), allowed.end(), value) == allowed.end())
            faults << where + u" is "_s + *value.asString();
    }
    if (const json::Array *entries = value.asArray()) {
        const Value *items = schema.find(u"items");
        for (const Value &entry : *entries) {
            if (items)
                faults << faultsOf(document, *items, entry, where + u"[]"_s);
        }
    }
    const Value *properties = schema.find(u"properties");
    if (const Object *members = value.asObject(); members && properties) {
        for (const auto &[name, member] : *members) {
            if (const Value *property = properties->find(name))
                faults << faultsOf(document, *property, member, where + u'.' + name);
            else if (!schema.find(u"additionalProperties"))
                faults << where + u" has an unknown "_s + name;
        }
        if (const Value *required = schema.find(u"required")) {
            for (const Value &name : *required->asArray()) {
                if (!value.find(*name.asString()))
                    faults << where + u" lacks "_s + *name.asString();
            }
        }
    }
    return faults;
}

QString operationKey(const QString &method, const QString &path) { return method.toUpper() + u' ' + path; }

} // namespace

/// The OpenAPI document against the endpoint table, the catalogue, itself, and the files in the repository.
class TestDocument : public QObject
{
    Q_OBJECT
    Value m_whole = api::openApi(true, recordedExamples());
    Value m_open = api::openApi(false, recordedExamples());

private slots:
    void theFilesAreThoseOfTheDeclarations_data()
    {
        QTest::addColumn<bool>("withAdmin");
        QTest::newRow("whole") << true;
        QTest::newRow("public part") << false;
    }
    void theFilesAreThoseOfTheDeclarations()
    {
        QFETCH(bool, withAdmin);
        QFile file(fileOf(withAdmin));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
        const QByteArray generated = json::toPrettyJson(withAdmin ? m_whole : m_open);
        QVERIFY2(file.readAll() == generated,
            "resources/openapi is out of date: cmake --build BUILD --target openapi");
        QCOMPARE(json::toPrettyJson(api::openApi(withAdmin, recordedExamples())), generated);
    }

    void everyEndpointIsInItAndNothingElse()
    {
        QSet<QString> table, open, documented, documentedOpen, ids;
        for (const api::EndpointInfo &info : api::endpoints()) {
            const QString key = operationKey(QLatin1String(info.method), QLatin1String(info.path));
            table.insert(key);
            if (info.listener != api::Listener::Admin)
                open.insert(key);
        }
        const auto operationsOf = [](const Value &document, QSet<QString> &keys, QSet<QString> &names) {
            for (const auto &[path, item] : *document.find(u"paths")->asObject()) {
                for (const auto &[method, operation] : *item.asObject()) {
                    if (method == u"servers")
                        continue;
                    keys.insert(operationKey(method, path));
                    names.insert(operation.string(u"operationId"));
                }
            }
        };
        operationsOf(m_whole, documented, ids);
        QCOMPARE(documented, table);
        QCOMPARE(ids.size(), table.size());
        operationsOf(m_open, documentedOpen, ids);
        QCOMPARE(documentedOpen, open);
    }

    void answersAreWhatTheirSchemasSay()
    {
        int examples = 0;
        QStringList faults;
        for (const auto &[path, item] : *m_whole.find(u"paths")->asObject()) {
            for (const auto &[method, operation] : *item.asObject()) {
                const Value *responses = operation.find(u"responses");
                if (!responses)
                    continue;
                for (const auto &[status, response] : *responses->asObject()) {
                    const Value *content = response.find(u"content");
                    const Value *body = content ? content->find(u"application/json") : nullptr;
                    const Value *all = body ? body->find(u"examples") : nullptr;
                    if (!all)
                        continue;
                    for (const auto &[name, example] : *all->asObject()) {
                        ++examples;
                        faults << faultsOf(m_whole, *body->find(u"schema"), *example.find(u"value"),
                            operationKey(method, path) + u' ' + status + u' ' + name);
                    }
                }
            }
        }
        QVERIFY(examples > 100);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyReferenceLeadsSomewhere()
    {
        for (const Value *document : {&m_whole, &m_open}) {
            int count = 0;
            walk(*document, [&](const Value &value) {
                const Value *reference = value.find(u"$ref");
                if (!reference || !reference->asString())
                    return;
                ++count;
                const QString where = *reference->asString();
                QVERIFY2(target(*document, where), qPrintable(where));
            });
            QVERIFY(count > 100);
        }
    }

    void nothingIsThereThatNobodyRefersTo()
    {
        for (const Value *document : {&m_whole, &m_open}) {
            QSet<QString> used;
            walk(*document, [&](const Value &value) { used.insert(value.string(u"$ref")); });
            for (const auto &[kind, parts] : *document->find(u"components")->asObject()) {
                if (kind == u"securitySchemes")
                    continue;
                for (const auto &[name, part] : *parts.asObject()) {
                    const QString reference = u"#/components/%1/%2"_s.arg(kind, name);
                    QVERIFY2(used.contains(reference), qPrintable(reference));
                }
            }
        }
    }

    void everyOperationListsItsCodes()
    {
        for (const api::EndpointInfo &info : api::endpoints()) {
            const Value &operation = *m_whole.find(u"paths")
                                          ->find(QString::fromLatin1(info.path))
                                          ->find(QString::fromLatin1(info.method).toLower());
            const Value &responses = *operation.find(u"responses");
            QVERIFY(responses.find(QString::number(info.successStatus)));
            QSet<QString> listed, wanted;
            for (const auto &[status, response] : *responses.asObject()) {
                const QString reference = response.string(u"$ref");
                const Value &whole = reference.isEmpty() ? response : *target(m_whole, reference);
                const Value *content = status.toInt() >= 400 ? whole.find(u"content") : nullptr;
                if (!content)
                    continue;
                walk(*content->find(u"application/json")->find(u"schema"), [&](const Value &value) {
                    const Value *codes = value.find(u"enum");
                    for (const Value &code : codes ? *codes->asArray() : json::Array()) {
                        listed.insert(*code.asString());
                        QCOMPARE(errorInfo(*errorCodeOf(code.asString()->toLatin1())).status, status.toInt());
                    }
                });
            }
            for (const ErrorCode code : api::errorsOf(info))
                wanted.insert(QString::fromLatin1(errorInfo(code).identifier));
            QCOMPARE(listed, wanted);
        }
    }

    void thePublicPartKeepsTheAdminApiToItself()
    {
        const QByteArray open = m_open.find(u"paths")->toJson() + m_open.find(u"components")->toJson();
        QVERIFY(!open.contains("/admin/v1/"));
        QVERIFY(!open.contains("\"session\""));
        QVERIFY(!open.contains("Administrator"));
        QCOMPARE(m_open.find(u"paths")->asObject()->size(), 7);
    }

    void everyEndpointHasANote()
    {
        for (const api::EndpointInfo &info : api::endpoints()) {
            const auto note = api::endpointNotes().find(info.id);
            QVERIFY2(note != api::endpointNotes().end(),
                qPrintable(u"shared/api/endpoint_notes.cpp says nothing of "_s + QLatin1String(info.name)));
            QVERIFY2(*note->second.description,
                qPrintable(u"the note has no description of "_s + QLatin1String(info.name)));
        }
    }

    void everyTopicHasItsWords()
    {
        for (const Value &tag : *m_whole.find(u"tags")->asArray()) {
            QVERIFY(!tag.string(u"description").isEmpty());
            QVERIFY2(tag.string(u"name") != u"Administration", "an endpoint has found no topic of its own");
        }
    }

    void theReferenceNeedsNothingBesideIt()
    {
        const app::ReferencePage page = app::renderReference(m_whole, recordedExamples());
        const QString html = QString::fromUtf8(page.html);
        static const QRegularExpression outside(u"(src|href)=\"(https?:)?//"_s);
        QVERIFY2(!outside.match(html).hasMatch(), qPrintable(outside.match(html).captured()));
        QVERIFY(!html.contains(u"@import") && !html.contains(u"url(http"));
        for (const api::EndpointInfo &info : api::endpoints()) {
            QString id = QString::fromLatin1(info.name);
            id[0] = id[0].toLower();
            QVERIFY2(html.contains(u"id=\"%1\""_s.arg(id)), info.name);
        }
        for (const ErrorInfo &info : errorCatalogue())
            QVERIFY2(html.contains(u"id=\"%1\""_s.arg(QLatin1String(info.identifier))), info.identifier);
        // Every link inside the page leads to something, and no two things have one name.
        QSet<QString> ids;
        static const QRegularExpression idOf(u" id=\"([^\"]+)\""_s);
        for (auto it = idOf.globalMatch(html); it.hasNext();) {
            const QString id = it.next().captured(1);
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids.insert(id);
        }
        static const QRegularExpression linkTo(u" href=\"#([^\"]+)\""_s);
        for (auto it = linkTo.globalMatch(html); it.hasNext();) {
            const QString id = it.next().captured(1);
            QVERIFY2(ids.contains(id), qPrintable(id));
        }
    }

    void thePolicyLetsInThePageItself()
    {
        const app::ReferencePage page = app::renderReference(m_whole, recordedExamples());
        QVERIFY(page.policy.startsWith("default-src 'none'"));
        QVERIFY(!page.policy.contains("unsafe"));
        for (const char *element : {"style", "script"}) {
            const QByteArray open = '<' + QByteArray(element) + '>', close = "</" + QByteArray(element) + '>';
            const qsizetype from = page.html.indexOf(open) + open.size();
            QCOMPARE(page.html.count(open), 1);
            const QByteArray inside = page.html.mid(from, page.html.indexOf(close, from) - from);
            const QByteArray hash = QCryptographicHash::hash(inside, QCryptographicHash::Sha256).toBase64();
            QVERIFY(page.policy.contains(QByteArray(element) + "-src 'sha256-" + hash + '\''));
        }
        QVERIFY(!page.html.contains(" style=") && !page.html.contains(" onclick="));
    }
};

/// Writes the files anew; the reference beside them on request.
int refresh(const QString &page)
{
    for (const bool withAdmin : {true, false}) {
        QSaveFile file(fileOf(withAdmin));
        if (!file.open(QIODevice::WriteOnly)
            || file.write(json::toPrettyJson(api::openApi(withAdmin, recordedExamples()))) < 0
            || !file.commit())
            qFatal("%s: %s", qUtf8Printable(file.fileName()), qUtf8Printable(file.errorString()));
    }
    if (page.isEmpty())
        return 0;
    QSaveFile file(page);
    if (!file.open(QIODevice::WriteOnly)
        || file.write(app::renderReference(api::openApi(true, recordedExamples()), recordedExamples()).html)
            < 0
        || !file.commit())
        qFatal("%s: %s", qUtf8Printable(page), qUtf8Printable(file.errorString()));
    return 0;
}

} // namespace answerdesk::test

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    answerdesk::initServerResources();
    if (arguments.value(1) == u"--refresh")
        return answerdesk::test::refresh(arguments.value(2));
    answerdesk::test::TestDocument test;
    return QTest::qExec(&test, arguments);
}

#include "tst_document.moc"
