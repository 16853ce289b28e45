// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words/server_words.h"
#include "console/words/server_templates.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console::serverwords {

namespace {

constexpr char kContext[] = "ServerWords";
constexpr char kCatalogue[] = "ErrorCatalogue";
constexpr qsizetype kNamedFields = 5; // as many as the server names in one sentence
constexpr qsizetype kMostLetters = 4'000; // longer texts are none of the server's own

struct Template {
    const char *text;
    QRegularExpression expression; ///< one group for each value
    QList<int> numbers; ///< of the values, in their order in the text
    qsizetype letters; ///< that are not values
};

const QRegularExpression &valueMark()
{
    static const QRegularExpression kMark(u"%([1-9])"_s);
    return kMark;
}

Template templateOf(const char *text)
{
    const QString said = QString::fromUtf8(text);
    Template out{text, {}, {}, 0};
    QString pattern;
    qsizetype at = 0;
    for (auto marks = valueMark().globalMatch(said); marks.hasNext();) {
        const QRegularExpressionMatch mark = marks.next();
        pattern += QRegularExpression::escape(said.mid(at, mark.capturedStart() - at)) + u"(.+?)"_s;
        out.letters += mark.capturedStart() - at;
        out.numbers << mark.captured(1).toInt();
        at = mark.capturedEnd();
    }
    out.letters += said.size() - at;
    out.expression = QRegularExpression(
        QRegularExpression::anchoredPattern(pattern + QRegularExpression::escape(said.mid(at))),
        QRegularExpression::DotMatchesEverythingOption);
    return out;
}

struct Vocabulary {
    QHash<QString, const char *> whole; ///< without values
    QHash<QString, const char *> answers; ///< also single words, so a value is none of these
    QHash<QString, const char *> catalogue;
    QList<Template> withValues; ///< the one with the most letters of its own first
};

const Vocabulary &vocabulary()
{
    static const Vocabulary kAll = [] {
        Vocabulary all;
        const auto add = [&all](std::span<const char *const> list, QHash<QString, const char *> &whole) {
            for (const char *text : list) {
                const QString said = QString::fromUtf8(text);
                if (said.contains(valueMark()))
                    all.withValues << templateOf(text);
                else
                    whole.insert(said, text);
            }
        };
        add(reasonTemplates(), all.whole);
        add(sentenceTemplates(), all.whole);
        add(feedTemplates(), all.whole);
        add(answerTemplates(), all.answers);
        add(metricTemplates(), all.answers);
        std::stable_sort(all.withValues.begin(), all.withValues.end(),
            [](const Template &a, const Template &b) { return a.letters > b.letters; });
        for (const ErrorInfo &info : errorCatalogue()) {
            all.catalogue.insert(QString::fromUtf8(info.cause), info.cause);
            all.catalogue.insert(QString::fromUtf8(info.remedy), info.remedy);
        }
        return all;
    }();
    return kAll;
}

/// Put in at once: a value may hold what looks like the mark of another one.
QString filled(const QString &text, const QHash<int, QString> &values)
{
    QString out;
    qsizetype at = 0;
    for (auto marks = valueMark().globalMatch(text); marks.hasNext();) {
        const QRegularExpressionMatch mark = marks.next();
        out += QStringView(text).mid(at, mark.capturedStart() - at);
        out += values.value(mark.captured(1).toInt());
        at = mark.capturedEnd();
    }
    out += QStringView(text).mid(at);
    return out;
}

QString ofValue(const QString &said);

/// One template's words. A value can be words itself: "The page cannot be used: holds no text."
std::optional<QString> ofOneTemplate(const QString &said)
{
    const Vocabulary &all = vocabulary();
    if (const char *text = all.whole.value(said))
        return QCoreApplication::translate(kContext, text);
    if (const char *text = all.catalogue.value(said))
        return QCoreApplication::translate(kCatalogue, text);
    for (const Template &each : all.withValues) {
        const QRegularExpressionMatch match = each.expression.match(said);
        if (!match.hasMatch())
            continue;
        QHash<int, QString> values;
        for (qsizetype i = 0; i < each.numbers.size(); ++i)
            values.insert(each.numbers[i], ofValue(match.captured(int(i + 1))));
        return filled(QCoreApplication::translate(kContext, each.text), values);
    }
    return std::nullopt;
}

/// Sentences one after the other.
std::optional<QString> ofSentences(const QString &said)
{
    static const QRegularExpression kGap(u"(?<=[.!?]) "_s);
    const QStringList sentences = said.split(kGap);
    if (sentences.size() < 2)
        return std::nullopt;
    QStringList out;
    for (const QString &sentence : sentences) {
        const auto words = ofOneTemplate(sentence);
        if (!words)
            return std::nullopt;
        out << *words;
    }
    return out.join(u' ');
}

/// A field's name and its reason: "question must have at most 200 characters, has 230".
std::optional<QString> ofField(const QString &said)
{
    static const QRegularExpression kField(u"^([a-z_]+(?:[.\\[][a-z0-9_.\\[\\]]*)?) (.+)$"_s);
    const QRegularExpressionMatch match = kField.match(said);
    const auto reason = match.hasMatch() ? ofOneTemplate(match.captured(2)) : std::nullopt;
    return reason ? std::optional(match.captured(1) + u' ' + *reason) : std::nullopt;
}

/// Words that can be a value, and so be followed by others.
std::optional<QString> ofRefusal(const QString &said)
{
    if (said.isEmpty() || said.size() > kMostLetters)
        return std::nullopt;
    if (auto words = ofOneTemplate(said))
        return words;
    if (auto words = ofSentences(said))
        return words;
    return ofField(said);
}

QString ofValue(const QString &said) { return ofRefusal(said).value_or(said); }

bool isTranslated(ErrorCode code) { return cause(code) != QString::fromUtf8(errorInfo(code).cause); }

/// What the server puts into one sentence about the fields.
QString fieldsOf(const Error &error)
{
    const bool isMissing = !error.missingFields.isEmpty();
    QStringList names = error.missingFields;
    if (!isMissing) {
        for (const auto &[path, reason] : error.invalidFields)
            names << path + u' ' + translated(reason);
    }
    QString list = names.mid(0, kNamedFields).join(isMissing ? u", "_s : u"; "_s);
    if (names.size() > kNamedFields)
        list = QCoreApplication::translate("ServerWords", "%1 and %2 more")
                   .arg(list, QString::number(names.size() - kNamedFields));
    return isMissing ? QCoreApplication::translate("ServerWords", "Required: %1.").arg(list) : list + u'.';
}

} // namespace

std::optional<QString> known(const QString &said)
{
    if (const char *text = vocabulary().answers.value(said))
        return QCoreApplication::translate(kContext, text);
    return ofRefusal(said);
}

QString translated(const QString &said) { return known(said).value_or(said); }

QString cause(ErrorCode code) { return QCoreApplication::translate(kCatalogue, errorInfo(code).cause); }
QString remedy(ErrorCode code) { return QCoreApplication::translate(kCatalogue, errorInfo(code).remedy); }

Why whyOf(const Error &error, From from)
{
    const QString &said = error.publicText;
    if (said.isEmpty())
        return {cause(error.code), {}};
    if (auto words = known(said))
        return {*words, {}};
    if (!isTranslated(error.code))
        return {said, {}};
    if (!error.missingFields.isEmpty() || !error.invalidFields.empty())
        return {fieldsOf(error), {}};
    // Of what is unforeseen the catalogue says nothing, and its code stands for those that it does not know.
    if (from == From::Here || error.code == ErrorCode::InternalError)
        return {said, {}};
    return {cause(error.code), said};
}

} // namespace answerdesk::console::serverwords
