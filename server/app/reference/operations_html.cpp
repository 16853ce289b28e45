// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/reference/html.h"
#include "server/app/reference/sections.h"
#include "shared/core/error.h"
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

using namespace html;
using json::Array;
using json::Object;
using json::Value;

QString plain(const Value &value)
{
    return value.asString() ? *value.asString() : QString::fromUtf8(value.toJson());
}

/// "1 to 10", "up to 500 characters", "ITEM_ADDED, ..."
QString limitsOf(const Value &schema)
{
    QStringList limits;
    const auto number = [&schema](QStringView name) {
        const Value *value = schema.find(name);
        return value ? plain(*value) : QString();
    };
    if (const Value *choices = schema.find(u"enum")) {
        QStringList codes;
        for (const Value &choice : *choices->asArray()) {
            if (!choice.isNull())
                codes << u"<code>%1</code>"_s.arg(escaped(plain(choice)));
        }
        if (codes.size() <= 12)
            limits << codes.join(u" "_s);
    }
    if (const Value *constant = schema.find(u"const"))
        limits << u"<code>%1</code>"_s.arg(escaped(plain(*constant)));
    const QString least = number(u"minimum"), most = number(u"maximum"), below = number(u"exclusiveMaximum");
    // The limits of a whole number type tell nothing.
    if (!most.isEmpty() && most.size() < 10)
        limits << u"%1 to %2"_s.arg(least, most);
    else if (!below.isEmpty())
        limits << u"from %1, below 10<sup>12</sup>"_s.arg(least);
    const QString shortest = number(u"minLength"), longest = number(u"maxLength");
    if (!longest.isEmpty() && shortest.toInt() > 1)
        limits << (shortest == longest ? u"%1 characters"_s.arg(longest)
                                       : u"%1 to %2 characters"_s.arg(shortest, longest));
    else if (!longest.isEmpty())
        limits << u"up to %1 characters"_s.arg(longest);
    if (!number(u"pattern").isEmpty())
        limits << u"<code>%1</code>"_s.arg(escaped(number(u"pattern")));
    if (!number(u"maxItems").isEmpty())
        limits << u"%1 to %2 entries"_s.arg(
            number(u"minItems").isEmpty() ? u"0"_s : number(u"minItems"), number(u"maxItems"));
    if (!number(u"default").isEmpty())
        limits << u"default <code>%1</code>"_s.arg(escaped(number(u"default")));
    return limits.join(u"; "_s);
}

QString row(const QString &name, const Value &schema, bool isRequired, const QString &description)
{
    const QString limits = limitsOf(schema);
    return u"<tr><td><code>%1</code>%2<div class=\"type\">%3</div></td><td>%4%5</td></tr>\n"_s.arg(
        escaped(name), isRequired ? u" <span class=\"must\">required</span>"_s : QString(), typeText(schema),
        inlineMarkup(description),
        limits.isEmpty() ? QString() : u"<div class=\"limits\">%1</div>"_s.arg(limits));
}

QString parameterTables(const Value &document, const Operation &operation)
{
    QMap<QString, QString> rows;
    const Value *parameters = operation.body->find(u"parameters");
    for (const Value &entry : parameters ? *parameters->asArray() : Array()) {
        const Value &parameter = resolved(document, entry);
        if (parameter.string(u"name") == u"X-Request-Id")
            continue; // every operation takes it; the chapter on requests says so
        const Value *required = parameter.find(u"required");
        rows[parameter.string(u"in")] += row(parameter.string(u"name"), *parameter.find(u"schema"),
            required && required->asBool() && *required->asBool(), parameter.string(u"description"));
    }
    QString html;
    for (const auto &[where, title] : {std::pair(u"path"_s, u"Path"_s), std::pair(u"query"_s, u"Query"_s),
             std::pair(u"header"_s, u"Headers"_s)}) {
        if (rows.contains(where))
            html += u"<h4>%1</h4><table class=\"fields\">%2</table>\n"_s.arg(title, rows.value(where));
    }
    return html;
}

/// The schema of the first media type.
const Value *schemaOf(const Value *content)
{
    return content && !content->asObject()->empty() ? content->asObject()->front().second.find(u"schema")
                                                    : nullptr;
}

QString bodyTable(const Value &document, const Operation &operation)
{
    const Value *body = operation.body->find(u"requestBody");
    const Value *schema = body ? schemaOf(body->find(u"content")) : nullptr;
    if (!schema)
        return {};
    const Value &whole = resolved(document, *schema);
    QStringList types;
    for (const auto &[type, media] : *body->find(u"content")->asObject())
        types << u"<code>%1</code>"_s.arg(escaped(type));
    QString html = u"<h4>Body <span class=\"quiet\">%1, %2</span></h4>"_s.arg(types.join(u", "_s),
        escaped(body->string(u"description")
                    .chopped(1)
                    .toLower()
                    .replace(u"kib"_s, u"KiB"_s)
                    .replace(u"mib"_s, u"MiB"_s)));
    return html + (whole.find(u"properties") ? schemaTable(whole) : QString());
}

QString codeLinks(const Value &document, const Value &response)
{
    const Value *schema = schemaOf(resolved(document, response).find(u"content"));
    const Value *parts = schema ? schema->find(u"allOf") : nullptr;
    const Value *codes
        = parts ? parts->asArray()->back().find(u"properties")->find(u"error_code")->find(u"enum") : nullptr;
    QStringList links;
    for (const Value &code : codes ? *codes->asArray() : Array())
        links << link(*code.asString(), u"<code>%1</code>"_s.arg(*code.asString()));
    return links.join(u" "_s);
}

/// Answers by status; those that every endpoint gives alike are gathered in one row.
QString answerTable(const Value &document, const Operation &operation)
{
    static const QSet<int> everywhere{408, 411, 413, 414, 417, 431, 500, 501, 503, 505};
    QString rows;
    QStringList common;
    for (const auto &[status, response] : *operation.body->find(u"responses")->asObject()) {
        const Value &whole = resolved(document, response);
        const QString codes = codeLinks(document, response);
        if (everywhere.contains(status.toInt())) {
            common << codes;
            continue;
        }
        QString what = codes;
        if (codes.isEmpty()) {
            const Value *schema = schemaOf(whole.find(u"content"));
            what = inlineMarkup(whole.string(u"description"))
                + (schema ? u" "_s + typeText(*schema) : QString());
        }
        rows += u"<tr><td><span class=\"status s%1\">%2</span></td><td>%3</td></tr>\n"_s.arg(
            status.left(1), status, what);
    }
    return u"<h4>Answers</h4><table class=\"answers\">%1<tr class=\"common\"><td></td><td>Like every operation: %2</td></tr></table>\n"_s
        .arg(rows, common.join(u" "_s));
}

} // namespace

QString Operation::tag() const { return *body->find(u"tags")->asArray()->front().asString(); }

const Value &resolved(const Value &document, const Value &value)
{
    const Value *reference = value.find(u"$ref");
    if (!reference || !reference->asString())
        return value;
    const Value *target = &document;
    for (const QString &name : reference->asString()->split(u'/').mid(1))
        target = target->find(name);
    return *target;
}

std::vector<Operation> operationsOf(const Value &document, const api::Examples &examples)
{
    std::vector<Operation> all;
    for (const auto &[path, item] : *document.find(u"paths")->asObject()) {
        const Value *servers = item.find(u"servers");
        const QString server
            = (servers ? servers : document.find(u"servers"))->asArray()->front().string(u"url");
        for (const auto &[method, body] : *item.asObject()) {
            if (method == u"servers")
                continue;
            Operation operation{path, method, server.mid(1, server.size() - 2), &body, {}};
            QString name = operation.id();
            name[0] = name[0].toUpper();
            operation.examples = examples.value(name);
            all.push_back(std::move(operation));
        }
    }
    return all;
}

QString typeText(const Value &schema)
{
    if (const QString reference = schema.string(u"$ref"); !reference.isEmpty()) {
        const QString name = reference.section(u'/', -1);
        return link(u"schema-"_s + name, escaped(name));
    }
    if (const Value *choices = schema.find(u"anyOf")) {
        QStringList types;
        for (const Value &choice : *choices->asArray())
            types << typeText(choice);
        return types.join(u" or "_s);
    }
    const Value *type = schema.find(u"type");
    if (!type)
        return u"any"_s;
    if (const Value *items = schema.find(u"items"))
        return u"array of "_s + typeText(*items);
    QString text = plain(*type);
    if (type->asArray()) {
        QStringList names;
        for (const Value &name : *type->asArray())
            names << plain(name);
        text = names.join(u" or "_s);
    }
    const QString format = schema.string(u"format");
    return escaped(format.isEmpty() ? text : u"%1 (%2)"_s.arg(text, format));
}

QString schemaTable(const Value &schema)
{
    QSet<QString> required;
    if (const Value *names = schema.find(u"required")) {
        for (const Value &name : *names->asArray())
            required.insert(*name.asString());
    }
    QString rows;
    const Value *properties = schema.find(u"properties");
    for (const auto &[name, member] : properties ? *properties->asObject() : Object())
        rows += row(name, member, required.contains(name), member.string(u"description"));
    return u"<table class=\"fields\">%1</table>\n"_s.arg(rows);
}

QString operationSection(const Value &document, const Operation &operation)
{
    const QString id = operation.id();
    QString path = escaped(operation.path);
    path.replace(u"{"_s, u"<var>{"_s).replace(u"}"_s, u"}</var>"_s);
    return u"<section class=\"operation\" id=\"%1\">\n<header><h3>%2 <a class=\"anchor\" href=\"#%1\" "
           u"aria-label=\"Link to this operation\">#</a></h3>\n"
           "<p class=\"line\">%3 <code><span class=\"server\">{%4}</span>%5</code></p></header>\n"
           "<div class=\"words\">%6%7%8%9</div>\n"_s.arg(id, escaped(operation.body->string(u"summary")),
               methodLabel(operation.method), operation.server, path,
               markup(operation.body->string(u"description")), parameterTables(document, operation),
               bodyTable(document, operation), answerTable(document, operation))
        + u"<div class=\"shows\">%1</div>\n</section>\n"_s.arg(exampleBlocks(operation));
}

} // namespace answerdesk::app
