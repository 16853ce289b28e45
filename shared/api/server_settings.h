// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// Where the value of a setting stands; the first of them that has one counts.
enum class SettingSource { CommandLine, Environment, File, Default };

/// A setting of the server as it counts since its start. A secret is never shown.
struct ServerSetting {
    QString name;
    QString group;
    std::optional<QString> value;
    bool isSet = false;
    bool isSecret = false;
    SettingSource source = SettingSource::Default;
    QString origin;
    std::optional<QString> byDefault;
    QString example;
    QString description;

    static constexpr const char *kName = "ServerSetting";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ServerSetting;
        return fields(field("name", &T::name, about("As in a settings file.").required()),
            field("group", &T::group, about("Heading that it belongs to.").required()),
            field("value", &T::value, about("What counts; null for a secret and without one.").nullable()),
            field("is_set", &T::isSet, about("Whether it has a value.").required()),
            field("is_secret", &T::isSecret, about("Whether its value is never shown.").required()),
            field("source", &T::source, about("Where the value stands.").required()),
            field("origin", &T::origin,
                about("The same in words: the option, the variable or the line.").required()),
            field("default", &T::byDefault,
                about("What counts when nobody says; null for nothing.").nullable()),
            field("example", &T::example,
                about("A value that differs from the default; may be empty.").required()),
            field("description", &T::description, about("What it does.").required()));
    }
};

/// The answer of GET /admin/v1/server-settings.
struct ServerSettings {
    std::vector<ServerSetting> settings;

    static constexpr const char *kName = "ServerSettings";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(
            field("settings", &ServerSettings::settings, about("All of them, by group.").required()));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::SettingSource> {
    static constexpr std::pair<api::SettingSource, const char *> kNames[] = {
        {api::SettingSource::CommandLine, "command_line"}, {api::SettingSource::Environment, "environment"},
        {api::SettingSource::File, "file"}, {api::SettingSource::Default, "default"}};
};

} // namespace answerdesk::schema
