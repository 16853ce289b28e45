// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/unsaved_bar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

UnsavedBar::UnsavedBar(QWidget *parent)
    : QWidget(parent)
    , m_text(label({}, Type::Strong))
    , m_note(label({}, Type::Small, QPalette::PlaceholderText))
    , m_discard(button(tr("Discard")))
    , m_save(button(tr("Save"), {}, Kind::Primary))
{
    setObjectName(u"unsavedBar"_s);
    m_text->setObjectName(u"unsavedText"_s);
    m_discard->setObjectName(u"settingsDiscard"_s);
    m_save->setObjectName(u"settingsSave"_s);
    setOnSurface(this);
    auto *box = column(this);
    box->addWidget(hairline());
    auto *inner = new QWidget;
    auto *line = row(inner, 0, 8);
    line->setContentsMargins(24, 12, 24, 12);
    line->addWidget(m_text);
    line->addWidget(m_note);
    line->addStretch();
    line->addWidget(m_discard);
    line->addWidget(m_save);
    box->addWidget(inner);
    connect(m_discard, &QPushButton::clicked, this, &UnsavedBar::discardWanted);
    connect(m_save, &QPushButton::clicked, this, &UnsavedBar::saveWanted);
    apply();
}

void UnsavedBar::setState(int changes, bool isSaving, const QString &note)
{
    m_changes = changes;
    m_isSaving = isSaving;
    m_note->setText(note);
    apply();
}

void UnsavedBar::setReason(const QString &reasonAgainstSaving)
{
    m_reason = reasonAgainstSaving;
    apply();
}

bool UnsavedBar::canSave() const { return m_changes > 0 && !m_isSaving && m_reason.isEmpty(); }

void UnsavedBar::apply()
{
    setVisible(m_changes > 0);
    m_text->setText(
        m_isSaving ? tr("Saving…") : timetext::counted(m_changes, tr("1 change"), tr("%1 changes")));
    m_discard->setEnabled(!m_isSaving);
    m_save->setEnabled(canSave());
    m_save->setToolTip(m_reason);
}

} // namespace answerdesk::console
