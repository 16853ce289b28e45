// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/scenarios/values_dialog.h"
#include "console/app/page/in_background.h"
#include "console/bench/scenarios/scenario_runs.h"
#include <QtCore/QFileInfo>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kMostHigh = 380;
constexpr qint64 kMostBytes = 1 << 20;
} // namespace

ValuesDialog::ValuesDialog(const QList<Variable> &variables, const QString &act, QWidget *parent)
    : TaskDialog(tr("Values of variables"), Narrow, parent)
{
    setObjectName(u"scenarioValues"_s);
    addText(tr("Scenarios contain no addresses or secrets. Secrets entered here are kept until you close the "
               "console; other values are saved."));
    auto *host = new QWidget;
    auto *box = column(host, 0, 12);
    for (const Variable &variable : variables) {
        QLineEdit *field
            = SecretMask::isSecretName(variable.name) ? passwordField(variable.name) : new QLineEdit;
        field->setObjectName(u"value_"_s + variable.name);
        field->setText(variable.value);
        if (ScenarioRuns::isGivenByBench(variable.name))
            field->setPlaceholderText(tr("Provided by the test bench"));
        m_fields.insert(variable.name, field);
        box->addWidget(new FormField(variable.name, field, variable.uses));
    }
    box->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(host);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumHeight(qMin(host->sizeHint().height() + 8, kMostHigh));
    content()->addWidget(scroll, 1);
    auto *loading = button(tr("Load from a file…"), {}, Kind::Ghost);
    loading->setToolTip(tr("A JSON object with names and values, for example a quickstart's summary"));
    auto *cancelling = button(tr("Cancel"));
    auto *acting = button(act, {}, Kind::Primary);
    acting->setObjectName(u"valuesTake"_s);
    acting->setDefault(true);
    setButtons({cancelling, acting}, loading);
    connect(loading, &QPushButton::clicked, this, &ValuesDialog::chooseFile);
    connect(cancelling, &QPushButton::clicked, this, &QDialog::reject);
    connect(acting, &QPushButton::clicked, this, [this] {
        QMap<QString, QString> values;
        for (auto it = m_fields.begin(); it != m_fields.end(); ++it)
            values.insert(it.key(), it.value()->text());
        accept();
        emit given(values);
    });
    if (!variables.isEmpty())
        m_fields.value(variables.first().name)->setFocus();
}

void ValuesDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Load values"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("JSON (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ValuesDialog::load);
    dialog->open();
}

void ValuesDialog::load(const QString &name)
{
    using Content = tl::expected<QByteArray, QString>;
    const auto read = [name]() -> Content {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            return tl::unexpected(file.errorString());
        if (file.size() > kMostBytes)
            return tl::unexpected(tr("The file is larger than 1 MiB."));
        return file.readAll();
    };
    inBackground(this, read, [this](const Content &content) {
        if (content)
            return take(*content);
        Fault fault;
        fault.what = tr("The values were not loaded.");
        fault.why = content.error();
        setFault(fault);
    });
}

void ValuesDialog::take(const QByteArray &bytes)
{
    Fault fault;
    fault.what = tr("The values were not loaded.");
    const auto value = json::parse(bytes);
    if (!value || !value->asObject()) {
        fault.why = value ? tr("The file is not a JSON object with names and values.")
                          : tr("It is %1.").arg(withLine(value.error(), bytes));
        return setFault(fault);
    }
    setFault({});
    for (const auto &[key, member] : *value->asObject()) {
        if (QLineEdit *field = m_fields.value(key))
            field->setText(ScenarioValues::textOf(member));
    }
}

} // namespace answerdesk::console
