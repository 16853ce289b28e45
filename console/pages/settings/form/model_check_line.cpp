// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/model_check_line.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct ModelChecks {
    Q_DECLARE_TR_FUNCTIONS(ModelForm)
};

/// Why a model did not answer, and what helps.
QString reasonText(const QString &reason)
{
    static const QHash<QString, const char *> kReasons{
        {u"timeout"_s,
            QT_TRANSLATE_NOOP("ModelForm",
                "It did not answer in time. Increase the time limit, or find out why it is slow: the first "
                "request may load the model.")},
        {u"unreachable"_s,
            QT_TRANSLATE_NOOP(
                "ModelForm", "Its address is not responding. Ask the operator to check model_url.")},
        {u"refused"_s,
            QT_TRANSLATE_NOOP(
                "ModelForm", "It refused the request: check its key, its address and the model’s name.")},
        {u"overloaded"_s, QT_TRANSLATE_NOOP("ModelForm", "It is overloaded or failing. Try again later.")},
        {u"garbled"_s,
            QT_TRANSLATE_NOOP("ModelForm", "The server at this address does not offer the expected API.")},
        {u"too_large"_s, QT_TRANSLATE_NOOP("ModelForm", "Its answer exceeds the size limit.")},
        {u"busy"_s,
            QT_TRANSLATE_NOOP("ModelForm", "Too many requests are already waiting; nothing was sent.")},
        {u"circuit_open"_s,
            QT_TRANSLATE_NOOP("ModelForm",
                "It failed repeatedly, so no requests are sent for 30 seconds. Try again afterwards.")},
        {u"stopped"_s, QT_TRANSLATE_NOOP("ModelForm", "The server was stopped in the meantime.")},
        {u"not_offered"_s,
            QT_TRANSLATE_NOOP("ModelForm", "The operator no longer offers this model. Choose another one.")}};
    const auto known = kReasons.constFind(reason);
    return known == kReasons.cend() ? reason : QCoreApplication::translate("ModelForm", *known);
}

QString durationText(double ms)
{
    return ms < 10'000 ? ModelChecks::tr("%1 ms").arg(QLocale().toString(qRound(ms)))
                       : ModelChecks::tr("%1 s").arg(QLocale().toString(ms / 1000, 'f', 1));
}

QWidget *lineOf(Tone tone, const QString &badge, const QString &text)
{
    auto *line = new QWidget;
    line->setObjectName(u"modelResult"_s);
    auto *box = row(line, 0, 8);
    box->addWidget(new Badge(badge, tone), 0, Qt::AlignTop);
    box->addWidget(new Paragraph(text), 1);
    line->setAccessibleName(u"%1: %2"_s.arg(badge, text));
    return line;
}

QWidget *lineOf(const api::ModelCheck &check)
{
    const QString took = durationText(check.tookMs);
    if (!check.ok) {
        return lineOf(Tone::Danger, ModelChecks::tr("No answer"),
            ModelChecks::tr("%1, after %2. %3")
                .arg(check.model, took, reasonText(check.reason.value_or(QString()))));
    }
    return lineOf(Tone::Success, ModelChecks::tr("Answers"),
        check.kind == u"embedding" ? ModelChecks::tr("%1 returned an embedding in %2.").arg(check.model, took)
                                   : ModelChecks::tr("%1 answered in %2.").arg(check.model, took));
}

} // namespace

QList<QWidget *> modelCheckLines(const api::ModelTest &test)
{
    QList<QWidget *> lines;
    for (const api::ModelCheck &check : test.checks)
        lines << lineOf(check);
    if (lines.isEmpty())
        lines << lineOf(Tone::Neutral, ModelChecks::tr("No model"),
            ModelChecks::tr(
                "This server has no model. The operator sets one up with model_url and model_names."));
    return lines;
}

} // namespace answerdesk::console
