// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/pregenerations.h"
#include <QtCore/QStringListModel>

namespace answerdesk::console {

class HostOffer;
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
    /// Hosts that pages are fetched from; their sitemaps are proposed.
    void setHosts(const QStringList &hosts);
    /// Below the sitemap; submits once more when the host is allowed.
    HostOffer *hostOffer() const { return m_hostOffer; }
    /// field: of the request, as the server names it; empty when the refusal is of none.
    void showRefusal(const Fault &fault, const QString &field);

signals:
    void submitted(const answerdesk::api::PregenerationRequest &request);

private:
    void showChoice();
    void submit();
    SegmentedControl *m_choice;
    QLineEdit *m_sitemap;
    QStringListModel m_sitemaps;
    TextBox *m_addresses;
    FormField *m_sitemapField;
    HostOffer *m_hostOffer;
    FormField *m_addressesField;
    QList<QCheckBox *> m_locales;
    Paragraph *m_localesError;
    QPushButton *m_start;
};

} // namespace answerdesk::console
