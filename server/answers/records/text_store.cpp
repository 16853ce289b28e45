// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/text_store.h"
#include "server/storage/rows/row.h"
#include "shared/core/locale_tag.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::Column;
using storage::Connection;
using storage::Key;

namespace {

struct TextRow : OwnTexts::Pair {
    QString companyKey;
    QString locale;
    qint64 revision = 0;
    qint64 updatedMs = 0;
};
using TextTable = storage::Table<TextRow, "company_text", Key<"company_key", &TextRow::companyKey>,
    Key<"locale", &TextRow::locale>, Column<"greeting", &OwnTexts::Pair::greeting>,
    Column<"refusal", &OwnTexts::Pair::refusal>, Column<"updated_ms", &TextRow::updatedMs>,
    Column<"revision", &TextRow::revision>>;

void add(OwnTexts &texts, const TextRow &row)
{
    texts.byLocale.insert(row.locale, row);
    texts.revision = std::max(texts.revision, row.revision);
}

} // namespace

QString OwnTexts::find(Phrase what, const QString &locale) const
{
    for (const QString &tag : {locale, languageOf(locale)}) {
        const auto found = byLocale.constFind(tag);
        if (found == byLocale.constEnd())
            continue;
        const QString text = what == Phrase::Greeting ? found->greeting
            : what == Phrase::Refusal                 ? found->refusal
                                                      : QString();
        if (!text.isEmpty())
            return text;
    }
    return {};
}

api::CompanyTexts OwnTexts::toApi(const QStringList &locales) const
{
    QStringList tags = locales;
    for (auto own = byLocale.begin(); own != byLocale.end(); ++own) {
        if (!tags.contains(own.key()) && !(own->greeting.isEmpty() && own->refusal.isEmpty()))
            tags << own.key();
    }
    api::CompanyTexts out;
    for (const QString &tag : std::as_const(tags)) {
        const Pair own = byLocale.value(tag);
        api::LocaleTexts texts;
        texts.locale = tag;
        texts.greeting = textOrNothing(own.greeting);
        texts.refusal = textOrNothing(own.refusal);
        texts.defaultGreeting = phrase(Phrase::Greeting, tag);
        texts.defaultRefusal = phrase(Phrase::Refusal, tag);
        out.texts.push_back(std::move(texts));
    }
    return out;
}

OwnTexts loadTexts(Connection &connection, const QString &companyKey)
{
    OwnTexts texts;
    for (const TextRow &row :
        TextTable::select<"SELECT {columns} FROM company_text WHERE company_key = ?">(connection, companyKey))
        add(texts, row);
    return texts;
}

void storeTexts(Connection &connection, const QString &companyKey, const QString &locale,
    const OwnTexts::Pair &texts, qint64 revision, qint64 nowMs)
{
    TextTable::upsert(connection, {texts, companyKey, locale, revision, nowMs});
}

void TextDirectory::load(Connection &connection)
{
    QHash<QString, OwnTexts> all;
    for (const TextRow &row : TextTable::select<"SELECT {columns} FROM company_text">(connection))
        add(all[row.companyKey], row);
    for (auto texts = all.begin(); texts != all.end(); ++texts)
        put(texts.key(), *texts);
}

TextDirectory::Pointer TextDirectory::find(const QString &companyKey) const
{
    const std::scoped_lock lock(m_mutex);
    return m_texts.value(companyKey, m_none);
}

void TextDirectory::forget(const QString &companyKey)
{
    const std::scoped_lock lock(m_mutex);
    m_texts.remove(companyKey);
}

void TextDirectory::put(const QString &companyKey, OwnTexts texts)
{
    const std::scoped_lock lock(m_mutex);
    Pointer &known = m_texts[companyKey];
    if (!known || known->revision < texts.revision)
        known = std::make_shared<const OwnTexts>(std::move(texts));
}

} // namespace answerdesk::answers
