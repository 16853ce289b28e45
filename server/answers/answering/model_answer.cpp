// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/answering/model_answer.h"
#include "server/answers/engine/follow_up.h"
#include "shared/core/locale_tag.h"

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;
using knowledge::Passage;

namespace {

constexpr qsizetype kMostPassages = 4;
/// A further passage is shown to the model when its score is at least this share of the best one's.
constexpr double kPassageShare = 0.7;

struct Shown {
    int passage = -1; ///< in the index
    double score = 0;
};

/// The passages that the answer stands on, and those that came close to the best one, in the answer's
/// language.
QList<Shown> passagesFor(const Wordable &wordable)
{
    QList<Shown> shown;
    const auto add = [&](int passage, double score) {
        const bool isKnown = std::any_of(
            shown.begin(), shown.end(), [&](const Shown &other) { return other.passage == passage; });
        if (!isKnown && shown.size() < kMostPassages)
            shown.append({passage, score});
    };
    for (const ComposedAnswer::Source &source : wordable.answer.sources)
        add(source.passage, source.score);
    const knowledge::PassageView passages = wordable.index->passages();
    const QString language = passages[shown.front().passage].language;
    const Question &question = wordable.question;
    knowledge::SearchOptions options;
    options.language = languageOf(question.locale);
    options.titleTerms = question.titleTerms;
    options.meaning = question.meaning;
    const QList<knowledge::Hit> hits = wordable.index->search(
        resolveFollowUp(question.text, question.earlierQuestions, question.locale), options);
    for (const knowledge::Hit &hit : hits) {
        if (hit.score < kPassageShare * hits.front().score)
            break;
        if (passages[hit.passage].language == language)
            add(hit.passage, hit.score);
    }
    return shown;
}

bool areAllThere(const knowledge::RetrievalIndex &index, const QList<Passage> &passages)
{
    const knowledge::PassageView now = index.passages();
    return std::all_of(passages.begin(), passages.end(), [&](const Passage &passage) {
        qsizetype low = 0, high = now.size();
        while (low < high) {
            const qsizetype middle = (low + high) / 2;
            if (now[middle].passageId < passage.passageId)
                low = middle + 1;
            else
                high = middle;
        }
        return low < now.size() && now[low].passageId == passage.passageId;
    });
}

void take(const Rewording &rewording, const QList<Passage> &passages, const QList<Shown> &shown,
    api::Message &message)
{
    message.resultText = rewording.text;
    message.engine = u"model"_s;
    message.sources.clear();
    for (const Support &support : rewording.supports) {
        const Passage &passage = passages[support.passage];
        message.sources.push_back({QString::number(passage.documentId), passage.title, passage.path,
            passage.headingPath, passage.text, support.quote, shown[support.passage].score});
    }
}

} // namespace

void wordByModel(const AnswerServices &services, const accounts::Company &company, const Wordable &wordable,
    std::function<void()> then)
{
    const auto choice = services.models ? services.models->choiceOf(company) : std::nullopt;
    const ComposedAnswer &answer = wordable.answer;
    if (!choice || answer.kind != ComposedAnswer::Answer || answer.engine != u"extractive"
        || answer.sources.isEmpty() || wordable.index != services.indexes.find(company.key))
        return then();
    const QList<Shown> shown = passagesFor(wordable);
    QList<Passage> passages;
    for (const Shown &one : shown)
        passages.append(wordable.index->passages()[one.passage]);
    const Question &question = wordable.question;
    ModelTask task;
    task.question = question.text;
    task.language
        = passages.front().language.isEmpty() ? languageOf(answer.locale) : passages.front().language;
    task.earlierQuestions = question.earlierQuestions;
    task.earlierAnswers = question.earlierAnswers;
    task.pageUrl = wordable.context.pageUrl;
    task.metadata = publicMetadata(wordable.context.metadata);
    task.passages = passages;
    services.models->reword(*choice, std::move(task),
        [&services, key = company.key, passages, shown, stored = wordable.stored,
            answerAnew = wordable.answerAnew, then](const Rewording &made) {
            Rewording rewording = made;
            // Seconds may have passed: what was deleted meanwhile is quoted by nothing.
            if (!areAllThere(*services.indexes.find(key), passages)) {
                if (rewording.isUsed())
                    services.models->withdrawn(rewording);
                answerAnew();
            } else if (rewording.isUsed()) {
                take(rewording, passages, shown, stored->message);
            }
            stored->message.model = rewording.use;
            then();
        });
}

} // namespace answerdesk::answers
