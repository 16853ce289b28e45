// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/json_place.h"
#include "console/bench/scenarios/json_path.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// Walks through sound JSON.
class Scanner
{
public:
    explicit Scanner(const QString &text)
        : m_text(text)
    {
    }

    JsonPlace find(const std::vector<JsonPath::Segment> &way, std::size_t depth = 0)
    {
        blanks();
        const qsizetype begin = m_at;
        const QChar opening = here();
        const auto *name = depth < way.size() ? std::get_if<QString>(&way[depth]) : nullptr;
        const auto *index = depth < way.size() ? std::get_if<int>(&way[depth]) : nullptr;
        const bool isWay = (opening == u'{' && name) || (opening == u'[' && index);
        if (!isWay) {
            skipValue();
            return {begin, m_at};
        }
        ++m_at;
        std::optional<JsonPlace> found;
        for (int entry = 0; !atEnd(); ++entry) {
            blanks();
            if (here() == u'}' || here() == u']')
                break;
            const bool isIt = name ? key() == *name : entry == *index;
            if (isIt)
                found = find(way, depth + 1);
            else
                skipValue();
            blanks();
            if (here() == u',')
                ++m_at;
        }
        ++m_at;
        return found.value_or(JsonPlace{begin, m_at});
    }

private:
    bool atEnd() const { return m_at >= m_text.size(); }
    QChar here() const { return atEnd() ? QChar() : m_text[m_at]; }
    void blanks()
    {
        while (here().isSpace() || here() == QChar(QChar::ByteOrderMark))
            ++m_at;
    }
    void skipString()
    {
        for (++m_at; !atEnd() && here() != u'"'; ++m_at) {
            if (here() == u'\\')
                ++m_at;
        }
        ++m_at;
    }
    QString key()
    {
        const qsizetype begin = m_at;
        skipString();
        const auto name = json::parse(m_text.mid(begin, m_at - begin).toUtf8());
        blanks();
        ++m_at; // the colon
        return name && name->asString() ? *name->asString() : QString();
    }
    void skipValue()
    {
        blanks();
        int depth = 0;
        do {
            const QChar c = here();
            if (c == u'"') {
                skipString();
                continue;
            }
            if (c == u'{' || c == u'[')
                ++depth;
            else if (c == u'}' || c == u']')
                --depth;
            else if (depth == 0) {
                while (!atEnd() && !u",]} \t\r\n"_s.contains(here()))
                    ++m_at;
                return;
            }
            ++m_at;
        } while (depth > 0 && !atEnd());
    }

    const QString &m_text;
    qsizetype m_at = 0;
};

} // namespace

JsonPlace placeOf(const QString &json, const QString &path)
{
    const auto way = JsonPath::parse(path);
    return Scanner(json).find(way ? way->segments() : std::vector<JsonPath::Segment>());
}

qsizetype placeOfFault(const QString &text, const QString &fault)
{
    static const QRegularExpression kByte(u" at byte ([0-9]+)$"_s);
    const QByteArray bytes = text.toUtf8();
    if (const auto read = json::parse(bytes); !read) {
        const qsizetype byte = kByte.match(read.error()).captured(1).toLongLong();
        return QString::fromUtf8(bytes.left(qMax<qsizetype>(byte - 1, 0))).size();
    }
    return placeOf(text, fault.section(u": "_s, 0, 0)).begin;
}

std::optional<QString> withEntry(const QString &json, const QString &path, const QString &entry)
{
    const JsonPlace list = placeOf(json, path);
    if (list.end <= list.begin || json[list.begin] != u'[')
        return std::nullopt;
    qsizetype last = list.end - 2;
    while (json[last].isSpace())
        --last;
    const bool isFirst = last == list.begin;
    return json.left(last + 1) + (isFirst ? u"\n"_s : u",\n"_s) + entry
        + (isFirst || !json.mid(last + 1, list.end - last - 2).contains(u'\n') ? u"\n  "_s : QString())
        + json.mid(last + 1);
}

std::optional<QString> withMember(
    const QString &json, const QString &object, const QString &name, const QString &value)
{
    const auto quoted = [](const QString &text) { return QString::fromUtf8(json::Value(text).toJson()); };
    const QString member = quoted(name) + u": "_s + quoted(value);
    const auto root = json::parse(json.toUtf8());
    if (!root || !root->asObject())
        return std::nullopt;
    if (!root->find(object)) {
        const qsizetype steps = placeOf(json, u"steps"_s).begin;
        const qsizetype key = root->find(u"steps"_s) ? json.lastIndexOf(u"\"steps\"", steps) : -1;
        return key < 0 ? std::nullopt
                       : std::optional(
                           json.left(key) + quoted(object) + u": {"_s + member + u"},\n  "_s + json.mid(key));
    }
    const JsonPlace place = placeOf(json, object);
    if (place.end <= place.begin || json[place.begin] != u'{')
        return std::nullopt;
    qsizetype last = place.end - 2;
    while (json[last].isSpace())
        --last;
    const bool hasLines = json.mid(place.begin, place.end - place.begin).contains(u'\n');
    const QString before = last == place.begin ? QString() : hasLines ? u",\n    "_s : u", "_s;
    return json.left(last + 1) + before + member + json.mid(last + 1);
}

} // namespace answerdesk::console
