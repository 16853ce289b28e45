// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The names of time zones, currencies and languages. Qt 6.4 translates those of time zones only; the others
// are translated here as far as shops are likely to need them.
#include "console/widgets/basics/code_picker.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QMap>
#include <QtCore/QTimeZone>
#include <span>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct CodeNames {
    Q_DECLARE_TR_FUNCTIONS(CodeNames)
};

using Named = std::pair<QLatin1String, const char *>;

constexpr Named kCurrencies[] = {
    {QLatin1String("AUD"), QT_TRANSLATE_NOOP("CodeNames", "Australian dollar")},
    {QLatin1String("BGN"), QT_TRANSLATE_NOOP("CodeNames", "Bulgarian lev")},
    {QLatin1String("BRL"), QT_TRANSLATE_NOOP("CodeNames", "Brazilian real")},
    {QLatin1String("CAD"), QT_TRANSLATE_NOOP("CodeNames", "Canadian dollar")},
    {QLatin1String("CHF"), QT_TRANSLATE_NOOP("CodeNames", "Swiss franc")},
    {QLatin1String("CNY"), QT_TRANSLATE_NOOP("CodeNames", "Chinese yuan")},
    {QLatin1String("CZK"), QT_TRANSLATE_NOOP("CodeNames", "Czech koruna")},
    {QLatin1String("DKK"), QT_TRANSLATE_NOOP("CodeNames", "Danish krone")},
    {QLatin1String("EUR"), QT_TRANSLATE_NOOP("CodeNames", "Euro")},
    {QLatin1String("GBP"), QT_TRANSLATE_NOOP("CodeNames", "Pound sterling")},
    {QLatin1String("HUF"), QT_TRANSLATE_NOOP("CodeNames", "Hungarian forint")},
    {QLatin1String("INR"), QT_TRANSLATE_NOOP("CodeNames", "Indian rupee")},
    {QLatin1String("JPY"), QT_TRANSLATE_NOOP("CodeNames", "Japanese yen")},
    {QLatin1String("KRW"), QT_TRANSLATE_NOOP("CodeNames", "South Korean won")},
    {QLatin1String("MXN"), QT_TRANSLATE_NOOP("CodeNames", "Mexican peso")},
    {QLatin1String("NOK"), QT_TRANSLATE_NOOP("CodeNames", "Norwegian krone")},
    {QLatin1String("NZD"), QT_TRANSLATE_NOOP("CodeNames", "New Zealand dollar")},
    {QLatin1String("PLN"), QT_TRANSLATE_NOOP("CodeNames", "Polish złoty")},
    {QLatin1String("RON"), QT_TRANSLATE_NOOP("CodeNames", "Romanian leu")},
    {QLatin1String("SEK"), QT_TRANSLATE_NOOP("CodeNames", "Swedish krona")},
    {QLatin1String("TRY"), QT_TRANSLATE_NOOP("CodeNames", "Turkish lira")},
    {QLatin1String("UAH"), QT_TRANSLATE_NOOP("CodeNames", "Ukrainian hryvnia")},
    {QLatin1String("USD"), QT_TRANSLATE_NOOP("CodeNames", "US dollar")},
    {QLatin1String("ZAR"), QT_TRANSLATE_NOOP("CodeNames", "South African rand")},
};

constexpr Named kLanguages[] = {
    {QLatin1String("ar"), QT_TRANSLATE_NOOP("CodeNames", "Arabic")},
    {QLatin1String("bg"), QT_TRANSLATE_NOOP("CodeNames", "Bulgarian")},
    {QLatin1String("cs"), QT_TRANSLATE_NOOP("CodeNames", "Czech")},
    {QLatin1String("da"), QT_TRANSLATE_NOOP("CodeNames", "Danish")},
    {QLatin1String("de"), QT_TRANSLATE_NOOP("CodeNames", "German")},
    {QLatin1String("el"), QT_TRANSLATE_NOOP("CodeNames", "Greek")},
    {QLatin1String("en"), QT_TRANSLATE_NOOP("CodeNames", "English")},
    {QLatin1String("es"), QT_TRANSLATE_NOOP("CodeNames", "Spanish")},
    {QLatin1String("et"), QT_TRANSLATE_NOOP("CodeNames", "Estonian")},
    {QLatin1String("fi"), QT_TRANSLATE_NOOP("CodeNames", "Finnish")},
    {QLatin1String("fr"), QT_TRANSLATE_NOOP("CodeNames", "French")},
    {QLatin1String("hr"), QT_TRANSLATE_NOOP("CodeNames", "Croatian")},
    {QLatin1String("hu"), QT_TRANSLATE_NOOP("CodeNames", "Hungarian")},
    {QLatin1String("it"), QT_TRANSLATE_NOOP("CodeNames", "Italian")},
    {QLatin1String("ja"), QT_TRANSLATE_NOOP("CodeNames", "Japanese")},
    {QLatin1String("ko"), QT_TRANSLATE_NOOP("CodeNames", "Korean")},
    {QLatin1String("lt"), QT_TRANSLATE_NOOP("CodeNames", "Lithuanian")},
    {QLatin1String("lv"), QT_TRANSLATE_NOOP("CodeNames", "Latvian")},
    {QLatin1String("nb"), QT_TRANSLATE_NOOP("CodeNames", "Norwegian")},
    {QLatin1String("nl"), QT_TRANSLATE_NOOP("CodeNames", "Dutch")},
    {QLatin1String("pl"), QT_TRANSLATE_NOOP("CodeNames", "Polish")},
    {QLatin1String("pt"), QT_TRANSLATE_NOOP("CodeNames", "Portuguese")},
    {QLatin1String("pt-BR"), QT_TRANSLATE_NOOP("CodeNames", "Portuguese, Brazil")},
    {QLatin1String("ro"), QT_TRANSLATE_NOOP("CodeNames", "Romanian")},
    {QLatin1String("ru"), QT_TRANSLATE_NOOP("CodeNames", "Russian")},
    {QLatin1String("sk"), QT_TRANSLATE_NOOP("CodeNames", "Slovak")},
    {QLatin1String("sl"), QT_TRANSLATE_NOOP("CodeNames", "Slovenian")},
    {QLatin1String("sv"), QT_TRANSLATE_NOOP("CodeNames", "Swedish")},
    {QLatin1String("tr"), QT_TRANSLATE_NOOP("CodeNames", "Turkish")},
    {QLatin1String("uk"), QT_TRANSLATE_NOOP("CodeNames", "Ukrainian")},
    {QLatin1String("zh"), QT_TRANSLATE_NOOP("CodeNames", "Chinese")},
};

QList<NamedCode> timeZones()
{
    QList<NamedCode> all;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds()) {
        if (!id.contains('/') || id.startsWith("Etc/"))
            continue; // abbreviations, and offsets whose sign is the other way round
        const QTimeZone zone(id);
        const int minutes = zone.offsetFromUtc(now) / 60;
        const QString offset = u"UTC%1%2:%3"_s.arg(minutes < 0 ? u"−"_s : u"+"_s)
                                   .arg(qAbs(minutes) / 60, 2, 10, QChar(u'0'))
                                   .arg(qAbs(minutes) % 60, 2, 10, QChar(u'0'));
        const QString name = zone.displayName(QTimeZone::GenericTime, QTimeZone::LongName);
        all.append({QString::fromLatin1(id), name.isEmpty() ? offset : u"%1, %2"_s.arg(name, offset)});
    }
    return all;
}

/// Those that are translated, and the rest by the names that Qt knows.
QList<NamedCode> withKnown(QMap<QString, QString> names, std::span<const Named> known)
{
    for (const auto &[code, name] : known)
        names.insert(code, CodeNames::tr(name));
    QList<NamedCode> all;
    for (auto each = names.cbegin(); each != names.cend(); ++each)
        all.append({each.key(), each.value()});
    return all;
}

QList<NamedCode> currencies()
{
    QMap<QString, QString> names;
    for (const QLocale &locale :
        QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory)) {
        const QString code = locale.currencySymbol(QLocale::CurrencyIsoCode);
        const QString name = locale.currencySymbol(QLocale::CurrencyDisplayName);
        if (code.size() == 3 && (locale.language() == QLocale::English || !names.contains(code)))
            names.insert(code, name);
    }
    return withKnown(names, kCurrencies);
}

QList<NamedCode> languages()
{
    QMap<QString, QString> names;
    for (const QLocale &locale :
        QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory)) {
        const QString code = QLocale::languageToCode(locale.language());
        if (code.size() == 2)
            names.insert(code, QLocale::languageToString(locale.language()));
    }
    return withKnown(names, kLanguages);
}

} // namespace

QList<NamedCode> namedCodes(CodeKind kind)
{
    switch (kind) {
    case CodeKind::TimeZone:
        return timeZones();
    case CodeKind::Currency:
        return currencies();
    case CodeKind::Language:
        break;
    }
    return languages();
}

} // namespace answerdesk::console
