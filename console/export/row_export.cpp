// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/export/row_export.h"
#include "console/app/fault_of.h"
#include <QtCore/QDir>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kRowsAPage = 200; // what the server gives at most
}

RowExport::RowExport(QObject *parent)
    : QObject(parent)
{
}

QString RowExport::file() const { return QDir::toNativeSeparators(m_fileName); }

void RowExport::start(
    client::ApiClient *client, const QString &companyKey, const ExportPlan &plan, const QString &file)
{
    cancel();
    m_client = client;
    m_company = companyKey;
    m_plan = plan;
    m_fileName = file;
    m_rows = 0;
    m_fault.clear();
    m_isJson = file.endsWith(u".json"_s, Qt::CaseInsensitive);
    m_state = State::Running;
    m_file = std::make_unique<QSaveFile>(file);
    // Orders and requests belong to people: the file is the writer's own.
    m_isWritten
        = m_file->open(QIODevice::WriteOnly) && m_file->setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    put(m_isJson ? "["_ba : client::csvHead(plan.columns));
    if (!m_isWritten)
        return end(State::Failed, m_file->errorString());
    emit changed();
    if (plan.list)
        return readPage({});
    for (const json::Value &row : m_plan.rows)
        write(row);
    finish();
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
            for (const json::Value &row : *items->asArray()) {
                if (!write(row))
                    return end(State::Failed, m_file->errorString());
            }
            emit changed();
            const QString next = page->string(u"next_cursor");
            next.isEmpty() ? finish() : readPage(next);
        });
}

void RowExport::put(const QByteArray &bytes)
{
    m_isWritten = m_isWritten && m_file->write(bytes) == bytes.size();
}

bool RowExport::write(const json::Value &row)
{
    const bool isFirst = m_rows++ == 0;
    put(m_isJson ? (isFirst ? "\n" : ",\n") + row.toJson() : client::csvLine(row, m_plan.columns));
    return m_isWritten;
}

void RowExport::finish()
{
    if (m_isJson)
        put("\n]\n");
    if (!m_isWritten || !m_file->commit())
        return end(State::Failed, m_file->errorString());
    end(State::Done);
}

void RowExport::end(State state, const QString &fault)
{
    m_call.cancel();
    m_call = {};
    m_state = state;
    m_fault = fault;
    m_file.reset(); // takes away what is not complete
    m_plan = {};
    emit changed();
    emit ended();
}

void RowExport::cancel()
{
    if (m_state == State::Running)
        end(State::Cancelled);
}

void RowExport::clear()
{
    if (m_state == State::Running)
        return;
    m_state = State::Idle;
    emit changed();
}

} // namespace answerdesk::console
