// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_dialog.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/in_background.h"
#include "console/pages/faqs/feeds/feed_preview_view.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "console/widgets/basics/code_picker.h"
#include "console/widgets/basics/proposals.h"
#include "console/widgets/feedback/page_header.h"
#include "console/words/server_words.h"
#include <QtCore/QFileInfo>
#include <QtCore/QMimeData>
#include <QtGui/QDropEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr qint64 kPreviewBytes = 512 * 1024;
constexpr int kLongestName = 200, kTypingMs = 400, kUsualMinutes = 60;
constexpr int kChoiceWidth = 184, kShortField = 112, kMiddleField = 248;

/// The beginning of a file in Base64, or why it cannot be read.
struct Beginning {
    QByteArray content;
    QString fault;
};

Beginning beginningOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{}, file.errorString()};
    return {file.read(kPreviewBytes).toBase64(), {}};
}

/// Whether an entry of the allowed hosts permits the address; the server decides.
bool isAllowed(const PageUrl &url, const QStringList &hosts)
{
    return std::any_of(hosts.begin(), hosts.end(), [&](const QString &entry) {
        const QString host = entry.section(u':', 0, 0);
        const QString port = entry.section(u':', 1);
        if (port.isEmpty() ? url.port != 80 && url.port != 443 : port != QString::number(url.port))
            return false;
        return host.startsWith(u"*.") ? url.host.endsWith(QStringView(host).mid(1)) : host == url.host;
    });
}

/// A field as wide as its content wants, whatever the text size is.
FormField *fixed(FormField *field, int width)
{
    field->setFixedWidth(width * themeOf(field).textPercent() / 100);
    return field;
}

} // namespace

FeedDialog::FeedDialog(
    client::ApiClient *client, const Company &company, const std::optional<api::Feed> &feed, QWidget *parent)
    : TaskDialog(feed ? tr("Edit feed") : tr("Add a product feed"), WithTable, parent)
    , m_client(client)
    , m_company(company)
    , m_feed(feed)
    , m_name(new QLineEdit)
    , m_choice(new SegmentedControl(tr("Comes from"), {tr("Address"), tr("File")}))
    , m_address(new QLineEdit)
    , m_show(button(tr("Show preview"), u"eye"_s))
    , m_chooseFile(button(tr("Choose file…")))
    , m_fileName(new ElidedLabel({}, Type::Body, Ink::Text2, Qt::ElideMiddle))
    , m_interval(new QComboBox)
    , m_format(new QComboBox)
    , m_currency(new QLineEdit(company.currency))
    , m_shop(new QLineEdit)
    , m_preview(new FeedPreviewView)
    , m_submit(button(feed ? tr("Save") : tr("Add feed"), {}, Kind::Primary))
{
    setOnServer();
    setAcceptDrops(true);
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kTypingMs);
    connect(&m_soon, &QTimer::timeout, this, &FeedDialog::startPreview);
    connect(m_format, &QComboBox::activated, this, &FeedDialog::previewSoon);
    for (const QLineEdit *field : {m_currency, m_shop})
        connect(field, &QLineEdit::textEdited, this, &FeedDialog::previewSoon);
    connect(m_preview, &FeedPreviewView::columnsChanged, this, &FeedDialog::startPreview);
    if (m_feed)
        show(*m_feed);
    showChoice();
    m_name->setFocus();
}

FeedDialog::~FeedDialog() { m_call.cancel(); }

void FeedDialog::build()
{
    m_name->setObjectName(u"feedName"_s);
    m_name->setMaxLength(kLongestName);
    m_interval->setObjectName(u"feedInterval"_s);
    m_submit->setObjectName(u"feedSubmit"_s);
    for (const int minutes : {15, kUsualMinutes, 360, 1440, 0})
        m_interval->addItem(intervalText(minutes), minutes);
    m_interval->setCurrentIndex(m_interval->findData(kUsualMinutes));
    m_nameField = new FormField(tr("Name"), m_name, tr("Answers name it as their source."));
    m_intervalField
        = fixed(new FormField(tr("Fetch"), m_interval, tr("How often the feed is fetched.")), kMiddleField);
    auto *line = new QHBoxLayout;
    line->setSpacing(16);
    line->addWidget(m_nameField, 1);
    line->addWidget(m_intervalField);
    content()->addLayout(line);
    content()->addWidget(buildPlace());
    content()->addWidget(buildReading());
    content()->addWidget(m_preview);
    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_submit});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_submit, &QPushButton::clicked, this, &FeedDialog::submit);
}

QWidget *FeedDialog::buildPlace()
{
    m_choice->setObjectName(u"feedChoice"_s);
    m_address->setObjectName(u"feedAddress"_s);
    m_show->setObjectName(u"feedShowPreview"_s);
    m_chooseFile->setObjectName(u"feedChooseFile"_s);
    m_address->setPlaceholderText(u"https://shop.example/feeds/products.xml"_s);
    QStringList proposals;
    for (const QString &host : std::as_const(m_company.allowedHosts)) {
        if (!host.startsWith(u'*'))
            proposals << u"https://%1/"_s.arg(host);
    }
    m_hosts.setStringList(proposals);
    proposeFrom(m_address, &m_hosts, tr("Allowed hosts"));
    m_addressField = new FormField(tr("Address"), m_address, tr("On one of the company’s allowed hosts."));
    auto *file = new QWidget;
    auto *fileLine = row(file, 0, 12);
    fileLine->addWidget(m_chooseFile);
    fileLine->addWidget(m_fileName, 1);
    m_fileField = new FormField(tr("File"), file, tr("XML, CSV, TSV or JSON. You can also drop it here."));
    m_chooseFile->setAccessibleName(tr("Choose the file of the feed"));
    auto *choice = fixed(new FormField(tr("Comes from"), m_choice), kChoiceWidth);
    choice->setVisible(!m_feed);
    auto *place = new QWidget;
    auto *line = row(place, 0, 16);
    line->addWidget(choice, 0, Qt::AlignTop);
    line->addWidget(m_addressField, 1);
    line->addWidget(m_fileField, 1);
    auto *show = new QVBoxLayout; // beside the field, below its label
    show->setSpacing(4);
    show->addWidget(label(u" "_s, Type::Label));
    show->addWidget(m_show);
    show->addStretch();
    line->addLayout(show);
    connect(m_choice, &SegmentedControl::currentChanged, this, &FeedDialog::showChoice);
    connect(m_show, &QPushButton::clicked, this, [this] {
        if (typedAddress(true))
            startPreview();
    });
    connect(m_address, &QLineEdit::editingFinished, this, &FeedDialog::checkHost);
    connect(m_address, &QLineEdit::textEdited, this, [this] { m_preview->forgetColumns(); });
    connect(m_chooseFile, &QPushButton::clicked, this, &FeedDialog::openFileDialog);
    return place;
}

QWidget *FeedDialog::buildReading()
{
    m_format->setObjectName(u"feedFormat"_s);
    m_currency->setObjectName(u"feedCurrency"_s);
    m_shop->setObjectName(u"feedShop"_s);
    // What was chosen once cannot be taken back, only changed.
    if (!m_feed || !m_feed->format)
        m_format->addItem(tr("Detected automatically"));
    for (const auto &[format, name] : schema::EnumNames<api::FeedFormat>::kNames)
        m_format->addItem(formatText(format), int(format));
    m_currency->setMaxLength(3);
    pickCode(m_currency, CodeKind::Currency);
    m_shop->setPlaceholderText(u"https://shop.example"_s);
    m_currencyField
        = fixed(new FormField(tr("Currency"), m_currency, tr("For prices without a currency.")), kShortField);
    m_shopField = new FormField(
        tr("Shop address (optional)"), m_shop, tr("Completes relative addresses; Shopify feeds need it."));
    auto *reading = new QWidget;
    auto *line = row(reading, 0, 16);
    line->addWidget(
        fixed(new FormField(tr("Format"), m_format, tr("Usually detected from the content.")), kMiddleField));
    line->addWidget(m_currencyField);
    line->addWidget(m_shopField, 1);
    return reading;
}

void FeedDialog::show(const api::Feed &feed)
{
    m_name->setText(feed.name);
    m_choice->setCurrent(isUploaded(feed) ? File : Address);
    m_address->setText(feed.url.value_or(QString()));
    if (feed.intervalMinutes && m_interval->findData(*feed.intervalMinutes) < 0)
        m_interval->addItem(intervalText(feed.intervalMinutes), *feed.intervalMinutes);
    if (feed.intervalMinutes)
        m_interval->setCurrentIndex(m_interval->findData(*feed.intervalMinutes));
    if (feed.format)
        m_format->setCurrentIndex(m_format->findData(int(*feed.format)));
    m_currency->setText(feed.currency ? feed.currency->code : QString());
    m_shop->setText(feed.baseUrl ? feed.baseUrl->sent : QString());
    m_preview->forgetColumns(feed.columns);
}

void FeedDialog::setChoice(Choice choice)
{
    m_choice->setCurrent(choice);
    showChoice();
}

void FeedDialog::showChoice()
{
    const bool isFile = m_choice->current() == File;
    m_addressField->setVisible(!isFile);
    m_show->setVisible(!isFile);
    m_fileField->setVisible(isFile);
    m_intervalField->setVisible(!isFile);
    m_call.cancel();
    m_wasShown = false;
    setFault({});
    if (isFile && !m_content.isEmpty())
        return startPreview();
    m_preview->showHint(isFile ? (m_feed ? tr("Choose a file to see how it is read. It is not uploaded.")
                                         : tr("Choose a file to see its first products."))
                               : tr("“Show preview” reads the first products at this address."));
}

void FeedDialog::openFileDialog()
{
    auto *dialog = new QFileDialog(this, tr("Choose the file of the feed"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Product feeds (*.xml *.csv *.tsv *.txt *.json *.jsonl *.gz)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &FeedDialog::chooseFile);
    dialog->open();
}

void FeedDialog::chooseFile(const QString &path)
{
    m_file = path;
    m_fileName->setText(QFileInfo(path).fileName());
    m_fileField->setError({});
    m_preview->forgetColumns(m_feed ? m_feed->columns : std::nullopt);
    if (m_name->text().trimmed().isEmpty())
        m_name->setText(QFileInfo(path).completeBaseName().left(kLongestName));
    m_preview->setBusy(true);
    inBackground(
        this, [path] { return beginningOf(path); },
        [this, path](const Beginning &file) {
            if (path != m_file)
                return;
            m_content = file.content;
            if (file.fault.isEmpty() && !file.content.isEmpty())
                return startPreview();
            m_preview->showHint(tr("There is no preview of this file."));
            m_fileField->setError(file.fault.isEmpty() ? tr("The file is empty.")
                                                       : tr("The file cannot be read: %1").arg(file.fault));
        });
}

std::optional<schema::PageAddress> FeedDialog::typedAddress(bool focus)
{
    QString typed = m_address->text().trimmed();
    if (typed.isEmpty()) {
        m_addressField->setError(tr("Enter the address of the feed."), focus);
        return {};
    }
    if (!typed.contains(u"://"_s))
        typed.prepend(u"https://"_s);
    const auto page = PageUrl::parse(typed);
    if (page)
        return schema::PageAddress{*page, typed};
    m_addressField->setError(
        tr("“%1” is not an address. Enter one like https://shop.example/feeds/products.xml.").arg(typed),
        focus);
    return {};
}

void FeedDialog::checkHost()
{
    if (m_address->text().trimmed().isEmpty())
        return;
    const auto address = typedAddress(false);
    if (!address)
        return;
    if (isAllowed(address->page, m_company.allowedHosts) || m_company.allowedHosts.isEmpty())
        m_addressField->setError({});
    else
        m_addressField->setError(serverwords::translated(
            u"%1 is not one of the company's allowed hosts."_s.arg(address->page.host)));
}

bool FeedDialog::readFields(api::FeedReading &reading)
{
    if (const QVariant format = m_format->currentData(); format.isValid())
        reading.format = api::FeedFormat(format.toInt());
    if (const QString code = m_currency->text().trimmed().toUpper(); !code.isEmpty()) {
        if (!schema::isCurrency(code)) {
            m_currencyField->setError(tr("Use a code like EUR."), true);
            return false;
        }
        reading.currency = schema::CurrencyCode{code};
    }
    if (QString typed = m_shop->text().trimmed(); !typed.isEmpty()) {
        if (!typed.contains(u"://"_s))
            typed.prepend(u"https://"_s);
        const auto page = PageUrl::parse(typed);
        if (!page) {
            m_shopField->setError(
                tr("“%1” is not an address. Enter one like https://shop.example.").arg(typed), true);
            return false;
        }
        reading.baseUrl = schema::PageAddress{*page, typed};
    }
    reading.columns = m_preview->columns();
    return true;
}

void FeedDialog::previewSoon()
{
    if (m_wasShown)
        m_soon.start();
}

void FeedDialog::startPreview()
{
    m_soon.stop();
    m_call.cancel();
    api::FeedPreviewRequest request;
    if (!m_client || !readFields(request))
        return;
    if (m_choice->current() == File) {
        if (m_content.isEmpty())
            return;
        request.content = QString::fromLatin1(m_content);
    } else {
        request.url = typedAddress(false);
        if (!request.url)
            return;
    }
    m_preview->setBusy(true);
    m_call = m_client->call<api::FeedPreview>(api::Endpoint::PreviewFeed,
        {.segments = {m_company.key}, .body = schema::toJson(request), .timeoutMs = 60'000}, this,
        [this](const client::ApiResult<api::FeedPreview> &preview) {
            m_call = {};
            m_wasShown = true;
            if (preview)
                return m_preview->showPreview(*preview);
            const Fault fault = faultOf(tr("There is no preview."), preview.error());
            m_preview->showFault(fault);
            tellAtField(fault, preview.error().error);
        });
}

void FeedDialog::submit()
{
    setFault({});
    const QString name = m_name->text().trimmed();
    if (name.isEmpty())
        return m_nameField->setError(tr("Enter a name for the feed."), true);
    api::FeedRequest request;
    if (!readFields(request))
        return;
    request.name = name;
    const bool isFile = m_choice->current() == File;
    if (!isFile) {
        request.url = typedAddress(true);
        if (!request.url)
            return;
        request.intervalMinutes = m_interval->currentData().toInt();
    } else if (m_file.isEmpty() && !m_feed) {
        m_fileField->setError(tr("Choose a file."));
        return m_chooseFile->setFocus(Qt::OtherFocusReason);
    }
    setBusy(true);
    if (!m_feed)
        return emit addWanted(request, isFile ? m_file : QString());
    api::FeedChange change;
    static_cast<api::FeedReading &>(change) = request;
    change.name = request.name;
    change.url = request.url;
    change.intervalMinutes = request.intervalMinutes;
    emit changeWanted(change);
}

void FeedDialog::showRefusal(const Fault &fault, const Error &error)
{
    setBusy(false);
    if (!tellAtField(fault, error))
        setFault(fault);
}

bool FeedDialog::tellAtField(const Fault &fault, const Error &error)
{
    const QString field = error.invalidFields.empty() ? QString() : error.invalidFields.front().first;
    const QString why = fault.technical.isEmpty() ? fault.why : fault.technical;
    const std::pair<QLatin1String, FormField *> places[] = {{QLatin1String("name"), m_nameField},
        {QLatin1String("url"), m_addressField}, {QLatin1String("interval_minutes"), m_intervalField},
        {QLatin1String("currency"), m_currencyField}, {QLatin1String("base_url"), m_shopField}};
    for (const auto &[name, place] : places) {
        if (field != name || !place->isVisibleTo(this))
            continue;
        place->setFault(fault, why, true);
        return true;
    }
    return false;
}

void FeedDialog::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile() || (m_feed && !isUploaded(*m_feed)))
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void FeedDialog::dropEvent(QDropEvent *event)
{
    event->setDropAction(Qt::CopyAction);
    event->accept();
    setChoice(File);
    chooseFile(event->mimeData()->urls().first().toLocalFile());
}

} // namespace answerdesk::console
