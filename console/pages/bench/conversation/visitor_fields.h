// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_session.h"
#include <QtWidgets/QWidget>

class QBoxLayout;
class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class ElidedLabel;
class FormField;
class TextBox;

/// What a question carries beside its words: the visitor's fingerprints, a FAQ, metadata. Folded to one line,
/// which names what is set.
class VisitorFields final : public QWidget
{
    Q_OBJECT
public:
    explicit VisitorFields(QWidget *parent = nullptr);

    void fillIn(const BenchQuestion &question);
    void writeTo(BenchQuestion &question) const;
    /// False when what was typed cannot be sent: it is unfolded, says why and has the focus.
    bool check();

signals:
    void submitted(); ///< Enter in one of the lines

private:
    QWidget *fingerprint(
        QLineEdit *edit, const char *name, const QString &label, const QString &apiName, const QString &tip);
    void setOpen(bool open);
    void showSummary();

    QPushButton *m_fold;
    ElidedLabel *m_summary;
    QWidget *m_body;
    QLineEdit *m_chat;
    QLineEdit *m_faq;
    QLineEdit *m_faqId;
    TextBox *m_metadata;
    FormField *m_metadataField;
};

} // namespace answerdesk::console
