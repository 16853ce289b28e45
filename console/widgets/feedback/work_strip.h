// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtWidgets/QWidget>

class QBoxLayout;
class QProgressBar;
class QPushButton;

namespace answerdesk::console {

class ElidedLabel;
class GlyphLabel;

/// How far a piece of work is, in one row: icon, sentence, what can be done about it, and a bar below.
class WorkStrip : public QWidget
{
    Q_OBJECT
public:
    /// name: of the bar, "Progress of the import".
    WorkStrip(const QString &icon, const QString &name, QWidget *parent = nullptr);

protected:
    /// From left to right, behind the sentence.
    void addButtons(const QList<QPushButton *> &buttons);
    void tell(const QString &sentence, const QString &icon, Ink ink);
    /// Of a total that is not known (0) something wanders.
    void showProgress(qint64 done, qint64 total);
    /// The bar goes, or leaves its room where the strip is not to change its height.
    void hideProgress();
    void keepRoom();
    void setMargins(const QMargins &margins);
    ElidedLabel *text() const { return m_text; }

private:
    GlyphLabel *m_icon;
    ElidedLabel *m_text;
    QProgressBar *m_bar;
    QBoxLayout *m_line;
};

} // namespace answerdesk::console
