// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/evaluations.h"
#include "shared/models/list_model.h"
#include <QtCore/QSortFilterProxyModel>

namespace answerdesk::console {

/// The sets of questions of a company.
class SetList final : public models::ListModel<api::EvaluationSet>
{
public:
    explicit SetList(QObject *parent = nullptr)
        : ListModel({api::Endpoint::ListEvaluations, &api::EvaluationSet::evaluationId,
                        api::ChangeTopic::Evaluations, &api::EvaluationSet::name},
            parent)
    {
    }
};

/// The runs of one set, newest first.
class RunList final : public models::ListModel<api::EvaluationRun>
{
public:
    explicit RunList(QObject *parent = nullptr)
        : ListModel(
            {api::Endpoint::ListEvaluationRuns, &api::EvaluationRun::runId, api::ChangeTopic::Evaluations},
            parent)
    {
    }
    /// Empty: none. Drops the rows; does not ask: refresh() does.
    void setSet(const QString &evaluationId)
    {
        if (m_set != evaluationId) {
            m_set = evaluationId;
            reset();
        }
    }
    const QString &set() const { return m_set; }
    void refresh() override
    {
        if (!m_set.isEmpty())
            ListModel::refresh();
    }

protected:
    QStringList segments() const override { return {company(), m_set}; }

private:
    QString m_set;
};

/// What the questions of one run came to, all of them.
class ResultList final : public models::ListModel<api::EvaluationResult>
{
public:
    explicit ResultList(QObject *parent = nullptr)
        : ListModel({.endpoint = api::Endpoint::ListEvaluationResults,
                        .id = &api::EvaluationResult::questionId,
                        .name = &api::EvaluationResult::question,
                        .reading = models::Reading::Whole},
            parent)
    {
    }
    void setRun(const QString &evaluationId, const QString &runId)
    {
        if (m_run == runId && m_set == evaluationId)
            return;
        m_set = evaluationId;
        m_run = runId;
        reset();
    }
    const QString &run() const { return m_run; }
    void refresh() override
    {
        if (!m_run.isEmpty())
            ListModel::refresh();
    }

protected:
    QStringList segments() const override { return {company(), m_set, m_run}; }

private:
    QString m_set, m_run;
};

} // namespace answerdesk::console
