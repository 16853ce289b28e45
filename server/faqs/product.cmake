# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# From a page to facts to questions: pure, without network, database or clock.
answerdesk_library(product
    SOURCES currency_signs.cpp product_assembler.cpp product_details.cpp product_facts.cpp product_format.cpp product_page.cpp product_price.cpp
            product_report.cpp product_text.cpp product_topics.cpp product_visible.cpp
            question_writer.cpp question_writer_texts.cpp question_writer_words.cpp structured_data.cpp structured_data_json.cpp structured_state.cpp
    PUBLIC Answerdesk::page
    PRIVATE Answerdesk::frame_texts)
