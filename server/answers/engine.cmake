# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Answers out of a retrieval index: no SQL, no HTTP.
answerdesk_library(answer_engine
    SOURCES
        composer.cpp composer.h
        composer_text.cpp composer_text.h
        evidence.cpp evidence.h
        follow_up.cpp follow_up.h
        phrases.cpp phrases.h
        question_key.cpp question_key.h
        small_talk.cpp small_talk.h
    PUBLIC Answerdesk::core Answerdesk::knowledge_engine)
