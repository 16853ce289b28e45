// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/pregenerations.h"

namespace answerdesk::console {

class SegmentedControl;
class TextBox;

/// Asks which pages are made in advance: those of a sitemap, or a list of addresses.
class PregenerationDialog final : public TaskDialog
{
    Q_OBJECT
public:
    enum Choice { Sitemap, Addresses };
    /// locales: of the company, the first is chosen.
    explicit PregenerationDialog(const QStringList &locales, QWidget *parent);
    /// field: of the request, as the server names it; empty when the refusal is of none.
    void showRefusal(const Fault &fault, const QString &field);

signals:
    void submitted(const answerdesk::api::PregenerationRequest &request);

private:
    void showChoice();
    void submit();
    SegmentedControl *m_choice;
    QLineEdit *m_sitemap;
    TextBox *m_addresses;
    FormField *m_sitemapField;
    FormField *m_addressesField;
    QList<QCheckBox *> m_locales;
    Paragraph *m_localesError;
    QPushButton *m_start;
};

} // namespace answerdesk::console
