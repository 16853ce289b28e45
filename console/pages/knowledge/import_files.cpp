// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/import_files.h"

namespace answerdesk::console {

ImportFiles::ImportFiles(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

ImportFiles::~ImportFiles() { m_pool.waitForDone(); }

void ImportFiles::clear()
{
    ++m_generation;
    m_plan.reset();
}

void ImportFiles::find(const QStringList &chosen)
{
    clear();
    m_pool.start([this, chosen, generation = m_generation] {
        auto plan = std::make_shared<client::ImportPlan>();
        for (const QString &path : chosen)
            plan->add(path);
        // The destructor waits for this thread, so this object is still there to take the event.
        QMetaObject::invokeMethod(
            this,
            [this, plan, generation] {
                if (generation != m_generation)
                    return;
                m_plan = plan;
                emit found();
            },
            Qt::QueuedConnection);
    });
}

void ImportFiles::read(qsizetype index)
{
    m_pool.start([this, plan = m_plan, item = m_plan->items()[index], generation = m_generation] {
        const auto bytes = plan->read(item);
        QMetaObject::invokeMethod(
            this,
            [this, bytes, generation] {
                if (generation != m_generation)
                    return;
                if (bytes)
                    emit wasRead(*bytes);
                else
                    emit couldNotBeRead(bytes.error());
            },
            Qt::QueuedConnection);
    });
}

} // namespace answerdesk::console
