// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/woo_columns.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/formats/column_plan.h"
#include "server/faqs/formats/row_values.h"
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedField;

namespace {

/// What the exporter writes before a text that a spreadsheet would take for a formula.
QString withoutGuard(const QString &cell)
{
    return cell.size() > 1 && cell[0] == u'\'' && QStringView(u"=+-@").contains(cell[1]) ? cell.sliced(1)
                                                                                         : cell;
}

/// "Weight (kg)": its word and its unit.
std::pair<QString, QString> measureOf(const QString &header)
{
    static const QRegularExpression kMeasure(u"^\\s*([^()]+?)\\s*\\(([^()]{1,6})\\)\\s*$"_s);
    const auto match = kMeasure.match(header);
    return {match.captured(1), match.captured(2)};
}

} // namespace

/// In English, German, French, Spanish, Italian, Dutch, Polish and Portuguese, as far as the words are
/// settled.
WooColumns::Role WooColumns::roleOf(const QString &header)
{
    static const QHash<QString, Role> kRoles = [] {
        const std::pair<Role, const char16_t *> words[] = {
            {Role::Id, u"id"},
            {Role::Type, u"type|typ|tipo"},
            {Role::Sku, u"sku|artikelnummer|ugs|codice prodotto cod|cod|codice|ref"},
            {Role::Gtin,
                u"gtin upc ean or isbn|gtin upc ean oder isbn|gtin upc ean ou isbn|gtin upc ean o isbn|"
                u"gtin upc ean of isbn|gtin upc ean lub isbn"},
            {Role::Name, u"name|nom|nombre|nome|naam|nazwa"},
            {Role::Published,
                u"published|veröffentlicht|publié|publicado|pubblicato|gepubliceerd|opublikowano|"
                u"opublikowane"},
            {Role::ShortDescription,
                u"short description|kurzbeschreibung|description courte|descripción corta|breve descrizione|"
                u"descrizione breve|korte beschrijving|krótki opis|descrição breve|breve descrição"},
            {Role::Description,
                u"description|beschreibung|descripción|descrizione|beschrijving|opis|descrição"},
            {Role::SaleStart,
                u"date sale price starts|datum an dem angebotspreis beginnt|datum an dem der angebotspreis "
                u"beginnt|"
                u"date de début de promo|día en que empieza el precio rebajado|"
                u"data di inizio del prezzo in offerta|startdatum actieprijs|data rozpoczęcia promocji"},
            {Role::SaleEnd,
                u"date sale price ends|datum an dem angebotspreis endet|datum an dem der angebotspreis endet|"
                u"date de fin de promo|día en que termina el precio rebajado|"
                u"data di fine del prezzo in offerta|einddatum actieprijs|data zakończenia promocji"},
            {Role::InStock,
                u"in stock|vorrätig|en stock|hay existencias|existencias|in magazzino|op voorraad|w "
                u"magazynie|"
                u"em stock"},
            {Role::SalePrice,
                u"sale price|angebotspreis|tarif promo|precio rebajado|prezzo in offerta|actieprijs|"
                u"cena promocyjna|preço promocional"},
            {Role::RegularPrice,
                u"regular price|regulärer preis|normalpreis|tarif régulier|precio normal|prezzo di listino|"
                u"normale prijs|reguliere prijs|cena regularna|preço normal"},
            {Role::Parent,
                u"parent|übergeordnet|übergeordnetes "
                u"produkt|parent|superior|genitore|hoofd|nadrzędny|parente"},
            {Role::Brands, u"brands|marken|marques|marcas|brand|marchi|merken|marki"},
        };
        QHash<QString, Role> roles;
        for (const auto &[role, list] : words) {
            for (const QStringView word : QStringView(list).split(u'|'))
                roles.insert(comparable(word), role);
        }
        return roles;
    }();
    const auto known = kRoles.constFind(comparable(header));
    if (known != kRoles.constEnd())
        return *known;
    static const QRegularExpression kUnit(u"^(kg|g|lbs?|oz|m|cm|mm|in|yd)$"_s);
    return kUnit.match(measureOf(header).second).hasMatch() ? Role::Measure : Role::None;
}

bool WooColumns::isHeader(const QStringList &header)
{
    const WooColumns columns(header);
    const auto has = [&](Role role) { return columns.columnOf(role) >= 0; };
    return has(Role::Type) && has(Role::Published) && has(Role::Name) && has(Role::RegularPrice)
        && (has(Role::Sku) || has(Role::Id));
}

WooColumns::WooColumns(const QStringList &header)
    : m_header(header)
{
    for (int i = 0; i < header.size(); ++i) {
        m_roles.push_back(roleOf(header[i]));
        readAttributeHeader(header[i], i);
    }
}

/// "Attribute 1 value(s)", "Valeur(s) de l’attribut 1": a number and what the column holds of that attribute.
void WooColumns::readAttributeHeader(const QString &header, int column)
{
    static const QRegularExpression kAttribute(
        u"attribu|atribu|atrybut"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kValues(
        u"value|wert|valeur|valor|waarde|wartoś"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kVisible(
        u"visib|visív|sichtbar|zichtbaar|widoczn"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kName(
        u"\\b(name|nom|nombre|nome|naam|nazwa)\\b"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kNumber(u"\\d{1,3}"_s);
    const auto number = kNumber.match(header);
    if (header.startsWith(u"Meta:") || !number.hasMatch() || !kAttribute.match(header).hasMatch())
        return;
    Attribute &attribute = m_attributes[number.captured().toInt()];
    if (kValues.match(header).hasMatch())
        attribute.values = column;
    else if (kVisible.match(header).hasMatch())
        attribute.isVisible = column;
    else if (kName.match(header).hasMatch())
        attribute.name = column;
}

int WooColumns::columnOf(Role role) const
{
    const auto at = std::find(m_roles.begin(), m_roles.end(), role);
    return at == m_roles.end() ? -1 : int(at - m_roles.begin());
}

std::vector<api::FeedColumn> WooColumns::columns() const
{
    static const QHash<Role, FeedField> kFields{{Role::Sku, FeedField::Number}, {Role::Id, FeedField::Number},
        {Role::Gtin, FeedField::Gtin}, {Role::Name, FeedField::Name},
        {Role::ShortDescription, FeedField::Description}, {Role::Description, FeedField::Description},
        {Role::SaleStart, FeedField::SaleDates}, {Role::SaleEnd, FeedField::SaleDates},
        {Role::InStock, FeedField::Availability}, {Role::SalePrice, FeedField::SalePrice},
        {Role::RegularPrice, FeedField::Price}, {Role::Parent, FeedField::Group},
        {Role::Brands, FeedField::Brand}, {Role::Measure, FeedField::Further}};
    std::vector<api::FeedColumn> columns;
    for (qsizetype i = 0; i < m_header.size(); ++i)
        columns.push_back({m_header[i], kFields.value(m_roles[std::size_t(i)], FeedField::Ignored)});
    for (const Attribute &attribute : m_attributes) {
        if (attribute.name >= 0 && attribute.values >= 0)
            columns[std::size_t(attribute.values)].field = FeedField::Further;
    }
    return columns;
}

QString WooColumns::cell(const CsvRow &row, Role role) const
{
    const int column = columnOf(role);
    return column < 0 ? QString() : withoutGuard(row.cells[std::size_t(column)]);
}

void WooColumns::put(const CsvRow &row, Role role, FeedField field, RowDraft &draft) const
{
    const QString text = cell(row, role);
    if (!text.isEmpty() && draft.text(field).isEmpty())
        draft[field] = {text, {row.line, columnOf(role) + 1}};
}

bool WooColumns::fill(const CsvRow &row, RowDraft &draft) const
{
    // Absent in a shortened export, where every row counts as published.
    if (const QString published = cell(row, Role::Published); !published.isEmpty() && published != u"1")
        return false;
    const QString type = cell(row, Role::Type).toLower();
    const bool isVariable = type.contains(u"variable");
    put(row, Role::Sku, FeedField::Number, draft);
    put(row, Role::Id, FeedField::Number, draft);
    put(row, Role::Gtin, FeedField::Gtin, draft);
    put(row, Role::Name, FeedField::Name, draft);
    put(row, Role::Brands, FeedField::Brand, draft);
    put(row, Role::RegularPrice, FeedField::Price, draft);
    put(row, Role::SalePrice, FeedField::SalePrice, draft);
    put(row, Role::InStock, FeedField::Availability, draft);
    put(row, Role::Description, FeedField::Description, draft);
    put(row, Role::ShortDescription, FeedField::Description, draft);
    draft[FeedField::Description].text.replace(u"\\n"_s, u"\n"_s); // the exporter writes line breaks so
    put(row, Role::Parent, FeedField::Group, draft);
    QString &group = draft[FeedField::Group].text;
    if (group.startsWith(u"id:"))
        group = group.sliced(3).trimmed();
    if (isVariable && group.isEmpty())
        group = draft.text(FeedField::Number); // its variations name it as their parent
    const QString start = cell(row, Role::SaleStart);
    const QString end = cell(row, Role::SaleEnd);
    if (!start.isEmpty() || !end.isEmpty())
        draft[FeedField::SaleDates]
            = {start + u'/' + end, {row.line, columnOf(end.isEmpty() ? Role::SaleStart : Role::SaleEnd) + 1}};
    for (std::size_t i = 0; i < m_roles.size(); ++i) {
        const QString &value = row.cells[i];
        if (m_roles[i] == Role::Measure && !value.isEmpty() && value != u"0") {
            const auto [label, unit] = measureOf(m_header[qsizetype(i)]);
            draft.further.push_back({label, value + u' ' + unit});
        }
    }
    addAttributes(row, isVariable, draft);
    return true;
}

void WooColumns::addAttributes(const CsvRow &row, bool isVariable, RowDraft &draft) const
{
    const auto at = [&](int column) { return column < 0 ? QString() : row.cells[std::size_t(column)]; };
    for (const Attribute &attribute : m_attributes) {
        const QString name = at(attribute.name);
        QString values = at(attribute.values);
        if (name.isEmpty() || values.isEmpty() || at(attribute.isVisible) == u"0")
            continue;
        const bool isList = QString(values).remove(u"\\,"_s).contains(u',');
        values.replace(u"\\,"_s, u","_s);
        const FeedField field = fieldOfHeader(name);
        const bool isOwn = field == FeedField::Color || field == FeedField::Size
            || field == FeedField::Material || field == FeedField::Brand || field == FeedField::Mpn;
        // The list of what a product can be had in is none of its own colour.
        if (isOwn && !(isVariable && isList) && draft.text(field).isEmpty())
            draft[field] = {values, {row.line, attribute.values + 1}};
        else
            draft.further.push_back({name, values});
    }
}

} // namespace answerdesk::faqs
