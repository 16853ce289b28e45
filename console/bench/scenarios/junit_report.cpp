// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/junit_report.h"
#include "console/bench/scenarios/scenario_words.h"
#include "console/bench/scenarios/text_report.h"
#include <QtCore/QXmlStreamWriter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Outcome = StepReport::Outcome;

namespace {

/// Text with nothing in it that XML 1.0 forbids: control characters, lone surrogates, U+FFFE and U+FFFF.
QString xmlText(const QString &text)
{
    QString safe = QString::fromUtf8(text.toUtf8()); // lone surrogates become replacement characters
    for (QChar &c : safe) {
        const bool isControl = c < u' ' && c != u'\n' && c != u'\t';
        if (isControl || c == QChar(0xFFFE) || c == QChar(0xFFFF))
            c = QChar::ReplacementCharacter;
    }
    return safe;
}

QString seconds(qint64 ms) { return QString::number(double(ms) / 1000, 'f', 3); }

void writeProblem(QXmlStreamWriter &xml, const QString &element, const QStringList &lines)
{
    xml.writeStartElement(element);
    xml.writeAttribute(u"message"_s, xmlText(lines.value(0)));
    xml.writeCharacters(xmlText(lines.join(u'\n')));
    xml.writeEndElement();
}

void writeFile(QXmlStreamWriter &xml, const ScenarioReport &scenario)
{
    if (!scenario.file.isEmpty())
        xml.writeAttribute(u"file"_s, xmlText(scenario.file));
}

void writeStep(QXmlStreamWriter &xml, const ScenarioReport &scenario, const StepReport &step)
{
    xml.writeStartElement(u"testcase"_s);
    xml.writeAttribute(u"classname"_s, xmlText(scenario.name));
    xml.writeAttribute(u"name"_s, xmlText(step.name));
    xml.writeAttribute(u"time"_s, seconds(step.tookMs));
    writeFile(xml, scenario);
    if (step.outcome == Outcome::Failed)
        writeProblem(xml, u"failure"_s, faultLines(step) + step.response);
    else if (step.outcome == Outcome::Broken)
        writeProblem(xml, u"error"_s, faultLines(step) + step.response);
    else if (step.outcome == Outcome::Skipped)
        xml.writeEmptyElement(u"skipped"_s);
    xml.writeEndElement();
}

void writeCounts(QXmlStreamWriter &xml, const QList<ScenarioReport> &reports)
{
    qsizetype tests = 0;
    int failures = 0;
    int errors = 0;
    int skipped = 0;
    qint64 took = 0;
    for (const ScenarioReport &report : reports) {
        const bool isUnrun = !report.faults.isEmpty();
        tests += report.steps.size() + (isUnrun ? 1 : 0);
        failures += report.count(Outcome::Failed);
        errors += report.count(Outcome::Broken) + (isUnrun ? 1 : 0);
        skipped += report.count(Outcome::Skipped);
        took += report.tookMs;
    }
    xml.writeAttribute(u"tests"_s, QString::number(tests));
    xml.writeAttribute(u"failures"_s, QString::number(failures));
    xml.writeAttribute(u"errors"_s, QString::number(errors));
    xml.writeAttribute(u"skipped"_s, QString::number(skipped));
    xml.writeAttribute(u"time"_s, seconds(took));
}

} // namespace

QByteArray junitXml(const QList<ScenarioReport> &reports)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_s);
    writeCounts(xml, reports);
    for (const ScenarioReport &report : reports) {
        xml.writeStartElement(u"testsuite"_s);
        xml.writeAttribute(u"name"_s, xmlText(report.name));
        writeFile(xml, report);
        writeCounts(xml, {report});
        xml.writeAttribute(u"timestamp"_s, report.startedAt.toUTC().toString(u"yyyy-MM-ddTHH:mm:ss"_s));
        if (!report.faults.isEmpty()) {
            StepReport variables;
            variables.name = report.isUnread ? ScenarioWords::tr("file") : ScenarioWords::tr("variables");
            variables.outcome = Outcome::Broken;
            variables.fault = report.faults.join(u'\n');
            writeStep(xml, report, variables);
        }
        for (const StepReport &step : report.steps)
            writeStep(xml, report, step);
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

} // namespace answerdesk::console
