// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/exchange/compare_view.h"
#include "console/pages/bench/exchange/exchange_text.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/json/json_view.h"
#include <QtGui/QKeyEvent>
#include <QtGui/QTextTable>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTextEdit>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kMostRows = 3'000; // of one table; a text editor lays out no more in time

QString titleOf(const BenchExchange &exchange)
{
    return u"%1 %2 · %3"_s.arg(QString::fromLatin1(exchange.request.method), exchange.request.url.path(),
        exchangetext::outcome(exchange));
}

} // namespace

CompareView::CompareView(QWidget *parent)
    : QWidget(parent)
    , m_part(new SegmentedControl(tr("Compared part"), {tr("Responses"), tr("Headers"), tr("Requests")}))
    , m_summary(label({}, Type::Small, QPalette::BrightText))
    , m_close(button(tr("Close"), u"close"_s))
    , m_leftTitle(new ElidedLabel({}, Type::Strong))
    , m_rightTitle(new ElidedLabel({}, Type::Strong))
    , m_text(new QTextEdit)
{
    setOnSurface(this);
    m_part->setObjectName(u"comparePart"_s);
    m_summary->setObjectName(u"compareSummary"_s);
    m_close->setObjectName(u"compareClose"_s);
    m_close->setToolTip(tr("Back to the request (Esc)"));
    auto *box = column(this);
    auto *head = new QWidget;
    auto *line = row(head, 0, 12);
    line->setContentsMargins(24, 12, 16, 12);
    line->addWidget(m_part);
    line->addWidget(m_summary, 1);
    line->addWidget(m_close);
    box->addWidget(head);
    auto *titles = new QWidget;
    auto *sides = row(titles, 0, 16);
    sides->setContentsMargins(24, 0, 16, 8);
    sides->addWidget(m_leftTitle, 1);
    sides->addWidget(m_rightTitle, 1);
    box->addWidget(titles);
    box->addWidget(hairline());
    m_text->setObjectName(u"compareText"_s);
    m_text->setAccessibleName(tr("Both, side by side"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setLayoutDirection(Qt::LeftToRight);
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->document()->setDocumentMargin(8);
    setType(m_text, Type::Code);
    box->addWidget(m_text, 1);
    connect(m_part, &SegmentedControl::currentChanged, this, &CompareView::render);
    connect(m_close, &QPushButton::clicked, this, &CompareView::closed);
}

void CompareView::setExchanges(const ExchangePtr &left, const ExchangePtr &right)
{
    m_left = left;
    m_right = right;
    m_leftTitle->setText(titleOf(*left));
    m_rightTitle->setText(titleOf(*right));
    render();
    m_text->setFocus();
}

QString CompareView::textOf(const BenchExchange &exchange) const
{
    switch (m_part->current()) {
    case Headers: {
        QStringList lines;
        for (const auto &[name, value] : exchange.record.response.headers())
            lines << QString::fromUtf8(name + ": " + value);
        return lines.join(u'\n');
    }
    case Requests: {
        const QByteArray sent = exchange.record.shownRequest();
        const qsizetype head = sent.indexOf("\r\n\r\n");
        return QString::fromUtf8(sent.left(head)).remove(u'\r') + u"\n\n"_s
            + indentJson(QString::fromUtf8(sent.mid(head + 4)));
    }
    default:
        return indentJson(QString::fromUtf8(exchange.record.response.body()));
    }
}

void CompareView::render()
{
    if (!m_left || !m_right)
        return;
    m_rows = diffLines(textOf(*m_left).split(u'\n'), textOf(*m_right).split(u'\n'));
    const auto different = std::count_if(
        m_rows.begin(), m_rows.end(), [](const DiffRow &row) { return row.kind != DiffRow::Same; });
    m_summary->setText(different == 0 ? tr("No difference")
            : different == 1          ? tr("1 line differs")
                                      : tr("%1 lines differ").arg(different));
    renderRows();
}

void CompareView::renderRows()
{
    const Theme &theme = themeOf(this);
    m_text->clear();
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(1);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints(
        {QTextLength(QTextLength::PercentageLength, 50), QTextLength(QTextLength::PercentageLength, 50)});
    const int count = int(qMin<qsizetype>(m_rows.size(), kMostRows));
    QTextCursor cursor(m_text->document());
    cursor.beginEditBlock();
    QTextTable *table = count > 0 ? cursor.insertTable(count, 2, format) : nullptr;
    for (int i = 0; i < count; ++i) {
        const DiffRow &row = m_rows[i];
        // A sign beside the colour: both say the same.
        const QString left = row.kind == DiffRow::Changed ? u"~ "_s
            : row.kind == DiffRow::Removed                ? u"− "_s
                                                          : u"  "_s;
        const QString right = row.kind == DiffRow::Changed ? u"~ "_s
            : row.kind == DiffRow::Added                   ? u"+ "_s
                                                           : u"  "_s;
        const auto fill = [&](int side, const QString &text, Tone tone, bool isThere) {
            QTextTableCell cell = table->cellAt(i, side);
            if (isThere && row.kind != DiffRow::Same) {
                QTextCharFormat ground;
                ground.setBackground(theme.ground(tone));
                cell.setFormat(ground);
            }
            cell.firstCursorPosition().insertText(text);
        };
        const bool isChange = row.kind == DiffRow::Changed;
        fill(0, left + row.left, isChange ? Tone::Warning : Tone::Danger, row.kind != DiffRow::Added);
        fill(1, right + row.right, isChange ? Tone::Warning : Tone::Success, row.kind != DiffRow::Removed);
    }
    if (m_rows.size() > count) {
        cursor.movePosition(QTextCursor::End);
        cursor.insertText(tr("The other %1 lines are not shown.").arg(m_rows.size() - count));
    }
    cursor.endEditBlock();
    m_text->moveCursor(QTextCursor::Start);
}

void CompareView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_left && m_right)
        renderRows(); // grounds are in the document
}

void CompareView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace answerdesk::console
