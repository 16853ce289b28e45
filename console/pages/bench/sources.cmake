# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_BENCH_SOURCES
    pages/bench/basket_view.cpp pages/bench/bench_page.cpp pages/bench/bench_pane.h pages/bench/bubble.cpp
    pages/bench/compare_view.cpp pages/bench/conversation_pane.cpp pages/bench/exchange_inspector.cpp
    pages/bench/exchange_text.cpp pages/bench/faq_pane.cpp pages/bench/header_rows.cpp pages/bench/history_cells.cpp
    pages/bench/key_choice.cpp
    pages/bench/raw_body.cpp
    pages/bench/request_editor.cpp pages/bench/request_form.cpp pages/bench/request_pane.cpp pages/bench/scenario_cells.cpp
    pages/bench/scenario_editor.cpp pages/bench/scenario_report_view.cpp pages/bench/scenarios_pane.cpp
    pages/bench/scenarios_pane_files.cpp pages/bench/scenarios_pane_view.cpp pages/bench/shop_pane.cpp
    pages/bench/source_list.cpp pages/bench/timing_bar.cpp pages/bench/values_dialog.cpp
    pages/bench/visitor_fields.cpp)
