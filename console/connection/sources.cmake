# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
answerdesk_library(console_connection NO_PCH
    SOURCES connection/local_server.h connection/profile_store.cpp connection/server_connection.cpp
    PUBLIC Answerdesk::console_app)
