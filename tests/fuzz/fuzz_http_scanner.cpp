// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is sent and however it is cut into pieces, the scanner comes to the same end and stays within its
// limits.
#include "server/http/http_scanner.h"
#include <cstdlib>

using answerdesk::http::HttpScanner;
using answerdesk::http::ScanLimits;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    ScanLimits limits;
    limits.maxBody = 4096;
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    HttpScanner whole(limits);
    whole.feed(bytes);
    HttpScanner pieces(limits);
    for (qsizetype i = 0; i < bytes.size(); ++i)
        pieces.feed(bytes.sliced(i, 1));
    if (whole.state() != pieces.state() || whole.head().headers != pieces.head().headers)
        std::abort();
    if (whole.state() == HttpScanner::State::Failed && whole.error() != pieces.error())
        std::abort();
    if (whole.state() == HttpScanner::State::Done && whole.bodyLength() > limits.maxBody)
        std::abort();
    return 0;
}
