// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/common/timing_bar.h"
#include "console/widgets/style/style.h"
#include <QtCore/QLocale>
#include <QtGui/QPainter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr Ink kInks[] = {Ink::ChartPrev, Ink::Chart3, Ink::Chart1, Ink::Chart2};
constexpr qreal kBar = 6, kSwatch = 8;
} // namespace

QString durationText(double ms) { return u"%1 ms"_s.arg(QLocale().toString(ms, 'f', ms < 10 ? 1 : 0)); }

TimingBar::TimingBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimingBar::setTimings(const client::ExchangeTimings &timings)
{
    const Part all[] = {{tr("Connect"), timings.connect}, {tr("Send"), timings.send},
        {tr("Wait"), timings.wait}, {tr("Receive"), timings.receive}};
    m_parts.clear();
    QStringList words;
    for (const Part &part : all) {
        if (part.ms < 0)
            break;
        m_parts << part;
        words << part.name + u' ' + durationText(part.ms);
    }
    setAccessibleName(words.isEmpty() ? tr("No timings") : words.join(u", "_s));
    setVisible(!m_parts.isEmpty());
    update();
}

QSize TimingBar::sizeHint() const { return {320, int(kBar) + 6 + themeOf(this).lineHeight(Type::Small)}; }

void TimingBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    double sum = 0;
    for (const Part &part : m_parts)
        sum += part.ms;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto placed = [&](QRectF rect) {
        if (mirrored)
            rect.moveLeft(width() - rect.right());
        return rect;
    };
    painter.setFont(theme.font(Type::Small));
    const QFontMetricsF metrics(painter.font());
    qreal x = 0, key = 0;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        // The shortest part is still seen.
        const qreal room = width() - 3.0 * double(m_parts.size());
        const qreal w = 3 + (sum > 0 ? room * m_parts[i].ms / sum : 0);
        painter.fillRect(placed({x, 0, w - 1, kBar}), theme.color(kInks[i]));
        x += w;
        const QString text = m_parts[i].name + u' ' + durationText(m_parts[i].ms);
        const qreal top = kBar + 6, height = this->height() - top;
        const qreal wide = metrics.horizontalAdvance(text);
        if (key + kSwatch + 5 + wide > width())
            break; // the accessible name and the bar still have it
        drawRounded(&painter, placed({key, top + (height - kSwatch) / 2, kSwatch, kSwatch}), 2,
            theme.color(kInks[i]));
        painter.setPen(theme.color(Ink::Text2));
        painter.drawText(placed({key + kSwatch + 5, top, wide + 2, height}), Qt::AlignVCenter, text);
        key += kSwatch + 5 + wide + 16;
    }
}

} // namespace answerdesk::console
