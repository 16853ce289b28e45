// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/health_card.h"
#include "console/pages/overview/action_row.h"
#include "console/pages/overview/todo_list.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/tables/cells.h"
#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// Two units at most: "12 d 4 h", "4 h 12 min", "3 min".
QString uptimeText(qint64 seconds)
{
    const qint64 minutes = seconds / 60, hours = minutes / 60, days = hours / 24;
    if (days > 0)
        return HealthCard::tr("%1 d %2 h").arg(days).arg(hours % 24);
    return hours > 0 ? HealthCard::tr("%1 h %2 min").arg(hours).arg(minutes % 60)
                     : HealthCard::tr("%1 min").arg(minutes);
}

QString databaseText(const api::DatabaseStatus &database)
{
    const QString kind = database.kind == u"sqlite" ? u"SQLite"_s : u"PostgreSQL"_s;
    return u"%1, %2"_s.arg(
        kind, QLocale().formattedDataSize(database.sizeBytes, 1, QLocale::DataSizeSIFormat));
}

} // namespace

HealthCard::HealthCard(QWidget *parent)
    : Card(parent)
    , m_icon(new GlyphLabel(u"clock"_s, Ink::Neutral, 32, Ink::NeutralBg))
    , m_what(new ElidedLabel(tr("Asking the server…"), Type::Strong))
    , m_why(new ElidedLabel({}, Type::Small, Ink::Text3))
{
    setObjectName(u"healthCard"_s);
    auto *line = row(this, 0, 12);
    line->setContentsMargins(16, 10, 16, 10);
    line->addWidget(m_icon);
    m_what->setObjectName(u"healthWhat"_s);
    m_why->setObjectName(u"healthWhy"_s);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_what);
    texts->addWidget(m_why);
    line->addLayout(texts, 1);
    auto *facts = new QHBoxLayout;
    facts->setSpacing(24);
    m_version = addFact(facts, tr("Version"));
    m_uptime = addFact(facts, tr("Uptime"));
    m_database = addFact(facts, tr("Database"));
    m_passages = addFact(facts, tr("Passages"));
    line->addLayout(facts);
    auto *open = button({}, u"chevron-right"_s, Kind::Ghost, tr("Show server"));
    open->setObjectName(u"healthOpen"_s);
    line->addWidget(open);
    connect(open, &QPushButton::clicked, this, &HealthCard::serverWanted);
}

QLabel *HealthCard::addFact(QLayout *line, const QString &name)
{
    auto *fact = new QWidget;
    auto *pair = column(fact);
    pair->addWidget(label(name, Type::Small, QPalette::PlaceholderText));
    QLabel *value = label(kNoValue.toString());
    pair->addWidget(value);
    line->addWidget(fact);
    return value;
}

void HealthCard::setState(Tone tone, const QString &icon, const QString &what, const QString &why)
{
    if (icon != m_iconName || tone != m_tone) {
        m_iconName = icon;
        m_tone = tone;
        auto *fresh = new GlyphLabel(icon, inkOf(tone), 32, groundOf(tone)); // a ground cannot be changed
        delete layout()->replaceWidget(m_icon, fresh);
        delete m_icon;
        m_icon = fresh;
    }
    m_what->setText(what);
    m_why->setText(why);
    setAccessibleName(u"%1. %2"_s.arg(what, why));
}

void HealthCard::setFacts(const OverviewFacts &facts, const QDateTime &now, bool isOffline)
{
    if (facts.status) {
        m_version->setText(facts.status->version);
        m_version->setToolTip(tr("Qt %1").arg(facts.status->qtVersion));
        m_uptime->setText(uptimeText(facts.status->uptimeSeconds));
        // Operators only are told about it.
        const auto &database = facts.status->database;
        m_database->parentWidget()->setVisible(database.has_value());
        m_database->setText(database ? databaseText(*database) : kNoValue.toString());
    }
    const auto &overview = facts.overview;
    m_passages->setText(overview ? QLocale().toString(overview->knowledge.passages) : kNoValue.toString());
    const QString checked = tr("Checked %1").arg(timetext::ago(facts.checkedAt, now));
    if (isOffline && overview) {
        setState(Tone::Neutral, u"clock"_s, tr("Last known state"),
            tr("As of %1; the server is not responding")
                .arg(facts.checkedAt.toLocalTime().toString(u"HH:mm"_s)));
    } else if (facts.fault) {
        setState(Tone::Danger, u"alert"_s, facts.fault->what,
            facts.fault->marks().isEmpty() ? facts.fault->why
                                           : u"%1 · %2"_s.arg(facts.fault->why, facts.fault->marks()));
    } else if (facts.notReady) {
        setState(Tone::Danger, u"alert"_s, facts.notReady->what,
            u"%1 · %2"_s.arg(facts.notReady->why, facts.notReady->marks()));
    } else if (!overview) {
        setState(Tone::Neutral, u"clock"_s,
            facts.company.isEmpty() && facts.status ? tr("The server is running") : tr("Asking the server…"),
            {});
    } else if (overview->traffic.serverErrors > 0) {
        setState(Tone::Danger, u"alert"_s, tr("Some requests fail in the server"), checked);
    } else if (isModelFailing(overview->answers)) {
        setState(Tone::Warning, u"alert"_s, tr("The language model is failing; answers are given without it"),
            checked);
    } else {
        setState(Tone::Success, u"check"_s, tr("Everything is working"), checked);
    }
}

} // namespace answerdesk::console
