// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include <QtCore/QCoreApplication>
#include <QtTest/QTest>
#include <csignal>

namespace answerdesk::test {

int runTests(int argc, char **argv, const std::vector<TestMaker> &makers)
{
    std::signal(SIGPIPE, SIG_IGN); // as servers do; Qt Test would take a client that goes away for a crash
    QCoreApplication application(argc, argv);
    QStringList arguments = application.arguments();
    QString only;
    if (arguments.size() > 1 && arguments[1].startsWith(QLatin1String("Test"))) {
        only = arguments[1].section(QLatin1String("::"), 0, 0);
        const QString function = arguments[1].section(QLatin1String("::"), 1);
        if (function.isEmpty())
            arguments.removeAt(1);
        else
            arguments[1] = function;
    }
    int failed = 0;
    for (const TestMaker &make : makers) {
        const std::unique_ptr<QObject> test = make();
        const QString name
            = QString::fromLatin1(test->metaObject()->className()).section(QLatin1String("::"), -1);
        if (only.isEmpty() || only == name)
            failed += QTest::qExec(test.get(), arguments);
    }
    return failed == 0 ? 0 : 1;
}

} // namespace answerdesk::test
