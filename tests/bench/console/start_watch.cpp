// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A generic plugin of Qt, loaded into the real console by QT_QPA_GENERIC_PLUGINS=answerdeskstart:WHAT, so
// that the program itself needs no code for being measured. It does what a person does at a first start, with
// no pause between: starts the local server in the dialog, with the demo shop where WHAT is "demo", waits for
// the Overview, then visits every page, and with the demo shop goes on to 500 changes of the page. In a
// program whose WHAT is "window" it waits for its window. After
// each it prints a line: what, then milliseconds of the monotonic clock, of the processor in all threads, and
// KiB resident and proportional.
#include <QtCore/QFile>
#include <QtCore/QSet>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtGui/QGenericPlugin>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>
#include <chrono>
#include <cstdio>
#include <ctime>

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kPollMs = 1, kPageMs = 500, kPages = 9, kChanges = 500, kChangeMs = 50;

qlonglong kibOf(const QByteArray &rollup, const QByteArray &name)
{
    const qsizetype at = rollup.indexOf('\n' + name + ':');
    return at < 0 ? 0 : rollup.sliced(at + name.size() + 2).simplified().split(' ').first().toLongLong();
}

void report(const char *what)
{
    const double at
        = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
              .count();
    timespec used{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    QFile file(u"/proc/self/smaps_rollup"_s);
    const QByteArray rollup = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    std::printf("%s %.3f %.3f %lld %lld\n", what, at, double(used.tv_sec) * 1e3 + double(used.tv_nsec) / 1e6,
        kibOf(rollup, "Rss"), kibOf(rollup, "Pss"));
    std::fflush(stdout);
}

class StartWatch final : public QObject
{
public:
    explicit StartWatch(const QString &what)
        : m_what(what)
    {
        QCoreApplication::instance()->installEventFilter(this);
        connect(&m_poll, &QTimer::timeout, this, [this] { look(); });
        m_poll.start(kPollMs);
    }

    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && object->isWidgetType())
            m_painted.insert(static_cast<QWidget *>(object)->window());
        return false;
    }

private:
    enum class Phase { Showing, Opening, Visiting, Changing };

    QWidget *shown(const char *className) const
    {
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget *each : windows) {
            if (each->isVisible() && m_painted.contains(each)
                && (m_what == u"window" || qstrcmp(each->metaObject()->className(), className) == 0))
                return each;
        }
        return nullptr;
    }

    void look()
    {
        switch (m_phase) {
        case Phase::Showing:
            if (QWidget *dialog = shown("answerdesk::console::OpenServerDialog"))
                startServer(dialog);
            break;
        case Phase::Opening:
            waitForOverview();
            break;
        case Phase::Visiting:
            visitNext();
            break;
        case Phase::Changing:
            changePage();
        }
    }

    void startServer(QWidget *dialog)
    {
        report("shown");
        if (m_what == u"window")
            return m_poll.stop();
        m_phase = Phase::Opening;
        auto *demo = dialog->findChild<QCheckBox *>();
        if (demo && demo->isChecked() != (m_what == u"demo"))
            demo->click();
        const auto buttons = dialog->findChildren<QPushButton *>();
        for (QPushButton *button : buttons) {
            if (button->text() == u"Start local server")
                return button->click();
        }
    }

    void waitForOverview()
    {
        QWidget *window = shown("answerdesk::console::MainWindow");
        const auto *health = window ? window->findChild<QWidget *>(u"healthCard"_s) : nullptr;
        if (!health || !health->isVisible() || QApplication::activeModalWidget())
            return;
        // Without a company there is nothing more to be read than the state of the server.
        const QString said = m_what == u"demo" ? u"Everything is working"_s : u"The server is running"_s;
        if (!health->accessibleName().startsWith(said))
            return;
        window->repaint(); // whatever of it is painted already, now all of it is
        report("usable");
        m_phase = Phase::Visiting;
        for (int number = 1; number <= 10; ++number) {
            const QKeySequence keys(Qt::CTRL | Qt::Key(Qt::Key_0 + number % 10));
            const auto actions = window->findChildren<QAction *>();
            for (QAction *action : actions) {
                if (action->shortcuts().contains(keys))
                    m_pages << action;
            }
        }
        if (m_pages.size() < kPages)
            return QCoreApplication::exit(1); // without a line the bench knows
        m_all = m_pages;
        m_poll.setInterval(kPageMs);
    }

    void visitNext()
    {
        if (!m_pages.isEmpty())
            return m_pages.takeFirst()->trigger();
        report("visited");
        if (m_what != u"demo")
            return m_poll.stop();
        m_phase = Phase::Changing;
        m_poll.setInterval(kChangeMs);
    }

    void changePage()
    {
        if (m_changes < kChanges)
            return m_all[m_changes++ % m_all.size()]->trigger();
        report("changed");
        m_poll.stop();
    }

    const QString m_what;
    Phase m_phase = Phase::Showing;
    QSet<QWidget *> m_painted;
    QList<QAction *> m_pages; ///< to be visited
    QList<QAction *> m_all;
    int m_changes = 0;
    QTimer m_poll;
};

class StartPlugin final : public QGenericPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "start_watch.json")
public:
    QObject *create(const QString &, const QString &what) override { return new StartWatch(what); }
};

} // namespace

#include "start_watch.moc"
