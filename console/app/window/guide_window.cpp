// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/guide_window.h"
#include "console/app/window/guide_reader.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/list_plate.h"
#include "console/widgets/style/style.h"
#include <QtCore/QFile>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QShortcut>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStyledItemDelegate>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kDeepestInContents = 2;
enum Role { SlugRole = Qt::UserRole, LevelRole };
constexpr int kIndent = 16;

/// A line as the jump list of the settings draws its own.
class ContentsDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = themeOf(option.widget);
        return {40, theme.lineHeight(Type::Body) + (levelOf(index) == 1 ? 16 : 8)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = themeOf(option.widget);
        const bool isPart = levelOf(index) == 1, isHere = option.state & QStyle::State_Selected;
        const QRect r = option.rect.adjusted(8, isPart ? 8 : 1, -8, -1);
        drawListPlate(painter, r, option);
        painter->setFont(isPart ? theme.mediumFont() : theme.font(Type::Body));
        painter->setPen(theme.color(isPart || isHere ? Ink::Text : Ink::Text2));
        const QRect text = r.adjusted(isPart ? 10 : 10 + kIndent, 0, -8, 0);
        painter->drawText(QStyle::visualRect(option.direction, r, text),
            int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(
                index.data(Qt::DisplayRole).toString(), Qt::ElideRight, text.width()));
    }

private:
    static int levelOf(const QModelIndex &index) { return index.data(LevelRole).toInt(); }
};

const QString kFolder = QStringLiteral("/answerdesk/guide/");
} // namespace

GuideWindow::GuideWindow(QWidget *parent)
    : QDialog(parent, Qt::Window)
    , m_reader(new GuideReader)
    , m_contents(new QListWidget)
    , m_search(searchField(tr("Find in this text")))
    , m_found(label({}, Type::Small, QPalette::PlaceholderText))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("User guide – Answerdesk"));
    resize(1040, 760);
    setOnSurface(this);
    m_reader->setObjectName(u"guideText"_s);
    m_reader->setAccessibleName(tr("User guide"));
    m_contents->setObjectName(u"guideContents"_s);
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_contents->setTextElideMode(Qt::ElideRight);
    m_contents->setItemDelegate(new ContentsDelegate(m_contents));
    m_contents->setMouseTracking(true);
    auto *box = column(this);
    buildBar();
    box->addWidget(hairline());
    auto *split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(m_contents);
    split->addWidget(m_reader);
    split->setStretchFactor(1, 1);
    split->setSizes({240, 800});
    box->addWidget(split, 1);
    connect(m_reader, &QTextBrowser::sourceChanged, this, &GuideWindow::fillContents);
    connect(m_reader->verticalScrollBar(), &QScrollBar::valueChanged, this, &GuideWindow::markPlace);
    // A click as well as the arrow keys; what only marks the place blocks this.
    connect(m_contents, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_reader->scrollTo(m_contents->item(row)->data(SlugRole).toString());
    });
    m_reader->setSource(guide());
    m_reader->setFocus();
}

void GuideWindow::buildBar()
{
    auto *bar = new QWidget;
    auto *line = row(bar, 0, 8);
    line->setContentsMargins(12, 8, 12, 8);
    auto *home = button({}, u"knowledge"_s, Kind::Ghost, tr("To the guide (Alt+Home)"));
    auto *back = button({}, u"chevron-left"_s, Kind::Ghost, tr("Back (Alt+Left)"));
    auto *forward = button({}, u"chevron-right"_s, Kind::Ghost, tr("Forward (Alt+Right)"));
    back->setEnabled(false);
    forward->setEnabled(false);
    home->setObjectName(u"guideHome"_s);
    back->setObjectName(u"guideBack"_s);
    m_search->setObjectName(u"guideSearch"_s);
    m_found->setObjectName(u"guideFound"_s);
    m_search->setFixedWidth(280);
    for (QPushButton *each : {back, forward, home})
        line->addWidget(each);
    line->addStretch(1);
    line->addWidget(m_found);
    line->addWidget(m_search);
    static_cast<QBoxLayout *>(layout())->addWidget(bar);
    connect(m_reader, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(m_reader, &QTextBrowser::forwardAvailable, forward, &QWidget::setEnabled);
    connect(back, &QPushButton::clicked, m_reader, &QTextBrowser::backward);
    connect(forward, &QPushButton::clicked, m_reader, &QTextBrowser::forward);
    connect(home, &QPushButton::clicked, this, [this] { m_reader->setSource(guide()); });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { find(false); });
    connect(m_search, &QLineEdit::textChanged, m_found, [this] { m_found->clear(); });
    const auto shortcut = [this](const QKeySequence &keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    shortcut(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    shortcut(QKeySequence::FindNext, [this] { find(false); });
    shortcut(QKeySequence::FindPrevious, [this] { find(true); });
    shortcut(Qt::ALT | Qt::Key_Home, [this] { m_reader->setSource(guide()); });
}

QUrl GuideWindow::guide(const QLocale &locale)
{
    const QString own = u"guide.%1.md"_s.arg(QLocale::languageToCode(locale.language()));
    return QUrl(u"qrc:"_s + kFolder + (QFile::exists(u':' + kFolder + own) ? own : u"guide.md"_s));
}

void GuideWindow::showSection(const QString &heading)
{
    QUrl place = guide();
    place.setFragment(GuideReader::slugOf(heading));
    m_reader->setSource(place);
}

void GuideWindow::fillContents()
{
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const GuideReader::Heading &heading : m_reader->headings()) {
        if (heading.level > kDeepestInContents)
            continue;
        auto *item = new QListWidgetItem(heading.text, m_contents);
        item->setData(SlugRole, heading.slug);
        item->setData(LevelRole, heading.level);
    }
    m_found->clear();
    markPlace();
}

void GuideWindow::markPlace()
{
    const int top = m_reader->headingAtTop();
    if (top < 0)
        return;
    const QString slug = m_reader->headings().at(top).slug;
    const QSignalBlocker quiet(m_contents);
    for (int row = 0; row < m_contents->count(); ++row) {
        if (m_contents->item(row)->data(SlugRole).toString() == slug)
            m_contents->setCurrentRow(row);
    }
}

void GuideWindow::find(bool backward)
{
    const QString text = m_search->text().trimmed();
    if (text.isEmpty())
        return;
    const QTextDocument::FindFlags flags
        = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    m_found->clear();
    if (m_reader->find(text, flags))
        return;
    const QTextCursor before = m_reader->textCursor();
    m_reader->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    if (m_reader->find(text, flags)) {
        m_found->setText(backward ? tr("Continued from the end") : tr("Continued from the beginning"));
    } else {
        m_reader->setTextCursor(before);
        m_found->setText(tr("Not found"));
    }
}

void GuideWindow::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_search->hasFocus())
        return; // QDialog would press a button; the field has searched already
    QDialog::keyPressEvent(event);
}

void GuideWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_reader->drawAnew();
}

} // namespace answerdesk::console
