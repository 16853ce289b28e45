// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/charts/daily_chart.h"
#include "tests/bench/console/times.h"
#include <QtCore/QDate>
#include <QtCore/QLocale>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QMainWindow>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::bench {

using console::DailyChart;
using console::Ink;

namespace {

constexpr int kShown = 30, kFrames = 300;
constexpr int kHeight = 220; ///< of the chart with its title, about as on the page
constexpr QSize kSizes[] = {{1280, 800}, {1920, 1080}};

DailyChart::Data dataOf(int days)
{
    DailyChart::Data data;
    data.currency = u"EUR"_s;
    data.previousName = u"Period before"_s;
    data.lastIsPartial = true;
    data.channels = {{u"Chat"_s, Ink::Chart1, {}, {}}, {u"Product FAQs"_s, Ink::Chart2, {}, {}},
        {u"Others"_s, Ink::Chart3, {}, {}}};
    const QLocale locale;
    const auto text = [&](double value) { return locale.toCurrencyString(value, u"€"_s); };
    for (int i = 0; i < days; ++i) {
        const QDate day = QDate(2024, 11, 24).addDays(i);
        data.periods << DailyChart::Period{
            locale.toString(day, u"d MMM yyyy"_s), locale.toString(day, u"ddd d MMM"_s)};
        double total = 0;
        for (int c = 0; c < 3; ++c) {
            const double value
                = (3 - c) * (220 + 90 * std::sin(i / 58.0) + 60 * std::sin(i * 0.9 + c)); // seasons and weeks
            data.channels[c].values << value;
            data.channels[c].texts << text(value);
            total += value;
        }
        data.totals << text(total);
        data.previous << total * 0.8;
        data.previousTexts << text(total * 0.8);
    }
    return data;
}

/// As little as can be drawn of so many days.
class Polyline final : public QWidget
{
public:
    explicit Polyline(const DailyChart::Data &data)
        : m_values(data.previous)
    {
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPolygonF line;
        const double top = *std::max_element(m_values.begin(), m_values.end());
        for (qsizetype i = 0; i < m_values.size(); ++i)
            line << QPointF(
                double(i) * width() / double(m_values.size()), height() * (1 - m_values[i] / top));
        QPainter painter(this);
        painter.fillRect(rect(), Qt::white);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Qt::black, 1.5));
        painter.drawPolyline(line);
    }

private:
    QList<double> m_values;
};

/// The chart beside the other parts of a window that do not change.
struct Stage {
    QMainWindow window;
    QSize size;

    Stage(QWidget &chart, QSize ofWindow)
        : size(ofWindow.width() - 280, kHeight) // what sidebar and margins leave of it
    {
        auto *host = new QWidget;
        window.setCentralWidget(host);
        window.resize(ofWindow);
        chart.setParent(host);
        chart.setGeometry(QRect(QPoint(24, 24), size));
        chart.show();
    }
};

bool resizeFrames(QWidget &chart, QWidget *painted, QSize ofWindow, Frames &frames)
{
    Stage stage(chart, ofWindow);
    PaintCount count(painted);
    bool taken = expose(stage.window);
    const int before = count.count();
    for (int i = 0; i < kFrames; ++i)
        frames.take(stage.window, [&] { chart.resize(stage.size.width() - 4 * (i % 100) - 4, kHeight); });
    taken = taken && count.count() - before >= kFrames;
    chart.setParent(nullptr);
    return taken;
}

bool chartFrames(
    DailyChart &chart, const DailyChart::Data &data, QSize ofWindow, Frames &shown, Frames &hover)
{
    Stage stage(chart, ofWindow);
    bool taken = expose(stage.window);
    QWidget *viewport = chart.findChild<QGraphicsView *>()->viewport();
    PaintCount count(viewport);
    for (int i = 0; i < kShown; ++i)
        shown.take(stage.window, [&] { chart.setData(data); });
    const int before = count.count();
    for (int i = 0; i < kFrames; ++i) { // over the bars, several days at a step
        const QPointF position(120 + (i * 9) % (viewport->width() - 200), viewport->height() / 2.0);
        hover.take(stage.window, [&] {
            QMouseEvent move(
                QEvent::MouseMove, position, viewport->mapToGlobal(position), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(viewport, &move);
        });
    }
    taken = taken && count.count() - before >= kFrames;
    chart.setParent(nullptr);
    return taken;
}

} // namespace

bool measureChart(int days)
{
    const DailyChart::Data data = dataOf(days);
    DailyChart chart(u"Attributed revenue per day"_s);
    chart.setData(data);
    Polyline baseline(data);
    std::printf("the chart of %d days, three series and the period before, a frame; baseline: a widget that "
                "draws one line of as many points\n",
        days);
    bool taken = true;
    for (const QSize size : kSizes) {
        Frames shown, hover, resized, beside;
        taken = taken && resizeFrames(baseline, &baseline, size, beside)
            && chartFrames(chart, data, size, shown, hover)
            && resizeFrames(chart, chart.findChild<QGraphicsView *>()->viewport(), size, resized);
        const auto print = [&](const char *what, const Frames &times) {
            times.print(
                u"%1, %2x%3"_s.arg(QLatin1String(what)).arg(size.width()).arg(size.height()), &beside);
        };
        print("other figures", shown);
        print("hover", hover);
        print("other width", resized);
    }
    std::printf("\n");
    if (!taken)
        std::fprintf(stderr, "a frame was not painted\n");
    return taken;
}

} // namespace answerdesk::bench
