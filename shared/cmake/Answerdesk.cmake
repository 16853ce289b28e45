# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# One place for every compile option, so that no target can differ by accident.
add_library(answerdesk_options INTERFACE)
target_compile_options(answerdesk_options INTERFACE
    -fPIC -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough
    $<$<BOOL:${ANSWERDESK_WERROR}>:-Werror>)
target_compile_definitions(answerdesk_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
    QT_NO_CONTEXTLESS_CONNECT QT_STRICT_ITERATORS)
target_include_directories(answerdesk_options INTERFACE ${CMAKE_SOURCE_DIR})
if(ANSWERDESK_SANITIZE)
    target_compile_options(answerdesk_options INTERFACE
        -fsanitize=${ANSWERDESK_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    target_link_options(answerdesk_options INTERFACE -fsanitize=${ANSWERDESK_SANITIZE})
endif()

if(ANSWERDESK_FUZZ)
    target_compile_options(answerdesk_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

find_program(ANSWERDESK_CCACHE ccache)
if(ANSWERDESK_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Precompiled headers carry time stamps; without this sloppiness ccache refuses every file that uses one.
    # With the base folder two checkouts share what they compile. The compiler's own list of headers saves a run of the
    # preprocessor, and the inode cache saves reading the precompiled header (150 MB) again for each file.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1 CCACHE_INODECACHE=1 ${ANSWERDESK_CCACHE})
    add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
endif()

# answerdesk_library(NAME SOURCES ... [PUBLIC libs ...] [PRIVATE libs ...] [NO_PCH])
# Makes the static library answerdesk_NAME with the alias Answerdesk::NAME. Includes are written from the
# top of the tree ("server/http/dispatcher.h"), so that an arrow between rooms can be read off a file.
function(answerdesk_library name)
    cmake_parse_arguments(arg "NO_PCH" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    add_library(answerdesk_${name} STATIC ${arg_SOURCES})
    add_library(Answerdesk::${name} ALIAS answerdesk_${name})
    target_link_libraries(answerdesk_${name} PUBLIC answerdesk_options ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
    if(NOT arg_NO_PCH)
        _answerdesk_pch(answerdesk_${name})
    endif()
endfunction()

# answerdesk_executable(NAME SOURCES ... LIBRARIES ...): a program in bin/.
function(answerdesk_executable name)
    cmake_parse_arguments(arg "" "" "SOURCES;LIBRARIES" ${ARGN})
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE answerdesk_options ${arg_LIBRARIES})
endfunction()

# answerdesk_test(NAME LABELS unit|http|... SOURCES ... LIBRARIES ... [TIMEOUT seconds] [ENVIRONMENT A=B ...]
#     [PRECOMPILED header|target] [POSTGRES])
# One executable may hold several Qt Test classes: see tests/support/test_main.h. With POSTGRES it runs a second time
# as NAME_postgres; those of the label http have the label postgres_http there, which only `installer/test --full` runs,
# because they start hundreds of servers and the tests of the stores cover what differs. PRECOMPILED: a header of its
# own, or the target whose header it shares, instead of the one that all tests have.
function(answerdesk_test name)
    cmake_parse_arguments(arg "POSTGRES" "TIMEOUT;PRECOMPILED" "LABELS;SOURCES;LIBRARIES;ENVIRONMENT" ${ARGN})
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()
    add_executable(${name} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_link_libraries(${name} PRIVATE answerdesk_options Answerdesk::test_main ${arg_LIBRARIES})
    answerdesk_test_options(${name} PRECOMPILED ${arg_PRECOMPILED})
    set(environment "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;${arg_ENVIRONMENT}")
    # What failed is not to be searched among a thousand lines of what passed.
    add_test(NAME ${name} COMMAND ${name} -silent)
    answerdesk_timeout(timeout ${arg_TIMEOUT})
    set_tests_properties(${name} PROPERTIES LABELS "${arg_LABELS}" TIMEOUT ${timeout} ENVIRONMENT "${environment}")
    if(arg_POSTGRES)
        set(label postgres)
        if("http" IN_LIST arg_LABELS)
            set(label postgres_http)
        endif()
        answerdesk_postgres_test(${name} LABEL ${label} TIMEOUT ${arg_TIMEOUT} ENVIRONMENT ${environment}
            COMMAND $<TARGET_FILE:${name}> -silent)
    endif()
endfunction()

# answerdesk_test_options(TARGET [PRECOMPILED header|target]): how tests are compiled. Without optimization, which takes a
# third of the time to build them and would gain nothing: what they wait for is the program.
function(answerdesk_test_options target)
    cmake_parse_arguments(arg "" "PRECOMPILED" "" ${ARGN})
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O0>)
    if(NOT arg_PRECOMPILED)
        set(arg_PRECOMPILED answerdesk_test_main)
    endif()
    if(TARGET ${arg_PRECOMPILED})
        target_precompile_headers(${target} REUSE_FROM ${arg_PRECOMPILED})
    else()
        # With quotes CMake includes it as it stands; a full path would keep checkouts from sharing it.
        target_precompile_headers(${target} PRIVATE "\"${arg_PRECOMPILED}\"")
    endif()
endfunction()

# answerdesk_postgres_test(NAME [LABEL label] TIMEOUT seconds ENVIRONMENT A=B ... COMMAND ...): the command as the test
# NAME_postgres, with the address of a PostgreSQL cluster in ANSWERDESK_TEST_POSTGRES. See tests/support/postgres.py.
function(answerdesk_postgres_test name)
    cmake_parse_arguments(arg "" "LABEL;TIMEOUT" "COMMAND;ENVIRONMENT" ${ARGN})
    if(NOT arg_LABEL)
        set(arg_LABEL postgres)
    endif()
    answerdesk_timeout(timeout ${arg_TIMEOUT})
    if(NOT Python3_Interpreter_FOUND)
        return()
    endif()
    add_test(NAME ${name}_postgres
        COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tests/support/postgres.py run ${arg_COMMAND})
    set_tests_properties(${name}_postgres PROPERTIES LABELS ${arg_LABEL} TIMEOUT ${timeout} SKIP_RETURN_CODE 77
        ENVIRONMENT "${arg_ENVIRONMENT}" FIXTURES_REQUIRED postgres)
endfunction()

# A test's time-out, longer where sanitizers slow it down.
function(answerdesk_timeout variable seconds)
    if(ANSWERDESK_SANITIZE)
        math(EXPR seconds "${seconds} * 5")
    endif()
    set(${variable} ${seconds} PARENT_SCOPE)
endfunction()

function(_answerdesk_pch target)
    if(target STREQUAL answerdesk_core)
        target_precompile_headers(${target} PRIVATE "\"shared/core/precompiled.h\"")
    else()
        target_precompile_headers(${target} REUSE_FROM answerdesk_core)
    endif()
endfunction()
