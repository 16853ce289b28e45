// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page.h"
#include "shared/core/clock.h"
#include "shared/models/faq_model.h"
#include "shared/models/faq_page_model.h"
#include <QtCore/QTimer>

class QComboBox;
class QLineEdit;
class QSplitter;

namespace answerdesk::console {

class ContentStack;
class DataTable;
class FaqDetails;
class FaqPageCells;
class FaqPageFilter;
class PageHeader;
class Toolbar;

/// Which pages have answers, and are they right. Rows change in place while the page is shown.
class FaqsPage final : public Page
{
    Q_OBJECT
public:
    explicit FaqsPage(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void setActive(bool active) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;

public slots:
    void regenerateCurrent();

private:
    QWidget *buildList();
    void connectModels();
    void showState();
    void showDetails();
    int currentRow() const;

    const Clock &m_clock;
    models::FaqPageModel *m_pages;
    models::FaqModel *m_faqs;
    FaqPageFilter *m_filter;
    FaqPageCells *m_cells;
    PageHeader *m_header;
    Toolbar *m_toolbar;
    QLineEdit *m_search;
    QComboBox *m_choice;
    DataTable *m_table;
    FaqDetails *m_details;
    ContentStack *m_listStack;
    ContentStack *m_stack;
    QAction *m_regenerate;
    QTimer m_times;
    bool m_offline = false;
};

} // namespace answerdesk::console
