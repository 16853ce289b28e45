# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
answerdesk_library(console_run
    SOURCES run/run_command.cpp run/run_options.cpp
    PUBLIC Answerdesk::console_scenarios)
