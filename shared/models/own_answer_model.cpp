// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/own_answer_model.h"

namespace answerdesk::models {

api::OwnAnswersQuery OwnAnswerModel::query() const
{
    api::OwnAnswersQuery query;
    if (!m_text.isEmpty())
        query.q = m_text;
    return query;
}

client::PendingCall OwnAnswerModel::ask(const QString &cursor, Done done)
{
    return client()->ownAnswers(company(), paged(query(), cursor), this, std::move(done));
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

QVariant OwnAnswerModel::valueOf(const api::OwnAnswer &answer, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return answer.question;
    case LocaleRole:
        return answer.locale;
    case UpdatedAtRole:
        return moment(answer.updatedAt);
    default:
        return {};
    }
}

} // namespace answerdesk::models
