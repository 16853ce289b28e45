// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// answerdesk-extract: reads one document from standard input and writes what it holds to standard output as
// JSON. Started by Extractor for every document; what a hostile document does to a parser, it does to this
// process only.
#include "server/web/docx_reader.h"
#include "server/web/extract_protocol.h"
#include "server/web/html_reader.h"
#include "server/web/pdf_reader.h"
#include <QtCore/QtEndian>
#include <cstdio>
#include <cstring>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

using namespace answerdesk;

#if defined(__SANITIZE_ADDRESS__)
/// No environment reaches the child that could say so: fontconfig, which reads PDFs' fonts, keeps memory to
/// the end on purpose.
extern "C" const char *__asan_default_options() { return "detect_leaks=0"; }
#endif

namespace {

void limitSelf()
{
    const auto set = [](auto resource, rlim_t value) {
        const rlimit limit{value, value};
        setrlimit(resource, &limit);
    };
    set(RLIMIT_CPU, 5);
    set(RLIMIT_CORE, 0);
    set(RLIMIT_FSIZE, 64 * 1024 * 1024);
#if !defined(__SANITIZE_ADDRESS__)
    // The address sanitizer reserves terabytes of addresses for itself.
    set(RLIMIT_AS, rlim_t(512) * 1024 * 1024);
#endif
}

bool readAll(QByteArray &out, quint32 size)
{
    out.resize(qsizetype(size));
    return std::fread(out.data(), 1, size, stdin) == size;
}

bool readPart(QByteArray &out, quint32 limit)
{
    uchar length[4];
    if (std::fread(length, 1, 4, stdin) != 4)
        return false;
    const quint32 size = qFromLittleEndian<quint32>(length);
    return size <= limit && readAll(out, size);
}

int answer(const QByteArray &json)
{
    const bool written
        = std::fwrite(json.constData(), 1, std::size_t(json.size()), stdout) == std::size_t(json.size());
    return written && std::fflush(stdout) == 0 ? 0 : 1;
}

/// Nothing for a kind of document that is none of ours.
std::optional<tl::expected<web::HtmlPage, QString>> read(
    const QByteArray &kind, const QByteArray &contentType, const QByteArray &body)
{
    if (kind == web::extract::kHtml)
        return web::readHtml(body, contentType);
    if (kind == web::extract::kDocx)
        return web::readDocx(body);
    if (kind == web::extract::kPdf)
        return web::readPdf(body);
    return std::nullopt;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1) {
        std::fputs("answerdesk-extract reads one document from standard input for answerdesk-server.\n"
                   "It is started by the server; there is nothing to call by hand.\n",
            stderr);
        return std::strcmp(argv[1], "--help") == 0 ? 0 : 2;
    }
    limitSelf();
    QByteArray kind;
    QByteArray contentType;
    QByteArray body;
    if (!readPart(kind, 16) || !readPart(contentType, web::extract::kMaxContentType)
        || !readPart(body, web::extract::kMaxBody))
        return 2;
    const auto page = read(kind, contentType, body);
    if (!page)
        return 2;
    if (!*page) {
        QByteArray refusal = "{\"refused\":";
        json::appendString(refusal, page->error());
        return answer(refusal + '}');
    }
    return answer((*page)->toJson());
}
