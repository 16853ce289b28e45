// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/exchange/exchange_inspector.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/in_background.h"
#include "console/export/file_question.h"
#include "console/pages/bench/common/timing_bar.h"
#include "console/pages/bench/exchange/exchange_text.h"
#include "console/pages/bench/exchange/source_list.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/json/json_view.h"
#include "shared/client/curl_format.h"
#include "shared/client/request_formats.h"
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtCore/QMimeData>
#include <QtCore/QSaveFile>
#include <QtCore/QTimer>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kCopiedMs = 2'000;
constexpr qsizetype kMostShown = 1 << 20; // bytes as they are; the response has its own view

constexpr qsizetype kSmall = 256 * 1024; // all tabs of such an exchange are filled at once

struct InspectorTexts {
    Q_DECLARE_TR_FUNCTIONS(InspectorTexts)
};

QString sizeText(qsizetype bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); }

/// Bytes as they are, as far as they can be shown; where they are cut it is said.
void showBytes(QPlainTextEdit *box, const QByteArray &bytes, bool isMasked)
{
    const QByteArray part = bytes.left(kMostShown);
    QString text = QString::fromUtf8(isMasked ? client::withoutSecrets(part) : part);
    bool isBroken = false;
    text = withBrokenLines(text, &isBroken);
    if (isBroken)
        text += u"\n\n"_s + InspectorTexts::tr("Lines longer than 10,000 characters are wrapped.");
    if (bytes.size() > kMostShown)
        text += u"\n\n"_s
            + InspectorTexts::tr("… truncated: the first %1 of %2 are shown.")
                  .arg(sizeText(kMostShown), sizeText(bytes.size()));
    box->setLineWrapMode(text.size() > kSmall ? QPlainTextEdit::NoWrap : QPlainTextEdit::WidgetWidth);
    box->setPlainText(text);
}

} // namespace

ExchangeInspector::ExchangeInspector(QWidget *parent)
    : QWidget(parent)
    , m_nothing(new EmptyState(u"send"_s, tr("Nothing sent yet"),
          tr("The request and its response appear here, with headers, timings and sources.\n"
             "Ctrl+Enter sends · Ctrl+Shift+C copies as curl · Ctrl+S adds to a scenario")))
    , m_parts(new QWidget)
    , m_method(new Badge({}, Tone::Info, false))
    , m_path(new ElidedLabel({}, Type::Code))
    , m_status(new Badge)
    , m_facts(new ElidedLabel({}, Type::Small, Ink::Text2))
    , m_timing(new TimingBar)
    , m_repeat(button({}, u"refresh"_s, Kind::Ghost, tr("Send again")))
    , m_add(button({}, u"plus"_s, Kind::Ghost, tr("Add to scenario (Ctrl+S)")))
    , m_copy(button(tr("Copy as curl"), u"copy"_s))
    , m_copyAs(button({}, {}, Kind::Default, tr("Copy in another language")))
    , m_tabs(new QTabBar)
    , m_views(new QStackedWidget)
    , m_response(new JsonView)
    , m_headers(codeBox(tr("Response headers")))
    , m_sent(codeBox(tr("Request as sent")))
    , m_sources(new SourceList)
    , m_raw(codeBox(tr("Answer as received")))
{
    setOnSurface(this);
    m_repeat->setObjectName(u"benchRepeat"_s);
    m_add->setObjectName(u"benchAdd"_s);
    setCompact(m_add);
    m_copy->setObjectName(u"benchCopyCurl"_s);
    m_copyAs->setObjectName(u"benchCopyAs"_s);
    buildCopyMenu();
    m_tabs->setObjectName(u"benchTabs"_s);
    m_tabs->setUsesScrollButtons(false); // with large text names are cut instead
    auto *both = column(this);
    both->addWidget(m_nothing, 1);
    both->addWidget(m_parts, 1);
    auto *box = column(m_parts);
    auto *head = new QWidget;
    auto *rows = column(head, 0, 8);
    rows->setContentsMargins(16, 12, 16, 8);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_method);
    line->addWidget(m_path, 1);
    line->addWidget(m_repeat);
    auto *copies = new QHBoxLayout;
    copies->setSpacing(4);
    copies->addWidget(m_copy);
    copies->addWidget(m_copyAs);
    line->addLayout(copies);
    rows->addLayout(line);
    auto *result = new QHBoxLayout;
    result->setSpacing(12);
    result->addWidget(m_status);
    result->addWidget(m_facts, 1);
    result->addWidget(m_add);
    rows->addLayout(result);
    rows->addWidget(m_timing);
    box->addWidget(head);

    for (const QString &name : {tr("Response"), tr("Headers"), tr("Request"), tr("Sources"), tr("Raw")})
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
    for (QWidget *view :
        {static_cast<QWidget *>(m_response), static_cast<QWidget *>(m_headers),
            static_cast<QWidget *>(m_sent), static_cast<QWidget *>(m_sources), static_cast<QWidget *>(m_raw)})
        m_views->addWidget(view);
    box->addWidget(m_views, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        fill(tab);
        m_views->setCurrentIndex(tab);
    });
    connect(m_response, &JsonView::saveRequested, this, &ExchangeInspector::save);
    connect(m_repeat, &QPushButton::clicked, this, &ExchangeInspector::repeatRequested);
    connect(m_add, &QPushButton::clicked, this, &ExchangeInspector::addRequested);
    connect(m_copy, &QPushButton::clicked, this, &ExchangeInspector::copyAsCurl);
    connect(m_sources, &SourceList::documentWanted, this, &ExchangeInspector::documentWanted);
    connect(m_sources, &SourceList::retryRequested, this, &ExchangeInspector::sourcesWanted);
    setExchange(nullptr);
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

void ExchangeInspector::setTab(Tab tab) { m_tabs->setCurrentIndex(tab); }

void ExchangeInspector::setCanRepeat(bool can, const QString &reason)
{
    m_repeat->setEnabled(can && m_request.has_value());
    m_repeat->setToolTip(reason.isEmpty() ? tr("Send again") : reason);
}

void ExchangeInspector::setCanAdd(bool can) { m_add->setVisible(can); }

void ExchangeInspector::setExchange(const ExchangePtr &shown)
{
    static const BenchExchange kNone;
    const BenchExchange &exchange = shown ? *shown : kNone;
    m_nothing->setVisible(!shown);
    m_parts->setVisible(shown != nullptr);
    const client::RawRecord &record = exchange.record;
    const bool wasSent = !record.sent.isEmpty();
    m_request.reset();
    if (wasSent)
        m_request
            = client::shareable(record.request, exchange.auth == BenchAuth::TestKey && !exchange.keyIsTyped);
    const client::RawRequest &request = wasSent ? record.request : exchange.request;
    m_method->set(QString::fromLatin1(request.method), Tone::Info);
    m_path->setText(request.url.path());
    m_copy->setEnabled(wasSent);
    m_copy->setToolTip(exchange.keyIsTyped
            ? tr("With a placeholder in place of the key (Ctrl+Shift+C)")
            : tr("With the test key, which expires within a day (Ctrl+Shift+C)"));
    m_copyAs->setEnabled(wasSent);
    m_repeat->setEnabled(wasSent);
    m_add->setEnabled(wasSent && exchange.isOver() && exchange.status() > 0);
    m_timing->setTimings(record.timings);
    m_sources->show(exchange);
    const int sources = m_sources->passageCount();
    m_tabs->setTabText(Sources, sources > 0 ? tr("Sources (%1)").arg(sources) : tr("Sources"));
    m_tabs->setTabVisible(Sources, !shown || exchange.isMessage);
    showResult(exchange);
    m_exchange = shown;
    m_unfilled = {Response, Headers, Request, Raw};
    const bool isSmall = request.body.size() + record.response.body().size() <= kSmall;
    for (const int tab : {Response, Headers, Request, Raw}) {
        if (isSmall || tab == m_tabs->currentIndex())
            fill(tab);
    }
}

void ExchangeInspector::fill(int tab)
{
    if (!m_unfilled.remove(tab))
        return;
    static const client::RawRecord kNone;
    const client::RawRecord &record = m_exchange ? m_exchange->record : kNone;
    const client::HttpResponse &response = record.response;
    if (tab == Response) {
        m_response->setBody(response.body());
    } else if (tab == Headers) {
        QStringList headers;
        if (!response.head().isEmpty())
            headers << QString::fromLatin1(response.head().left(response.head().indexOf('\r')));
        for (const auto &[name, value] : response.headers())
            headers << QString::fromUtf8(name + ": " + value);
        m_headers->setPlainText(headers.join(u'\n'));
    } else if (tab == Request) {
        showBytes(m_sent, record.shownRequest(), true);
    } else if (tab == Raw) {
        showBytes(m_raw, response.head() + response.body(), false);
    }
}

void ExchangeInspector::save()
{
    const QByteArray body = m_response->body();
    askForFile(this, tr("Save response"), u"response.json"_s, {tr("JSON (*.json)"), tr("All files (*)")},
        [this, body](const QString &name) {
            inBackground(
                this,
                [name, body]() -> QString {
                    QSaveFile file(name);
                    const bool isWritten
                        = file.open(QIODevice::WriteOnly) && file.write(body) == body.size() && file.commit();
                    return isWritten ? QString() : file.errorString();
                },
                [this, name](const QString &why) {
                    if (why.isEmpty())
                        return emit toastWanted({tr("Response saved: %1").arg(QFileInfo(name).fileName())});
                    Fault fault;
                    fault.what = tr("The response was not saved.");
                    fault.why = why;
                    emit toastWanted(ToastText::of(fault));
                });
        });
}

void ExchangeInspector::showResult(const BenchExchange &exchange)
{
    const client::RawRecord &record = exchange.record;
    QStringList facts;
    m_status->set(exchangetext::status(exchange), exchangetext::toneOf(exchange));
    if (record.timings.connect >= 0)
        facts << durationText(record.timings.total());
    if (exchange.status() > 0)
        facts << QLocale().formattedDataSize(record.response.body().size(), 1, QLocale::DataSizeSIFormat);
    const QString requestId = exchange.failure ? exchange.failure->requestId : record.requestId();
    if (!requestId.isEmpty())
        facts << requestId;
    if (exchange.failure && exchange.status() == 0)
        facts << whyOf(*exchange.failure);
    m_facts->setText(facts.join(u" · "_s));
}

void ExchangeInspector::buildCopyMenu()
{
    auto *menu = new QMenu(this);
    const std::pair<QString, Format> formats[]
        = {{tr("curl"), Format::Curl}, {tr("Python (requests)"), Format::Python},
            {tr("JavaScript (fetch)"), Format::JavaScript}, {tr("C++ (Qt)"), Format::QtCpp}};
    for (const auto &[name, format] : formats) {
        QAction *action = menu->addAction(name);
        connect(action, &QAction::triggered, this, [this, format = format] { copy(format); });
    }
    m_copyAs->setMenu(menu);
}

void ExchangeInspector::copy(Format format)
{
    if (!m_request)
        return;
    const QString code = format == Format::Curl ? client::asCurl(*m_request)
        : format == Format::Python              ? client::asPython(*m_request)
        : format == Format::JavaScript          ? client::asJavaScript(*m_request)
                                                : client::asQtCpp(*m_request);
    auto *data = new QMimeData;
    data->setText(code);
    data->setData(u"x-kde-passwordManagerHint"_s, "secret"); // clipboard histories leave it out
    QGuiApplication::clipboard()->setMimeData(data);
    m_copy->setText(tr("Copied"));
    QTimer::singleShot(kCopiedMs, m_copy, [copy = m_copy] { copy->setText(tr("Copy as curl")); });
}

} // namespace answerdesk::console
