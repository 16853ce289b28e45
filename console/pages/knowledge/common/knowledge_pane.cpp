// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "console/app/page/selected_rows.h"
#include "console/app/page/show_rows.h"
#include "console/export/list_export.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/selection_bar.h"
#include <QtGui/QAction>
#include <QtWidgets/QPushButton>

namespace answerdesk::console {

void KnowledgePane::showModel(models::RemoteModel *model, ContentStack *stack, const QString &what)
{
    tellFailures(model, stack, what, this);
}

SelectedRows *KnowledgePane::makeSelection(Toolbar *toolbar)
{
    m_toolbar = toolbar;
    m_selection = new SelectedRows(list(), toolbar);
    connect(m_selection, &SelectedRows::changed, this, &KnowledgePane::changed);
    connect(m_selection, &SelectedRows::toastWanted, this, &KnowledgePane::toastWanted);
    return m_selection;
}

void KnowledgePane::offer(Verb verb, const QString &text, const QString &icon, const QString &none)
{
    auto *action = new QAction(glyph::icon(icon), text, this);
    action->setIconText(text);
    connect(action, &QAction::triggered, this, [this, verb] { act(verb); });
    connect(this, &KnowledgePane::changed, action, [this, action, verb, none] {
        action->setEnabled(can(verb));
        action->setToolTip(!m_blocked.isEmpty() ? m_blocked : action->isEnabled() ? QString() : none);
    });
    m_selection->bar()->add(action);
}

void KnowledgePane::setReason(const QString &reason)
{
    m_blocked = reason;
    emit changed();
}

void KnowledgePane::addExport(const ListExport &files)
{
    m_toolbar->add(files.newIconButton()); // the ask panel leaves little room beside it
    m_selection->bar()->addQuiet(files.action());
}

} // namespace answerdesk::console
