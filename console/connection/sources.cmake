# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
answerdesk_library(console_connection NO_PCH
    SOURCES connection/local_server.h connection/server_address.h connection/credential_store.cpp connection/profile_store.cpp connection/server_attempt.cpp connection/server_connection.cpp connection/server_connection_recent.cpp
        connection/server_reach.cpp
    PUBLIC Answerdesk::console_app)
# The only code that knows QtKeychain.
if(Qt6Keychain_FOUND)
    target_sources(answerdesk_console_connection PRIVATE connection/keychain_credentials.cpp)
    target_compile_definitions(answerdesk_console_connection PRIVATE ANSWERDESK_KEYCHAIN)
    target_link_libraries(answerdesk_console_connection PRIVATE qt6keychain)
else()
    message(STATUS "QtKeychain is not installed: the console keeps passwords until it is closed only")
endif()

# The only code of the console that links the server.
if(TARGET answerdesk_app)
    answerdesk_library(console_embedded NO_PCH
        SOURCES connection/embedded_server.cpp
        PUBLIC Answerdesk::core
        PRIVATE Answerdesk::app Answerdesk::console_words)
    set(ANSWERDESK_CONSOLE_CONNECTION_LIBRARIES Answerdesk::console_embedded)
endif()
