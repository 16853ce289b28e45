// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/documents/passage_view.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/states.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kWidestPassage = 820; // longer lines are hard to read

/// Text to be read and copied; never an ElidedLabel, because the whole of it is what counts.
Card *passageCard(const api::DocumentPassage &passage)
{
    auto *card = new Card;
    card->setObjectName(u"passageCard"_s);
    card->setMaximumWidth(kWidestPassage);
    auto *box = column(card, 12, 4);
    if (passage.title && !passage.title->isEmpty())
        box->addWidget(new Paragraph(*passage.title, QPalette::WindowText, Type::Strong));
    if (!passage.heading.isEmpty())
        box->addWidget(new Paragraph(passage.heading, QPalette::PlaceholderText, Type::Small));
    auto *text = new Paragraph(passage.text, QPalette::WindowText);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box->addWidget(text);
    return card;
}

} // namespace

PassageView::PassageView(models::PassageModel *model, QWidget *parent)
    : QScrollArea(parent)
    , m_model(model)
    , m_error(new ErrorState)
    , m_more(button(PassageView::tr("Show more passages")))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Passages"));
    setObjectName(u"passageView"_s);
    auto *host = new QWidget;
    setOnSurface(host);
    auto *box = column(host, 0, 12);
    box->setContentsMargins(24, 0, 24, 16);
    auto *cards = new QWidget;
    m_cards = column(cards, 0, 8);
    auto *wide = new QHBoxLayout;
    cards->setMaximumWidth(kWidestPassage);
    wide->addWidget(cards, 1000);
    wide->addStretch(1);
    box->addLayout(wide);
    box->addWidget(m_error);
    box->addWidget(m_more, 0, Qt::AlignLeft);
    box->addStretch();
    setWidget(host);
    m_error->hide();
    m_more->setObjectName(u"morePassages"_s);
    connect(m_more, &QPushButton::clicked, m_model, [this] { m_model->fetchMore({}); });
    connect(m_error, &ErrorState::retryRequested, m_model, &models::RemoteModel::refresh);
    connect(m_model, &QAbstractItemModel::modelReset, this, &PassageView::clear);
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
        [this](const QModelIndex &, int first, int last) { append(first, last); });
    // Passages that changed have other ids: they come and go, and are built anew together.
    const auto rebuild = [this] {
        clear();
        append(0, m_model->rowCount() - 1);
    };
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, rebuild);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, rebuild);
    connect(m_model, &models::RemoteModel::loaded, this, &PassageView::showEnd);
    connect(m_model, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
        if (m_model->isLoaded())
            return showEnd();
        m_error->setFault(faultOf(tr("The document could not be read."), failure));
        m_error->show();
    });
    clear();
}

void PassageView::clear()
{
    while (QLayoutItem *item = m_cards->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_error->hide();
    m_more->hide();
}

void PassageView::append(int first, int last)
{
    m_error->hide();
    for (int row = first; row <= last; ++row)
        m_cards->insertWidget(row, passageCard(m_model->at(row)));
    showEnd();
}

void PassageView::showEnd() { m_more->setVisible(m_model->hasMore()); }

} // namespace answerdesk::console
