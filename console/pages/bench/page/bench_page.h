// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/page.h"
#include "console/bench/bench_session.h"
#include "console/bench/shop_examples.h"
#include <functional>

class QAction;
class QPushButton;
class QSettings;
class QStackedWidget;
class QTabBar;

namespace answerdesk::console {

class AccessRights;
class BenchPane;
class CompareView;
class ConversationPane;
class ExchangeInspector;
class FaqPane;
class KeyChoice;
class PageHeader;
class RequestPane;
class ScenariosPane;
class ShopPane;

/// Sends real requests to the connected server and shows everything that came of them: a tab for each way to
/// send, one inspector for all.
class BenchPage final : public Page
{
    Q_OBJECT
public:
    enum Tab { Conversation, Faqs, Shop, Request, Scenarios };

    BenchPage(const Clock &clock, QSettings &settings, QWidget *parent = nullptr);
    ~BenchPage() override;
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;
    QString unsavedNote() const override;

    void showTab(Tab tab);
    /// Puts a question into the fields of the conversation; it is not sent.
    void fillIn(const BenchQuestion &question);
    /// Puts any request into the fields of the tab for requests; it is not sent.
    void fillIn(const client::RawRequest &request);

private:
    void buildHeader();
    void buildPanes();
    void buildShortcuts();
    QAction *addShortcut(const QString &text, const QString &icon, const QKeySequence &keys,
        const std::function<void()> &slot);
    void connectScenarios();
    void addToScenario();
    void stepTab(int by);
    BenchPane *current() const;
    void choose(BenchPane *pane, const ExchangePtr &exchange);
    void inspect(const ExchangePtr &exchange);
    void showAnew();
    void showRepeat();
    void showRests();
    void showKey();
    void showNames();
    void showShop(const QStringList &hosts);

    ExchangeRunner m_runner;
    BenchSession m_session;
    ShopPages m_shopPages;
    AskedQuestions m_asked;
    PageHeader *m_header;
    QTabBar *m_tabs;
    ConversationPane *m_conversation;
    FaqPane *m_faqs;
    ShopPane *m_shop;
    RequestPane *m_request;
    ScenariosPane *m_scenarios;
    QStackedWidget *m_panes;
    ExchangeInspector *m_inspector;
    QStackedWidget *m_stack; ///< panes beside the inspector, or two answers side by side
    CompareView *m_compare;
    QPushButton *m_shopLink;
    QString m_shopAddress;
    KeyChoice *m_key;
    QPushButton *m_anew;
    QAction *m_sendAction = nullptr;
    QAction *m_newAction = nullptr;
    QAction *m_keepAction = nullptr;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    AccessRights *m_rights;
    QString m_offlineReason;
    QString m_reason; ///< why nothing is sent now; empty when it can be
    QHash<BenchPane *, ExchangePtr> m_shown; ///< what was chosen last in each
    bool m_canBeginAnew = false;
    bool m_isOffline = false;
};

} // namespace answerdesk::console
