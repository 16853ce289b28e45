// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/demo_script.h"
#include "server/app/blocking_client.h"
#include <QtCore/QFile>
#include <QtCore/QUuid>
#include <QtCore/QtEndian>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

json::Value sample(const QString &name)
{
    QFile file(u":/answerdesk/samples/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return json::parse(file.readAll()).value_or(json::Value());
}

json::Array listOf(const json::Value &value, QStringView name)
{
    const json::Value *list = value.find(name);
    return list && list->asArray() ? *list->asArray() : json::Array();
}

} // namespace

DemoScript readDemoScript()
{
    DemoScript script;
    const json::Value history = sample(u"history.json"_s), questions = sample(u"questions.json"_s);
    for (const json::Value &product : listOf(history, u"products")) {
        script.products.push_back({product.string(u"id"), product.string(u"name"), product.string(u"page"),
            product.string(u"locale"), numberOf(product, u"cents"),
            *product.find(u"faqs") == json::Value(true), int(numberOf(product, u"weight")), {}});
    }
    for (const json::Value &gap : listOf(history, u"gaps"))
        script.gaps.push_back(
            {gap.string(u"question"), gap.string(u"locale"), {}, int(numberOf(gap, u"weight"))});
    for (const json::Value &question : questions.asArray() ? *questions.asArray() : json::Array()) {
        if (!question.find(u"refuse"))
            script.answered.push_back({question.string(u"question"), question.string(u"locale"), {}});
    }
    for (const json::Value &more : listOf(history, u"follow_ups")) {
        for (DemoQuestion &question : script.answered) {
            if (question.text == more.string(u"after"))
                question.followUp = more.string(u"question");
        }
    }
    // Shoppers ask a few questions often and the others now and then.
    for (std::size_t i = 0; i < script.answered.size(); ++i)
        script.answered[i].weight = std::max(1, 14 - int(i));
    return script;
}

QString Lot::uuid()
{
    std::array<quint64, 2> bits{m_generator(), m_generator()};
    bits[0] = (bits[0] & ~0xf000ULL) | 0x4000ULL;
    bits[1] = (bits[1] >> 2) | 0x8000'0000'0000'0000ULL;
    QByteArray bytes(16, Qt::Uninitialized);
    qToBigEndian<quint64>(bits.data(), 2, bytes.data());
    return QUuid::fromRfc4122(bytes).toString(QUuid::WithoutBraces);
}

} // namespace answerdesk::app
