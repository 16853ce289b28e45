// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/own_lexicon.h"
#include "server/knowledge/text/tokenizer.h"
#include "shared/core/locale_tag.h"
#include <algorithm>

namespace answerdesk::answers {

using knowledge::Token;
using knowledge::Tokenizer;

namespace {

/// Forms that are read in other words in one text: more would only make a short question a long one.
constexpr qsizetype kMostApplied = 16;

QStringList stemsOf(const Tokenizer &tokenizer, const QList<Token> &tokens)
{
    QStringList stems;
    for (const Token &token : tokens)
        stems << tokenizer.stem(token);
    return stems;
}

} // namespace

OwnLexicon::OwnLexicon(QList<LexiconRule> rules)
    : m_rules(std::move(rules))
{
}

const OwnLexicon::Forms &OwnLexicon::formsOf(const QString &language) const
{
    const std::scoped_lock lock(m_mutex);
    const auto [place, isNew] = m_forms.try_emplace(language);
    Forms &forms = place->second;
    if (!isNew)
        return forms;
    const Tokenizer tokenizer(language);
    for (const LexiconRule &rule : m_rules) {
        if (!rule.language.isEmpty() && rule.language != language)
            continue;
        const QList<Token> tokens = tokenizer.tokens(rule.form);
        const bool isWords = std::all_of(
            tokens.begin(), tokens.end(), [](const Token &token) { return token.kind == Token::Word; });
        if (!isWords)
            forms.texts.push_back(&rule);
        else if (!tokens.isEmpty())
            forms.words[tokenizer.stem(tokens.front())].push_back({stemsOf(tokenizer, tokens), &rule});
    }
    const auto isBefore = [](qsizetype a, qsizetype b, const LexiconRule *one, const LexiconRule *other) {
        return a != b ? a > b : one->language > other->language; // none is the lowest
    };
    for (auto &[stem, starting] : forms.words) {
        std::stable_sort(starting.begin(), starting.end(), [&](const Form &a, const Form &b) {
            return isBefore(a.stems.size(), b.stems.size(), a.rule, b.rule);
        });
    }
    std::stable_sort(forms.texts.begin(), forms.texts.end(),
        [&](const auto *a, const auto *b) { return isBefore(a->form.size(), b->form.size(), a, b); });
    return forms;
}

/// By their place, without those that a longer or an earlier one covers.
QList<OwnLexicon::Match> OwnLexicon::matches(const Forms &forms, const QString &language, const QString &text)
{
    QList<Match> found;
    const Tokenizer tokenizer(language);
    const QList<Token> tokens = tokenizer.tokens(text);
    const QStringList stems = stemsOf(tokenizer, tokens);
    for (qsizetype at = 0; at < stems.size(); ++at) {
        const auto starting = forms.words.find(stems[at]);
        if (starting == forms.words.end())
            continue;
        for (const Form &form : starting->second) {
            const qsizetype size = form.stems.size();
            if (at + size > stems.size()
                || !std::equal(form.stems.begin(), form.stems.end(), stems.begin() + at))
                continue;
            const Token &last = tokens[at + size - 1];
            found.append({tokens[at].start, last.start + last.length - tokens[at].start, form.rule});
            break;
        }
    }
    for (const LexiconRule *rule : forms.texts) {
        for (qsizetype at = text.indexOf(rule->form, 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(rule->form, at + rule->form.size(), Qt::CaseInsensitive))
            found.append({at, rule->form.size(), rule});
    }
    std::stable_sort(found.begin(), found.end(), [](const Match &a, const Match &b) {
        return a.start != b.start ? a.start < b.start : a.length > b.length;
    });
    QList<Match> kept;
    for (const Match &match : std::as_const(found)) {
        if (kept.isEmpty() || match.start >= kept.back().start + kept.back().length)
            kept.append(match);
    }
    return kept;
}

QString OwnLexicon::reworded(
    const Forms &forms, const QString &language, const QString &text, QList<LexiconRule> &applied)
{
    QString out;
    qsizetype copied = 0;
    const QList<Match> found = matches(forms, language, text);
    for (const Match &match : found.first(std::min(kMostApplied, found.size()))) {
        out += QStringView(text).mid(copied, match.start - copied);
        out += match.rule->meaning;
        copied = match.start + match.length;
        const bool isKnown = std::any_of(applied.begin(), applied.end(),
            [&](const LexiconRule &rule) { return rule.id == match.rule->id; });
        if (!isKnown)
            applied.append(*match.rule);
    }
    out += QStringView(text).mid(copied);
    return out;
}

std::optional<OwnLexicon::Reading> OwnLexicon::reading(const Question &question) const
{
    if (m_rules.isEmpty())
        return std::nullopt;
    const QString language = languageOf(question.locale);
    const Forms &forms = formsOf(language);
    Reading out{question, {}};
    out.question.text = reworded(forms, language, question.text, out.applied);
    for (QString &earlier : out.question.earlierQuestions)
        earlier = reworded(forms, language, earlier, out.applied);
    return out.applied.isEmpty() ? std::nullopt : std::optional(std::move(out));
}

} // namespace answerdesk::answers
