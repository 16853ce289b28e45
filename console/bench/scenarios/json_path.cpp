// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/json_path.h"
#include "console/bench/scenarios/scenario_words.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

bool isNameCharacter(QChar c) { return !c.isSpace() && !QStringView(u".[]{}\"").contains(c); }

/// The end of a JSON string that begins at the quotation mark `at`, behind its last one; -1 without an end.
qsizetype endOfString(QStringView text, qsizetype at)
{
    for (qsizetype i = at + 1; i < text.size(); ++i) {
        if (text[i] == u'\\')
            ++i;
        else if (text[i] == u'"')
            return i + 1;
    }
    return -1;
}

/// Reads what stands in brackets; `at` is behind the opening one and ends behind the closing one.
tl::expected<JsonPath::Segment, QString> readBrackets(QStringView text, qsizetype &at)
{
    const qsizetype end
        = at < text.size() && text[at] == u'"' ? endOfString(text, at) : text.indexOf(u']', at);
    if (end < 0 || end >= text.size() || text[end] != u']')
        return tl::unexpected(ScenarioWords::tr("a bracket is not closed"));
    const QStringView inside = text.mid(at, end - at);
    at = end + 1;
    if (inside.startsWith(u'"')) {
        const auto name = json::parse(inside.toUtf8());
        if (!name || !name->asString())
            return tl::unexpected(ScenarioWords::tr("%1 is not a JSON string").arg(inside));
        return *name->asString();
    }
    bool ok = false;
    const int index = inside.toInt(&ok);
    if (!ok)
        return tl::unexpected(
            ScenarioWords::tr("[%1] is neither a number nor a name in quotation marks").arg(inside));
    return index;
}

QString shown(const JsonPath::Segment &segment, bool isFirst)
{
    if (const int *index = std::get_if<int>(&segment))
        return u'[' + QString::number(*index) + u']';
    const QString &name = std::get<QString>(segment);
    if (!name.isEmpty() && std::all_of(name.begin(), name.end(), isNameCharacter))
        return isFirst ? name : u'.' + name;
    QByteArray quoted;
    json::appendString(quoted, name);
    return u'[' + QString::fromUtf8(quoted) + u']';
}

} // namespace

tl::expected<JsonPath, QString> JsonPath::parse(QStringView text)
{
    JsonPath path;
    text = text.trimmed();
    if (text.isEmpty())
        return tl::unexpected(ScenarioWords::tr("the path is empty; $ is the complete answer"));
    qsizetype at = 0;
    const bool hasRoot = text == u"$" || text.startsWith(u"$.") || text.startsWith(u"$[");
    if (hasRoot)
        at = 1;
    bool needsName = !hasRoot && text[0] != u'[';
    while (at < text.size() || needsName) {
        if (!needsName && text[at] == u'.') {
            ++at;
            needsName = true;
        } else if (!needsName && text[at] == u'[') {
            auto segment = readBrackets(text, ++at);
            if (!segment)
                return tl::unexpected(segment.error());
            path.m_segments.push_back(std::move(*segment));
        } else {
            const qsizetype start = at;
            while (at < text.size() && isNameCharacter(text[at]))
                ++at;
            if (at == start || !needsName)
                return tl::unexpected(
                    ScenarioWords::tr("“%1” is not a path such as faqs[0].faq_id").arg(text));
            path.m_segments.emplace_back(text.mid(start, at - start).toString());
            needsName = false;
        }
    }
    return path;
}

JsonPath JsonPath::behind(std::size_t count) const
{
    JsonPath rest;
    rest.m_segments.assign(m_segments.begin() + qptrdiff(qMin(count, m_segments.size())), m_segments.end());
    return rest;
}

tl::expected<const json::Value *, QString> JsonPath::find(const json::Value &value) const
{
    const json::Value *found = &value;
    JsonPath way;
    for (const Segment &segment : m_segments) {
        const json::Value *next = nullptr;
        if (const int *index = std::get_if<int>(&segment)) {
            const json::Array *array = found->asArray();
            const int size = array ? int(array->size()) : 0;
            const int place = *index < 0 ? size + *index : *index;
            if (array && (place < 0 || place >= size))
                return tl::unexpected(ScenarioWords::tr("%1 has no entry [%2]; its length is %3")
                                          .arg(way.text())
                                          .arg(*index)
                                          .arg(size));
            next = array ? &(*array)[std::size_t(place)] : nullptr;
        } else {
            next = found->find(std::get<QString>(segment));
            if (!next && found->asObject())
                return tl::unexpected(
                    ScenarioWords::tr("%1 has no member “%2”").arg(way.text(), std::get<QString>(segment)));
        }
        if (!next)
            return tl::unexpected(
                ScenarioWords::tr("%1 is of the type %2, so there is no %3 in it")
                    .arg(way.text(), QLatin1String(found->typeName()), shown(segment, true)));
        found = next;
        way.m_segments.push_back(segment);
    }
    return found;
}

QString JsonPath::text() const
{
    QString text;
    for (const Segment &segment : m_segments)
        text += shown(segment, text.isEmpty());
    return text.isEmpty() ? u"$"_s : text;
}

} // namespace answerdesk::console
