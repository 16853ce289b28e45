// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words/change_text.h"
#include <QtCore/QCoreApplication>
#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct Words {
    const char *action;
    const char *text; ///< %1: what it is called
    const char *nameless; ///< where it has no name; empty where the text holds none
};

constexpr Words kWords[] = {
    {"company.created", QT_TRANSLATE_NOOP("changetext", "Company %1 was created"), ""},
    {"company.changed", QT_TRANSLATE_NOOP("changetext", "Settings were changed"), ""},
    {"company.deleted", QT_TRANSLATE_NOOP("changetext", "Company %1 was deleted"), ""},
    {"texts.changed", QT_TRANSLATE_NOOP("changetext", "Greeting or refusal text was changed"), ""},
    {"key.created", QT_TRANSLATE_NOOP("changetext", "Key %1 was created"),
        QT_TRANSLATE_NOOP("changetext", "A key was created")},
    {"key.changed", QT_TRANSLATE_NOOP("changetext", "Key %1 was changed"),
        QT_TRANSLATE_NOOP("changetext", "A key was changed")},
    {"key.rotated", QT_TRANSLATE_NOOP("changetext", "Key %1 was rotated"),
        QT_TRANSLATE_NOOP("changetext", "A key was rotated")},
    {"key.revoked", QT_TRANSLATE_NOOP("changetext", "Key %1 was revoked"),
        QT_TRANSLATE_NOOP("changetext", "A key was revoked")},
    {"analytics-secret.created", QT_TRANSLATE_NOOP("changetext", "The analytics secret was created"), ""},
    {"analytics-secret.rotated", QT_TRANSLATE_NOOP("changetext", "The analytics secret was rotated"), ""},
    {"analytics-secret.removed", QT_TRANSLATE_NOOP("changetext", "The analytics secret was removed"), ""},
    {"source.created", QT_TRANSLATE_NOOP("changetext", "Source %1 was added"),
        QT_TRANSLATE_NOOP("changetext", "A source was added")},
    {"source.changed", QT_TRANSLATE_NOOP("changetext", "Source %1 was changed"),
        QT_TRANSLATE_NOOP("changetext", "A source was changed")},
    {"source.refreshed", QT_TRANSLATE_NOOP("changetext", "Source %1 is being read again"),
        QT_TRANSLATE_NOOP("changetext", "A source is being read again")},
    {"source.deleted", QT_TRANSLATE_NOOP("changetext", "Source %1 was deleted"),
        QT_TRANSLATE_NOOP("changetext", "A source was deleted")},
    {"document.imported", QT_TRANSLATE_NOOP("changetext", "Document %1 was imported"),
        QT_TRANSLATE_NOOP("changetext", "A document was imported")},
    {"document.removed", QT_TRANSLATE_NOOP("changetext", "Document %1 was removed"),
        QT_TRANSLATE_NOOP("changetext", "A document was removed")},
    {"document.refreshed", QT_TRANSLATE_NOOP("changetext", "Document %1 was read again"),
        QT_TRANSLATE_NOOP("changetext", "A document was read again")},
    {"model-setup.changed", QT_TRANSLATE_NOOP("changetext", "Models were set up"), ""},
    {"model-setup.tested", QT_TRANSLATE_NOOP("changetext", "A model setup was tested"), ""},
    {"import.started", QT_TRANSLATE_NOOP("changetext", "An import was started"), ""},
    {"import.done", QT_TRANSLATE_NOOP("changetext", "An import was completed"), ""},
    {"import.cancelled", QT_TRANSLATE_NOOP("changetext", "An import was cancelled"), ""},
    {"import.reported", QT_TRANSLATE_NOOP("changetext", "An import reported files that it could not read"),
        ""},
    {"import.pruned", QT_TRANSLATE_NOOP("changetext", "An import removed documents that no longer exist"),
        ""},
    {"own-answer.created", QT_TRANSLATE_NOOP("changetext", "Custom answer to %1 was written"),
        QT_TRANSLATE_NOOP("changetext", "A custom answer was written")},
    {"own-answer.changed", QT_TRANSLATE_NOOP("changetext", "Custom answer to %1 was changed"),
        QT_TRANSLATE_NOOP("changetext", "A custom answer was changed")},
    {"own-answer.deleted", QT_TRANSLATE_NOOP("changetext", "Custom answer to %1 was deleted"),
        QT_TRANSLATE_NOOP("changetext", "A custom answer was deleted")},
    {"lexicon.created", QT_TRANSLATE_NOOP("changetext", "%1 was added to the lexicon"),
        QT_TRANSLATE_NOOP("changetext", "An entry was added to the lexicon")},
    {"lexicon.changed", QT_TRANSLATE_NOOP("changetext", "%1 was changed in the lexicon"),
        QT_TRANSLATE_NOOP("changetext", "An entry of the lexicon was changed")},
    {"lexicon.deleted", QT_TRANSLATE_NOOP("changetext", "%1 was deleted from the lexicon"),
        QT_TRANSLATE_NOOP("changetext", "An entry was deleted from the lexicon")},
    {"gap.answered", QT_TRANSLATE_NOOP("changetext", "Gap %1 was answered"),
        QT_TRANSLATE_NOOP("changetext", "A gap was answered")},
    {"gap.linked", QT_TRANSLATE_NOOP("changetext", "Gap %1 was linked to a document"),
        QT_TRANSLATE_NOOP("changetext", "A gap was linked to a document")},
    {"gap.changed", QT_TRANSLATE_NOOP("changetext", "Gap %1 was dismissed or reopened"),
        QT_TRANSLATE_NOOP("changetext", "A gap was dismissed or reopened")},
    {"gap.reported", QT_TRANSLATE_NOOP("changetext", "Gap %1 was reported"),
        QT_TRANSLATE_NOOP("changetext", "A gap was reported")},
    {"answer.marked-wrong", QT_TRANSLATE_NOOP("changetext", "An answer was marked as wrong"), ""},
    {"answer.mark-removed", QT_TRANSLATE_NOOP("changetext", "The mark of a wrong answer was removed"), ""},
    {"faq.created", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was added"),
        QT_TRANSLATE_NOOP("changetext", "A FAQ was added")},
    {"faq.changed", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was changed"),
        QT_TRANSLATE_NOOP("changetext", "A FAQ was changed")},
    {"faq.deleted", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was deleted"),
        QT_TRANSLATE_NOOP("changetext", "A FAQ was deleted")},
    {"faq.imported", QT_TRANSLATE_NOOP("changetext", "FAQ %1 was imported"),
        QT_TRANSLATE_NOOP("changetext", "A FAQ was imported")},
    {"faq-page.regenerated", QT_TRANSLATE_NOOP("changetext", "FAQs of %1 are being regenerated"),
        QT_TRANSLATE_NOOP("changetext", "FAQs of a page are being regenerated")},
    {"faq-page.approved", QT_TRANSLATE_NOOP("changetext", "FAQs of %1 were approved"),
        QT_TRANSLATE_NOOP("changetext", "FAQs of a page were approved")},
    {"faq-page.ordered", QT_TRANSLATE_NOOP("changetext", "FAQs of %1 were reordered"),
        QT_TRANSLATE_NOOP("changetext", "FAQs of a page were reordered")},
    {"pregeneration.started", QT_TRANSLATE_NOOP("changetext", "Generation of FAQs was started"), ""},
    {"pregeneration.paused", QT_TRANSLATE_NOOP("changetext", "Generation of FAQs was paused"), ""},
    {"pregeneration.resumed", QT_TRANSLATE_NOOP("changetext", "Generation of FAQs was resumed"), ""},
    {"pregeneration.cancelled", QT_TRANSLATE_NOOP("changetext", "Generation of FAQs was cancelled"), ""},
    {"page-rule.created", QT_TRANSLATE_NOOP("changetext", "Page rule %1 was added"),
        QT_TRANSLATE_NOOP("changetext", "A page rule was added")},
    {"page-rule.changed", QT_TRANSLATE_NOOP("changetext", "Page rule %1 was changed"),
        QT_TRANSLATE_NOOP("changetext", "A page rule was changed")},
    {"page-rule.deleted", QT_TRANSLATE_NOOP("changetext", "Page rule %1 was deleted"),
        QT_TRANSLATE_NOOP("changetext", "A page rule was deleted")},
    {"page-rules.replaced", QT_TRANSLATE_NOOP("changetext", "The page rules were replaced"), ""},
    {"feed.created", QT_TRANSLATE_NOOP("changetext", "Product feed %1 was added"),
        QT_TRANSLATE_NOOP("changetext", "A product feed was added")},
    {"feed.changed", QT_TRANSLATE_NOOP("changetext", "Product feed %1 was changed"),
        QT_TRANSLATE_NOOP("changetext", "A product feed was changed")},
    {"feed.deleted", QT_TRANSLATE_NOOP("changetext", "Product feed %1 was deleted"),
        QT_TRANSLATE_NOOP("changetext", "A product feed was deleted")},
    {"feed-run.started", QT_TRANSLATE_NOOP("changetext", "A run of a product feed was started"), ""},
    {"feed-run.confirmed", QT_TRANSLATE_NOOP("changetext", "A held run of a product feed was applied"), ""},
    {"feed-run.cancelled", QT_TRANSLATE_NOOP("changetext", "A run of a product feed was cancelled"), ""},
    {"feed-run.done", QT_TRANSLATE_NOOP("changetext", "A product feed changed products"), ""},
    {"feed-run.held", QT_TRANSLATE_NOOP("changetext", "A run of a product feed is on hold"), ""},
    {"feed-run.failed", QT_TRANSLATE_NOOP("changetext", "A run of a product feed failed"), ""},
    {"order.refunded", QT_TRANSLATE_NOOP("changetext", "A refund for order %1 was recorded"),
        QT_TRANSLATE_NOOP("changetext", "A refund was recorded")},
    {"revenue.recalculated", QT_TRANSLATE_NOOP("changetext", "Revenue attribution was recalculated"), ""},
    {"revenue.repaired", QT_TRANSLATE_NOOP("changetext", "Revenue totals were repaired"), ""},
    {"visitor.erased", QT_TRANSLATE_NOOP("changetext", "A visitor’s data was erased"), ""},
    {"model.tested", QT_TRANSLATE_NOOP("changetext", "The language model was tested"), ""},
    {"evaluation.created", QT_TRANSLATE_NOOP("changetext", "Question set %1 was created"),
        QT_TRANSLATE_NOOP("changetext", "A question set was created")},
    {"evaluation.changed", QT_TRANSLATE_NOOP("changetext", "Question set %1 was changed"),
        QT_TRANSLATE_NOOP("changetext", "A question set was changed")},
    {"evaluation.deleted", QT_TRANSLATE_NOOP("changetext", "Question set %1 was deleted"),
        QT_TRANSLATE_NOOP("changetext", "A question set was deleted")},
    {"evaluation.run", QT_TRANSLATE_NOOP("changetext", "Question set %1 was run"),
        QT_TRANSLATE_NOOP("changetext", "A question set was run")},
    {"evaluation-question.added", QT_TRANSLATE_NOOP("changetext", "A question was added to a question set"),
        ""},
    {"evaluation-question.changed",
        QT_TRANSLATE_NOOP("changetext", "A question in a question set was changed"), ""},
    {"evaluation-question.deleted",
        QT_TRANSLATE_NOOP("changetext", "A question was deleted from a question set"), ""},
    {"backup.created", QT_TRANSLATE_NOOP("changetext", "A backup was created"), ""},
    {"backup.deleted", QT_TRANSLATE_NOOP("changetext", "Backup %1 was deleted"),
        QT_TRANSLATE_NOOP("changetext", "A backup was deleted")},
    {"admin.created", QT_TRANSLATE_NOOP("changetext", "Administrator %1 was added"),
        QT_TRANSLATE_NOOP("changetext", "An administrator was added")},
    {"admin.changed", QT_TRANSLATE_NOOP("changetext", "Administrator %1 was changed"),
        QT_TRANSLATE_NOOP("changetext", "An administrator was changed")},
    {"admin.deleted", QT_TRANSLATE_NOOP("changetext", "Administrator %1 was deleted"),
        QT_TRANSLATE_NOOP("changetext", "An administrator was deleted")},
    {"admin.password-set", QT_TRANSLATE_NOOP("changetext", "%1 got a new password"),
        QT_TRANSLATE_NOOP("changetext", "An administrator got a new password")},
    {"admin.password-changed", QT_TRANSLATE_NOOP("changetext", "An administrator changed their own password"),
        ""},
    {"session.created", QT_TRANSLATE_NOOP("changetext", "Signed in"), ""},
    {"session.refused", QT_TRANSLATE_NOOP("changetext", "A sign-in was refused"), ""},
    {"session.locked-out", QT_TRANSLATE_NOOP("changetext", "An account was locked"), ""},
    {"session.ended", QT_TRANSLATE_NOOP("changetext", "Signed out"), ""},
    {"session.revoked", QT_TRANSLATE_NOOP("changetext", "Sessions of %1 were ended"),
        QT_TRANSLATE_NOOP("changetext", "Sessions of an administrator were ended")},
};

/// Whose targets are names: addresses of administrators, keys of companies, names of files.
constexpr std::array kNamedTargets{
    "admin."_L1, "session."_L1, "backup."_L1, "company."_L1, "document.imported"_L1};

/// Empty where the entry knows the thing by an identifier only.
QString nameIn(const api::AuditEntry &entry)
{
    if (entry.targetName)
        return *entry.targetName;
    for (const std::optional<json::Value> *part : {&entry.after, &entry.before}) {
        if (!*part || !(*part)->asObject())
            continue;
        for (const QStringView member : {u"name", u"question", u"title", u"url", u"path"}) {
            if (const QString name = (*part)->string(member); !name.isEmpty())
                return name;
        }
    }
    const bool isNamed = std::any_of(kNamedTargets.begin(), kNamedTargets.end(),
        [&](QLatin1String prefix) { return entry.action.startsWith(prefix); });
    return isNamed ? entry.target : QString();
}

} // namespace

QString changeText(const api::AuditEntry &entry)
{
    for (const Words &words : kWords) {
        if (entry.action != QLatin1String(words.action))
            continue;
        const QString text = QCoreApplication::translate("changetext", words.text);
        if (!text.contains(u"%1"))
            return text;
        const QString name = nameIn(entry);
        return name.isEmpty() ? QCoreApplication::translate("changetext", words.nameless)
                              : text.arg(QCoreApplication::translate("changetext", "“%1”").arg(name));
    }
    return entry.target.isEmpty() ? entry.action : u"%1 · %2"_s.arg(entry.action, entry.target);
}

QString actorText(const QString &actor)
{
    return actor == u"local"   ? QCoreApplication::translate("changetext", "Local user")
        : actor == u"operator" ? QCoreApplication::translate("changetext", "An operator")
                               : actor;
}

} // namespace answerdesk::console
