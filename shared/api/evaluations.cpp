// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/evaluations.h"

namespace answerdesk::api {

void ExpectedAnswer::check(const ExpectedAnswer &expected, schema::Faults &faults, const QString &prefix)
{
    const bool mustRefuse = expected.refuse.value_or(false);
    const bool hasFacts = expected.facts && !expected.facts->empty();
    const bool hasDocuments = expected.documents && !expected.documents->empty();
    if (mustRefuse && (hasFacts || hasDocuments)) {
        faults.invalid(
            prefix + QStringLiteral("refuse"), QStringLiteral("cannot be true beside facts or documents"));
    } else if (!mustRefuse && !hasFacts && !hasDocuments && !faults.has(prefix + QStringLiteral("facts"))
        && !faults.has(prefix + QStringLiteral("documents"))) {
        faults.invalid(prefix + QStringLiteral("facts"),
            QStringLiteral("must have an entry, unless documents has one or refuse is true"));
    }
}

} // namespace answerdesk::api
