// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/text_report.h"
#include "console/bench/scenarios/scenario_words.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Outcome = StepReport::Outcome;

namespace {
const QString kIndent(11, u' ');
} // namespace

QString printable(const QString &text)
{
    QString shown;
    for (const QChar c : text) {
        if (c == u'\n' || c == u'\t')
            shown += u' ';
        else if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            shown += u"\\u%1"_s.arg(int(c.unicode()), 4, 16, QChar(u'0'));
        else
            shown += c;
    }
    return shown;
}

QString outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Pending:
    case Outcome::Running:
        break;
    case Outcome::Passed:
        return ScenarioWords::tr("passed");
    case Outcome::Failed:
        return ScenarioWords::tr("FAILED");
    case Outcome::Broken:
        return ScenarioWords::tr("BROKEN");
    case Outcome::Skipped:
        return ScenarioWords::tr("skipped");
    }
    return {};
}

QStringList faultLines(const StepReport &report)
{
    QStringList lines;
    if (!report.isBad())
        return lines;
    for (const AssertionResult &result : report.results) {
        if (!result.passed)
            lines << ScenarioWords::tr("%1: expected that it %2, but it was %3")
                         .arg(result.subject, result.expected, result.actual);
    }
    if (!report.fault.isEmpty())
        lines << report.fault;
    if (!report.record.requestId().isEmpty())
        lines << ScenarioWords::tr("request id %1").arg(report.record.requestId());
    return lines;
}

namespace {

/// Without what the server answered.
QString shortText(const StepReport &report)
{
    QString line = u"  %1 %2"_s.arg(outcomeName(report.outcome), -8).arg(report.name, -24);
    if (!report.request.isEmpty()) {
        const int status = report.record.failure ? 0 : report.record.response.status();
        line += u' ' + report.request + u' ' + (status > 0 ? QString::number(status) : u"–"_s) + u' '
            + ScenarioWords::tr("%1 ms").arg(report.tookMs);
    }
    if (report.attempts > 1)
        line += u", "_s + ScenarioWords::tr("attempts: %1").arg(report.attempts);
    QString text = printable(line) + u'\n';
    for (const QString &fault : faultLines(report))
        text += kIndent + printable(fault) + u'\n';
    return text;
}

} // namespace

QString stepText(const StepReport &report)
{
    QString text = shortText(report);
    for (const QString &line : report.response)
        text += kIndent + u"| "_s + printable(line) + u'\n';
    return text;
}

QString failuresText(const QList<ScenarioReport> &reports)
{
    QString text;
    for (const ScenarioReport &report : reports) {
        QString lines;
        for (const QString &fault : report.faults)
            lines += u"  %1 %2\n"_s.arg(outcomeName(Outcome::Broken), -8).arg(printable(fault));
        for (const StepReport &step : report.steps) {
            if (step.isBad())
                lines += shortText(step);
        }
        if (!lines.isEmpty())
            text += u"%1 (%2)\n"_s.arg(printable(report.name), printable(report.file)) + lines;
    }
    return text;
}

QString summaryText(const QList<ScenarioReport> &reports)
{
    int passed = 0;
    int steps = 0;
    int bad = 0;
    int skipped = 0;
    qint64 took = 0;
    for (const ScenarioReport &report : reports) {
        passed += report.passed() ? 1 : 0;
        steps += int(report.steps.size());
        bad += report.count(Outcome::Failed) + report.count(Outcome::Broken);
        skipped += report.count(Outcome::Skipped);
        took += report.tookMs;
    }
    return ScenarioWords::tr("%1 of %2 scenarios passed; steps: %3, failed: %4, skipped: %5; %6 s")
        .arg(passed)
        .arg(reports.size())
        .arg(steps)
        .arg(bad)
        .arg(skipped)
        .arg(double(took) / 1000, 0, 'f', 1);
}

} // namespace answerdesk::console
