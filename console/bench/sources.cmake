# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND ANSWERDESK_CONSOLE_BENCH_SOURCES
    bench/bench_session.cpp bench/exchange_history.cpp bench/exchange_runner.cpp bench/faq_flow.cpp bench/line_diff.cpp
    bench/mistakes.cpp bench/request_draft.cpp bench/scenarios/scenario_runs.cpp
    bench/shop_examples.cpp bench/shop_session.cpp bench/test_key.cpp)
# Scenarios and what runs them: no widgets, so that a machine without a display can.
answerdesk_library(console_scenarios
    SOURCES
        bench/scenarios/assertion_check.cpp bench/scenarios/json_path.cpp bench/scenarios/json_place.cpp bench/scenarios/junit_report.cpp
        bench/scenarios/recorded_variables.cpp bench/scenarios/scenario.cpp bench/scenarios/scenario_disk.cpp bench/scenarios/scenario_file.cpp bench/scenarios/scenario_folder.cpp bench/scenarios/scenario_recorder.cpp bench/scenarios/scenario_runner.cpp
        bench/scenarios/scenario_values.cpp bench/scenarios/secret_mask.cpp bench/scenarios/step_request.cpp
        bench/scenarios/template_text.cpp bench/scenarios/text_report.cpp
    PUBLIC Answerdesk::client
    PRIVATE Answerdesk::console_words)
