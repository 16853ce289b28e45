// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/records/thread_store.h"
#include "server/http/http_message.h"
#include "shared/api/faq_pages.h"

namespace answerdesk::answers {

/// What an answer was about: what it rests on, never what the visitor wrote.
QString aboutText(QStringList entries, const std::vector<api::AnswerSource> &sources, const QString &pageUrl);

/// A cached answer to a product FAQ, with all that does not depend on who asks made once.
struct FaqAnswer {
    explicit FaqAnswer(const api::CompanyFaq &faq);

    QString question; ///< normalized
    QString answer;
    QString locale;
    QString pageUrl;
    QString about; ///< as commerce::Interaction says
    SourceSetPtr sources; ///< null: it rests on none
    http::PreparedPtr content; ///< the response up to the thread's id
};

using FaqAnswerPtr = std::shared_ptr<const FaqAnswer>;

/// Where cached FAQ answers come from; the room of the FAQs implements it. Any thread.
class FaqAnswers
{
public:
    virtual ~FaqAnswers() = default;
    /// Null when the company has no such FAQ, or it was withdrawn.
    virtual FaqAnswerPtr find(const QString &companyKey, qint64 faqId) = 0;
};

} // namespace answerdesk::answers
