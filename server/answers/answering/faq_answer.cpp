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

FaqAnswer::FaqAnswer(const QString &faqQuestion, QString faqAnswer, QString faqLocale, QString url,
    const std::vector<api::AnswerSource> &faqSources)
    : question(normalized(faqQuestion))
    , answer(std::move(faqAnswer))
    , locale(std::move(faqLocale))
    , pageUrl(std::move(url))
    , about(aboutText({faqQuestion}, faqSources, pageUrl))
    , hasSources(!faqSources.empty())
    , sources(hasSources ? SourceSet::make(faqSources) : nullptr)
    , content(preparedAnswer(answer, locale))
{
}

} // namespace answerdesk::answers
