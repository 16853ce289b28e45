// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/set/faq_card.h"
#include "console/pages/faqs/common/source_line.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/role.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/style/glyph.h"
#include "shared/core/qt_compat.h"
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kHandle = 24;

/// Where a card is taken to be put elsewhere. Esc while it is held puts it back.
class DragHandle final : public QWidget
{
public:
    explicit DragHandle(FaqCard *card)
        : QWidget(card)
        , m_card(card)
    {
        setObjectName(u"faqDrag"_s);
        setFixedSize(kHandle, kHandle);
        setCursor(Qt::OpenHandCursor);
        setToolTip(FaqCard::tr("Drag to another place (Alt+Up, Alt+Down)"));
        setAccessibleName(FaqCard::tr("Move"));
        connect(card, &FaqCard::dragEnded, this, [this] {
            m_isHeld = false;
            setCursor(Qt::OpenHandCursor);
        });
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const QRect icon(QPoint((width() - 16) / 2, (height() - 16) / 2), QSize(16, 16));
        glyph::paint(
            &painter, icon, u"drag"_s, themeOf(this).color(isEnabled() ? Ink::Text3 : Ink::Disabled));
    }
    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() != Qt::LeftButton)
            return event->ignore();
        m_card->setFocus(Qt::MouseFocusReason);
        m_isHeld = true;
        setCursor(Qt::ClosedHandCursor);
    }
    void mouseMoveEvent(QMouseEvent *event) override
    {
        if (m_isHeld)
            emit m_card->dragMoved(event->globalPosition().toPoint());
    }
    void mouseReleaseEvent(QMouseEvent *) override
    {
        if (m_isHeld)
            emit m_card->dragEnded(true);
    }

private:
    FaqCard *m_card;
    bool m_isHeld = false;
};

void empty(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (QLayout *inner = item->layout())
            empty(inner);
        delete item->widget();
        delete item;
    }
}

} // namespace

FaqCard::FaqCard(QWidget *parent)
    : Card(parent)
    , m_question(new Paragraph({}, QPalette::WindowText, Type::Strong))
    , m_answer(new Paragraph({}, QPalette::WindowText))
    , m_badges(new QWidget)
    , m_review(new QWidget)
    , m_sources(new QVBoxLayout)
    , m_more(button({}, u"more"_s, Kind::Ghost, tr("More")))
{
    setFocusPolicy(Qt::ClickFocus);
    setRole(this, QAccessible::ListItem);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    build();
}

QPushButton *FaqCard::verbButton(FaqVerb verb, const QString &icon)
{
    auto *made = button({}, icon, Kind::Ghost, u"–"_s); // fill() says what it does
    setCompact(made);
    m_buttons.append({verb, made});
    connect(made, &QPushButton::clicked, this, [this, verb] { emit verbWanted(verb); });
    return made;
}

void FaqCard::build()
{
    auto *line = row(this, 0, 4);
    line->setContentsMargins(4, 8, 8, 12);
    line->addWidget(new DragHandle(this), 0, Qt::AlignTop);
    auto *box = new QVBoxLayout;
    box->setSpacing(6);
    line->addLayout(box, 1);
    auto *head = new QHBoxLayout;
    head->setSpacing(2);
    head->addWidget(padded(m_question, {0, 3, 8, 0}), 1);
    const std::pair<FaqVerb, QString> verbs[] = {{FaqVerb::Approve, u"check"_s}, {FaqVerb::Edit, u"edit"_s},
        {FaqVerb::Pin, u"pin"_s}, {FaqVerb::Hide, u"eye-off"_s}};
    for (const auto &[verb, icon] : verbs)
        head->addWidget(verbButton(verb, icon), 0, Qt::AlignTop);
    setCompact(m_more);
    head->addWidget(m_more, 0, Qt::AlignTop);
    box->addLayout(head);
    row(m_badges, 0, 6);
    box->addWidget(m_badges);
    box->addWidget(m_answer);
    column(m_review, 0, 8);
    box->addWidget(m_review);
    m_sources->setSpacing(4);
    box->addLayout(m_sources);
    for (Paragraph *text : {m_question, m_answer}) {
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setFocusProxy(this);
        text->setContextMenuPolicy(Qt::NoContextMenu); // the card has one
    }
    connect(m_more, &QPushButton::clicked, this, [this] {
        setFocus(Qt::OtherFocusReason);
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions(actions());
        menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
    });
}

void FaqCard::setFaq(const api::Faq &faq, bool isApprovalRequired, const QDateTime &now)
{
    m_now = now;
    const QByteArray shown = schema::toJson(faq) + (isApprovalRequired ? "!" : "");
    if (shown == m_shown)
        return;
    m_shown = shown;
    m_faq = faq;
    m_isApprovalRequired = isApprovalRequired;
    fill();
}

void FaqCard::setBlocked(const QString &reason)
{
    m_blocked = reason;
    applyEnabled();
}

void FaqCard::fill()
{
    m_question->setPlain(m_faq.question);
    m_answer->setPlain(m_faq.answer);
    const QPalette::ColorRole role = m_faq.hidden ? QPalette::PlaceholderText : QPalette::WindowText;
    m_question->setForegroundRole(role);
    m_answer->setForegroundRole(m_faq.hidden ? role : QPalette::BrightText);
    fillBadges();
    fillReview();
    fillSources();
    applyEnabled();
    applyEdge();
}

void FaqCard::fillBadges()
{
    empty(m_badges->layout());
    QStringList spoken{m_faq.question};
    const auto add = [&](const QString &text, Tone tone, bool isState, const QString &tip = {}) {
        auto *badge = new Badge(text, tone, isState);
        badge->setToolTip(tip);
        m_badges->layout()->addWidget(badge);
        spoken << text;
    };
    if (isHeldBack(m_faq))
        add(tr("Held back"), Tone::Warning, true, tr("Not shown to shoppers: the page no longer says this."));
    else if (m_faq.review)
        add(tr("Page changed"), Tone::Warning, true, tr("The page now answers this differently."));
    if (isWaiting(m_faq, m_isApprovalRequired))
        add(tr("Waiting for approval"), Tone::Warning, true,
            tr("Not shown to shoppers until it is approved."));
    if (m_faq.hidden)
        add(tr("Hidden"), Tone::Neutral, true, tr("Not shown to shoppers."));
    if (m_faq.pinned)
        add(tr("Pinned"), Tone::Info, false, tr("Shown before unpinned questions."));
    if (m_faq.origin == api::FaqOrigin::Edited)
        add(tr("Edited"), Tone::Neutral, false,
            tr("Written from the page, then changed by an administrator."));
    else if (m_faq.origin == api::FaqOrigin::Own)
        add(tr("Custom"), Tone::Neutral, false, tr("Added by an administrator."));
    m_badges->setVisible(spoken.size() > 1);
    static_cast<QBoxLayout *>(m_badges->layout())->addStretch();
    setAccessibleName(spoken.join(u", "_s));
    setAccessibleDescription(m_faq.answer);
}

void FaqCard::fillReview()
{
    m_buttons.removeIf(
        [](const auto &made) { return made.first == FaqVerb::Keep || made.first == FaqVerb::Reset; });
    empty(m_review->layout());
    m_review->setVisible(m_faq.review.has_value());
    if (!m_faq.review)
        return;
    auto *note = new Card;
    note->setInks(Ink::WarningBg, Ink::WarningBg);
    auto *box = column(note, 12, 8);
    box->addWidget(new Paragraph(m_faq.pageAnswer ? tr("The page now says: %1").arg(*m_faq.pageAnswer)
                                                  : tr("The page no longer answers this question."),
        QPalette::WindowText));
    for (const FaqVerb verb :
        {FaqVerb::Keep, FaqVerb::Reset}) { // below each other: they are long in some languages
        QPushButton *made = verbButton(verb, {});
        setKind(made, Kind::Default);
        box->addWidget(made, 0, Qt::AlignLeft);
    }
    static_cast<QBoxLayout *>(m_review->layout())->addWidget(note);
    setCurrent(m_isCurrent); // these buttons are new
}

void FaqCard::fillSources()
{
    empty(m_sources);
    if (m_faq.origin != api::FaqOrigin::Own) { // the source of one's own words are these words
        for (const api::FaqSource &source : m_faq.sources)
            m_sources->addLayout(sourceLine(source));
    }
    if (m_faq.updatedBy && m_faq.updatedAt) {
        m_sources->addLayout(sourceLine(u"user"_s,
            tr("Changed by %1, %2")
                .arg(*m_faq.updatedBy, timetext::ago(utcDateTime(m_faq.updatedAt->ms), m_now))));
    }
}

void FaqCard::applyEnabled()
{
    for (const auto &[verb, made] : std::as_const(m_buttons)) {
        const FaqVerbState state = stateOf(verb, m_faq, m_isApprovalRequired);
        const bool hasWords = verb == FaqVerb::Keep || verb == FaqVerb::Reset;
        made->setVisible(!state.text.isEmpty());
        if (hasWords)
            made->setText(state.text);
        else
            made->setIcon(glyph::icon(state.icon));
        const QString reason = m_blocked.isEmpty() ? state.reason : m_blocked;
        made->setEnabled(reason.isEmpty());
        made->setToolTip(!reason.isEmpty() ? reason : hasWords ? QString() : state.text);
        made->setAccessibleName(state.text);
    }
}

void FaqCard::setCurrent(bool current)
{
    m_isCurrent = current;
    setFocusPolicy(current ? Qt::StrongFocus : Qt::ClickFocus);
    for (const auto &[verb, made] : std::as_const(m_buttons))
        made->setFocusPolicy(current ? Qt::StrongFocus : Qt::NoFocus);
    m_more->setFocusPolicy(current ? Qt::StrongFocus : Qt::NoFocus);
}

void FaqCard::applyEdge()
{
    setInks(m_faq.hidden ? Ink::Sunken : Ink::Surface, hasFocus() ? Ink::Focus : Ink::Border);
}

void FaqCard::focusInEvent(QFocusEvent *event)
{
    Card::focusInEvent(event);
    applyEdge();
}

void FaqCard::focusOutEvent(QFocusEvent *event)
{
    Card::focusOutEvent(event);
    applyEdge();
}

void FaqCard::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->key() == Qt::Key_Escape)
        emit dragEnded(false);
    Card::keyPressEvent(event);
}

void FaqCard::copy() const
{
    for (const Paragraph *text : {m_question, m_answer}) {
        if (text->hasSelectedText())
            return QGuiApplication::clipboard()->setText(text->selectedText());
    }
    QGuiApplication::clipboard()->setText(m_faq.question + u'\n' + m_faq.answer);
}

} // namespace answerdesk::console
