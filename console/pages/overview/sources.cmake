# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_OVERVIEW_SOURCES
    pages/overview/action_row.cpp pages/overview/change_text.cpp pages/overview/first_steps.cpp
    pages/overview/health_card.cpp pages/overview/live_cards.cpp pages/overview/overview_facts.h
    pages/overview/overview_page.cpp pages/overview/overview_watch.cpp pages/overview/panel_card.cpp
    pages/overview/share_bar.cpp pages/overview/state_cards.cpp pages/overview/todo_list.cpp)
