// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/imports/import_report.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/report_dialog.h"
#include "console/words/server_words.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kMostLines = 200; // a page of the list
constexpr int kPathWidth = 300;
} // namespace

ImportReport::ImportReport(QWidget *window)
    : QObject(window)
    , m_window(window)
{
}

void ImportReport::show(client::ApiClient *client, const QString &company, const api::Source &source)
{
    m_call.cancel();
    m_client = client;
    m_company = company;
    m_name = source.name;
    if (!client)
        return;
    const client::Query last{{u"source"_s, source.sourceId}, {u"limit"_s, u"1"_s}};
    m_call = client->call<api::ListPage<api::Import>>(api::Endpoint::ListImports,
        {.segments = {company}, .query = last}, this,
        [this](client::ApiResult<api::ListPage<api::Import>> imports) {
            if (!imports)
                return fail(imports.error());
            if (imports->items.empty())
                return emit toastWanted({tr("Nothing was imported into “%1” yet").arg(m_name)});
            readLines(imports->items.front());
        });
}

void ImportReport::readLines(const api::Import &import)
{
    if (!m_client)
        return;
    m_call = m_client->call<api::ListPage<api::ImportLine>>(api::Endpoint::ListImportReport,
        {.segments = {m_company, import.importId}, .query = {{u"limit"_s, QString::number(kMostLines)}}},
        this, [this](client::ApiResult<api::ListPage<api::ImportLine>> page) {
            if (!page)
                return fail(page.error());
            if (page->items.empty())
                return emit toastWanted({tr("Everything in “%1” was read").arg(m_name)});
            QList<ReportDialog::Line> lines;
            for (const api::ImportLine &line : page->items)
                lines.append({line.path, serverwords::translated(line.reason)});
            const QString summary = page->nextCursor
                ? tr("The first %1 lines of the report of the last import.").arg(kMostLines)
                : tr("The report of the last import.");
            (new ReportDialog({tr("Items of “%1” that could not be read").arg(m_name), summary,
                                  tr("Document"), tr("Reason")},
                 lines, kPathWidth, m_window->window()))
                ->open();
        });
}

void ImportReport::fail(const client::ApiFailure &failure)
{
    emit toastWanted(ToastText::of(faultOf(tr("The report was not read."), failure)));
}

} // namespace answerdesk::console
