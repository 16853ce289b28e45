// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/gap_model.h"

namespace answerdesk::models {

GapModel::GapModel(QObject *parent)
    : ListModel({.endpoint = api::Endpoint::ListGaps,
                    .id = &api::Gap::gapId,
                    .topic = api::ChangeTopic::Gaps,
                    .name = &api::Gap::question},
        parent)
{
}

client::Query GapModel::query() const
{
    api::GapsQuery query;
    query.order = m_filter.order;
    query.state = m_filter.state;
    query.q = textOrNothing(m_filter.text);
    return parametersOf(query);
}

void GapModel::show(const api::Gap &gap)
{
    if (m_filter.state && gap.state != *m_filter.state)
        drop(gap.gapId);
    else
        put(gap);
}

client::ApiClient::Callback<api::Gap> GapModel::putChanged(const QString &gapId)
{
    return [this, gapId, of = company()](client::ApiResult<api::Gap> gap) {
        if (!gap)
            return emit changeFailed(gapId, gap.error());
        if (of == company())
            show(*gap);
        emit changed(*gap);
    };
}

void GapModel::answer(const QString &gapId, const api::GapAnswerRequest &request)
{
    if (!canAsk())
        return;
    client()->answerGap(company(), gapId, request, this,
        [this, gapId, of = company()](client::ApiResult<api::OwnAnswer> answer) {
            if (!answer)
                return emit answerFailed(gapId, answer.error());
            if (const int row = rowOf(gapId); of == company() && row >= 0) {
                api::Gap gap = at(row);
                gap.state = api::GapState::Answered;
                gap.ownAnswerId = answer->ownAnswerId;
                show(gap);
            }
            emit answered(gapId, *answer);
        });
}

void GapModel::link(const QString &gapId, const api::GapLinkRequest &request)
{
    if (canAsk())
        client()->linkGap(company(), gapId, request, this, putChanged(gapId));
}

void GapModel::dismiss(const QString &gapId)
{
    if (canAsk())
        client()->dismissGap(company(), gapId, this, putChanged(gapId));
}

void GapModel::reopen(const QString &gapId)
{
    if (canAsk())
        client()->reopenGap(company(), gapId, this, putChanged(gapId));
}

} // namespace answerdesk::models
