// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/own_answer_model.h"

namespace answerdesk::models {

OwnAnswerModel::OwnAnswerModel(QObject *parent)
    : ListModel({.endpoint = api::Endpoint::ListOwnAnswers,
                    .id = &api::OwnAnswer::ownAnswerId,
                    .topic = api::ChangeTopic::OwnAnswers,
                    .name = &api::OwnAnswer::question},
        parent)
{
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

} // namespace answerdesk::models
