// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/secret_mask.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

const QString kMask = u"••••"_s;

/// An API key, or the token of a session, of which the first part may be seen.
const QRegularExpression &apiKey()
{
    static const QRegularExpression pattern(u"(ad_(?:live|test)_[0-9A-Za-z]+_|\\bad[sl]_)[0-9A-Za-z]{16,}"_s);
    return pattern;
}

} // namespace

bool SecretMask::isSecretName(QStringView name)
{
    for (const QStringView part :
        {u"password", u"secret", u"token", u"api_key", u"api-key", u"apikey", u"authorization"}) {
        if (name.contains(part, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

bool SecretMask::holdsApiKey(const QString &text) { return apiKey().match(text).hasMatch(); }

void SecretMask::add(const QString &secret)
{
    QByteArray inJson;
    json::appendString(inJson, secret);
    const QString forms[] = {secret, QString::fromUtf8(inJson.mid(1, inJson.size() - 2)),
        QString::fromLatin1(QUrl::toPercentEncoding(secret))};
    for (const QString &form : forms) {
        if (form.size() >= kShortest && !m_secrets.contains(form))
            m_secrets << form;
    }
    std::sort(m_secrets.begin(), m_secrets.end(),
        [](const QString &a, const QString &b) { return a.size() > b.size(); });
}

void SecretMask::collect(const json::Value &value)
{
    if (const json::Array *array = value.asArray()) {
        for (const json::Value &entry : *array)
            collect(entry);
    }
    const json::Object *object = value.asObject();
    if (!object)
        return;
    for (const auto &[name, member] : *object) {
        if (const QString *text = member.asString(); text && isSecretName(name))
            add(*text);
        collect(member);
    }
}

QString SecretMask::shown(QString text) const
{
    text.replace(apiKey(), u"\\1"_s + kMask); // what names the key is public
    for (const QString &secret : m_secrets)
        text.replace(secret, kMask);
    return text;
}

} // namespace answerdesk::console
