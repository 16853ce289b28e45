// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/generation/generation_queue.h"
#include "server/web/fetch/address_rules.h"

namespace answerdesk::faqs {

/// Why pages of the address are not fetched, as the error at a field of a request; nothing where they are.
inline std::optional<Error> addressError(
    const GenerationQueue &queue, const accounts::Company &company, const PageUrl &url, const QString &field)
{
    const web::Verdict verdict = web::checkHost(queue.rulesOf(company), url.host, url.port);
    if (verdict == web::Verdict::Allowed)
        return std::nullopt;
    return web::addressError(field, queue.addressFault(company, url), verdict, url);
}

} // namespace answerdesk::faqs
