// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/error.h"
#include "tests/support/error_shape.h"
#include "tests/support/test_server.h"
#include <QtTest/QTest>
#include <memory>

namespace answerdesk::test {

// The classes of the contract tests, in the order in which they run.
std::unique_ptr<QObject> makeGuardTests();
std::unique_ptr<QObject> makeStopTests();
std::unique_ptr<QObject> makeRouteTests();
std::unique_ptr<QObject> makeKeyTests();
std::unique_ptr<QObject> makeKeyChangeTests();
std::unique_ptr<QObject> makeListTests();
std::unique_ptr<QObject> makeMessageTests();
std::unique_ptr<QObject> makeOwnAnswerTests();
std::unique_ptr<QObject> makeAnswerMarkTests();
std::unique_ptr<QObject> makeGapTests();
std::unique_ptr<QObject> makeImportTests();
std::unique_ptr<QObject> makeTextTests();
std::unique_ptr<QObject> makeFaqTests();
std::unique_ptr<QObject> makeFaqCacheTests();
std::unique_ptr<QObject> makeFaqAdminTests();
std::unique_ptr<QObject> makeFaqAttemptTests();
std::unique_ptr<QObject> makePregenerationTests();
std::unique_ptr<QObject> makeFeedTests();
std::unique_ptr<QObject> makePageInspectionTests();
std::unique_ptr<QObject> makePageRuleTests();
std::unique_ptr<QObject> makeCartTests();
std::unique_ptr<QObject> makeCheckoutTests();
std::unique_ptr<QObject> makeAnalyticsSecretTests();
std::unique_ptr<QObject> makeAdminTests();
std::unique_ptr<QObject> makeAccessWalkTests();
std::unique_ptr<QObject> makeBadAdminInputTests();
std::unique_ptr<QObject> makeRegionTests();
std::unique_ptr<QObject> makeUnavailableTests();
std::unique_ptr<QObject> makeCatalogueTests();

/// Text to JSON, for bodies that are easier to read as text.
inline json::Value parsed(const QByteArray &text) { return json::parse(text).value_or(json::Value()); }
/// The object with these members put over its own.
json::Value with(json::Value object, const json::Object &changes);
json::Value without(json::Value object, const QString &member);
/// The number of a member; -1 when it is none.
qint64 numberOf(const json::Value &object, QStringView member);
/// Entries of a member that is an array.
json::Array entriesOf(const json::Value &object, QStringView member);
QStringList memberNames(const json::Value &object);

/// A visitor's fingerprint: the same UUID for the same number.
QString visitor(int number);

} // namespace answerdesk::test
