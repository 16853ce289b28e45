// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/page.h"

namespace answerdesk::tests {

/// Every part that no page shows in this state.
class GalleryPage final : public console::Page
{
    Q_OBJECT
public:
    GalleryPage();
    void setSession(client::ApiClient *, const QString &) override { }
    void refresh() override { }
    void setOffline(bool, const QString &) override { }
};

} // namespace answerdesk::tests
