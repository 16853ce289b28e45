# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_REVENUE_SOURCES
    pages/revenue/breakdown_pane.cpp pages/revenue/card_row.cpp pages/revenue/figure_cards.cpp
    pages/revenue/figure_table.cpp pages/revenue/figure_text.cpp pages/revenue/money.cpp pages/revenue/order_panel.cpp
    pages/revenue/period_cells.cpp pages/revenue/period_rows.cpp pages/revenue/range_dialog.cpp pages/revenue/refund_dialog.cpp
    pages/revenue/report_body.cpp pages/revenue/report_pane.cpp pages/revenue/report_scope.cpp pages/revenue/report_set.cpp pages/revenue/revenue_page.cpp pages/revenue/revenue_page_actions.cpp
    pages/revenue/row_cells.cpp pages/revenue/rows_link.cpp pages/revenue/rows_pane.cpp
    pages/revenue/sending_dialog.cpp pages/revenue/totals_dialog.cpp pages/revenue/visitor_care.cpp pages/revenue/visitor_steps.cpp pages/revenue/visitor_timeline.cpp)
