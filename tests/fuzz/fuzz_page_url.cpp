// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The canonical form of a canonical form is itself, and leads to the same host and port as what was sent.
#include "server/web/fetch/address_rules.h"
#include "shared/core/page_url.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QString text = QString::fromUtf8(fuzz::viewOf(data, size));
    (void)web::allowedHostFault(text);
    (void)web::canonicalHost(text);
    const auto page = PageUrl::parse(text);
    if (!page) {
        fuzz::require(!page.error().isEmpty(), "a refusal has a reason");
        return 0;
    }
    const QString &canonical = page->canonical;
    fuzz::require(
        canonical.startsWith(QLatin1String("http://")) || canonical.startsWith(QLatin1String("https://")),
        "http or https");
    for (const QChar c : canonical)
        fuzz::require(c.unicode() > 0x20 && c.unicode() < 0x7f, "visible ASCII");
    fuzz::require(canonical.size() <= PageUrl::kMaxCanonical, "no longer than its limit");
    const QUrl url(canonical, QUrl::StrictMode);
    fuzz::require(url.isValid() && url.userInfo().isEmpty() && !url.hasFragment(),
        "an address without user or fragment");
    const auto again = PageUrl::parse(canonical, PageUrl::kMaxCanonical);
    fuzz::require(again.has_value(), "the canonical form is an address");
    fuzz::require(again->canonical == canonical, "the canonical form of a canonical form is itself");
    fuzz::require(again->host == page->host && again->port == page->port, "the same host and port");
    fuzz::require(page->port > 0 && page->port < 65536, "a port");
    (void)web::checkHost({{page->host}, false}, page->host, page->port);
    return 0;
}
