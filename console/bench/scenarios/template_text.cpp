// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/template_text.h"
#include "console/bench/scenarios/scenario_words.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Kind = TemplateExpression::Kind;

namespace {

tl::expected<TemplateExpression, QString> readRepeat(TemplateExpression expression)
{
    static const QRegularExpression kForm(
        u"^\\$repeat ([0-9]{1,8}) (.+)$"_s, QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = kForm.match(expression.source);
    expression.count = match.captured(1).toInt();
    expression.argument = match.captured(2);
    if (!match.hasMatch()
        || expression.count * expression.argument.size() > TemplateExpression::kMostRepeated)
        return tl::unexpected(
            ScenarioWords::tr("“%1” must be like “$repeat 100 text”, at most 8 million characters")
                .arg(expression.source));
    expression.kind = Kind::Repeat;
    return expression;
}

tl::expected<TemplateExpression, QString> readGenerated(TemplateExpression expression)
{
    static const QRegularExpression kEnvironment(u"^\\$env\\.([A-Za-z_][A-Za-z0-9_]*)$"_s);
    const QString &source = expression.source;
    if (source.startsWith(u"$repeat "_s))
        return readRepeat(std::move(expression));
    if (const auto match = kEnvironment.match(source); match.hasMatch()) {
        expression.kind = Kind::Environment;
        expression.argument = match.captured(1);
    } else if (source == u"$uuid") {
        expression.kind = Kind::Uuid;
    } else if (source == u"$now") {
        expression.kind = Kind::Now;
    } else if (source == u"$epoch_ms") {
        expression.kind = Kind::EpochMs;
    } else {
        return tl::unexpected(
            ScenarioWords::tr("“%1” is unknown; use $uuid, $now, $epoch_ms, $env.NAME or $repeat COUNT TEXT")
                .arg(source));
    }
    return expression;
}

tl::expected<TemplateExpression, QString> readExpression(const QString &source)
{
    TemplateExpression expression;
    expression.source = source;
    if (source.startsWith(u'"')) {
        const auto text = json::parse(source.toUtf8());
        if (!text || !text->asString())
            return tl::unexpected(ScenarioWords::tr("%1 is not a JSON string").arg(source));
        expression.kind = Kind::Literal;
        expression.argument = *text->asString();
        return expression;
    }
    if (source.startsWith(u'$'))
        return readGenerated(std::move(expression));
    auto path = JsonPath::parse(source);
    if (!path)
        return tl::unexpected(path.error());
    if (!std::holds_alternative<QString>(path->segments().front()))
        return tl::unexpected(
            ScenarioWords::tr("“%1” must begin with the name of a variable or a step").arg(source));
    expression.path = std::move(*path);
    return expression;
}

/// Where the expression that begins at `from` ends; braces within a JSON string do not count.
qsizetype endOfExpression(const QString &text, qsizetype from)
{
    bool isQuoted = false;
    for (qsizetype i = from; i < text.size(); ++i) {
        if (isQuoted && text[i] == u'\\')
            ++i;
        else if (text[i] == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && QStringView(text).mid(i).startsWith(u"}}"))
            return i;
    }
    return text.indexOf(u"}}"_s, from); // $repeat may hold a single quotation mark
}

} // namespace

QString TemplateExpression::name() const
{
    return path.segments().empty() ? QString() : std::get<QString>(path.segments().front());
}

tl::expected<TemplateText, QString> TemplateText::parse(const QString &text)
{
    TemplateText parsed;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype open = text.indexOf(u"{{"_s, at);
        if (open != at)
            parsed.parts.push_back({text.mid(at, open < 0 ? -1 : open - at), {}});
        if (open < 0)
            break;
        const qsizetype close = endOfExpression(text, open + 2);
        if (close < 0)
            return tl::unexpected(
                ScenarioWords::tr("“{{” is not closed by “}}”; write literal braces as {{\"{{\"}}"));
        const QString inside = text.mid(open + 2, close - open - 2);
        const bool keepsEnd = inside.startsWith(u"$repeat "_s); // its text may end with a blank
        auto expression = readExpression(keepsEnd ? inside : inside.trimmed());
        if (!expression)
            return tl::unexpected(expression.error());
        parsed.parts.push_back({{}, std::move(*expression)});
        at = close + 2;
    }
    return parsed;
}

const TemplateExpression *TemplateText::sole() const
{
    return parts.size() == 1 && parts.front().expression ? &*parts.front().expression : nullptr;
}

} // namespace answerdesk::console
