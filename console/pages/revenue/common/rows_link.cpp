// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/common/rows_link.h"
#include <QtCore/QUrl>
#include <QtCore/QUrlQuery>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr const char *kKinds[] = {"orders", "refunds", "events", "tickets"};
// No parameter of the admin API begins with a dot.
constexpr QStringView kTitle = u".title", kExplanation = u".explanation";

} // namespace

QString RowsLink::toView() const
{
    client::Query items{{kTitle.toString(), title}, {kExplanation.toString(), explanation}};
    items += filter;
    QStringList parts;
    for (const auto &[name, value] : std::as_const(items))
        parts << QString::fromLatin1(QUrl::toPercentEncoding(name) + '=' + QUrl::toPercentEncoding(value));
    return QLatin1String(kKinds[std::size_t(kind)]) + u'?' + parts.join(u'&');
}

std::optional<RowsLink> RowsLink::ofView(const QString &view)
{
    const QString list = view.section(u'?', 0, 0);
    const auto kind = std::find_if(
        std::begin(kKinds), std::end(kKinds), [&](const char *name) { return list == QLatin1String(name); });
    if (kind == std::end(kKinds))
        return std::nullopt;
    RowsLink link;
    link.kind = Kind(kind - std::begin(kKinds));
    for (const auto &[name, value] : QUrlQuery(view.section(u'?', 1)).queryItems(QUrl::FullyDecoded)) {
        if (name == kTitle)
            link.title = value;
        else if (name == kExplanation)
            link.explanation = value;
        else
            link.filter.append({name, value});
    }
    return link;
}

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
