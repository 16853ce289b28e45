// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/faq_details.h"
#include "console/pages/faqs/faq_cells.h"
#include "console/widgets/builders.h"
#include "console/widgets/card.h"
#include "console/widgets/glyph.h"
#include "console/widgets/time_text.h"
#include "shared/core/qt_compat.h"
#include <QtGui/QDesktopServices>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kWidestEntry = 820; // longer lines are hard to read

QDateTime moment(const std::optional<schema::Timestamp> &at)
{
    return at ? utcDateTime(at->ms) : QDateTime();
}

/// One question; its answer folds away.
class Entry final : public Card
{
public:
    Entry(const api::Faq &faq, bool open)
        : m_body(new QWidget)
        , m_fold(button({}, u"chevron-up"_s, Kind::Ghost, FaqDetails::tr("Fold")))
    {
        auto *box = column(this);
        auto *head = new QWidget;
        auto *line = row(head, 0, 8);
        line->setContentsMargins(16, 8, 8, 8);
        auto *question = new Paragraph(faq.question, QPalette::WindowText, Type::Strong);
        question->setTextInteractionFlags(Qt::TextSelectableByMouse);
        line->addWidget(question, 1);
        setCompact(m_fold);
        line->addWidget(m_fold, 0, Qt::AlignTop);
        box->addWidget(head);
        auto *body = column(m_body, 0, 8);
        body->setContentsMargins(16, 0, 16, 12);
        auto *answer = new Paragraph(faq.answer);
        answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
        body->addWidget(answer);
        for (const api::FaqSource &source : faq.sources) {
            auto *foot = new QHBoxLayout;
            foot->setSpacing(6);
            foot->addWidget(new GlyphLabel(u"knowledge"_s, Ink::Text3));
            auto *where = new ElidedLabel(source.text.isEmpty()
                    ? source.where
                    : u"%1 · %2"_s.arg(source.where, source.text.simplified()),
                Type::Small, Ink::Text3);
            foot->addWidget(where, 1);
            foot->addWidget(new Badge(source.kind, Tone::Neutral, false));
            body->addLayout(foot);
        }
        box->addWidget(m_body);
        setAccessibleName(faq.question);
        setOpen(open);
        connect(m_fold, &QPushButton::clicked, this, [this] { setOpen(m_body->isHidden()); });
    }

private:
    void setOpen(bool open)
    {
        m_body->setVisible(open);
        m_fold->setIcon(glyph::icon(open ? u"chevron-up"_s : u"chevron-down"_s));
        m_fold->setToolTip(open ? FaqDetails::tr("Fold") : FaqDetails::tr("Unfold"));
        m_fold->setAccessibleName(m_fold->toolTip());
    }

    QWidget *m_body;
    QPushButton *m_fold;
};

} // namespace

FaqDetails::FaqDetails(models::FaqModel *model, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_clock(clock)
    , m_title(new ElidedLabel({}, Type::Section))
    , m_address(new ElidedLabel({}, Type::Small, Ink::Text3, Qt::ElideMiddle))
    , m_state(new Badge)
    , m_locale(new Badge({}, Tone::Neutral, false))
    , m_times(new ElidedLabel({}, Type::Small, Ink::Text3))
    , m_open(button({}, u"external"_s, Kind::Ghost, tr("Open the page in the browser")))
    , m_regenerate(button(tr("Regenerate"), u"refresh"_s))
    , m_note(new Paragraph)
    , m_entries(new QWidget)
    , m_list(column(m_entries, 0, 8))
{
    setAccessibleName(tr("Questions and answers"));
    auto *box = column(this, 0, 12);
    box->setContentsMargins(24, 16, 12, 0);
    // The head is as wide as the entries below it.
    auto *top = new QWidget;
    top->setMaximumWidth(kWidestEntry);
    auto *topBox = column(top, 0, 12);
    auto *wide = new QHBoxLayout;
    wide->addWidget(top, 1000);
    wide->addStretch(1);
    box->addLayout(wide);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 12, 0);
    head->setSpacing(8);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_title);
    texts->addWidget(m_address);
    head->addLayout(texts, 1);
    head->addWidget(m_open);
    head->addWidget(m_regenerate);
    topBox->addLayout(head);
    auto *facts = new QHBoxLayout;
    facts->setContentsMargins(0, 0, 12, 0);
    facts->setSpacing(8);
    facts->addWidget(m_state);
    facts->addWidget(m_locale);
    facts->addWidget(m_times, 1);
    topBox->addLayout(facts);
    topBox->addWidget(m_note);
    m_entries->setContentsMargins(0, 0, 12, 16);
    m_entries->setMaximumWidth(kWidestEntry);
    auto *scroll = new QScrollArea;
    scroll->setWidget(m_entries);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    box->addWidget(scroll, 1);
    connect(m_regenerate, &QPushButton::clicked, this, &FaqDetails::regenerateRequested);
    connect(m_open, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl(m_page.url)); });
    connect(m_model, &models::RemoteModel::loaded, this, &FaqDetails::showEntries);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FaqDetails::showEntries);
}

void FaqDetails::setPage(const api::FaqPage &page)
{
    m_page = page;
    m_title->setText(page.title.value_or(QUrl(page.url).fileName()));
    m_address->setText(page.url);
    m_locale->set(page.locale, Tone::Neutral);
    const QString scheme = QUrl(page.url).scheme();
    m_open->setEnabled(scheme == u"http" || scheme == u"https");
    refreshTimes();
    applyEnabled();
    showEntries();
}

void FaqDetails::refreshTimes()
{
    const QDateTime now = utcDateTime(m_clock.nowMs());
    const QDateTime expires = moment(m_page.expiresAt), made = moment(m_page.generatedAt);
    const FaqState state
        = FaqState::of(m_page.state, m_page.reason.value_or(QString()), m_page.attempts, expires, now);
    m_state->set(state.text, state.tone);
    QStringList parts;
    if (made.isValid())
        parts << tr("Generated: %1").arg(timetext::ago(made, now));
    if (!state.note.isEmpty())
        parts << state.note;
    if (m_page.faqCount > 0)
        parts << timetext::counted(m_page.faqCount, tr("1 question"), tr("%1 questions"));
    m_times->setText(parts.join(u" · "_s));
}

void FaqDetails::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_reason = reason;
    applyEnabled();
}

void FaqDetails::applyEnabled()
{
    const bool generating = m_page.state == u"generating";
    m_regenerate->setEnabled(!m_offline && !generating);
    m_regenerate->setToolTip(m_offline ? m_reason : generating ? tr("It is being made already.") : QString());
}

void FaqDetails::showEntries()
{
    QString note;
    if (m_page.state == u"generating")
        note = m_page.faqCount > 0
            ? tr("New questions are being written; shoppers see those below until then.")
            : tr("The questions are being written. This page shows them as soon as they are there.");
    else if (m_page.state == u"not_available")
        note = m_page.message.value_or(reasonNote(m_page.reason.value_or(QString())));
    m_note->setPlain(note);

    QStringList shown{m_page.pageId, m_page.state, QString::number(m_model->isLoaded())};
    for (int row = 0; row < m_model->rowCount(); ++row)
        shown << QString::number(m_model->at(row).faqId) << m_model->at(row).question
              << m_model->at(row).answer;
    if (shown == m_shown)
        return; // what is unfolded and where it is scrolled to stays
    m_shown = shown;
    while (QLayoutItem *item = m_list->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int row = 0; row < m_model->rowCount(); ++row) {
        auto *entry = new Entry(m_model->at(row), true);
        m_list->addWidget(entry);
        entry->show();
    }
    if (m_model->rowCount() == 0 && m_model->isLoaded() && m_page.state == u"ready")
        m_list->addWidget(new Paragraph(tr("This page has no questions.")));
    m_list->addStretch();
}

} // namespace answerdesk::console
