// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/knowledge_scenes.h"
#include "console/app/page/own_answer_dialog.h"
#include "console/app/window/main_window.h"
#include "console/pages/knowledge/ask/ask_panel.h"
#include "console/pages/knowledge/gaps/link_dialog.h"
#include "console/pages/knowledge/imports/upload_strip.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/knowledge/sources/add_source_dialog.h"
#include "console/pages/knowledge/sources/source_settings_dialog.h"
#include "console/pages/knowledge/sources/sources_pane.h"
#include "console/widgets/tables/cells.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtCore/QDir>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace answerdesk::tests {

QStringList knowledgeScenes()
{
    return {u"knowledge"_s, u"knowledge-failed-source"_s, u"knowledge-empty"_s, u"knowledge-error"_s,
        u"knowledge-offline"_s, u"knowledge-add"_s, u"knowledge-add-files"_s, u"knowledge-add-website"_s,
        u"knowledge-settings"_s, u"knowledge-delete"_s, u"knowledge-report"_s, u"knowledge-stopped"_s,
        u"knowledge-documents"_s, u"knowledge-answers"_s, u"knowledge-write"_s, u"knowledge-conflict"_s,
        u"knowledge-gaps"_s, u"knowledge-gaps-link"_s, u"knowledge-lexicon"_s, u"knowledge-lexicon-add"_s,
        u"knowledge-ask"_s, u"knowledge-ask-gaps"_s};
}

void showKnowledge(MainWindow &window, KnowledgePage &page, const QString &scene)
{
    const auto row = [&](const char *table, int at) {
        auto *view = page.findChild<QTreeView *>(QString::fromLatin1(table));
        QTRY_VERIFY(view->model()->rowCount() > at);
        view->setCurrentIndex(view->model()->index(at, 0));
    };
    if (scene == u"knowledge" || scene == u"knowledge-offline") {
        auto *model = page.findChild<QTreeView *>(u"sourcesTable"_s)->model();
        QTRY_VERIFY(model->index(1, 2).data(kCellRole).value<Cell>().sub.startsWith(u"34 "));
    } else if (scene == u"knowledge-failed-source") {
        row("sourcesTable", 3);
    } else if (scene == u"knowledge-documents") {
        page.showTab(KnowledgePage::Documents);
        row("documentsTable", 0);
        QTRY_VERIFY(page.findChild<QWidget *>(u"passageCard"_s));
    } else if (scene.startsWith(u"knowledge-add")) {
        page.findChild<QPushButton *>(u"knowledgeCreate"_s)->click();
        auto *dialog = window.findChild<AddSourceDialog *>();
        if (scene == u"knowledge-add-website")
            dialog->setChoice(AddSourceDialog::Website);
        if (scene == u"knowledge-add-files") {
            dialog->setChoice(AddSourceDialog::Files);
            dialog->addChosen(
                {QDir::tempPath(), u"/a/returns.md"_s, u"/a/shipping.md"_s, u"/a/b.md"_s, u"/a/c.md"_s});
        }
    } else if (scene == u"knowledge-settings") {
        api::Source source;
        source.name = u"Whole shop"_s;
        source.kind = u"crawl"_s;
        source.url = u"https://shop.northwind.example/"_s;
        source.intervalHours = 168;
        source.maxPages = 2'000;
        source.maxDepth = 4;
        (new SourceSettingsDialog(source, &window))->open();
    } else if (scene == u"knowledge-delete") {
        row("sourcesTable", 0);
        page.findChild<QPushButton *>(u"sourceRemove"_s)->click();
    } else if (scene == u"knowledge-stopped") {
        DocumentUpload &upload = page.findChild<SourcesPane *>()->upload();
        auto *client = new client::ApiClient(&page);
        upload.setSession(client, u"fjord"_s);
        upload.start({{u"/a folder that is not there"_s}, {}, u"Help centre"_s});
        upload.setSession(client, u"northwind"_s);
        upload.setSession(client, u"fjord"_s);
        QVERIFY(upload.canGoOn());
    } else if (scene == u"knowledge-report") {
        (new UploadReportDialog(u"3 files were skipped"_s,
             u"“Help centre”: 211 documents imported, 3 left out"_s,
             {{u"en/size-chart.docx"_s, u"is encrypted"_s},
                 {u"archive/2019/everything-we-ever-wrote-about-tents.md"_s, u"contains binary bytes"_s},
                 {u"faq.csv"_s, u"line 7: has no answer"_s}},
             &window))
            ->open();
    } else if (scene == u"knowledge-answers" || scene == u"knowledge-write"
        || scene == u"knowledge-conflict") {
        page.showTab(KnowledgePage::OwnAnswers);
        row("ownAnswersTable", 0);
        if (scene != u"knowledge-answers")
            page.findChild<QPushButton *>(u"knowledgeCreate"_s)->click();
        if (scene == u"knowledge-conflict") {
            api::OwnAnswer theirs;
            theirs.question = u"Do you rent out tents?"_s;
            theirs.answer = u"Yes, for €30 a day."_s;
            theirs.updatedAt.ms = tests::kSampleNow;
            window.findChild<OwnAnswerDialog *>()->setWords(
                {theirs.question, u"Yes, for €25 a day."_s, u"en"_s});
            window.findChild<OwnAnswerDialog *>()->showConflict(theirs);
        }
    } else if (scene.startsWith(u"knowledge-lexicon")) {
        page.showTab(KnowledgePage::Lexicon);
        row("lexiconTable", 0);
        if (scene.endsWith(u"-add"))
            page.findChild<QPushButton *>(u"knowledgeCreate"_s)->click();
    } else if (scene.contains(u"gaps")) {
        page.showTab(KnowledgePage::Gaps);
        row("gapsTable", 0);
        QTRY_VERIFY(page.findChild<QPushButton *>(u"gapEntry"_s));
        if (scene.endsWith(u"-link")) {
            page.findChild<QPushButton *>(u"gapLink"_s)->click();
            QTRY_VERIFY(window.findChild<LinkDialog *>());
        }
    }
    if (scene.startsWith(u"knowledge-ask")) {
        page.toggleAsk();
        page.findChild<AskPanel *>()->askFor(u"How do I return an item?"_s, u"en"_s);
        QTRY_VERIFY(page.findChild<QWidget *>(u"askOutcome"_s));
    }
}

} // namespace answerdesk::tests
