// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_session.h"
#include <QtWidgets/QWidget>

class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace answerdesk::console {

class Badge;
class ElidedLabel;
class JsonView;
class SourceList;
class TimingBar;

/// Everything about one exchange: status, time, where the time went, response, headers, request and sources.
/// Shows no secret; "Copy as curl" copies the test key, marked so that clipboard histories leave it out.
class ExchangeInspector final : public QWidget
{
    Q_OBJECT
public:
    enum Tab { Response, Headers, Request, Sources };
    explicit ExchangeInspector(QWidget *parent = nullptr);

    void setExchange(const BenchExchange &exchange);
    void clear();
    void setTab(Tab tab);
    void setCanRepeat(bool can, const QString &reason);

public slots:
    void copyAsCurl();

signals:
    void repeatRequested();
    void sourcesWanted();

private:
    void showResult(const BenchExchange &exchange);
    QPlainTextEdit *codeBox(const QString &name);

    std::optional<client::RawRequest> m_request;
    Badge *m_method;
    ElidedLabel *m_path;
    Badge *m_status;
    ElidedLabel *m_facts;
    TimingBar *m_timing;
    QPushButton *m_repeat;
    QPushButton *m_copy;
    QTabBar *m_tabs;
    QStackedWidget *m_views;
    JsonView *m_response;
    QPlainTextEdit *m_headers;
    QPlainTextEdit *m_sent;
    SourceList *m_sources;
};

} // namespace answerdesk::console
