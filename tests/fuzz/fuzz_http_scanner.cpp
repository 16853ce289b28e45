// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is sent and however it is cut into pieces, the scanner comes to the same end and stays within its
// limits; what it takes for a request is one by itself, and nothing shorter is. A head that it accepts has no
// byte below 0x20 but HTAB, and no second line of a header that programs read differently.
#include "server/http/http_scanner.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;
using http::HttpScanner;

namespace {

void requireSame(const HttpScanner &a, const HttpScanner &b)
{
    fuzz::require(a.state() == b.state(), "the same state however it is cut");
    fuzz::require(a.head().method == b.head().method && a.head().target == b.head().target
            && a.head().headers == b.head().headers && a.head().isWhole == b.head().isWhole,
        "the same head however it is cut");
    fuzz::require(a.bodyLength() == b.bodyLength() && a.bodyReceived() == b.bodyReceived()
            && a.wantsClose() == b.wantsClose() && a.expectsContinue() == b.expectsContinue()
            && a.isDoomed() == b.isDoomed(),
        "the same body however it is cut");
    if (a.state() == HttpScanner::State::Failed)
        fuzz::require(a.error() == b.error(), "the same fault however it is cut");
}

bool hasAcceptedHead(const HttpScanner &scanner)
{
    return scanner.state() != HttpScanner::State::Head && scanner.state() != HttpScanner::State::Failed;
}

/// Looks at the bytes as they were sent: what is trimmed off a value has been accepted with it.
void requireCleanHead(QByteArrayView bytes, const http::RequestHead &head)
{
    if (bytes.startsWith("\r\n"))
        bytes = bytes.sliced(2);
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    fuzz::require(end > 0, "a head has an end");
    for (qsizetype i = 0; i < end; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        if (byte == '\r' && bytes[i + 1] == '\n') {
            ++i;
            continue;
        }
        fuzz::require((byte >= 0x20 || byte == '\t') && byte != 0x7f,
            "no byte below 0x20 but HTAB in an accepted head, and no DEL");
    }
    fuzz::require(head.isWhole, "all of an accepted head is read");
    for (const auto &[name, value] : head.headers) {
        fuzz::require(value.isEmpty()
                || (!QByteArrayView(" \t").contains(value.front())
                    && !QByteArrayView(" \t").contains(value.back())),
            "no blanks around a value");
    }
    for (const char *name : {"Host", "Origin", "Authorization", "Content-Type", "Content-Length"})
        fuzz::require(head.count(name) <= 1, "no second line of a header that counts once");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    http::ScanLimits limits;
    limits.maxRequestLine = 256;
    limits.maxHeaderBytes = 512;
    limits.maxHeaderCount = 8;
    limits.maxBody = 1024;
    limits.maxChunks = 32;
    QByteArrayView bytes = fuzz::viewOf(data, size);
    for (int requests = 0; requests < 8 && !bytes.isEmpty(); ++requests) {
        HttpScanner whole(limits);
        const qsizetype taken = whole.feed(bytes);
        HttpScanner single(limits);
        qsizetype singles = 0;
        for (qsizetype i = 0; i < bytes.size(); ++i)
            singles += single.feed(bytes.sliced(i, 1));
        requireSame(whole, single);
        HttpScanner pieces(limits);
        qsizetype at = 0;
        for (qsizetype step = 1; at < bytes.size(); step = step * 2 % 61 + 1) {
            const qsizetype length = std::min(step, bytes.size() - at);
            pieces.feed(bytes.sliced(at, length));
            at += length;
        }
        requireSame(whole, pieces);
        if (hasAcceptedHead(whole))
            requireCleanHead(bytes, whole.head());
        if (whole.state() != HttpScanner::State::Done)
            return 0;
        fuzz::require(singles == taken, "the same length however it is cut");
        fuzz::require(whole.bodyLength() <= limits.maxBody, "no body over its limit");
        fuzz::require(whole.bodyReceived() == whole.bodyLength(), "the whole body");
        fuzz::require(
            int(whole.head().headers.size()) <= limits.maxHeaderCount, "no more headers than allowed");
        HttpScanner shorter(limits);
        shorter.feed(bytes.first(taken - 1));
        fuzz::require(
            shorter.state() != HttpScanner::State::Done && shorter.state() != HttpScanner::State::Failed,
            "nothing shorter is a request");
        HttpScanner reused(limits);
        reused.feed(bytes.first(taken - 1));
        reused.reset();
        reused.feed(bytes.first(taken));
        requireSame(whole, reused);
        bytes = bytes.sliced(taken);
    }
    return 0;
}
