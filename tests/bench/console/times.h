// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtWidgets/QWidget>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

namespace answerdesk::bench {

constexpr double kFrameMs = 16; ///< what a frame may take: a screen shows sixty a second

inline double wallMs()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Of this thread.
inline double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

/// The value that so large a share of them does not exceed.
inline double at(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[std::size_t(share * double(values.size() - 1))];
}

/// Whether a time is within its bound; where others' work is in it, whether that of the processor is.
inline const char *verdict(double wall, double processor, double most)
{
    return wall < most ? "yes" : processor < most ? "by the processor, not by the clock" : "no";
}

/// Counts how often a widget is painted.
class PaintCount final : public QObject
{
public:
    explicit PaintCount(QWidget *widget) { widget->installEventFilter(this); }
    int count() const { return m_count; }
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_count += event->type() == QEvent::Paint;
        return false;
    }

private:
    int m_count = 0;
};

/// Times of frames, milliseconds: from what causes one to the moment when all that it changed is painted and
/// handed to the platform.
struct Frames {
    std::vector<double> wall, processor;

    template <typename Cause>
    void take(QWidget &window, Cause cause)
    {
        const double began = wallMs(), used = processorMs();
        cause();
        paint(window);
        processor.push_back(processorMs() - used);
        wall.push_back(wallMs() - began);
    }
    /// What is to be painted anew, now and not with the next tick of the screen.
    static void paint(QWidget &window)
    {
        QCoreApplication::sendPostedEvents(); // layouts, and changes that a scene collects
        QEvent update(QEvent::UpdateRequest);
        QCoreApplication::sendEvent(&window, &update);
    }

    void print(const QString &name, const Frames *baseline = nullptr) const
    {
        std::printf("  %-34s median %6.2f ms   p99 %6.2f   worst %6.2f   processor %6.2f, %6.2f",
            qUtf8Printable(name), at(wall, 0.5), at(wall, 0.99), at(wall, 1), at(processor, 0.5),
            at(processor, 0.99));
        if (baseline)
            std::printf("   baseline %6.2f, %6.2f", at(baseline->wall, 0.5), at(baseline->wall, 0.99));
        std::printf(
            "   to reach %.0f: %s\n", kFrameMs, verdict(at(wall, 0.99), at(processor, 0.99), kFrameMs));
        std::fflush(stdout);
    }
};

/// Shows it and waits until the platform has it on a screen; false after ten seconds without.
bool expose(QWidget &window);

// The parts; false when a figure could not be taken, with the reason on stderr.
bool measureStart(int rounds);
bool measureRows(int rows);
bool measureChart(int days);

} // namespace answerdesk::bench
