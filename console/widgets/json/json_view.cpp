// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/json/json_view.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/banner.h"
#include "console/widgets/style/glyph.h"
#include <QtCore/QRegularExpression>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QTextBlock>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr qsizetype kColoured = 256 * 1024;
constexpr qsizetype kShown = 5 * 1024 * 1024;
constexpr qsizetype kLongLine = 20'000; // such a line is not read but searched

class JsonColors final : public QSyntaxHighlighter
{
public:
    explicit JsonColors(QTextEdit *edit)
        : QSyntaxHighlighter(static_cast<QTextDocument *>(nullptr))
        , m_edit(edit)
    {
        setParent(edit);
    }

protected:
    void highlightBlock(const QString &text) override
    {
        static const QRegularExpression kToken(
            uR"(("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b)"_s);
        if (text.size() > kLongLine)
            return;
        const Theme &theme = themeOf(m_edit);
        for (auto it = kToken.globalMatch(text); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            const int group = match.hasCaptured(3) ? 3 : match.hasCaptured(4) ? 4 : 1;
            const Ink ink = group == 3        ? Ink::JsonNumber
                : group == 4                  ? Ink::JsonKeyword
                : match.capturedLength(2) > 0 ? Ink::JsonKey
                                              : Ink::JsonString;
            setFormat(int(match.capturedStart(group)), int(match.capturedLength(group)), theme.color(ink));
        }
    }

private:
    QTextEdit *m_edit;
};

} // namespace

JsonView::JsonView(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QTextEdit)
    , m_large(new QPlainTextEdit)
    , m_searchBar(new QWidget)
    , m_searchField(searchField(tr("Search")))
    , m_hits(label({}, Type::Small, QPalette::PlaceholderText))
    , m_save(button(tr("Save as…"), {}, Kind::Ghost))
    , m_note(new Banner(Tone::Warning, u"alert"_s, {}, m_save))
    , m_colors(new JsonColors(m_edit))
{
    auto *box = column(this);
    auto *bar = row(m_searchBar, 8, 4);
    m_searchField->setMinimumWidth(100);
    bar->addWidget(m_searchField, 1);
    bar->addWidget(m_hits);
    auto *previous = button({}, u"chevron-up"_s, Kind::Ghost, tr("Previous match"));
    auto *next = button({}, u"chevron-down"_s, Kind::Ghost, tr("Next match"));
    auto *close = button({}, u"close"_s, Kind::Ghost, tr("Close search"));
    for (QPushButton *b : {previous, next, close}) {
        setCompact(b);
        bar->addWidget(b);
    }
    m_searchBar->hide();
    m_note->hide();
    m_save->setObjectName(u"jsonSave"_s);
    setCompact(m_save);
    connect(m_save, &QPushButton::clicked, this, &JsonView::saveRequested);
    box->addWidget(m_searchBar);
    box->addWidget(m_note);
    box->addWidget(m_edit, 1);
    box->addWidget(m_large, 1);
    m_large->hide();

    prepare(m_edit);
    prepare(m_large);
    m_large->setLineWrapMode(QPlainTextEdit::NoWrap);
    const auto readOnly = [](auto *edit) {
        edit->setReadOnly(true);
        edit->setTabChangesFocus(true);
        edit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        edit->document()->setDocumentMargin(12);
    };
    readOnly(m_edit);
    readOnly(m_large);
    m_searchField->installEventFilter(this);
    connect(m_searchField, &QLineEdit::returnPressed, this, [this] { search(false); });
    connect(m_searchField, &QLineEdit::textChanged, this, [this](const QString &text) {
        withEdit([](auto &edit) { edit.moveCursor(QTextCursor::Start); });
        const QString shown = shownText();
        const qsizetype hits = text.isEmpty() ? 0 : shown.count(text, Qt::CaseInsensitive);
        m_hits->setText(text.isEmpty() ? QString() : hits == 1 ? tr("1 match") : tr("%1 matches").arg(hits));
        search(false);
    });
    connect(previous, &QPushButton::clicked, this, [this] { search(true); });
    connect(next, &QPushButton::clicked, this, [this] { search(false); });
    connect(close, &QPushButton::clicked, this, [this] {
        m_searchBar->hide();
        shown()->setFocus();
    });
}

void JsonView::prepare(QAbstractScrollArea *edit)
{
    setType(edit, Type::Code);
    edit->setFrameShape(QFrame::NoFrame);
    edit->setAccessibleName(tr("Body"));
    edit->setLayoutDirection(Qt::LeftToRight);
    edit->viewport()->setBackgroundRole(QPalette::AlternateBase);
    edit->setContextMenuPolicy(Qt::CustomContextMenu);
    edit->installEventFilter(this);
    connect(edit, &QWidget::customContextMenuRequested, this, &JsonView::showContextMenu);
}

QAbstractScrollArea *JsonView::shown() const
{
    return m_isLarge ? static_cast<QAbstractScrollArea *>(m_large) : m_edit;
}

QString JsonView::laidOut(QString text, QString &note)
{
    const QString trimmed = text.trimmed();
    const bool looksLikeJson = trimmed.startsWith(u'{') || trimmed.startsWith(u'[');
    if (m_body.size() > kShown) {
        note = tr("The first 5 MB of %1").arg(QLocale().formattedDataSize(m_body.size()));
        if (looksLikeJson)
            text = indentFirstPart(text);
    } else if (looksLikeJson) {
        text = indentJson(text, &m_flaw);
        m_isJson = !m_flaw;
        if (m_flaw)
            note = tr("Invalid JSON from line %1, column %2").arg(m_flaw->line).arg(m_flaw->column);
    }
    return withBrokenLines(text, &m_isBroken);
}

void JsonView::setBody(const QByteArray &body)
{
    m_body = body;
    m_flaw.reset();
    m_isJson = m_isBroken = false;
    QString note;
    const QString text = laidOut(QString::fromUtf8(body.left(kShown)), note);
    m_isLarge = text.size() > kColoured;
    m_colors->setDocument(nullptr);
    m_edit->setPlainText(m_isLarge ? QString() : text);
    m_large->setPlainText(m_isLarge ? text : QString());
    m_edit->setVisible(!m_isLarge);
    m_large->setVisible(m_isLarge);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_save->setVisible(body.size() > kShown);
    if (!m_isLarge)
        formatBlocks();
    if (!m_isLarge && m_isJson)
        m_colors->setDocument(m_edit->document());
    markFlaw(text.size());
}

void JsonView::formatBlocks()
{
    const qreal character = QFontMetricsF(m_edit->font()).horizontalAdvance(u'0');
    const int lineHeight = themeOf(this).lineHeight(Type::Code);
    for (QTextBlock block = m_edit->document()->begin(); block.isValid(); block = block.next()) {
        const qreal hang = (m_isJson ? qreal(jsonIndentation(block.text())) + 2 : 0) * character;
        QTextBlockFormat format;
        format.setLeftMargin(hang); // a wrapped line hangs two characters in
        format.setTextIndent(-hang);
        format.setLineHeight(lineHeight, QTextBlockFormat::FixedHeight);
        QTextCursor(block).mergeBlockFormat(format);
    }
}

void JsonView::markFlaw(qsizetype size)
{
    withEdit([&](auto &edit) {
        if (!m_flaw || m_isBroken)
            return edit.setExtraSelections({});
        QTextCursor cursor(edit.document());
        cursor.setPosition(int(qMin<qsizetype>(m_flaw->offset, size)));
        edit.setTextCursor(cursor);
        QTextEdit::ExtraSelection mark;
        mark.cursor = cursor;
        mark.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        mark.format.setBackground(themeOf(this).color(Ink::DangerBg));
        mark.format.setForeground(themeOf(this).color(Ink::Danger));
        edit.setExtraSelections({mark});
    });
}

QString JsonView::shownText() const
{
    return withEdit([](auto &edit) { return edit.toPlainText(); });
}

void JsonView::openSearch()
{
    m_searchBar->show();
    m_searchField->setFocus(Qt::ShortcutFocusReason);
    m_searchField->selectAll();
}

void JsonView::search(bool backward)
{
    const QString needle = m_searchField->text();
    if (needle.isEmpty())
        return;
    const QTextDocument::FindFlags flags
        = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    withEdit([&](auto &edit) {
        if (edit.find(needle, flags))
            return;
        edit.moveCursor(backward ? QTextCursor::End : QTextCursor::Start); // once around
        edit.find(needle, flags);
    });
}

void JsonView::showContextMenu(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto copyLater = [this, menu](const QString &title, const QString &text) {
        QAction *action = menu->addAction(title);
        action->setEnabled(!text.isEmpty());
        connect(action, &QAction::triggered, this, [text] { QGuiApplication::clipboard()->setText(text); });
    };
    const auto selected = [](auto &edit) { return edit.textCursor().selectedText(); };
    copyLater(tr("Copy"), withEdit(selected).replace(QChar::ParagraphSeparator, u'\n'));
    if (m_isJson && !m_isBroken) {
        const QTextBlock block = withEdit([&](auto &edit) { return edit.cursorForPosition(at); }).block();
        QString value = block.text().trimmed();
        if (const QString key = jsonKeyOf(value); !key.isEmpty())
            value = value.mid(value.indexOf(u':', key.size() + 2) + 1).trimmed();
        if (value.endsWith(u','))
            value.chop(1);
        copyLater(tr("Copy value"), value);
        copyLater(tr("Copy path"), jsonPathAt(shownText(), block.blockNumber()));
    }
    copyLater(tr("Copy all"), m_isBroken ? QString::fromUtf8(m_body) : shownText());
    menu->addSeparator();
    QAction *save = menu->addAction(tr("Save as…"), this, &JsonView::saveRequested);
    save->setEnabled(!m_body.isEmpty());
    menu->popup(shown()->viewport()->mapToGlobal(at));
}

bool JsonView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && watched == m_edit)
        m_colors->rehighlight();
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool find = (watched == m_edit || watched == m_large) && key->matches(QKeySequence::Find);
        const bool leave = watched == m_searchField && key->key() == Qt::Key_Escape;
        if (find || leave) {
            event->accept();
            if (event->type() == QEvent::KeyPress && find)
                openSearch();
            if (event->type() == QEvent::KeyPress && leave) {
                m_searchBar->hide();
                shown()->setFocus();
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace answerdesk::console
