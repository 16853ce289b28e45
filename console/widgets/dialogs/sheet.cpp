// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/dialogs/sheet.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/style/popup.h"
#include "console/widgets/style/style.h"
#include <QtCore/QPointer>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QDialog>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// Dims a window below its sheet.
class Dimming final : public QWidget
{
public:
    explicit Dimming(QWidget *window)
        : QWidget(window)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(window->rect());
        window->installEventFilter(this);
        raise();
        show();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize)
            setGeometry(static_cast<QWidget *>(watched)->rect());
        return false;
    }
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = themeOf(this);
        const bool isSheet = window()->testAttribute(Qt::WA_TranslucentBackground);
        QPainter painter(this);
        drawRounded(&painter, rect(), isSheet ? theme.radius(Radius::Dialog) : 0, theme.color(Ink::Scrim));
    }
};

class Sheet final : public QObject
{
public:
    explicit Sheet(QDialog *dialog)
        : QObject(dialog)
        , m_dialog(dialog)
    {
        dialog->installEventFilter(this);
    }
    ~Sheet() override { delete m_dimming; }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::Paint: {
            QPainter painter(m_dialog);
            const Theme &theme = themeOf(m_dialog);
            drawRounded(&painter, m_dialog->rect(), theme.radius(Radius::Dialog), theme.color(Ink::Surface),
                theme.color(Ink::BorderStrong));
            break;
        }
        case QEvent::Show:
            centreSheet(m_dialog);
            if (QWidget *below = m_dialog->parentWidget(); below && !m_dimming)
                m_dimming = new Dimming(below->window());
            break;
        case QEvent::Hide:
            delete m_dimming;
            break;
        case QEvent::MouseButtonPress:
            if (static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton && m_dialog->windowHandle())
                m_dialog->windowHandle()->startSystemMove();
            break;
        default:
            break;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QDialog *m_dialog;
    QPointer<QWidget> m_dimming;
};

} // namespace

void makeSheet(QDialog *dialog)
{
    dialog->setWindowFlags(Qt::Dialog | Qt::FramelessWindowHint);
    dialog->setBackgroundRole(QPalette::Base);
    makeRound(dialog, Radius::Dialog);
    new Sheet(dialog);
}

void centreSheet(QDialog *dialog)
{
    const QScreen *screen = dialog->screen();
    if (!screen)
        return;
    const QRect room = screen->availableGeometry();
    const QWidget *below = dialog->parentWidget() ? dialog->parentWidget()->window() : nullptr;
    QRect place(QPoint(), dialog->size());
    place.moveCenter(below && below->isVisible() ? below->geometry().center() : room.center());
    place.moveLeft(qMax(room.left(), qMin(place.left(), room.right() + 1 - place.width())));
    place.moveTop(qMax(room.top(), qMin(place.top(), room.bottom() + 1 - place.height())));
    dialog->move(place.topLeft());
}

SheetCross::SheetCross(QDialog *sheet)
{
    setAccessibleName(tr("Close"));
    setToolTip(tr("Close (Esc)"));
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, sheet, &QDialog::reject);
}

QSize SheetCross::sizeHint() const { return {24, 24}; }

void SheetCross::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    if (underMouse())
        drawRounded(&painter, rect(), theme.radius(Radius::Control),
            theme.color(isDown() ? Ink::Pressed : Ink::Hover));
    glyph::paint(&painter, QRectF(4, 4, 16, 16), u"close"_s, theme.color(Ink::Text2));
}

} // namespace answerdesk::console
