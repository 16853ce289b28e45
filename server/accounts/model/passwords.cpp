// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/model/passwords.h"
#include "shared/core/text.h"
#include <QtCore/QSet>
#include <algorithm>
#include <sodium.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

constexpr int kMinPasswordLength = 12;

/// The commonest of published lists that are long enough to pass the rule of length, without blanks and in
/// lower case.
constexpr const char *kCommon[] = {"123456789012", "1234567890123", "12345678901234", "123456789012345",
    "1234567890123456", "123123123123", "123456123456", "123456789abc", "1q2w3e4r5t6y", "1qaz2wsx3edc",
    "q1w2e3r4t5y6", "qwertyuiop12", "qwertyuiop123", "qwertyuiopasdf", "qwerty123456", "qwerty12345678",
    "asdfghjkl123", "zaq12wsxcde3", "abcdefghijkl", "abcdefghijklm", "abc123abc123", "abcd12345678",
    "password1234", "password12345", "password123456", "passwordpassword", "p@ssw0rd1234", "passw0rd1234",
    "mypassword123", "administrator", "administrator1", "adminadminadmin", "admin1234567", "admin12345678",
    "adminpassword", "administration", "changeme1234", "changemechangeme", "changemenow1", "letmein12345",
    "letmeinletmein", "welcome12345", "welcome123456", "welcomewelcome", "iloveyou1234", "iloveyou12345",
    "iloveyouiloveyou", "trustno1trustno1", "superman1234", "football1234", "baseball1234", "sunshine1234",
    "princess1234", "dragon123456", "monkey123456", "master123456", "computer1234", "internet1234",
    "secretsecret", "supersecret1", "testtesttest", "test12345678", "defaultpassword",
    "correcthorsebatterystaple", "answerdesk12", "answerdesk123", "answerdesk1234", "answerdeskadmin"};

} // namespace

QString hashPassword(const Secret &password)
{
    if (sodium_init() < 0)
        qFatal("libsodium cannot be initialised");
    char hash[crypto_pwhash_STRBYTES];
    const QByteArray &bytes = password.reveal();
    if (crypto_pwhash_str(hash, bytes.constData(), size_t(bytes.size()), crypto_pwhash_OPSLIMIT_INTERACTIVE,
            crypto_pwhash_MEMLIMIT_INTERACTIVE)
        != 0)
        qFatal("not enough memory to hash a password");
    return QString::fromLatin1(hash);
}

bool verifyPassword(const QString &hash, const Secret &password)
{
    const QByteArray text = hash.toLatin1();
    const QByteArray &bytes = password.reveal();
    return sodium_init() >= 0
        && crypto_pwhash_str_verify(text.constData(), bytes.constData(), size_t(bytes.size())) == 0;
}

QString passwordFault(const QString &password, const QString &email)
{
    if (codePointCount(password) < kMinPasswordLength)
        return u"must have at least %1 characters"_s.arg(kMinPasswordLength);
    QString plain = password.toLower();
    plain.remove(u' ');
    if (plain == email.toLower())
        return u"must not be the e-mail address"_s;
    if (QSet<QChar>(plain.begin(), plain.end()).size() < 4)
        return u"must have more than three different characters"_s;
    const bool isCommon = std::any_of(std::begin(kCommon), std::end(kCommon),
        [&](const char *common) { return plain == QLatin1String(common); });
    return isCommon ? u"is a very common password"_s : QString();
}

QString emailFault(const QString &email)
{
    const QString fault = u"must be an e-mail address such as eva@shop.example"_s;
    const qsizetype at = email.indexOf(u'@');
    const QString name = email.left(at);
    const QString host = email.mid(at + 1);
    const bool hasForm = at > 0 && at <= 64 && email.size() <= 254 && !host.isEmpty() && !host.contains(u'@')
        && !name.startsWith(u'.') && !name.endsWith(u'.') && !host.startsWith(u'.') && !host.endsWith(u'.')
        && !host.startsWith(u'-') && !email.contains(u".."_s);
    const bool hasOddCharacter = std::any_of(email.begin(), email.end(),
        [](QChar c) { return c.isSpace() || !c.isPrint() || QStringView(u"<>()[]\\,;:\"").contains(c); });
    return hasForm && !hasOddCharacter ? QString() : fault;
}

PasswordWork::PasswordWork()
{
    m_pool.setMaxThreadCount(1); // Argon2id takes 64 MiB a hash
    m_pool.setExpiryTimeout(-1);
}

bool PasswordWork::start(bool isKnown, std::function<void()> work)
{
    if (++m_waiting > (isKnown ? kMaxWaiting : kMaxStrangers)) {
        --m_waiting;
        return false;
    }
    m_pool.start(
        [this, work = std::move(work)] {
            work();
            --m_waiting;
        },
        isKnown ? 1 : 0);
    return true;
}

} // namespace answerdesk::accounts
