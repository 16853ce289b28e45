// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/key_details.h"
#include "console/pages/keys/key_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/cards/day_bars.h"
#include "console/widgets/cards/fact_list.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

KeyDetails::KeyDetails(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_name(new ElidedLabel({}, Type::Section))
    , m_state(new Badge)
    , m_test(new Badge(tr("Test key"), Tone::Warning, false))
    , m_facts(new FactList)
    , m_bars(new DayBars(tr("Requests per day, 30 days")))
    , m_requests(button(tr("Requests"), u"activity"_s, Kind::Ghost, tr("The last requests with this key")))
    , m_history(
          button(tr("History"), u"history"_s, Kind::Ghost, tr("Show changes to this key in the audit log")))
    , m_edit(button(tr("Edit key…"), u"edit"_s))
    , m_rotate(button(tr("Rotate key…"), u"refresh"_s))
    , m_revoke(button(tr("Revoke key…"), u"revoke"_s))
{
    setOnSurface(this);
    setAccessibleName(tr("Key details"));
    m_requests->setObjectName(u"keyRequests"_s);
    m_history->setObjectName(u"keyHistory"_s);
    m_edit->setObjectName(u"keyEdit"_s);
    m_rotate->setObjectName(u"keyRotate"_s);
    auto *box = column(this, 0, 12);
    box->setContentsMargins(24, 12, 24, 16);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_name);
    head->addWidget(m_state);
    head->addWidget(m_test);
    head->addStretch(1);
    head->addWidget(m_requests);
    head->addWidget(m_history);
    head->addWidget(m_edit);
    head->addWidget(m_rotate);
    head->addWidget(m_revoke);
    box->addLayout(head);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(32);
    auto *facts = new QVBoxLayout;
    facts->addWidget(m_facts);
    facts->addStretch();
    columns->addLayout(facts, 1);
    auto *use = new QVBoxLayout;
    use->setSpacing(8);
    use->addWidget(label(tr("Requests per day, 30 days"), Type::Label, QPalette::BrightText));
    use->addWidget(m_bars);
    use->addStretch();
    columns->addLayout(use, 1);
    box->addLayout(columns, 1);
    connect(m_requests, &QPushButton::clicked, this, &KeyDetails::requestsRequested);
    connect(m_history, &QPushButton::clicked, this, &KeyDetails::historyRequested);
    connect(m_edit, &QPushButton::clicked, this, &KeyDetails::editRequested);
    connect(m_rotate, &QPushButton::clicked, this, &KeyDetails::rotateRequested);
    connect(m_revoke, &QPushButton::clicked, this, &KeyDetails::revokeRequested);
}

QString KeyDetails::text() const { return u"%1\n%2"_s.arg(m_title, m_facts->text()); }

void KeyDetails::setKey(const api::ApiKey &key)
{
    const QDateTime now = utcDateTime(m_clock.nowMs());
    const QDateTime expires = timetext::moment(key.expiresAt), created = utcDateTime(key.createdAt.ms);
    const QDateTime overlap = timetext::moment(key.overlapUntil);
    const KeyState state = KeyState::of(key, now);
    m_title = u"%1  %2"_s.arg(state.text, key.name);
    const auto show = [this](const QString &name, const QString &value, const QString &tip = {}) {
        m_facts->set(name, value, tip);
    };
    const auto showOrRemove = [this, show](const QString &name, const QString &value) {
        if (value.isEmpty())
            m_facts->remove(name);
        else
            show(name, value, value);
    };
    const bool isRotating = overlap > now && !state.ended;
    m_name->setText(key.name);
    m_state->set(state.expiresSoon ? tr("Expires %1").arg(timetext::until(expires, now))
            : isRotating           ? u"%1, %2"_s.arg(state.text, timetext::left(overlap, now))
                                   : state.text,
        state.tone);
    m_test->setVisible(key.test);
    show(tr("Scopes"), scopeList(key.scopes));
    QStringList from;
    for (const QString &address : key.allowedAddresses)
        from << address;
    showOrRemove(tr("Allowed addresses"), from.join(u", "_s));
    showOrRemove(tr("Rate limit"),
        key.requestsPerMinute > 0
            ? tr("%1 requests per minute").arg(QLocale().toString(key.requestsPerMinute))
            : QString());
    show(tr("Created"), tr("%1 by %2").arg(timetext::exact(created), key.createdBy), timetext::utc(created));
    show(tr("Last used"), timetext::ago(timetext::moment(key.lastUsedAt), now),
        timetext::utc(timetext::moment(key.lastUsedAt)));
    show(tr("Expires"), expires.isValid() ? timetext::exact(expires) : tr("Never"), timetext::utc(expires));
    if (isRotating)
        show(tr("Previous secret"),
            tr("ends %1: %2").arg(timetext::until(overlap, now), timetext::exact(overlap)),
            timetext::utc(overlap));
    else
        m_facts->remove(tr("Previous secret"));
    const QDateTime revoked = timetext::moment(key.revokedAt);
    showOrRemove(tr("Revoked"), revoked.isValid() ? timetext::exact(revoked) : QString());
    show(tr("Key id"), key.keyId);
    QList<double> counts;
    for (const api::DayCount &day : key.requestsPerDay)
        counts << double(day.count);
    m_bars->setValues(key.requestsPerDay.empty()
            ? QDate()
            : QDate::fromString(key.requestsPerDay.front().date, Qt::ISODate),
        counts);
    m_ended = state.ended;
    applyEnabled();
}

void KeyDetails::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_reason = reason;
    applyEnabled();
}

void KeyDetails::applyEnabled()
{
    for (QPushButton *verb : {m_edit, m_rotate, m_revoke}) {
        verb->setEnabled(!m_offline && !m_ended);
        verb->setToolTip(m_offline ? m_reason : m_ended ? tr("The key is no longer active.") : QString());
    }
}

} // namespace answerdesk::console
