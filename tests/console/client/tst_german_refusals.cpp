// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "console/widgets/feedback/states.h"
#include "console/words/server_words.h"
#include "shared/api/monitoring.h"
#include "shared/api/revenue.h"
#include "shared/api/server_settings.h"
#include "tests/console/click.h"
#include "tests/console/client/page_check.h"
#include "tests/console/client/settings_desk.h"
#include "tests/console/scenes/other_texts.h"
#include <QtCore/QRegularExpression>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// What the real server refuses and explains, in a German window.
class TestGermanRefusals : public QObject, private tests::SettingsDesk
{
    Q_OBJECT
    std::unique_ptr<tests::GermanTexts> m_texts;

    /// What is to be read or heard on the page and has an English word in it.
    QStringList english() const
    {
        static const QRegularExpression kEnglish(
            u"\\b([Tt]he|[Tt]his|[Tt]here|must|is|are|of|not|and|with|cannot)\\b"_s);
        QStringList found;
        const auto look = [&found](const QString &text) {
            if (text.contains(kEnglish))
                found << text;
        };
        for (const QWidget *each : m_page->findChildren<QWidget *>()) {
            if (!each->isVisible())
                continue;
            look(each->accessibleDescription());
            if (const auto *label = qobject_cast<const QLabel *>(each))
                look(label->text());
        }
        return found;
    }

private slots:
    void initTestCase()
    {
        setUp();
        m_texts = std::make_unique<tests::GermanTexts>();
    }
    void init() { start(); }
    void cleanup()
    {
        stop();
        QCOMPARE(m_texts->missing(), QStringList());
    }
    void cleanupTestCase() { m_texts.reset(); }

    void aFieldSaysWhatIsWrong()
    {
        open();
        show(Section::Revenue);
        write(line(u"attribution_window_hours"_s), u"9999"_s);
        write(line(u"currency"_s), u"EURO"_s);
        click(u"settingsSave"_s);
        QTRY_COMPARE(noteOf(u"attribution_window_hours"_s),
            u"Dieser Wert muss eine ganze Zahl von 1 bis 8760 sein."_s);
        QCOMPARE(noteOf(u"currency"_s), u"Dieser Wert muss ein Währungscode nach ISO 4217 wie EUR sein."_s);
        QCOMPARE(english(), QStringList());
        tests::checkPage(*m_page, "german-field-faults");
    }

    void theServerIsTranslatedToo()
    {
        open();
        part<TextBox>(u"setting_allowed_hosts"_s)->setPlainText(u"shop.example\nnot a host"_s);
        show(Section::Revenue);
        write(line(u"time_zone"_s), u"Nowhere/Land"_s);
        click(u"settingsSave"_s);
        QTRY_COMPARE(
            noteOf(u"time_zone"_s), u"Dieser Wert muss eine IANA-Zeitzone wie Europe/Berlin sein."_s);
        QCOMPARE(noteOf(u"allowed_hosts"_s),
            u"„not a host“ muss host, host:port, *.host oder *.host:port sein."_s);
        QCOMPARE(english(), QStringList());
    }

    void aKeysAddressIsSpokenOfInGerman()
    {
        open();
        KeysPage keys(m_server->clock());
        keys.setSession(m_client.get(), u"shop"_s);
        keys.show();
        keys.createKey();
        const QPointer<KeyDialog> dialog = keys.findChild<KeyDialog *>();
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"keyName"_s), u"Lager"_s);
        QTest::keyClicks(dialog->findChild<QPlainTextEdit *>(u"keyAddresses"_s), u"lager.example"_s);
        QVERIFY(tests::click(dialog->findChild<QPushButton *>(u"keySubmit"_s)));
        const auto says = [&dialog](const QString &words) {
            const QList<QLabel *> labels = dialog->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                [&](const QLabel *label) { return label->text().contains(words); });
        };
        QTRY_VERIFY(says(u"„lager.example“ ist keine Adresse; schreiben Sie etwa 10.5.0.30"_s));
        QVERIFY(!says(u"is not an address"_s));
    }

    void anErrorSaysWhyAndWhatToDo()
    {
        open();
        m_page->setSession(m_client.get(), u"nowhere"_s);
        auto *stack = part<ContentStack>(u"settingsStack"_s);
        QVERIFY(stack);
        auto *error = stack->findChild<ErrorState *>();
        QTRY_VERIFY(error->isVisible());
        QStringList texts;
        for (const QLabel *label : error->findChildren<QLabel *>())
            texts << label->text();
        const QString all = texts.join(u'\n');
        QVERIFY2(all.contains(u"Es gibt keine Firma „nowhere“."), qPrintable(all));
        QVERIFY2(all.contains(u"Prüfen Sie den Pfad und die Kennungen darin."), qPrintable(all));
        QCOMPARE(english(), QStringList());
        tests::checkPage(*m_page, "german-error");
    }

    void whatItsAnswersExplainIsKnown()
    {
        open();
        QStringList said;
        bool hasSettings = false, hasMetrics = false, hasRevenue = false;
        m_client->call<api::ServerSettings>(
            api::Endpoint::GetServerSettings, {}, this, [&](client::ApiResult<api::ServerSettings> all) {
                QVERIFY(all);
                for (const api::ServerSetting &setting : all->settings)
                    said << setting.description;
                hasSettings = true;
            });
        m_client->call<api::Metrics>(
            api::Endpoint::Metrics, {}, this, [&](client::ApiResult<api::Metrics> all) {
                QVERIFY(all);
                for (const api::Metric &metric : all->metrics)
                    said << metric.help;
                hasMetrics = true;
            });
        m_client->call<api::Revenue>(api::Endpoint::GetRevenue, {.segments = {u"shop"_s}}, this,
            [&](client::ApiResult<api::Revenue> revenue) {
                QVERIFY(revenue);
                for (const api::RevenueFigure &figure : revenue->funnel)
                    said << figure.formula;
                hasRevenue = true;
            });
        QTRY_VERIFY(hasSettings && hasMetrics && hasRevenue);
        QVERIFY2(said.size() > 80, qPrintable(QString::number(said.size())));
        for (const QString &text : std::as_const(said))
            QVERIFY2(serverwords::known(text), qPrintable(text));
    }
};

QTEST_MAIN(TestGermanRefusals)
#include "tst_german_refusals.moc"
