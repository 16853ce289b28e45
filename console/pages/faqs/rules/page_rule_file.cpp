// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/rules/page_rule_file.h"
#include "console/widgets/json/json_text.h"
#include "shared/client/answer_reader.h"
#include <QtCore/QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console::pagerulefile {

namespace {
struct PageRuleFile {
    Q_DECLARE_TR_FUNCTIONS(PageRuleFile)
};
} // namespace

QByteArray write(const std::vector<api::PageRule> &rules)
{
    api::PageRulesRequest file;
    for (const api::PageRule &rule : rules) {
        api::PageRuleRequest one;
        static_cast<api::PageRuleContent &>(one) = rule;
        file.rules.push_back(std::move(one));
    }
    return indentJson(QString::fromUtf8(schema::toJson(file))).toUtf8() + '\n';
}

Read read(const QByteArray &bytes)
{
    const auto json = json::parse(bytes);
    if (!json)
        return {{}, PageRuleFile::tr("The file is not JSON.")};
    auto rules = client::readAnswer<api::PageRulesRequest>(*json);
    if (!rules || !json->find(u"rules"))
        return {{}, PageRuleFile::tr("The file contains no page rules.")};
    for (api::PageRuleRequest &rule : rules->rules)
        rule.position.reset(); // the file has them in their order
    return {std::move(*rules), {}};
}

} // namespace answerdesk::console::pagerulefile
