# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_SERVER_SOURCES
    app/local_care.h pages/server/backup_pane.cpp pages/server/log_pane.cpp pages/server/metrics_pane.cpp pages/server/server_cells.cpp
    pages/server/server_page.cpp pages/server/settings_pane.cpp pages/server/state_pane.cpp)
