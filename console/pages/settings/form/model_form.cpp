// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/model_form.h"
#include "console/pages/settings/form/model_check_line.h"
#include "console/pages/settings/form/model_setup_dialog.h"
#include "console/pages/settings/form/setting_field.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/busy_bar.h"
#include "console/widgets/cards/card.h"
#include "console/words/server_words.h"
#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using client::ApiResult;

namespace {

constexpr int kTestTimeoutMs = 300'000; // longer than the operator can let both checks take

} // namespace

ModelForm::ModelForm(SettingsDraft *draft, QWidget *parent)
    : SettingsForm(Section::Model, draft, parent)
    , m_none(new Paragraph)
    , m_test(button(tr("Test connection")))
    , m_setUp(button(tr("Set up models…"), u"sliders"_s))
    , m_restart(new Paragraph({}, QPalette::BrightText))
    , m_busy(new QWidget)
    , m_results(nullptr)
{
    auto *card = new Card;
    auto *box = column(card, 16, 12);
    auto *line = new QWidget;
    auto *lineBox = row(line, 0, 12);
    m_test->setObjectName(u"modelTest"_s);
    m_setUp->setObjectName(u"modelSetUp"_s);
    lineBox->addWidget(m_setUp, 0, Qt::AlignTop);
    lineBox->addWidget(m_test, 0, Qt::AlignTop);
    auto *answer = new QWidget;
    m_results = column(answer, 0, 8);
    m_results->setContentsMargins(0, 6, 0, 0);
    auto *bar = new BusyBar(tr("Testing the model"));
    bar->setFixedWidth(160);
    auto *busyBox = row(m_busy, 0, 8);
    busyBox->addWidget(bar);
    busyBox->addWidget(label(tr("Asking…"), Type::Small, QPalette::PlaceholderText));
    busyBox->addStretch();
    m_busy->hide();
    m_results->addWidget(m_busy);
    lineBox->addWidget(answer, 1);
    box->addWidget(line);
    box->addWidget(new Paragraph(
        tr("Sends one small request with the settings above, saved or not. Shoppers are not affected."),
        QPalette::PlaceholderText, Type::Small));
    m_none->setObjectName(u"modelNone"_s);
    box->addWidget(m_none);
    m_restart->setObjectName(u"modelRestart"_s);
    box->addWidget(m_restart);
    connect(m_setUp, &QPushButton::clicked, this, &ModelForm::openSetup);
    showSetup();
    body()->addWidget(card);
    connect(m_test, &QPushButton::clicked, this, &ModelForm::testConnection);
    connect(draft, &SettingsDraft::edited, this, [this] {
        if (!m_testCall.isRunning())
            applyTest();
    });
}

void ModelForm::setSession(client::ApiClient *client, const QString &company)
{
    m_offerCall.cancel();
    m_testCall.cancel();
    m_setupCall.cancel();
    m_setup.reset();
    showSetup();
    m_client = client;
    m_company = company;
    clearResult();
    refresh();
}

void ModelForm::refresh()
{
    if (!m_client || m_company.isEmpty())
        return;
    m_offerCall.cancel();
    m_offerCall = m_client->call<api::ModelOffer>(api::Endpoint::GetModelOffer, {.segments = {m_company}},
        this, [this](ApiResult<api::ModelOffer> offer) {
            if (offer)
                showOffer(*offer);
        });
    readSetup();
}

/// The server answers operators only.
void ModelForm::readSetup()
{
    m_setupCall = m_client->call<api::ModelSetup>(
        api::Endpoint::GetModelSetup, {}, this, [this](const ApiResult<api::ModelSetup> &setup) {
            m_setup = setup && setup->writable ? std::optional(*setup) : std::nullopt;
            showSetup();
        });
}

void ModelForm::showSetup()
{
    m_setUp->setVisible(m_setup.has_value());
    m_restart->setPlain(m_setup && m_setup->restartNeeded
            ? tr("A different model setup is saved. It takes effect at the server’s next start.")
            : QString());
    m_restart->setVisible(!m_restart->plain().isEmpty());
}

void ModelForm::openSetup()
{
    if (!m_setup || m_setupDialog)
        return;
    m_setupDialog = new ModelSetupDialog(m_client, *m_setup, window());
    connect(m_setupDialog, &ModelSetupDialog::saved, this, [this](const api::ModelSetup &setup) {
        m_setup = setup;
        showSetup();
    });
    m_setupDialog->open();
}

void ModelForm::showOffer(const api::ModelOffer &offer)
{
    QList<std::pair<QString, QString>> choices{
        {u"default"_s, offer.models.empty() ? tr("Default") : tr("Default (%1)").arg(offer.models.front())}};
    for (const QString &name : offer.models)
        choices.append({name, name});
    field(u"model_name"_s)->setChoices(choices);
    field(u"model_timeout_ms"_s)
        ->setHelp(
            tr("After this time, shoppers get the answer without the model. 0 = server maximum (%1 ms).")
                .arg(QLocale().toString(offer.timeoutMs)));
    field(u"model_tokens"_s)
        ->setHelp(tr("Instructions, question, passages and answer together. 0 = server maximum (%1).")
                      .arg(QLocale().toString(offer.tokens)));
    field(u"model_daily_tokens"_s)
        ->setHelp(tr("For answers and product FAQs per day (UTC). 0 = server maximum (%1).")
                      .arg(QLocale().toString(offer.dailyTokens)));
    m_hasModels = !offer.models.empty() || offer.embeddingModel;
    m_none->setPlain(m_hasModels
            ? QString()
            : tr("This server has no model. The operator sets one up with model_url and model_names."));
    applyTest();
}

void ModelForm::setReason(const QString &reason)
{
    SettingsForm::setReason(reason);
    m_reason = reason;
    applyTest();
}

void ModelForm::applyTest()
{
    const bool isRunning = m_testCall.isRunning();
    m_test->setEnabled(m_reason.isEmpty() && m_hasModels && !isRunning);
    m_test->setToolTip(m_reason);
    m_busy->setVisible(isRunning);
}

void ModelForm::clearResult()
{
    while (m_results->count() > 1) {
        QWidget *line = m_results->itemAt(1)->widget();
        m_results->removeWidget(line);
        delete line;
    }
}

void ModelForm::testConnection()
{
    if (!m_client || !m_test->isEnabled())
        return;
    clearResult();
    json::Object body;
    for (const QString &name : {u"model_name"_s, u"model_timeout_ms"_s})
        body.emplace_back(name, draft()->value(name));
    m_testCall = m_client->call<api::ModelTest>(api::Endpoint::TestModel,
        {.segments = {m_company}, .body = json::Value(body).toJson(), .timeoutMs = kTestTimeoutMs}, this,
        [this](ApiResult<api::ModelTest> result) {
            m_testCall = {};
            applyTest();
            if (result)
                return showResult(*result);
            SettingsDraft::Errors errors;
            for (const auto &[name, reason] : result.error().error.invalidFields)
                errors.insert(name, tr("This %1.").arg(serverwords::translated(reason)));
            if (!showErrors(errors, true))
                emit testFailed(result.error());
        });
    applyTest();
}

void ModelForm::showResult(const api::ModelTest &result)
{
    clearResult();
    for (QWidget *line : modelCheckLines(result))
        m_results->addWidget(line);
}

} // namespace answerdesk::console
