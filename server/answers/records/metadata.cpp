// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/metadata.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

json::Value redact(const json::Value &value)
{
    if (const json::Object *object = value.asObject()) {
        json::Object out;
        for (const auto &[key, member] : *object)
            out.emplace_back(key, key.startsWith(u'_') ? json::Value(u"[private]"_s) : redact(member));
        return out;
    }
    if (const json::Array *array = value.asArray()) {
        json::Array out;
        for (const json::Value &entry : *array)
            out.push_back(redact(entry));
        return out;
    }
    return value;
}

QString fingerprint(const json::Value &metadata, QStringView key, QStringList &ignored)
{
    const json::Value *sent = metadata.find(key);
    if (!sent || sent->isNull())
        return {};
    const QString *text = sent->asString();
    const auto uuid = text ? canonicalUuid(*text) : std::nullopt;
    if (!uuid) {
        ignored << u"%1 is not a UUID with dashes and was ignored"_s.arg(key);
        return {};
    }
    if (isNilUuid(*uuid)) {
        ignored << u"%1 is the nil UUID, which identifies no visitor"_s.arg(key);
        return {};
    }
    return *uuid;
}

} // namespace

Metadata readMetadata(const std::optional<json::Value> &sent)
{
    Metadata metadata;
    if (!sent)
        return metadata;
    QStringList ignored;
    metadata.userFingerprint = fingerprint(*sent, u"user_fingerprint", ignored);
    metadata.userFaqFingerprint = fingerprint(*sent, u"user_faq_fingerprint", ignored);
    metadata.redacted = QString::fromUtf8(redact(*sent).toJson());
    if (!ignored.isEmpty())
        metadata.diagnostic = ignored.join(u"; "_s);
    return metadata;
}

} // namespace answerdesk::answers
