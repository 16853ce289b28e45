// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/fault.h"
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>
#include <functional>
#include <optional>

class QTimer;

namespace answerdesk::console {

/// What a toast says. One with a fault stays until it is closed and offers "Copy details"; so does one that
/// holds what somebody has typed.
struct ToastText {
    QString text;
    QString actionName = {}; ///< empty: no action
    std::function<void()> action
        = {}; ///< must be safe to call as long as the toast stands: capture a QPointer
    std::optional<Fault> fault = {};
    bool holdsText = false; ///< which would be lost with it

    static ToastText of(Fault fault) { return {fault.what, {}, {}, std::move(fault)}; }
    /// What was typed is given back by the action.
    static ToastText holding(const QString &text, const QString &actionName, std::function<void()> action)
    {
        return {text, actionName, std::move(action), {}, true};
    }
};

/// The toasts of one window: bottom right, newest below, at most four. GUI thread; a child of the window's
/// content. A toast goes after six seconds, but not while the pointer or the focus is on it, and
/// not while its action gives back what was typed. Each is also
/// sent as an accessibility alert.
class ToastArea final : public QObject
{
    Q_OBJECT
public:
    explicit ToastArea(QWidget *host);
    void show(const ToastText &toast);
    void clear();
    /// Moves the focus to the newest one's first button; false when there is none.
    bool focusNewest();
    bool hasFocus() const;
    qsizetype count() const { return m_toasts.size(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Toast;
    void arrange();
    QWidget *m_host;
    QList<QPointer<QWidget>> m_toasts;
};

} // namespace answerdesk::console
