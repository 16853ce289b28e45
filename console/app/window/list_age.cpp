// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/list_age.h"
#include "console/app/page/change_feed.h"
#include "console/app/page/page.h"
#include "console/widgets/feedback/page_header.h"
#include "shared/models/remote_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

ListAge::ListAge(const ChangeFeed &feed, QObject *parent)
    : QObject(parent)
    , m_feed(feed)
{
    connect(&feed, &ChangeFeed::liveChanged, this, [this] {
        for (auto page = m_read.cbegin(); page != m_read.cend(); ++page)
            show(page.key());
    });
}

void ListAge::add(Page *page)
{
    for (const models::RemoteModel *list : page->findChildren<models::RemoteModel *>()) {
        if (!followsChanges(*list))
            continue;
        m_read.insert(page, {});
        connect(list, &models::RemoteModel::loaded, this, [this, page] {
            m_read[page] = QDateTime::currentDateTimeUtc();
            show(page);
        });
    }
    connect(page, &QObject::destroyed, this, [this, page] { m_read.remove(page); });
}

void ListAge::show(Page *page) const
{
    auto *header = page->findChild<PageHeader *>();
    if (!header)
        return;
    const QDateTime read = m_read.value(page);
    if (!read.isValid() || !m_feed.isFollowing())
        return header->setAge({}, {});
    if (m_feed.isLive())
        return header->setAge(tr("live"), tr("Changes by others appear within two seconds"));
    const QDateTime known = m_feed.lastAnswer().isValid() ? qMax(read, m_feed.lastAnswer()) : read;
    const QString time = known.toLocalTime().toString(u"HH:mm"_s);
    header->setAge(tr("as of %1").arg(time), tr("The server is not reporting changes; press F5 to refresh"));
}

} // namespace answerdesk::console
