# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later

cmake_minimum_required(VERSION 3.25)

# cmake -DOUTPUT=FILE -DROOT=SOURCES -P list_structs.cmake
# Lists the structs that shared/api declares (those with a kName), so that the OpenAPI document knows each of them.
file(GLOB headers RELATIVE ${ROOT} ${ROOT}/shared/api/*.h)
list(SORT headers)
set(includes "")
set(names "")
foreach(header ${headers})
    file(STRINGS ${ROOT}/${header} lines REGEX "constexpr const char \\*kName = \"[A-Za-z]+\"")
    foreach(line ${lines})
        string(REGEX REPLACE ".*\"([A-Za-z]+)\".*" "\\1" name "${line}")
        if(NOT name STREQUAL "ListPage") # a template; each list has a schema of its own
            list(APPEND names ${name})
            list(APPEND includes "#include \"${header}\"\n")
        endif()
    endforeach()
endforeach()
list(REMOVE_DUPLICATES includes)
list(JOIN includes "" includes)
list(JOIN names ", \\\n    " names)
set(text "// Made from shared/api by shared/cmake/list_structs.cmake\n#pragma once\n${includes}\n")
string(APPEND text "#define ANSWERDESK_API_STRUCTS \\\n    ${names}\n")
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "${text}" @ONLY)
