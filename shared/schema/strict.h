// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

/// Reading of files that people write: there a member that nobody declared is a slip of the pen, while in a
/// request it is ignored.
namespace answerdesk::schema {

template <typename T>
struct Strays {
    static void find(const json::Value &, const QString &, Faults &) { }
};

template <typename T>
struct Strays<std::optional<T>> : Strays<T> {
};

template <typename T>
struct Strays<std::vector<T>> {
    static void find(const json::Value &value, const QString &path, Faults &faults)
    {
        const json::Array *array = value.asArray();
        for (std::size_t i = 0; array && i < array->size(); ++i)
            Strays<T>::find((*array)[i], path + u'[' + QString::number(i) + u']', faults);
    }
};

template <Described T>
struct Strays<T> {
    static void find(const json::Value &value, const QString &path, Faults &faults)
    {
        const json::Object *object = value.asObject();
        if (!object)
            return; // read() says what it is instead
        const QString prefix = path.isEmpty() ? path : path + u'.';
        QStringList known;
        forEachField<T>([&](const auto &field) {
            known << QString::fromLatin1(field.name);
            using Member = std::remove_cvref_t<decltype(std::declval<T &>().*field.member)>;
            if (const json::Value *member = value.find(known.back()))
                Strays<Member>::find(*member, prefix + known.back(), faults);
        });
        QStringList seen;
        for (const auto &[name, member] : *object) {
            if (!known.contains(name))
                faults.invalid(prefix + name,
                    QStringLiteral("is not known; there are ") + known.join(QStringLiteral(", ")));
            else if (seen.contains(name))
                faults.invalid(prefix + name, QStringLiteral("stands there twice"));
            else if (member.isNull())
                faults.invalid(prefix + name, QStringLiteral("must not be null; leave it out"));
            seen << name;
        }
    }
};

/// Like read(), and unknown, repeated and null members are faults too.
template <Described T>
Result<T> readStrict(const json::Value &value)
{
    if (!value.asObject())
        return fail(ErrorCode::InvalidJson, QStringLiteral("It must be a JSON object."));
    T out{};
    Faults faults;
    Strays<T>::find(value, {}, faults);
    Codec<T>::readMembers(value, out, {}, faults);
    if (!faults.isEmpty())
        return tl::unexpected(faults.toError());
    return out;
}

} // namespace answerdesk::schema
