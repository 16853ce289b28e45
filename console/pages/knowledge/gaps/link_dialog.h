// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/gaps.h"

class QComboBox;

namespace answerdesk::console {

/// Chooses the section of a document that answers a gap's question.
class LinkDialog final : public TaskDialog
{
    Q_OBJECT
public:
    LinkDialog(const QString &question, std::vector<api::LinkChoice> choices, QWidget *parent);
    void showRefusal(const Fault &fault);

signals:
    void submitted(const answerdesk::api::GapLinkRequest &request);

private:
    void showChoice();
    std::vector<api::LinkChoice> m_choices;
    QComboBox *m_section;
    Paragraph *m_text;
};

} // namespace answerdesk::console
