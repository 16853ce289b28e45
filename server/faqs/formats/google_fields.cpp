// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/google_fields.h"
#include "server/faqs/formats/row_values.h"
#include <QtCore/QHash>
#include <QtCore/QStringList>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedField;

namespace {

using Kind = GoogleField::Kind;

const QHash<QStringView, GoogleField> &fields()
{
    static const QHash<QStringView, GoogleField> kFields{
        {u"id", {Kind::Value, FeedField::Number}},
        {u"title", {Kind::Value, FeedField::Name}},
        {u"description", {Kind::Value, FeedField::Description}},
        {u"link", {Kind::Value, FeedField::Url}},
        {u"price", {Kind::Value, FeedField::Price}},
        {u"sale_price", {Kind::Value, FeedField::SalePrice}},
        {u"sale_price_effective_date", {Kind::Value, FeedField::SaleDates}},
        {u"availability", {Kind::Value, FeedField::Availability}},
        {u"brand", {Kind::Value, FeedField::Brand}},
        {u"gtin", {Kind::Value, FeedField::Gtin}},
        {u"mpn", {Kind::Value, FeedField::Mpn}},
        {u"condition", {Kind::Value, FeedField::Condition}},
        {u"material", {Kind::Value, FeedField::Material}},
        {u"color", {Kind::Value, FeedField::Color}},
        {u"colour", {Kind::Value, FeedField::Color}},
        {u"size", {Kind::Value, FeedField::Size}},
        {u"item_group_id", {Kind::Value, FeedField::Group}},
        {u"product_highlight", {Kind::Highlight, FeedField::Further}},
        {u"product_detail", {Kind::Detail, FeedField::Further}},
        {u"section_name", {Kind::Section, FeedField::Further}},
        {u"attribute_name", {Kind::DetailName, FeedField::Further}},
        {u"attribute_value", {Kind::DetailValue, FeedField::Further}},
        {u"age_group", {Kind::Value, FeedField::Further}},
        {u"gender", {Kind::Value, FeedField::Further}},
        {u"pattern", {Kind::Value, FeedField::Further}},
        {u"size_system", {Kind::Value, FeedField::Further}},
        {u"size_type", {Kind::Value, FeedField::Further}},
        {u"energy_efficiency_class", {Kind::Value, FeedField::Further}},
        {u"product_weight", {Kind::Value, FeedField::Further}},
        {u"product_length", {Kind::Value, FeedField::Further}},
        {u"product_width", {Kind::Value, FeedField::Further}},
        {u"product_height", {Kind::Value, FeedField::Further}},
        {u"multipack", {Kind::Value, FeedField::Further}},
        {u"availability_date", {Kind::Value, FeedField::Further}},
        {u"unit_pricing_measure", {Kind::Value, FeedField::Further}},
    };
    return kFields;
}

/// In columns: "section:name:value,section:name:value"; sections may be empty, values hold colons.
void addDetails(RowDraft &draft, const QString &value)
{
    for (const QString &detail : value.split(u',')) {
        const qsizetype first = detail.indexOf(u':');
        const qsizetype second = first < 0 ? -1 : detail.indexOf(u':', first + 1);
        if (second >= 0)
            draft.further.push_back(
                {detail.sliced(first + 1, second - first - 1), detail.sliced(second + 1)});
        else if (!draft.further.empty() && first < 0)
            draft.further.back().value += u',' + detail; // a comma of the value before it
    }
}

} // namespace

GoogleField googleField(QStringView name)
{
    const auto exact = fields().constFind(name);
    if (exact != fields().constEnd())
        return *exact;
    QString plain = name.trimmed().toString().toLower();
    if (plain.startsWith(u"g:"))
        plain = plain.sliced(2);
    plain.replace(u' ', u'_');
    return fields().value(plain);
}

void addGoogleValue(
    RowDraft &draft, const GoogleField &field, QStringView name, const QString &value, RowPlace place)
{
    if (field.kind == Kind::Highlight) {
        draft.further.push_back({u"Highlight"_s, value});
    } else if (field.kind == Kind::Detail) {
        addDetails(draft, value);
    } else if (field.kind == Kind::Value && field.field == FeedField::Further) {
        draft.further.push_back({readableLabel(name), value});
    } else if (field.kind == Kind::Value && draft.text(field.field).isEmpty()) {
        draft[field.field] = {value, place};
    }
}

bool isGoogleHeader(const QStringList &header)
{
    bool hasNumber = false;
    bool hasName = false;
    bool hasMore = false;
    for (const QString &name : header) {
        const FeedField field = googleField(name).field;
        hasNumber = hasNumber || field == FeedField::Number;
        hasName = hasName || field == FeedField::Name;
        hasMore = hasMore || field == FeedField::Url || field == FeedField::Price;
    }
    return hasNumber && hasName && hasMore;
}

} // namespace answerdesk::faqs
