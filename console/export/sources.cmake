# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_EXPORT_SOURCES
    export/export_job.cpp export/export_strip.cpp export/file_question.cpp export/list_export.cpp export/row_export.cpp)
