// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/analytics_secret_dialog.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr std::array kOverlaps{0, 3'600, 86'400, 604'800}; // seconds; what the server takes
constexpr int kDefaultOverlap = 2;
} // namespace

AnalyticsSecretDialog::AnalyticsSecretDialog(const Clock &clock, bool isRotation, QWidget *parent)
    : TaskDialog(
        isRotation ? tr("Rotate the analytics secret") : tr("Require an analytics secret"), Narrow, parent)
    , m_clock(clock)
    , m_isRotation(isRotation)
    , m_overlap(
          new SegmentedControl(tr("Overlap"), {tr("No overlap"), tr("1 hour"), tr("1 day"), tr("7 days")}))
    , m_note(new Paragraph({}, QPalette::PlaceholderText, Type::Small))
{
    setOnServer();
    addText(isRotation
            ? tr("The new secret is shown once. Store it on your shop’s server while the previous one still "
                 "works, so that no event is rejected.")
            : tr("Cart events and orders are then recorded only if your shop’s server sends this secret in "
                 "the header Answerdesk-Analytics-Secret. It is shown once."));
    auto *overlap = new QWidget;
    auto *box = column(overlap, 0, 4);
    box->addWidget(
        label(isRotation ? tr("Previous secret works for") : tr("Events without it are accepted for"),
            Type::Label));
    box->addWidget(m_overlap);
    box->addWidget(m_note);
    content()->addWidget(overlap);
    m_overlap->setCurrent(kDefaultOverlap);
    connect(m_overlap, &SegmentedControl::currentChanged, this, &AnalyticsSecretDialog::showOverlap);
    showOverlap();
    auto *cancel = button(tr("Cancel"));
    auto *create = button(isRotation ? tr("Rotate secret") : tr("Create secret"), {}, Kind::Primary);
    create->setObjectName(u"analyticsSecretSubmit"_s);
    setButtons({cancel, create});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(create, &QPushButton::clicked, this, [this] {
        setFault({});
        setBusy(true);
        emit submitted(kOverlaps[size_t(qMax(0, m_overlap->current()))]);
    });
}

void AnalyticsSecretDialog::showOverlap()
{
    const int seconds = kOverlaps[size_t(qMax(0, m_overlap->current()))];
    const QString until = timetext::exact(utcDateTime(m_clock.nowMs()).addSecs(seconds));
    if (m_isRotation) {
        m_note->setPlain(seconds == 0
                ? tr("Events with the previous secret are rejected immediately with 401.")
                : tr("Until %1. After that, events with it are rejected.").arg(until));
    } else {
        m_note->setPlain(seconds == 0
                ? tr("Events without the secret are rejected immediately with 401.")
                : tr("Until %1. After that, events without it are rejected.").arg(until));
    }
}

void AnalyticsSecretDialog::showRefusal(const Fault &fault)
{
    setBusy(false);
    setFault(fault);
}

} // namespace answerdesk::console
