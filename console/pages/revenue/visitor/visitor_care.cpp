// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/visitor/visitor_care.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/in_background.h"
#include "console/app/page/place_of.h"
#include "console/export/file_question.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/dialogs/dialog.h"
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtCore/QSaveFile>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// The first part of a fingerprint: enough to tell visitors apart, and short enough to be typed.
QString nameOf(const QString &fingerprint) { return fingerprint.section(u'-', 0, 0); }

qint64 countOf(const api::VisitorErasure &erasure)
{
    return erasure.threads + erasure.interactions + erasure.tickets + erasure.cartEvents + erasure.orders
        + erasure.refusedEvents;
}

} // namespace

VisitorCare::VisitorCare(QWidget *parent)
    : QWidget(parent)
    , m_save(button(tr("Save copy…"), u"export"_s))
    , m_erase(button(tr("Erase visitor…")))
{
    m_save->setObjectName(u"visitorSave"_s);
    m_erase->setObjectName(u"visitorErase"_s);
    auto *line = row(this, 0, 8);
    for (QPushButton *each : {m_save, m_erase}) {
        setCompact(each);
        line->addWidget(each);
    }
    line->addStretch();
    connect(m_save, &QPushButton::clicked, this, &VisitorCare::save);
    connect(m_erase, &QPushButton::clicked, this, &VisitorCare::askToErase);
    showState();
}

void VisitorCare::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    m_client = client;
    m_company = companyKey;
    setVisitor({}, {});
}

void VisitorCare::setVisitor(const QStringList &fingerprints, const std::vector<api::VisitorRecord> &records)
{
    m_fingerprints = fingerprints;
    m_records = records;
    showState();
}

void VisitorCare::setReason(const QString &reason)
{
    m_reason = reason;
    showState();
}

void VisitorCare::showState()
{
    setVisible(!m_records.empty());
    m_save->setToolTip(m_isCut ? tr("The first %1 records only: the API has all of them.")
                                     .arg(QLocale().toString(qint64(m_records.size())))
                               : tr("All data stored about this visitor, as JSON"));
    m_erase->setEnabled(m_reason.isEmpty() && !m_call.isRunning());
    m_erase->setToolTip(m_reason);
}

void VisitorCare::save()
{
    QByteArray text = "[";
    for (const api::VisitorRecord &record : m_records)
        text += (text.size() > 1 ? ",\n" : "\n") + schema::toJson(record);
    text += "\n]\n";
    const QString name = u"%1-visitor-%2"_s.arg(m_company, nameOf(m_fingerprints.value(0)));
    askForFile(
        this, tr("Save the visitor’s data"), name, {tr("JSON (*.json)")}, [this, text](const QString &file) {
            const auto write = [file, text]() -> std::optional<QString> {
                QSaveFile out(file);
                const bool isWritten = out.open(QIODevice::WriteOnly)
                    && out.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
                    && out.write(text) == text.size() && out.commit();
                return isWritten ? std::nullopt : std::optional(out.errorString());
            };
            inBackground(this, write, [this, file](const std::optional<QString> &why) {
                if (!why)
                    return emit toastWanted({tr("The copy was saved as %1").arg(QFileInfo(file).fileName())});
                Fault fault;
                fault.what = tr("The copy was not saved.");
                fault.why = *why;
                emit toastWanted(ToastText::of(fault));
            });
        });
}

void VisitorCare::askToErase()
{
    const QString name = nameOf(m_fingerprints.value(0));
    confirm(window(),
        {tr("Erase visitor “%1”?").arg(name),
            tr("Conversations, carts, refused events and the links between orders and this person are "
               "erased. Figures are not changed. This cannot be undone."),
            tr("Keep visitor"), tr("Erase visitor"), name},
        [this, place = placeOf(m_client), company = m_company, fingerprints = m_fingerprints] {
            if (m_client && placeOf(m_client) == place && company == m_company)
                erase(fingerprints, {});
        });
}

void VisitorCare::erase(QStringList fingerprints, const api::VisitorErasure &soFar)
{
    if (!m_client || fingerprints.isEmpty()) {
        showState();
        emit toastWanted({tr("The visitor was erased. Records: %1").arg(QLocale().toString(countOf(soFar)))});
        return emit erased();
    }
    const QString next = fingerprints.takeFirst();
    m_call = m_client->call<api::VisitorErasure>(api::Endpoint::EraseVisitor, {.segments = {m_company, next}},
        this, [this, fingerprints, soFar](client::ApiResult<api::VisitorErasure> answer) {
            m_call = {};
            if (!answer && answer.error().error.code != ErrorCode::NotFound) {
                showState();
                emit toastWanted(ToastText::of(faultOf(tr("The visitor was not erased."), answer.error())));
                return emit erased(); // of two fingerprints one may be
            }
            api::VisitorErasure sum = soFar;
            if (answer) {
                sum.threads += answer->threads;
                sum.interactions += answer->interactions;
                sum.tickets += answer->tickets;
                sum.cartEvents += answer->cartEvents;
                sum.orders += answer->orders;
                sum.refusedEvents += answer->refusedEvents;
            }
            erase(fingerprints, sum);
        });
    showState();
}

} // namespace answerdesk::console
