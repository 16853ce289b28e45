// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/explanation_text.h"
#include <QtCore/QStringList>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

constexpr int kBarWidth = 40;
constexpr int kScoreBarWidth = 20;
constexpr std::size_t kShownSentences = 8;
constexpr qsizetype kShownCharacters = 150;

QString number(double value) { return QString::number(value, 'f', 2); }

QString bar(double share, int width)
{
    const int filled = int(std::clamp(share, 0.0, 1.0) * width + 0.5);
    return QString(filled, u'#') + QString(width - filled, u'.');
}

/// The confidence as a bar with a line where the threshold is.
QString confidenceBar(double confidence, double threshold)
{
    const double full = std::max({confidence, threshold * 1.5, 1e-9});
    QString line = bar(confidence / full, kBarWidth);
    const int mark = std::clamp(int(threshold / full * kBarWidth), 0, kBarWidth - 1);
    line[mark] = u'|';
    return line;
}

QString excerpt(const QString &text)
{
    const QString line = text.simplified();
    return line.size() <= kShownCharacters ? line : line.left(kShownCharacters).trimmed() + u"…"_s;
}

/// "stems 3.20, 5-grams 1.00", without what is nothing.
QString partsOf(std::initializer_list<std::pair<const char *, double>> parts)
{
    QStringList out;
    for (const auto &[name, value] : parts) {
        if (std::abs(value) >= 0.005)
            out << u"%1 %2"_s.arg(QString::fromUtf8(name), number(value));
    }
    return out.join(u", "_s);
}

QString choiceText(api::SentenceChoice choice)
{
    switch (choice) {
    case api::SentenceChoice::Chosen:
        return u"in the answer"_s;
    case api::SentenceChoice::Translated:
        return u"in the answer, from its translation"_s;
    case api::SentenceChoice::Repeats:
        return u"skipped: duplicates a chosen sentence"_s;
    case api::SentenceChoice::OffTopic:
        return u"skipped: covers too little of the question compared with the best one"_s;
    case api::SentenceChoice::NotNeeded:
        return u"skipped: the answer was complete"_s;
    case api::SentenceChoice::Unused:
        return u"not used"_s;
    }
    return {};
}

QString refusalText(api::RefusalReason reason)
{
    switch (reason) {
    case api::RefusalReason::NothingFound:
        return u"no passage contains a word of the question"_s;
    case api::RefusalReason::BelowThreshold:
        return u"the confidence is below the threshold"_s;
    case api::RefusalReason::NothingToQuote:
        return u"no sentence could be quoted"_s;
    case api::RefusalReason::NumberNotInSources:
        return u"a number in the answer occurs in none of its passages"_s;
    case api::RefusalReason::ModelFoundNone:
        return u"the model found no answer in the passages"_s;
    case api::RefusalReason::NoTopic:
        return u"no word of the question names a topic"_s;
    case api::RefusalReason::NameMissing:
        return u"none of the passages found mentions the topic of the follow-up"_s;
    }
    return {};
}

QString kindText(const api::Explanation &all)
{
    if (all.smallTalk)
        return u"small talk (%1)"_s.arg(*all.smallTalk);
    if (all.refusalReason)
        return u"refused: "_s + refusalText(*all.refusalReason);
    if (all.kind == api::AnswerKind::Clarification)
        return u"clarification: several sections match equally well"_s;
    if (all.ownAnswerPassage)
        return u"a custom answer, word for word"_s;
    if (all.linkedGapId)
        return u"the section that the question is linked to (gap %1)"_s.arg(*all.linkedGapId);
    QString text = all.weak ? u"answered, just above the threshold"_s : u"answered"_s;
    if (all.fromPage)
        text += u", from the facts of the page"_s;
    if (all.translated)
        text += u", out of a translation of the document that was found"_s;
    return text;
}

void addPassages(QString &out, const api::Explanation &all)
{
    out += u"\nPassages\n"_s;
    const double best = all.passages.front().score;
    int place = 0;
    for (const api::ExplainedPassage &passage : all.passages) {
        QStringList name{passage.title, passage.heading};
        name.removeAll(QString());
        out += u"%1 %2 %3 %4 %5 (%6)\n"_s.arg(++place, 3)
                   .arg(number(passage.score), 7)
                   .arg(bar(best > 0 ? passage.score / best : 0, kScoreBarWidth),
                       passage.used ? u"*"_s : u" "_s, name.join(u" > "_s), passage.path);
        out += u"            "_s
            + partsOf({{"stems", passage.parts.stems}, {"5-grams", passage.parts.characters},
                {"concepts", passage.parts.concepts}, {"similarity", passage.parts.similarity},
                {"best sentence", passage.parts.bestSentence}, {"proximity", passage.parts.proximity},
                {"exact words", passage.parts.exactWords}, {"meaning", passage.parts.meaning}})
            + u'\n';
    }
}

void addSentences(QString &out, const api::Explanation &all)
{
    out += u"\nSentences\n"_s;
    const double best = all.sentences.front().score;
    for (std::size_t i = 0; i < std::min(kShownSentences, all.sentences.size()); ++i) {
        const api::ExplainedSentence &sentence = all.sentences[i];
        const bool isUsed = sentence.choice == api::SentenceChoice::Chosen
            || sentence.choice == api::SentenceChoice::Translated;
        out += u"%1 %2 %3 %4 %5\n"_s.arg(i + 1, 3)
                   .arg(number(sentence.score), 7)
                   .arg(bar(best > 0 ? sentence.score / best : 0, kScoreBarWidth), isUsed ? u"*"_s : u" "_s,
                       excerpt(sentence.text));
        out += u"            %1; %2\n"_s.arg(choiceText(sentence.choice),
            partsOf({{"passage", sentence.parts.passage}, {"words", sentence.parts.words},
                {"5-grams", sentence.parts.characters}, {"exact words", sentence.parts.exactWords},
                {"sign of the answer", sentence.parts.cue}, {"few words", sentence.parts.shortness},
                {"table row", sentence.parts.tableRow}}));
    }
    if (all.sentences.size() > kShownSentences)
        out += u"    ... %1 more; --json prints them\n"_s.arg(all.sentences.size() - kShownSentences);
}

} // namespace

QString explanationText(const api::Explanation &all)
{
    QString out = all.resultText + u"\n\n"_s;
    const auto line = [&](const char *name, const QString &text) {
        out += QString::fromUtf8(name).leftJustified(12) + text + u'\n';
    };
    line("outcome", kindText(all));
    line("locale", all.locale);
    if (all.model) {
        const bool isUsed = all.engine == u"model"_s;
        line("model",
            u"%1 %2 (%3 ms)"_s.arg(all.model->model,
                isUsed ? u"phrased the answer"_s : u"was not used: "_s + all.model->outcome,
                number(all.model->tookMs)));
        if (all.textWithoutModel)
            line("without it", *all.textWithoutModel);
    }
    if (all.ownText)
        line("text", u"the company's custom text"_s);
    for (const api::AppliedLexiconEntry &entry : all.lexicon)
        line("lexicon", u"\"%1\" read as \"%2\" (%3)"_s.arg(entry.form, entry.meaning, entry.lexiconEntryId));
    if (all.followUp) {
        line("follow-up", u"searched for: "_s + all.resolvedQuestion);
        const QStringList focus(all.focusWords.begin(), all.focusWords.end());
        if (!focus.isEmpty())
            line("", u"the answer should speak of: "_s + focus.join(u", "_s));
    }
    if (!all.smallTalk) {
        line("confidence",
            u"%1  %2"_s.arg(number(all.confidence), 6).arg(confidenceBar(all.confidence, all.threshold)));
        line("threshold", u"%1  the line in the bar"_s.arg(number(all.threshold), 6));
        line("coverage",
            u"%1% of the question's weight is in the best sentence and its passage"_s.arg(
                all.coverage * 100, 5, 'f', 0));
    }
    line("took", u"%1 ms"_s.arg(number(all.tookMs)));
    if (!all.passages.empty())
        addPassages(out, all);
    if (!all.sentences.empty())
        addSentences(out, all);
    return out;
}

} // namespace answerdesk::app
