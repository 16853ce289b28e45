// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// answerdesk-bench-pages [PAGE...]
//
// How long a product page takes from its bytes to its FAQs: the child process started, the page read in it,
// facts and questions made. Without files it makes up a page of 400 KB with the parts of a shop's page:
// menus, markup, a script's data, specifications, reviews, other products. One page after the other; times
// are those of a clock on the wall, and beside them those of the processor that this process and its children
// used. Speed never fails it.
#include "server/faqs/questions/question_writer.h"
#include "server/web/extraction/extractor.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <sys/resource.h>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kRounds = 50;
constexpr qsizetype kPageBytes = 400 * 1024;

QByteArray madeUpPage()
{
    QByteArray page
        = "<!DOCTYPE html><html lang=\"en\"><head><title>Alder garden bench</title>"
          "<script type=\"application/ld+json\">{\"@type\":\"Product\",\"name\":\"Alder garden bench\","
          "\"sku\":\"AB-1\",\"brand\":{\"name\":\"Testfell\"},\"offers\":{\"price\":\"249.00\","
          "\"priceCurrency\":\"EUR\",\"availability\":\"https://schema.org/InStock\"}}</script>"
          "<script>window.__STATE__={\"products\":[";
    for (int i = 0; i < 400; ++i)
        page += QByteArray(i ? "," : "") + "{\"name\":\"Other thing " + QByteArray::number(i)
            + "\",\"price\":" + QByteArray::number(10 + i) + ".50,\"sku\":\"O-" + QByteArray::number(i)
            + "\"}";
    page += "]};</script></head><body><nav><ul>";
    for (int i = 0; i < 800; ++i)
        page += "<li class=\"menu-item\"><a href=\"/category/" + QByteArray::number(i) + "\">Category "
            + QByteArray::number(i) + "</a></li>";
    page += "</ul></nav><main><h1>Alder garden bench</h1><span class=\"price\">€249.00</span>"
            "<button>Add to cart</button><h2>Specifications</h2><table>";
    for (int i = 0; i < 60; ++i)
        page += "<tr><th>Part " + QByteArray::number(i) + " width</th><td>" + QByteArray::number(20 + i)
            + " cm</td></tr>";
    page += "<tr><th>Material</th><td>Larch</td></tr><tr><th>Weight</th><td>18.5 kg</td></tr></table>"
            "<h2>Care</h2><p>Oil the wood once a year. Keep it dry in winter.</p><h2>Customer reviews</h2>";
    while (page.size() < kPageBytes - 64 * 1024)
        page += "<div class=\"review\"><p class=\"review-text\">We have had this bench for two summers now, "
                "and "
                "it still looks as it did on the first day in the garden.</p><span "
                "class=\"stars\">5</span></div>";
    page += "<h2>You may also like</h2>";
    while (page.size() < kPageBytes)
        page += "<div class=\"card\"><a href=\"/p/1\"><span class=\"name\">Other thing</span><span "
                "class=\"price\">€10.50</span></a><button>Add to cart</button></div>";
    return page + "</main></body></html>";
}

double processorMs()
{
    double total = 0;
    for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage used{};
        getrusage(who, &used);
        for (const timeval &time : {used.ru_utime, used.ru_stime})
            total += double(time.tv_sec) * 1e3 + double(time.tv_usec) / 1e3;
    }
    return total;
}

int measure(const char *name, const QByteArray &page, const web::Extractor &extractor)
{
    std::vector<double> wall;
    std::vector<double> processor;
    qsizetype faqs = 0;
    for (int i = 0; i < kRounds; ++i) {
        const auto began = std::chrono::steady_clock::now();
        const double before = processorMs();
        const auto html = extractor.html(page, "text/html");
        if (!html) {
            std::fprintf(stderr, "%s: %s\n", name, qUtf8Printable(html.error().text()));
            return 1;
        }
        faqs = faqs::writeFaqs(faqs::extractFacts(*html), u"en"_s).size();
        wall.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count());
        processor.push_back(processorMs() - before);
    }
    std::sort(wall.begin(), wall.end());
    std::sort(processor.begin(), processor.end());
    std::printf("%-40s %6.0f KB  %2lld FAQs  median %6.1f ms, processor %6.1f ms, slowest %6.1f ms\n", name,
        double(page.size()) / 1024, qlonglong(faqs), wall[wall.size() / 2], processor[processor.size() / 2],
        wall.back());
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const web::Extractor extractor;
    if (argc < 2)
        return measure("a made-up page", madeUpPage(), extractor);
    int code = 0;
    for (int i = 1; i < argc; ++i) {
        QFile file(QString::fromLocal8Bit(argv[i]));
        if (!file.open(QIODevice::ReadOnly)) {
            std::fprintf(stderr, "%s: %s\n", argv[i], qUtf8Printable(file.errorString()));
            return 1;
        }
        const QByteArray name = QByteArray(argv[i]).sliced(QByteArray(argv[i]).lastIndexOf('/') + 1);
        code = std::max(code, measure(name.constData(), file.readAll(), extractor));
    }
    return code;
}
