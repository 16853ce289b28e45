// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/faq_model.h"

namespace answerdesk::models {

void FaqModel::clear()
{
    m_call.cancel();
    m_ordering.cancel();
    m_ordering = {};
    m_isMoved = m_isStale = false;
    m_rows.clear();
    m_details.reset();
    m_tag.clear();
}

void FaqModel::setPage(const QString &pageId)
{
    if (m_page == pageId)
        return;
    m_page = pageId;
    reset();
}

void FaqModel::refresh()
{
    if (!canAsk() || m_page.isEmpty())
        return;
    if (m_ordering.isRunning()) { // an answer from before it would put the rows back
        m_isStale = true;
        return;
    }
    m_call.cancel();
    beginLoading();
    m_call = client()->faqPage(
        company(), m_page, this, [this](client::ApiResult<client::Tagged<api::FaqPageDetails>> details) {
            if (!details)
                return endLoading(details.error());
            take(std::move(*details));
            endLoading();
        });
}

void FaqModel::take(client::Tagged<api::FaqPageDetails> details)
{
    m_tag = details.etag;
    m_details = std::move(details.value.page);
    std::vector<api::Faq> &faqs = details.value.faqs;
    std::stable_sort(faqs.begin(), faqs.end(),
        [](const api::Faq &a, const api::Faq &b) { return a.position < b.position; });
    replaceRows(m_rows, std::move(faqs), [](const api::Faq &faq) { return faq.faqId; });
}

void FaqModel::move(int from, int to)
{
    if (!canAsk() || from == to)
        return;
    m_call.cancel(); // what it brings is the order from before
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const auto first = m_rows.begin();
    if (from < to)
        std::rotate(first + from, first + from + 1, first + to + 1);
    else
        std::rotate(first + to, first + from, first + from + 1);
    endMoveRows();
    if (m_ordering.isRunning())
        m_isMoved = true;
    else
        sendOrder();
}

void FaqModel::sendOrder()
{
    api::FaqOrderRequest request;
    for (const api::Faq &faq : m_rows)
        request.faqIds.push_back(faq.faqId);
    m_isMoved = false;
    m_ordering = client()->orderFaqs(company(), m_page, m_tag, request, this,
        [this](client::ApiResult<client::Tagged<api::FaqPageDetails>> details) {
            m_ordering = {};
            if (!details) {
                m_isMoved = m_isStale = false;
                emit orderFailed(details.error());
                return refresh();
            }
            m_tag = details->etag;
            if (m_isMoved)
                return sendOrder();
            take(std::move(*details));
            endLoading();
            emit ordered();
            if (std::exchange(m_isStale, false))
                refresh();
        });
}

void FaqModel::approve(const std::optional<std::vector<qint64>> &faqIds)
{
    if (!canAsk() || m_page.isEmpty())
        return;
    client()->approveFaqs(company(), m_page, m_tag, {faqIds}, this,
        [this, page = m_page](client::ApiResult<client::Tagged<api::FaqPageDetails>> details) {
            if (page != m_page)
                return;
            if (!details) {
                emit approvalFailed(details.error());
                return refresh();
            }
            take(std::move(*details));
            endLoading();
            emit approved();
        });
}

int FaqModel::rowOf(qint64 faqId) const
{
    const auto found
        = std::find_if(m_rows.begin(), m_rows.end(), [&](const api::Faq &faq) { return faq.faqId == faqId; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

} // namespace answerdesk::models
