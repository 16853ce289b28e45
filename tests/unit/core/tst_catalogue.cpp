// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/error.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

/// The one list of errors.
class TestErrorCatalogue : public QObject
{
    Q_OBJECT
private slots:
    void everyRowIsComplete_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < errorCatalogue().size(); ++i)
            QTest::newRow(errorCatalogue()[i].identifier) << int(i);
    }
    void everyRowIsComplete()
    {
        QFETCH(int, index);
        const ErrorInfo &info = errorCatalogue()[std::size_t(index)];
        static const QRegularExpression form(u"^[A-Z]+(_[A-Z]+)*$"_s);
        QVERIFY(form.match(QLatin1String(info.identifier)).hasMatch());
        QVERIFY(info.status >= 400 && info.status <= 505);
        for (const char *sentence : {info.cause, info.remedy}) {
            const QString text = QString::fromUtf8(sentence);
            QVERIFY2(text.size() > 10 && text.front().isLetter() && text.endsWith(u'.'), sentence);
        }
        QCOMPARE(int(info.code), index);
        QCOMPARE(&errorInfo(info.code), &info);
        QVERIFY(errorCodeOf(info.identifier) == info.code);
        QCOMPARE(Error::make(info.code).text(), QString::fromUtf8(info.cause));
    }
    void identifiersAreUnique()
    {
        QSet<QByteArray> seen;
        for (const ErrorInfo &info : errorCatalogue()) {
            QVERIFY2(!seen.contains(info.identifier), info.identifier);
            seen.insert(info.identifier);
        }
        QVERIFY(!errorCodeOf("NO_SUCH_CODE"));
        QVERIFY(!errorCodeOf(""));
        QVERIFY(!errorCodeOf("not_found"));
    }
    void theContractsCodesHaveTheirStatuses_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("status");
        const std::pair<const char *, int> rows[]
            = {{"MISSING_REQUIRED_FIELDS", 400}, {"COMPANY_NOT_FOUND", 404}, {"ACTIVE_TICKET_NOT_FOUND", 404},
                {"PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND", 409},
                {"PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND", 409}, {"ORDER_ALREADY_EXISTS", 409},
                {"IDEMPOTENCY_KEY_REUSED", 409}, {"INVALID_JSON", 400}, {"INVALID_FIELDS", 400},
                {"UNSUPPORTED_MEDIA_TYPE", 415}, {"PAYLOAD_TOO_LARGE", 413}, {"METHOD_NOT_ALLOWED", 405},
                {"NOT_FOUND", 404}, {"BAD_REQUEST", 400}, {"REQUEST_TIMEOUT", 408}, {"LENGTH_REQUIRED", 411},
                {"URI_TOO_LONG", 414}, {"EXPECTATION_FAILED", 417}, {"HEADERS_TOO_LARGE", 431},
                {"NOT_IMPLEMENTED", 501}, {"HTTP_VERSION_NOT_SUPPORTED", 505}, {"UNAVAILABLE", 503},
                {"INTERNAL_ERROR", 500}, {"MISSING_API_KEY", 401}, {"INVALID_API_KEY", 401},
                {"API_KEY_REVOKED", 401}, {"API_KEY_EXPIRED", 401}, {"API_ACCESS_DISABLED", 403},
                {"INSUFFICIENT_SCOPE", 403}, {"ADDRESS_NOT_ALLOWED", 403}, {"THREAD_NOT_FOUND", 404},
                {"FAQ_QUESTION_MISMATCH", 400}, {"FAQ_NOT_FOUND", 404}, {"RATE_LIMITED", 429}};
        for (const auto &[code, status] : rows)
            QTest::newRow(code) << QByteArray(code) << status;
    }
    void theContractsCodesHaveTheirStatuses()
    {
        QFETCH(QByteArray, code);
        QFETCH(int, status);
        const auto known = errorCodeOf(code);
        QVERIFY(known);
        QCOMPARE(errorInfo(*known).status, status);
    }
};

QTEST_APPLESS_MAIN(TestErrorCatalogue)
#include "tst_catalogue.moc"
