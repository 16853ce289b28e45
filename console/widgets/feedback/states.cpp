// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/feedback/states.h"
#include "console/widgets/basics/builders.h"
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kTextWidth = 440;
constexpr int kWaitBeforeBarsMs = 150;

/// Pale bars where rows will be.
class WaitingRows final : public QWidget
{
public:
    WaitingRows()
    {
        setAccessibleName(ContentStack::tr("Loading"));
        setOnSurface(this);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Theme &theme = themeOf(this);
        const int rowHeight = theme.size(Size::Row);
        constexpr std::array<double, 5> kParts{0.22, 0.13, 0.09, 0.16, 0.08};
        for (int y = 0, line = 0; y + rowHeight < height() && line < 8; y += rowHeight, ++line) {
            double x = 24;
            for (size_t i = 0; i < kParts.size(); ++i) {
                const double part = kParts[(i + size_t(line) * 2) % kParts.size()];
                drawRounded(&painter, QRectF(x, y + rowHeight / 2.0 - 5, (width() - 48) * part * 0.8, 10), 5,
                    theme.color(Ink::NeutralBg));
                x += (width() - 48) / double(kParts.size());
            }
            painter.fillRect(QRect(0, y + rowHeight - 1, width(), 1), theme.color(Ink::Border));
        }
    }
};

/// Centres its children in a column at most kTextWidth wide; stretches, not alignment flags, keep
/// height-for-width.
QVBoxLayout *centredColumn(QWidget *host)
{
    auto *line = row(host, 24, 0);
    auto *middle = new QWidget;
    middle->setMaximumWidth(kTextWidth);
    auto *box = column(middle, 0, 8);
    line->addStretch(1);
    line->addWidget(middle, 1000);
    line->addStretch(1);
    return box;
}

QLabel *centredTitle(const QString &text)
{
    auto *title = label(text, Type::Section);
    title->setAlignment(Qt::AlignHCenter);
    title->setWordWrap(true);
    return title;
}

} // namespace

EmptyState::EmptyState(
    const QString &icon, const QString &title, const QString &text, QPushButton *action, QWidget *parent)
    : QWidget(parent)
    , m_box(centredColumn(this))
    , m_title(centredTitle(title))
    , m_text(new Paragraph(text, QPalette::BrightText, Type::Body, Qt::AlignHCenter))
{
    m_box->addStretch(2);
    m_box->addWidget(new GlyphLabel(icon, Ink::Accent, 48, Ink::InfoBg), 0, Qt::AlignHCenter);
    m_box->addSpacing(8);
    m_box->addWidget(m_title);
    m_box->addWidget(m_text);
    if (action) {
        m_box->addSpacing(8);
        m_box->addWidget(action, 0, Qt::AlignHCenter);
    }
    m_box->addStretch(3);
    setAccessibleName(title);
}

void EmptyState::addButton(QPushButton *button)
{
    m_box->insertWidget(m_box->count() - 1, button, 0, Qt::AlignHCenter);
}

void EmptyState::setTexts(const QString &title, const QString &text)
{
    m_title->setText(title);
    m_text->setPlain(text);
    setAccessibleName(title);
}

ErrorState::ErrorState(QWidget *parent)
    : QWidget(parent)
    , m_title(centredTitle({}))
    , m_text(new Paragraph({}, QPalette::BrightText, Type::Body, Qt::AlignHCenter))
    , m_marks(selectable(label({}, Type::Small, QPalette::PlaceholderText)))
    , m_details(new Paragraph({}, QPalette::PlaceholderText, Type::Small, Qt::AlignHCenter))
    , m_more(button(tr("Show details"), {}, Kind::Ghost))
    , m_copy(button(tr("Copy details"), u"copy"_s, Kind::Ghost))
{
    auto *box = centredColumn(this);
    box->addStretch(2);
    box->addWidget(new GlyphLabel(u"alert"_s, Ink::Danger, 48, Ink::DangerBg), 0, Qt::AlignHCenter);
    box->addSpacing(8);
    box->addWidget(m_title);
    box->addWidget(m_text);
    m_marks->setAlignment(Qt::AlignHCenter);
    box->addWidget(m_marks);
    box->addSpacing(8);
    auto *buttons = new QHBoxLayout;
    auto *again = button(tr("Try again"), u"refresh"_s);
    buttons->addStretch();
    buttons->addWidget(again);
    buttons->addWidget(m_more);
    buttons->addWidget(m_copy);
    buttons->addStretch();
    box->addLayout(buttons);
    box->addWidget(m_details);
    box->addStretch(3);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(again, &QPushButton::clicked, this, &ErrorState::retryRequested);
    connect(m_more, &QPushButton::clicked, this, [this] {
        const bool open = m_details->isHidden();
        m_details->setVisible(open);
        m_more->setText(open ? tr("Hide details") : tr("Show details"));
    });
    connect(m_copy, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(m_fault.details()); });
}

void ErrorState::setFault(const Fault &fault)
{
    m_fault = fault;
    m_title->setText(fault.what);
    m_text->setPlain(fault.remedy.isEmpty() ? fault.why : u"%1\n%2"_s.arg(fault.why, fault.remedy));
    m_marks->setText(fault.marks());
    m_marks->setVisible(!m_marks->text().isEmpty());
    m_details->setPlain(fault.details());
    m_details->hide();
    m_more->setText(tr("Show details"));
    setAccessibleName(fault.summary());
}

ContentStack::ContentStack(QWidget *content, EmptyState *empty, QWidget *parent)
    : QStackedWidget(parent)
    , m_content(content)
    , m_empty(empty)
    , m_fault(new ErrorState)
    , m_waiting(new WaitingRows)
{
    auto *clear = button(tr("Clear filter"));
    m_noHits = new EmptyState(u"search"_s, {}, tr("Try another word, or clear the filter."), clear);
    for (QWidget *page : {m_content, static_cast<QWidget *>(m_empty), static_cast<QWidget *>(m_noHits),
             static_cast<QWidget *>(m_fault), m_waiting})
        addWidget(page);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kWaitBeforeBarsMs);
    connect(&m_delay, &QTimer::timeout, this, [this] { setCurrentWidget(m_waiting); });
    connect(clear, &QPushButton::clicked, this, &ContentStack::clearFilterRequested);
    connect(m_fault, &ErrorState::retryRequested, this, &ContentStack::retryRequested);
}

void ContentStack::showContent()
{
    m_delay.stop();
    setCurrentWidget(m_content);
}

void ContentStack::showEmpty()
{
    m_delay.stop();
    setCurrentWidget(m_empty);
}

void ContentStack::showNoHits(const QString &typed)
{
    m_delay.stop();
    m_noHits->setTexts(typed.isEmpty() ? tr("No matches") : tr("Nothing matches “%1”").arg(typed),
        tr("Try another word, or clear the filter."));
    setCurrentWidget(m_noHits);
}

void ContentStack::showFault(const Fault &fault)
{
    m_delay.stop();
    m_fault->setFault(fault);
    setCurrentWidget(m_fault);
}

void ContentStack::showWaiting()
{
    if (currentWidget() != m_waiting && !m_delay.isActive())
        m_delay.start();
}

} // namespace answerdesk::console
