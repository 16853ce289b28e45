// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Headers that nearly every test needs, compiled once, without optimization as tests are. A file still
// includes what it uses.
#pragma once
#include "shared/core/precompiled.h"
#include <QtTest/QTest>
