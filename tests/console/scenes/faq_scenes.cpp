// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/faq_scenes.h"
#include "console/app/window/main_window.h"
#include "console/pages/faqs/inspection/inspection_dialog.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/faqs/set/faq_card.h"
#include "console/pages/faqs/set/faq_dialog.h"
#include "console/pages/faqs/set/faq_list.h"
#include "console/pages/faqs/transfer/faq_import_dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "tests/console/samples/sample_faqs.h"
#include "tests/console/scenes/feed_scenes.h"
#include "tests/support/qt_test.h"
#include <QtCore/QDir>
#include <QtGui/QAction>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

using namespace console;

namespace {

void chooseRow(FaqsPage &page, int row)
{
    auto *table = page.findChild<QTreeView *>(u"faqPagesTable"_s);
    QTRY_VERIFY(table->model()->rowCount() > row);
    table->setCurrentIndex(table->model()->index(row, 0));
}

void chooseLocale(FaqsPage &page, const QString &locale)
{
    auto *locales = page.findChild<SegmentedControl *>(u"faqLocales"_s);
    QTRY_COMPARE(locales->findChildren<QPushButton *>().size(), 3);
    const auto segments = locales->findChildren<QPushButton *>();
    for (QPushButton *segment : segments) {
        if (segment->text() == locale)
            segment->click();
    }
}

void trigger(FaqsPage &page, const QKeySequence &keys)
{
    const QList<QAction *> actions = page.actions();
    for (QAction *action : actions) {
        if (action->shortcut() == keys)
            action->trigger();
    }
}

void editWarranty(MainWindow &window, FaqsPage &page)
{
    auto *list = page.findChild<FaqList *>(u"faqList"_s);
    list->setCurrent(4, true);
    emit list->verbWanted(FaqVerb::Edit, 4);
    QTRY_VERIFY(window.findChild<FaqDialog *>());
}

void inspectAddress(MainWindow &window, FaqsPage &page, const QString &scene)
{
    trigger(page, Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    QTRY_VERIFY(window.findChild<InspectionDialog *>());
    auto *dialog = window.findChild<InspectionDialog *>();
    if (scene == u"faqs-inspect-invalid")
        dialog->findChild<QLineEdit *>(u"inspectionAddress"_s)->setText(u"ftp://shop.northwind.example"_s);
    if (scene == u"faqs-inspect")
        return;
    dialog->findChild<QPushButton *>(u"inspectionStart"_s)->click();
    if (scene == u"faqs-inspect-invalid")
        return;
    auto *told = dialog->findChild<QScrollArea *>(u"inspectionResult"_s);
    QTRY_VERIFY(told->isVisible());
    if (scene == u"faqs-inspect-facts") {
        QApplication::processEvents();
        told->verticalScrollBar()->setValue(told->verticalScrollBar()->maximum());
    }
}

} // namespace

QStringList faqScenes()
{
    return QStringList{u"faqs"_s, u"faqs-empty"_s, u"faqs-error"_s, u"faqs-offline"_s, u"faqs-no-hits"_s,
               u"faqs-not-available"_s, u"faqs-generating"_s, u"faqs-locale"_s, u"faqs-missing-locale"_s,
               u"faqs-approval"_s, u"faqs-reader"_s, u"faqs-card-focus"_s, u"faqs-edit"_s, u"faqs-conflict"_s,
               u"faqs-last-attempt"_s, u"faqs-inspect"_s, u"faqs-inspect-told"_s, u"faqs-inspect-facts"_s,
               u"faqs-inspect-none"_s, u"faqs-inspect-invalid"_s, u"faqs-add"_s, u"faqs-delete"_s,
               u"faqs-import"_s, u"faqs-import-report"_s, u"faqs-pregenerate"_s}
    + feedScenes();
}

void prepareFaqs(SampleShop &shop, const QString &scene)
{
    if (scene == u"faqs-approval")
        requireApproval(shop.server);
    if (scene == u"faqs-reader" || scene == u"faqs-feeds-reader")
        signInAs(shop.server, api::AdminRole::CompanyViewer);
    prepareFeeds(shop, scene);
    if (scene == u"faqs-inspect-none")
        inspectNoProduct(shop.server);
}

void showFaqs(MainWindow &window, FaqsPage &page, const QString &scene)
{
    if (scene.startsWith(u"faqs-feeds") || scene.startsWith(u"faqs-rules"))
        return showFeeds(window, page, scene);
    if (scene.endsWith(u"-empty") || scene.endsWith(u"-error"))
        return;
    QTRY_VERIFY(page.findChild<FaqCard *>());
    const auto isAbsenceShown = [&] {
        const QWidget *shown = page.findChild<ContentStack *>(u"faqStack"_s)->currentWidget();
        return qobject_cast<const EmptyState *>(shown) != nullptr;
    };
    if (scene == u"faqs-no-hits") {
        page.findChild<QLineEdit *>(u"faqSearch"_s)->setText(u"north face"_s);
        // The sample's server filters nothing.
        page.findChild<ContentStack *>(u"faqPagesStack"_s)->showNoHits(u"north face"_s);
    } else if (scene == u"faqs-not-available") {
        chooseRow(page, 5);
        QTRY_VERIFY(isAbsenceShown());
    } else if (scene == u"faqs-generating") {
        chooseRow(page, 1);
        QTRY_VERIFY(isAbsenceShown());
    } else if (scene == u"faqs-locale") {
        chooseLocale(page, u"de"_s);
        const auto isGerman = [&] {
            const auto cards = page.findChildren<FaqCard *>();
            return std::any_of(
                cards.begin(), cards.end(), [](const FaqCard *card) { return card->faq().faqId == 21; });
        };
        QTRY_VERIFY(isGerman());
    } else if (scene == u"faqs-missing-locale") {
        chooseLocale(page, u"fr"_s);
        QTRY_VERIFY(isAbsenceShown());
    } else if (scene == u"faqs-approval") {
        QTRY_VERIFY(page.findChild<QWidget *>(u"faqApproval"_s)->isVisible());
    } else if (scene == u"faqs-reader") {
        QTRY_VERIFY(!page.findChild<QPushButton *>(u"faqAdd"_s)->isEnabled());
    } else if (scene == u"faqs-card-focus") {
        QApplication::setActiveWindow(&window);
        page.findChild<FaqList *>(u"faqList"_s)->setCurrent(3, true);
    } else if (scene == u"faqs-edit" || scene == u"faqs-conflict") {
        editWarranty(window, page);
        auto *dialog = window.findChild<FaqDialog *>();
        dialog->setWords({u"How long is the warranty?"_s, u"Five years on material, three on seams."_s});
        if (scene == u"faqs-conflict") {
            api::Faq theirs;
            theirs.question = u"How long is the warranty?"_s;
            theirs.answer = u"Three years on material and seams."_s;
            theirs.updatedBy = u"jon.berg@northwind.example"_s;
            theirs.updatedAt = schema::Timestamp{kSampleNow};
            dialog->showConflict(theirs);
        }
    } else if (scene == u"faqs-last-attempt") {
        chooseRow(page, 8);
        QTRY_VERIFY(page.findChild<QWidget *>(u"faqNote"_s)->isVisible());
    } else if (scene.startsWith(u"faqs-inspect")) {
        inspectAddress(window, page, scene);
    } else if (scene == u"faqs-add") {
        trigger(page, QKeySequence::New);
    } else if (scene == u"faqs-delete") {
        emit page.findChild<FaqList *>(u"faqList"_s)->verbWanted(FaqVerb::Remove, 5);
    } else if (scene == u"faqs-pregenerate") {
        page.showView(u"pregenerate"_s);
        QTRY_VERIFY(page.window()->findChild<QDialog *>());
    } else if (scene == u"faqs-import") {
        QFile file(QDir::temp().filePath(u"northwind-faqs.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("page_url,question,answer\n");
        for (int i = 0; i < 248; ++i)
            file.write("https://shop.northwind.example/p,Is it new?,Yes.\n");
        file.close();
        page.importFile(file.fileName());
        QTRY_VERIFY(page.window()->findChild<QDialog *>());
        file.remove();
    } else if (scene == u"faqs-import-report") {
        api::FaqImportResult result;
        result.added = 214;
        result.changed = 12;
        result.unchanged = 19;
        result.failed
            = {{7, u"page_url http://elsewhere.example/x is not one of the company's allowed hosts"_s},
                {58, u"answer is missing"_s}, {203, u"has a quotation mark that is never closed"_s}};
        FaqImportDialog::showReport(result, u"northwind-faqs.csv"_s, &window);
    }
}

} // namespace answerdesk::tests
