// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// JSON that is read and written again is the same; the field kit takes anything without a fault of its own.
#include "shared/api/commerce.h"
#include "shared/api/companies.h"
#include "shared/api/faqs.h"
#include "shared/api/messages.h"
#include <cstdlib>

using namespace answerdesk;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto value = json::parse(bytes);
    if (!value)
        return 0;
    const auto again = json::parse(value->toJson());
    if (!again || !(*again == *value))
        std::abort();
    (void)schema::read<api::SendMessageRequest>(*value);
    (void)schema::read<api::CartEventRequest>(*value);
    (void)schema::read<api::CompanyRequest>(*value);
    if (const auto order = schema::read<api::CheckoutEventRequest>(*value)) {
        // What was accepted is accepted again in the server's own words.
        if (!schema::readJson<api::CheckoutEventRequest>(schema::toJson(*order)))
            std::abort();
    }
    return 0;
}
