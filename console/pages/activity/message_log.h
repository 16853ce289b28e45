// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/toast.h"
#include <QtCore/QAbstractTableModel>
#include <QtCore/QSortFilterProxyModel>
#include <deque>

namespace answerdesk::console {

/// What a toast has said, without what it offered to do. Holds no secret, as toasts do not.
struct Message {
    qint64 number = 0; ///< 1 for the first one of this program
    qint64 atMs = 0; ///< UTC
    QString text;
    std::optional<Fault> fault;
};

/// The toasts of a window since the program was started, newest first; written nowhere. Qt::DisplayRole is
/// the text. GUI thread.
class MessageLog final : public QAbstractTableModel
{
    Q_OBJECT
public:
    static constexpr int kMost = 200;
    using QAbstractTableModel::QAbstractTableModel;
    /// The oldest one goes when there are too many.
    void add(const ToastText &toast, qint64 nowMs);
    const Message &at(int row) const { return m_messages[std::size_t(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::deque<Message> m_messages;
    qint64 m_last = 0;
};

/// The messages that somebody looks for.
class MessageFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit MessageFilter(MessageLog &log, QObject *parent = nullptr);
    /// text: in the message, its code or its request.
    void set(const QString &text, bool faultsOnly);
    const Message &at(int row) const { return m_log.at(mapToSource(index(row, 0)).row()); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    const MessageLog &m_log;
    QString m_text;
    bool m_faultsOnly = false;
};

} // namespace answerdesk::console
