#!/usr/bin/env bash
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# The server must run on a machine without a display or its libraries.
set -euo pipefail
for program in "$@"; do
    needed=$(readelf -d "$program" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
    [ -n "$needed" ] || { echo "$program: readelf found no libraries"; exit 1; }
    if grep -E 'Qt6(Gui|Widgets|Charts|Svg|OpenGL|Quick|Qml)|libGL|libX11|libxcb' <<<"$needed"; then
        echo "$program links a library of the GUI"
        exit 1
    fi
done
echo "$# programs need no GUI library"
