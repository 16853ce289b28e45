// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include <QtCore/QDir>

static void registerFiles() { Q_INIT_RESOURCE(server_resources); }

namespace answerdesk {

void initServerResources() { registerFiles(); }

} // namespace answerdesk
