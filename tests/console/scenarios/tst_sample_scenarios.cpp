// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_file.h"
#include "console/bench/scenarios/scenario_runner.h"
#include "server/app/demo_shop.h"
#include "shared/api/endpoint_facts.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QDir>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using api::Endpoint;

namespace {

const QString kFolder = QStringLiteral(ANSWERDESK_SOURCE) + u"/resources/scenarios/"_s;

/// Codes that no scenario can provoke at will.
constexpr ErrorCode kNotProvokable[] = {
    ErrorCode::Unavailable, // the server must be overloaded, stopping, or without its disk
    ErrorCode::InternalError, // no input causes one: each would be a fault of the server
};

/// A code that the connection's guard answers before it knows an endpoint: one sample of it stands for all.
constexpr ErrorCode kOfConnection[] = {ErrorCode::BadRequest, ErrorCode::RequestTimeout,
    ErrorCode::UriTooLong, ErrorCode::ExpectationFailed, ErrorCode::HeadersTooLarge,
    ErrorCode::NotImplemented, ErrorCode::HttpVersionNotSupported, ErrorCode::LengthRequired};

bool isIn(std::span<const ErrorCode> codes, ErrorCode code)
{
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

QStringList sampleNames() { return QDir(kFolder).entryList({u"*.json"_s}, QDir::Files, QDir::Name); }

Scenario sample(const QString &name)
{
    const auto loaded = readScenarioFile(kFolder + name);
    if (!loaded)
        qFatal("%s: %s", qUtf8Printable(name), qUtf8Printable(loaded.error().join(u'\n')));
    return loaded->scenario;
}

/// Codes that the samples provoke and prove, by the path as it stands in the step; those of raw requests by
/// no path.
QMap<QString, QSet<QString>> provenCodes()
{
    QMap<QString, QSet<QString>> proven;
    for (const QString &name : sampleNames()) {
        const Scenario scenario = sample(name);
        for (const ScenarioStep &step : scenario.steps) {
            for (const ScenarioAssertion &assertion :
                step.expect.value_or(std::vector<ScenarioAssertion>())) {
                if (assertion.json == u"error_code"_s && assertion.equals)
                    proven[step.path.value_or(QString())] << ScenarioValues::textOf(assertion.equals->value);
            }
        }
    }
    return proven;
}

} // namespace

class TestSampleScenarios : public QObject
{
    Q_OBJECT
    SystemClock m_clock;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<app::DemoSite> m_site;
    ScenarioInputs m_inputs;

private slots:
    void initTestCase()
    {
        test::TestServerOptions options;
        options.hasSystemClock = true;
        options.limits.headMs = 1500; // a sample waits until the server gives up
        m_server = std::make_unique<test::TestServer>(options);
        m_site = std::make_unique<app::DemoSite>();
        app::DemoShop shop(m_server->runtime(), m_site->url());
        const auto summary = shop.prepare([](const QString &) {}, [] { return false; });
        QVERIFY2(summary && *summary, summary ? "" : qUtf8Printable(summary.error().text()));
        m_inputs.values = **summary;
    }
    void cleanupTestCase()
    {
        m_server.reset();
        m_site.reset();
    }

    void everySamplePasses_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : sampleNames())
            QTest::newRow(qUtf8Printable(name)) << name;
        // Nothing that a run leaves behind may be in the way of the next one.
        for (const QString &name : sampleNames()) {
            if (name != u"errors-http.json") // waits, and leaves nothing
                QTest::newRow(qUtf8Printable(name + u" again"_s)) << name;
        }
    }
    void everySamplePasses()
    {
        QFETCH(QString, name);
        ScenarioRunner runner(m_clock);
        QSignalSpy finished(&runner, &ScenarioRunner::finished);
        runner.start(sample(name), m_inputs);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 2 * test::kPatienceMs);
        QStringList wrong = runner.report().faults;
        for (const StepReport &step : runner.report().steps) {
            for (const AssertionResult &result : step.results) {
                if (!result.passed)
                    wrong << step.name + u": "_s + result.subject + u' ' + result.expected + u", was "_s
                            + result.actual;
            }
            if (!step.fault.isEmpty())
                wrong << step.name + u": "_s + step.fault;
        }
        QVERIFY2(runner.report().passed(), qUtf8Printable(wrong.join(u'\n')));
    }

    void samplesNeedWhatAQuickstartKnows()
    {
        for (const QString &name : sampleNames()) {
            const auto loaded = readScenarioFile(kFolder + name);
            QVERIFY(loaded.has_value());
            for (const LoadedScenario::Need &need : loaded->needs)
                QVERIFY2(m_inputs.gives(need.variable), qUtf8Printable(name + u": "_s + need.variable));
            QVERIFY2(loaded->scenario.description.value_or(QString()).size() > 20, qUtf8Printable(name));
        }
    }

    void everyCodeOfTheCatalogueHasASample()
    {
        QSet<QString> proven;
        for (const QSet<QString> &codes : provenCodes())
            proven += codes;
        for (const ErrorInfo &info : errorCatalogue()) {
            // The list of exceptions must not outlive its reasons.
            QVERIFY2(proven.contains(QString::fromLatin1(info.identifier)) != isIn(kNotProvokable, info.code),
                info.identifier);
        }
    }

    void everyErrorOfAPublicEndpointHasASampleThere()
    {
        const QMap<QString, QSet<QString>> proven = provenCodes();
        QSet<QString> anywhere;
        for (const QSet<QString> &codes : proven)
            anywhere += codes;
        QStringList missing;
        for (const Endpoint endpoint :
            {Endpoint::SendMessage, Endpoint::ProductFaqs, Endpoint::CartEvents, Endpoint::CheckoutEvents}) {
            const api::EndpointInfo &info = api::endpointInfo(endpoint);
            const QSet<QString> here = proven.value(QString::fromLatin1(info.path));
            for (const ErrorCode code : api::errorsOf(info)) {
                const QString id = QString::fromLatin1(errorInfo(code).identifier);
                const bool isProven = isIn(kOfConnection, code) ? anywhere.contains(id) : here.contains(id);
                if (!isProven && !isIn(kNotProvokable, code))
                    missing << QString::fromLatin1(info.path) + u' ' + id;
            }
        }
        QVERIFY2(missing.isEmpty(), qUtf8Printable(missing.join(u'\n')));
    }

    void theDocumentNamesWhatHasNoSample()
    {
        QFile file(QStringLiteral(ANSWERDESK_SOURCE) + u"/resources/docs/scenarios.md"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (const ErrorCode code : kNotProvokable)
            QVERIFY2(text.contains(u"`%1`"_s.arg(QLatin1String(errorInfo(code).identifier))),
                errorInfo(code).identifier);
        for (const QString &name : sampleNames())
            QVERIFY2(text.contains(u"`%1`"_s.arg(name)), qUtf8Printable(name));
    }
};

QTEST_GUILESS_MAIN(TestSampleScenarios)
#include "tst_sample_scenarios.moc"
