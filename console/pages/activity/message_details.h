// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/activity/details_panel.h"
#include "console/pages/activity/message_log.h"

namespace answerdesk::console {

/// A message of this window, whole; what failed with its reason and its request. GUI thread.
class MessageDetails final : public DetailsPanel
{
    Q_OBJECT
public:
    explicit MessageDetails(QWidget *parent = nullptr);
    void setMessage(const Message &message);

signals:
    void requestWanted(const QString &requestId);

private:
    Message m_message;
};

} // namespace answerdesk::console
