# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# From a page to facts to questions: pure, without network, database or clock.
answerdesk_library(product
    SOURCES product_details.cpp product_facts.cpp product_page.cpp product_price.cpp product_text.cpp product_topics.cpp
            question_writer.cpp question_writer_texts.cpp structured_data.cpp structured_data_json.cpp
    PUBLIC Answerdesk::page)
