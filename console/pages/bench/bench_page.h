// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page.h"
#include "console/bench/bench_session.h"
#include <functional>

class QPushButton;
class QSplitter;

namespace answerdesk::console {

class ConversationPane;
class ExchangeInspector;
class PageHeader;

/// Sends real requests to the connected server and shows everything that came of them.
class BenchPage final : public Page
{
    Q_OBJECT
public:
    explicit BenchPage(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;
    /// Puts a question into the fields; it is not sent.
    void fillIn(const BenchQuestion &question);

private:
    void addShortcut(const QString &text, const QString &icon, const QKeySequence &keys,
        const std::function<void()> &slot);
    void choose(const ExchangePtr &exchange);
    void showRepeat();

    ExchangeRunner m_runner;
    BenchSession m_session;
    PageHeader *m_header;
    ConversationPane *m_conversation;
    ExchangeInspector *m_inspector;
    QSplitter *m_split;
    QPushButton *m_anew;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    QString m_offlineReason;
    ExchangePtr m_shown;
    bool m_isOffline = false;
};

} // namespace answerdesk::console
