// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole server and Qt Test, which every test against it includes, compiled once: most of the time that
// such a test takes to compile. A file still includes what it uses.
#pragma once
#include "shared/core/precompiled.h"
#include "tests/http/contract.h"
