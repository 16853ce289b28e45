// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/exchange_inspector.h"
#include "console/pages/bench/source_list.h"
#include "console/pages/bench/timing_bar.h"
#include "console/widgets/builders.h"
#include "console/widgets/card.h"
#include "console/widgets/json_view.h"
#include "shared/client/curl_format.h"
#include <QtCore/QLocale>
#include <QtCore/QMimeData>
#include <QtCore/QTimer>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kCopiedMs = 2'000;

Tone toneOf(int status) { return status < 300 ? Tone::Success : status < 500 ? Tone::Warning : Tone::Danger; }

QString statusText(const client::HttpResponse &response)
{
    const QString reason = QString::fromLatin1(response.reason());
    return reason.isEmpty() ? QString::number(response.status())
                            : u"%1 %2"_s.arg(response.status()).arg(reason);
}

} // namespace

ExchangeInspector::ExchangeInspector(QWidget *parent)
    : QWidget(parent)
    , m_method(new Badge({}, Tone::Info, false))
    , m_path(new ElidedLabel({}, Type::Code))
    , m_status(new Badge)
    , m_facts(new ElidedLabel({}, Type::Small, Ink::Text2))
    , m_timing(new TimingBar)
    , m_repeat(button({}, u"refresh"_s, Kind::Ghost, tr("Send again")))
    , m_copy(button(tr("Copy as curl"), u"copy"_s))
    , m_tabs(new QTabBar)
    , m_views(new QStackedWidget)
    , m_response(new JsonView)
    , m_headers(codeBox(tr("Response headers")))
    , m_sent(codeBox(tr("Request as sent")))
    , m_sources(new SourceList)
{
    setOnSurface(this);
    setMinimumWidth(380); // the four tabs in a row
    m_repeat->setObjectName(u"benchRepeat"_s);
    m_copy->setObjectName(u"benchCopyCurl"_s);
    m_tabs->setObjectName(u"benchTabs"_s);
    m_copy->setToolTip(tr("With the test key, which ends within a day (Ctrl+Shift+C)"));
    auto *box = column(this);
    auto *head = new QWidget;
    auto *rows = column(head, 0, 8);
    rows->setContentsMargins(16, 12, 16, 8);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_method);
    line->addWidget(m_path, 1);
    line->addWidget(m_repeat);
    line->addWidget(m_copy);
    rows->addLayout(line);
    auto *result = new QHBoxLayout;
    result->setSpacing(12);
    result->addWidget(m_status);
    result->addWidget(m_facts, 1);
    rows->addLayout(result);
    rows->addWidget(m_timing);
    box->addWidget(head);

    for (const QString &name : {tr("Response"), tr("Headers"), tr("Request"), tr("Sources")})
        m_tabs->addTab(name);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setAccessibleName(tr("Parts of the exchange"));
    auto *tabs = new QHBoxLayout;
    tabs->setContentsMargins(8, 0, 8, 0);
    tabs->addWidget(m_tabs);
    tabs->addStretch();
    box->addLayout(tabs);
    box->addWidget(hairline());
    for (QWidget *view : {static_cast<QWidget *>(m_response), static_cast<QWidget *>(m_headers),
             static_cast<QWidget *>(m_sent), static_cast<QWidget *>(m_sources)})
        m_views->addWidget(view);
    box->addWidget(m_views, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_views, &QStackedWidget::setCurrentIndex);
    connect(m_repeat, &QPushButton::clicked, this, &ExchangeInspector::repeatRequested);
    connect(m_copy, &QPushButton::clicked, this, &ExchangeInspector::copyAsCurl);
    connect(m_sources, &SourceList::retryRequested, this, &ExchangeInspector::sourcesWanted);
    clear();
}

QPlainTextEdit *ExchangeInspector::codeBox(const QString &name)
{
    auto *box = new QPlainTextEdit;
    box->setReadOnly(true);
    box->setTabChangesFocus(true);
    box->setFrameShape(QFrame::NoFrame);
    box->setAccessibleName(name);
    box->setLayoutDirection(Qt::LeftToRight);
    box->document()->setDocumentMargin(12);
    box->viewport()->setBackgroundRole(QPalette::AlternateBase); // the same ground as the response
    setType(box, Type::Code);
    return box;
}

void ExchangeInspector::clear() { setExchange({}); }

void ExchangeInspector::setTab(Tab tab) { m_tabs->setCurrentIndex(tab); }

void ExchangeInspector::setCanRepeat(bool can, const QString &reason)
{
    m_repeat->setEnabled(can && m_request.has_value());
    m_repeat->setToolTip(reason.isEmpty() ? tr("Send again") : reason);
}

void ExchangeInspector::setExchange(const BenchExchange &exchange)
{
    const client::RawRecord &record = exchange.record;
    const bool wasSent = !record.sent.isEmpty();
    m_request = wasSent ? std::optional(record.request) : std::nullopt;
    m_method->set(wasSent ? QString::fromLatin1(record.request.method) : u"POST"_s, Tone::Info);
    m_path->setText(wasSent ? record.request.url.path() : u"/api/v1/send_message"_s);
    m_copy->setEnabled(wasSent);
    m_repeat->setEnabled(wasSent);
    m_timing->setTimings(record.timings);
    m_response->setBody(record.response.body());
    QStringList headers;
    if (!record.response.head().isEmpty())
        headers << QString::fromLatin1(record.response.head().left(record.response.head().indexOf('\r')));
    for (const auto &[name, value] : record.response.headers())
        headers << QString::fromUtf8(name + ": " + value);
    m_headers->setPlainText(headers.join(u'\n'));
    m_sent->setPlainText(QString::fromUtf8(record.shownRequest()));
    m_sources->show(exchange);
    const int sources = m_sources->passageCount();
    m_tabs->setTabText(Sources, sources > 0 ? tr("Sources (%1)").arg(sources) : tr("Sources"));
    showResult(exchange);
}

void ExchangeInspector::showResult(const BenchExchange &exchange)
{
    const client::RawRecord &record = exchange.record;
    QStringList facts;
    if (record.response.status() > 0)
        m_status->set(statusText(record.response), toneOf(record.response.status()));
    else if (exchange.failure)
        m_status->set(exchange.failure->code, Tone::Danger);
    else if (exchange.question.text.isEmpty())
        m_status->set(tr("Nothing sent"), Tone::Neutral);
    else
        m_status->set(tr("Under way"), Tone::Info);
    if (record.timings.connect >= 0)
        facts << durationText(record.timings.total());
    if (record.response.status() > 0)
        facts << QLocale().formattedDataSize(record.response.body().size(), 1, QLocale::DataSizeSIFormat);
    const QString requestId = exchange.failure ? exchange.failure->requestId : record.requestId();
    if (!requestId.isEmpty())
        facts << requestId;
    if (exchange.failure && record.response.status() == 0)
        facts << exchange.failure->text();
    m_facts->setText(facts.join(u" · "_s));
}

void ExchangeInspector::copyAsCurl()
{
    if (!m_request)
        return;
    auto *data = new QMimeData;
    data->setText(client::asCurl(*m_request));
    data->setData(u"x-kde-passwordManagerHint"_s, "secret"); // clipboard histories leave it out
    QGuiApplication::clipboard()->setMimeData(data);
    m_copy->setText(tr("Copied"));
    QTimer::singleShot(kCopiedMs, m_copy, [copy = m_copy] { copy->setText(tr("Copy as curl")); });
}

} // namespace answerdesk::console
