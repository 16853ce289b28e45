// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/recorded_variables.h"
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct Kind {
    QString member;
    QString variable;
    QString before; ///< of the uuid
    bool isUuid = false; ///< others are wrong on purpose
};

const QList<Kind> &kinds()
{
    static const QList<Kind> kAll{{u"user_fingerprint"_s, u"chat"_s, {}, true},
        {u"user_faq_fingerprint"_s, u"faq"_s, {}, true}, {u"orderId"_s, u"order"_s, u"order-"_s},
        {u"idempotency-key"_s, u"key"_s, u"key-"_s}};
    return kAll;
}

bool isUuid(const QString &text) { return text.size() == 36 && !QUuid::fromString(text).isNull(); }

} // namespace

void RecordedVariables::beginStep(const Scenario &before)
{
    m_added.clear();
    m_taken.clear();
    for (const ScenarioStep &step : before.steps)
        m_taken << step.name;
    if (before.variables && before.variables->asObject()) {
        for (const auto &[name, value] : *before.variables->asObject())
            m_taken << name;
    }
    m_known.removeIf([this](const Variable &known) { return !m_taken.contains(known.name); });
}

QString RecordedVariables::freeName(const QString &base) const
{
    QString name = base;
    for (int number = 2; m_taken.contains(name); ++number)
        name = u"%1_%2"_s.arg(base).arg(number);
    return name;
}

std::optional<QString> RecordedVariables::referenceTo(const QString &member, const QString &value, int status)
{
    const auto reference = [](const Variable &variable) { return u"{{"_s + variable.name + u"}}"_s; };
    for (const Variable &known : std::as_const(m_known)) {
        if (known.value == value && (known.member == member || isUuid(value)))
            return reference(known);
    }
    for (const Kind &kind : kinds()) {
        const bool wasRefused = !kind.isUuid && (status == 400 || status == 409);
        if (kind.member != member || value.isEmpty() || wasRefused || (kind.isUuid && !isUuid(value)))
            continue;
        const Variable made{kind.member, freeName(kind.variable), kind.before + u"{{$uuid}}"_s, value};
        m_taken << made.name;
        m_added << made;
        m_known << made;
        return reference(made);
    }
    return std::nullopt;
}

} // namespace answerdesk::console
