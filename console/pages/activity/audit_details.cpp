// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/audit_details.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/words/change_text.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

QString textOf(const json::Value *value)
{
    if (!value || value->isNull())
        return u"–"_s;
    if (const QString *text = value->asString())
        return text->isEmpty() ? u"“”"_s : *text;
    const json::Array *list = value->asArray();
    if (!list)
        return QString::fromUtf8(value->toJson());
    QStringList lines; // one entry a line, as the settings show them
    for (const json::Value &entry : *list)
        lines << textOf(&entry);
    return lines.isEmpty() ? u"–"_s : lines.join(u'\n');
}

} // namespace

AuditDetails::AuditDetails(QWidget *parent)
    : DetailsPanel(tr("Change"), parent)
    , m_target(button(tr("All for this object"), u"filter"_s))
{
    setObjectName(u"auditDetails"_s);
    auto *actor = button(tr("All by this person"), u"user"_s);
    actor->setObjectName(u"auditActor"_s);
    m_target->setObjectName(u"auditTarget"_s);
    setFoot({actor, m_target});
    connect(actor, &QPushButton::clicked, this, [this] { emit filterWanted(m_entry.actor); });
    connect(m_target, &QPushButton::clicked, this, [this] { emit filterWanted(m_entry.target); });
}

void AuditDetails::setEntry(const api::AuditEntry &entry)
{
    if (m_entry.auditId == entry.auditId && m_entry.companyKey == entry.companyKey)
        return;
    m_entry = entry;
    begin(tr("Change"), Tone::Info, changeText(entry));
    const QDateTime at = utcDateTime(entry.at.ms);
    addFact(tr("Time"), timetext::exact(at), timetext::utc(at));
    addFact(tr("Who"), actorText(entry.actor));
    addFact(tr("Object"), entry.targetName.value_or(QString()));
    addFact(tr("Identifier"), entry.target);
    addFact(tr("Action"), entry.action);
    addFact(tr("Company"), entry.companyKey);
    addFact(tr("Address"), entry.address.isEmpty() ? tr("the server’s own computer") : entry.address);
    m_target->setVisible(!entry.target.isEmpty());
    const json::Object none;
    const json::Object *before = entry.before ? entry.before->asObject() : nullptr;
    const json::Object *after = entry.after ? entry.after->asObject() : nullptr;
    if (!before && !after)
        return;
    addHeading(before && after ? tr("Changes") : after ? tr("New state") : tr("Previous state"));
    for (const auto &[name, value] : before ? *before : none)
        showMember(name, &value, after ? entry.after->find(name) : nullptr);
    for (const auto &[name, value] : after ? *after : none) {
        if (!before || !entry.before->find(name))
            showMember(name, nullptr, &value);
    }
}

void AuditDetails::showMember(const QString &name, const json::Value *before, const json::Value *after)
{
    const bool isChange = m_entry.before && m_entry.after;
    const auto words = [](const QString &text, Ink ground) {
        auto *card = new Card;
        card->setInks(ground, ground);
        auto *paragraph = new Paragraph(text, QPalette::WindowText, Type::Code);
        paragraph->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column(card, 6)->addWidget(paragraph);
        return card;
    };
    auto *member = new QWidget;
    auto *box = column(member, 0, 4);
    box->addWidget(label(name, Type::Label, QPalette::BrightText));
    if (isChange) {
        box->addWidget(words(tr("Before: %1").arg(textOf(before)), Ink::DangerBg));
        box->addWidget(words(tr("After: %1").arg(textOf(after)), Ink::SuccessBg));
    } else {
        box->addWidget(words(textOf(before ? before : after), Ink::Sunken));
    }
    add(member);
    addLine(isChange ? u"%1: %2 → %3"_s.arg(name, textOf(before), textOf(after))
                     : u"%1: %2"_s.arg(name, textOf(before ? before : after)));
}

} // namespace answerdesk::console
