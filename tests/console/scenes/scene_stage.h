// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/window/main_window.h"
#include "tests/console/samples/sample_shop.h"
#include <QtGui/QImage>

namespace answerdesk::tests {

/// Every page and dialog that is looked at.
QStringList allScenes();

/// A window of the console that shows one page or dialog, filled by a server of its own.
class SceneStage
{
public:
    SceneStage(QSettings &settings, console::Appearance &appearance, const QString &scene);
    ~SceneStage();
    /// Fails the test that runs when the page or the dialog does not come.
    void play(QSize size);
    console::MainWindow &window() { return *m_window; }
    /// What is wrong with how it is laid out; what came last gets a moment to be.
    QStringList faults() const;
    /// The window with its dialog in the middle, as a compositor would show it.
    QImage picture();

private:
    void addPages();
    void waitForPage(const QString &page);
    void showScene(const QString &page);
    QSettings &m_settings;
    const QString m_scene;
    SampleShop m_shop;
    FakeConnector m_connector;
    std::unique_ptr<console::MainWindow> m_window;
};

} // namespace answerdesk::tests
