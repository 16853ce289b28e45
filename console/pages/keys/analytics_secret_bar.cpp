// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/analytics_secret_bar.h"
#include "console/app/page/fault_of.h"
#include "console/pages/keys/analytics_secret_dialog.h"
#include "console/pages/keys/key_dialog.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/analytics_secrets.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using client::ApiResult;

AnalyticsSecretBar::AnalyticsSecretBar(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_text(new Paragraph({}, QPalette::WindowText, Type::Small))
    , m_create(button({}))
    , m_remove(button(tr("Remove…")))
{
    setObjectName(u"analyticsSecretBar"_s);
    m_text->setObjectName(u"analyticsSecretText"_s);
    m_create->setObjectName(u"analyticsSecretCreate"_s);
    m_remove->setObjectName(u"analyticsSecretRemove"_s);
    auto *box = column(this);
    box->addWidget(hairline());
    auto *line = new QWidget;
    auto *pieces = row(line, 0, 8);
    pieces->setContentsMargins(24, 8, 24, 8);
    pieces->addWidget(m_text, 1);
    pieces->addWidget(m_create);
    pieces->addWidget(m_remove);
    box->addWidget(line);
    connect(m_create, &QPushButton::clicked, this, &AnalyticsSecretBar::askToCreate);
    connect(m_remove, &QPushButton::clicked, this, &AnalyticsSecretBar::askToRemove);
    hide();
}

void AnalyticsSecretBar::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_reading.cancel();
    m_client = client;
    m_companyKey = companyKey;
    m_company.reset();
    hide();
}

void AnalyticsSecretBar::refresh()
{
    if (!m_client || m_companyKey.isEmpty())
        return;
    m_reading.cancel();
    m_reading = m_client->company(m_companyKey, this, [this](ApiResult<api::Company> company) {
        if (company) // else the page's own reading says why
            showCompany(*company);
    });
}

void AnalyticsSecretBar::setReason(const QString &reason)
{
    for (QPushButton *verb : {m_create, m_remove}) {
        verb->setEnabled(reason.isEmpty());
        verb->setToolTip(reason);
    }
}

void AnalyticsSecretBar::showCompany(const api::Company &company)
{
    m_company = company;
    const auto exact = [](const schema::Timestamp &at) { return timetext::exact(utcDateTime(at.ms)); };
    QString text = tr("Analytics events need no secret: anyone who knows the company key and a visitor’s "
                      "fingerprint can record events.");
    if (isSet()) {
        text = tr("Analytics events need a secret, created on %1.").arg(exact(*company.analyticsSecretSince));
        const auto &overlap = company.analyticsSecretOverlapUntil;
        if (overlap && overlap->ms > m_clock.nowMs())
            text += u' ' + tr("The overlap ends on %1.").arg(exact(*overlap));
    }
    m_text->setPlain(text);
    m_create->setText(isSet() ? tr("Rotate secret…") : tr("Require a secret…"));
    m_remove->setVisible(isSet());
    show();
}

void AnalyticsSecretBar::askToCreate()
{
    if (!m_client || !m_company || m_dialog)
        return;
    m_dialog = new AnalyticsSecretDialog(m_clock, isSet(), window());
    connect(m_dialog, &AnalyticsSecretDialog::submitted, this, &AnalyticsSecretBar::submit);
    m_dialog->open();
}

void AnalyticsSecretBar::submit(int overlapSeconds)
{
    if (!m_client)
        return;
    m_client->call<api::CreatedAnalyticsSecret>(api::Endpoint::CreateAnalyticsSecret,
        {.segments = {m_companyKey}, .body = schema::toJson(api::AnalyticsSecretRequest{overlapSeconds})},
        this, [this](ApiResult<api::CreatedAnalyticsSecret> made) {
            if (!made) {
                const Fault fault = faultOf(tr("The secret was not created."), made.error());
                if (m_dialog)
                    m_dialog->showRefusal(fault);
                else
                    emit toastWanted(ToastText::of(fault));
                return;
            }
            if (m_dialog)
                m_dialog->accept();
            (new KeyShownOnceDialog(*made, Secret(made->analyticsSecret.toUtf8()), window()))->open();
            refresh();
        });
}

void AnalyticsSecretBar::askToRemove()
{
    if (!m_client || !isSet())
        return;
    confirm(window(),
        {tr("Remove the analytics secret?"),
            tr("Events are then recorded without a secret. Secrets in requests are ignored."),
            tr("Keep the secret"), tr("Remove secret")},
        [this] {
            if (!m_client)
                return;
            m_client->call<client::NoAnswer>(api::Endpoint::DeleteAnalyticsSecret,
                {.segments = {m_companyKey}}, this, [this](ApiResult<client::NoAnswer> removed) {
                    if (!removed) {
                        return emit toastWanted(
                            ToastText::of(faultOf(tr("The secret was not removed."), removed.error())));
                    }
                    emit toastWanted({tr("The analytics secret was removed")});
                    refresh();
                });
        });
}

} // namespace answerdesk::console
