// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/chinese_script.h"
#include "resources/language/language_files.h"
#include <QtCore/QHash>
#include <QtCore/QStringList>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

struct Script {
    QList<std::pair<QString, QString>> words; ///< before their characters
    QHash<QChar, QChar> characters;
};

const Script &script()
{
    static const Script kScript = [] {
        Script read;
        for (const QStringList &row : languageRows(u"labels/traditional.tsv"_s)) {
            const QString from = row[0], to = row.value(1);
            if (from.size() != to.size())
                continue;
            if (from.size() == 2)
                read.words.emplace_back(from, to);
            else
                for (qsizetype i = 0; i < from.size(); ++i)
                    read.characters.insert(from[i], to[i]);
        }
        return read;
    }();
    return kScript;
}

} // namespace

bool isTraditionalChinese(const QString &locale)
{
    return locale == u"zh-TW"_s || locale == u"zh-HK"_s || locale == u"zh-MO"_s
        || locale.startsWith(u"zh-Hant"_s);
}

QString traditionalChinese(const QString &text)
{
    QString written = text;
    for (const auto &[from, to] : script().words)
        written.replace(from, to);
    for (QChar &c : written)
        c = script().characters.value(c, c);
    return written;
}

} // namespace answerdesk::faqs
