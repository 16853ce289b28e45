// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/own_answers.h"
#include "shared/models/list_model.h"

namespace answerdesk::models {

/// Answers that administrators wrote themselves, newest first; the server filters. Qt::DisplayRole gives the
/// question.
class OwnAnswerModel final : public ListModel<api::OwnAnswer>
{
    Q_OBJECT
public:
    explicit OwnAnswerModel(QObject *parent = nullptr);
    /// Text in question or answer; empty: all.
    void setText(const QString &text) { changeFilter(m_text, text); }
    client::Query query() const override { return withText(m_text); }
    QString text() const { return m_text; }

    void write(const api::OwnAnswerRequest &request);
    /// Refused with PRECONDITION_FAILED when somebody else changed it since it was read.
    void change(const client::Tagged<api::OwnAnswer> &before, const api::OwnAnswerChange &change);
    /// An answer that was written elsewhere, for instance to a gap.
    void add(const api::OwnAnswer &answer) { put(answer); }

signals:
    void written(const answerdesk::api::OwnAnswer &answer); ///< new or changed
    void writeFailed(const answerdesk::client::ApiFailure &failure);

private:
    client::ApiClient::Callback<api::OwnAnswer> putWritten();
    QString m_text;
};

} // namespace answerdesk::models
