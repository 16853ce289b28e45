// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/pregeneration/pregeneration_dialog.h"
#include "console/app/page/host_offer.h"
#include "console/bench/shop_examples.h"
#include "console/widgets/basics/proposals.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/text_box.h"
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kLines = 8;
constexpr qsizetype kMostAddresses = 10'000;
constexpr qsizetype kLongestAddress = 200; // on average
} // namespace

PregenerationDialog::PregenerationDialog(const QStringList &locales, QWidget *parent)
    : TaskDialog(tr("Generate FAQs before shoppers ask"), Columns, parent)
    , m_choice(new SegmentedControl(tr("Pages"), {tr("From a sitemap"), tr("From a list")}))
    , m_sitemap(new QLineEdit)
    , m_addresses(new TextBox(kLines))
    , m_localesError(new Paragraph({}, QPalette::WindowText, Type::Small))
    , m_start(button(tr("Generate FAQs"), {}, Kind::Primary))
{
    setOnServer();
    m_choice->setObjectName(u"pregenerationChoice"_s);
    m_sitemap->setObjectName(u"pregenerationSitemap"_s);
    m_addresses->setObjectName(u"pregenerationAddresses"_s);
    m_start->setObjectName(u"pregenerationStart"_s);
    addText(tr("Pages are fetched one at a time, after those that shoppers are waiting for. Pages with "
               "current FAQs are skipped."));
    content()->addWidget(m_choice);
    m_sitemap->setPlaceholderText(u"https://shop.example/sitemap.xml"_s);
    proposeFrom(m_sitemap, &m_sitemaps, tr("Sitemaps of this shop"));
    m_sitemapField = addField(tr("Sitemap"), m_sitemap,
        tr("A sitemap, or an index of sitemaps, on one of the company’s allowed hosts."));
    m_hostOffer = new HostOffer;
    content()->addWidget(m_hostOffer);
    connect(m_hostOffer, &HostOffer::allowed, this, &PregenerationDialog::submit);
    m_addressesField = addField(tr("Addresses"), m_addresses, tr("One product page per line, up to 10,000."));
    m_addresses->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_addresses->setMostTaken(kMostAddresses * kLongestAddress);
    auto *chosen = new QWidget;
    auto *box = column(chosen, 0, 8);
    box->addWidget(label(tr("Locales"), Type::Label));
    auto *line = new QHBoxLayout;
    line->setSpacing(16);
    for (const QString &locale : locales) {
        auto *check = new QCheckBox(locale);
        check->setChecked(m_locales.isEmpty());
        check->setAccessibleName(tr("Locale %1").arg(locale));
        m_locales << check;
        line->addWidget(check);
    }
    line->addStretch();
    box->addLayout(line);
    box->addWidget(m_localesError);
    m_localesError->hide();
    chosen->setVisible(locales.size() > 1);
    content()->addWidget(chosen);
    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_start});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &PregenerationDialog::submit);
    connect(m_choice, &SegmentedControl::currentChanged, this, &PregenerationDialog::showChoice);
    showChoice();
}

void PregenerationDialog::setHosts(const QStringList &hosts)
{
    m_sitemaps.setStringList(addressesOn(hosts, u"/sitemap.xml"_s));
}

void PregenerationDialog::showChoice()
{
    const bool isSitemap = m_choice->current() == Sitemap;
    m_sitemapField->setVisible(isSitemap);
    m_addressesField->setVisible(!isSitemap);
    setFault({});
    (isSitemap ? static_cast<QWidget *>(m_sitemap) : m_addresses)->setFocus(Qt::OtherFocusReason);
}

void PregenerationDialog::submit()
{
    setFault({});
    m_localesError->hide();
    m_hostOffer->withdraw();
    api::PregenerationRequest request;
    if (m_choice->current() == Sitemap) {
        QString typed = m_sitemap->text().trimmed();
        if (typed.isEmpty())
            return m_sitemapField->setError(tr("Enter the address of the sitemap."), true);
        if (!typed.contains(u"://"_s))
            typed.prepend(u"https://"_s);
        const auto page = PageUrl::parse(typed);
        if (!page)
            return m_sitemapField->setError(
                tr("“%1” is not an address. Enter one like https://shop.example/sitemap.xml.").arg(typed),
                true);
        request.sitemapUrl = schema::PageAddress{*page, typed};
    } else {
        std::vector<QString> urls;
        const QStringList lines = m_addresses->toPlainText().split(u'\n');
        for (const QString &line : lines) {
            if (const QString url = line.trimmed(); !url.isEmpty())
                urls.push_back(url);
        }
        if (urls.empty())
            return m_addressesField->setError(tr("Enter at least one address."), true);
        if (qsizetype(urls.size()) > kMostAddresses)
            return m_addressesField->setError(tr("You entered %1 addresses; the limit is 10,000.")
                                                  .arg(QLocale().toString(qsizetype(urls.size()))),
                true);
        request.urls = std::move(urls);
    }
    std::vector<schema::LocaleTag> locales;
    for (const QCheckBox *check : std::as_const(m_locales)) {
        if (check->isChecked())
            locales.push_back({check->text()});
    }
    if (locales.empty() && !m_locales.isEmpty()) {
        m_localesError->setPlain(tr("Choose at least one locale."));
        m_localesError->show();
        return m_locales.first()->setFocus(Qt::OtherFocusReason);
    }
    if (!locales.empty())
        request.locales = std::move(locales);
    setBusy(true);
    emit submitted(request);
}

void PregenerationDialog::showRefusal(const Fault &fault, const QString &field)
{
    setBusy(false);
    const QString why = fault.technical.isEmpty() ? fault.why : fault.technical;
    if (field == u"sitemap_url" && m_choice->current() == Sitemap)
        return m_sitemapField->setFault(fault, why, true);
    if (field.startsWith(u"urls") && m_choice->current() == Addresses)
        return m_addressesField->setFault(fault, why, true);
    setFault(fault);
}

} // namespace answerdesk::console
