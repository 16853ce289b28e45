// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/account_handlers.h"
#include "shared/schema/faults.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

template <typename T>
void take(T &target, const std::optional<T> &sent)
{
    if (sent)
        target = *sent;
}

} // namespace

Company applySettings(
    Company company, const api::CompanyRequest &request, const HostFault &hostFault, schema::Faults &faults)
{
    take(company.name, request.name);
    take(company.apiAccess, request.apiAccess);
    take(company.faqsEnabled, request.faqsEnabled);
    take(company.faqsRequireApproval, request.faqsRequireApproval);
    take(company.attributionWindowHours, request.attributionWindowHours);
    take(company.requireHelpful, request.requireHelpful);
    take(company.strictDecrease, request.strictDecrease);
    take(company.messagesPerMinute, request.messagesPerMinute);
    take(company.faqsPerMinute, request.faqsPerMinute);
    take(company.eventsPerMinute, request.eventsPerMinute);
    take(company.conversationRetentionDays, request.conversationRetentionDays);
    take(company.visitorRetentionDays, request.visitorRetentionDays);
    take(company.modelEnabled, request.modelEnabled);
    take(company.modelName, request.modelName);
    take(company.modelTimeoutMs, request.modelTimeoutMs);
    take(company.modelTokens, request.modelTokens);
    if (request.currency)
        company.currency = request.currency->code;
    if (request.locales) {
        company.locales.clear();
        for (const schema::LocaleTag &locale : *request.locales) {
            if (!company.locales.contains(locale.tag))
                company.locales << locale.tag;
        }
    }
    if (request.allowedHosts) {
        company.allowedHosts.clear();
        for (std::size_t i = 0; i < request.allowedHosts->size(); ++i) {
            const QString entry = (*request.allowedHosts)[i].trimmed().toLower();
            const QString fault = hostFault(entry);
            if (!fault.isEmpty())
                faults.invalid(u"allowed_hosts[%1]"_s.arg(i), fault);
            else if (!company.allowedHosts.contains(entry))
                company.allowedHosts << entry;
        }
    }
    if (request.timeZone) {
        const QByteArray id = request.timeZone->toLatin1();
        if (QTimeZone::isTimeZoneIdAvailable(id))
            company.timeZone = QTimeZone(id);
        else
            faults.invalid(u"time_zone"_s, u"must be an IANA time zone such as Europe/Berlin"_s);
    }
    return company;
}

} // namespace answerdesk::accounts
