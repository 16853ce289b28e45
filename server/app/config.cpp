// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/config.h"
#include <QtCore/QFile>
#include <QtCore/QProcessEnvironment>
#include <numeric>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

// Variables with the prefix that are no settings.
constexpr const char *kOtherVariables[] = {"ANSWERDESK_ADMIN_TOKEN", "ANSWERDESK_ADMIN_PASSWORD",
    "ANSWERDESK_ADMIN_PASSWORD_FILE", "ANSWERDESK_NEW_PASSWORD", "ANSWERDESK_NEW_PASSWORD_FILE",
    "ANSWERDESK_NEW_MODEL_KEY", "ANSWERDESK_NEW_MODEL_KEY_FILE", "ANSWERDESK_EVAL_DATA", "ANSWERDESK_CONFIG",
    "ANSWERDESK_SCREENSHOTS"};
constexpr qint64 kMaxSecretBytes = 64 * 1024;

using Texts = QMap<QString, QString>;

struct Origin {
    QString value;
    QString place;
    api::SettingSource source = api::SettingSource::Default;
};

Error wrong(const QString &text) { return Error::make(ErrorCode::InternalError, text); }

Result<QMap<QString, Origin>> readFile(const QString &path)
{
    QMap<QString, Origin> values;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(wrong(u"The settings file %1 cannot be read: %2"_s.arg(path, file.errorString())));
    int number = 0;
    for (const QByteArray &bytes : file.readAll().split('\n')) {
        ++number;
        const QString line = QString::fromUtf8(bytes).trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const qsizetype equals = line.indexOf(u'=');
        const QString place = u"%1, line %2"_s.arg(path).arg(number);
        if (equals <= 0)
            return fail(wrong(u"%1 is not of the form name = value."_s.arg(place)));
        const QString name = line.left(equals).trimmed();
        if (const auto before = values.constFind(name); before != values.cend())
            return fail(
                wrong(u"The setting %1 is listed twice: %2 and %3."_s.arg(name, before->place, place)));
        values.insert(name, {line.mid(equals + 1).trimmed(), place, api::SettingSource::File});
    }
    return values;
}

QStringList settingNames()
{
    QStringList names;
    for (const Setting &setting : settings()) {
        names << QString::fromLatin1(setting.name);
        if (setting.isSecret)
            names << fileSettingOf(setting);
    }
    return names;
}

/// Edits that lead from one text to the other.
int distance(QStringView a, QStringView b)
{
    std::vector<int> row(std::size_t(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        int diagonal = std::exchange(row[0], int(i) + 1);
        for (std::size_t j = 0; j < std::size_t(b.size()); ++j) {
            const int change = diagonal + (a[i] == b[qsizetype(j)] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j + 1] + 1, row[j] + 1, change});
        }
    }
    return row.back();
}

Error unknown(const QString &name, const QString &place)
{
    QString text = u"There is no setting “%1” (%2)."_s.arg(name, place);
    if (const QString nearest = nearestSetting(name); !nearest.isEmpty())
        text += u" Did you mean %1?"_s.arg(nearest);
    return wrong(text);
}

std::optional<Error> checkUnknown(const Texts &environment, const QMap<QString, Origin> &file)
{
    const QStringList known = settingNames();
    for (auto it = file.cbegin(); it != file.cend(); ++it) {
        if (!known.contains(it.key()))
            return unknown(it.key(), it->place);
    }
    for (auto it = environment.cbegin(); it != environment.cend(); ++it) {
        const bool isOther = std::any_of(std::begin(kOtherVariables), std::end(kOtherVariables),
            [&](const char *name) { return it.key() == QLatin1String(name); });
        const QString name = it.key().mid(11).toLower();
        if (it.key().startsWith(u"ANSWERDESK_") && !isOther && !known.contains(name))
            return unknown(name, u"environment variable "_s + it.key());
    }
    return std::nullopt;
}

/// The three places in which settings stand.
struct Places {
    const Texts &options;
    const Texts &environment;
    const QMap<QString, Origin> &file;

    std::optional<Origin> onCommandLine(const QString &name) const
    {
        if (!options.contains(name))
            return std::nullopt;
        return Origin{options.value(name), u"--"_s + QString(name).replace(u'_', u'-'),
            api::SettingSource::CommandLine};
    }
    std::optional<Origin> inEnvironment(const QString &name) const
    {
        const QString variable = u"ANSWERDESK_"_s + name.toUpper();
        if (!environment.contains(variable))
            return std::nullopt;
        return Origin{environment.value(variable), u"environment variable "_s + variable,
            api::SettingSource::Environment};
    }
    std::optional<Origin> inFile(const QString &name) const
    {
        return file.contains(name) ? std::optional(file.value(name)) : std::nullopt;
    }
};

Result<std::optional<Origin>> findText(const Setting &setting, const Places &places)
{
    const QString name = QString::fromLatin1(setting.name);
    for (const auto &origin : {places.onCommandLine(name), places.inEnvironment(name), places.inFile(name)}) {
        if (!origin || origin->value.isEmpty())
            continue;
        const bool isOnCommandLine = origin->source == api::SettingSource::CommandLine;
        const QString fault = isOnCommandLine && setting.commandLineFault
            ? setting.commandLineFault(origin->value)
            : QString();
        if (!fault.isEmpty())
            return fail(wrong(u"The setting %1 (%2): %3"_s.arg(name, origin->place, fault)));
        return origin;
    }
    if (!*setting.defaultText)
        return std::optional<Origin>();
    return Origin{QString::fromLatin1(setting.defaultText), u"default"_s};
}

Result<std::optional<Origin>> readSecret(const Setting &setting, const Origin &named)
{
    const auto refuse = [&](const QString &reason) {
        return fail(wrong(u"The file %1 of the setting %2 (%3) %4."_s.arg(
            named.value, QString::fromLatin1(setting.name), named.place, reason)));
    };
    QFile file(named.value);
    if (!file.open(QIODevice::ReadOnly))
        return refuse(u"cannot be read: "_s + file.errorString());
    QByteArray bytes = file.read(kMaxSecretBytes);
    while (bytes.endsWith('\n') || bytes.endsWith('\r'))
        bytes.chop(1);
    if (bytes.isEmpty())
        return refuse(u"is empty"_s);
    return Origin{QString::fromUtf8(bytes), u"%1, named by %2"_s.arg(named.value, named.place), named.source};
}

Result<std::optional<Origin>> findSecret(const Setting &setting, const Places &places)
{
    const QString name = QString::fromLatin1(setting.name);
    const QString fileName = fileSettingOf(setting);
    if (const auto given = places.onCommandLine(name)) {
        return fail(wrong(
            u"The setting %1 is a secret and not allowed on the command line, where every user of the machine can read it. Use --%2 FILE."_s
                .arg(name, optionOf(setting))));
    }
    using Place = std::optional<Origin> (Places::*)(const QString &) const;
    for (const Place place : {&Places::onCommandLine, &Places::inEnvironment, &Places::inFile}) {
        const auto direct = (places.*place)(name);
        const auto named = (places.*place)(fileName);
        if (direct && named) {
            return fail(
                wrong(u"The setting %1 is given twice: %2 and %3."_s.arg(name, direct->place, named->place)));
        }
        if (named)
            return readSecret(setting, *named);
        if (direct)
            return direct;
    }
    return std::optional<Origin>();
}

} // namespace

QString nearestSetting(const QString &name)
{
    int best = std::max(2, int(name.size()) / 3) + 1;
    QString nearest;
    for (const QString &known : settingNames()) {
        if (const int edits = distance(name, known); edits < best) {
            best = edits;
            nearest = known;
        }
    }
    return nearest;
}

QMap<QString, QString> processEnvironment()
{
    QMap<QString, QString> all;
    const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &key : environment.keys())
        all.insert(key, environment.value(key));
    return all;
}

Result<Config> loadConfig(const Texts &options, const Texts &environment, const QString &file)
{
    QMap<QString, Origin> fromFile;
    if (!file.isEmpty()) {
        const auto read = readFile(file);
        if (!read)
            return tl::unexpected(read.error());
        fromFile = *read;
    }
    if (const auto fault = checkUnknown(environment, fromFile))
        return tl::unexpected(*fault);
    Config config;
    config.file = file;
    const Places places{options, environment, fromFile};
    for (const Setting &setting : settings()) {
        const auto found = setting.isSecret ? findSecret(setting, places) : findText(setting, places);
        if (!found)
            return tl::unexpected(found.error());
        const bool isSet = *found && !(*found)->value.isEmpty();
        SettingValue value{&setting, {}, *found ? (*found)->place : u"default"_s, isSet,
            *found ? (*found)->source : api::SettingSource::Default};
        if (isSet) {
            const QString reason = setting.apply(config, (*found)->value);
            if (!reason.isEmpty())
                return fail(wrong(u"The setting %1 (%2): %3"_s.arg(
                    QString::fromLatin1(setting.name), (*found)->place, reason)));
            if (!setting.isSecret)
                value.text = setting.shown ? setting.shown((*found)->value) : (*found)->value;
        }
        config.values << value;
    }
    if (config.dataDir.isEmpty())
        return fail(wrong(u"The setting data_dir is missing: use --data-dir DIR."_s));
    if (config.accessLog.isEmpty())
        config.accessLog = config.dataDir + u"/logs/access.log"_s;
    else if (config.accessLog == u"off")
        config.accessLog.clear();
    return config;
}

api::ServerSetting shownSetting(const SettingValue &value)
{
    const Setting &setting = *value.setting;
    const auto textOf
        = [](const char *text) { return *text ? std::optional(QString::fromUtf8(text)) : std::nullopt; };
    api::ServerSetting row;
    row.name = QString::fromLatin1(setting.name);
    row.group = QString::fromLatin1(setting.group);
    row.isSet = value.isSet;
    row.isSecret = setting.isSecret;
    if (value.isSet && !setting.isSecret)
        row.value = value.text;
    row.source = value.source;
    row.origin = value.origin;
    row.byDefault = textOf(setting.defaultText);
    row.example = QString::fromUtf8(setting.example);
    row.description = QString::fromUtf8(setting.help);
    return row;
}

} // namespace answerdesk::app
