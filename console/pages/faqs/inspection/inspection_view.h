// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/page_inspections.h"
#include <QtWidgets/QScrollArea>

namespace answerdesk::console {

/// What is made of a page: whether it sells a product, what it says of it and where, and the FAQs that would
/// come of it.
class InspectionView final : public QScrollArea
{
    Q_OBJECT
public:
    explicit InspectionView(QWidget *parent = nullptr);
    void show(const api::PageInspection &told);
    using QScrollArea::show;

private:
    static QWidget *verdict(const api::PageInspection &told);
    static QWidget *evidence(const api::InspectedPage &page);
    static QWidget *facts(const api::PageInspection &told);
    static QWidget *further(const api::InspectedFacts &facts);
    static QWidget *faqs(const std::vector<api::InspectedFaq> &faqs);
};

} // namespace answerdesk::console
