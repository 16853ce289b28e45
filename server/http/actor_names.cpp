// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/actor_names.h"
#include "shared/api/actors.h"

namespace answerdesk::http {

namespace {

/// The closing quotation mark of a JSON text that begins at a place; -1 without one.
qsizetype endOfText(const QByteArray &json, qsizetype begin)
{
    for (qsizetype at = begin; at < json.size(); ++at) {
        if (json[at] == '\\')
            ++at;
        else if (json[at] == '"')
            return at;
    }
    return -1;
}

/// In the bytes as the server's own writer made them, without white space: within a text a quotation mark has
/// a backslash in front, so the name of a member is found nowhere else. Answers are up to 4 MiB, which is why
/// they are not read into values and written again.
void replaceMember(
    QByteArray &json, const QByteArray &name, const std::function<QString(const QString &)> &shown)
{
    const QByteArray head = '"' + name + "\":\"";
    for (qsizetype at = json.indexOf(head); at >= 0; at = json.indexOf(head, at)) {
        const qsizetype begin = at + head.size();
        const qsizetype end = endOfText(json, begin);
        if (end < 0)
            return;
        const auto text = json::parse(json.mid(begin - 1, end - begin + 2));
        const QString *actor = text ? text->asString() : nullptr;
        at = end;
        if (!actor)
            continue;
        if (const QString replacement = shown(*actor); replacement != *actor) {
            QByteArray written;
            json::appendString(written, replacement);
            json.replace(begin - 1, end - begin + 2, written);
            at = begin + written.size() - 2;
        }
    }
}

} // namespace

void replaceActors(HttpResponse &response, const std::function<QString(const QString &actor)> &shown)
{
    if (response.contentType != "application/json" || response.body.isEmpty())
        return;
    for (const char *name : api::kActorFields)
        replaceMember(response.body, name, shown);
}

} // namespace answerdesk::http
