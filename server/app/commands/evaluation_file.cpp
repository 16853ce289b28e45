// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/evaluation_file.h"
#include "shared/core/csv_records.h"
#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QStringList>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

constexpr qint64 kLargestFile = 4 << 20; ///< bytes; what the server takes

/// What a column of this name is in the API; empty for one that is left out.
QString memberOf(const QString &column)
{
    static const QHash<QString, QString> members{{u"question"_s, u"question"_s}, {u"facts"_s, u"facts"_s},
        {u"fact"_s, u"facts"_s}, {u"documents"_s, u"documents"_s}, {u"document"_s, u"documents"_s},
        {u"earlier"_s, u"earlier_questions"_s}, {u"earlier_questions"_s, u"earlier_questions"_s},
        {u"refuse"_s, u"refuse"_s}, {u"locale"_s, u"locale"_s}, {u"page_url"_s, u"page_url"_s},
        {u"id"_s, u"question_id"_s}, {u"question_id"_s, u"question_id"_s}};
    return members.value(column.toLower());
}

json::Array listOf(const QString &cell)
{
    json::Array list;
    for (const QString &entry : cell.split(u'|', Qt::SkipEmptyParts)) {
        if (const QString text = entry.trimmed(); !text.isEmpty())
            list.emplace_back(text);
    }
    return list;
}

/// Nothing for a word that is neither yes nor no.
std::optional<bool> decisionOf(const QString &cell)
{
    const QString word = cell.toLower();
    if (word == u"yes" || word == u"true" || word == u"1" || word == u"x")
        return true;
    if (word == u"no" || word == u"false" || word == u"0")
        return false;
    return std::nullopt;
}

tl::expected<json::Array, QString> questionsOf(const QString &text, const QString &path)
{
    const auto faultAt = [&](qint64 line, const QString &fault) {
        return tl::unexpected(u"%1: line %2: %3"_s.arg(path).arg(line).arg(fault));
    };
    json::Array questions;
    QStringList members;
    CsvRecords records{QStringView(text)};
    CsvRecord record;
    while (records.next(record)) {
        if (!record.fault.isEmpty())
            return faultAt(record.line, record.fault);
        if (record.isBlank())
            continue;
        if (members.isEmpty()) {
            for (const QString &column : std::as_const(record.cells))
                members << memberOf(column);
            if (!members.contains(u"question"_s))
                return faultAt(record.line, u"the first row has no column named question"_s);
            continue;
        }
        json::Object question;
        for (qsizetype i = 0; i < std::min(record.cells.size(), members.size()); ++i) {
            const QString &member = members[i], &cell = record.cells[i];
            if (member.isEmpty() || cell.isEmpty())
                continue;
            if (member == u"facts" || member == u"documents" || member == u"earlier_questions") {
                question.emplace_back(member, listOf(cell));
            } else if (member == u"refuse") {
                const std::optional<bool> decision = decisionOf(cell);
                if (!decision)
                    return faultAt(record.line, u"refuse is yes or no, not %1"_s.arg(cell));
                question.emplace_back(member, *decision);
            } else {
                question.emplace_back(member, cell);
            }
        }
        questions.emplace_back(std::move(question));
    }
    if (members.isEmpty())
        return faultAt(1, u"the file is empty"_s);
    return questions;
}

} // namespace

tl::expected<json::Object, QString> readEvaluationFile(const QString &path, const QString &name)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(u"%1: %2"_s.arg(path, file.errorString()));
    if (file.size() > kLargestFile)
        return tl::unexpected(u"%1: has more than 4 MiB"_s.arg(path));
    const QByteArray bytes = file.readAll();
    if (!path.endsWith(u".json"_s, Qt::CaseInsensitive)) {
        QString text = QString::fromUtf8(bytes);
        text.replace(u"\r\n"_s, u"\n"_s);
        auto questions = questionsOf(text, path);
        if (!questions)
            return tl::unexpected(questions.error());
        return json::Object{{u"name"_s, name}, {u"questions"_s, std::move(*questions)}};
    }
    auto value = json::parse(bytes);
    if (!value)
        return tl::unexpected(u"%1: is %2"_s.arg(path, value.error()));
    if (value->asArray())
        return json::Object{{u"name"_s, name}, {u"questions"_s, std::move(*value)}};
    if (!value->asObject())
        return tl::unexpected(u"%1: contains neither a set nor a list of questions"_s.arg(path));
    // What "evaluation show --json" printed can be put back.
    json::Object content{{u"name"_s, name},
        {u"questions"_s, value->find(u"questions") ? *value->find(u"questions") : json::Array{}}};
    const json::Value *set = value->find(u"evaluation");
    if (const QString own = set ? set->string(u"name") : value->string(u"name"); !own.isEmpty())
        content.front().second = own;
    return content;
}

} // namespace answerdesk::app
