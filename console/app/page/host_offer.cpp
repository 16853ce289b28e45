// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/host_offer.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/basics/builders.h"
#include "shared/client/operator_request.h"
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

const QString kSetting = u"allowed_hosts"_s;

json::Object hostsWith(const json::Value &company, const QString &host)
{
    const json::Value *listed = company.find(kSetting);
    json::Array hosts = listed && listed->asArray() ? *listed->asArray() : json::Array();
    hosts.emplace_back(host);
    return {{kSetting, std::move(hosts)}};
}

/// The kinds of hosts that have to be granted before.
client::OperatorRequest kindsFor(const json::Value &company, const QString &host)
{
    return client::operatorRequest(company, kSetting, hostsWith(company, host));
}

} // namespace

HostOffer::HostOffer(QWidget *parent)
    : QWidget(parent)
    , m_text(new Paragraph({}, QPalette::BrightText, Type::Small))
    , m_allow(button({}, u"check"_s))
    , m_copy(button(tr("Copy request"), u"copy"_s))
{
    setObjectName(u"hostOffer"_s);
    m_allow->setObjectName(u"hostAllow"_s);
    m_copy->setObjectName(u"hostCopy"_s);
    auto *line = row(this, 0, 12);
    line->addWidget(m_text, 1);
    for (QPushButton *each : {m_allow, m_copy}) {
        setCompact(each);
        line->addWidget(each, 0, Qt::AlignTop);
    }
    connect(m_allow, &QPushButton::clicked, this, &HostOffer::allow);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_request);
        m_copy->setText(tr("Copied"));
    });
    withdraw();
}

void HostOffer::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_client = client;
    m_company = companyKey;
    withdraw();
}

void HostOffer::offer(const client::ApiFailure &failure)
{
    withdraw();
    for (const auto &[name, value] : failure.error.extra) {
        if (name == "host_not_allowed")
            m_host = value;
    }
    if (m_host.isEmpty() || !m_client)
        return;
    m_text->setPlain(tr("Answerdesk fetches pages from allowed hosts only."));
    m_allow->setText(tr("Allow %1").arg(m_host));
    m_allow->show();
    m_copy->hide();
    show();
}

void HostOffer::withdraw()
{
    m_call.cancel();
    m_host.clear();
    hide();
}

void HostOffer::allow()
{
    if (!m_client || m_call.isRunning())
        return;
    // The tag makes sure that no change of another administrator is undone.
    m_call = m_client->callTagged<json::Value>(api::Endpoint::GetCompany, {.segments = {m_company}}, this,
        [this](const client::ApiResult<client::Tagged<json::Value>> &company) {
            if (company)
                change(*company, false);
            else
                showRefusal({}, company.error());
        });
}

/// An operator grants the kind of the host together with it; a company's administrator cannot.
void HostOffer::change(const client::Tagged<json::Value> &company, bool withKind)
{
    json::Object changes = hostsWith(company.value, m_host);
    if (withKind) {
        const client::OperatorRequest kinds = kindsFor(company.value, m_host);
        changes.emplace_back(kinds.name, kinds.wanted);
    }
    m_call = m_client->call<json::Value>(api::Endpoint::ChangeCompany,
        {.segments = {m_company}, .body = json::Value(changes).toJson(), .ifMatch = company.etag}, this,
        [this, company, withKind](const client::ApiResult<json::Value> &changed) {
            if (!changed && changed.error().error.code == ErrorCode::InvalidFields && !withKind)
                return change(company, true);
            if (!changed)
                return showRefusal(company.value, changed.error());
            withdraw();
            emit allowed();
        });
}

void HostOffer::showRefusal(const json::Value &company, const client::ApiFailure &failure)
{
    m_text->setPlain(tr("%1 was not allowed. %2").arg(m_host, whyOf(failure)));
    m_request.clear();
    if (failure.error.code == ErrorCode::Forbidden) {
        m_text->setPlain(tr("Ask your operator: this kind of host has to be granted first."));
        m_request
            = tr("Please let the company “%1” use the host %2 on the Answerdesk server.\n\nCommand: %3\n")
                  .arg(m_company, m_host, client::operatorCommand(m_company, {kindsFor(company, m_host)}));
    }
    m_allow->setVisible(m_request.isEmpty());
    m_copy->setText(tr("Copy request"));
    m_copy->setVisible(!m_request.isEmpty());
}

} // namespace answerdesk::console
