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
    {"company.created", QT_TRANSLATE_NOOP("changetext", "The company was created")},
    {"company.changed", QT_TRANSLATE_NOOP("changetext", "Settings were changed")},
    {"company.deleted", QT_TRANSLATE_NOOP("changetext", "Company %1 was deleted")},
    {"texts.changed", QT_TRANSLATE_NOOP("changetext", "Greeting or refusal was changed")},
    {"key.created", QT_TRANSLATE_NOOP("changetext", "Key %1 was created")},
    {"key.changed", QT_TRANSLATE_NOOP("changetext", "Key %1 was changed")},
    {"key.rotated", QT_TRANSLATE_NOOP("changetext", "Key %1 was rotated")},
    {"key.revoked", QT_TRANSLATE_NOOP("changetext", "Key %1 was revoked")},
    {"analytics-secret.created", QT_TRANSLATE_NOOP("changetext", "The analytics secret was created")},
    {"analytics-secret.rotated", QT_TRANSLATE_NOOP("changetext", "The analytics secret was rotated")},
    {"analytics-secret.removed", QT_TRANSLATE_NOOP("changetext", "The analytics secret was removed")},
    {"source.created", QT_TRANSLATE_NOOP("changetext", "Source %1 was added")},
    {"source.changed", QT_TRANSLATE_NOOP("changetext", "Source %1 was changed")},
    {"source.refreshed", QT_TRANSLATE_NOOP("changetext", "Source %1 is read again")},
    {"source.deleted", QT_TRANSLATE_NOOP("changetext", "Source %1 was deleted")},
    {"document.imported", QT_TRANSLATE_NOOP("changetext", "Document %1 was imported")},
    {"document.removed", QT_TRANSLATE_NOOP("changetext", "Document %1 was removed")},
    {"document.refreshed", QT_TRANSLATE_NOOP("changetext", "The page of document %1 was read again")},
    {"model-setup.changed", QT_TRANSLATE_NOOP("changetext", "The model setup was changed")},
    {"model-setup.tested", QT_TRANSLATE_NOOP("changetext", "A model setup was tested")},
    {"import.started", QT_TRANSLATE_NOOP("changetext", "An import was started")},
    {"import.reported", QT_TRANSLATE_NOOP("changetext", "An import reported unread documents")},
    {"import.pruned", QT_TRANSLATE_NOOP("changetext", "An import removed vanished documents")},
    {"own-answer.created", QT_TRANSLATE_NOOP("changetext", "Answer to %1 was written")},
    {"own-answer.changed", QT_TRANSLATE_NOOP("changetext", "Answer to %1 was changed")},
    {"own-answer.deleted", QT_TRANSLATE_NOOP("changetext", "Answer to %1 was deleted")},
    {"lexicon.created", QT_TRANSLATE_NOOP("changetext", "Entry %1 was added to the lexicon")},
    {"lexicon.changed", QT_TRANSLATE_NOOP("changetext", "Entry %1 of the lexicon was changed")},
    {"lexicon.deleted", QT_TRANSLATE_NOOP("changetext", "Entry %1 was deleted from the lexicon")},
    {"gap.answered", QT_TRANSLATE_NOOP("changetext", "A gap was answered")},
    {"gap.linked", QT_TRANSLATE_NOOP("changetext", "A gap was linked to a document")},
    {"gap.changed", QT_TRANSLATE_NOOP("changetext", "A gap was dismissed or reopened")},
    {"gap.reported", QT_TRANSLATE_NOOP("changetext", "An answered question was reported as a gap")},
    {"answer.marked-wrong", QT_TRANSLATE_NOOP("changetext", "An answer was marked as wrong")},
    {"answer.mark-removed", QT_TRANSLATE_NOOP("changetext", "The “wrong” mark was removed from an answer")},
    {"faq.created", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was added")},
    {"faq.changed", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was changed")},
    {"faq.deleted", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was deleted")},
    {"faq.imported", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was imported")},
    {"faq-page.regenerated", QT_TRANSLATE_NOOP("changetext", "FAQs of %1 are being regenerated")},
    {"faq-page.approved", QT_TRANSLATE_NOOP("changetext", "FAQs of %1 were approved")},
    {"faq-page.ordered", QT_TRANSLATE_NOOP("changetext", "FAQs of %1 were reordered")},
    {"pregeneration.started", QT_TRANSLATE_NOOP("changetext", "Bulk generation was started")},
    {"pregeneration.paused", QT_TRANSLATE_NOOP("changetext", "Bulk generation was paused")},
    {"pregeneration.resumed", QT_TRANSLATE_NOOP("changetext", "Bulk generation was resumed")},
    {"pregeneration.cancelled", QT_TRANSLATE_NOOP("changetext", "Bulk generation was cancelled")},
    {"page-rule.created", QT_TRANSLATE_NOOP("changetext", "Page rule %1 was added")},
    {"page-rule.changed", QT_TRANSLATE_NOOP("changetext", "Page rule %1 was changed")},
    {"page-rule.deleted", QT_TRANSLATE_NOOP("changetext", "Page rule %1 was deleted")},
    {"page-rules.replaced", QT_TRANSLATE_NOOP("changetext", "The page rules were replaced")},
    {"feed.created", QT_TRANSLATE_NOOP("changetext", "Product feed %1 was added")},
    {"feed.changed", QT_TRANSLATE_NOOP("changetext", "Product feed %1 was changed")},
    {"feed.deleted", QT_TRANSLATE_NOOP("changetext", "Product feed %1 was removed")},
    {"feed-run.started", QT_TRANSLATE_NOOP("changetext", "A run of a product feed was started")},
    {"feed-run.confirmed", QT_TRANSLATE_NOOP("changetext", "A held run of a product feed was applied")},
    {"feed-run.cancelled", QT_TRANSLATE_NOOP("changetext", "A run of a product feed was cancelled")},
    {"feed-run.done", QT_TRANSLATE_NOOP("changetext", "A product feed changed products")},
    {"feed-run.held", QT_TRANSLATE_NOOP("changetext", "A run of a product feed is held")},
    {"feed-run.failed", QT_TRANSLATE_NOOP("changetext", "A run of a product feed failed")},
    {"order.refunded", QT_TRANSLATE_NOOP("changetext", "Order %1 was refunded")},
    {"revenue.recalculated", QT_TRANSLATE_NOOP("changetext", "Attribution was recalculated")},
    {"revenue.repaired", QT_TRANSLATE_NOOP("changetext", "Revenue totals were repaired")},
    {"visitor.erased", QT_TRANSLATE_NOOP("changetext", "A visitor was erased")},
    {"model.tested", QT_TRANSLATE_NOOP("changetext", "The language model was tested")},
    {"evaluation.created", QT_TRANSLATE_NOOP("changetext", "Question set %1 was created")},
    {"evaluation.changed", QT_TRANSLATE_NOOP("changetext", "Question set %1 was changed")},
    {"evaluation.deleted", QT_TRANSLATE_NOOP("changetext", "Question set %1 was deleted")},
    {"evaluation-question.added", QT_TRANSLATE_NOOP("changetext", "A question was added to a question set")},
    {"evaluation-question.changed",
        QT_TRANSLATE_NOOP("changetext", "A question of a question set was changed")},
    {"evaluation-question.deleted",
        QT_TRANSLATE_NOOP("changetext", "A question of a question set was deleted")},
    {"backup.created", QT_TRANSLATE_NOOP("changetext", "A backup was created")},
    {"backup.deleted", QT_TRANSLATE_NOOP("changetext", "Backup %1 was deleted")},
    {"admin.created", QT_TRANSLATE_NOOP("changetext", "Administrator %1 was created")},
    {"admin.changed", QT_TRANSLATE_NOOP("changetext", "Administrator %1 was changed")},
    {"admin.deleted", QT_TRANSLATE_NOOP("changetext", "Administrator %1 was deleted")},
    {"admin.password-set", QT_TRANSLATE_NOOP("changetext", "The password of %1 was changed")},
    {"admin.password-changed",
        QT_TRANSLATE_NOOP("changetext", "An administrator changed their own password")},
    {"session.created", QT_TRANSLATE_NOOP("changetext", "Signed in")},
    {"session.refused", QT_TRANSLATE_NOOP("changetext", "A sign-in was refused")},
    {"session.locked-out", QT_TRANSLATE_NOOP("changetext", "An account was locked out")},
    {"session.ended", QT_TRANSLATE_NOOP("changetext", "Signed out")},
    {"session.revoked", QT_TRANSLATE_NOOP("changetext", "A session of %1 was ended")},
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
