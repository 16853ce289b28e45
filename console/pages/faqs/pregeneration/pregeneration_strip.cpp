// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/pregeneration/pregeneration_strip.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/report_dialog.h"
#include "console/words/server_words.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using State = api::PregenerationState;

PregenerationStrip::PregenerationStrip(PregenerationDesk *desk, QWidget *parent)
    : WorkStrip(u"faqs"_s, tr("Progress of the generation"), parent)
    , m_desk(desk)
    , m_report(button(tr("Show pages without FAQs…")))
    , m_pause(button(tr("Pause")))
    , m_cancel(button(tr("Cancel")))
    , m_close(button({}, u"close"_s, Kind::Ghost, tr("Close")))
{
    setObjectName(u"pregenerationStrip"_s);
    text()->setObjectName(u"pregenerationText"_s);
    m_report->setObjectName(u"pregenerationReport"_s);
    m_pause->setObjectName(u"pregenerationPause"_s);
    m_cancel->setObjectName(u"pregenerationCancel"_s);
    m_close->setObjectName(u"pregenerationClose"_s);
    m_cancel->setAccessibleName(tr("Cancel the generation"));
    addButtons({m_report, m_pause, m_cancel, m_close});
    connect(m_desk, &PregenerationDesk::changed, this, &PregenerationStrip::show);
    connect(m_desk, &PregenerationDesk::reported, this, &PregenerationStrip::showReport);
    connect(m_report, &QPushButton::clicked, m_desk, &PregenerationDesk::readReport);
    connect(m_cancel, &QPushButton::clicked, m_desk, &PregenerationDesk::cancel);
    connect(m_close, &QPushButton::clicked, m_desk, &PregenerationDesk::close);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_desk->current() && m_desk->current()->state == State::Paused)
            m_desk->resume();
        else
            m_desk->pause();
    });
    show();
}

void PregenerationStrip::setBlocked(const QString &reason)
{
    m_blocked = reason;
    show();
}

QString PregenerationStrip::sentence() const
{
    const api::Pregeneration &now = *m_desk->current();
    const QLocale locale;
    const qint64 done = now.found - now.waiting - now.generating;
    const QString progress = tr("%1 of %2 pages").arg(locale.toString(done), locale.toString(now.found));
    QStringList made{timetext::counted(now.ready, tr("1 page ready"), tr("%1 pages ready"))};
    if (now.notAvailable > 0)
        made << tr("%1 without FAQs").arg(locale.toString(now.notAvailable));
    if (now.skipped > 0)
        made << tr("%1 skipped").arg(locale.toString(now.skipped));
    const QString outcome = made.join(u", "_s);
    switch (now.state) {
    case State::Reading:
        return tr("Reading %1").arg(now.sitemapUrl.value_or(tr("the sitemap")));
    case State::Running:
        return tr("Generating FAQs: %1 · %2").arg(progress, outcome);
    case State::Paused:
        return now.found == 0 ? tr("Paused before the sitemap was read")
                              : tr("Paused: %1 · %2").arg(progress, outcome);
    case State::Done:
        return tr("FAQs were generated: %1").arg(outcome);
    case State::Cancelled:
        return tr("Cancelled: %1 · %2").arg(progress, outcome);
    case State::Failed:
        return tr("The generation stopped: %1").arg(serverwords::translated(now.reason.value_or(QString())));
    }
    return {};
}

void PregenerationStrip::show()
{
    setVisible(m_desk->current().has_value());
    if (!m_desk->current())
        return;
    const api::Pregeneration &now = *m_desk->current();
    const bool some = now.notAvailable + now.skipped > 0;
    if (now.state == State::Failed)
        tell(sentence(), u"alert"_s, Ink::Danger);
    else if (now.state == State::Cancelled || (m_desk->hasEnded() && some))
        tell(sentence(), u"alert"_s, Ink::Warning);
    else if (m_desk->hasEnded())
        tell(sentence(), u"check"_s, Ink::Success);
    else
        tell(sentence(), now.state == State::Paused ? u"pause"_s : u"faqs"_s, Ink::Info);
    if (m_desk->hasEnded())
        hideProgress();
    else
        showProgress(now.found - now.waiting - now.generating,
            now.state == State::Reading ? 0 : std::max<qint64>(1, now.found));
    m_pause->setText(now.state == State::Paused ? tr("Resume") : tr("Pause"));
    m_pause->setAccessibleName(
        now.state == State::Paused ? tr("Resume the generation") : tr("Pause the generation"));
    for (QPushButton *b : {m_pause, m_cancel}) {
        b->setVisible(!m_desk->hasEnded());
        b->setEnabled(m_blocked.isEmpty());
        b->setToolTip(m_blocked);
    }
    m_report->setVisible(some);
    m_close->setVisible(m_desk->hasEnded());
}

void PregenerationStrip::showReport(const std::vector<api::PregenerationLine> &lines)
{
    if (!m_desk->current())
        return;
    QList<ReportDialog::Line> shown;
    for (const api::PregenerationLine &line : lines)
        shown.append({line.url, serverwords::translated(line.reason)});
    const api::Pregeneration &now = *m_desk->current();
    const qint64 all = now.notAvailable + now.skipped;
    QString summary = sentence();
    if (all > qint64(lines.size()))
        summary += u' '
            + tr("These are the first %1 of %2.")
                  .arg(QLocale().toString(qint64(lines.size())), QLocale().toString(all));
    (new ReportDialog({timetext::counted(all, tr("1 page has no FAQs"), tr("%1 pages have no FAQs")), summary,
                          tr("Address"), tr("Why")},
         shown, 280, window()))
        ->open();
}

} // namespace answerdesk::console
