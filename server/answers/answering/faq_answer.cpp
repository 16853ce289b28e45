// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/answering/faq_answer.h"
#include "server/answers/answering/answer_replay.h"
#include "server/commerce/model/product_match.h"
#include "shared/core/text.h"

namespace answerdesk::answers {

QString aboutText(QStringList entries, const std::vector<api::AnswerSource> &sources, const QString &pageUrl)
{
    for (const api::AnswerSource &source : sources)
        entries << source.title << source.heading;
    return commerce::aboutText(entries, pageUrl);
}

FaqAnswer::FaqAnswer(const api::CompanyFaq &faq)
    : question(normalized(faq.question))
    , answer(faq.answer)
    , locale(faq.locale)
    , pageUrl(faq.pageUrl)
    , content(preparedAnswer(answer, locale))
{
    std::vector<api::AnswerSource> from;
    for (const api::FaqSource &source : faq.sources)
        from.push_back({{}, {}, pageUrl, source.where, source.text, source.text, 1.0});
    about = aboutText({faq.question}, from, pageUrl);
    if (!from.empty())
        sources = SourceSet::make(from);
}

} // namespace answerdesk::answers
