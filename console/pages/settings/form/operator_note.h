// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/settings/form/operator_grants.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

class GlyphLabel;
class Paragraph;

/// A line below a setting that says what the operator of the server has set, with a button that copies a text
/// to send to that person. GUI thread.
class OperatorNote final : public QWidget
{
    Q_OBJECT
public:
    explicit OperatorNote(const QString &setting, QWidget *parent = nullptr);
    /// An empty note hides the line, and an empty request hides the button.
    void setNote(const GrantNote &grant);

private:
    void copy();
    void showCopied(bool isCopied);
    GlyphLabel *m_glyph;
    Paragraph *m_text;
    QPushButton *m_copy;
    QString m_request;
};

} // namespace answerdesk::console
