// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/export/export_strip.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/busy_bar.h"
#include "console/widgets/basics/time_text.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

ExportStrip::ExportStrip(ExportJob *job, QWidget *parent)
    : QWidget(parent)
    , m_export(job)
    , m_icon(new GlyphLabel(u"export"_s, Ink::Info))
    , m_text(new ElidedLabel)
    , m_bar(new BusyBar(tr("Export")))
    , m_cancel(button(tr("Cancel export")))
    , m_close(button({}, u"close"_s, Kind::Ghost, tr("Close")))
{
    setObjectName(u"exportStrip"_s);
    m_text->setObjectName(u"exportText"_s);
    m_cancel->setObjectName(u"exportCancel"_s);
    m_close->setObjectName(u"exportClose"_s);
    auto *box = column(this, 0, 8);
    box->setContentsMargins(24, 0, 24, 12);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_icon);
    line->addWidget(m_text, 1);
    for (QPushButton *b : {m_cancel, m_close}) {
        setCompact(b);
        line->addWidget(b);
    }
    box->addLayout(line);
    box->addWidget(m_bar);
    connect(m_export, &ExportJob::changed, this, &ExportStrip::show);
    connect(m_cancel, &QPushButton::clicked, m_export, &ExportJob::cancel);
    connect(m_close, &QPushButton::clicked, m_export, &ExportJob::clear);
    show();
}

QString ExportStrip::sentence() const
{
    using State = ExportJob::State;
    const QString rows = timetext::counted(m_export->rows(), tr("1 row"), tr("%1 rows"));
    switch (m_export->state()) {
    case State::Idle:
        return {};
    case State::Running:
        return tr("Writing %1: %2").arg(m_export->file(), rows);
    case State::Done:
        return tr("%1 in %2").arg(rows, m_export->file());
    case State::Cancelled:
        return tr("The export was cancelled; no file was written.");
    case State::Failed:
        break;
    }
    return tr("%1 was not written. %2").arg(m_export->file(), m_export->fault());
}

void ExportStrip::show()
{
    using State = ExportJob::State;
    const State state = m_export->state();
    const bool runs = state == State::Running;
    setVisible(state != State::Idle);
    m_text->setText(sentence());
    m_icon->setGlyph(state == State::Failed ? u"alert"_s
            : state == State::Done          ? u"check"_s
                                            : u"export"_s,
        state == State::Failed     ? Ink::Danger
            : state == State::Done ? Ink::Success
                                   : Ink::Info);
    m_bar->setVisible(runs);
    m_cancel->setVisible(runs);
    m_close->setVisible(!runs);
}

} // namespace answerdesk::console
