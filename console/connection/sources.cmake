# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
answerdesk_library(console_connection NO_PCH
    SOURCES connection/local_server.h connection/profile_store.cpp connection/server_connection.cpp
    PUBLIC Answerdesk::console_app)

# The only code of the console that links the server.
if(TARGET answerdesk_app)
    answerdesk_library(console_embedded NO_PCH
        SOURCES connection/embedded_server.cpp
        PUBLIC Answerdesk::core
        PRIVATE Answerdesk::app Answerdesk::console_words)
    set(ANSWERDESK_CONSOLE_CONNECTION_LIBRARIES Answerdesk::console_embedded)
endif()
