// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/basics/rows.h"
#include "console/widgets/feedback/fault.h"
#include "shared/api/feeds.h"
#include <QtWidgets/QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace answerdesk::console {

class BusyBar;
class Card;
class DataTable;
class ElidedLabel;
class Paragraph;

/// The first products of a feed as they would be stored, with what is wrong in these rows; of a plain CSV
/// file also what each column means, which can be changed. As high in every state.
class FeedPreviewView final : public QWidget
{
    Q_OBJECT
public:
    explicit FeedPreviewView(QWidget *parent = nullptr);
    void showHint(const QString &text);
    void showFault(const Fault &fault);
    void showPreview(const api::FeedPreview &preview);
    void setBusy(bool busy);
    /// The meaning of the columns; nothing until it was changed here.
    const std::optional<std::vector<api::FeedColumn>> &columns() const { return m_chosen; }
    /// Another file or address: what was chosen for its columns means nothing now. columns: as they are
    /// stored.
    void forgetColumns(const std::optional<std::vector<api::FeedColumn>> &columns = {});

signals:
    void columnsChanged();

private:
    QWidget *buildContent();
    void showColumns(const api::FeedPreview &preview);
    void say(const QString &text, bool bad);
    Rows<api::FeedProductRow> *m_products;
    Rows<api::FeedLine> *m_lines;
    ElidedLabel *m_facts;
    BusyBar *m_busy;
    QStackedWidget *m_stack;
    Paragraph *m_hint;
    Card *m_mapping;
    QScrollArea *m_columns;
    DataTable *m_table;
    QLabel *m_problems;
    Card *m_lineCard;
    DataTable *m_lineTable;
    std::vector<api::FeedColumn> m_shown;
    std::optional<std::vector<api::FeedColumn>> m_chosen;
};

} // namespace answerdesk::console
