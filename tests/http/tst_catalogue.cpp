// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_facts.h"
#include "tests/http/contract.h"

namespace answerdesk::test {

namespace {

bool leadsTo(const api::EndpointInfo &info, const QByteArray &method, const QByteArray &path)
{
    const QByteArrayList pattern = QByteArray(info.path).split('/');
    const QByteArrayList segments = path.split('/');
    if (method != info.method && !(method == "HEAD" && QByteArrayView(info.method) == "GET"))
        return false;
    if (pattern.size() != segments.size())
        return false;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != segments[i] && !pattern[i].startsWith('{'))
            return false;
    }
    return true;
}

} // namespace

/// Runs last: every error code that the catalogue promises was seen on the wire by a test before this one.
class TestCatalogue : public QObject
{
    Q_OBJECT
private slots:
    void everyCodeWasProducedBySomeTest()
    {
        const QSet<QByteArray> seen = seenErrorCodes();
        if (seen.isEmpty())
            QSKIP("needs the other classes of this program to run before it");
        QByteArrayList unseen;
        for (const ErrorInfo &info : errorCatalogue()) {
            if (!seen.contains(info.identifier))
                unseen << info.identifier;
        }
        QVERIFY2(unseen.isEmpty(), "no test produced " + unseen.join(", "));
    }

    /// What the OpenAPI document promises for an endpoint is all that any test has ever got from it.
    void everyErrorIsListedForItsEndpoint()
    {
        QByteArrayList surprises;
        for (const QByteArray &error : seenErrors()) {
            const QByteArrayList parts = error.split(' ');
            const auto code = errorCodeOf(parts.last());
            // Paths and methods that lead nowhere on one address lead to an endpoint on another.
            if (parts.size() != 3 || code == ErrorCode::NotFound || code == ErrorCode::MethodNotAllowed)
                continue;
            bool isKnown = false, isListed = false;
            for (const api::EndpointInfo &info : api::endpoints()) {
                if (!leadsTo(info, parts[0], parts[1]))
                    continue;
                const std::vector<ErrorCode> listed = api::errorsOf(info);
                isKnown = true;
                isListed
                    = isListed || (code && std::find(listed.begin(), listed.end(), *code) != listed.end());
            }
            if (isKnown && !isListed)
                surprises << error;
        }
        QVERIFY2(surprises.isEmpty(), surprises.join('\n'));
    }
};

std::unique_ptr<QObject> makeCatalogueTests() { return std::make_unique<TestCatalogue>(); }

} // namespace answerdesk::test

#include "tst_catalogue.moc"
