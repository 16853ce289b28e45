// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/knowledge.h"
#include <QtWidgets/QWidget>

class QComboBox;

namespace answerdesk::console {

class FormField;

/// How often a source is read from the web, and how much of a sitemap or a website.
class ReadingFields final : public QWidget
{
    Q_OBJECT
public:
    explicit ReadingFields(QWidget *parent = nullptr);
    /// Which fields there are: of a page, a sitemap or a crawl.
    void setKind(const QString &kind);
    void set(const api::Source &source);

    int intervalHours() const;
    std::optional<int> maxPages() const; ///< none for a single page
    std::optional<int> maxDepth() const; ///< of a crawl only

private:
    QString m_kind;
    QComboBox *m_interval;
    QComboBox *m_pages;
    QComboBox *m_depth;
    FormField *m_pagesField;
    FormField *m_depthField;
};

} // namespace answerdesk::console
