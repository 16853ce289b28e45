// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/settings/form/setting_words.h"
#include <QtWidgets/QListWidget>

namespace answerdesk::console {

/// The jump list of the settings: one line a part, with a mark where something is typed or wrong.
class SectionList final : public QListWidget
{
    Q_OBJECT
public:
    enum class Mark { None, Changed, Wrong };
    explicit SectionList(QWidget *parent = nullptr);
    void choose(Section section);
    Section chosen() const;
    void setMark(Section section, Mark mark);

signals:
    void sectionChosen(answerdesk::console::Section section);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// The name of the group that begins with the section; empty: it belongs to the one before.
    static QString groupFrom(Section section);
};

} // namespace answerdesk::console
