// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/export/row_export.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/in_background.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kRowsAPage = 200; // what the server gives at most

bool put(QSaveFile &file, const QByteArray &bytes) { return file.write(bytes) == bytes.size(); }

std::optional<QString> faultAfter(const QSaveFile &file, bool isWritten)
{
    return isWritten ? std::nullopt : std::optional(file.errorString());
}
} // namespace

RowExport::RowExport(QObject *parent)
    : ExportJob(parent)
{
}

void RowExport::start(
    client::ApiClient *client, const QString &companyKey, const ExportPlan &plan, const QString &file)
{
    cancel();
    m_client = client;
    m_company = companyKey;
    m_plan = plan;
    m_isJson = file.endsWith(u".json"_s, Qt::CaseInsensitive);
    ++m_run;
    m_file = std::make_shared<QSaveFile>(file);
    const QByteArray head = m_isJson ? "["_ba : client::csvHead(plan.columns);
    const auto begin = [head](QSaveFile &file) {
        // Orders and requests belong to people: the file is the writer's own.
        const bool isWritten = file.open(QIODevice::WriteOnly)
            && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) && put(file, head);
        return faultAfter(file, isWritten);
    };
    perform(begin, [this] {
        if (m_plan.list)
            readPage({});
        else
            write(std::exchange(m_plan.rows, {}), [this] { finish(); });
    });
    ExportJob::begin(file);
}

void RowExport::perform(const Step &step, const std::function<void()> &then)
{
    inBackground(
        this, [step, file = m_file] { return step(*file); },
        [this, then, run = m_run](const std::optional<QString> &fault) {
            if (run != m_run)
                return;
            if (fault)
                return end(State::Failed, *fault);
            then();
        });
}

void RowExport::readPage(const QString &cursor)
{
    if (!m_client)
        return end(State::Failed, tr("The server was closed."));
    client::Query query = m_plan.filter;
    query.emplaceBack(u"limit"_s, QString::number(kRowsAPage));
    if (!cursor.isEmpty())
        query.emplaceBack(u"cursor"_s, cursor);
    m_call = m_client->call<json::Value>(*m_plan.list,
        {.segments = m_plan.ofServer ? QStringList() : QStringList{m_company}, .query = query}, this,
        [this](client::ApiResult<json::Value> page) {
            if (!page)
                return end(State::Failed, whyOf(page.error()));
            const json::Value *items = page->find(u"items");
            if (!items || !items->asArray())
                return end(State::Failed, tr("The answer is not a list."));
            const QString next = page->string(u"next_cursor");
            write(*items->asArray(), [this, next] {
                emit changed();
                next.isEmpty() ? finish() : readPage(next);
            });
        });
}

void RowExport::write(std::vector<json::Value> rows, const std::function<void()> &then)
{
    const bool isFirst = m_rows == 0;
    m_rows += qint64(rows.size());
    const auto append
        = [rows = std::move(rows), columns = m_plan.columns, isJson = m_isJson, isFirst](QSaveFile &file) {
              QByteArray text;
              for (const json::Value &row : rows)
                  text += isJson ? (isFirst && text.isEmpty() ? "\n" : ",\n") + row.toJson()
                                 : client::csvLine(row, columns);
              return faultAfter(file, put(file, text));
          };
    perform(append, then);
}

void RowExport::finish()
{
    const auto complete = [isJson = m_isJson](QSaveFile &file) {
        return faultAfter(file, (!isJson || put(file, "\n]\n")) && file.commit());
    };
    perform(complete, [this] { end(State::Done); });
}

void RowExport::end(State state, const QString &fault)
{
    ++m_run;
    m_call.cancel();
    m_call = {};
    m_file.reset(); // takes away what is not complete
    m_plan = {};
    ExportJob::end(state, fault);
}

void RowExport::cancel()
{
    if (m_state == State::Running)
        end(State::Cancelled);
}

} // namespace answerdesk::console
