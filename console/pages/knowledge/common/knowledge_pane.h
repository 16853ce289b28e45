// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/lists/list_pane_base.h"
#include "console/export/export_plan.h"

namespace answerdesk::console {

class ListExport;

/// One tab of the Knowledge page. GUI thread. The page owns the actions; a pane says what they mean in it.
class KnowledgePane : public ListPaneBase
{
    Q_OBJECT
public:
    /// What can be done in a tab, each by one button and one shortcut of the page.
    enum class Verb : unsigned char {
        Create, ///< Ctrl+N, the page's primary button
        Edit, ///< F2, Enter, double click
        Again, ///< Ctrl+R
        Remove ///< Del
    };

    explicit KnowledgePane(QWidget *parent = nullptr);

    /// The verb's words with an ellipsis when a dialog follows; empty: there is no such thing here.
    virtual QString textOf(Verb verb) const;
    virtual bool can(Verb verb) const;
    virtual void act(Verb verb) = 0;

    /// A way to the page's export: in the toolbar, and in the bar of several rows.
    void addExport(const ListExport &files);
    /// The selected rows when there are several, else the list of the server as it is filtered.
    virtual ExportPlan exported() const = 0;

protected:
    /// What a verb is called for the current row and, with %1, for several.
    void setVerb(Verb verb, const QString &one, const QString &several = {});
    /// A button of the bar of several rows; it can what the verb can, and otherwise says why. none: why it
    /// has no meaning for any of the rows.
    void offer(Verb verb, const QString &text, const QString &icon, const QString &none = {});
    /// Identifiers of the selected rows, when there are several.
    QStringList several() const;

private:
    struct Words {
        QString one;
        QString several;
    };
    QMap<Verb, Words> m_words;
};

} // namespace answerdesk::console
