// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/builders.h"
#include "console/widgets/style/glyph.h"
#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolTip>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

class SearchField final : public QLineEdit
{
protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Escape && !text().isEmpty())
            return clear();
        QLineEdit::keyPressEvent(event);
    }
};

} // namespace

QLabel *label(const QString &text, Type type, QPalette::ColorRole role)
{
    auto *l = new QLabel(text);
    l->setTextFormat(Qt::PlainText);
    setType(l, type);
    l->setForegroundRole(role);
    return l;
}

QLabel *selectable(QLabel *label)
{
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QPushButton *button(const QString &text, const QString &icon, Kind kind, const QString &tip)
{
    auto *b = new QPushButton(text);
    setType(b, Type::Body, true);
    setKind(b, kind);
    b->setIcon(glyph::icon(icon));
    b->setToolTip(tip);
    QString name = text.isEmpty() ? tip : text;
    b->setAccessibleName(name.remove(u'&'));
    b->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    b->setAutoDefault(false);
    return b;
}

QLineEdit *searchField(const QString &placeholder)
{
    auto *field = new SearchField;
    field->setPlaceholderText(placeholder);
    field->setAccessibleName(placeholder);
    field->addAction(glyph::icon(u"search"_s), QLineEdit::LeadingPosition);
    field->setMinimumWidth(160);
    return field;
}

QWidget *hairline()
{
    auto *line = new QWidget;
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Mid);
    return line;
}

QVBoxLayout *column(QWidget *host, int margin, int spacing)
{
    auto *layout = new QVBoxLayout(host);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(spacing);
    return layout;
}

QHBoxLayout *row(QWidget *host, int margin, int spacing)
{
    auto *layout = new QHBoxLayout(host);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(spacing);
    return layout;
}

QWidget *padded(QWidget *inner, const QMargins &margins)
{
    auto *host = new QWidget;
    column(host)->addWidget(inner);
    host->layout()->setContentsMargins(margins);
    return host;
}

void setOnSurface(QWidget *widget)
{
    widget->setAutoFillBackground(true); // a window ignores its background role without it
    widget->setBackgroundRole(QPalette::Base);
}

Paragraph::Paragraph(
    const QString &text, QPalette::ColorRole role, Type type, Qt::Alignment alignment, QWidget *parent)
    : QLabel(parent)
    , m_text(text)
    , m_type(type)
    , m_alignment(alignment)
{
    setType(this, type);
    setForegroundRole(role);
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setMinimumSize(40, 1); // a wrapped label's own minimum breaks scroll areas
    render();
}

void Paragraph::setPlain(const QString &text)
{
    m_text = text;
    render();
}

void Paragraph::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        render();
}

void Paragraph::render()
{
    setText(u"<p align='%1' style='margin:0; line-height:%2px'>%3</p>"_s
                .arg(m_alignment & Qt::AlignHCenter ? u"center"_s : u"left"_s)
                .arg(themeOf(this).lineHeight(m_type))
                .arg(m_text.toHtmlEscaped().replace(u'\n', u"<br>"_s)));
    if (m_text.isEmpty())
        hide(); // no gap for nothing
    else if (parentWidget())
        show();
    else
        setAttribute(
            Qt::WA_WState_ExplicitShowHide, false); // shown with its parent, not as a window of its own
    setAccessibleName(m_text);
}

ElidedLabel::ElidedLabel(const QString &text, Type type, Ink ink, Qt::TextElideMode mode, QWidget *parent)
    : QWidget(parent)
    , m_type(type)
    , m_ink(ink)
    , m_mode(mode)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
}

void ElidedLabel::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize ElidedLabel::sizeHint() const
{
    const Theme &theme = themeOf(this);
    return {QFontMetrics(theme.font(m_type)).horizontalAdvance(m_text) + 2, theme.lineHeight(m_type)};
}

QSize ElidedLabel::minimumSizeHint() const { return {qMin(40, sizeHint().width()), sizeHint().height()}; }

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const bool cut = width() < sizeHint().width() - 1;
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), cut ? m_text : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    painter.setFont(theme.font(m_type));
    painter.setPen(theme.color(m_ink));
    painter.drawText(rect(),
        int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter),
        painter.fontMetrics().elidedText(m_text, m_mode, width()));
}

GlyphLabel::GlyphLabel(const QString &name, Ink ink, int box, std::optional<Ink> ground, QWidget *parent)
    : QWidget(parent)
    , m_name(name)
    , m_ink(ink)
    , m_ground(ground)
{
    setFixedSize(box, box);
}

void GlyphLabel::setGlyph(const QString &name, Ink ink)
{
    m_name = name;
    m_ink = ink;
    update();
}

void GlyphLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    const bool large = width() >= 40;
    if (m_ground)
        drawRounded(&painter, rect(), large ? 12 : theme.radius(Radius::Control), theme.color(*m_ground));
    const int side = large ? 24 : theme.size(Size::Icon);
    glyph::paint(&painter, QRectF((width() - side) / 2.0, (height() - side) / 2.0, side, side), m_name,
        theme.color(m_ink));
}

} // namespace answerdesk::console
