// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "console/pages/knowledge/lexicon/lexicon_dialog.h"
#include "shared/client/lexicon_file.h"
#include "shared/core/clock.h"
#include "shared/models/lexicon_model.h"

namespace answerdesk::console {

class ElidedLabel;

/// What the company's customers say for words of its documents.
class LexiconPane final : public ListPane<api::LexiconEntry, KnowledgePane>
{
    Q_OBJECT
public:
    explicit LexiconPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    QString subtitle() const override;
    void act(Verb verb) override;
    ExportPlan exported() const override;
    QString detailsText() const override;

    void setLocales(const QStringList &locales) { m_locales = locales; }
    /// Opens the dialog of a new entry with these words.
    void propose(const LexiconDialog::Words &words);
    /// Asks before it takes the rows of a CSV file.
    void importFile(const QString &path);

protected:
    /// The first entries may come from a file.
    bool showsToolbar() const override { return m_model->isLoaded(); }
    void applyFilter() override;
    void showRow(int row) override;

private:
    void connectWrites();
    void edit();
    void remove(const QStringList &ids);
    void openEditor(const client::Tagged<api::LexiconEntry> &before);
    void readTheirs();
    void chooseFile();
    void showImportFailure(const client::ApiFailure &failure);

    models::LexiconModel *m_model;
    ElidedLabel *m_facts;
    QPointer<LexiconDialog> m_dialog;
    std::optional<client::Tagged<api::LexiconEntry>> m_edited; ///< empty while a new one is added
    client::LexiconFileRows m_file; ///< that was sent last
    client::PendingCall m_reading;
    QStringList m_locales;
};

} // namespace answerdesk::console
