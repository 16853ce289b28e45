// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/reference/html.h"
#include "shared/schema/pretty_json.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app::html {

namespace {

QString span(QLatin1StringView kind, const QString &html)
{
    return u"<span class=\"%1\">%2</span>"_s.arg(kind, html);
}

} // namespace

QString escaped(const QString &text) { return text.toHtmlEscaped(); }

QString inlineMarkup(const QString &text)
{
    static const QRegularExpression code(u"`([^`]+)`"_s);
    static const QRegularExpression stress(u"\\*\\*([^*]+)\\*\\*"_s);
    QString html = escaped(text);
    html.replace(code, u"<code>\\1</code>"_s);
    html.replace(stress, u"<strong>\\1</strong>"_s);
    return html;
}

QString markup(const QString &text)
{
    QString html;
    for (const QString &paragraph : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
        if (!paragraph.startsWith(u"- "_s)) {
            html += u"<p>%1</p>\n"_s.arg(inlineMarkup(paragraph));
            continue;
        }
        html += u"<ul>"_s;
        for (const QString &line : paragraph.split(u'\n'))
            html += u"<li>%1</li>"_s.arg(inlineMarkup(line.mid(2)));
        html += u"</ul>\n"_s;
    }
    return html;
}

QString jsonBlock(const json::Value &value)
{
    // Tokens of JSON that this program wrote itself: a string with what follows it, a number, or a word.
    static const QRegularExpression token(
        u"(\"(?:[^\"\\\\]|\\\\.)*\")(\\s*:)?|(-?[0-9][0-9.eE+-]*)|\\b(true|false|null)\\b"_s);
    const QString text = QString::fromUtf8(json::toPrettyJson(value)).trimmed();
    QString html;
    qsizetype end = 0;
    for (auto it = token.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        html += escaped(text.mid(end, match.capturedStart() - end));
        if (match.hasCaptured(1)) {
            const bool isKey = match.capturedLength(2) > 0;
            html += span(isKey ? "jk"_L1 : "js"_L1, escaped(match.captured(1))) + match.captured(2);
        } else {
            html += span(match.hasCaptured(3) ? "jn"_L1 : "jw"_L1, match.captured());
        }
        end = match.capturedEnd();
    }
    return html + escaped(text.mid(end));
}

QString codeBlock(const QString &html, const QString &label)
{
    return u"<figure class=\"code\"><figcaption>%1</figcaption><pre tabindex=\"0\"><code>%2</code></pre></figure>\n"_s
        .arg(escaped(label), html);
}

QString methodLabel(const QString &method)
{
    return u"<span class=\"method %1\">%2</span>"_s.arg(method.toLower(), method.toUpper());
}

QString link(const QString &id, const QString &html) { return u"<a href=\"#%1\">%2</a>"_s.arg(id, html); }

} // namespace answerdesk::app::html
