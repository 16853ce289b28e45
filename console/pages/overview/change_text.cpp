// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/change_text.h"
#include <QtCore/QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct Words {
    const char *action;
    const char *text; ///< %1: what it is called
};

constexpr Words kWords[] = {
    {"company.created", QT_TRANSLATE_NOOP("changetext", "The company was made")},
    {"company.changed", QT_TRANSLATE_NOOP("changetext", "Settings were changed")},
    {"texts.changed", QT_TRANSLATE_NOOP("changetext", "Greeting or refusal was changed")},
    {"key.created", QT_TRANSLATE_NOOP("changetext", "Key %1 was made")},
    {"key.changed", QT_TRANSLATE_NOOP("changetext", "Key %1 was changed")},
    {"key.rotated", QT_TRANSLATE_NOOP("changetext", "Key %1 was rotated")},
    {"key.revoked", QT_TRANSLATE_NOOP("changetext", "Key %1 was revoked")},
    {"source.created", QT_TRANSLATE_NOOP("changetext", "Source %1 was added")},
    {"source.changed", QT_TRANSLATE_NOOP("changetext", "Source %1 was changed")},
    {"source.refreshed", QT_TRANSLATE_NOOP("changetext", "Source %1 is read again")},
    {"source.deleted", QT_TRANSLATE_NOOP("changetext", "Source %1 was deleted")},
    {"document.imported", QT_TRANSLATE_NOOP("changetext", "Document %1 was imported")},
    {"import.started", QT_TRANSLATE_NOOP("changetext", "An import was begun")},
    {"import.pruned", QT_TRANSLATE_NOOP("changetext", "An import removed vanished documents")},
    {"own-answer.created", QT_TRANSLATE_NOOP("changetext", "Answer to %1 was written")},
    {"own-answer.changed", QT_TRANSLATE_NOOP("changetext", "Answer to %1 was changed")},
    {"own-answer.deleted", QT_TRANSLATE_NOOP("changetext", "Answer to %1 was deleted")},
    {"gap.answered", QT_TRANSLATE_NOOP("changetext", "A question without an answer was answered")},
    {"gap.changed", QT_TRANSLATE_NOOP("changetext", "A question without an answer was put aside or back")},
    {"faq.created", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was added")},
    {"faq.changed", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was changed")},
    {"faq.deleted", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was deleted")},
    {"faq.imported", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was imported")},
    {"faq-page.regenerated", QT_TRANSLATE_NOOP("changetext", "FAQs of %1 are made anew")},
    {"faq-page.approved", QT_TRANSLATE_NOOP("changetext", "FAQs of %1 were approved")},
    {"faq-page.ordered", QT_TRANSLATE_NOOP("changetext", "FAQs of %1 were put into another order")},
    {"pregeneration.started", QT_TRANSLATE_NOOP("changetext", "FAQs of many pages are made in advance")},
    {"pregeneration.cancelled", QT_TRANSLATE_NOOP("changetext", "Making FAQs in advance was cancelled")},
    {"order.refunded", QT_TRANSLATE_NOOP("changetext", "Order %1 was refunded")},
    {"revenue.recalculated", QT_TRANSLATE_NOOP("changetext", "Revenue was attributed anew")},
    {"visitor.erased", QT_TRANSLATE_NOOP("changetext", "A visitor was erased")},
    {"model.tested", QT_TRANSLATE_NOOP("changetext", "The language model was tested")},
    {"evaluation.run", QT_TRANSLATE_NOOP("changetext", "Question set %1 was run")},
};

/// What the thing is called: its name where the entry holds one, else its identifier.
QString nameIn(const api::AuditEntry &entry)
{
    for (const std::optional<json::Value> *part : {&entry.after, &entry.before}) {
        if (!*part || !(*part)->asObject())
            continue;
        for (const QStringView member : {u"name", u"question", u"title", u"url", u"path"}) {
            const json::Value *value = (*part)->find(member);
            if (value && value->asString() && !value->asString()->isEmpty())
                return QCoreApplication::translate("changetext", "“%1”").arg(*value->asString());
        }
    }
    return entry.target;
}

} // namespace

QString changeText(const api::AuditEntry &entry)
{
    for (const Words &words : kWords) {
        if (entry.action != QLatin1String(words.action))
            continue;
        const QString text = QCoreApplication::translate("changetext", words.text);
        return text.contains(u"%1") ? text.arg(nameIn(entry)) : text;
    }
    return entry.target.isEmpty() ? entry.action : u"%1 · %2"_s.arg(entry.action, entry.target);
}

} // namespace answerdesk::console
