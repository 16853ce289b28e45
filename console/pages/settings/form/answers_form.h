// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/settings/form/settings_form.h"

class QComboBox;

namespace answerdesk::console {

class ConflictCard;
class FormField;
class TextBox;
class ThresholdCurve;

/// Languages, how sure an answer must be, and greeting and refusal in each language. An empty text stands for
/// the built-in one, which is shown in its place.
class AnswersForm final : public SettingsForm
{
    Q_OBJECT
public:
    explicit AnswersForm(SettingsDraft *draft, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &company);
    void refresh();
    void setReason(const QString &reason) override;
    bool showErrors(const SettingsDraft::Errors &errors, bool focus) override;
    bool owns(const QString &name) const override;

protected:
    void showDraft() override;

private:
    struct Text {
        QString member; ///< "greeting"
        TextBox *box;
        FormField *field;
        ConflictCard *conflict;
    };
    QString nameOf(const Text &text) const;
    void showTexts();
    ThresholdCurve *m_curve;
    QComboBox *m_locale;
    QList<Text> m_texts;
    SettingsDraft::Errors m_errors;
};

} // namespace answerdesk::console
