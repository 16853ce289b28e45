// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/exchange_history.h"
#include "console/bench/request_draft.h"
#include "console/pages/bench/common/bench_pane.h"

class QBoxLayout;
class QMenu;
class QPushButton;

namespace answerdesk::console {

class DataTable;
class ElidedLabel;
class RequestEditor;

/// Any request to the server, right or wrong on purpose; below it what was sent.
class RequestPane final : public BenchPane
{
    Q_OBJECT
public:
    explicit RequestPane(ExchangeRunner &runner, QWidget *parent = nullptr);

    void send() override;
    void focusPage() override;
    void focusStart() override;
    void setOffline(bool offline, const QString &reason) override;
    void setShown(const ExchangePtr &exchange) override;
    void repeat(const ExchangePtr &exchange) override;

    /// Puts a request into the fields; it is not sent.
    void fillIn(const client::RawRequest &request);

signals:
    void compareWanted(
        const answerdesk::console::ExchangePtr &left, const answerdesk::console::ExchangePtr &right);

private:
    void buildFoot(QBoxLayout *box);
    QWidget *buildHistory();
    void fillMistakes();
    void deliver(const client::RawRequest &request, BenchAuth auth, const QString &label);
    /// The selected ones, the newest first.
    QList<ExchangePtr> chosen() const;
    void edit(const ExchangePtr &exchange);
    void showState();

    ExchangeRunner &m_runner;
    ExchangeHistory m_history;
    RequestEditor *m_editor;
    ElidedLabel *m_note;
    QPushButton *m_mistakes;
    QMenu *m_mistakeMenu;
    QPushButton *m_send;
    DataTable *m_sent = nullptr;
    QPushButton *m_edit;
    QPushButton *m_compare;
    QPushButton *m_clear;
    QString m_offlineReason;
    bool m_isOffline = false;
};

} // namespace answerdesk::console
