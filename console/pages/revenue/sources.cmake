# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_REVENUE_SOURCES
    pages/revenue/card_row.cpp pages/revenue/money.cpp pages/revenue/revenue_cells.cpp pages/revenue/revenue_page.cpp)
