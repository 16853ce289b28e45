// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/sources/source_settings_dialog.h"
#include "console/pages/knowledge/sources/reading_fields.h"
#include "console/pages/knowledge/sources/source_cells.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

SourceSettingsDialog::SourceSettingsDialog(const api::Source &source, QWidget *parent)
    : TaskDialog(tr("Change the source"), Columns, parent)
    , m_name(new QLineEdit(source.name))
{
    setOnServer();
    m_name->setObjectName(u"sourceName"_s);
    m_name->setMaxLength(200);
    m_nameField = addField(tr("Name"), m_name);
    if (isReadFromAddress(source)) {
        m_reading = new ReadingFields;
        m_reading->set(source);
        content()->addWidget(m_reading);
    }
    auto *cancel = button(tr("Cancel"));
    auto *save = button(tr("Save"), {}, Kind::Primary);
    setButtons({cancel, save});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &SourceSettingsDialog::submit);
    m_name->setFocus();
    m_name->selectAll();
}

void SourceSettingsDialog::submit()
{
    setFault({});
    const QString name = m_name->text().trimmed();
    if (name.isEmpty())
        return m_nameField->setError(tr("Enter a name for the source."), true);
    api::SourceChange change;
    change.name = name;
    if (m_reading) {
        change.intervalHours = m_reading->intervalHours();
        change.maxPages = m_reading->maxPages();
        change.maxDepth = m_reading->maxDepth();
    }
    setBusy(true);
    emit submitted(change);
}

void SourceSettingsDialog::showRefusal(const Fault &fault)
{
    setBusy(false);
    setFault(fault);
}

} // namespace answerdesk::console
