// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/request/header_rows.h"
#include "console/widgets/basics/builders.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

HeaderRows::HeaderRows(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(u"requestHeaders"_s);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Headers of the request"));
    auto *host = new QWidget;
    auto *outer = column(host, 0, 8);
    outer->setContentsMargins(24, 12, 16, 16);
    m_box = new QVBoxLayout;
    m_box->setSpacing(8);
    outer->addLayout(m_box);
    outer->addWidget(new Paragraph(tr("Host, Content-Length and Connection are added unless listed here. "
                                      "Authorization is added as chosen above."),
        QPalette::PlaceholderText, Type::Small));
    outer->addStretch();
    setWidget(host);
    setHeaders({});
}

void HeaderRows::setHeaders(const client::HeaderList &headers)
{
    for (const Row &row : std::as_const(m_rows))
        row.host->deleteLater();
    m_rows.clear();
    for (const auto &[name, value] : headers)
        add(QString::fromUtf8(name), QString::fromUtf8(value));
    add({}, {});
}

void HeaderRows::add(const QString &name, const QString &value)
{
    Row made{new QWidget, new QLineEdit(name), new QLineEdit(value)};
    auto *line = row(made.host, 0, 8);
    made.name->setObjectName(u"headerName"_s);
    made.name->setAccessibleName(tr("Header name"));
    made.name->setPlaceholderText(tr("Another header"));
    made.value->setObjectName(u"headerValue"_s);
    made.value->setAccessibleName(tr("Header value"));
    auto *away = button({}, u"trash"_s, Kind::Ghost, tr("Remove the header"));
    away->setObjectName(u"headerRemove"_s);
    line->addWidget(made.name, 2);
    line->addWidget(made.value, 3);
    line->addWidget(away);
    m_box->addWidget(made.host);
    m_rows << made;
    connect(made.name, &QLineEdit::textChanged, made.host, [this, host = made.host](const QString &text) {
        if (!text.isEmpty() && m_rows.last().host == host)
            add({}, {});
    });
    connect(away, &QPushButton::clicked, this, [this, host = made.host] { remove(host); });
}

void HeaderRows::remove(QWidget *host)
{
    if (m_rows.last().host == host) // stays, empty
        return m_rows.last().value->clear();
    m_rows.removeIf([host](const Row &row) { return row.host == host; });
    host->hide();
    host->deleteLater();
}

client::HeaderList HeaderRows::headers() const
{
    client::HeaderList all;
    for (const Row &row : m_rows) {
        if (!row.name->text().trimmed().isEmpty())
            all.emplaceBack(row.name->text().trimmed().toUtf8(), row.value->text().toUtf8());
    }
    return all;
}

} // namespace answerdesk::console
