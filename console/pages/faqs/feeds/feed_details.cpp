// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_details.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "console/widgets/basics/action_button.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/cards/fact_list.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

FeedDetails::FeedDetails(FeedStrip *strip, const QList<QAction *> &icons, const QList<QAction *> &verbs,
    const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_strip(strip)
    , m_name(new ElidedLabel({}, Type::Section))
    , m_state(new Badge)
    , m_facts(new FactList)
{
    setOnSurface(this);
    setAccessibleName(tr("Feed details"));
    auto *box = column(this, 0, 12);
    box->setContentsMargins(24, 12, 24, 12);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_name);
    head->addWidget(m_state);
    head->addStretch(1);
    for (QAction *each : icons)
        head->addWidget(iconButtonOf(each, each->objectName()));
    for (QAction *each : verbs)
        head->addWidget(buttonOf(each, each->objectName()));
    box->addLayout(head);
    box->addWidget(m_strip);
    auto *host = new QWidget;
    setOnSurface(host);
    auto *facts = column(host);
    facts->addWidget(m_facts);
    facts->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(host);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    box->addWidget(scroll, 1);
}

void FeedDetails::setFeed(const api::Feed &feed)
{
    const QDateTime now = utcDateTime(m_clock.nowMs());
    const FeedStatus status = FeedStatus::of(feed, now);
    m_name->setText(feed.name);
    m_state->set(status.text, status.tone);
    m_strip->setFeed(feed);
    const auto time = [&](const QString &key, const QDateTime &at) {
        m_facts->set(key, timetext::ago(at, now), timetext::utc(at));
    };
    m_facts->clear(); // not every feed has all of them
    m_facts->set(tr("Comes from"), feed.url.value_or(tr("Uploaded files")));
    m_facts->set(tr("Products"), QLocale().toString(feed.products));
    QStringList reading;
    if (feed.format)
        reading << formatText(*feed.format);
    else if (feed.lastRun && feed.lastRun->format)
        reading << tr("%1, detected").arg(formatText(*feed.lastRun->format));
    else
        reading << tr("Detected automatically");
    if (feed.lastRun && feed.lastRun->encoding)
        reading << *feed.lastRun->encoding;
    if (feed.currency)
        reading << feed.currency->code;
    m_facts->set(tr("Format"), reading.join(u" · "_s));
    if (feed.baseUrl)
        m_facts->set(tr("Shop address"), feed.baseUrl->sent);
    if (feed.lastRun) {
        time(tr("Last run"), utcDateTime(feed.lastRun->startedAt.ms));
        m_facts->set(tr("Started by"),
            feed.lastRun->startedBy == u"schedule" ? tr("the schedule") : feed.lastRun->startedBy);
    }
    if (!isUploaded(feed)) {
        const QDateTime next = timetext::moment(feed.nextRunAt);
        const QString interval = intervalText(feed.intervalMinutes);
        m_facts->set(tr("Next run"),
            next.isValid() ? u"%1 · %2"_s.arg(timetext::until(next, now), interval) : interval,
            timetext::utc(next));
    }
    time(tr("Added"), utcDateTime(feed.createdAt.ms));
}

QString FeedDetails::text() const
{
    return u"%1 · %2\n%3"_s.arg(m_name->text(), m_state->text(), m_facts->text());
}

} // namespace answerdesk::console
