// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/page.h"
#include "console/widgets/style/theme.h"
#include <QtWidgets/QPushButton>
#include <QtWidgets/QWidget>

class QAction;
class QListWidget;
class QMenu;

namespace answerdesk::console {

/// A wide flat button of the sidebar: the company and the connection with two lines, the search with its
/// shortcut.
class SideButton final : public QPushButton
{
    Q_OBJECT
public:
    enum Lead { Avatar, Dot, Search };
    explicit SideButton(Lead lead, QWidget *parent = nullptr);
    void setTexts(const QString &first, const QString &second);
    void setDot(Ink ink);
    void setAvatar(const QString &companyKey);
    void setCollapsed(bool collapsed);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintSearch(QPainter *painter) const;
    Lead m_lead;
    QString m_first;
    QString m_second;
    QString m_companyKey;
    Ink m_dot = Ink::Text3;
    bool m_collapsed = false;
};

/// Company, pages in their groups, connection. Either 224 pixels wide or 56 with icons only. The window owns
/// it.
class Sidebar final : public QWidget
{
    Q_OBJECT
public:
    explicit Sidebar(QWidget *parent = nullptr);
    /// Pages of one group stay together; groups come in the order of PageInfo::Group.
    void addPage(const PageInfo &page);
    QStringList pageIds() const; ///< as they stand, from the top
    void setCurrentPage(const QString &id);
    void setCounter(const QString &id, const QString &text);
    void setCompany(const QString &key, const QString &name, const QString &region, bool canSwitch);
    void setStatus(const ConnectionStatus &status);
    void setCollapsed(bool collapsed);
    bool isCollapsed() const { return m_collapsed; }
    /// What the company button, the connection button and the menu button open. Not owned.
    void setMenus(QMenu *companies, QMenu *connection, QMenu *all);
    void openCompanyMenu();
    /// What the search button does; it shows the action's shortcut. Not owned.
    void setSearch(QAction *search);
    QWidget *pageList() const;

signals:
    void pageChosen(const QString &id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyWidth();
    SideButton *m_company;
    SideButton *m_search;
    SideButton *m_connection;
    QListWidget *m_list;
    QPushButton *m_menu;
    bool m_collapsed = false;
};

} // namespace answerdesk::console
