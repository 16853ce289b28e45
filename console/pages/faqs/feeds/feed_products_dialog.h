// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/feeds/feed_product_model.h"
#include "console/widgets/dialogs/dialog.h"
#include <QtCore/QTimer>

namespace answerdesk::console {

class ContentStack;

/// The products of a feed, which can be searched.
class FeedProductsDialog final : public TaskDialog
{
    Q_OBJECT
public:
    FeedProductsDialog(
        client::ApiClient *client, const QString &companyKey, const api::Feed &feed, QWidget *parent);

private:
    void showState();
    FeedProductModel *m_products;
    QLineEdit *m_search;
    ContentStack *m_stack;
    QTimer m_typed;
};

} // namespace answerdesk::console
