// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/activity_scenes.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/activity/details_panel.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include "tests/console/scenes/revenue_scenes.h"
#include "tests/support/qt_test.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace answerdesk::tests {

namespace {

/// Chooses the row and waits until its details say the words.
void choose(ActivityPage &page, const char *table, int row, const QString &words)
{
    auto *view = page.findChild<DataTable *>(QString::fromLatin1(table));
    QTRY_VERIFY(view->model()->rowCount() > row);
    view->setCurrentIndex(view->model()->index(row, 0));
    const QList<DetailsPanel *> panels = page.findChildren<DetailsPanel *>();
    QTRY_VERIFY(std::any_of(panels.begin(), panels.end(),
        [&](const DetailsPanel *panel) { return panel->isVisible() && panel->text().contains(words); }));
}

} // namespace

QStringList activityScenes()
{
    return {u"activity"_s, u"activity-refusal"_s, u"activity-conversation"_s, u"activity-paused"_s,
        u"activity-refused"_s, u"activity-audit"_s, u"activity-audit-new"_s, u"activity-audit-days"_s,
        u"activity-empty"_s, u"activity-messages"_s, u"activity-messages-empty"_s, u"activity-error"_s,
        u"activity-offline"_s};
}

void showActivity(ActivityPage &page, const QString &scene)
{
    if (scene == u"activity-refusal") {
        choose(page, "requestsTable", 4, serverwords::remedy(ErrorCode::PreviousItemAddedEventNotFound));
    } else if (scene == u"activity-conversation") {
        choose(page, "requestsTable", 0, u"all seams are taped"_s);
    } else if (scene == u"activity-paused") {
        page.findChild<QPushButton *>(u"activityPause"_s)->click();
    } else if (scene == u"activity-refused") {
        page.showSegment(ActivityPage::Refused);
        choose(page, "refusedTable", 0, serverwords::translated(u"The visitor's last ticket."_s));
    } else if (scene == u"activity-audit") {
        page.showSegment(ActivityPage::Audit);
        choose(page, "auditTable", 0, u"Northwind Outdoor"_s);
    } else if (scene == u"activity-audit-days") {
        page.showSegment(ActivityPage::Audit);
        askForDays(page, u"auditRange"_s);
    } else if (scene == u"activity-audit-new") {
        page.showSegment(ActivityPage::Audit);
        choose(page, "auditTable", 5, u"Storefront backend"_s);
    } else if (scene.startsWith(u"activity-messages")) {
        page.showView(u"messages"_s);
        if (scene.endsWith(u"-empty"))
            return;
        page.messageShown({u"“Agency preview” was revoked"_s});
        page.messageShown(ToastText::of(
            Fault::of(u"The key was not revoked."_s, Error::make(ErrorCode::Forbidden), u"req_8Q2L"_s)));
        page.messageShown({u"Copied as curl; replace YOUR_API_KEY with a key"_s});
        choose(page, "messagesTable", 1, u"req_8Q2L"_s);
    }
}

} // namespace answerdesk::tests
