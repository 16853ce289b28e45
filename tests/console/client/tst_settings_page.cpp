// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/setting_words.h"
#include "console/widgets/cards/fact_list.h"
#include "shared/api/companies.h"
#include "tests/console/client/page_check.h"
#include "tests/console/client/settings_desk.h"
#include <QtWidgets/QComboBox>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// What an administrator sets for a company, on the real server, by clicks and keys.
class TestSettingsPage : public QObject, private tests::SettingsDesk
{
    Q_OBJECT
    QString hours() const { return QString::fromUtf8(company().find(u"attribution_window_hours")->toJson()); }
    QString typedHours() const { return line(u"attribution_window_hours"_s)->text(); }
    void writeHours(const QString &text) const { write(line(u"attribution_window_hours"_s), text); }
    QWidget *conflict(const QString &setting) const { return part<QWidget>(u"conflict_"_s + setting); }
    QString result() const
    {
        QStringList lines;
        for (const QWidget *each : m_page->findChildren<QWidget *>(u"modelResult"_s))
            lines << each->accessibleName();
        return lines.join(u'\n');
    }

private slots:
    void initTestCase() { setUp(); }
    void init() { start(); }
    void cleanup() { stop(); }

    void everySettingOfTheApiIsAskedFor()
    {
        QStringList asked{u"company_key"_s, u"region"_s, u"name"_s}; // of the list of companies
        // An operator sets these with the settings that they bound.
        asked << u"granted_api_access"_s << u"granted_messages_per_minute"_s << u"granted_faqs_per_minute"_s
              << u"granted_events_per_minute"_s;
        for (const SettingWords &words : settingWords())
            asked << words.name;
        schema::forEachField<api::CompanyRequest>([&](const auto &field) {
            const QString name = QString::fromLatin1(field.name);
            QVERIFY2(asked.removeOne(name), field.name);
        });
        QCOMPARE(asked, QStringList());
    }

    void aSettingIsChangedAndSaved()
    {
        open();
        QCOMPARE(unsaved(), QString());
        auto *list = part<SectionList>(u"settingsSections"_s);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down); // from Access to Answers
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->chosen(), Section::Faqs);
        QTRY_VERIFY(check(u"faqs_require_approval"_s)->isVisible());
        QTest::keyClick(check(u"faqs_require_approval"_s), Qt::Key_Space);
        QCOMPARE(unsaved(), u"1 change"_s);
        show(Section::Revenue);
        writeHours(u"48"_s);
        QTest::keyClick(check(u"require_helpful"_s), Qt::Key_Space);
        QCOMPARE(unsaved(), u"3 changes"_s);
        QCOMPARE(hours(), u"24"_s); // nothing is sent before
        keys(QKeySequence::Save);
        QTRY_COMPARE(hours(), u"48"_s);
        QTRY_COMPARE(unsaved(), QString());
        QVERIFY(*company().find(u"require_helpful")->asBool());
        QVERIFY(*company().find(u"faqs_require_approval")->asBool());
        QTRY_COMPARE(toast(), u"3 changes were saved"_s);
        // What is typed back is no change.
        writeHours(u"49"_s);
        QCOMPARE(unsaved(), u"1 change"_s);
        writeHours(u"48"_s);
        QCOMPARE(unsaved(), QString());
    }

    void theCurveOfTheLastRunStandsBesideTheThreshold()
    {
        const QByteArray sets = "/admin/v1/companies/shop/evaluations";
        QCOMPARE(m_server
                     ->adminCall("POST", sets,
                         R"({"evaluation_id":"basics","name":"Basics","questions":[
                            {"question":"Do you rent out airbags?","refuse":true}]})")
                     .status,
            201);
        open();
        show(Section::Answers);
        QVERIFY(!part<QComboBox>(u"curveSet"_s)->isVisible()); // no run yet
        QCOMPARE(m_server->adminCall("POST", sets + "/basics/runs", "{}").status, 202);
        QTRY_VERIFY(m_server->adminCall("GET", sets).body.contains("\"percent\":140"));
        m_page->refresh();
        QTRY_VERIFY(part<QComboBox>(u"curveSet"_s)->isVisible());
        QCOMPARE(part<QComboBox>(u"curveSet"_s)->currentText(), u"Basics"_s);
        const QString rows = part<FactList>(u"curveRows"_s)->text();
        QVERIFY2(rows.contains(u"60 percent"_s) && rows.contains(u"140 percent"_s), qPrintable(rows));
    }

    void listsAreEditedLineByLine()
    {
        open();
        auto *hosts = part<TextBox>(u"setting_allowed_hosts"_s);
        hosts->setFocus();
        QTest::keyClicks(hosts, u"shop.example"_s);
        QTest::keyClick(hosts, Qt::Key_Return);
        QTest::keyClicks(hosts, u"*.shop.example"_s);
        show(Section::Answers);
        write(line(u"locales"_s), u"en, de"_s);
        click(u"settingsSave"_s);
        QTRY_COMPARE(
            company().find(u"allowed_hosts")->toJson(), QByteArray(R"(["shop.example","*.shop.example"])"));
        QTRY_COMPARE(company().find(u"locales")->toJson(), QByteArray(R"(["en","de"])"));
        QTRY_COMPARE(unsaved(), QString());
    }

    void discardedChangesComeBack()
    {
        open();
        show(Section::Revenue);
        writeHours(u"72"_s);
        click(u"settingsDiscard"_s);
        QCOMPARE(typedHours(), u"24"_s);
        QCOMPARE(unsaved(), QString());
        m_toasts->last()[0].value<ToastText>().action();
        QCOMPARE(typedHours(), u"72"_s);
        QCOMPARE(unsaved(), u"1 change"_s);
    }

    void whatTheDeclarationForbidsIsSaidAtItsFieldAndNotSent()
    {
        open();
        show(Section::Limits);
        write(line(u"messages_per_minute"_s), u"many"_s);
        show(Section::Revenue);
        writeHours(u"9999"_s);
        show(Section::Access);
        keys(QKeySequence::Save);
        QTRY_COMPARE(part<SectionList>(u"settingsSections"_s)->chosen(), Section::Revenue);
        QVERIFY2(noteOf(u"attribution_window_hours"_s).contains(u"1 to 8760"),
            qPrintable(noteOf(u"attribution_window_hours"_s)));
        QVERIFY(line(u"attribution_window_hours"_s)->property("invalid").toBool());
        QTRY_VERIFY(line(u"attribution_window_hours"_s)->hasFocus());
        QVERIFY(noteOf(u"messages_per_minute"_s).contains(u"integer"));
        QCOMPARE(line(u"messages_per_minute"_s)->text(), u"many"_s);
        QCOMPARE(typedHours(), u"9999"_s);
        QCOMPARE(unsaved(), u"2 changes"_s);
        writeHours(u"96"_s);
        QVERIFY(!line(u"attribution_window_hours"_s)->property("invalid").toBool());
        show(Section::Limits);
        write(line(u"messages_per_minute"_s), u"0"_s);
        keys(QKeySequence::Save);
        QTRY_COMPARE(hours(), u"96"_s);
        QTRY_COMPARE(unsaved(), QString());
    }

    void whatTheServerRefusesIsSaidAtItsField()
    {
        open();
        auto *hosts = part<TextBox>(u"setting_allowed_hosts"_s);
        hosts->setPlainText(u"shop.example\nnot a host"_s);
        show(Section::Revenue);
        write(line(u"time_zone"_s), u"Nowhere/Land"_s);
        click(u"settingsSave"_s);
        QTRY_VERIFY(noteOf(u"time_zone"_s).contains(u"IANA"));
        QVERIFY2(
            noteOf(u"allowed_hosts"_s).contains(u"“not a host”"), qPrintable(noteOf(u"allowed_hosts"_s)));
        QCOMPARE(hosts->toPlainText(), u"shop.example\nnot a host"_s);
        QCOMPARE(unsaved(), u"2 changes"_s);
        QCOMPARE(company().string(u"time_zone"), u"Europe/Berlin"_s);
    }

    void somebodyElseWasFasterAndNothingIsLost()
    {
        open();
        show(Section::Revenue);
        writeHours(u"48"_s);
        m_server->changeCompany(u"shop"_s, {{u"attribution_window_hours"_s, 12}});
        keys(QKeySequence::Save);
        QTRY_VERIFY(conflict(u"attribution_window_hours"_s)->isVisible());
        QCOMPARE(hours(), u"12"_s); // theirs is not undone unseen
        QCOMPARE(typedHours(), u"48"_s);
        QVERIFY(conflict(u"attribution_window_hours"_s)->findChild<Paragraph *>()->plain().endsWith(u"12"));
        click(u"settingsSave"_s); // now they have seen it
        QTRY_COMPARE(hours(), u"48"_s);
        QTRY_VERIFY(!conflict(u"attribution_window_hours"_s)->isVisible());

        writeHours(u"60"_s);
        m_server->changeCompany(u"shop"_s, {{u"attribution_window_hours"_s, 13}});
        click(u"settingsSave"_s);
        QTRY_VERIFY(conflict(u"attribution_window_hours"_s)->isVisible());
        press(conflict(u"attribution_window_hours"_s), u"Use theirs"_s);
        QTRY_COMPARE(typedHours(), u"13"_s);
        QCOMPARE(unsaved(), QString());
        QCOMPARE(hours(), u"13"_s);
    }

    void changesOfDifferentSettingsStandBesideEachOther()
    {
        open();
        show(Section::Revenue);
        writeHours(u"48"_s);
        m_server->changeCompany(u"shop"_s, {{u"currency"_s, u"SEK"_s}});
        keys(QKeySequence::Save);
        QTRY_COMPARE(hours(), u"48"_s);
        QTRY_COMPARE(unsaved(), QString());
        QCOMPARE(company().string(u"currency"), u"SEK"_s);
        QCOMPARE(line(u"currency"_s)->text(), u"SEK"_s);
    }

    void greetingAndRefusalAreWrittenForEachLanguage()
    {
        open();
        show(Section::Answers);
        auto *locale = part<QComboBox>(u"textsLocale"_s);
        auto *greeting = part<TextBox>(u"text_greeting"_s);
        QTRY_VERIFY(locale->findData(u"de"_s) >= 0);
        locale->setCurrentIndex(locale->findData(u"de"_s));
        QVERIFY(!greeting->placeholderText().isEmpty()); // the built-in words
        QVERIFY(greeting->toPlainText().isEmpty());
        greeting->setFocus();
        QTest::keyClicks(greeting, u"Moin!"_s);
        locale->setCurrentIndex(locale->findData(u"en"_s));
        QVERIFY(greeting->toPlainText().isEmpty());
        QTest::keyClicks(part<TextBox>(u"text_refusal"_s), u"Sorry, ask us."_s);
        QCOMPARE(unsaved(), u"2 changes"_s);
        keys(QKeySequence::Save);
        QTRY_COMPARE(text(u"greeting"_s, u"de"_s), u"Moin!"_s);
        QTRY_COMPARE(text(u"refusal"_s, u"en"_s), u"Sorry, ask us."_s);
        QTRY_COMPARE(unsaved(), QString());
        locale->setCurrentIndex(locale->findData(u"de"_s));
        QCOMPARE(greeting->toPlainText(), u"Moin!"_s);
        greeting->selectAll();
        QTest::keyClick(greeting, Qt::Key_Delete);
        keys(QKeySequence::Save);
        QTRY_COMPARE(text(u"greeting"_s, u"de"_s), QString()); // the built-in one again
        QTRY_COMPARE(unsaved(), QString());
    }

    void aTooLongTextIsSaidInItsLanguage()
    {
        open();
        show(Section::Answers);
        auto *locale = part<QComboBox>(u"textsLocale"_s);
        QTRY_VERIFY(locale->findData(u"de"_s) >= 0);
        locale->setCurrentIndex(locale->findData(u"de"_s));
        auto *greeting = part<TextBox>(u"text_greeting"_s);
        greeting->setPlainText(QString(1001, u'x'));
        locale->setCurrentIndex(locale->findData(u"en"_s));
        show(Section::Limits);
        keys(QKeySequence::Save);
        QTRY_COMPARE(locale->currentData().toString(), u"de"_s);
        QVERIFY(greeting->property("invalid").toBool());
        QCOMPARE(greeting->toPlainText().size(), 1001);
    }

    void whatWasTypedWaitsForItsCompany()
    {
        open();
        show(Section::Revenue);
        writeHours(u"48"_s);
        m_page->setSession(m_client.get(), u"other"_s);
        QTRY_COMPARE(typedHours(), u"36"_s);
        QCOMPARE(unsaved(), QString());
        m_page->setSession(m_client.get(), u"shop"_s);
        QTRY_COMPARE(typedHours(), u"48"_s);
        QTRY_COMPARE(unsaved(), u"1 change"_s);
        keys(QKeySequence::Save);
        QTRY_COMPARE(hours(), u"48"_s);
        QCOMPARE(QString::fromUtf8(company(u"other"_s).find(u"attribution_window_hours")->toJson()), u"36"_s);
    }

    void offlineNothingIsSavedAndNothingLost()
    {
        open();
        show(Section::Revenue);
        writeHours(u"48"_s);
        m_page->setOffline(true, u"The server does not answer."_s);
        QVERIFY(!line(u"attribution_window_hours"_s)->isEnabled());
        QCOMPARE(line(u"attribution_window_hours"_s)->toolTip(), u"The server does not answer."_s);
        QVERIFY(!part<QPushButton>(u"settingsSave"_s)->isEnabled());
        QCOMPARE(unsaved(), u"1 change"_s);
        m_page->setOffline(false, {});
        m_page->refresh();
        QVERIFY(line(u"attribution_window_hours"_s)->isEnabled());
        QCOMPARE(typedHours(), u"48"_s);
        click(u"settingsSave"_s);
        QTRY_COMPARE(hours(), u"48"_s);
    }

    void whoMayOnlyReadSeesEverything()
    {
        open(u"viewer@shop.example"_s);
        QTRY_VERIFY(part<QWidget>(u"settingsReadOnly"_s)->isVisible());
        for (const SettingWords &words : settingWords()) {
            const auto *control = part<QWidget>(u"setting_"_s + words.name);
            QVERIFY2(!control->isEnabled(), qPrintable(words.name));
            QVERIFY2(control->toolTip().contains(u"read only"), qPrintable(words.name));
        }
        show(Section::Model);
        QTRY_VERIFY(!part<QPushButton>(u"modelTest"_s)->isEnabled());
        show(Section::Companies);
        QVERIFY(!part<QPushButton>(u"companyCreate"_s)->isEnabled());
        QVERIFY(!part<QPushButton>(u"companyCreate"_s)->toolTip().isEmpty());
        QVERIFY(!part<QPushButton>(u"companyRename"_s)->isEnabled());
        show(Section::Administrators);
        QVERIFY(!part<QWidget>(u"adminsTable"_s)->isVisible());
        QVERIFY(part<QWidget>(u"adminsNote"_s)->isVisible());
        QCOMPARE(part<QLabel>(u"accountEmail"_s)->text(), u"viewer@shop.example"_s);
        QVERIFY(part<QPushButton>(u"ownPassword"_s)->isEnabled());
    }

    void theConnectionIsTestedBeforeTheChoiceIsSaved()
    {
        open();
        show(Section::Model);
        QTRY_VERIFY(part<QComboBox>(u"choice_model_name"_s));
        auto *choice = part<QComboBox>(u"choice_model_name"_s);
        QCOMPARE(choice->count(), 3);
        QCOMPARE(choice->itemText(0), u"Default (stand-in)"_s);
        choice->setCurrentIndex(2);
        emit choice->activated(2);
        QCOMPARE(unsaved(), u"1 change"_s);
        click(u"modelTest"_s);
        QTRY_VERIFY2(result().startsWith(u"Answers: other-model answered in "), qPrintable(result()));
        QVERIFY(result().endsWith(u"ms."));
        QCOMPARE(company().string(u"model_name"), u"default"_s);
        QCOMPARE(m_model->requests(), 1);

        m_model->play(test::StandInAnswer{"{}", 401});
        click(u"modelTest"_s);
        QTRY_VERIFY2(result().startsWith(u"No answer: other-model, after "), qPrintable(result()));
        QVERIFY(result().contains(u"key"));
        write(line(u"model_timeout_ms"_s), u"20001"_s); // more than the operator allows
        click(u"modelTest"_s);
        QTRY_VERIFY(noteOf(u"model_timeout_ms"_s).contains(u"20000"));
        QCOMPARE(m_model->requests(), 2);
    }

    void nothingIsCutAndEverythingHasAName()
    {
        open();
        for (int i = 0; i < kSectionCount; ++i) {
            show(Section(i));
            tests::checkPage(*m_page, qPrintable(u"settings-"_s + wordsOf(Section(i)).id));
        }
    }
};

QTEST_MAIN(TestSettingsPage)
#include "tst_settings_page.moc"
