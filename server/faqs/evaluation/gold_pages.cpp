// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/evaluation/gold_pages.h"
#include "server/web/fetch/inflater.h"
#include "server/web/fetch/public_suffix.h"
#include "shared/schema/json.h"
#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qint64 kMaxPage = 32LL * 1024 * 1024;

/// The name that its owner registered: "shop.example.co.uk" belongs to "example.co.uk".
QString siteOf(const QUrl &address)
{
    QString site = address.host();
    while (site.contains(u'.')) {
        const QString above = site.section(u'.', 1);
        if (web::isPublicSuffix(above))
            break;
        site = above;
    }
    return site;
}

QString stateOf(const QString &word)
{
    if (word == u"OutOfStock"_s || word == u"SoldOut"_s || word == u"Discontinued"_s)
        return u"OutOfStock"_s;
    return word.isEmpty() || word == u"unknown"_s ? QString() : u"InStock"_s;
}

tl::expected<json::Value, QString> readJson(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(u"%1: %2"_s.arg(path, file.errorString()));
    auto parsed = json::parse(file.readAll());
    if (!parsed)
        return tl::unexpected(u"%1: %2"_s.arg(path, parsed.error()));
    return parsed;
}

void insert(QSet<QString> &to, const QString &value)
{
    if (!value.isEmpty())
        to.insert(value);
}

GoldPage indexedPage(const json::Value &entry, const QDir &folder, int folds)
{
    GoldPage page;
    page.name = entry.string(u"file");
    page.path = folder.filePath(page.name);
    page.contentType = entry.string(u"serve_content_type").toLatin1();
    page.address = QUrl(entry.string(u"url"));
    page.isProduct = entry.string(u"kind") == u"product"_s;
    const QString site = siteOf(page.address);
    page.fold = foldOf(site.isEmpty() ? page.name : site, folds);
    if (page.address.isEmpty())
        page.address = QUrl(u"https://shop.example/p"_s);
    if (const json::Value *facts = entry.find(u"facts")) {
        page.productName = facts->string(u"name");
        insert(page.brands, facts->string(u"brand"));
        for (const QStringView key : {u"price", u"price_net", u"price_high"})
            insert(page.prices, comparableDecimal(facts->string(key)));
        for (const QStringView key : {QStringView(u"sku"), QStringView(u"mpn"), QStringView(u"gtin")})
            insert(page.numbers, facts->string(key));
        insert(page.availability, stateOf(facts->string(u"availability")));
    }
    return page;
}

QStringList texts(const json::Value &entry, QStringView key)
{
    QStringList found;
    const json::Value *list = entry.find(key);
    if (const json::Array *array = list ? list->asArray() : nullptr) {
        for (const json::Value &item : *array) {
            if (const QString *text = item.asString())
                found << *text;
        }
    }
    return found;
}

GoldPage benchmarkPage(const QString &id, const json::Value &entry, const QDir &folder, int folds)
{
    GoldPage page;
    page.name = entry.string(u"url");
    page.path = folder.filePath(u"html/%1.html.gz"_s.arg(id));
    page.contentType = "text/html; charset=utf-8";
    page.address = QUrl(page.name);
    page.fold = foldOf(siteOf(page.address), folds);
    page.isExact = true;
    for (const QString &price : texts(entry, u"price"))
        insert(page.prices, comparableDecimal(price));
    for (const QString &brand : texts(entry, u"brand"))
        insert(page.brands, brand);
    for (const QString &number : texts(entry, u"sku"))
        insert(page.numbers, number);
    for (const QString &state : texts(entry, u"availability"))
        insert(page.availability, stateOf(state));
    return page;
}

} // namespace

int foldOf(const QString &site, int folds)
{
    const QByteArray hash = QCryptographicHash::hash(site.toUtf8(), QCryptographicHash::Sha256);
    quint32 number = 0;
    for (int i = 0; i < 4; ++i)
        number = (number << 8) | quint8(hash[i]);
    return int(number % quint32(folds)) + 1;
}

QString comparableDecimal(const QString &text)
{
    static const QRegularExpression kDecimal(u"^(\\d+)(?:\\.(\\d*?)0*)?$"_s);
    const auto match = kDecimal.match(text.trimmed());
    if (!match.hasMatch())
        return {};
    QString whole = match.captured(1);
    while (whole.size() > 1 && whole.startsWith(u'0'))
        whole.remove(0, 1);
    return match.captured(2).isEmpty() ? whole : whole + u'.' + match.captured(2);
}

tl::expected<std::vector<GoldPage>, QString> readGoldPages(const QString &folder, int folds)
{
    const QDir directory(folder);
    std::vector<GoldPage> pages;
    if (directory.exists(u"index.json"_s)) {
        const auto index = readJson(directory.filePath(u"index.json"_s));
        if (!index)
            return tl::unexpected(index.error());
        const json::Array *entries = index->asArray();
        if (!entries)
            return tl::unexpected(u"%1: index.json is not an array."_s.arg(folder));
        for (const json::Value &entry : *entries)
            pages.push_back(indexedPage(entry, directory, folds));
        return pages;
    }
    const auto truth = readJson(directory.filePath(u"ground-truth.json"_s));
    if (!truth)
        return tl::unexpected(truth.error());
    const json::Object *entries = truth->asObject();
    if (!entries)
        return tl::unexpected(u"%1: ground-truth.json is not an object."_s.arg(folder));
    for (const auto &[id, entry] : *entries)
        pages.push_back(benchmarkPage(id, entry, directory, folds));
    return pages;
}

tl::expected<QByteArray, QString> readGoldPage(const GoldPage &page)
{
    QFile file(page.path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(u"%1: %2"_s.arg(page.path, file.errorString()));
    const QByteArray bytes = file.readAll();
    if (!page.path.endsWith(u".gz"_s))
        return bytes;
    web::Inflater inflater("gzip", kMaxPage);
    if (inflater.feed(bytes) != web::Inflater::Outcome::Ok || inflater.finish() != web::Inflater::Outcome::Ok)
        return tl::unexpected(u"%1 is not a gzip file of a page."_s.arg(page.path));
    return inflater.take();
}

} // namespace answerdesk::faqs
