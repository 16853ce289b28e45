// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_exchange.h"
#include "console/widgets/feedback/toast.h"
#include <QtWidgets/QWidget>

namespace answerdesk::console {

/// What stands left of the inspector: one way to send requests. What is typed stays until it was sent. GUI
/// thread; the page owns it.
class BenchPane : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Ctrl+Enter.
    virtual void send() = 0;
    /// Ctrl+L: the address that it is about.
    virtual void focusPage() = 0;
    /// Where work starts.
    virtual void focusStart() = 0;
    virtual void setOffline(bool offline, const QString &reason) = 0;
    virtual void setLocales(const QStringList &locales) { Q_UNUSED(locales) }
    /// Marks what the inspector shows; null: nothing of this pane.
    virtual void setShown(const ExchangePtr &exchange) = 0;
    /// "Send again" in the inspector.
    virtual void repeat(const ExchangePtr &exchange) = 0;
    virtual bool canRepeat() const { return true; }

signals:
    /// The inspector is to show it; null: it is gone.
    void exchangeChosen(const answerdesk::console::ExchangePtr &exchange);
    void sourcesChosen(const answerdesk::console::ExchangePtr &exchange);
    void repeatPossibleChanged();
    void toastWanted(const answerdesk::console::ToastText &toast);
};

} // namespace answerdesk::console
