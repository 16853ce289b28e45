// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/revenue/common/report_pane.h"
#include "shared/api/orders.h"
#include "shared/models/commerce_list_model.h"
#include <array>
#include <functional>

class QPushButton;
class QStackedWidget;

namespace answerdesk::console {

class CellModel;
class ElidedLabel;

/// The rows that make up a figure: orders, refunds, cart events or tickets, as the figure narrows them.
class RowsPane final : public ReportPane
{
    Q_OBJECT
public:
    explicit RowsPane(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// What is shown when nothing else was asked for: all orders of the range.
    void setDefault(const RowsLink &link);
    void show(const RowsLink &link);
    /// The rows may be others by now: read at once, or when the pane is next shown.
    void reload();
    /// While something is open beside the list, it goes with the current row.
    void setFollowing(bool follows) { m_follows = follows; }
    /// The name of the list, for its tab.
    QString listName() const { return current().name; }
    DataTable *list() const override { return current().table; }
    ExportPlan exported() const override;

signals:
    void orderWanted(const QString &eventId);
    void visitorWanted(const QStringList &fingerprints);
    void changed(); ///< another list

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct List {
        QString name;
        models::ListModelBase *model = nullptr;
        DataTable *table = nullptr;
        std::function<void(int row)> open;
        QString fileName;
    };
    void buildLists();
    void addList(RowsLink::Kind kind, List list, const QString &failure);
    const List &current() const { return m_lists[std::size_t(m_link.kind)]; }
    void openCurrent(const QModelIndex &index);
    void apply();
    void read();

    std::array<List, 4> m_lists;
    QStackedWidget *m_stack;
    ElidedLabel *m_title;
    ElidedLabel *m_explanation;
    QPushButton *m_all;
    RowsLink m_default;
    RowsLink m_link;
    bool m_isStale = false; ///< not read since the filter changed
    bool m_follows = false;
};

} // namespace answerdesk::console
