// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_job.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

class BusyBar;
class ElidedLabel;
class GlyphLabel;

/// How an export goes, in one row, with what can be done about it. Not shown while there is none.
class ExportStrip final : public QWidget
{
    Q_OBJECT
public:
    /// The export is not owned and outlives the strip.
    explicit ExportStrip(ExportJob *job, QWidget *parent = nullptr);

private:
    void show();
    QString sentence() const;
    ExportJob *m_export;
    GlyphLabel *m_icon;
    ElidedLabel *m_text;
    BusyBar *m_bar;
    QPushButton *m_cancel;
    QPushButton *m_close;
};

} // namespace answerdesk::console
