// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include "shared/api/page_rules.h"
#include "shared/schema/own_json.h"
#include <QtCore/QFile>
#include <QtCore/QSaveFile>
#include <algorithm>
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using client::ApiResult;

namespace {

constexpr qint64 kMaxFileBytes = 1 << 20;
constexpr int kColumn = 40; ///< characters of a value in a table of two

const QStringList kRule{u"rule_id"_s, u"effect"_s, u"pattern"_s, u"selectors"_s, u"pages"_s, u"shadowed_by"_s,
    u"updated_by"_s, u"updated_at"_s};

void contentOptions(Shell &shell)
{
    shell.option(u"pattern"_s, u"Pages by host and path; * within a part, ** across parts"_s, u"HOST/PATH"_s);
    shell.flag(u"product"_s, u"These pages show a product"_s);
    shell.flag(u"not-product"_s, u"These pages show no product"_s);
    shell.option(u"select"_s,
        u"Place of a fact: name, brand, price, number, availability, description or specification; can be repeated"_s,
        u"FIELD=SELECTOR"_s);
}

/// What the options say of a rule, or what is wrong with them.
tl::expected<json::Object, QString> contentOf(const Shell &shell)
{
    json::Object body;
    if (shell.isSet(u"pattern"_s))
        body.emplace_back(u"pattern"_s, shell.value(u"pattern"_s));
    const bool isProduct = shell.isSet(u"product"_s), isNot = shell.isSet(u"not-product"_s),
               selects = shell.isSet(u"select"_s);
    if (int(isProduct) + int(isNot) + int(selects) > 1)
        return tl::unexpected(u"Specify one of --product, --not-product or --select."_s);
    if (isProduct || isNot)
        body.emplace_back(u"effect"_s, isProduct ? u"product"_s : u"not_product"_s);
    if (!selects)
        return body;
    json::Array selectors;
    for (const json::Value &text : shell.textsValue(u"select"_s)) {
        const QString pair = *text.asString();
        if (!pair.contains(u'='))
            return tl::unexpected(u"--select takes FIELD=SELECTOR, such as price=#detail .price."_s);
        selectors.emplace_back(
            json::Object{{u"field"_s, pair.section(u'=', 0, 0)}, {u"selector"_s, pair.section(u'=', 1)}});
    }
    body.emplace_back(u"effect"_s, u"select"_s);
    body.emplace_back(u"selectors"_s, std::move(selectors));
    return body;
}

int list(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto rules = shell.client().call(Endpoint::GetPageRules, {shell.company()});
    if (!rules || shell.isSet(u"json"_s))
        return shell.printObject(rules);
    json::Array rows;
    for (const json::Value &rule : *rules->find(u"rules")->asArray()) {
        json::Object row = *rule.asObject();
        for (auto &[member, value] : row) {
            if (member != u"selectors")
                continue;
            json::Array texts;
            for (const json::Value &one : *value.asArray())
                texts.emplace_back(one.string(u"field") + u'=' + one.string(u"selector"));
            value = std::move(texts);
        }
        rows.emplace_back(std::move(row));
    }
    return shell.printList(
        rows, {u"rule_id"_s, u"effect"_s, u"pattern"_s, u"pages"_s, u"shadowed_by"_s, u"selectors"_s});
}

int add(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    contentOptions(shell);
    shell.option(u"position"_s, u"Position in the list, from 0; default: the end"_s, u"N"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    auto body = contentOf(shell);
    if (!body)
        return shell.usage(body.error());
    if (shell.isSet(u"position"_s))
        body->emplace_back(u"position"_s, shell.numberValue(u"position"_s));
    return shell.printObject(
        shell.client().call(Endpoint::CreatePageRule, {shell.company()}, json::Value(*body).toJson()), kRule);
}

int patch(Shell &shell, const json::Object &body)
{
    return shell.printObject(shell.client().call(Endpoint::ChangePageRule,
                                 {shell.company(), shell.positional().first()}, json::Value(body).toJson()),
        kRule);
}

int change(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    contentOptions(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto body = contentOf(shell);
    return body ? patch(shell, *body) : shell.usage(body.error());
}

int move(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"position"_s, u"Position in the list, from 0"_s, u"N"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    if (!shell.isSet(u"position"_s))
        return shell.usage(u"Specify the position with --position."_s);
    return patch(shell, {{u"position"_s, shell.numberValue(u"position"_s)}});
}

int remove(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(
        shell.client().call(Endpoint::DeletePageRule, {shell.company(), shell.positional().first()}),
        u"Its pages are read again without it."_s);
}

QString shortened(QString text)
{
    text = text.simplified();
    return text.size() <= kColumn ? text : text.left(kColumn - 1) + u'…';
}

void printPair(const QString &name, const QString &before, const QString &after)
{
    const QString line = u"%1  %2  %3"_s.arg(shortened(name), -22)
                             .arg(shortened(before.isEmpty() ? u"-"_s : before), -kColumn)
                             .arg(shortened(after.isEmpty() ? u"-"_s : after));
    std::printf("%s\n", qUtf8Printable(line));
}

void printMatches(const api::PageRuleTrial &trial)
{
    for (const api::PageRuleMatch &match : trial.matches)
        std::printf("%s\n",
            qUtf8Printable((match.elements == 1 ? u"%1: %2 element%3"_s : u"%1: %2 elements%3"_s)
                               .arg(schema::enumName(match.field))
                               .arg(match.elements)
                               .arg(match.text ? u", the first: "_s + shortened(*match.text) : QString())));
}

QString furtherValue(const api::PageReport &report, const QString &label)
{
    QStringList values;
    for (const api::InspectedFact &fact : report.facts.further) {
        if (fact.label == label)
            values << fact.value;
    }
    return values.join(u"; "_s);
}

/// The facts before and after, side by side.
void printFacts(const api::PageReport &before, const api::PageReport &after)
{
    const auto product = [](const api::PageReport &report) {
        return report.page.isProduct ? u"yes"_s
            : report.page.reason     ? QString(schema::enumName(*report.page.reason))
                                     : u"no"_s;
    };
    printPair(QString(), u"before"_s, u"after"_s);
    printPair(u"product"_s, product(before), product(after));
    using Fact = std::optional<QString> api::InspectedFacts::*;
    constexpr std::pair<const char *, Fact> kFacts[] = {{"name", &api::InspectedFacts::name},
        {"brand", &api::InspectedFacts::brand}, {"price", &api::InspectedFacts::price},
        {"currency", &api::InspectedFacts::currency}, {"number", &api::InspectedFacts::sku},
        {"gtin", &api::InspectedFacts::gtin}, {"mpn", &api::InspectedFacts::mpn},
        {"availability", &api::InspectedFacts::availability}, {"rating", &api::InspectedFacts::rating}};
    for (const auto &[name, fact] : kFacts)
        printPair(QString::fromLatin1(name), (before.facts.*fact).value_or(QString()),
            (after.facts.*fact).value_or(QString()));
    QStringList labels;
    for (const api::PageReport *report : {&after, &before}) {
        for (const api::InspectedFact &fact : report->facts.further)
            labels << fact.label;
    }
    labels.removeDuplicates();
    for (const QString &label : labels)
        printPair(label, furtherValue(before, label), furtherValue(after, label));
    printPair(u"FAQs"_s, QString::number(before.faqs.size()), QString::number(after.faqs.size()));
}

int tryRule(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    contentOptions(shell);
    shell.option(u"replaces"_s, u"The saved rule that this one would replace"_s, u"RULE_ID"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    auto body = contentOf(shell);
    if (!body)
        return shell.usage(body.error());
    body->emplace_back(u"url"_s, shell.positional().first());
    if (shell.isSet(u"replaces"_s))
        body->emplace_back(u"replaces"_s, shell.value(u"replaces"_s));
    const auto row
        = shell.client().call(Endpoint::TryPageRule, {shell.company()}, json::Value(*body).toJson());
    const auto trial = row ? schema::readOwn<api::PageRuleTrial>(*row) : std::nullopt;
    if (!trial || shell.isSet(u"json"_s))
        return shell.printObject(row);
    if (!trial->isMatched)
        shell.say(u"The pattern does not match this page."_s);
    if (trial->shadowedBy)
        shell.say(u"Rule %1 comes before this one and applies instead."_s.arg(*trial->shadowedBy));
    shell.say(u"Known pages that the rule would apply to: %1"_s.arg(trial->pages));
    printMatches(*trial);
    printFacts(trial->before, trial->after);
    return kDone;
}

/// The content of the rules, without what belongs to this server.
json::Array contentsOf(const json::Value &rules)
{
    json::Array contents;
    for (const json::Value &rule : *rules.find(u"rules")->asArray()) {
        json::Object content;
        for (const auto &[member, value] : *rule.asObject()) {
            if (member == u"pattern" || member == u"effect" || member == u"selectors")
                content.emplace_back(member, value);
        }
        contents.emplace_back(std::move(content));
    }
    return contents;
}

int exportRules(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto rules = shell.client().call(Endpoint::GetPageRules, {shell.company()});
    if (!rules)
        return shell.fail(rules.error());
    const json::Array contents = contentsOf(*rules);
    const QByteArray bytes = json::Value(json::Object{{u"rules"_s, contents}}).toJson() + '\n';
    const QString name = shell.positional().first();
    if (name == u"-") {
        std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
        return kDone;
    }
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        shell.say(u"%1 cannot be written: %2."_s.arg(name, file.errorString()));
        return kFailed;
    }
    shell.say(u"%1 rules written to %2."_s.arg(contents.size()).arg(name));
    return kDone;
}

int importRules(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    QFile file(shell.positional().first());
    const bool isOpen
        = file.fileName() == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen) {
        shell.say(u"%1 cannot be read: %2."_s.arg(file.fileName(), file.errorString()));
        return kFailed;
    }
    const auto rules = json::parse(file.read(kMaxFileBytes));
    const json::Value *list = rules ? rules->find(u"rules") : nullptr;
    if (!list || !list->asArray()) {
        shell.say(
            u"%1 contains no page rules; “page-rule export” writes such a file."_s.arg(file.fileName()));
        return kFailed;
    }
    const auto done = shell.client().call(Endpoint::PutPageRules, {shell.company()}, rules->toJson());
    if (!done || shell.isSet(u"json"_s))
        return shell.printObject(done);
    shell.say(u"The company now has %1 page rules."_s.arg(done->find(u"rules")->asArray()->size()));
    return kDone;
}

constexpr std::array kCommands{
    Command{"page-rule list", "", "List the company's page rules in their order", list},
    Command{"page-rule add", "", "Add a page rule", add},
    Command{"page-rule change", "RULE_ID", "Change a page rule", change},
    Command{"page-rule move", "RULE_ID", "Move a page rule to another position", move},
    Command{"page-rule remove", "RULE_ID", "Delete a page rule", remove},
    Command{
        "page-rule try", "URL", "Show the facts of a page before and after a rule; stores nothing", tryRule},
    Command{"page-rule export", "FILE", "Write the page rules to a file; - for standard output", exportRules},
    Command{"page-rule import", "FILE", "Replace all page rules by those of a file", importRules},
};

} // namespace

std::span<const Command> pageRuleCommands() { return kCommands; }

} // namespace answerdesk::app
