// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/charts/daily_chart.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/style/style.h"
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>
#include <QtCore/QLocale>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QGraphicsLayout>
#include <QtWidgets/QToolTip>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// A round step that gives three to six grid lines.
double niceStep(double top)
{
    if (top <= 0)
        return 1;
    const double rough = top / 4;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0, 10.0}) {
        if (factor * power >= rough)
            return factor * power;
    }
    return 10 * power;
}

constexpr double kBarWidth = 0.72; // of the room of a period
constexpr double kLeastBar = 3; // pixels

class LegendEntry final : public QWidget
{
public:
    LegendEntry(const QString &text, Ink ink, bool line)
        : m_text(text)
        , m_ink(ink)
        , m_line(line)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAccessibleName(text);
    }
    QSize sizeHint() const override
    {
        return {QFontMetrics(themeOf(this).font(Type::Small)).horizontalAdvance(m_text) + 24, 20};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Theme &theme = themeOf(this);
        if (m_line) {
            painter.setPen(QPen(theme.color(m_ink), 1.5));
            painter.drawLine(QPointF(0, 10.5), QPointF(13, 10.5));
        } else {
            drawRounded(&painter, QRectF(1, 5, 10, 10), 2, theme.color(m_ink));
        }
        painter.setFont(theme.font(Type::Small));
        painter.setPen(theme.color(Ink::Text2));
        painter.drawText(rect().adjusted(18, 0, 6, 0), Qt::AlignVCenter, m_text);
    }

private:
    QString m_text;
    Ink m_ink;
    bool m_line;
};

} // namespace

QString moneyText(double amount, const QString &currency, int decimals)
{
    const QLocale locale;
    QString symbol = currency;
    if (currency == u"EUR")
        symbol = u"€"_s;
    else if (currency == u"USD")
        symbol = u"$"_s;
    else if (currency == u"GBP")
        symbol = u"£"_s;
    // Where the locale puts a symbol, as everywhere in the program: "€1,500", "1.500 €", "1,500 CHF".
    const QString figure = locale.toString(amount, 'f', decimals);
    const bool isFirst = symbol != currency && locale.toCurrencyString(1, symbol).startsWith(symbol);
    return isFirst ? symbol + figure : symbol.isEmpty() ? figure : figure + u' ' + symbol;
}

/// QtCharts has the axes and the grid; bars and line are drawn here. Its own bars are items of a scene, two
/// for each period and channel: with two years of days a frame took 30 ms.
class DailyChart::View final : public QChartView
{
public:
    explicit View(DailyChart *owner)
        : QChartView(owner)
        , m_owner(owner)
    {
        setFrameShape(QFrame::NoFrame);
        setMinimumHeight(160);
        setMouseTracking(true);
        setFocusPolicy(Qt::NoFocus);
        viewport()->setFocusPolicy(Qt::NoFocus);
        setAccessibleName(DailyChart::tr("Amount per day by channel; the same numbers are in the table"));
        // One chart for good: QtCharts keeps what a deleted chart was made of.
        chart()->legend()->hide();
        chart()->setMargins(QMargins(0, 4, 12, 0)); // half of the last day's name
        chart()->layout()->setContentsMargins(0, 0, 0, 0);
        chart()->setBackgroundRoundness(0);
        for (QCategoryAxis *axis : {m_dayAxis, m_moneyAxis})
            axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        m_dayAxis->setGridLineVisible(false);
        m_moneyAxis->setLineVisible(false);
        chart()->addSeries(m_scale);
        chart()->addAxis(m_dayAxis, Qt::AlignBottom);
        chart()->addAxis(m_moneyAxis, Qt::AlignLeft);
        m_scale->attachAxis(m_dayAxis);
        m_scale->attachAxis(m_moneyAxis);
        recolour();
    }

    void show(const Data &data)
    {
        m_data = data;
        m_hovered = -1;
        const int count = periodCount();
        double top = 0, bottom = 0;
        for (int i = 0; i < count; ++i) {
            double above = 0, below = 0; // more may have been taken out of carts than was put into them
            for (const Channel &channel : data.channels)
                (channel.values[i] > 0 ? above : below) += channel.values[i];
            top = qMax(top, above);
            bottom = qMin(bottom, below);
        }
        for (const double value : data.previous) {
            top = qMax(top, value);
            bottom = qMin(bottom, value);
        }
        fillAxes(top, bottom);
        recolour(); // labels that are new
        scene()->update();
    }

    /// QChart knows neither palette nor style: every colour is set by hand, here.
    void recolour()
    {
        const Theme &theme = themeOf(m_owner);
        chart()->setBackgroundBrush(theme.color(Ink::Surface));
        chart()->setBackgroundPen(Qt::NoPen);
        setBackgroundBrush(theme.color(Ink::Surface));
        for (QAbstractAxis *axis : chart()->axes()) {
            axis->setLabelsFont(theme.font(Type::Caption));
            axis->setLabelsColor(theme.color(Ink::Text3));
            axis->setGridLineColor(theme.color(Ink::ChartGrid));
            axis->setLinePenColor(theme.color(Ink::BorderStrong));
        }
    }

protected:
    void drawForeground(QPainter *painter, const QRectF &) override
    {
        if (periodCount() == 0)
            return;
        drawBars(painter);
        if (m_hovered >= 0) {
            const double left = at(m_hovered - 0.5, 0).x(), right = at(m_hovered + 0.5, 0).x();
            QColor veil = themeOf(m_owner).color(Ink::Text);
            veil.setAlphaF(0.06f);
            const QRectF plot = chart()->plotArea();
            painter->fillRect(QRectF(left, plot.top(), right - left, plot.height()), veil);
        }
        drawLine(painter);
    }
    void mouseMoveEvent(QMouseEvent *event) override
    {
        const int period = periodAt(event->position());
        if (period != m_hovered) {
            m_hovered = period;
            scene()->update();
        }
        if (period < 0)
            return QToolTip::hideText();
        QStringList lines{m_data.periods[period].name};
        for (const Channel &channel : m_data.channels)
            lines << u"%1  %2"_s.arg(channel.name, channel.texts.value(period));
        lines << DailyChart::tr("Total  %1").arg(m_data.totals.value(period));
        if (period < m_data.previousTexts.size())
            lines << u"%1  %2"_s.arg(m_data.previousName, m_data.previousTexts[period]);
        QToolTip::showText(event->globalPosition().toPoint() + QPoint(12, 8), lines.join(u'\n'), this);
    }
    void leaveEvent(QEvent *event) override
    {
        m_hovered = -1;
        scene()->update();
        QChartView::leaveEvent(event);
    }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (const int period = periodAt(event->position()); period >= 0)
            emit m_owner->periodActivated(period);
    }

private:
    int periodCount() const { return m_data.channels.isEmpty() ? 0 : int(m_data.periods.size()); }
    QPointF at(double x, double y) const { return chart()->mapToPosition(QPointF(x, y), m_scale); }
    /// Bars want no antialiasing: their edges blur.
    void drawBars(QPainter *painter) const
    {
        const Theme &theme = themeOf(m_owner);
        const double slot = at(1, 0).x() - at(0, 0).x();
        const bool isApart = slot * kBarWidth >= kLeastBar; // else the gaps would be all that is seen
        const double half = (isApart ? kBarWidth : 1.0) / 2;
        painter->save();
        painter->setClipRect(chart()->plotArea()); // the line of the axis stays whole
        painter->setRenderHint(QPainter::Antialiasing, false);
        painter->setPen(isApart ? QPen(theme.color(Ink::Surface)) : QPen(Qt::NoPen));
        QList<double> above(periodCount()), below(periodCount());
        for (const Channel &channel : m_data.channels) {
            QColor color = theme.color(channel.ink);
            for (int i = 0; i < periodCount(); ++i) {
                const double value = channel.values[i];
                if (value == 0)
                    continue;
                double &base = value > 0 ? above[i] : below[i];
                const QPointF from = at(i - half, base), to = at(i + half, base + value);
                base += value;
                color.setAlphaF(m_data.lastIsPartial && i == periodCount() - 1 ? 0.4f : 1.0f);
                painter->setBrush(color);
                painter->drawRect(isApart ? QRectF(from, to).normalized()
                                          : QRectF(from.toPoint(), to.toPoint()).normalized());
            }
        }
        painter->restore();
    }
    /// A line wants antialiasing, and a halo in the surface's colour that keeps it readable over the bars. As
    /// lines and not as a path: to join hundreds of round corners takes longer than all the rest.
    void drawLine(QPainter *painter) const
    {
        const Theme &theme = themeOf(m_owner);
        QList<QLineF> lines;
        for (int i = 1; i < m_data.previous.size(); ++i)
            lines << QLineF(at(i - 1, m_data.previous[i - 1]), at(i, m_data.previous[i]));
        painter->setRenderHint(QPainter::Antialiasing);
        for (const auto &[ink, width] : {std::pair(Ink::Surface, 4.0), std::pair(Ink::Text2, 1.5)}) {
            painter->setPen(QPen(theme.color(ink), width, Qt::SolidLine, Qt::SquareCap));
            painter->drawLines(lines);
        }
    }
    int periodAt(const QPointF &position) const
    {
        if (periodCount() == 0 || !chart()->plotArea().contains(position))
            return -1;
        const int period = qRound(chart()->mapToValue(position, m_scale).x());
        return period >= 0 && period < periodCount() ? period : -1;
    }
    /// QBarCategoryAxis elides crowded dates and QValueAxis formats labels as Latin-1 without the locale: a
    /// QCategoryAxis with labels at chosen values does neither.
    void fillAxes(double top, double bottom)
    {
        for (QCategoryAxis *axis : {m_dayAxis, m_moneyAxis}) {
            const QStringList labels = axis->categoriesLabels();
            for (const QString &text : labels)
                axis->remove(text);
        }
        const int count = periodCount();
        m_dayAxis->setRange(-0.5, qMax(1, count) - 0.5);
        const int every = qMax(1, int(std::ceil(count / 8.0)));
        for (int i = qMax(0, count - 1) % every; i < count; i += every)
            m_dayAxis->append(m_data.periods[i].label, i);
        double step = niceStep(top - bottom);
        if (m_data.currency.isEmpty())
            step = std::ceil(step); // there is no half an order
        const int above = qMax(bottom < 0 ? 0 : 1, int(std::ceil(top / step)));
        const int below = int(std::ceil(-bottom / step));
        m_moneyAxis->setRange(-step * below, step * above);
        for (int i = -below; i <= above; ++i)
            m_moneyAxis->append(moneyText(i * step, m_data.currency, step < 1 ? 2 : 0), i * step);
    }

    DailyChart *m_owner;
    Data m_data;
    QLineSeries *m_scale = new QLineSeries; // without points; the chart owns it and the axes
    QCategoryAxis *m_dayAxis = new QCategoryAxis;
    QCategoryAxis *m_moneyAxis = new QCategoryAxis;
    int m_hovered = -1;
};

DailyChart::DailyChart(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(label({}, Type::Section))
    , m_view(new View(this))
    , m_legend(new QHBoxLayout)
{
    auto *box = column(this, 0, 8);
    auto *head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(m_title);
    head->addStretch();
    m_legend->setSpacing(16);
    head->addLayout(m_legend);
    box->addLayout(head);
    box->addWidget(m_view, 1);
    setTitle(title);
}

DailyChart::~DailyChart() = default;

void DailyChart::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void DailyChart::setData(const Data &data)
{
    m_data = data;
    rebuildLegend();
    m_view->show(data);
}

QImage DailyChart::picture()
{
    constexpr int kScale = 2, kMargin = 16;
    QImage image((size() + QSize(2 * kMargin, 2 * kMargin)) * kScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(kScale);
    image.fill(themeOf(this).color(Ink::Surface));
    QPainter painter(&image);
    render(&painter, {kMargin, kMargin}, {}, QWidget::DrawChildren);
    return image;
}

void DailyChart::rebuildLegend()
{
    while (m_legend->count() > 0) {
        std::unique_ptr<QLayoutItem> item(m_legend->takeAt(0));
        delete item->widget();
    }
    for (const Channel &channel : std::as_const(m_data.channels))
        m_legend->addWidget(new LegendEntry(channel.name, channel.ink, false));
    if (!m_data.previous.isEmpty())
        m_legend->addWidget(new LegendEntry(m_data.previousName, Ink::Text2, true));
}

void DailyChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_view->recolour();
    QWidget::changeEvent(event);
}

} // namespace answerdesk::console
