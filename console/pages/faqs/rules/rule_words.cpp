// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/rules/rule_words.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};
} // namespace

QString effectText(api::PageRuleEffect effect)
{
    switch (effect) {
    case api::PageRuleEffect::Product:
        return RuleWords::tr("Product");
    case api::PageRuleEffect::NotProduct:
        return RuleWords::tr("Not a product");
    case api::PageRuleEffect::Select:
        return RuleWords::tr("By selectors");
    }
    return {};
}

QString ruleFieldText(api::PageRuleField field)
{
    switch (field) {
    case api::PageRuleField::Name:
        return RuleWords::tr("Name");
    case api::PageRuleField::Brand:
        return RuleWords::tr("Brand");
    case api::PageRuleField::Price:
        return RuleWords::tr("Price");
    case api::PageRuleField::Number:
        return RuleWords::tr("Product number");
    case api::PageRuleField::Availability:
        return RuleWords::tr("Availability");
    case api::PageRuleField::Description:
        return RuleWords::tr("Description");
    case api::PageRuleField::Specification:
        return RuleWords::tr("Specification");
    }
    return {};
}

QString selectorsText(const api::PageRuleContent &rule)
{
    QStringList parts;
    for (const api::PageRuleSelector &selector : rule.selectors)
        parts << u"%1: %2"_s.arg(ruleFieldText(selector.field), selector.selector);
    return parts.join(u" · "_s);
}

QString proposedPattern(const QString &address)
{
    const QUrl url(address);
    if (url.host().isEmpty())
        return {};
    QString host = url.host();
    if (url.port() > 0)
        host += u':' + QString::number(url.port());
    QStringList segments = url.path(QUrl::FullyEncoded).split(u'/', Qt::SkipEmptyParts);
    if (segments.isEmpty())
        return host + u'/';
    // Only an ending like .html is part of what the pages have in common.
    const QString ending = segments.last().section(u'.', 1).toLower();
    const bool isFile = ending == u"html" || ending == u"htm" || ending == u"php" || ending == u"aspx";
    segments.last() = isFile ? u"*.%1"_s.arg(segments.last().section(u'.', 1)) : u"*"_s;
    return host + u'/' + segments.join(u'/');
}

} // namespace answerdesk::console
