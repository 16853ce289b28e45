// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_exchange.h"
#include "console/widgets/feedback/toast.h"
#include <QtCore/QSet>
#include <QtWidgets/QWidget>

class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace answerdesk::console {

class Badge;
class ElidedLabel;
class EmptyState;
class JsonView;
class SourceList;
class TimingBar;

/// Everything about one exchange: status, time, where the time went, response, headers, request and sources.
/// Shows no secret; copies hold none but the test key, marked so that clipboard histories leave it out. A
/// large exchange is laid out tab by tab, as they are looked at.
class ExchangeInspector final : public QWidget
{
    Q_OBJECT
public:
    enum Tab { Response, Headers, Request, Sources, Raw };
    explicit ExchangeInspector(QWidget *parent = nullptr);

    /// Null: nothing was sent.
    void setExchange(const ExchangePtr &exchange);
    void setTab(Tab tab);
    void setCanRepeat(bool can, const QString &reason);
    /// Whether what it shows may become a step of a scenario.
    void setCanAdd(bool can);

public slots:
    void copyAsCurl() { copy(Format::Curl); }

signals:
    void repeatRequested();
    void addRequested();
    void sourcesWanted();
    void documentWanted(const QString &documentId);
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    enum class Format { Curl, Python, JavaScript, QtCpp };
    void buildCopyMenu();
    void copy(Format format);
    void showResult(const BenchExchange &exchange);
    void fill(int tab);
    void save();
    QPlainTextEdit *codeBox(const QString &name);

    ExchangePtr m_exchange;
    QSet<int> m_unfilled; ///< tabs that still show what was there before

    std::optional<client::RawRequest> m_request; ///< to be copied: without secrets but the test key
    EmptyState *m_nothing; ///< in place of all below, before the first exchange
    QWidget *m_parts;
    Badge *m_method;
    ElidedLabel *m_path;
    Badge *m_status;
    ElidedLabel *m_facts;
    TimingBar *m_timing;
    QPushButton *m_repeat;
    QPushButton *m_add;
    QPushButton *m_copy;
    QPushButton *m_copyAs;
    QTabBar *m_tabs;
    QStackedWidget *m_views;
    JsonView *m_response;
    QPlainTextEdit *m_headers;
    QPlainTextEdit *m_sent;
    SourceList *m_sources;
    QPlainTextEdit *m_raw;
};

} // namespace answerdesk::console
