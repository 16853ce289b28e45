# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_KNOWLEDGE_SOURCES
    pages/knowledge/add_source_dialog.cpp pages/knowledge/ask_panel.cpp pages/knowledge/ask_result.cpp
    pages/knowledge/document_cells.cpp pages/knowledge/document_upload.cpp pages/knowledge/documents_pane.cpp
    pages/knowledge/gap_cells.cpp pages/knowledge/gap_details.cpp
    pages/knowledge/gaps_pane.cpp pages/knowledge/import_files.cpp pages/knowledge/import_report.cpp pages/knowledge/knowledge_page.cpp pages/knowledge/knowledge_pane.cpp
    pages/knowledge/lexicon_cells.cpp pages/knowledge/lexicon_dialog.cpp pages/knowledge/lexicon_pane.cpp pages/knowledge/lexicon_pane_changes.cpp pages/knowledge/link_dialog.cpp
    pages/knowledge/own_answer_cells.cpp pages/knowledge/own_answer_dialog.cpp pages/knowledge/own_answers_pane.cpp pages/knowledge/own_answers_pane_selection.cpp
    pages/knowledge/passage_view.cpp pages/knowledge/reading_fields.cpp pages/knowledge/score_bar.cpp pages/knowledge/source_cells.cpp
    pages/knowledge/source_details.cpp pages/knowledge/source_settings_dialog.cpp pages/knowledge/sources_pane.cpp pages/knowledge/sources_pane_selection.cpp pages/knowledge/upload_strip.cpp)
