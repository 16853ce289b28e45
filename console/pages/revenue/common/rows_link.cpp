// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/common/rows_link.h"
#include <QtCore/QUrl>
#include <QtCore/QUrlQuery>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

RowsLink RowsLink::of(const QString &title, const QString &explanation, const QString &path)
{
    const QUrl url(path, QUrl::StrictMode);
    const QString list = url.path().section(u'/', -1);
    RowsLink link;
    link.title = title;
    link.explanation = explanation;
    link.kind = list == u"refunds" ? Kind::Refunds
        : list == u"events"        ? Kind::Events
        : list == u"tickets"       ? Kind::Tickets
                                   : Kind::Orders;
    link.filter = QUrlQuery(url).queryItems(QUrl::FullyDecoded);
    return link;
}

RowsLink RowsLink::between(const QString &title, QDate first, QDate last) const
{
    RowsLink link = *this;
    link.title = title;
    for (auto &[name, value] : link.filter) {
        if (name == u"from")
            value = first.toString(Qt::ISODate);
        else if (name == u"to")
            value = last.toString(Qt::ISODate);
    }
    return link;
}

} // namespace answerdesk::console
