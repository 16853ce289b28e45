// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/cards/card.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/role.h"
#include "console/widgets/style/style.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

Card::Card(QWidget *parent)
    : QFrame(parent)
{
    setForegroundRole(QPalette::WindowText);
}

void Card::setInks(Ink fill, Ink edge)
{
    m_fill = fill;
    m_edge = edge;
    update();
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    drawRounded(&painter, rect(), theme.radius(Radius::Card), theme.color(m_fill), theme.color(m_edge),
        m_edge == Ink::Border ? 1 : 2);
}

Card *framed(DataTable *table, int padding)
{
    auto *card = new Card;
    table->setFramed();
    column(card, padding)->addWidget(table);
    return card;
}

namespace {

/// Holds the height of a card to that of the rows in it.
class RowsFit final : public QObject
{
public:
    RowsFit(Card *card, DataTable *table)
        : QObject(card)
        , m_card(card)
        , m_table(table)
    {
        const QAbstractItemModel *model = table->model();
        for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
            connect(model, change, this, &RowsFit::fit);
        connect(model, &QAbstractItemModel::modelReset, this, &RowsFit::fit);
        table->installEventFilter(this);
        fit();
    }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::Show)
            fit();
        return false;
    }

private:
    void fit()
    {
        const Theme &theme = themeOf(m_table);
        const int rows = m_table->model()->rowCount() * m_table->property("rowHeight").toInt();
        m_card->setMaximumHeight(theme.size(Size::Header) + rows + 2);
    }
    Card *m_card;
    DataTable *m_table;
};

} // namespace

Card *framedToRows(DataTable *table)
{
    Card *card = framed(table);
    new RowsFit(card, table);
    return card;
}

MetricCard::MetricCard(const QString &name, const QString &formula, Ink trend, QWidget *parent)
    : Card(parent)
    , m_name(name)
    , m_title(label(name, Type::Label, QPalette::BrightText))
    , m_info(new GlyphLabel(u"info"_s, Ink::Text3))
    , m_value(label(kNoValue.toString(), Type::Metric))
    , m_note(label({}, Type::Small, QPalette::PlaceholderText))
    , m_change(new Badge({}, Tone::Neutral, false))
    , m_trend(new Spark(trend))
{
    auto *box = column(this, 16);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_info);
    box->addLayout(head);
    box->addSpacing(4);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(12);
    middle->addWidget(m_value);
    middle->addWidget(m_trend, 1);
    box->addLayout(middle);
    box->addSpacing(4);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(6);
    foot->addWidget(m_change);
    foot->addWidget(m_note);
    foot->addStretch();
    box->addLayout(foot);
    m_change->hide();
    setFormula(formula);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void MetricCard::setFormula(const QString &formula)
{
    m_info->setToolTip(formula);
    setAccessibleDescription(formula);
}

void MetricCard::setOpens(const QString &what)
{
    setToolTip(what);
    setRole(this, QAccessible::Button);
    setFocusPolicy(what.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
    setCursor(what.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void MetricCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    if (!hasFocus() || !window()->testAttribute(Qt::WA_KeyboardFocusChange))
        return;
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    drawRounded(&painter, rect(), theme.radius(Radius::Card), {}, theme.color(Ink::Focus), 2);
}

void MetricCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (opensSomething() && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit activated();
}

void MetricCard::keyPressEvent(QKeyEvent *event)
{
    const bool acts
        = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (!opensSomething() || !acts)
        return Card::keyPressEvent(event);
    emit activated();
}

void MetricCard::focusInEvent(QFocusEvent *event)
{
    Card::focusInEvent(event);
    update(); // the ring
}

void MetricCard::focusOutEvent(QFocusEvent *event)
{
    Card::focusOutEvent(event);
    update();
}

void MetricCard::setValue(const QString &value, const QString &note)
{
    m_values = {value, value};
    m_notes = {note, note};
    setAccessibleName(u"%1: %2"_s.arg(m_name, value));
    render();
}

void MetricCard::setShortValue(const QString &value, const QString &note)
{
    m_values[1] = value;
    m_notes[1] = note;
    render();
}

void MetricCard::showShort(bool isShort)
{
    if (std::exchange(m_isShort, isShort) != isShort)
        render();
}

void MetricCard::render()
{
    const std::pair<QLabel *, const std::array<QString, 2> &> texts[]
        = {{m_value, m_values}, {m_note, m_notes}};
    for (const auto &[shown, forms] : texts) {
        shown->setText(forms[m_isShort ? 1 : 0]);
        shown->setToolTip(shown->text() == forms[0] ? QString() : forms[0]); // exactly
    }
}

int MetricCard::leastWidth(bool isShort) const
{
    const std::size_t form = isShort ? 1 : 0;
    const auto wide
        = [](const QLabel *of, const QString &text) { return of->fontMetrics().horizontalAdvance(text); };
    const int head = m_title->sizeHint().width() + 6 + m_info->width();
    const int middle = wide(m_value, m_values[form]) + 12 + m_trend->minimumWidth();
    const int foot
        = (m_change->isHidden() ? 0 : m_change->sizeHint().width() + 6) + wide(m_note, m_notes[form]);
    const QMargins around = layout()->contentsMargins();
    return around.left() + std::max({head, middle, foot}) + 2 + around.right();
}

void MetricCard::setChange(const QString &change, Tone tone)
{
    m_change->set(change, tone);
    m_change->setVisible(!change.isEmpty());
}

void MetricCard::setTrend(const QList<double> &values) { m_trend->setValues(values); }

Spark::Spark(Ink ink, QWidget *parent)
    : QWidget(parent)
    , m_ink(ink)
{
    setMinimumSize(48, 28);
}

void Spark::setValues(const QList<double> &values)
{
    m_values = values;
    update();
}

void Spark::paintEvent(QPaintEvent *)
{
    if (m_values.size() < 2)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto [low, high] = std::minmax_element(m_values.cbegin(), m_values.cend());
    const double range = *high - *low;
    QPainterPath line;
    for (qsizetype i = 0; i < m_values.size(); ++i) {
        const double part
            = range > 0 ? (m_values[i] - *low) / range : 0.5; // a level trend runs through the middle
        const QPointF at(
            1 + (width() - 6.0) * double(i) / double(m_values.size() - 1), 4 + (height() - 8.0) * (1 - part));
        i ? line.lineTo(at) : line.moveTo(at);
    }
    const QColor color = themeOf(this).color(m_ink);
    QPainterPath area = line;
    area.lineTo(line.currentPosition().x(), height());
    area.lineTo(1, height());
    QColor pale = color;
    pale.setAlphaF(0.12f);
    painter.fillPath(area, pale);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);
    drawRounded(&painter, QRectF(line.currentPosition() - QPointF(2.5, 2.5), QSizeF(5, 5)), 2.5, color);
}

Badge::Badge(const QString &text, Tone tone, bool dot, QWidget *parent)
    : QWidget(parent)
    , m_text(text)
    , m_tone(tone)
    , m_dot(dot)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(text);
}

void Badge::set(const QString &text, Tone tone)
{
    m_text = text;
    m_tone = tone;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const
{
    const Theme &theme = themeOf(this);
    return {badgeWidth(m_text, theme, m_dot), theme.lineHeight(Type::Label) + 4};
}

void Badge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawBadge(&painter, rect(), m_text, m_tone, themeOf(this), m_dot, layoutDirection());
}

} // namespace answerdesk::console
