// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/settings/form/setting_words.h"
#include "console/widgets/basics/code_picker.h"
#include "shared/schema/json.h"
#include <QtWidgets/QWidget>
#include <optional>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace answerdesk::console {

class ConflictCard;
class FormField;
class OperatorNote;
class TextBox;
struct GrantNote;

/// One setting of a form: its control with label and help, what is wrong with it, and what somebody else has
/// made of it meanwhile. GUI thread.
class SettingField final : public QWidget
{
    Q_OBJECT
public:
    explicit SettingField(const SettingWords &words, QWidget *parent = nullptr);
    const SettingWords &words() const { return m_words; }

    /// Shows the value without a signal; what is shown already keeps its cursor and its form.
    void setValue(const json::Value &value);
    /// As it is typed: what is no number stays a text, about which the declaration complains.
    json::Value value() const;
    /// Offers codes by their names; others may be typed too.
    void pickFrom(CodeKind kind);
    /// Makes it a choice of these instead; a value that is none of them is added.
    void setChoices(const QList<std::pair<QString, QString>> &valuesAndTexts);
    void setHelp(const QString &help);
    void setError(const QString &error, bool focus = false);
    bool hasError() const;
    /// The value that the server has by now; nothing when there is no conflict.
    void setTheirs(const std::optional<json::Value> &theirs);
    /// With a reason the control rests and says so.
    void setReason(const QString &reasonAgainst);
    /// Says below the control what the operator of the server has set, with a text to copy that asks for
    /// more.
    void setOperatorNote(const GrantNote &grant);
    QString textOf(const json::Value &value) const;

signals:
    void edited();
    void takeOverWanted();

private:
    QWidget *buildControl();
    SettingWords m_words;
    QCheckBox *m_check = nullptr;
    QLineEdit *m_line = nullptr;
    TextBox *m_box = nullptr;
    QComboBox *m_combo = nullptr;
    QList<QCheckBox *> m_choices;
    QWidget *m_host = nullptr; ///< of a number with its unit, or of what may become a choice
    FormField *m_field = nullptr;
    OperatorNote *m_operatorNote;
    ConflictCard *m_conflict;
    QString m_help;
};

} // namespace answerdesk::console
