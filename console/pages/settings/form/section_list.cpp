// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/section_list.h"
#include "console/widgets/basics/list_plate.h"
#include "console/widgets/style/style.h"
#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QStyledItemDelegate>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kWidth = 208;
enum Role { MarkRole = Qt::UserRole + 1, GroupRole };

/// A line as the sidebar draws its own; the first one of a group stands below the group's name.
class SectionDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = themeOf(option.widget);
        return {40, theme.size(Size::Nav) + 2 + groupHeight(theme, index)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = themeOf(option.widget);
        const int group = groupHeight(theme, index);
        const QRect r = option.rect.adjusted(8, 1 + group, -8, -1);
        const int start = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
        const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, r, rect); };
        const bool selected = option.state & QStyle::State_Selected;
        drawListPlate(painter, r, option);
        if (group > 0) {
            painter->setFont(theme.font(Type::Caption));
            painter->setPen(theme.color(Ink::Text3));
            painter->drawText(visual(r.adjusted(10, -group, -10, -r.height() - 4)), start | Qt::AlignBottom,
                index.data(GroupRole).toString());
        }
        painter->setFont(theme.mediumFont());
        painter->setPen(theme.color(selected ? Ink::Text : Ink::Text2));
        painter->drawText(visual(r.adjusted(10, 0, -28, 0)), start | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(
                index.data(Qt::DisplayRole).toString(), Qt::ElideRight, r.width() - 38));
        const auto mark = SectionList::Mark(index.data(MarkRole).toInt());
        if (mark == SectionList::Mark::None)
            return;
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.color(mark == SectionList::Mark::Wrong ? Ink::Danger : Ink::Accent));
        const QRect dot = visual(QRect(r.right() - 18, r.center().y() - 3, 8, 8));
        if (mark == SectionList::Mark::Wrong) // a shape of its own, not the colour alone
            painter->drawPolygon(
                QPolygon({QPoint(dot.center().x(), dot.top() - 1), dot.bottomLeft(), dot.bottomRight()}));
        else
            painter->drawEllipse(dot);
    }

private:
    static int groupHeight(const Theme &theme, const QModelIndex &index)
    {
        return index.data(GroupRole).isNull() ? 0 : theme.lineHeight(Type::Caption) + 14;
    }
};

} // namespace

SectionList::SectionList(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(u"settingsSections"_s);
    setAccessibleName(tr("Parts of the settings"));
    setFrameShape(QFrame::NoFrame);
    setFixedWidth(kWidth * themeOf(this).textPercent() / 100);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new SectionDelegate(this));
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    setViewportMargins(0, 16, 0, 16);
    viewport()->setAutoFillBackground(false);
    setAutoFillBackground(false);
    for (int i = 0; i < kSectionCount; ++i) {
        const SectionWords words = wordsOf(Section(i));
        auto *item = new QListWidgetItem(words.title, this);
        item->setData(Qt::AccessibleTextRole, words.heading);
        if (const QString group = groupFrom(Section(i)); !group.isEmpty())
            item->setData(GroupRole, group);
    }
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            emit sectionChosen(Section(row));
    });
}

QString SectionList::groupFrom(Section section)
{
    switch (section) {
    case Section::Access:
        return tr("This company");
    case Section::Faqs:
        return tr("Integrations");
    case Section::Administrators:
        return tr("This server");
    default:
        return {};
    }
}

void SectionList::choose(Section section) { setCurrentRow(int(section)); }

Section SectionList::chosen() const { return Section(qMax(0, currentRow())); }

void SectionList::setMark(Section section, Mark mark)
{
    QListWidgetItem *line = item(int(section));
    const QString heading = wordsOf(section).heading;
    line->setData(MarkRole, int(mark));
    line->setData(Qt::AccessibleTextRole,
        mark == Mark::Wrong         ? tr("%1, has errors").arg(heading)
            : mark == Mark::Changed ? tr("%1, changed").arg(heading)
                                    : heading);
}

void SectionList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        setFixedWidth(kWidth * themeOf(this).textPercent() / 100);
        scheduleDelayedItemsLayout();
    }
}

} // namespace answerdesk::console
