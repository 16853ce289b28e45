# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Answers out of a retrieval index: no SQL, no HTTP.
answerdesk_library(answer_engine
    SOURCES
        composer.cpp composer.h
        composer_text.cpp composer_text.h
        countries.cpp countries.h
        evidence.cpp evidence.h
        follow_up.cpp follow_up.h
        gathering.cpp gathering.h
        model_check.cpp model_check.h
        model_facts.cpp model_facts.h
        model_prompt.cpp model_prompt.h
        model_statements.cpp model_statements.h
        model_suspect.cpp
        model_translation.cpp
        model_words.cpp model_words.h
        page_knowledge.cpp page_knowledge.h
        phrases.cpp phrases.h
        question_key.cpp question_key.h
        small_talk.cpp small_talk.h
    PUBLIC Answerdesk::api Answerdesk::core Answerdesk::knowledge_engine
    PRIVATE Answerdesk::frame_texts ICU::uc)
