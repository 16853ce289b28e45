// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

namespace answerdesk::test {

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
};

std::unique_ptr<QObject> makeCatalogueTests() { return std::make_unique<TestCatalogue>(); }

} // namespace answerdesk::test

#include "tst_catalogue.moc"
