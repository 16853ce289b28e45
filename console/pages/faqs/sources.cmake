# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_FAQS_SOURCES
    pages/faqs/faq_card.cpp pages/faqs/faq_cells.cpp pages/faqs/faq_details.cpp pages/faqs/faq_dialog.cpp pages/faqs/faq_editor.cpp
    pages/faqs/faq_export.cpp pages/faqs/faq_import.cpp pages/faqs/faq_import_dialog.cpp pages/faqs/faq_list.cpp
    pages/faqs/faq_pages_pane.cpp pages/faqs/faq_verb.cpp pages/faqs/faqs_page.cpp pages/faqs/faqs_page_dialogs.cpp pages/faqs/faqs_page_selection.cpp pages/faqs/faqs_page_tabs.cpp pages/faqs/faqs_pane.h
    pages/faqs/inspection_dialog.cpp pages/faqs/inspection_view.cpp pages/faqs/page_locales.cpp
    pages/faqs/pregeneration_desk.cpp pages/faqs/pregeneration_dialog.cpp pages/faqs/pregeneration_strip.cpp pages/faqs/source_line.cpp)
