// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/style/popup.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/style/style.h"
#include <QtCore/QEvent>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QListView>
#include <QtWidgets/QMenu>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kTextAt = 9, kTickLane = 30, kIconLane = 22;

bool isSeparator(const QModelIndex &index)
{
    return index.data(Qt::AccessibleDescriptionRole).toString() == u"separator";
}

const QComboBox *boxOf(const QWidget *view)
{
    for (const QWidget *each = view; each; each = each->parentWidget()) {
        if (const auto *box = qobject_cast<const QComboBox *>(each))
            return box;
    }
    return nullptr;
}

/// Cuts the corners of a window. Its ground is transparent, so they are smooth; where nothing composes
/// windows the mask keeps them from being black.
class RoundWindow final : public QObject
{
public:
    RoundWindow(QWidget *window, Radius radius)
        : QObject(window)
        , m_radius(radius)
    {
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        auto *window = static_cast<QWidget *>(watched);
        if (event->type() == QEvent::Resize && QGuiApplication::platformName() == u"xcb") {
            const qreal radius = themeOf(window).radius(m_radius) - 1.5; // whole pixels at the edge stay
            QPainterPath path;
            path.addRoundedRect(window->rect(), radius, radius);
            window->setMask(QRegion(path.toFillPolygon().toPolygon()));
        }
        return false;
    }

private:
    Radius m_radius;
};

} // namespace

void makeRound(QWidget *window, Radius radius)
{
    window->setAttribute(Qt::WA_TranslucentBackground);
    window->installEventFilter(new RoundWindow(window, radius));
}

QSize PopupRows::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (isSeparator(index))
        return {0, 9};
    const int text = option.fontMetrics.horizontalAdvance(index.data().toString());
    const int icon = index.data(Qt::DecorationRole).isNull() ? 0 : kIconLane;
    return {kTextAt + icon + text + kTickLane, themeOf(option.widget).size(Size::Control) - 4};
}

void PopupRows::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const QRect r = option.rect;
    if (isSeparator(index))
        return painter->fillRect(
            QRect(r.left() + 4, r.center().y(), r.width() - 8, 1), theme.color(Ink::Border));
    const bool enabled = option.state & QStyle::State_Enabled;
    if (enabled && (option.state & QStyle::State_Selected))
        drawRounded(
            painter, QRectF(r).adjusted(4, 0, -4, 0), theme.radius(Radius::Badge), theme.color(Ink::Hover));
    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, r, rect); };
    const auto icon = index.data(Qt::DecorationRole).value<QIcon>();
    if (!icon.isNull())
        icon.paint(painter, visual(QRect(r.left() + kTextAt, r.center().y() - 7, 16, 16)));
    const QRect text = r.adjusted(kTextAt + (icon.isNull() ? 0 : kIconLane), 0, -kTickLane, 0);
    painter->setFont(option.font);
    painter->setPen(theme.color(enabled ? Ink::Text : Ink::Disabled));
    painter->drawText(visual(text),
        int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter),
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    if (const QComboBox *box = boxOf(option.widget); box && box->currentIndex() == index.row())
        glyph::paint(painter, visual(QRect(r.right() - 25, r.center().y() - 7, 16, 16)), u"check"_s,
            theme.color(Ink::Accent));
}

bool isComboFrame(const QWidget *widget) { return widget && widget->inherits("QComboBoxPrivateContainer"); }

QRect comboListRect(const QComboBox &box, const QRect &usual)
{
    QAbstractItemView *list = box.view();
    if (!dynamic_cast<PopupRows *>(list->itemDelegate())) {
        list->setItemDelegate(new PopupRows(list));
        list->parentWidget()->setContentsMargins(1, 5, 1, 5);
    }
    // The field may be narrower than its longest choice, and nothing else says that one whole.
    return usual.united({usual.topLeft(), QSize(list->sizeHintForColumn(0) + 2, usual.height())});
}

void polishPopup(QWidget *widget)
{
    static const char *const kIsPolished = "popupIsPolished"; // a widget is polished again with its style
    auto *list = qobject_cast<QListView *>(widget);
    const bool isProposals = list && list->windowType() == Qt::Popup;
    if ((!isComboFrame(widget) && !isProposals && !qobject_cast<QMenu *>(widget))
        || widget->property(kIsPolished).toBool())
        return;
    widget->setProperty(kIsPolished, true);
    makeRound(widget, Radius::Control);
    if (isProposals)
        list->setItemDelegate(new PopupRows(list));
}

} // namespace answerdesk::console
