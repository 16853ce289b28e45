// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/request/request_pane.h"
#include "console/pages/bench/request/history_cells.h"
#include "console/pages/bench/request/request_editor.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/tables/data_table.h"
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

RequestPane::RequestPane(ExchangeRunner &runner, QWidget *parent)
    : BenchPane(parent)
    , m_runner(runner)
    , m_history(runner)
    , m_editor(new RequestEditor(runner))
    , m_note(new ElidedLabel({}, Type::Small, Ink::Text2))
    , m_mistakes(button(tr("Send a broken variant"), u"alert"_s))
    , m_mistakeMenu(new QMenu(this))
    , m_send(button(tr("Send"), u"send"_s, Kind::Primary))
    , m_edit(button(tr("Edit"), u"edit"_s, Kind::Ghost))
    , m_compare(button(tr("Compare"), u"chevrons"_s, Kind::Ghost))
    , m_clear(button({}, u"trash"_s, Kind::Ghost, tr("Clear list")))
{
    auto *top = new QWidget;
    auto *box = column(top);
    box->addWidget(m_editor, 1);
    box->addWidget(hairline());
    buildFoot(box);
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"requestSplit"_s);
    split->setChildrenCollapsible(false);
    split->addWidget(top);
    split->addWidget(buildHistory());
    split->setSizes({420, 180});
    split->setStretchFactor(0, 1);
    column(this)->addWidget(split);
    connect(m_editor, &RequestEditor::changed, this, &RequestPane::showState);
    connect(m_editor, &RequestEditor::submitted, this, &RequestPane::send);
    connect(m_editor, &RequestEditor::replaced, this, [this](const RequestEditor::Draft &before) {
        emit toastWanted(ToastText::holding(tr("The fields contain another request now"), tr("Undo"),
            [editor = QPointer<RequestEditor>(m_editor), before] {
                if (editor)
                    editor->restore(before);
            }));
    });
    connect(&m_runner, &ExchangeRunner::sessionChanged, this, [this] {
        if (m_runner.canSend() && !m_editor->isEdited()) // what was typed stays
            m_editor->setEndpoint(api::Endpoint::SendMessage);
        showState();
    });
    connect(&m_history, &QAbstractItemModel::modelReset, this, [this] { emit exchangeChosen(nullptr); });
    showState();
}

void RequestPane::buildFoot(QBoxLayout *box)
{
    m_mistakes->setObjectName(u"requestMistakes"_s);
    m_mistakes->setMenu(m_mistakeMenu);
    m_send->setObjectName(u"requestSend"_s);
    auto *foot = new QWidget;
    auto *line = row(foot, 0, 8);
    line->setContentsMargins(24, 12, 16, 12);
    line->addWidget(m_note, 1);
    line->addWidget(m_mistakes);
    line->addWidget(m_send);
    box->addWidget(foot);
    connect(m_mistakeMenu, &QMenu::aboutToShow, this, &RequestPane::fillMistakes);
    connect(m_send, &QPushButton::clicked, this, &RequestPane::send);
}

QWidget *RequestPane::buildHistory()
{
    auto *host = new QWidget;
    auto *box = column(host);
    box->addWidget(hairline());
    auto *bar = new QWidget;
    auto *line = row(bar, 0, 8);
    line->setContentsMargins(24, 8, 16, 4);
    line->addWidget(label(tr("Sent"), Type::Section), 1);
    m_edit->setObjectName(u"historyEdit"_s);
    m_edit->setToolTip(tr("Copy to the fields (Enter)"));
    m_compare->setObjectName(u"historyCompare"_s);
    m_clear->setObjectName(u"historyClear"_s);
    for (QPushButton *action : {m_edit, m_compare, m_clear})
        line->addWidget(action);
    box->addWidget(bar);
    m_sent = new DataTable(new HistoryCells(m_history, this),
        {{.width = 128}, {.width = 92}, {}, {.width = 92, .hideBelow = 460}});
    m_sent->setObjectName(u"requestHistory"_s);
    m_sent->setMargin(24);
    m_sent->setAccessibleName(tr("Sent requests"));
    m_sent->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_sent->setMinimumHeight(72);
    box->addWidget(m_sent, 1);
    connect(m_sent->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (const int row = m_sent->currentSourceRow(); row >= 0)
            emit exchangeChosen(m_history.at(row));
    });
    connect(m_sent->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RequestPane::showState);
    connect(m_sent, &QAbstractItemView::activated, this, [this] {
        if (const int row = m_sent->currentSourceRow(); row >= 0)
            edit(m_history.at(row));
    });
    connect(m_edit, &QPushButton::clicked, this, [this] { edit(chosen().value(0)); });
    connect(m_compare, &QPushButton::clicked, this, [this] {
        const QList<ExchangePtr> both = chosen(); // the older one is the left one
        emit compareWanted(both.last(), both.first());
    });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_history.clear();
        emit exchangeChosen(nullptr);
        showState();
    });
    return host;
}

void RequestPane::send()
{
    if (m_send->isEnabled())
        deliver(m_editor->request(), m_editor->auth(), {});
}

void RequestPane::deliver(const client::RawRequest &request, BenchAuth auth, const QString &label)
{
    const ExchangePtr exchange = m_runner.send(request, auth);
    m_history.add(exchange, label);
    m_sent->setCurrentIndex(m_sent->model()->index(0, 0));
    emit exchangeChosen(exchange);
    showState();
}

void RequestPane::repeat(const ExchangePtr &exchange)
{
    const int row = m_history.rowOf(exchange);
    deliver(exchange->request, exchange->auth, row >= 0 ? m_history.labelAt(row) : QString());
}

void RequestPane::fillMistakes()
{
    m_mistakeMenu->clear();
    const api::EndpointInfo *info = m_editor->endpoint();
    if (!info)
        return;
    QMap<QString, QMenu *> groups;
    for (const Mistake &mistake : mistakesOf(*info, m_editor->request(), m_editor->auth())) {
        QMenu *&group = groups[mistake.group];
        if (!group)
            group = m_mistakeMenu->addMenu(mistake.group);
        QAction *action = group->addAction(mistake.name);
        connect(action, &QAction::triggered, this,
            [this, mistake] { deliver(mistake.request, mistake.auth, mistake.name); });
    }
}

QList<ExchangePtr> RequestPane::chosen() const
{
    QList<int> rows;
    const QModelIndexList selected = m_sent->selectionModel()->selectedRows();
    for (const QModelIndex &index : selected)
        rows << m_sent->cells()->sourceIndex(index).row();
    std::sort(rows.begin(), rows.end());
    QList<ExchangePtr> all;
    for (const int row : std::as_const(rows))
        all << m_history.at(row);
    return all;
}

void RequestPane::edit(const ExchangePtr &exchange)
{
    if (!exchange)
        return;
    m_editor->fillIn(exchange->request);
    m_editor->setAuth(exchange->auth);
}

void RequestPane::fillIn(const client::RawRequest &request) { m_editor->fillIn(request); }

void RequestPane::showState()
{
    const QString reason = m_isOffline ? m_offlineReason
        : !m_runner.canSend()          ? tr("There is no company")
        : !m_editor->isSendable()      ? tr("Enter an address that begins with http:// or https://")
                                       : QString();
    m_send->setEnabled(reason.isEmpty());
    m_send->setToolTip(reason.isEmpty() ? tr("Send (Ctrl+Enter)") : reason);
    m_mistakes->setEnabled(reason.isEmpty() && m_editor->endpoint() && !m_editor->isLarge());
    m_mistakes->setToolTip(!reason.isEmpty() ? reason
            : m_editor->isLarge()            ? tr("The body is too large for a broken variant")
                                  : tr("Send the request with one mistake and see how it is refused"));
    m_note->setText(!m_editor->isSendable() || m_editor->isOwnAddress()
            ? QString()
            : tr("Another server: sent without authorization"));
    const qsizetype count = m_sent->selectionModel()->selectedRows().size();
    m_edit->setEnabled(count == 1);
    m_compare->setEnabled(count == 2);
    m_compare->setToolTip(count == 2 ? tr("Show both answers side by side")
                                     : tr("Select two requests with Ctrl+click or Shift+arrow"));
    m_clear->setEnabled(m_history.rowCount() > 0);
}

void RequestPane::focusPage() { m_editor->focusAddress(); }

void RequestPane::focusStart() { m_editor->focusEndpoint(); }

void RequestPane::setOffline(bool offline, const QString &reason)
{
    m_isOffline = offline;
    m_offlineReason = reason;
    showState();
}

void RequestPane::setShown(const ExchangePtr &exchange)
{
    const int row = m_history.rowOf(exchange);
    if (row >= 0 && m_sent->currentSourceRow() != row)
        m_sent->setCurrentIndex(m_sent->model()->index(row, 0));
}

} // namespace answerdesk::console
