// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/common/key_choice.h"
#include "console/bench/test_key.h"
#include "console/widgets/dialogs/dialog.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

enum Choice { Own, Typed, Other };
constexpr int kLongestKey = 200;

/// Whether it can be sent in a header and names itself; whether it is right the server says.
bool isKey(const QString &text)
{
    static const QRegularExpression kForm(u"\\Aad_(live|test)_[0-9A-Za-z]+_[0-9A-Za-z]+\\z"_s);
    return kForm.match(text).hasMatch();
}

} // namespace

KeyChoice::KeyChoice(TestKey &key, QWidget *parent)
    : QComboBox(parent)
    , m_key(key)
{
    setObjectName(u"benchKey"_s);
    setAccessibleName(tr("Key to send"));
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(&m_key, &TestKey::changed, this, &KeyChoice::showKey);
    connect(this, &QComboBox::activated, this, [this](int index) {
        const auto choice = Choice(itemData(index).toInt());
        showKey(); // until there is another one
        if (choice == Own)
            m_key.setTyped({});
        else if (choice == Other)
            askForOther();
    });
    showKey();
    setResting({});
}

void KeyChoice::showKey()
{
    const QSignalBlocker quiet(this);
    clear();
    addItem(tr("Test key of the bench"), Own);
    if (m_key.isTyped())
        addItem(m_key.typedName() + u'…', Typed);
    addItem(tr("Another key…"), Other);
    setCurrentIndex(m_key.isTyped() ? 1 : 0);
}

void KeyChoice::setResting(const QString &reason)
{
    setEnabled(reason.isEmpty());
    setToolTip(reason.isEmpty() ? tr("Key used by all tabs") : reason);
}

void KeyChoice::askForOther()
{
    if (!isEnabled())
        return;
    auto *dialog = new TaskDialog(tr("Send with another key"), TaskDialog::WithKey, this);
    dialog->setObjectName(u"benchKeyDialog"_s);
    dialog->setOnServer();
    dialog->addText(tr("All tabs use it until you switch to another company or server. It is never written "
                       "to a file, and copied requests contain a placeholder instead. With a live key, your "
                       "questions and orders count in all figures."));
    QLineEdit *text = passwordField(tr("API key"));
    text->setObjectName(u"benchKeyText"_s);
    text->setMaxLength(kLongestKey);
    FormField *field
        = dialog->addField(tr("API key"), text, tr("The complete key, as shown when it was created"));
    auto *cancel = button(tr("Cancel"));
    auto *take = button(tr("Use key"), {}, Kind::Primary);
    take->setObjectName(u"benchKeyTake"_s);
    take->setDefault(true);
    dialog->setButtons({cancel, take});
    connect(cancel, &QPushButton::clicked, dialog, &QDialog::reject);
    connect(take, &QPushButton::clicked, dialog, [this, dialog, text, field] {
        const QString typed = text->text().trimmed();
        if (!isKey(typed))
            return field->setError(
                tr("This is not a complete key. Keys begin with ad_live_ or ad_test_."), true);
        dialog->accept();
        m_key.setTyped(Secret(typed.toLatin1()));
    });
    text->setFocus();
    dialog->open();
}

} // namespace answerdesk::console
