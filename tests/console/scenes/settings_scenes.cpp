// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/settings_scenes.h"
#include "console/app/window/main_window.h"
#include "console/pages/settings/page/settings_page.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/samples/sample_faqs.h"
#include "tests/console/samples/sample_settings.h"
#include "tests/support/qt_test.h"
#include <QtGui/QAction>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

using namespace console;

namespace {

/// As if a person had typed it.
void type(Page &page, const QString &setting, const QString &text)
{
    auto *line = page.findChild<QLineEdit *>(u"setting_"_s + setting);
    line->setText(text);
    emit line->textEdited(text);
}

void press(QWidget &in, const char *name) { in.findChild<QPushButton *>(QString::fromLatin1(name))->click(); }

void choose(Page &page, const char *table, int row)
{
    auto *view = page.findChild<DataTable *>(QString::fromLatin1(table));
    QTRY_VERIFY(view->model()->rowCount() > row);
    view->setCurrentIndex(view->model()->index(row, 0));
}

Section sectionOf(const QString &scene)
{
    for (int i = 0; i < kSectionCount; ++i) {
        if (scene.startsWith(u"settings-"_s + wordsOf(Section(i)).id))
            return Section(i);
    }
    return Section::Access;
}

} // namespace

QStringList settingsScenes()
{
    return {u"settings"_s, u"settings-answers"_s, u"settings-faqs"_s, u"settings-revenue"_s,
        u"settings-revenue-unsaved"_s, u"settings-revenue-conflict"_s, u"settings-revenue-wrong"_s,
        u"settings-limits"_s, u"settings-model"_s, u"settings-model-tested"_s, u"settings-retention"_s,
        u"settings-companies"_s, u"settings-companies-create"_s, u"settings-companies-off"_s,
        u"settings-companies-delete"_s, u"settings-administrators"_s, u"settings-administrators-create"_s,
        u"settings-administrators-delete"_s, u"settings-administrators-password"_s,
        u"settings-access-granted"_s, u"settings-access-operator"_s, u"settings-limits-granted"_s,
        u"settings-limits-operator"_s, u"settings-reader"_s, u"settings-error"_s, u"settings-offline"_s};
}

Page *newSettingsPage(SampleShop &shop, const QString &scene)
{
    if (scene.startsWith(u"settings"))
        addSettings(shop.server,
            scene.endsWith(u"-error") ? SampleShop::Content::Failing : SampleShop::Content::Full);
    if (scene == u"settings-reader")
        signInAs(shop.server, api::AdminRole::CompanyViewer);
    if (scene.endsWith(u"-granted"))
        signInAs(shop.server, api::AdminRole::CompanyAdmin);
    if (scene.endsWith(u"-granted") || scene.endsWith(u"-operator"))
        grantLess(shop.server);
    return new SettingsPage(shop.clock);
}

void showSettings(MainWindow &window, SampleShop &shop, const QString &scene)
{
    auto &page = static_cast<SettingsPage &>(*window.page(u"settings"_s));
    if (scene == u"settings-error")
        return;
    page.showSection(sectionOf(scene));
    if (scene == u"settings-revenue-unsaved" || scene == u"settings-revenue-conflict") {
        type(page, u"attribution_window_hours"_s, u"48"_s);
        page.findChild<QCheckBox *>(u"setting_require_helpful"_s)->click();
        page.showSection(Section::Limits);
        type(page, u"messages_per_minute"_s, u"900"_s);
        page.showSection(Section::Revenue);
    }
    if (scene == u"settings-revenue-conflict") {
        changeSettingsMeanwhile(shop.server);
        page.save();
        QTRY_VERIFY(page.findChild<QWidget *>(u"conflict_attribution_window_hours"_s)->isVisible());
    } else if (scene == u"settings-revenue-wrong") {
        type(page, u"attribution_window_hours"_s, u"9999"_s);
        type(page, u"currency"_s, u"EURO"_s);
        page.save();
    } else if (scene == u"settings-model-tested") {
        QTRY_VERIFY(page.findChild<QWidget *>(u"choice_model_name"_s));
        press(page, "modelTest");
        QTRY_VERIFY(page.findChild<QWidget *>(u"modelResult"_s));
    } else if (scene.startsWith(u"settings-companies")) {
        choose(page, "companiesTable", 1);
        if (scene.endsWith(u"-create"))
            press(page, "companyCreate");
        if (scene.endsWith(u"-off"))
            page.findChild<QAction *>(u"companyAccess"_s)->trigger();
        if (scene.endsWith(u"-delete")) {
            page.findChild<QAction *>(u"companyDelete"_s)->trigger();
            auto *counts = window.findChild<Paragraph *>(u"companyCounts"_s);
            QTRY_VERIFY(counts && counts->plain().contains(u"42"));
        }
    } else if (scene.startsWith(u"settings-administrators")) {
        choose(page, "adminsTable", 0);
        if (scene.endsWith(u"-create"))
            press(page, "adminCreate");
        if (scene.endsWith(u"-password"))
            press(page, "ownPassword");
        if (scene.endsWith(u"-delete"))
            page.findChild<QAction *>(u"adminRemove"_s)->trigger();
    } else if (scene == u"settings-reader") {
        QTRY_VERIFY(page.findChild<QWidget *>(u"settingsReadOnly"_s)->isVisible());
    }
    if (scene == u"settings-limits-granted") {
        QTRY_VERIFY(page.findChild<QWidget *>(u"operatorNote_messages_per_minute"_s)->isVisible());
        type(page, u"messages_per_minute"_s, u"2000"_s);
    } else if (scene.endsWith(u"-granted") || scene.endsWith(u"-operator")) {
        QTRY_VERIFY(page.findChild<QWidget *>(u"operatorNote_allowed_hosts"_s)->isVisibleTo(&page)
            || scene.startsWith(u"settings-limits"));
    }
    if (scene == u"settings-model")
        QTRY_VERIFY(page.findChild<QWidget *>(u"choice_model_name"_s));
}

} // namespace answerdesk::tests
