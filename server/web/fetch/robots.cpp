// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/fetch/robots.h"

namespace answerdesk::web {

namespace {

constexpr std::size_t kMaxRules = 5000;
constexpr qsizetype kMaxPattern = 2048;
constexpr double kMaxDelaySeconds = 86'400;

/// Percent-encoding brought to one form, so that "/%7Ejoe" and "/~joe" are one path.
QByteArray pathForm(QByteArrayView text)
{
    QByteArray out;
    const QByteArray raw = text.toByteArray();
    for (qsizetype i = 0; i < raw.size(); ++i) {
        if (raw[i] == '%' && i + 2 < raw.size()) {
            bool hex = false;
            const int value = raw.mid(i + 1, 2).toInt(&hex, 16);
            if (hex) {
                const bool plain = (value >= 'a' && value <= 'z') || (value >= 'A' && value <= 'Z')
                    || (value >= '0' && value <= '9') || value == '-' || value == '.' || value == '_'
                    || value == '~';
                if (plain)
                    out += char(value);
                else
                    out += '%' + raw.mid(i + 1, 2).toUpper();
                i += 2;
                continue;
            }
        }
        if (uchar(raw[i]) >= 0x80)
            out += '%' + QByteArray(1, raw[i]).toHex().toUpper();
        else
            out += raw[i];
    }
    return out;
}

/// '*' stands for any run of characters, '$' at the end for the end; else the pattern is a prefix. Linear:
/// each star takes the earliest match, which is enough for a pattern that is not anchored except at its end.
bool matches(const QByteArray &pattern, const QByteArray &path)
{
    const bool anchored = pattern.endsWith('$');
    const QList<QByteArray> parts = (anchored ? pattern.chopped(1) : pattern).split('*');
    if (!path.startsWith(parts.front()))
        return false;
    qsizetype at = parts.front().size();
    for (qsizetype i = 1; i < parts.size(); ++i) {
        if (anchored && i + 1 == parts.size())
            return path.size() - at >= parts[i].size() && path.endsWith(parts[i]);
        const qsizetype found = path.indexOf(parts[i], at);
        if (found < 0)
            return false;
        at = found + parts[i].size();
    }
    return !anchored || at == path.size();
}

} // namespace

RobotsRules RobotsRules::parse(QByteArrayView text, QByteArrayView robot)
{
    RobotsRules own;
    RobotsRules general;
    bool ownSeen = false;
    bool forOwn = false;
    bool forAll = false;
    bool agentsEnded = true;
    if (text.startsWith("\xef\xbb\xbf"))
        text = text.sliced(3);
    QByteArray normal = text.toByteArray();
    normal.replace('\r', '\n');
    for (const QByteArray &rawLine : normal.split('\n')) {
        const qsizetype hash = rawLine.indexOf('#');
        const QByteArray line = (hash >= 0 ? rawLine.first(hash) : rawLine).trimmed();
        const qsizetype colon = line.indexOf(':');
        if (colon < 0)
            continue;
        const QByteArray key = line.first(colon).trimmed().toLower();
        const QByteArray value = line.sliced(colon + 1).trimmed();
        if (key == "user-agent") {
            if (agentsEnded)
                forOwn = forAll = false;
            agentsEnded = false;
            const QByteArray agent = value.toLower();
            const QByteArray token = agent.left(agent.indexOf('/') < 0 ? agent.size() : agent.indexOf('/'));
            forAll = forAll || agent == "*";
            if (token == robot.toByteArray().toLower())
                forOwn = ownSeen = true;
        } else if (key == "allow" || key == "disallow") {
            agentsEnded = true;
            if (value.isEmpty() || value.size() > kMaxPattern)
                continue;
            for (RobotsRules *rules : {forOwn ? &own : nullptr, forAll ? &general : nullptr}) {
                if (rules && rules->m_rules.size() < kMaxRules)
                    rules->m_rules.push_back({pathForm(value), key == "allow"});
            }
        } else if (key == "crawl-delay") { // not of the RFC, but shops write it and mean it
            agentsEnded = true;
            bool isNumber = false;
            const double seconds = value.toDouble(&isNumber);
            if (!isNumber || !(seconds >= 0))
                continue;
            for (RobotsRules *rules : {forOwn ? &own : nullptr, forAll ? &general : nullptr}) {
                if (rules)
                    rules->m_crawlDelayMs = int(std::min(seconds, kMaxDelaySeconds) * 1000);
            }
        }
    }
    return ownSeen ? own : general;
}

bool RobotsRules::permits(const QUrl &url) const
{
    QByteArray path = url.path(QUrl::FullyEncoded).toUtf8();
    if (path.isEmpty())
        path = "/";
    if (url.hasQuery())
        path += '?' + url.query(QUrl::FullyEncoded).toUtf8();
    path = pathForm(path);
    if (path == "/robots.txt")
        return true;
    qsizetype longest = -1;
    bool allowed = true;
    for (const Rule &rule : m_rules) {
        if (rule.pattern.size() < longest || !matches(rule.pattern, path))
            continue;
        if (rule.pattern.size() > longest || rule.allow)
            allowed = rule.allow;
        longest = rule.pattern.size();
    }
    return allowed;
}

} // namespace answerdesk::web
