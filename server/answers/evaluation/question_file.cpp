// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/question_file.h"
#include "shared/core/locale_tag.h"
#include "shared/schema/json_lines.h"
#include <QtCore/QIODevice>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

/// Reads the members of a line and keeps the first reason why the line is of no use.
class Members
{
public:
    explicit Members(const json::Value &line)
        : m_line(line)
    {
    }

    const QString &fault() const { return m_fault; }

    QString text(QStringView name)
    {
        const json::Value *member = find(name);
        if (!member)
            return {};
        const QString *text = member->asString();
        if (!text)
            refuse(u"\"%1\" must be a string"_s.arg(name));
        return text ? *text : QString();
    }
    QString neededText(QStringView name)
    {
        const QString value = text(name).trimmed();
        if (value.isEmpty())
            refuse(u"\"%1\" is missing or empty"_s.arg(name));
        return value;
    }
    std::optional<bool> flag(QStringView name)
    {
        const json::Value *member = find(name);
        if (!member)
            return std::nullopt;
        const bool *flag = member->asBool();
        if (!flag)
            refuse(u"\"%1\" must be true or false"_s.arg(name));
        return flag ? std::optional(*flag) : std::nullopt;
    }
    /// A list of texts, or one text.
    QStringList texts(QStringView name)
    {
        const json::Value *member = find(name);
        if (!member)
            return {};
        if (const QString *text = member->asString())
            return {*text};
        const json::Array *list = member->asArray();
        QStringList texts;
        for (const json::Value &value : list ? *list : json::Array()) {
            if (const QString *text = value.asString())
                texts << *text;
        }
        if (!list || texts.size() != qsizetype(list->size()))
            refuse(u"\"%1\" must be a list of strings"_s.arg(name));
        return texts;
    }
    void refuse(const QString &reason)
    {
        if (m_fault.isEmpty())
            m_fault = reason;
    }

private:
    const json::Value *find(QStringView name) const
    {
        const json::Value *member = m_line.find(name);
        return member && !member->isNull() ? member : nullptr;
    }

    const json::Value &m_line;
    QString m_fault;
};

ScoredQuestion questionOf(Members &members)
{
    ScoredQuestion question;
    question.id = members.neededText(u"id");
    question.corpus = members.neededText(u"corpus");
    question.text = members.neededText(u"question");
    question.threadWith = members.text(u"thread_with");
    question.kind = members.text(u"kind");
    question.goldDocuments = members.texts(u"gold_document");
    if (question.goldDocuments.size() == 1)
        question.goldDocuments = question.goldDocuments.front().split(u'|', Qt::SkipEmptyParts);
    question.goldText = members.texts(u"gold_text");
    question.must = members.texts(u"must");
    question.mustNot = members.texts(u"must_not");
    question.mustOnly = members.flag(u"must_only").value_or(false);
    question.allOf = members.texts(u"all_of");
    question.isHuman = members.flag(u"human");
    question.sharesWord = members.flag(u"shares_word");
    const auto isAnswerable = members.flag(u"answerable");
    if (!isAnswerable)
        members.refuse(u"\"answerable\" is missing"_s);
    question.isAnswerable = isAnswerable.value_or(true);
    if (const QString language = members.text(u"lang"); !language.isEmpty()) {
        const auto locale = canonicalLocale(language);
        if (!locale)
            members.refuse(u"\"lang\" is not a language tag such as en or pt-BR"_s);
        question.language = locale.value_or(QString());
    }
    return question;
}

} // namespace

tl::expected<QuestionSet, QString> QuestionSet::read(const QString &name, QIODevice &in)
{
    QuestionSet set;
    const auto done = json::readLines(name, in, [&](const json::Value &line) {
        Members members(line);
        ScoredQuestion question = questionOf(members);
        if (set.m_places.contains(question.id))
            members.refuse(u"the id \"%1\" was there before"_s.arg(question.id));
        if (!members.fault().isEmpty())
            return members.fault();
        set.m_places.insert(question.id, set.m_questions.size());
        set.m_questions.push_back(std::move(question));
        return QString();
    });
    if (!done)
        return tl::unexpected(done.error());
    for (const ScoredQuestion &question : set.m_questions) {
        std::size_t length = 0;
        for (const ScoredQuestion *at = &question; at; at = set.find(at->threadWith)) {
            if (++length > set.m_questions.size()) {
                return tl::unexpected(
                    u"%1: the question \"%2\" follows itself by thread_with"_s.arg(name, question.id));
            }
        }
    }
    return set;
}

std::vector<const ScoredQuestion *> QuestionSet::earlierThan(const ScoredQuestion &question) const
{
    std::vector<const ScoredQuestion *> earlier;
    for (const ScoredQuestion *at = find(question.threadWith); at; at = find(at->threadWith))
        earlier.insert(earlier.begin(), at);
    return earlier;
}

const ScoredQuestion *QuestionSet::find(const QString &id) const
{
    const auto place = m_places.constFind(id);
    return place == m_places.cend() ? nullptr : &m_questions[*place];
}

} // namespace answerdesk::answers
