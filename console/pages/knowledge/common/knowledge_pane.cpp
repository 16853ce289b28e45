// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "console/export/list_export.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/selection_bar.h"
#include <QtCore/QLocale>
#include <QtGui/QAction>
#include <QtWidgets/QLayout>
#include <QtWidgets/QPushButton>

namespace answerdesk::console {

KnowledgePane::KnowledgePane(QWidget *parent)
    : ListPaneBase(parent)
{
    toolbar()->layout()->setContentsMargins(24, 12, 24, 12);
}

void KnowledgePane::setVerb(Verb verb, const QString &one, const QString &several)
{
    m_words[verb] = {one, several};
}

QString KnowledgePane::textOf(Verb verb) const
{
    const Words words = m_words.value(verb);
    return selection()->several() && !words.several.isEmpty()
        ? words.several.arg(QLocale().toString(selection()->count()))
        : words.one;
}

bool KnowledgePane::can(Verb verb) const
{
    const bool isPossible = !isOffline() && remote()->canAsk() && m_words.contains(verb);
    return isPossible && (verb == Verb::Create || (currentRow() >= 0 && !selection()->isRunning()));
}

QStringList KnowledgePane::several() const
{
    return selection()->several() ? selection()->ids() : QStringList();
}

void KnowledgePane::offer(Verb verb, const QString &text, const QString &icon, const QString &none)
{
    auto *action = new QAction(glyph::icon(icon), text, this);
    action->setIconText(text);
    connect(action, &QAction::triggered, this, [this, verb] { act(verb); });
    connect(this, &KnowledgePane::changed, action, [this, action, verb, none] {
        action->setEnabled(can(verb));
        action->setToolTip(isOffline() ? reason() : action->isEnabled() ? QString() : none);
    });
    selection()->bar()->add(action);
}

void KnowledgePane::addExport(const ListExport &files)
{
    toolbar()->add(files.newIconButton()); // the ask panel leaves little room beside it
    selection()->bar()->addQuiet(files.action());
}

} // namespace answerdesk::console
