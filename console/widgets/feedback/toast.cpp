// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/feedback/toast.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/style/glyph.h"
#include <QtCore/QTimer>
#include <QtGui/QAccessible>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kStayMs = 6000;
constexpr int kMost = 4;
constexpr int kWidth = 400;
constexpr int kEdge = 24;

/// A button on the toast's dark ground: the style's buttons are made for light ones.
class ToastButton final : public QPushButton
{
public:
    explicit ToastButton(const QString &text, const QString &icon = {})
        : QPushButton(text)
        , m_icon(icon)
    {
        setType(this, Type::Strong);
        setAccessibleName(text);
        setCursor(Qt::PointingHandCursor);
        setFlat(true);
    }
    QSize sizeHint() const override
    {
        return {m_icon.isEmpty() ? fontMetrics().horizontalAdvance(text()) + 12 : 24, 24};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Theme &theme = themeOf(this);
        const QColor ink = theme.color(Ink::OnToast);
        QColor pale = ink;
        pale.setAlphaF(isDown() ? 0.25f : 0.14f);
        if (underMouse() || isDown())
            drawRounded(&painter, rect(), theme.radius(Radius::Badge), pale);
        if (hasFocus())
            drawRounded(&painter, rect(), theme.radius(Radius::Badge), {}, ink, 1.5);
        if (!m_icon.isEmpty())
            return glyph::paint(&painter, QRectF(4, 4, 16, 16), m_icon, ink);
        painter.setFont(font());
        painter.setPen(ink);
        painter.drawText(rect(), Qt::AlignCenter, text());
    }

private:
    QString m_icon;
};

} // namespace

class ToastArea::Toast final : public QWidget
{
public:
    Toast(const ToastText &toast, QWidget *host)
        : QWidget(host)
        , m_fault(toast.fault.has_value())
        , m_stays(m_fault || toast.holdsText)
    {
        setObjectName(u"toast"_s);
        auto *line = row(this, 0, 8);
        line->setContentsMargins(14, 8, 8, 8);
        auto *icon = new GlyphLabel(m_fault ? u"alert"_s : u"check"_s, Ink::OnToast);
        line->addWidget(padded(icon, QMargins(0, 4, 0, 0)), 0, Qt::AlignTop);
        auto *texts = new QVBoxLayout;
        texts->setSpacing(0);
        texts->addWidget(text(toast.text, Type::Body));
        if (m_fault) {
            const Fault &fault = *toast.fault;
            if (!fault.why.isEmpty())
                texts->addWidget(text(fault.why + u' ' + fault.remedy, Type::Small));
            if (const QString marks = fault.marks(); !marks.isEmpty())
                texts->addWidget(text(marks, Type::Small));
        }
        line->addLayout(texts, 1);
        // A failure has more to say than fits beside its buttons.
        QBoxLayout *buttons = line;
        if (m_fault) {
            buttons = row(nullptr, 0, 8);
            buttons->setContentsMargins(-6, 4, 0, 0); // a button has room around its text
            texts->addLayout(buttons);
        }
        if (!toast.actionName.isEmpty()) {
            auto *act = new ToastButton(toast.actionName);
            buttons->addWidget(act, 0, Qt::AlignTop);
            QObject::connect(act, &QPushButton::clicked, this, [this, action = toast.action] {
                if (action)
                    action();
                deleteLater();
            });
        }
        if (m_fault) {
            auto *copy = new ToastButton(ToastArea::tr("Copy details"));
            buttons->addWidget(copy, 0, Qt::AlignTop);
            buttons->addStretch();
            QObject::connect(copy, &QPushButton::clicked, this,
                [details = toast.fault->details()] { QGuiApplication::clipboard()->setText(details); });
        }
        auto *close = new ToastButton({}, u"close"_s);
        close->setAccessibleName(ToastArea::tr("Close message"));
        close->setToolTip(ToastArea::tr("Close message"));
        line->addWidget(close, 0, Qt::AlignTop);
        QObject::connect(close, &QPushButton::clicked, this, &QObject::deleteLater);
        m_life.setSingleShot(true);
        m_life.setInterval(kStayMs);
        QObject::connect(&m_life, &QTimer::timeout, this, [this] {
            if (isAncestorOf(QApplication::focusWidget()))
                m_life.start(); // somebody is about to press its button
            else
                deleteLater();
        });
        if (!m_stays)
            m_life.start();
        setAccessibleName(m_fault ? toast.fault->summary() : toast.text);
    }

    bool stays() const { return m_stays; }

protected:
    void enterEvent(QEnterEvent *) override { m_life.stop(); }
    void leaveEvent(QEvent *) override
    {
        if (!m_stays)
            m_life.start();
    }
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Theme &theme = themeOf(this);
        drawRounded(&painter, rect(), theme.radius(Radius::Card), theme.color(Ink::Toast));
    }

private:
    Paragraph *text(const QString &words, Type type)
    {
        auto *paragraph = new Paragraph(words, QPalette::ToolTipText, type);
        paragraph->setContentsMargins(0, 2, 0, 2);
        return paragraph;
    }

    bool m_fault;
    bool m_stays;
    QTimer m_life;
};

ToastArea::ToastArea(QWidget *host)
    : QObject(host)
    , m_host(host)
{
    host->installEventFilter(this);
}

void ToastArea::show(const ToastText &text)
{
    auto *toast = new Toast(text, m_host);
    m_toasts.append(toast);
    connect(toast, &QObject::destroyed, this, [this](const QObject *gone) {
        m_toasts.removeIf([gone](const QPointer<QWidget> &other) { return other.data() == gone; });
        arrange();
    });
    while (m_toasts.size() > kMost) {
        // What stays does so until it is closed, as long as there is anything else to give way.
        const auto isPassing = [toast](const QPointer<QWidget> &other) {
            return other != toast && other && !static_cast<Toast *>(other.data())->stays();
        };
        const auto passing = std::find_if(m_toasts.cbegin(), m_toasts.cend(), isPassing);
        if (QWidget *oldest = m_toasts.takeAt(passing == m_toasts.cend() ? 0 : passing - m_toasts.cbegin()))
            oldest->deleteLater();
    }
    toast->show();
    arrange();
    QAccessibleEvent alert(toast, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void ToastArea::clear()
{
    for (const QPointer<QWidget> &toast : std::as_const(m_toasts)) {
        if (toast)
            toast->deleteLater();
    }
    m_toasts.clear();
}

bool ToastArea::focusNewest()
{
    for (auto it = m_toasts.crbegin(); it != m_toasts.crend(); ++it) {
        if (auto *first = *it ? (*it)->findChild<QPushButton *>() : nullptr) {
            first->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return false;
}

bool ToastArea::hasFocus() const
{
    const QWidget *focus = QApplication::focusWidget();
    return std::any_of(m_toasts.cbegin(), m_toasts.cend(),
        [focus](const QPointer<QWidget> &toast) { return toast && toast->isAncestorOf(focus); });
}

bool ToastArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_host && event->type() == QEvent::Resize)
        arrange();
    return QObject::eventFilter(watched, event);
}

void ToastArea::arrange()
{
    m_toasts.removeIf([](const QPointer<QWidget> &toast) { return !toast; });
    int bottom = m_host->height() - kEdge;
    for (auto it = m_toasts.crbegin(); it != m_toasts.crend(); ++it) {
        QWidget *toast = *it;
        const int width = qMin(kWidth, m_host->width() - 2 * kEdge);
        const int height = qMax(40,
            toast->layout()->hasHeightForWidth() ? toast->layout()->totalHeightForWidth(width)
                                                 : toast->sizeHint().height());
        const int x = m_host->layoutDirection() == Qt::RightToLeft ? kEdge : m_host->width() - kEdge - width;
        toast->setGeometry(x, bottom - height, width, height);
        toast->raise();
        bottom -= height + 8;
    }
}

} // namespace answerdesk::console
