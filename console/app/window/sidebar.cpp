// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/sidebar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/style/avatar.h"
#include "console/widgets/style/glyph.h"
#include <QtGui/QPainter>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStyledItemDelegate>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kCollapsedWidth = 56;
enum Role { IdRole = Qt::UserRole + 1, IconRole, CounterRole, GroupRole, TitleRole };

class NavDelegate final : public QStyledItemDelegate
{
public:
    explicit NavDelegate(const Sidebar *sidebar, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_sidebar(sidebar)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const Theme &theme = themeOf(m_sidebar);
        if (index.data(IconRole).isNull())
            return {40, m_sidebar->isCollapsed() ? 12 : theme.lineHeight(Type::Caption) + 14};
        return {40, theme.size(Size::Nav) + 2};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = themeOf(m_sidebar);
        const bool collapsed = m_sidebar->isCollapsed();
        const QRect r = option.rect.adjusted(8, 1, -8, -1);
        const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, r, rect); };
        const int start = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
        const QString text = index.data(TitleRole).toString();
        if (index.data(IconRole).isNull()) {
            if (collapsed && index.row() > 0)
                painter->fillRect(
                    QRect(r.left() + 8, r.center().y(), r.width() - 16, 1), theme.color(Ink::Border));
            if (collapsed)
                return;
            painter->setFont(theme.font(Type::Caption));
            painter->setPen(theme.color(Ink::Text3));
            painter->drawText(r.adjusted(8, 0, 0, -3), start | Qt::AlignBottom, text);
            return;
        }
        const bool selected = option.state & QStyle::State_Selected,
                   hover = option.state & QStyle::State_MouseOver;
        const int radius = theme.radius(Radius::Control);
        if (selected)
            drawRounded(painter, r, radius, theme.color(Ink::NavSelected), theme.color(Ink::Border));
        else if (hover)
            drawRounded(painter, r, radius, theme.color(Ink::NavHover));
        if (selected)
            drawRounded(painter, visual(QRect(r.left() + 1, r.top() + 8, 3, r.height() - 16)), 1.5,
                theme.color(Ink::AccentFill));
        if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange))
            drawRounded(painter, r, radius, {}, theme.color(Ink::Focus), 2);
        const QRect icon = collapsed ? QRect(r.center().x() - 7, r.center().y() - 7, 16, 16)
                                     : visual(QRect(r.left() + 10, r.center().y() - 7, 16, 16));
        glyph::paint(
            painter, icon, index.data(IconRole).toString(), theme.color(selected ? Ink::Accent : Ink::Text2));
        if (collapsed)
            return;
        painter->setFont(theme.mediumFont());
        painter->setPen(theme.color(selected ? Ink::Text : Ink::Text2));
        painter->drawText(visual(r.adjusted(36, 0, -40, 0)), start | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(text, Qt::ElideRight, r.width() - 76));
        if (const QString counter = index.data(CounterRole).toString(); !counter.isEmpty()) {
            painter->setFont(theme.font(Type::Label));
            painter->setPen(theme.color(Ink::Text3));
            painter->drawText(visual(r.adjusted(0, 0, -10, 0)),
                int(QStyle::visualAlignment(option.direction, Qt::AlignRight)) | Qt::AlignVCenter, counter);
        }
    }

private:
    const Sidebar *m_sidebar;
};

QString onlineText(const ConnectionStatus &status)
{
    // A server without a name of its own is called by its address: not twice.
    const QString first = status.name == status.address ? Sidebar::tr("Connected") : status.address;
    return status.roundTripMs < 0 ? first
                                  : Sidebar::tr("%1 · %2 ms").arg(first, QString::number(status.roundTripMs));
}

QString groupTitle(PageInfo::Group group)
{
    switch (group) {
    case PageInfo::Analytics:
        return Sidebar::tr("Analytics");
    case PageInfo::Answers:
        return Sidebar::tr("Answers");
    case PageInfo::Integrate:
        return Sidebar::tr("Integrate");
    case PageInfo::Manage:
        return Sidebar::tr("Manage");
    }
    return {};
}

} // namespace

SideButton::SideButton(Lead lead, QWidget *parent)
    : QPushButton(parent)
    , m_lead(lead)
{
    setKind(this, Kind::Ghost);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SideButton::setTexts(const QString &first, const QString &second)
{
    m_first = first;
    m_second = second;
    const QString both = second.isEmpty() ? first : u"%1, %2"_s.arg(first, second);
    setAccessibleName(both);
    setToolTip(m_collapsed ? both : QString());
    update();
}

void SideButton::setDot(Ink ink)
{
    m_dot = ink;
    update();
}

void SideButton::setAvatar(const QString &companyKey)
{
    m_companyKey = companyKey;
    update();
}

void SideButton::setCollapsed(bool collapsed)
{
    m_collapsed = collapsed;
    setTexts(m_first, m_second);
}

QSize SideButton::sizeHint() const
{
    const Theme &theme = themeOf(this);
    return {36, m_lead == Search ? theme.size(Size::Control) : theme.lineHeight(Type::Strong) + 24};
}

void SideButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    const int radius = theme.radius(Radius::Control);
    if (isDown() || (underMouse() && isEnabled()))
        drawRounded(&painter, rect(), radius, theme.color(Ink::NavHover));
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        drawRounded(&painter, rect(), radius, {}, theme.color(Ink::Focus), 2);
    const auto visual = [this](const QRect &r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const int start = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) | Qt::AlignVCenter;
    if (m_lead == Search)
        return paintSearch(&painter);
    int x = 30;
    if (m_lead == Avatar) {
        const QRect box = m_collapsed ? QRect((width() - 28) / 2, (height() - 28) / 2, 28, 28)
                                      : visual(QRect(8, (height() - 28) / 2, 28, 28));
        drawAvatar(&painter, box, m_companyKey, m_first, theme);
        x = 44;
    } else {
        const QRect dot = m_collapsed ? QRect(width() / 2 - 4, height() / 2 - 4, 8, 8)
                                      : visual(QRect(12, height() / 2 - 4, 8, 8));
        drawRounded(&painter, dot, 4, theme.color(m_dot));
    }
    if (m_collapsed)
        return;
    const bool opens = isEnabled() && menu() && m_lead == Avatar;
    const int room = width() - x - (opens ? 30 : 4);
    const int first = theme.lineHeight(Type::Strong), second = theme.lineHeight(Type::Small);
    const int top = (height() - first - (m_second.isEmpty() ? 0 : second)) / 2;
    painter.setFont(theme.font(Type::Strong));
    painter.setPen(theme.color(Ink::Text));
    painter.drawText(visual(QRect(x, top, room, first)), start,
        painter.fontMetrics().elidedText(m_first, Qt::ElideRight, room));
    painter.setFont(theme.font(Type::Small));
    painter.setPen(theme.color(Ink::Text3));
    painter.drawText(visual(QRect(x, top + first, room, second)), start,
        painter.fontMetrics().elidedText(m_second, Qt::ElideRight, room));
    if (opens)
        glyph::paint(&painter, visual(QRect(width() - 24, (height() - 16) / 2, 16, 16)), u"chevrons"_s,
            theme.color(Ink::Text3));
}

void SideButton::paintSearch(QPainter *painter) const
{
    const Theme &theme = themeOf(this);
    const auto visual = [this](const QRect &r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const int side = 16, middle = (height() - side) / 2;
    glyph::paint(painter,
        m_collapsed ? QRect((width() - side) / 2, middle, side, side) : visual(QRect(10, middle, side, side)),
        u"search"_s, theme.color(Ink::Text3));
    if (m_collapsed)
        return;
    const auto aligned = [this](Qt::Alignment to) {
        return int(QStyle::visualAlignment(layoutDirection(), to)) | Qt::AlignVCenter;
    };
    painter->setFont(theme.font(Type::Small));
    painter->setPen(theme.color(Ink::Text3));
    const int keys = painter->fontMetrics().horizontalAdvance(m_second);
    painter->drawText(
        visual(QRect(width() - keys - 10, 0, keys, height())), aligned(Qt::AlignRight), m_second);
    painter->setFont(theme.font(Type::Body));
    const int room = width() - 36 - keys - 18;
    painter->drawText(visual(QRect(36, 0, room, height())), aligned(Qt::AlignLeft),
        painter->fontMetrics().elidedText(m_first, Qt::ElideRight, room));
}

Sidebar::Sidebar(QWidget *parent)
    : QWidget(parent)
    , m_company(new SideButton(SideButton::Avatar))
    , m_search(new SideButton(SideButton::Search))
    , m_connection(new SideButton(SideButton::Dot))
    , m_list(new QListWidget)
    , m_menu(button({}, u"menu"_s, Kind::Ghost, tr("Menu")))
{
    auto *box = column(this);
    box->setContentsMargins(0, 8, 1, 8);
    box->addWidget(padded(m_company, QMargins(8, 0, 8, 4)));
    box->addWidget(padded(m_search, QMargins(8, 0, 8, 4)));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new NavDelegate(this, m_list));
    m_list->setMouseTracking(true);
    m_list->setAccessibleName(tr("Pages"));
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    box->addWidget(m_list, 1);
    auto *foot = new QWidget;
    auto *line = row(foot, 0, 0);
    line->setContentsMargins(8, 0, 8, 0);
    line->addWidget(m_connection, 1);
    line->addWidget(m_menu);
    box->addWidget(foot);
    m_company->setObjectName(u"companySwitcher"_s);
    m_search->setObjectName(u"searchButton"_s);
    m_connection->setObjectName(u"connection"_s);
    m_menu->setObjectName(u"menuButton"_s);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            emit pageChosen(item->data(IdRole).toString());
    });
    setCompany({}, {}, {}, false);
    setStatus({});
    applyWidth();
}

void Sidebar::addPage(const PageInfo &page)
{
    const QSignalBlocker quiet(m_list);
    int at = 0;
    bool hasGroup = false;
    for (; at < m_list->count(); ++at) {
        const int group = m_list->item(at)->data(GroupRole).toInt();
        hasGroup = hasGroup || group == page.group;
        if (group > page.group)
            break;
    }
    if (!hasGroup) {
        auto *title = new QListWidgetItem;
        title->setData(TitleRole, groupTitle(page.group));
        title->setData(GroupRole, page.group);
        title->setFlags(Qt::NoItemFlags);
        m_list->insertItem(at++, title);
    }
    auto *item = new QListWidgetItem;
    item->setData(IdRole, page.id);
    item->setData(IconRole, page.icon);
    item->setData(GroupRole, page.group);
    item->setData(TitleRole, page.title);
    item->setData(Qt::AccessibleTextRole, page.title);
    m_list->insertItem(at, item);
}

QStringList Sidebar::pageIds() const
{
    QStringList ids;
    for (int i = 0; i < m_list->count(); ++i) {
        if (const QString id = m_list->item(i)->data(IdRole).toString(); !id.isEmpty())
            ids << id;
    }
    return ids;
}

void Sidebar::setCurrentPage(const QString &id)
{
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(IdRole).toString() == id)
            m_list->setCurrentRow(i);
    }
}

void Sidebar::setCounter(const QString &id, const QString &text)
{
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        if (item->data(IdRole).toString() != id)
            continue;
        item->setData(CounterRole, text);
        const QString title = item->data(TitleRole).toString();
        item->setData(Qt::AccessibleTextRole, text.isEmpty() ? title : u"%1, %2"_s.arg(title, text));
    }
}

void Sidebar::setCompany(const QString &key, const QString &name, const QString &region, bool canSwitch)
{
    m_company->setAvatar(key);
    const QString place = region == u"eu" ? tr("EU region") : region == u"us" ? tr("US region") : region;
    m_company->setTexts(name.isEmpty() ? u"Answerdesk"_s : name, name.isEmpty() ? tr("No company") : place);
    m_company->setEnabled(canSwitch);
}

void Sidebar::setStatus(const ConnectionStatus &status)
{
    switch (status.state) {
    case ConnectionStatus::Closed:
        m_connection->setDot(Ink::Text3);
        return m_connection->setTexts(tr("No server open"), {});
    case ConnectionStatus::Opening:
        m_connection->setDot(Ink::Warning);
        return m_connection->setTexts(status.name, tr("Opening…"));
    case ConnectionStatus::Online:
        m_connection->setDot(Ink::Success);
        return m_connection->setTexts(status.name, onlineText(status));
    case ConnectionStatus::Offline:
        m_connection->setDot(Ink::Danger);
        return m_connection->setTexts(tr("Not connected"),
            status.retryInSeconds < 0 ? status.address
                                      : tr("Trying again in %1 s").arg(status.retryInSeconds));
    }
}

void Sidebar::setCollapsed(bool collapsed)
{
    if (collapsed == m_collapsed)
        return;
    m_collapsed = collapsed;
    applyWidth();
}

void Sidebar::applyWidth()
{
    setFixedWidth(m_collapsed ? kCollapsedWidth : themeOf(this).size(Size::Sidebar));
    m_company->setCollapsed(m_collapsed);
    m_search->setCollapsed(m_collapsed);
    m_connection->setCollapsed(m_collapsed);
    m_menu->setVisible(!m_collapsed);
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setToolTip(m_collapsed ? item->data(TitleRole).toString() : QString());
    }
    m_list->doItemsLayout();
}

void Sidebar::setMenus(QMenu *companies, QMenu *connection, QMenu *all)
{
    m_company->setMenu(companies);
    m_connection->setMenu(connection);
    connect(m_menu, &QPushButton::clicked, all,
        [this, all] { all->popup(m_menu->mapToGlobal(QPoint(0, -all->sizeHint().height()))); });
}

void Sidebar::openCompanyMenu()
{
    if (m_company->isEnabled())
        m_company->showMenu();
}

void Sidebar::setSearch(QAction *search)
{
    m_search->setTexts(search->text(), search->shortcut().toString(QKeySequence::NativeText));
    connect(m_search, &QPushButton::clicked, search, &QAction::trigger);
}

QWidget *Sidebar::pageList() const { return m_list; }

void Sidebar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    painter.fillRect(rect(), theme.color(Ink::Sidebar));
    const int edge = layoutDirection() == Qt::RightToLeft ? 0 : width() - 1;
    painter.fillRect(QRect(edge, 0, 1, height()), theme.color(Ink::Border));
}

void Sidebar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyWidth();
}

} // namespace answerdesk::console
