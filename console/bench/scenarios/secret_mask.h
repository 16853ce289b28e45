// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"
#include <QtCore/QStringList>

namespace answerdesk::console {

/// Knows the secrets of a run and takes them out of texts that people will read. API keys are known by their
/// form as well. A plain value type.
class SecretMask
{
public:
    static constexpr qsizetype kShortest = 4; ///< anything shorter would blacken harmless text

    /// Whether what has this name must not be seen: a password, a token, an API key, a secret.
    static bool isSecretName(QStringView name);
    /// A whole API key somewhere in the text.
    static bool holdsApiKey(const QString &text);

    void add(const QString &secret);
    /// Takes in every text that stands under such a name.
    void collect(const json::Value &value);
    QString shown(QString text) const;

private:
    QStringList m_secrets; ///< the longest first
};

} // namespace answerdesk::console
