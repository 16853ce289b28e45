// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The client of the server's API, which nearly every page includes, compiled once: a third of the time that a
// page takes to compile. A file still includes what it uses.
#pragma once
#include "console/app/page/connector.h"
#include "console/app/page/page.h"
#include "console/widgets/style/precompiled.h"
#include "shared/client/api_client.h"
