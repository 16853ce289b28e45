// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/reference/reference_page.h"
#include "server/app/reference/html.h"
#include "server/app/reference/sections.h"
#include <QtCore/QCryptographicHash>
#include <QtCore/QFile>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

using namespace html;
using json::Value;

QString resource(const char *name)
{
    QFile file(u":/answerdesk/docs/"_s + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly)) // it is part of the program
        throw std::runtime_error("the resource " + file.fileName().toStdString() + " is missing");
    return QString::fromUtf8(file.readAll());
}

QString slug(const QString &topic) { return u"topic-"_s + topic.toLower().replace(u' ', u'-'); }

QString navigation(const Value &document, const std::vector<Operation> &operations)
{
    QString html;
    for (const Value &tag : *document.find(u"tags")->asArray()) {
        const QString name = tag.string(u"name");
        html += u"<section><h2>%1</h2><ul>\n"_s.arg(link(slug(name), escaped(name)));
        for (const Operation &operation : operations) {
            if (operation.tag() == name) {
                html += u"<li><a href=\"#%1\" title=\"%2 %3\">%4<span>%5</span></a></li>\n"_s.arg(
                    operation.id(), operation.method.toUpper(), escaped(operation.path),
                    methodLabel(operation.method),
                    escaped(operation.body->string(u"summary").section(u';', 0, 0)));
            }
        }
        html += u"</ul></section>\n"_s;
    }
    return html;
}

QString topics(const Value &document, const std::vector<Operation> &operations)
{
    QString html;
    for (const Value &tag : *document.find(u"tags")->asArray()) {
        const QString name = tag.string(u"name");
        html += u"<section class=\"topic\" id=\"%1\"><h2>%2</h2><p>%3</p>\n"_s.arg(
            slug(name), escaped(name), inlineMarkup(tag.string(u"description")));
        for (const Operation &operation : operations) {
            if (operation.tag() == name)
                html += operationSection(document, operation);
        }
        html += u"</section>\n"_s;
    }
    return html;
}

QString errors(const Value &document)
{
    QString rows;
    for (const Value &entry : *document.find(u"x-errors")->asArray()) {
        const QString status = QString::fromLatin1(entry.find(u"status")->asNumber()->text);
        rows
            += u"<tr id=\"%1\"><td><code>%1</code></td><td><span class=\"status s%2\">%3</span></td><td>%4</td><td>%5</td></tr>\n"_s
                   .arg(entry.string(u"error_code"), status.left(1), status,
                       inlineMarkup(entry.string(u"cause")), inlineMarkup(entry.string(u"remedy")));
    }
    return rows;
}

QString schemas(const Value &document)
{
    QString html;
    for (const auto &[name, schema] : *document.find(u"components")->find(u"schemas")->asObject()) {
        html
            += u"<section class=\"schema\" id=\"schema-%1\"><h3>%1 <a class=\"anchor\" href=\"#schema-%1\" aria-label=\"Link to this schema\">#</a></h3>\n"_s
                   .arg(escaped(name));
        if (const Value *choices = schema.find(u"oneOf")) {
            QStringList types;
            for (const Value &choice : *choices->asArray())
                types << typeText(choice);
            html += u"<p>One of %1.</p>"_s.arg(types.join(u", "_s));
        } else {
            html += schemaTable(schema);
        }
        html += u"</section>\n"_s;
    }
    return html;
}

QByteArray sourceOf(const QString &inside)
{
    return "'sha256-" + QCryptographicHash::hash(inside.toUtf8(), QCryptographicHash::Sha256).toBase64()
        + '\'';
}

} // namespace

ReferencePage renderReference(const Value &document, const api::Examples &examples)
{
    const std::vector<Operation> operations = operationsOf(document, examples);
    const QString style = resource("reference.css");
    const QString script = resource("reference.js");
    QString page = resource("reference.html");
    // From the end to the start of the template: what is put in is not looked at again.
    const std::pair<QString, QString> parts[]
        = {{u"{{script}}"_s, script}, {u"{{schemas}}"_s, schemas(document)},
            {u"{{errors}}"_s, errors(document)}, {u"{{topics}}"_s, topics(document, operations)},
            {u"{{navigation}}"_s, navigation(document, operations)}, {u"{{style}}"_s, style}};
    page.replace(u"{{version}}"_s, escaped(document.find(u"info")->string(u"version")));
    for (const auto &[name, part] : parts) {
        if (const qsizetype at = page.indexOf(name); at >= 0)
            page.replace(at, name.size(), part);
    }
    return {page.toUtf8(),
        "default-src 'none'; style-src " + sourceOf(style) + "; script-src " + sourceOf(script)
            + "; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"};
}

} // namespace answerdesk::app
