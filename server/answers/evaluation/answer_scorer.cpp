// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/answer_scorer.h"
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <algorithm>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

/// An answer is right from this share of a gold sentence's words on, and clean from this share of its own
/// words that come from the gold text or its surroundings.
constexpr double kCovered = 0.6, kOwn = 0.6;
constexpr double kMostOf = 0.75; ///< of allOf
/// Share of the words of a gold text that its sentence in the document has.
constexpr double kSameSentence = 0.7;
constexpr int kBefore = 3, kBehind = 6; ///< sentences around a gold text that belong to its answer

QStringList goldSentences(const ScoredQuestion &question)
{
    QStringList sentences;
    for (const QString &text : question.goldText)
        sentences << comparedSentences(text);
    return sentences;
}

/// The document cut before its headings.
QStringList sectionsIn(QString document)
{
    static const QRegularExpression heading(
        u"<h([1-6])\\b[^>]*>"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression cut(u"\\n(?=#{1,6} )"_s);
    document.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    return document.replace(heading, u"\n# "_s).split(cut);
}

bool holdsGold(const ScoredQuestion &question, const QString &answer, const QStringList &answerWords)
{
    const auto isHeld = [&](const QString &text) { return holdsText(answer, text); };
    if (std::any_of(question.must.begin(), question.must.end(), isHeld))
        return true;
    const auto held = double(std::count_if(question.allOf.begin(), question.allOf.end(), isHeld));
    if (!question.allOf.isEmpty() && held >= kMostOf * double(question.allOf.size()))
        return true;
    const QStringList gold = goldSentences(question);
    return !question.mustOnly && std::any_of(gold.begin(), gold.end(), [&](const QString &sentence) {
        return coverage(answerWords, sentence) >= kCovered;
    });
}

bool isRight(const ScoredQuestion &question, const QString &answer, const QStringList &answerWords)
{
    return std::none_of(question.mustNot.begin(), question.mustNot.end(), [&](const QString &text) {
        return holdsText(answer, text);
    }) && holdsGold(question, answer, answerWords);
}

} // namespace

QString nameOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Clean:
        return u"clean"_s;
    case Verdict::Right:
        return u"right"_s;
    case Verdict::Wrong:
        return u"wrong"_s;
    case Verdict::WronglyRefused:
        return u"wrongly_refused"_s;
    case Verdict::Refused:
        return u"refused"_s;
    case Verdict::FalselyAnswered:
        return u"falsely_answered"_s;
    }
    return {};
}

AnswerScorer::AnswerScorer(QHash<QString, QString> folders)
    : m_folders(std::move(folders))
{
}

bool AnswerScorer::holdsAnswer(const ScoredQuestion &question, const QString &text) const
{
    return holdsGold(question, text, comparedWords(text));
}

Verdict AnswerScorer::judge(const ScoredQuestion &question, const QString &answer, bool isRefused)
{
    if (!question.isAnswerable)
        return isRefused ? Verdict::Refused : Verdict::FalselyAnswered;
    if (isRefused)
        return Verdict::WronglyRefused;
    const QStringList words = comparedWords(answer);
    if (!isRight(question, answer, words))
        return Verdict::Wrong;
    return surroundings(question).shareOf(words) >= kOwn ? Verdict::Clean : Verdict::Right;
}

const std::vector<AnswerScorer::Section> &AnswerScorer::sectionsOf(
    const QString &corpus, const QString &document)
{
    const QString path = m_folders.value(corpus) + u'/' + document;
    if (const auto known = m_sections.constFind(path); known != m_sections.cend())
        return *known;
    std::vector<Section> sections;
    QFile file(path);
    const bool isThere = m_folders.contains(corpus) && file.open(QIODevice::ReadOnly);
    for (const QString &text : sectionsIn(isThere ? QString::fromUtf8(file.readAll()) : QString())) {
        Section section;
        for (const QString &sentence : comparedSentences(withoutMarkup(text))) {
            const QStringList words = comparedWords(sentence);
            section.push_back({sentence, QSet<QString>(words.begin(), words.end())});
        }
        sections.push_back(std::move(section));
    }
    return *m_sections.insert(path, std::move(sections));
}

/// What stands around the gold texts in their sections.
QString AnswerScorer::besideGold(const ScoredQuestion &question)
{
    std::vector<QStringList> gold;
    for (const QString &sentence : goldSentences(question)) {
        if (const QStringList words = comparedWords(sentence); !words.isEmpty())
            gold.push_back(words);
    }
    QStringList beside;
    for (const QString &document : question.goldDocuments) {
        for (const Section &section : sectionsOf(question.corpus, document)) {
            const int count = int(section.size());
            std::set<int> near;
            for (const QStringList &words : gold) {
                for (int i = 0; i < count; ++i) {
                    const QSet<QString> &own = section[std::size_t(i)].words;
                    const auto common = double(std::count_if(
                        words.begin(), words.end(), [&](const QString &word) { return own.contains(word); }));
                    if (own.isEmpty() || common < kSameSentence * double(words.size()))
                        continue;
                    for (int at = std::max(0, i - kBefore); at <= std::min(count - 1, i + kBehind); ++at)
                        near.insert(at);
                }
            }
            for (const int at : near)
                beside << section[std::size_t(at)].text;
        }
    }
    return beside.join(u'\n');
}

const KnownWords &AnswerScorer::surroundings(const ScoredQuestion &question)
{
    const QStringList key{question.corpus, question.goldDocuments.join(u'\n'), question.goldText.join(u'\n')};
    if (const auto known = m_surroundings.constFind(key); known != m_surroundings.cend())
        return *known;
    return *m_surroundings.insert(
        key, KnownWords(besideGold(question) + u'\n' + goldSentences(question).join(u'\n')));
}

} // namespace answerdesk::answers
