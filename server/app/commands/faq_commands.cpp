// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/faq_transfer.h"
#include "server/app/commands/shell.h"
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

const QStringList kFaq{u"faq_id"_s, u"page_id"_s, u"locale"_s, u"question"_s, u"answer"_s, u"position"_s,
    u"origin"_s, u"pinned"_s, u"hidden"_s, u"approved"_s, u"served"_s, u"review"_s, u"page_answer"_s};
const QStringList kPage{u"page_id"_s, u"url"_s, u"locale"_s, u"state"_s, u"reason"_s};

QByteArray text(json::Object body) { return json::Value(std::move(body)).toJson(); }

int listFaqPages(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListFaqPages,
        {{"state", "Pages in this state", "generating|ready|not_available"},
            {"reason", "Pages without FAQs for this reason, such as page_unreachable", "REASON"},
            {"locale", "Pages in this locale", "TAG"}, {"host", "Pages of this host", "HOST"},
            {"older-than-hours", "Pages whose FAQs are at least this old", "N"},
            {"awaiting", "Pages with FAQs to approve, or without", "on|off"},
            {"review", "Pages with edits to review, or without", "on|off"},
            {"q", "Text in the address or the title", "TEXT"}},
        "page_id state reason last_failure locale faq_count awaiting_count review_count title url");
}

int printPage(Shell &shell, const client::ApiResult<json::Value> &page)
{
    if (!page || shell.isSet(u"json"_s))
        return shell.printObject(page);
    const json::Value &row = *page->find(u"page");
    if (row.string(u"state") == u"ready" && !row.string(u"last_failure").isEmpty()) {
        shell.say(
            u"The last attempt (%1) failed: %2 These FAQs are from %3."_s.arg(row.string(u"last_attempt_at"),
                row.string(u"last_failure_message"), row.string(u"generated_at")));
    }
    return shell.printList(*page->find(u"faqs")->asArray(),
        {u"faq_id"_s, u"origin"_s, u"pinned"_s, u"hidden"_s, u"approved"_s, u"review"_s, u"question"_s,
            u"answer"_s});
}

int showFaqPage(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return printPage(
        shell, shell.client().call(Endpoint::GetFaqPage, {shell.company(), shell.positional().first()}));
}

int changeFaq(Shell &shell, json::Object body)
{
    return shell.printObject(shell.client().call(Endpoint::ChangeFaq,
                                 {shell.company(), shell.positional().first()}, text(std::move(body))),
        kFaq);
}

int editFaq(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"question"_s, u"The question, rephrased"_s, u"TEXT"_s);
    shell.option(u"answer"_s, u"The answer; shown from the next shopper on"_s, u"TEXT"_s);
    shell.flag(u"reviewed"_s, u"Keep the edited text, whatever the page says now"_s);
    shell.flag(u"reset"_s, u"Use the text of the page again"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body;
    for (const QString &option : {u"question"_s, u"answer"_s}) {
        if (shell.isSet(option))
            body.emplace_back(option, shell.value(option));
    }
    for (const QString &option : {u"reviewed"_s, u"reset"_s}) {
        if (shell.isSet(option))
            body.emplace_back(option, true);
    }
    if (body.empty())
        return shell.usage(u"Specify what to change: --question, --answer, --reviewed or --reset."_s);
    return changeFaq(shell, std::move(body));
}

int switchFaq(const Command &command, const QStringList &arguments, const QString &member, bool value)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return changeFaq(shell, {{member, value}});
}

int pinFaq(const Command &command, const QStringList &arguments)
{
    return switchFaq(command, arguments, u"pinned"_s, true);
}
int unpinFaq(const Command &command, const QStringList &arguments)
{
    return switchFaq(command, arguments, u"pinned"_s, false);
}
int hideFaq(const Command &command, const QStringList &arguments)
{
    return switchFaq(command, arguments, u"hidden"_s, true);
}
int unhideFaq(const Command &command, const QStringList &arguments)
{
    return switchFaq(command, arguments, u"hidden"_s, false);
}

int addFaq(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"question"_s, u"The question as shoppers would ask it"_s, u"TEXT"_s);
    shell.option(u"answer"_s, u"The answer, given word for word"_s, u"TEXT"_s);
    shell.flag(u"pin"_s, u"Place it before unpinned FAQs"_s);
    shell.option(u"position"_s, u"Position; default: before those of the page"_s, u"N"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    if (!shell.isSet(u"question"_s) || !shell.isSet(u"answer"_s))
        return shell.usage(u"Specify both --question and --answer."_s);
    json::Object body{{u"question"_s, shell.value(u"question"_s)}, {u"answer"_s, shell.value(u"answer"_s)},
        {u"pinned"_s, shell.isSet(u"pin"_s)}};
    if (shell.isSet(u"position"_s))
        body.emplace_back(u"position"_s, shell.numberValue(u"position"_s));
    return shell.printObject(shell.client().call(Endpoint::AddFaq,
                                 {shell.company(), shell.positional().first()}, text(std::move(body))),
        kFaq);
}

int moveFaq(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    bool isNumber = false;
    const int position = shell.positional().at(1).toInt(&isNumber);
    if (!isNumber || position < 1)
        return shell.usage(u"POSITION must be a number from 1."_s);
    const auto faq = shell.client().call(Endpoint::GetFaq, {shell.company(), shell.positional().first()});
    if (!faq)
        return shell.fail(faq.error());
    const QString page = faq->string(u"page_id");
    const auto details = shell.client().call(Endpoint::GetFaqPage, {shell.company(), page});
    if (!details)
        return shell.fail(details.error());
    const json::Value moved = *faq->find(u"faq_id");
    json::Array ids;
    for (const json::Value &entry : *details->find(u"faqs")->asArray()) {
        if (!(*entry.find(u"faq_id") == moved))
            ids.push_back(*entry.find(u"faq_id"));
    }
    ids.insert(ids.begin() + std::min<qsizetype>(position - 1, qsizetype(ids.size())), moved);
    return printPage(shell,
        shell.client().call(
            Endpoint::OrderFaqs, {shell.company(), page}, text({{u"faq_ids"_s, std::move(ids)}})));
}

int deleteFaq(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(
        shell.client().call(Endpoint::DeleteFaq, {shell.company(), shell.positional().first()}),
        u"Shoppers no longer see it."_s);
}

int regenerateFaqPage(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::RegenerateFaqPage, {shell.company(), shell.positional().first()}),
        kPage);
}

int inspectPage(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"locale"_s, u"Language of the FAQs; default: the company's first"_s, u"TAG"_s);
    shell.option(u"count"_s, u"Most FAQs, 1 to 10; default 10"_s, u"N"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body{{u"url"_s, shell.positional().first()}};
    if (shell.isSet(u"locale"_s))
        body.emplace_back(u"locale"_s, shell.value(u"locale"_s));
    if (shell.isSet(u"count"_s))
        body.emplace_back(u"count"_s, shell.numberValue(u"count"_s));
    const auto told = shell.client().call(Endpoint::InspectPage, {shell.company()}, text(std::move(body)));
    if (!told || shell.isSet(u"json"_s))
        return shell.printObject(told);
    const QString reason = told->find(u"page")->string(u"reason");
    if (!reason.isEmpty())
        shell.say(u"No FAQs (%1): %2"_s.arg(reason, told->string(u"message")));
    for (const auto &[name, value] : *told->find(u"facts")->asObject()) {
        if (const QString *words = value.asString())
            std::printf("%s\n", qUtf8Printable(u"%1 %2"_s.arg(name, -14).arg(*words)));
    }
    return shell.printList(*told->find(u"faqs")->asArray(), {u"question"_s, u"answer"_s});
}

int approveFaqs(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.flag(u"all"_s, u"All pages with FAQs to approve"_s);
    shell.option(u"faqs"_s, u"These FAQs of the page only"_s, u"LIST"_s);
    QStringList given = arguments;
    const bool isAll = given.contains(u"--all"_s);
    if (isAll)
        given << u"-"_s; // no page is named
    if (const auto code = shell.begin(given))
        return *code;
    QStringList pages = shell.positional();
    json::Object body;
    if (shell.isSet(u"faqs"_s)) {
        if (isAll || pages.size() != 1)
            return shell.usage(u"--faqs requires exactly one page."_s);
        json::Array ids;
        for (const QString &id : shell.value(u"faqs"_s).split(u',', Qt::SkipEmptyParts))
            ids.emplace_back(json::Number{id.trimmed().toLatin1()});
        body.emplace_back(u"faq_ids"_s, std::move(ids));
    }
    if (isAll) {
        const auto waiting
            = shell.client().callAll(Endpoint::ListFaqPages, {shell.company()}, {{u"awaiting"_s, u"true"_s}});
        if (!waiting)
            return shell.fail(waiting.error());
        pages.clear();
        for (const json::Value &page : *waiting)
            pages << page.string(u"page_id");
    }
    json::Array approved;
    for (const QString &page : std::as_const(pages)) {
        const auto details
            = shell.client().call(Endpoint::ApproveFaqs, {shell.company(), page}, text(json::Object(body)));
        if (!details)
            return shell.fail(details.error());
        approved.push_back(*details->find(u"page"));
    }
    return shell.printList(
        std::move(approved), {u"page_id"_s, u"faq_count"_s, u"awaiting_count"_s, u"title"_s, u"url"_s});
}

constexpr std::array kCommands{
    Command{"faq list", "", "List pages with FAQs and their state", listFaqPages},
    Command{"faq show", "PAGE_ID", "Show a page's questions and answers", showFaqPage},
    Command{"faq edit", "FAQ_ID", "Edit a FAQ", editFaq},
    Command{"faq pin", "FAQ_ID", "Pin a FAQ before the others", pinFaq},
    Command{"faq unpin", "FAQ_ID", "Unpin a FAQ", unpinFaq},
    Command{"faq hide", "FAQ_ID", "Hide a FAQ from shoppers immediately", hideFaq},
    Command{"faq unhide", "FAQ_ID", "Show a hidden FAQ again", unhideFaq},
    Command{"faq add", "PAGE_ID", "Add a custom FAQ to a page", addFaq},
    Command{"faq move", "FAQ_ID POSITION", "Move a FAQ to another position on its page", moveFaq},
    Command{"faq delete", "FAQ_ID", "Delete a FAQ; it is not generated again", deleteFaq},
    Command{"faq regenerate", "PAGE_ID", "Regenerate a page's FAQs", regenerateFaqPage},
    Command{"faq inspect", "URL", "Show what would be generated for a page; stores nothing", inspectPage},
    Command{"faq approve", "PAGE_ID", "Approve a page's FAQs, or those of all pages with --all", approveFaqs},
    Command{"faq export", "", "Write FAQs as CSV, JSON or JSON-LD", exportFaqs},
    Command{"faq import", "FILE", "Add and change FAQs from a CSV file", importFaqs},
};

} // namespace

std::span<const Command> faqCommands() { return kCommands; }

} // namespace answerdesk::app
