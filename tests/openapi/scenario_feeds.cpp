// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/openapi/scenario.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QThread>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using api::Endpoint;

namespace {

const QByteArray kHeader = "id,title,link,price,availability,brand,material\n";

QByteArray rowOf(int number, const QByteArray &price)
{
    const QByteArray id = QByteArray::number(number);
    return "NF-" + id + ",Alta " + id + ",https://shop.example/products/alta-" + id + ',' + price
        + ",in_stock,Nordfjell,Recycled polyester\n";
}

/// Waits until the run has this state.
void waitFor(ExchangeBook &book, const Identifiers &ids, const QString &state)
{
    const QByteArray path = pathWith(Endpoint::GetFeedRun, ids);
    const QDeadlineTimer patience(kPatienceMs);
    while (book.server().adminCall("GET", path).text(u"state") != state) {
        if (patience.hasExpired())
            qFatal("the run is not %s: %s", qUtf8Printable(state),
                book.server().adminCall("GET", path).body.constData());
        QThread::msleep(10);
    }
}

} // namespace

void recordFeeds(ExchangeBook &book, Identifiers ids)
{
    QByteArray file = kHeader;
    for (int i = 1; i <= 4; ++i)
        file += rowOf(i, i == 3 ? "on request" : "249.00 EUR");
    book.record({Endpoint::PreviewFeed, "previewed", "The first rows of a file with an unreadable price",
        pathWith(Endpoint::PreviewFeed, ids),
        json::Object{{u"content"_s, QString::fromLatin1(file.toBase64())}}});
    const Answer created = book.record({Endpoint::CreateFeed, "created", "A feed for uploaded files",
        pathWith(Endpoint::CreateFeed, ids), parsedBody(R"({"name":"Main feed","currency":"EUR"})")});
    ids["feed"] = created.text(u"feed_id").toLatin1();
    const Answer begun = book.record({Endpoint::StartFeedRun, "begun", "An upload",
        pathWith(Endpoint::StartFeedRun, ids), json::Object{{u"size"_s, qint64(file.size())}}});
    ids["feed_run"] = begun.text(u"run_id").toLatin1();
    book.record({Endpoint::StartFeedRun, "active", "An upload is open", pathWith(Endpoint::StartFeedRun, ids),
        parsedBody("{}")});
    const QByteArray content = pathWith(Endpoint::PutFeedContent, ids);
    book.record({Endpoint::PutFeedContent, "mismatch", "A missing part", content + "?offset=200", {},
        {{"Content-Type", "application/octet-stream"}}, file.mid(200)});
    book.record({Endpoint::PutFeedContent, "uploaded", "The complete file in one part",
        content + "?offset=0&last=true", {}, {{"Content-Type", "application/octet-stream"}}, file});
    waitFor(book, ids, u"done"_s);
    book.record({Endpoint::GetFeedRun, "run", "A run that has ended", pathWith(Endpoint::GetFeedRun, ids)});
    book.record({Endpoint::ListFeedReport, "report", "A row without a readable price",
        pathWith(Endpoint::ListFeedReport, ids)});
    book.record({Endpoint::ListFeedProducts, "products", "Products whose number begins with NF-2",
        pathWith(Endpoint::ListFeedProducts, ids) + "?q=NF-2"});
    book.record({Endpoint::CancelFeedRun, "ended", "Already ended", pathWith(Endpoint::CancelFeedRun, ids)});
    const QByteArray shrunk = kHeader + rowOf(1, "199.00 EUR");
    const auto upload = [&] {
        ids["feed_run"] = book.server()
                              .adminCall("POST", pathWith(Endpoint::StartFeedRun, ids), "{}")
                              .text(u"run_id")
                              .toLatin1();
        book.server().adminCall("PUT", pathWith(Endpoint::PutFeedContent, ids) + "?offset=0&last=true",
            shrunk, {{"Content-Type", "application/octet-stream"}});
        waitFor(book, ids, u"held"_s);
    };
    upload();
    book.record(
        {Endpoint::CancelFeedRun, "cancelled", "A run on hold", pathWith(Endpoint::CancelFeedRun, ids)});
    upload();
    book.record(
        {Endpoint::ConfirmFeedRun, "confirmed", "A run on hold", pathWith(Endpoint::ConfirmFeedRun, ids)});
    waitFor(book, ids, u"done"_s);
    book.record({Endpoint::ListFeedRuns, "runs", "Newest first", pathWith(Endpoint::ListFeedRuns, ids)});
    book.record({Endpoint::ChangeFeed, "renamed", "A new name", pathWith(Endpoint::ChangeFeed, ids),
        parsedBody(R"({"name":"Catalogue"})"), {{"If-Match", created.header("ETag")}}});
    book.record({Endpoint::GetFeed, "feed", "One feed", pathWith(Endpoint::GetFeed, ids)});
    book.record({Endpoint::ListFeeds, "feeds", "The company's feeds", pathWith(Endpoint::ListFeeds, ids)});
    book.record(
        {Endpoint::DeleteFeed, "deleted", "Deleted with its products", pathWith(Endpoint::DeleteFeed, ids)});
}

} // namespace answerdesk::test
