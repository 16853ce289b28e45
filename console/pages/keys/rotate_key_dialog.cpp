// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/rotate_key_dialog.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QPushButton>

namespace answerdesk::console {

namespace {
constexpr std::array kOverlaps{0, 3'600, 86'400, 604'800}; // seconds; what the server takes
constexpr int kDefaultOverlap = 2;
} // namespace

RotateKeyDialog::RotateKeyDialog(const Clock &clock, const QString &keyName, QWidget *parent)
    : TaskDialog(tr("Rotate “%1”").arg(keyName), Narrow, parent)
    , m_clock(clock)
    , m_overlap(new SegmentedControl(
          tr("Previous secret works for"), {tr("No overlap"), tr("1 hour"), tr("1 day"), tr("7 days")}))
    , m_note(new Paragraph({}, QPalette::PlaceholderText, Type::Small))
{
    setOnServer();
    addText(tr("The key gets a new secret, shown once. Name, scopes and figures are kept. Store the new "
               "secret in your backend while the previous one still works, so that no request fails."));
    auto *overlap = new QWidget;
    auto *box = column(overlap, 0, 4);
    box->addWidget(label(tr("Previous secret works for"), Type::Label));
    box->addWidget(m_overlap);
    box->addWidget(m_note);
    content()->addWidget(overlap);
    m_overlap->setCurrent(kDefaultOverlap);
    connect(m_overlap, &SegmentedControl::currentChanged, this, &RotateKeyDialog::showOverlap);
    showOverlap();
    auto *cancel = button(tr("Cancel"));
    auto *rotate = button(tr("Rotate key"), {}, Kind::Primary);
    setButtons({cancel, rotate});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(rotate, &QPushButton::clicked, this, [this] {
        setFault({});
        setBusy(true);
        emit submitted(kOverlaps[size_t(m_overlap->current())]);
    });
}

void RotateKeyDialog::showOverlap()
{
    const int seconds = kOverlaps[size_t(qMax(0, m_overlap->current()))];
    m_note->setPlain(seconds == 0 ? tr("Requests with the previous secret fail immediately with 401.")
                                  : tr("Until %1. After that, requests with it fail.")
                                        .arg(timetext::exact(utcDateTime(m_clock.nowMs()).addSecs(seconds))));
}

void RotateKeyDialog::showRefusal(const Fault &fault)
{
    setBusy(false);
    setFault(fault);
}

} // namespace answerdesk::console
