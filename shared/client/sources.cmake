# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
answerdesk_library(client
    SOURCES client/answer_reader.cpp client/api_client.cpp client/curl_format.cpp client/http_response.cpp
            client/raw_exchange.cpp
    PUBLIC Answerdesk::api Qt6::Network)
