// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/sources/source_cells.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

class Badge;
class ElidedLabel;
class FactList;

/// What is known of the chosen source, and what can be done with it.
class SourceDetails final : public QWidget
{
    Q_OBJECT
public:
    explicit SourceDetails(const Clock &clock, QWidget *parent = nullptr);
    void setSource(const api::Source &source, bool isBusy, const SourceStatus::Progress &progress);
    QString text() const; ///< all facts, a line each
    void setOffline(bool offline, const QString &reason);

signals:
    void documentsRequested();
    void againRequested();
    void stopRequested();
    void editRequested();
    void reportRequested();
    void removeRequested();

private:
    void applyEnabled();
    const Clock &m_clock;
    api::Source m_source;
    bool m_isBusy = false;
    bool m_offline = false;
    QString m_reason;
    ElidedLabel *m_name;
    Badge *m_state;
    FactList *m_facts;
    QPushButton *m_open;
    QPushButton *m_documents;
    QPushButton *m_edit;
    QPushButton *m_again;
    QPushButton *m_stop;
    QPushButton *m_report;
    QPushButton *m_remove;
};

} // namespace answerdesk::console
