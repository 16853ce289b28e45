# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
answerdesk_library(client
    SOURCES client/answer_reader.cpp client/api_client.cpp client/api_client_faqs.cpp client/api_client_knowledge.cpp client/api_client_pregenerations.cpp
            client/api_client_revenue.cpp client/curl_format.cpp client/faq_file.cpp client/http_response.cpp client/lexicon_file.cpp client/operator_request.cpp client/raw_exchange.cpp client/request_formats.cpp client/row_csv.cpp
    PUBLIC Answerdesk::api Qt6::Network)
# What is sent of files and folders; no network.
answerdesk_library(import_plan
    SOURCES client/import_plan.cpp
    PUBLIC Qt6::Core
    PRIVATE Answerdesk::archive Answerdesk::core)
