// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/inspection/inspection_dialog.h"
#include "console/app/page/fault_of.h"
#include "console/pages/faqs/inspection/inspection_view.h"
#include "console/widgets/basics/busy_bar.h"
#include "console/widgets/basics/proposals.h"
#include "console/widgets/json/json_view.h"
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kResultHeight = 360; // the dialog fits into a window of 800
constexpr int kLocaleWidth = 104;
} // namespace

InspectionDialog::InspectionDialog(
    client::ApiClient *client, const QString &companyKey, const Start &start, QWidget *parent)
    : TaskDialog(tr("Inspect an address"), WithKey, parent)
    , m_client(client)
    , m_company(companyKey)
    , m_reason(start.reasonAgainstGenerating)
    , m_address(new QLineEdit(start.address))
    , m_locale(new QComboBox)
    , m_progress(new QWidget)
    , m_view(new InspectionView)
    , m_copy(button(tr("Copy as JSON"), u"copy"_s, Kind::Ghost))
    , m_close(button(tr("Close")))
    , m_correct(button(tr("This is a product…")))
    , m_generate(button(tr("Generate FAQs")))
    , m_stop(button(tr("Cancel")))
    , m_inspect(button(tr("Inspect"), {}, Kind::Primary))
{
    setOnServer();
    build(start);
    connect(m_address, &QLineEdit::textChanged, this, &InspectionDialog::addressTyped);
    connect(m_copy, &QPushButton::clicked, this, &InspectionDialog::copy);
    connect(m_close, &QPushButton::clicked, this, &InspectionDialog::reject);
    connect(m_correct, &QPushButton::clicked, this, [this] {
        const QString address = m_told->url;
        accept();
        emit correctionWanted(address);
    });
    connect(m_generate, &QPushButton::clicked, this, &InspectionDialog::generate);
    connect(m_stop, &QPushButton::clicked, this, &InspectionDialog::stop);
    connect(m_inspect, &QPushButton::clicked, this, &InspectionDialog::inspect);
    applyState();
    m_address->setFocus();
    m_address->selectAll();
}

InspectionDialog::~InspectionDialog() { m_call.cancel(); }

void InspectionDialog::build(const Start &start)
{
    m_address->setObjectName(u"inspectionAddress"_s);
    m_locale->setObjectName(u"inspectionLocale"_s);
    m_copy->setObjectName(u"inspectionCopy"_s);
    m_correct->setObjectName(u"inspectionCorrect"_s);
    m_generate->setObjectName(u"inspectionGenerate"_s);
    m_stop->setObjectName(u"inspectionStop"_s);
    m_inspect->setObjectName(u"inspectionStart"_s);
    addText(tr("The page is fetched and read as for a shopper. Nothing is stored."));
    m_address->setPlaceholderText(u"https://shop.example/products/alta-2"_s);
    m_address->setClearButtonEnabled(true);
    proposeFrom(m_address, &m_pages, tr("Pages of this shop"));
    m_pages.setSession(m_client, m_company);
    m_locale->addItems(start.locales);
    m_locale->setCurrentIndex(qMax(0, int(start.locales.indexOf(start.locale))));
    m_locale->setFixedWidth(kLocaleWidth * themeOf(this).textPercent() / 100);
    m_addressField = new FormField(tr("Address"), m_address);
    m_localeField = new FormField(tr("Locale"), m_locale);
    m_localeField->setVisible(!start.locales.isEmpty());
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_addressField, 1);
    line->addWidget(m_localeField, 0, Qt::AlignTop);
    content()->addLayout(line);
    m_progress->setObjectName(u"inspectionProgress"_s);
    auto *progress = column(m_progress, 0, 8);
    progress->addWidget(label(tr("Fetching and reading the page…"), Type::Small, QPalette::PlaceholderText));
    progress->addWidget(new BusyBar(tr("The page is being read")));
    content()->addWidget(m_progress);
    m_view->setFixedHeight(kResultHeight);
    content()->addWidget(m_view);
    setButtons({m_close, m_correct, m_generate, m_stop, m_inspect}, m_copy);
}

void InspectionDialog::applyState()
{
    const bool isRunning = m_call.isRunning();
    m_addressField->setEnabled(!isRunning && !m_isGenerating);
    m_localeField->setEnabled(!isRunning && !m_isGenerating);
    m_progress->setVisible(isRunning);
    m_view->setVisible(m_told.has_value() && !isRunning);
    m_copy->setVisible(m_view->isVisibleTo(this));
    m_stop->setVisible(isRunning);
    m_inspect->setVisible(!isRunning);
    m_inspect->setEnabled(!m_isGenerating);
    m_close->setVisible(!isRunning);
    m_correct->setVisible(
        m_view->isVisibleTo(this) && m_told->page.reason == api::FaqReason::NotAProductPage);
    m_correct->setEnabled(m_reason.isEmpty());
    m_correct->setToolTip(m_reason.isEmpty() ? tr("Add a rule for this page and similar ones") : m_reason);
    m_generate->setVisible(m_view->isVisibleTo(this) && !m_told->faqs.empty());
    m_generate->setEnabled(m_reason.isEmpty() && !m_isGenerating);
    m_generate->setToolTip(m_reason);
}

void InspectionDialog::inspect()
{
    setFault({});
    m_addressField->setError({});
    m_localeField->setError({});
    QString typed = m_address->text().trimmed();
    if (typed.isEmpty())
        return m_addressField->setError(tr("Enter the address of a page."), true);
    if (!typed.contains(u"://"_s))
        typed.prepend(u"https://"_s);
    const auto page = PageUrl::parse(typed);
    if (!page) {
        return m_addressField->setError(
            tr("“%1” is not an address. Enter one like https://shop.example/products/alta-2.").arg(typed),
            true);
    }
    if (!m_client)
        return;
    api::InspectPageRequest request;
    request.url = schema::PageAddress{*page, typed};
    if (!m_locale->currentText().isEmpty())
        request.locale = schema::LocaleTag{m_locale->currentText()};
    m_told.reset();
    m_copy->setText(tr("Copy as JSON"));
    m_call = m_client->inspectPage(
        m_company, request, this, [this](const client::ApiResult<api::PageInspection> &told) { take(told); });
    applyState();
    m_stop->setFocus(Qt::OtherFocusReason);
}

void InspectionDialog::setClient(client::ApiClient *client)
{
    m_isGenerating = false;
    stop();
    m_client = client;
}

void InspectionDialog::stop()
{
    m_call.cancel();
    m_call = {};
    applyState();
    m_address->setFocus(Qt::OtherFocusReason);
}

void InspectionDialog::reject()
{
    if (m_call.isRunning())
        stop();
    else
        TaskDialog::reject();
}

void InspectionDialog::take(const client::ApiResult<api::PageInspection> &told)
{
    m_call = {};
    if (told) {
        m_told = *told;
        m_view->show(*told);
        applyState();
        return m_view->setFocus(Qt::OtherFocusReason);
    }
    applyState();
    const Fault fault = faultOf(tr("The page was not inspected."), told.error());
    const auto &fields = told.error().error.invalidFields;
    const QString field = fields.empty() ? QString() : fields.front().first;
    const QString why = fault.technical.isEmpty() ? fault.why : fault.technical;
    if (field == u"url")
        m_addressField->setFault(fault, why, true);
    else if (field == u"locale")
        m_localeField->setFault(fault, why, true);
    else
        setFault(fault);
}

void InspectionDialog::generate()
{
    if (!m_told)
        return;
    setFault({});
    api::PregenerationRequest request;
    request.urls = std::vector<QString>{m_told->url};
    request.locales = std::vector<schema::LocaleTag>{{m_told->locale}};
    m_isGenerating = true;
    applyState();
    emit generateWanted(request);
}

void InspectionDialog::showRefusal(const Fault &fault)
{
    m_isGenerating = false;
    applyState();
    setFault(fault);
}

void InspectionDialog::copy()
{
    if (!m_told)
        return;
    QGuiApplication::clipboard()->setText(indentJson(QString::fromUtf8(schema::toJson(*m_told))));
    m_copy->setText(tr("Copied"));
}

} // namespace answerdesk::console
