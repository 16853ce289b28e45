// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/change_feed.h"
#include "console/app/page/connector.h"
#include "console/widgets/feedback/toast.h"
#include <QtGui/QKeySequence>
#include <QtWidgets/QWidget>

namespace answerdesk::console {

/// Where a page stands in the sidebar.
struct PageInfo {
    enum Group { Analytics, Answers, Integrate, Manage };
    QString id; ///< for settings and tests: "keys"
    Group group = Integrate;
    QString title; ///< translated
    QString icon; ///< a glyph's name
    QKeySequence shortcut = {}; ///< beside that of its place in the sidebar
};

/// One page of the window. GUI thread; the window owns it. A page shows what setSession() gave it and asks
/// for nothing else. The QActions added with addAction() appear in the menu "Page" while it is shown, and
/// their shortcuts work only then: a shortcut of a hidden page is dead, so pages may share them.
class Page : public QWidget
{
    Q_OBJECT
public:
    explicit Page(PageInfo info, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_info(std::move(info))
    {
    }
    const PageInfo &info() const { return m_info; }

    /// Whether there is nothing to show without a company: setSession() then gets null until there is one.
    virtual bool needsCompany() const { return true; }
    /// Whether there is something to do here while no server is open.
    virtual bool worksWithoutServer() const { return false; }
    /// Another server or company; null and empty when there is none. Drops what was shown.
    virtual void setSession(client::ApiClient *client, const QString &companyKey) = 0;
    /// F5, and each time the server came back.
    virtual void refresh() = 0;
    /// While the server does not answer: what is shown stays, writing controls are disabled with the reason
    /// as tool tip.
    virtual void setOffline(bool offline, const QString &reason) = 0;
    /// Ctrl+F: where the filter or the first field is.
    virtual void focusFilter() { }
    /// Puts the focus where work starts; called when the page is opened by a shortcut.
    virtual void focusContent() { }
    /// The parts that F6 goes through: toolbar, list, details.
    virtual QList<QWidget *> panes() const { return {}; }
    /// Shows one of the views that the page has, by a word of its own ("gaps"), because another page leads
    /// there; a word that it does not know changes nothing.
    virtual void showView(const QString &view) { Q_UNUSED(view) }
    /// The window has said something, whichever page wanted it.
    virtual void messageShown(const ToastText &toast) { Q_UNUSED(toast) }
    /// What is lost when the program ends now, as a sentence; empty when nothing is.
    virtual QString unsavedNote() const { return {}; }
    /// Such rows have changed on the server: the lists that show some are read again.
    virtual void followChanges(const Topics &topics) { refreshLists(*this, topics); }
    /// Only while shown a page may poll.
    virtual void setActive(bool active) { Q_UNUSED(active) }

signals:
    void counterChanged(const QString &text); ///< at the right of its row in the sidebar; empty hides it
    void toastWanted(const answerdesk::console::ToastText &toast);
    /// Another page is to be opened, at this view; an empty one: as it was left.
    void pageWanted(const QString &id, const QString &view);
    void actionsChanged(); ///< actions() are others now, as those of a tab
    void companiesChanged(); ///< one was made, or is called otherwise now
    void companyWanted(const QString &key); ///< it is to be the one that all pages show; empty: none is

private:
    PageInfo m_info;
};

} // namespace answerdesk::console
