# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Reading, cutting and searching documents: no SQL, no HTTP.
# By pkg-config: the package's CMake files also want the HTML writer, which is a package of its own and not needed.
pkg_check_modules(MD4C REQUIRED IMPORTED_TARGET md4c)
answerdesk_library(knowledge_engine
    SOURCES
        csv_reader.cpp csv_reader.h
        document_reader.cpp document_reader.h
        document_reader_layout.cpp document_reader_layout.h
        embedding_table.cpp embedding_table.h
        front_matter.cpp front_matter.h
        html_document.cpp html_document.h
        language_guess.cpp language_guess.h
        markdown_reader.cpp markdown_reader.h
        passage.h
        passage_splitter.cpp passage_splitter.h
        retrieval_index.cpp retrieval_index.h
        retrieval_index_calibration.cpp
        retrieval_index_change.cpp
        retrieval_index_rank.cpp
        retrieval_index_segment.cpp retrieval_index_segment.h
        retrieval_index_shelf.cpp retrieval_index_shelf.h
        retrieval_run.cpp retrieval_run.h
        sentence.cpp sentence.h
        sentence_cue.cpp
        stop_words.cpp stop_words.h
        stop_words_data.cpp
        text_reader.cpp text_reader.h
        tokenizer.cpp tokenizer.h
    PUBLIC Answerdesk::core Answerdesk::page Qt6::Core
    PRIVATE Answerdesk::schema PkgConfig::MD4C stemmer)
