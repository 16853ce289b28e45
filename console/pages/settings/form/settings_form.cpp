// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/settings_form.h"
#include "console/pages/settings/form/setting_field.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kFormWidth = 680;

} // namespace

SectionPanel::SectionPanel(Section section, QWidget *parent)
    : QScrollArea(parent)
    , m_section(section)
    , m_page(new QWidget)
    , m_body(nullptr)
{
    const SectionWords words = wordsOf(section);
    setObjectName(u"panel_"_s + words.id);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *host = new QWidget;
    auto *line = row(host, 0, 0);
    line->setContentsMargins(24, 20, 24, 24);
    m_page->setMaximumWidth(kFormWidth * themeOf(this).textPercent() / 100);
    line->addWidget(m_page, 1);
    line->addStretch();
    auto *outer = column(m_page, 0, 16);
    auto *head = new QWidget;
    auto *headBox = column(head, 0, 4);
    headBox->addWidget(label(words.heading, Type::Section));
    headBox->addWidget(new Paragraph(words.text));
    outer->addWidget(head);
    m_body = new QVBoxLayout;
    m_body->setSpacing(16);
    outer->addLayout(m_body);
    outer->addStretch();
    setWidget(host);
}

void SectionPanel::setWide()
{
    m_page->setMaximumWidth(QWIDGETSIZE_MAX);
    auto *line = static_cast<QBoxLayout *>(widget()->layout());
    delete line->takeAt(1);
}

SettingsForm::SettingsForm(Section section, SettingsDraft *draft, QWidget *parent)
    : SectionPanel(section, parent)
    , m_draft(draft)
{
    auto *card = new Card;
    auto *box = column(card, 16, 16);
    for (const SettingWords &words : settingWords()) {
        if (words.section != section)
            continue;
        auto *field = new SettingField(words);
        if (words.name == u"time_zone")
            field->pickFrom(CodeKind::TimeZone);
        else if (words.name == u"currency")
            field->pickFrom(CodeKind::Currency);
        else if (words.name == u"locales")
            field->pickFrom(CodeKind::Language);
        connect(field, &SettingField::edited, this,
            [this, field] { m_draft->edit(field->words().name, field->value()); });
        connect(field, &SettingField::takeOverWanted, this,
            [this, field] { m_draft->takeTheirs(field->words().name); });
        box->addWidget(field);
        m_fields << field;
    }
    body()->addWidget(card);
    connect(draft, &SettingsDraft::loaded, this, [this] { showDraft(); });
    connect(draft, &SettingsDraft::edited, this, [this] { showDraft(); });
}

SettingField *SettingsForm::field(const QString &name) const
{
    for (SettingField *field : m_fields) {
        if (field->words().name == name)
            return field;
    }
    return nullptr;
}

void SettingsForm::showDraft()
{
    if (!m_draft->isLoaded())
        return;
    const QStringList conflicts = m_draft->conflicts();
    for (SettingField *field : std::as_const(m_fields)) {
        const QString &name = field->words().name;
        const json::Value value = m_draft->value(name);
        if (!(value == field->value()) && !m_draft->changes().contains(name))
            field->setError({}); // of what was discarded
        field->setValue(value);
        field->setTheirs(conflicts.contains(name) ? std::optional(m_draft->stored(name)) : std::nullopt);
    }
    showGrants();
}

void SettingsForm::showGrants()
{
    const GrantView view{[this](const QString &name) { return m_draft->stored(name); },
        [this](const QString &name) { return m_draft->value(name); }, m_draft->server(), m_role};
    for (SettingField *field : std::as_const(m_fields)) {
        const GrantNote grant = grantNoteOf(field->words(), view);
        field->setOperatorNote(grant);
        field->setReason(!m_reason.isEmpty() || !grant.isFixed
                ? m_reason
                : tr("Only an operator of this server can change this."));
    }
}

void SettingsForm::setRole(std::optional<api::AdminRole> role)
{
    m_role = role;
    showGrants();
}

void SettingsForm::setReason(const QString &reason)
{
    m_reason = reason;
    showGrants();
}

bool SettingsForm::showErrors(const SettingsDraft::Errors &errors, bool focus)
{
    bool found = false;
    for (SettingField *field : std::as_const(m_fields)) {
        const QString error = errors.value(field->words().name);
        field->setError(error, focus && !found && !error.isEmpty());
        found = found || !error.isEmpty();
    }
    return found;
}

} // namespace answerdesk::console
