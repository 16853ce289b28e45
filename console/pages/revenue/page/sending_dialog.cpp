// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/page/sending_dialog.h"
#include "console/widgets/cards/card.h"
#include "shared/api/commerce.h"
#include "shared/api/endpoints.h"
#include "shared/client/curl_format.h"
#include "shared/schema/pretty_json.h"
#include <QtCore/QUrl>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

QByteArray sampleOrder(const QString &companyKey)
{
    api::CheckoutEventRequest order;
    order.companyKey.key = companyKey;
    order.userFingerprint.uuid = u"3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10"_s;
    order.userFaqFingerprint.uuid = u"9b7d1f60-52c4-4b1e-8a3d-0c5e7f9a1b22"_s;
    order.value = Decimal::fromMicros(368'950'000);
    order.currency.code = u"EUR"_s;
    order.orderIdCamel = u"NF-100042"_s;
    order.lineItems = {{u"NF-ALTA-2"_s, u"Alta 2 tent"_s, Decimal::fromMicros(Decimal::kMicros),
        Decimal::fromMicros(349'000'000), {u"EUR"_s}}};
    return json::toPrettyJson(json::parse(schema::toJson(order)).value_or(json::Value())).trimmed();
}

} // namespace

SendingDialog::SendingDialog(const QUrl &appUrl, const QString &companyKey, QWidget *parent)
    : TaskDialog(tr("How orders become revenue"), WithKey, parent)
{
    const api::EndpointInfo &endpoint = api::endpointInfo(api::Endpoint::CheckoutEvents);
    client::RawRequest request;
    request.method = endpoint.method;
    request.url = appUrl;
    request.url.setPath(QString::fromLatin1(endpoint.path));
    request.headers = {{"Content-Type", "application/json"}};
    request.body = sampleOrder(companyKey);
    const QString curl = client::asCurl(request);
    addText(tr("Your shop sends an event like this after each order. It counts if the chat or the FAQs were "
               "used earlier with one of the two fingerprints: send the same fingerprints in user_metadata "
               "of each message. Send cart events to %1.")
                .arg(QString::fromLatin1(api::endpointInfo(api::Endpoint::CartEvents).path)));
    auto *card = new Card;
    card->setInks(Ink::Sunken, Ink::Border);
    auto *text = selectable(label(curl, Type::Code));
    text->setObjectName(u"sendingCurl"_s);
    text->setAccessibleName(tr("Request"));
    text->setLayoutDirection(Qt::LeftToRight);
    column(card, 12)->addWidget(text);
    content()->addWidget(card);
    auto *copy = button(tr("Copy as curl"), u"copy"_s);
    auto *close = button(tr("Close"));
    setButtons({copy, close});
    connect(copy, &QPushButton::clicked, this, [curl] { QGuiApplication::clipboard()->setText(curl); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

} // namespace answerdesk::console
