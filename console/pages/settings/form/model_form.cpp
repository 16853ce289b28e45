// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/model_form.h"
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
    return ms < 10'000 ? ModelForm::tr("%1 ms").arg(QLocale().toString(qRound(ms)))
                       : ModelForm::tr("%1 s").arg(QLocale().toString(ms / 1000, 'f', 1));
}

} // namespace

ModelForm::ModelForm(SettingsDraft *draft, QWidget *parent)
    : SettingsForm(Section::Model, draft, parent)
    , m_none(new Paragraph)
    , m_test(button(tr("Test connection")))
    , m_busy(new QWidget)
    , m_results(nullptr)
{
    auto *card = new Card;
    auto *box = column(card, 16, 12);
    auto *line = new QWidget;
    auto *lineBox = row(line, 0, 12);
    m_test->setObjectName(u"modelTest"_s);
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

void ModelForm::addLine(Tone tone, const QString &badge, const QString &text)
{
    auto *line = new QWidget;
    line->setObjectName(u"modelResult"_s);
    auto *box = row(line, 0, 8);
    box->addWidget(new Badge(badge, tone), 0, Qt::AlignTop);
    box->addWidget(new Paragraph(text), 1);
    line->setAccessibleName(u"%1: %2"_s.arg(badge, text));
    m_results->addWidget(line);
}

void ModelForm::showResult(const api::ModelTest &result)
{
    clearResult();
    for (const api::ModelCheck &check : result.checks) {
        const QString took = durationText(check.tookMs);
        if (check.ok)
            addLine(Tone::Success, tr("Answers"),
                check.kind == u"embedding" ? tr("%1 returned an embedding in %2.").arg(check.model, took)
                                           : tr("%1 answered in %2.").arg(check.model, took));
        else
            addLine(Tone::Danger, tr("No answer"),
                tr("%1, after %2. %3").arg(check.model, took, reasonText(check.reason.value_or(QString()))));
    }
    if (result.checks.empty())
        addLine(Tone::Neutral, tr("No model"),
            tr("This server has no model. The operator sets one up with model_url and model_names."));
}

} // namespace answerdesk::console
