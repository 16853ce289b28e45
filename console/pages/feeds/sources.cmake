# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_FAQS_SOURCES
    pages/feeds/feed_cells.cpp pages/feeds/feed_details.cpp pages/feeds/feed_dialog.cpp pages/feeds/feed_model.cpp pages/feeds/feed_preview_view.cpp
    pages/feeds/feed_product_model.h pages/feeds/feed_products_dialog.cpp pages/feeds/feed_report_dialog.cpp pages/feeds/feed_strip.cpp
    pages/feeds/feed_upload.cpp pages/feeds/feed_words.cpp pages/feeds/feeds_pane.cpp pages/feeds/feeds_pane_actions.cpp)
