# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
answerdesk_library(models
    SOURCES models/api_key_model.cpp models/breakdown_model.cpp models/document_model.cpp models/audit_model.cpp
            models/faq_model.cpp models/faq_page_model.cpp models/gap_model.cpp models/knowledge_source_model.cpp models/lexicon_model.cpp models/log_model.cpp models/metric_model.cpp models/own_answer_model.cpp
            models/remote_model.cpp models/request_model.cpp models/revenue_model.cpp
    PUBLIC Answerdesk::client)
