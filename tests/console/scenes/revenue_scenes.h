// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

class QWidget;

namespace answerdesk::console {
class OrdersPage;
class RevenuePage;
} // namespace answerdesk::console

namespace answerdesk::tests {

/// What there are pictures of.
QStringList revenueScenes();
/// Brings a page, which shows the sample shop, to what the scene shows. A failure is one of the running
/// test.
void showRevenue(console::RevenuePage &page, const QString &scene);
void showOrders(console::OrdersPage &page, const QString &scene);
/// Opens "Choose days…" of the box with this object name.
void askForDays(QWidget &page, const QString &range);

} // namespace answerdesk::tests
