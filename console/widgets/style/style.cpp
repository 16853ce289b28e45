// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/style/style.h"
#include "console/widgets/style/field_limit.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/style/popup.h"
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QListView>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr char kKind[] = "answerdeskKind";
constexpr char kType[] = "answerdeskType";
constexpr int kSmallestTarget = 24;
constexpr int kSpinArrows = 24;
constexpr QSize kFileDialog(820, 480);
constexpr int kAroundText = 24; // in a cell of such a list
constexpr int kPlaces = 160; // the list at the left of a file dialog
constexpr char kMedium[] = "answerdeskMedium";

/// Qt gives its columns widths that cut dates and kinds of files, and leaves room beside them.
void polishFileDialog(QFileDialog &dialog, int textPercent)
{
    dialog.setMinimumSize(kFileDialog * textPercent / 100);
    if (auto *places = dialog.findChild<QListView *>(u"sidebar"_s))
        places->setMinimumWidth(kPlaces * textPercent / 100);
    const auto fit = [&dialog] {
        const auto *files = dialog.findChild<QTreeView *>(u"treeView"_s);
        if (!files || files->header()->count() < 4)
            return;
        QHeaderView *header = files->header();
        header->setStretchLastSection(false);
        header->setSectionResizeMode(0, QHeaderView::Stretch);
        const QString longest[] = {u"1000.00 KiB"_s, u"XLSX Document"_s, u"30 Sept 2026 20:00:00"_s};
        for (int column = 1; column < 4; ++column)
            header->resizeSection(
                column, files->fontMetrics().horizontalAdvance(longest[column - 1]) + kAroundText);
    };
    // Later: it is polished while it builds itself, and sizes its columns after that.
    QMetaObject::invokeMethod(&dialog, fit, Qt::QueuedConnection);
}
} // namespace

const Theme &themeOf(const QWidget *widget)
{
    if (const auto *style = qobject_cast<const LookStyle *>(widget->style()))
        return style->theme();
    static const Theme kPlain
        = Theme::load(Theme::Mode::Light); // a widget shown under another program's style
    return kPlain;
}

void setKind(QWidget *widget, Kind kind)
{
    widget->setProperty(kKind, int(kind));
    widget->update();
}

Kind kindOf(const QWidget *widget) { return widget ? Kind(widget->property(kKind).toInt()) : Kind::Default; }

void setCompact(QWidget *widget, bool compact)
{
    widget->setProperty("compact", compact);
    widget->updateGeometry();
}

void setType(QWidget *widget, Type type, bool medium)
{
    widget->setProperty(kType, int(type));
    widget->setProperty(kMedium, medium);
    const Theme &theme = themeOf(widget);
    widget->setFont(medium ? theme.mediumFont() : theme.font(type));
}

LookStyle::LookStyle(Theme theme)
    : QProxyStyle(u"fusion"_s)
    , m_theme(std::move(theme))
{
}

void LookStyle::apply(QApplication &app, const Theme &theme)
{
    const bool resized = theme.textPercent() != m_theme.textPercent();
    m_theme = theme;
    app.setFont(theme.font(Type::Body));
    app.setPalette(theme.palette()); // sends PaletteChange to every widget; painters read the tokens then
    if (!resized)
        return;
    for (QWidget *widget : QApplication::allWidgets()) {
        polish(widget);
        widget->updateGeometry();
    }
}

void LookStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    sayWhatDoesNotFit(widget);
    polishPopup(widget);
    if (auto *files = qobject_cast<QFileDialog *>(widget))
        polishFileDialog(*files, m_theme.textPercent());
    if (const QVariant type = widget->property(kType); type.isValid())
        setType(widget, Type(type.toInt()), widget->property(kMedium).toBool());
}

int LookStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    const bool isSwitch = kindOf(widget) == Kind::Switch;
    switch (metric) {
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ButtonDefaultIndicator:
    case PM_ScrollView_ScrollBarSpacing:
    case PM_ScrollView_ScrollBarOverlap:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TreeViewIndentation:
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_ListViewIconSize:
        return m_theme.size(Size::Icon);
    case PM_IndicatorWidth:
        return isSwitch ? 32 : 16;
    case PM_IndicatorHeight:
        return isSwitch ? 18 : 16;
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 16;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
    case PM_HeaderMargin:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return m_theme.space(Space::S);
    case PM_ScrollBarExtent:
        return m_theme.size(Size::Scrollbar);
    case PM_SplitterWidth:
        return 1;
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return m_theme.space(Space::L);
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 4;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int LookStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_Menu_FlashTriggeredItem:
    case SH_ComboBox_Popup:
        return 0;
    case SH_UnderlineShortcut:
        return 0; // shown while Alt is held, as the platform does
    case SH_ItemView_ShowDecorationSelected:
    case SH_ScrollBar_LeftClickAbsolutePosition:
    case SH_MenuBar_MouseTracking:
    case SH_Menu_MouseTracking:
        return 1;
    case SH_ToolTip_WakeUpDelay:
        return 500;
    case SH_TabBar_Alignment:
        return Qt::AlignLeft;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QIcon LookStyle::standardIcon(StandardPixmap pixmap, const QStyleOption *option, const QWidget *widget) const
{
    struct Known {
        StandardPixmap pixmap;
        const char *glyph;
    };
    static constexpr Known kKnown[]
        = {{SP_DirIcon, "folder"}, {SP_DirOpenIcon, "folder"}, {SP_DirClosedIcon, "folder"},
            {SP_DirLinkIcon, "folder"}, {SP_DirLinkOpenIcon, "folder"}, {SP_DirHomeIcon, "user"},
            {SP_FileIcon, "file"}, {SP_FileLinkIcon, "file"}, {SP_FileDialogNewFolder, "folder-plus"},
            {SP_FileDialogToParent, "arrow-up"}, {SP_FileDialogBack, "chevron-left"},
            {SP_FileDialogListView, "tiles"}, {SP_FileDialogDetailedView, "menu"},
            {SP_ArrowBack, "chevron-left"}, {SP_ArrowForward, "chevron-right"}, {SP_ComputerIcon, "server"},
            {SP_DriveHDIcon, "server"}, {SP_DesktopIcon, "server"}, {SP_LineEditClearButton, "close"}};
    for (const Known &known : kKnown) {
        if (known.pixmap == pixmap)
            return glyph::icon(QString::fromLatin1(known.glyph));
    }
    return QProxyStyle::standardIcon(pixmap, option, widget);
}

QSize LookStyle::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    const int control = m_theme.size(Size::Control);
    switch (type) {
    case CT_PushButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            const bool compact = widget && widget->property("compact").toBool();
            const int height = compact ? control - 6 : control;
            if (button->text.isEmpty())
                return {height, height};
            const int text = option->fontMetrics.size(Qt::TextShowMnemonic, button->text).width();
            const int icon = button->icon.isNull() ? 0 : m_theme.size(Size::Icon) + 6;
            const int menu = button->features & QStyleOptionButton::HasMenu ? 18 : 0;
            return {text + icon + menu + (compact ? 20 : 26), height};
        }
        break;
    case CT_ItemViewItem: // of Qt's own lists, as those of the file dialog
        return QProxyStyle::sizeFromContents(type, option, size, widget).expandedTo({0, control - 4});
    case CT_CheckBox:
    case CT_RadioButton:
        return QProxyStyle::sizeFromContents(type, option, size, widget).expandedTo({0, kSmallestTarget});
    case CT_LineEdit:
        return {size.width() + 20, control};
    case CT_SpinBox:
        return {size.width() + 30, control};
    case CT_ComboBox:
        return {option->fontMetrics.horizontalAdvance(u'x') + size.width() + 30, control};
    case CT_HeaderSection:
        return {
            QProxyStyle::sizeFromContents(type, option, size, widget).width(), m_theme.size(Size::Header)};
    case CT_TabBarTab:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            return {option->fontMetrics.horizontalAdvance(tab->text) + 28, m_theme.size(Size::Row)};
        break;
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            if (item->menuItemType == QStyleOptionMenuItem::Separator)
                return {size.width(), 9};
            // Room for the icon or check mark, the gap before the shortcut, and the arrow of a submenu.
            return {size.width() + 34 + 28 + (item->text.contains(u'\t') ? 24 : 0), qMax(30, control - 2)};
        }
        break;
    case CT_MenuBarItem:
        return {size.width() + 16, control - 4};
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

QRect LookStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    if (element == SE_LineEditContents) {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            return option->rect.adjusted(7, 1, -7, -1);
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect LookStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex *option, SubControl sub, const QWidget *widget) const
{
    if (control == CC_ComboBox && sub == SC_ComboBoxEditField)
        return visualRect(option->direction, option->rect, option->rect.adjusted(9, 1, -26, -1));
    if (const auto *box = qobject_cast<const QComboBox *>(widget); box && sub == SC_ComboBoxListBoxPopup)
        return comboListRect(*box, QProxyStyle::subControlRect(control, option, sub, widget));
    if (control == CC_SpinBox) {
        const QRect r = option->rect;
        const QRect arrows(r.right() - kSpinArrows, r.top() + 1, kSpinArrows, r.height() - 2);
        const int half = arrows.height() / 2;
        return visualRect(option->direction, r,
            sub == SC_SpinBoxUp              ? arrows.adjusted(0, 0, 0, -half)
                : sub == SC_SpinBoxDown      ? arrows.adjusted(0, arrows.height() - half, 0, 0)
                : sub == SC_SpinBoxEditField ? r.adjusted(8, 1, -kSpinArrows, -1)
                                             : r);
    }
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !slider)
        return QProxyStyle::subControlRect(control, option, sub, widget);
    if (sub == SC_ScrollBarAddLine || sub == SC_ScrollBarSubLine)
        return {};
    const QRect r = option->rect;
    const bool horizontal = slider->orientation == Qt::Horizontal;
    const int length = horizontal ? r.width() : r.height();
    const qint64 range = qint64(slider->maximum) - slider->minimum;
    const int handle = range > 0 ? qBound(qMin(32, length),
                           int(qint64(slider->pageStep) * length / (range + slider->pageStep)), length)
                                 : length;
    const int start = sliderPositionFromValue(
        slider->minimum, slider->maximum, slider->sliderPosition, length - handle, slider->upsideDown);
    const auto part = [&](int from, int to) {
        return horizontal ? QRect(r.x() + from, r.y(), to - from, r.height())
                          : QRect(r.x(), r.y() + from, r.width(), to - from);
    };
    switch (sub) {
    case SC_ScrollBarSlider:
        return part(start, start + handle);
    case SC_ScrollBarSubPage:
        return part(0, start);
    case SC_ScrollBarAddPage:
        return part(start + handle, length);
    default:
        return r;
    }
}

} // namespace answerdesk::console
