// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/message_log.h"

namespace answerdesk::console {

void MessageLog::add(const ToastText &toast, qint64 nowMs)
{
    if (rowCount() == kMost) {
        beginRemoveRows({}, kMost - 1, kMost - 1);
        m_messages.pop_back();
        endRemoveRows();
    }
    beginInsertRows({}, 0, 0);
    m_messages.push_front({++m_last, nowMs, toast.text, toast.fault});
    endInsertRows();
}

int MessageLog::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_messages.size());
}

QVariant MessageLog::data(const QModelIndex &index, int role) const
{
    return index.isValid() && role == Qt::DisplayRole ? QVariant(at(index.row()).text) : QVariant();
}

MessageFilter::MessageFilter(MessageLog &log, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_log(log)
{
    setSourceModel(&log);
}

void MessageFilter::set(const QString &text, bool faultsOnly)
{
    m_text = text;
    m_faultsOnly = faultsOnly;
    invalidateFilter();
}

bool MessageFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const Message &message = m_log.at(row);
    if (m_faultsOnly && !message.fault)
        return false;
    return message.text.contains(m_text, Qt::CaseInsensitive)
        || (message.fault && message.fault->details().contains(m_text, Qt::CaseInsensitive));
}

} // namespace answerdesk::console
