// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/gap_model.h"

namespace answerdesk::models {

GapModel::GapModel(QObject *parent)
    : PagedModel(Reading::AsNeeded, parent)
{
}

void GapModel::setFilter(const Filter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    readAnew();
}

api::GapsQuery GapModel::query() const
{
    api::GapsQuery query;
    query.order = m_filter.order;
    query.state = m_filter.state;
    if (!m_filter.text.isEmpty())
        query.q = m_filter.text;
    return query;
}

client::PendingCall GapModel::ask(const QString &cursor, Done done)
{
    api::GapsQuery query = this->query();
    query.limit = kRowsAPage;
    if (!cursor.isEmpty())
        query.cursor = cursor;
    return client()->gaps(company(), query, this, std::move(done));
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

int GapModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant GapModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::Gap &gap = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case QuestionColumn:
            return gap.question;
        case AskedColumn:
            return gap.asked;
        case LastAskedColumn:
            return moment(gap.lastAskedAt);
        case ScoreColumn:
            return gap.confidence;
        case StateColumn:
            return QString(schema::enumName(gap.state));
        default:
            return {};
        }
    case GapIdRole:
        return gap.gapId;
    case QuestionRole:
        return gap.question;
    case LocaleRole:
        return gap.locale;
    case KindRole:
        return QString(schema::enumName(gap.kind));
    case StateRole:
        return QString(schema::enumName(gap.state));
    case AskedRole:
        return gap.asked;
    case ConfidenceRole:
        return gap.confidence;
    case ThresholdRole:
        return gap.threshold;
    case FirstAskedAtRole:
        return moment(gap.firstAskedAt);
    case LastAskedAtRole:
        return moment(gap.lastAskedAt);
    default:
        return {};
    }
}

QHash<int, QByteArray> GapModel::roleNames() const
{
    return {{GapIdRole, "gapId"}, {QuestionRole, "question"}, {LocaleRole, "locale"}, {KindRole, "kind"},
        {StateRole, "state"}, {AskedRole, "asked"}, {ConfidenceRole, "confidence"},
        {ThresholdRole, "threshold"}, {FirstAskedAtRole, "firstAskedAt"}, {LastAskedAtRole, "lastAskedAt"}};
}

} // namespace answerdesk::models
