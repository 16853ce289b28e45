// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/access_rights.h"
#include "console/app/page/page.h"
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "shared/core/clock.h"
#include "shared/models/knowledge_source_model.h"
#include <QtCore/QTimer>

class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace answerdesk::console {

class AskPanel;
class DocumentsPane;
class GapsPane;
class LexiconPane;
class ListExport;
class OwnAnswersPane;
class PageHeader;
class SourcesPane;

/// What answers are made of: sources, documents, own answers, the questions that none of them answers, and
/// the customers' words; with a panel that shows why an answer is what it is. Files may be dropped anywhere
/// on it.
class KnowledgePage final : public Page
{
    Q_OBJECT
public:
    enum Tab { Sources, Documents, OwnAnswers, Gaps, Lexicon };
    explicit KnowledgePage(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void setActive(bool active) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;
    /// "sources", "documents", "own-answers", "gaps", "lexicon", or "add": the dialog that adds a source.
    void showView(const QString &view) override;
    QString unsavedNote() const override;

    void showTab(Tab tab);
    void showDocument(const QString &documentId);
    Tab currentTab() const;

public slots:
    void toggleAsk();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    using Verb = KnowledgePane::Verb;
    void build();
    void buildActions();
    void connectPanes();
    void applyRights();
    void showHead();
    void buildExport();
    void setAskShown(bool shown);
    void readLocales();
    KnowledgePane *pane() const;

    const Clock &m_clock;
    models::KnowledgeSourceModel *m_sources;
    SourcesPane *m_sourcesPane;
    DocumentsPane *m_documentsPane;
    OwnAnswersPane *m_answersPane;
    GapsPane *m_gapsPane;
    LexiconPane *m_lexiconPane;
    AskPanel *m_ask;
    AccessRights *m_rights;
    ListExport *m_export;
    PageHeader *m_header;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    QSplitter *m_split;
    QWidget *m_dropHint;
    QPushButton *m_askButton;
    QPushButton *m_create;
    QMap<Verb, QAction *> m_verbs;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    QTimer m_times;
    QSet<int> m_read; ///< tabs whose list was asked for in this session
    bool m_isActive = false;
    bool m_mayWrite = true;
    QString m_offlineReason; ///< empty: online
};

} // namespace answerdesk::console
