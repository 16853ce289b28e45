// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/own_answer_model.h"

namespace answerdesk::models {

OwnAnswerModel::OwnAnswerModel(QObject *parent)
    : PagedModel(Reading::AsNeeded, parent)
{
}

void OwnAnswerModel::setText(const QString &text)
{
    if (m_text == text)
        return;
    m_text = text;
    readAnew();
}

api::OwnAnswersQuery OwnAnswerModel::query() const
{
    api::OwnAnswersQuery query;
    if (!m_text.isEmpty())
        query.q = m_text;
    return query;
}

client::PendingCall OwnAnswerModel::ask(const QString &cursor, Done done)
{
    api::OwnAnswersQuery query = this->query();
    query.limit = kRowsAPage;
    if (!cursor.isEmpty())
        query.cursor = cursor;
    return client()->ownAnswers(company(), query, this, std::move(done));
}

client::ApiClient::Callback<api::OwnAnswer> OwnAnswerModel::putWritten()
{
    return [this, of = company()](client::ApiResult<api::OwnAnswer> answer) {
        if (!answer)
            return emit writeFailed(answer.error());
        if (of == company())
            put(*answer);
        emit written(*answer);
    };
}

void OwnAnswerModel::write(const api::OwnAnswerRequest &request)
{
    if (canAsk())
        client()->createOwnAnswer(company(), request, this, putWritten());
}

void OwnAnswerModel::change(const client::Tagged<api::OwnAnswer> &before, const api::OwnAnswerChange &change)
{
    if (canAsk())
        client()->changeOwnAnswer(company(), before, change, this, putWritten());
}

void OwnAnswerModel::remove(const QString &ownAnswerId)
{
    const int row = rowOf(ownAnswerId);
    if (!canAsk() || row < 0)
        return;
    client()->deleteOwnAnswer(company(), ownAnswerId, this,
        [this, before = at(row), of = company()](client::ApiResult<client::NoAnswer> answer) {
            if (!answer)
                return emit removeFailed(before, answer.error());
            if (of == company())
                drop(before.ownAnswerId);
            emit removed(before);
        });
}

int OwnAnswerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant OwnAnswerModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::OwnAnswer &answer = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case QuestionColumn:
            return answer.question;
        case AnswerColumn:
            return answer.answer;
        case LocaleColumn:
            return answer.locale;
        case UpdatedColumn:
            return moment(answer.updatedAt);
        default:
            return {};
        }
    case OwnAnswerIdRole:
        return answer.ownAnswerId;
    case QuestionRole:
        return answer.question;
    case AnswerRole:
        return answer.answer;
    case LocaleRole:
        return answer.locale;
    case CreatedByRole:
        return answer.createdBy;
    case CreatedAtRole:
        return moment(answer.createdAt);
    case UpdatedAtRole:
        return moment(answer.updatedAt);
    default:
        return {};
    }
}

QHash<int, QByteArray> OwnAnswerModel::roleNames() const
{
    return {{OwnAnswerIdRole, "ownAnswerId"}, {QuestionRole, "question"}, {AnswerRole, "answer"},
        {LocaleRole, "locale"}, {CreatedByRole, "createdBy"}, {CreatedAtRole, "createdAt"},
        {UpdatedAtRole, "updatedAt"}};
}

} // namespace answerdesk::models
