// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/own_answers.h"
#include "shared/models/paged_model.h"

namespace answerdesk::models {

/// Answers that administrators wrote themselves, newest first; the server filters. Qt::DisplayRole gives the
/// question.
class OwnAnswerModel final : public PagedModel<api::OwnAnswer>
{
    Q_OBJECT
public:
    enum Role {
        LocaleRole = IdRole + 1,
        UpdatedAtRole ///< QDateTime in UTC
    };
    using PagedModel::PagedModel;
    /// Text in question or answer; empty: all.
    void setText(const QString &text) { changeFilter(m_text, text); }
    api::OwnAnswersQuery query() const; ///< as the text says, from its first page on
    QString text() const { return m_text; }

    void write(const api::OwnAnswerRequest &request);
    /// Refused with PRECONDITION_FAILED when somebody else changed it since it was read.
    void change(const client::Tagged<api::OwnAnswer> &before, const api::OwnAnswerChange &change);
    void remove(const QString &ownAnswerId);
    /// An answer that was written elsewhere, for instance to a gap.
    void add(const api::OwnAnswer &answer) { put(answer); }
    bool shows(api::ChangeTopic topic) const override { return topic == api::ChangeTopic::OwnAnswers; }

signals:
    void written(const answerdesk::api::OwnAnswer &answer); ///< new or changed
    void writeFailed(const answerdesk::client::ApiFailure &failure);
    void removed(const answerdesk::api::OwnAnswer &answer);
    void removeFailed(
        const answerdesk::api::OwnAnswer &answer, const answerdesk::client::ApiFailure &failure);

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::OwnAnswer &answer) const override { return answer.ownAnswerId; }
    QVariant valueOf(const api::OwnAnswer &answer, int role) const override;

private:
    client::ApiClient::Callback<api::OwnAnswer> putWritten();
    QString m_text;
};

} // namespace answerdesk::models
