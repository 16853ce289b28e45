// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/fetch/public_suffix.h"
#include <libpsl.h>

namespace answerdesk::web {

bool isPublicSuffix(const QString &host)
{
    // The newer one of the list that the package publicsuffix brings and the one compiled into the library.
    // It is never freed: requests may ask until the process ends.
    static const psl_ctx_t *const kList = psl_latest(nullptr);
    return !kList || psl_is_public_suffix(kList, host.toLatin1().constData()) != 0;
}

} // namespace answerdesk::web
