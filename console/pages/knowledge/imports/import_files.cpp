// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/imports/import_files.h"
#include "console/app/page/in_background.h"

namespace answerdesk::console {

void ImportFiles::clear()
{
    ++m_generation;
    if (m_coming)
        m_coming->plan.cancel();
    m_coming.reset();
    m_plan.reset();
}

ImportFiles::Found ImportFiles::hold()
{
    const Found found = m_plan;
    clear();
    return found;
}

void ImportFiles::take(Found found)
{
    clear();
    m_plan = std::move(found);
}

void ImportFiles::find(const QStringList &chosen)
{
    clear();
    m_coming = std::make_shared<Plan>();
    const auto add = [plan = m_coming, chosen] {
        for (const QString &path : chosen)
            plan->plan.add(path);
        return plan;
    };
    inBackground(this, add, [this, generation = m_generation](const auto &plan) {
        if (generation != m_generation)
            return;
        m_coming.reset();
        m_plan = plan;
        emit found();
    });
}

void ImportFiles::read(qsizetype index)
{
    const auto readItem = [found = m_plan, item = m_plan->plan.items()[index]] {
        const QMutexLocker one(&found->reading); // one that was given up may still read
        return found->plan.read(item);
    };
    inBackground(this, readItem, [this, generation = m_generation](const auto &bytes) {
        if (generation != m_generation)
            return;
        if (bytes)
            emit wasRead(*bytes);
        else
            emit couldNotBeRead(bytes.error());
    });
}

} // namespace answerdesk::console
