// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/activity_pane.h"
#include "console/pages/activity/details_panel.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/data_table.h"
#include <QtGui/QKeyEvent>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

void ActivityPane::build(Parts parts, DetailsPanel *details)
{
    m_panel = details;
    parts.details = details;
    parts.splitName = parts.name + u"Split"_s;
    parts.split = Qt::Horizontal;
    parts.shares = {716, 340}; // of 1280 pixels without the sidebar
    parts.choosesFirst = false;
    ListPaneBase::build(parts);
    auto *save = button(tr("Export…"), u"export"_s, Kind::Ghost);
    save->setObjectName(parts.name + u"Export"_s);
    toolbar()->add(save);
    connect(this, &ActivityPane::changed, save,
        [save, rows = list()->model()] { save->setEnabled(rows->rowCount() > 0); });
    connect(save, &QPushButton::clicked, this, &ActivityPane::exportWanted);
    connect(details, &DetailsPanel::closeRequested, this, &ActivityPane::closeDetails);
    connect(list(), &QAbstractItemView::activated, details, &DetailsPanel::focusFirst);
    details->hide();
    emit changed();
}

void ActivityPane::closeDetails()
{
    const bool hadFocus = m_panel->isAncestorOf(focusWidget());
    list()->clearSelection();
    if (hadFocus)
        list()->setFocus(Qt::OtherFocusReason);
}

void ActivityPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_panel->isVisible())
        closeDetails();
    else
        ListPaneBase::keyPressEvent(event);
}

} // namespace answerdesk::console
