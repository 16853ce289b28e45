// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/feed_reader.h"
#include <QtCore/QFile>
#include <QtCore/QTextStream>
#include <ctime>
#include <sys/resource.h>

using namespace answerdesk;

namespace {

/// How long the processor worked on it: on a machine with other work the clock on the wall says little.
double cpuSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

} // namespace

/// answerdesk-bench-feeds FILE [CURRENCY [BASE_URL]]: reads a feed and prints what it holds, rows a second of
/// one core, and the most memory that was used. tests/data/feeds/make_feed.py makes one.
int main(int argc, char **argv)
{
    QTextStream out(stdout);
    QFile file(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!file.open(QFile::ReadOnly)) {
        out << "usage: answerdesk-bench-feeds FILE [CURRENCY [BASE_URL]]\n";
        return 2;
    }
    api::FeedReading settings;
    if (argc > 2)
        settings.currency = schema::CurrencyCode{QString::fromLocal8Bit(argv[2])};
    if (argc > 3) {
        const QString sent = QString::fromLocal8Bit(argv[3]);
        if (const auto page = PageUrl::parse(sent))
            settings.baseUrl = schema::PageAddress{*page, sent};
    }
    qint64 products = 0;
    qint64 problems = 0;
    faqs::FeedReader reader(settings, {},
        {[&](const api::FeedProductRow &) { ++products; }, [&](const api::FeedLine &) { ++problems; }});
    const double start = cpuSeconds();
    Result<void> done;
    while (done && !file.atEnd())
        done = reader.feed(file.read(64 * 1024));
    if (done)
        done = reader.finish();
    const double seconds = cpuSeconds() - start;
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    out << reader.rows() << " rows, " << products << " products, " << problems << " problems\n"
        << QString::number(seconds, 'f', 2) << " s, "
        << QString::number(double(reader.rows()) / seconds, 'f', 0) << " rows/s, "
        << QString::number(double(file.size()) / seconds / 1e6, 'f', 0) << " MB/s, peak "
        << usage.ru_maxrss / 1024 << " MiB\n";
    if (!done)
        out << done.error().text() << '\n';
    return done ? 0 : 1;
}
