// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/faqs/endpoints/faq_handlers.h"
#include "server/faqs/rules/rule_check.h"
#include "server/faqs/rules/rule_page_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using storage::Connection;
using Services = std::shared_ptr<FaqServices>;

namespace {

Error noSuchRule() { return Error::make(ErrorCode::NotFound, u"The company has no such page rule."_s); }

/// The rules of a company as the API shows them.
api::PageRules shownRules(Connection &connection, const QString &companyKey)
{
    const RuleSet rules = loadRuleSet(connection, companyKey);
    const QList<qint64> pages = countPagesOf(connection, companyKey, rules);
    api::PageRules shown;
    for (qsizetype i = 0; i < rules.rules().size(); ++i) {
        const PageRule &rule = rules.rules()[i];
        api::PageRule one;
        static_cast<api::PageRuleContent &>(one) = rule.content;
        one.ruleId = QString::number(rule.ruleId);
        one.pages = pages[i];
        if (const PageRule *shadow = rules.shadowOf(i))
            one.shadowedBy = QString::number(shadow->ruleId);
        one.updatedBy = rule.updatedBy;
        one.updatedAt = {rule.updatedMs};
        shown.rules.push_back(std::move(one));
    }
    shown.regenerating = countRegenerating(connection, companyKey, rules);
    shown.revision = pageRuleRevision(connection, companyKey);
    return shown;
}

const api::PageRule &shownRule(const api::PageRules &shown, qint64 ruleId)
{
    return *std::find_if(shown.rules.begin(), shown.rules.end(),
        [id = QString::number(ruleId)](const api::PageRule &rule) { return rule.ruleId == id; });
}

/// With the tag of the list, which the next change may ask for.
HttpResponse tagged(HttpResponse response, const api::PageRules &shown)
{
    response.setHeader("ETag", accounts::tagOf(shown.revision));
    return response;
}

void list(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const api::PageRules shown = shownRules(services->database.reader(), request->pathValue("company"));
    accounts::sendTagged(*request, reply, HttpResponse::json(shown), shown.revision);
}

/// Pages of a company whose rule has changed from one state of the rules to another.
struct Renewal {
    QString companyKey;
    RuleSet before;
    RuleSet after;
};
using RenewalPtr = std::shared_ptr<const Renewal>;

/// After a part of the pages was asked for again, and its write job was committed: others may write before
/// the next part.
void goOn(const Services &services, const RenewalPtr &renewal, const RenewedPart &part)
{
    for (const FaqPage &page : part.pages)
        services->cache.put(page);
    services->queue.watches().announce(renewal->companyKey);
    services->queue.poke();
    if (part.isLast)
        return;
    services->database.writer().submit(
        [renewal, last = part.lastPageId, now = services->clock.nowMs()](
            Connection &connection) -> Result<RenewedPart> {
            return renewPages(connection, renewal->companyKey, renewal->before, renewal->after, last, now);
        },
        [services, renewal](const Result<RenewedPart> &next) {
            // What a lost write job leaves out is read again when it is due: its rule is another one.
            if (next)
                goOn(services, renewal, *next);
        });
}

json::Object auditObject(const PageRule &rule)
{
    json::Array selectors;
    for (const api::PageRuleSelector &one : rule.content.selectors)
        selectors.emplace_back(QString(schema::enumName(one.field) + u": "_s + one.selector));
    return {{u"pattern"_s, rule.content.pattern},
        {u"effect"_s, QString(schema::enumName(rule.content.effect))}, {u"selectors"_s, std::move(selectors)},
        {u"position"_s, rule.position}};
}

json::Object auditObject(const QList<PageRule> &rules)
{
    json::Array patterns;
    for (const PageRule &rule : rules)
        patterns.emplace_back(rule.content.pattern);
    return {{u"patterns"_s, std::move(patterns)}};
}

PageRule *findRule(QList<PageRule> &rules, qint64 ruleId)
{
    const auto found = std::find_if(
        rules.begin(), rules.end(), [ruleId](const PageRule &rule) { return rule.ruleId == ruleId; });
    return found == rules.end() ? nullptr : &*found;
}

/// A change of a company's rules.
struct Edit {
    /// Changes the list; an error leaves all as it was.
    std::function<Result<void>(QList<PageRule> &rules)> apply;
    /// The entry of the audit log.
    std::function<accounts::AuditRow(const QList<PageRule> &before, const QList<PageRule> &after)> audit;
    /// Answers with the rules as they are then.
    std::function<void(const api::PageRules &shown, const QList<PageRule> &rules)> answer;
};

void change(const Services &services, const RequestPtr &request, const Reply &reply, const Edit &edit)
{
    struct Done {
        api::PageRules shown;
        QList<PageRule> rules;
        RenewalPtr renewal; ///< null: nothing has changed
        RenewedPart part;
    };
    services->database.writer().submit(
        [request, edit, now = services->clock.nowMs()](Connection &connection) -> Result<Done> {
            const QString company = request->pathValue("company");
            if (const Result<void> fresh
                = accounts::checkIfMatch(*request, accounts::tagOf(pageRuleRevision(connection, company)));
                !fresh)
                return tl::unexpected(fresh.error());
            const QList<PageRule> before = loadPageRules(connection, company);
            QList<PageRule> after = before;
            if (const Result<void> applied = edit.apply(after); !applied)
                return tl::unexpected(applied.error());
            Done done;
            if (after != before) {
                storePageRules(connection, company, before, after);
                insertAudit(connection, edit.audit(before, after), now);
                done.renewal
                    = std::make_shared<const Renewal>(Renewal{company, RuleSet(before), RuleSet(after)});
                done.part
                    = renewPages(connection, company, done.renewal->before, done.renewal->after, 0, now);
            }
            done.rules = after;
            done.shown = shownRules(connection, company);
            return done;
        },
        [services, reply, edit](const Result<Done> &done) {
            if (!done)
                return reply.send(done.error());
            if (done->renewal)
                goOn(services, done->renewal, done->part);
            edit.answer(done->shown, done->rules);
        });
}

/// The pattern as it is stored: people paste addresses with a scheme.
api::PageRuleContent storedContent(api::PageRuleContent content)
{
    if (const auto pattern = UrlPattern::parse(content.pattern))
        content.pattern = pattern->text();
    return content;
}

/// The same in every field.
PageRule ruleOf(const api::PageRuleContent &content, const QString &author, qint64 nowMs)
{
    return {{}, 0, 0, storedContent(content), author, nowMs};
}

void put(const Services &services, const RequestPtr &request, const Reply &reply)
{
    schema::Faults faults;
    const auto body = accounts::readBody<api::PageRulesRequest>(*request, faults);
    if (!body)
        return reply.send(body.error());
    for (std::size_t i = 0; i < body->rules.size(); ++i)
        checkRule(body->rules[i], u"rules[%1]."_s.arg(i), faults);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    const qint64 now = services->clock.nowMs();
    Edit edit;
    edit.apply = [request, body = *body, now](QList<PageRule> &rules) -> Result<void> {
        // A rule that says what it said before is the same one, wherever it stands.
        QList<PageRule> left = std::exchange(rules, {});
        for (const api::PageRuleRequest &one : body.rules) {
            PageRule rule = ruleOf(one, request->principal.email, now);
            const auto known = std::find_if(
                left.begin(), left.end(), [&](const PageRule &old) { return old.content == rule.content; });
            rules << (known == left.end() ? rule : left.takeAt(known - left.begin()));
            rules.last().position = int(rules.size() - 1);
        }
        return {};
    };
    edit.audit = [request](const QList<PageRule> &before, const QList<PageRule> &after) {
        return accounts::auditOf(
            *request, u"page-rules.replaced"_s, QString(), auditObject(before), auditObject(after));
    };
    edit.answer = [reply](const api::PageRules &shown, const QList<PageRule> &) {
        reply.send(tagged(HttpResponse::json(shown), shown));
    };
    change(services, request, reply, edit);
}

void create(const Services &services, const RequestPtr &request, const Reply &reply)
{
    schema::Faults faults;
    const auto body = accounts::readBody<api::PageRuleRequest>(*request, faults);
    if (!body)
        return reply.send(body.error());
    checkRule(*body, {}, faults);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    const qint64 now = services->clock.nowMs();
    Edit edit;
    edit.apply = [request, body = *body, now](QList<PageRule> &rules) -> Result<void> {
        if (rules.size() >= api::kMostPageRules)
            return fail(tooManyRules());
        rules.insert(std::min<qsizetype>(body.position.value_or(api::kMostPageRules), rules.size()),
            ruleOf(body, request->principal.email, now));
        return {};
    };
    // The new one has the highest number.
    const auto newest = [](const QList<PageRule> &rules) {
        return *std::max_element(rules.begin(), rules.end(),
            [](const PageRule &a, const PageRule &b) { return a.ruleId < b.ruleId; });
    };
    edit.audit = [request, newest](const QList<PageRule> &, const QList<PageRule> &after) {
        const PageRule rule = newest(after);
        return accounts::auditOf(
            *request, u"page-rule.created"_s, QString::number(rule.ruleId), {}, auditObject(rule));
    };
    edit.answer = [reply, newest](const api::PageRules &shown, const QList<PageRule> &rules) {
        reply.send(tagged(HttpResponse::json(shownRule(shown, newest(rules).ruleId), 201), shown));
    };
    change(services, request, reply, edit);
}

Result<void> applyChange(QList<PageRule> &rules, qint64 ruleId, const api::PageRuleChange &body,
    const QString &author, qint64 nowMs)
{
    PageRule *found = findRule(rules, ruleId);
    if (!found)
        return fail(noSuchRule());
    api::PageRuleContent content = found->content;
    content.pattern = body.pattern.value_or(content.pattern);
    content.effect = body.effect.value_or(content.effect);
    // Another effect has no use for the selectors that are there.
    if (body.selectors)
        content.selectors = *body.selectors;
    else if (content.effect != api::PageRuleEffect::Select)
        content.selectors.clear();
    schema::Faults faults;
    checkRule(content, {}, faults);
    if (!faults.isEmpty())
        return fail(faults.toError());
    if (const PageRule changed = ruleOf(content, author, nowMs); changed.content != found->content) {
        found->content = changed.content;
        found->updatedBy = author;
        found->updatedMs = nowMs;
    }
    if (body.position)
        rules.move(found - rules.data(), std::min<qsizetype>(*body.position, rules.size() - 1));
    for (qsizetype i = 0; i < rules.size(); ++i)
        rules[i].position = int(i);
    return {};
}

void changeOne(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::PageRuleChange> body = request->readBody<api::PageRuleChange>();
    if (!body)
        return reply.send(body.error());
    const qint64 ruleId = request->pathNumber("page_rule"), now = services->clock.nowMs();
    Edit edit;
    edit.apply = [request, ruleId, body = *body, now](QList<PageRule> &rules) {
        return applyChange(rules, ruleId, body, request->principal.email, now);
    };
    edit.audit = [request, ruleId](QList<PageRule> before, QList<PageRule> after) {
        return accounts::changeOf(*request, u"page-rule.changed"_s, QString::number(ruleId),
            auditObject(*findRule(before, ruleId)), auditObject(*findRule(after, ruleId)));
    };
    edit.answer = [reply, ruleId](const api::PageRules &shown, const QList<PageRule> &) {
        reply.send(tagged(HttpResponse::json(shownRule(shown, ruleId)), shown));
    };
    change(services, request, reply, edit);
}

void removeOne(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const qint64 ruleId = request->pathNumber("page_rule");
    Edit edit;
    edit.apply = [ruleId](QList<PageRule> &rules) -> Result<void> {
        const PageRule *found = findRule(rules, ruleId);
        if (!found)
            return fail(noSuchRule());
        rules.removeAt(found - rules.data());
        return {};
    };
    edit.audit = [request, ruleId](QList<PageRule> before, const QList<PageRule> &) {
        return accounts::auditOf(*request, u"page-rule.deleted"_s, QString::number(ruleId),
            auditObject(*findRule(before, ruleId)), {});
    };
    edit.answer
        = [reply](const api::PageRules &, const QList<PageRule> &) { reply.send(HttpResponse::noContent()); };
    change(services, request, reply, edit);
}

void sendTrial(const Reply &reply, const Result<api::PageRuleTrial> &told)
{
    if (!told)
        return reply.send(told.error());
    reply.send(HttpResponse::json(*told));
}

/// A page that is not fetched.
api::PageRuleTrial refusedTrial(
    const Services &services, const RuleLook &look, api::FaqReason reason, const QString &message)
{
    MadePage refused;
    refused.reason = reason;
    refused.message = message;
    storage::Connection &reader = services->database.reader();
    const TrialRules rules(loadPageRules(reader, look.companyKey), look.trial);
    return trialOf(look, rules, rules.countPages(reader, look.companyKey), refused, refused, {});
}

void tryRule(const Services &services, const RequestPtr &request, const Reply &reply)
{
    schema::Faults faults;
    const auto body = accounts::readBody<api::PageRuleTrialRequest>(*request, faults);
    if (!body)
        return reply.send(body.error());
    checkRule(*body, {}, faults);
    const accounts::CompanyPtr company = services->companies.at(request->pathValue("company"));
    QList<PageRule> saved = loadPageRules(services->database.reader(), company->key);
    if (body->replaces && !findRule(saved, body->replaces->toLongLong()))
        faults.invalid(u"replaces"_s, u"must be one of the company's rules"_s);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    RuleLook look;
    look.companyKey = company->key;
    look.url = body->url.page;
    look.rules = services->queue.rulesOf(*company);
    look.locale = faqLocaleFor(*company, schema::LocaleTag{company->firstLocale()});
    look.trial = *body;
    static_cast<api::PageRuleContent &>(look.trial) = storedContent(*body);
    if (!company->faqsEnabled)
        return sendTrial(
            reply, refusedTrial(services, look, api::FaqReason::FeatureDisabled, featureDisabledText()));
    if (const QString fault = services->queue.addressFault(*company, look.url); !fault.isEmpty())
        return sendTrial(reply, refusedTrial(services, look, api::FaqReason::PageNotAllowed, fault));
    std::stop_source left;
    look.left = left.get_token();
    look.done = [reply](const Result<api::PageRuleTrial> &told) {
        http::answerBy(reply, [&] { sendTrial(reply, told); });
    };
    reply.onClientEnd([left]() mutable { left.request_stop(); });
    services->queue.tryRule(look);
}

} // namespace

void registerPageRuleHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::GetPageRules, list);
    handle(Endpoint::PutPageRules, put);
    handle(Endpoint::CreatePageRule, create);
    handle(Endpoint::ChangePageRule, changeOne);
    handle(Endpoint::DeletePageRule, removeOne);
    handle(Endpoint::TryPageRule, tryRule);
}

} // namespace answerdesk::faqs
