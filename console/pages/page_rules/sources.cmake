# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_FAQS_SOURCES
    pages/page_rules/page_rule_cells.cpp pages/page_rules/page_rule_dialog.cpp pages/page_rules/page_rule_file.cpp pages/page_rules/page_rule_model.cpp
    pages/page_rules/page_rules_pane.cpp pages/page_rules/page_trial_view.cpp pages/page_rules/rule_words.cpp)
