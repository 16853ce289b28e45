// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/import_plan.h"
#include <QtCore/QMutex>
#include <QtCore/QObject>
#include <memory>

namespace answerdesk::console {

/// Finds and reads what is to be imported, in another thread, so that the window stays alive over
/// folders of 100,000 files, slow disks and large archives. GUI thread.
class ImportFiles final : public QObject
{
    Q_OBJECT
public:
    /// What was found; one thread reads from it at a time.
    struct Plan {
        client::ImportPlan plan;
        QMutex reading;
    };
    using Found = std::shared_ptr<Plan>;

    using QObject::QObject;
    ~ImportFiles() override { clear(); }
    /// Files, archives and folders. found() comes when all of them are looked at.
    void find(const QStringList &chosen);
    /// Forgets what was found, and what is under way.
    void clear();
    /// Hands out what was found, null while it is looked for, and forgets it with what is under way.
    Found hold();
    void take(Found found);

    bool isFound() const { return m_plan != nullptr; }
    qsizetype count() const { return m_plan ? m_plan->plan.items().size() : 0; }
    QString path(qsizetype index) const { return m_plan->plan.items()[index].path; }
    const QList<client::ImportPlan::Fault> &faults() const { return m_plan->plan.faults(); }
    /// Gives wasRead() or couldNotBeRead(), later. One at a time.
    void read(qsizetype index);

signals:
    void found();
    void wasRead(const QByteArray &bytes);
    void couldNotBeRead(const QString &reason);

private:
    Found m_coming; ///< being made by another thread
    Found m_plan; ///< complete
    int m_generation = 0; ///< answers to earlier questions are dropped
};

} // namespace answerdesk::console
