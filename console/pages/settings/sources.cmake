# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_SETTINGS_SOURCES
    pages/settings/admin_cells.cpp pages/settings/admin_dialog.cpp pages/settings/admins_pane.cpp pages/settings/answers_form.cpp
    pages/settings/companies_pane.cpp pages/settings/company_cells.cpp pages/settings/company_deletion.cpp pages/settings/company_dialog.cpp pages/settings/model_form.cpp
    pages/settings/operator_grants.cpp pages/settings/operator_note.cpp
    pages/settings/password_dialog.cpp pages/settings/section_list.cpp pages/settings/setting_field.cpp pages/settings/setting_words.cpp
    pages/settings/settings_draft.cpp pages/settings/settings_form.cpp pages/settings/settings_page.cpp pages/settings/threshold_curve.cpp pages/settings/unsaved_bar.cpp)
