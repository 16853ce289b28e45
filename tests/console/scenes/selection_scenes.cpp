// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/selection_scenes.h"
#include "console/app/window/main_window.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/tables/data_table.h"
#include "console/widgets/tables/selection_bar.h"
#include "tests/support/qt_test.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace answerdesk::tests {

QStringList selectionScenes()
{
    return {u"keys-selected"_s, u"keys-selected-revoke"_s, u"keys-selected-working"_s,
        u"knowledge-selected"_s, u"knowledge-selected-answers"_s, u"knowledge-selected-gaps"_s,
        u"faqs-selected"_s};
}

void showSelection(MainWindow &window, const QString &scene)
{
    if (!selectionScenes().contains(scene))
        return;
    QWidget *page = window.page(scene.section(u'-', 0, 0));
    if (auto *knowledge = qobject_cast<KnowledgePage *>(page))
        knowledge->showTab(scene.endsWith(u"-gaps") ? KnowledgePage::Gaps
                : scene.endsWith(u"-answers")       ? KnowledgePage::OwnAnswers
                                                    : KnowledgePage::Sources);
    const QStringList lists{
        u"keysTable"_s, u"sourcesTable"_s, u"ownAnswersTable"_s, u"gapsTable"_s, u"faqPagesTable"_s};
    DataTable *list = nullptr;
    for (auto *each : page->findChildren<DataTable *>()) {
        if (lists.contains(each->objectName()) && each->isVisibleTo(page))
            list = each;
    }
    QVERIFY(list);
    QTRY_VERIFY(list->model()->rowCount() > 1);
    const int last = qMin(2, list->model()->rowCount() - 1);
    list->setCurrentIndex(list->model()->index(last, 0));
    list->selectionModel()->select(QItemSelection(list->model()->index(0, 0), list->model()->index(last, 0)),
        QItemSelectionModel::Select | QItemSelectionModel::Rows);
    if (scene == u"keys-selected-revoke") {
        static_cast<KeysPage *>(page)->revokeSelected();
        QVERIFY(window.findChild<TaskDialog *>());
    } else if (scene == u"keys-selected-working") {
        page->findChild<SelectionBar *>()->showProgress(u"Revoking: 7 of 30"_s, 7, 30);
    }
}

} // namespace answerdesk::tests
