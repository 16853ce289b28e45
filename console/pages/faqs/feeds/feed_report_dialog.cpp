// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_report_dialog.h"
#include "console/pages/faqs/feeds/feed_cells.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "console/widgets/basics/rows.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/tables/data_table.h"
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kTableHeight = 380;

} // namespace

FeedReportDialog::FeedReportDialog(const QString &feedName, const api::FeedRun &run,
    const std::vector<api::FeedLine> &lines, QWidget *parent)
    : TaskDialog(tr("Problems in “%1”").arg(feedName), WithTable, parent)
{
    qint64 all = 0;
    for (const api::FeedReasonCount &reason : run.reasons)
        all += reason.count;
    QString summary = tr("%1 of %2 rows were skipped.")
                          .arg(QLocale().toString(run.invalid), QLocale().toString(run.rows));
    if (all > qint64(lines.size()))
        summary += u' '
            + tr("These are the first %1 of %2 problems.")
                  .arg(QLocale().toString(qint64(lines.size())), QLocale().toString(all));
    addText(summary);
    auto *reasons = new Rows<api::FeedReasonCount>(this);
    reasons->set(run.reasons);
    using Reason = api::FeedReasonCount;
    const console::Columns<Reason> columns{
        {tr("Problem"), {}, [](const Reason &reason) { return problemText(reason.reason); }},
        {tr("Rows"), {}, figure(&Reason::count), {.figures = true, .width = 72}}};
    auto *counts = new DataTable(new TableOf(columns, *reasons, this));
    counts->setObjectName(u"feedReasons"_s);
    counts->setAccessibleName(tr("Problems by reason"));
    auto *rows = new Rows<api::FeedLine>(this);
    rows->set(lines);
    auto *table = new DataTable(new TableOf(FeedCells::lines(), *rows, this));
    table->setObjectName(u"feedLines"_s);
    table->setAccessibleName(tr("The first problems"));
    auto *line = new QHBoxLayout;
    line->setSpacing(16);
    auto *left = framed(counts);
    left->setFixedWidth(344 * themeOf(this).textPercent() / 100);
    left->setFixedHeight(kTableHeight);
    line->addWidget(left);
    line->addWidget(framed(table), 1);
    content()->addLayout(line);
    auto *copy = button(tr("Copy the list"), u"copy"_s);
    auto *close = button(tr("Close"));
    setButtons({copy, close});
    connect(copy, &QPushButton::clicked, this, [copy, lines] {
        QStringList texts;
        for (const api::FeedLine &each : lines)
            texts << QStringList{QString::number(each.row), QString::number(each.line),
                each.column ? QString::number(*each.column) : QString(), problemText(each.reason),
                each.value.simplified()}
                         .join(u'\t');
        QGuiApplication::clipboard()->setText(texts.join(u'\n'));
        copy->setText(tr("Copied"));
    });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

} // namespace answerdesk::console
