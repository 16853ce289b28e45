# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_ACTIVITY_SOURCES
    pages/activity/activity_cells.cpp pages/activity/activity_page.cpp pages/activity/activity_pane.cpp
    pages/activity/audit_details.cpp pages/activity/audit_pane.cpp pages/activity/details_panel.cpp
    pages/activity/message_details.cpp pages/activity/message_log.cpp pages/activity/messages_pane.cpp
    pages/activity/refused_details.cpp pages/activity/refused_pane.cpp pages/activity/request_details.cpp
    pages/activity/request_text.cpp pages/activity/requests_pane.cpp)
