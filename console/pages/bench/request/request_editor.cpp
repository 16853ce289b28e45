// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/request/request_editor.h"
#include "console/pages/bench/request/header_rows.h"
#include "console/pages/bench/request/raw_body.h"
#include "console/pages/bench/request/request_form.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "console/words/server_words.h"
#include "shared/schema/pretty_json.h"
#include <QtCore/QScopedValueRollback>
#include <QtCore/QUrlQuery>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// Where the member stands; the end when it is not there.
auto memberOf(json::Object &object, const QString &name)
{
    return std::find_if(
        object.begin(), object.end(), [&](const auto &member) { return member.first == name; });
}

/// The values that stand in the {names} of an endpoint's path; nothing when the path is another's.
std::optional<QMap<QString, QString>> pathValues(const api::EndpointInfo &endpoint, const QString &path)
{
    const QStringList pattern = QString::fromLatin1(endpoint.path).split(u'/', Qt::SkipEmptyParts);
    QStringList steps = path.split(u'/', Qt::SkipEmptyParts);
    if (steps.size() < pattern.size())
        return std::nullopt;
    steps = steps.mid(steps.size() - pattern.size()); // a proxy may put a path before it
    QMap<QString, QString> values;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i].startsWith(u'{'))
            values.insert(
                pattern[i].mid(1, pattern[i].size() - 2), QUrl::fromPercentEncoding(steps[i].toLatin1()));
        else if (pattern[i] != steps[i])
            return std::nullopt;
    }
    return values;
}

} // namespace

RequestEditor::RequestEditor(const ExchangeRunner &runner, QWidget *parent)
    : QWidget(parent)
    , m_runner(runner)
    , m_endpoint(new QComboBox)
    , m_method(new QComboBox)
    , m_address(new QLineEdit)
    , m_view(new SegmentedControl(tr("Request format"), {tr("Form"), tr("Raw"), tr("Headers")}))
    , m_auth(new QComboBox)
    , m_views(new QStackedWidget)
    , m_form(new RequestForm)
    , m_raw(new RawBody)
    , m_headers(new HeaderRows)
{
    auto *box = column(this);
    buildAddress(box);
    buildViews(box);
    m_chosen = m_endpoint->currentIndex();
    m_made = draft(); // nobody wrote anything yet
}

void RequestEditor::buildAddress(QBoxLayout *box)
{
    m_endpoint->setObjectName(u"requestEndpoint"_s);
    m_endpoint->setEditable(true);
    m_endpoint->setInsertPolicy(QComboBox::NoInsert);
    m_endpoint->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_endpoint->lineEdit()->setAccessibleName(tr("Endpoint"));
    m_endpoint->lineEdit()->setPlaceholderText(tr("Find an endpoint"));
    for (const api::EndpointInfo &info : api::endpoints()) {
        m_endpoint->addItem(
            u"%1 %2"_s.arg(QLatin1String(info.method), QLatin1String(info.path)), int(info.id));
        m_endpoint->setItemData(m_endpoint->count() - 1,
            serverwords::translated(QString::fromUtf8(info.summary)), Qt::ToolTipRole);
    }
    m_endpoint->completer()->setFilterMode(Qt::MatchContains);
    m_endpoint->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_method->setObjectName(u"requestMethod"_s);
    m_method->setEditable(true); // any may be tried
    m_method->setInsertPolicy(QComboBox::NoInsert);
    m_method->lineEdit()->setAccessibleName(tr("Method"));
    m_method->addItems({u"GET"_s, u"POST"_s, u"PUT"_s, u"PATCH"_s, u"DELETE"_s, u"HEAD"_s, u"OPTIONS"_s});
    m_method->setFixedWidth(104);
    m_address->setObjectName(u"requestAddress"_s);
    m_address->setPlaceholderText(u"https://…"_s);
    auto *fields = new QWidget;
    auto *rows = column(fields, 0, 8);
    rows->setContentsMargins(24, 12, 16, 12);
    rows->addWidget(new FormField(tr("Endpoint"), m_endpoint));
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_method);
    m_address->setAccessibleName(tr("Address"));
    line->addWidget(m_address, 1);
    rows->addLayout(line);
    auto *how = new QHBoxLayout;
    how->setSpacing(8);
    m_auth->setObjectName(u"requestAuth"_s);
    m_auth->addItem(tr("No authorization"), int(BenchAuth::None));
    m_auth->addItem(tr("Test key of the bench"), int(BenchAuth::TestKey));
    m_auth->addItem(tr("Your session"), int(BenchAuth::Session));
    m_auth->setAccessibleName(tr("Authorization"));
    how->addWidget(m_view);
    how->addStretch();
    how->addWidget(m_auth);
    rows->addLayout(how);
    box->addWidget(fields);
    box->addWidget(hairline());
    connect(m_endpoint, &QComboBox::activated, this, &RequestEditor::chooseEndpoint);
    connect(m_address, &QLineEdit::textChanged, this, &RequestEditor::changed);
    connect(m_address, &QLineEdit::returnPressed, this, &RequestEditor::submitted);
    connect(m_auth, &QComboBox::currentIndexChanged, this, &RequestEditor::changed);
}

void RequestEditor::buildViews(QBoxLayout *box)
{
    for (QWidget *view :
        {static_cast<QWidget *>(m_form), static_cast<QWidget *>(m_raw), static_cast<QWidget *>(m_headers)})
        m_views->addWidget(view);
    box->addWidget(m_views, 1);
    m_view->setObjectName(u"requestView"_s);
    connect(m_view, &SegmentedControl::currentChanged, m_views, &QStackedWidget::setCurrentIndex);
    connect(m_form, &RequestForm::edited, this, &RequestEditor::writeField);
    connect(m_raw, &RawBody::changed, this, &RequestEditor::readRaw);
}

void RequestEditor::setEndpoint(api::Endpoint endpoint)
{
    m_endpoint->setCurrentIndex(m_endpoint->findData(int(endpoint)));
    make(m_endpoint->currentIndex());
}

const api::EndpointInfo *RequestEditor::endpoint() const
{
    const int index = m_endpoint->currentIndex();
    return index < 0 ? nullptr : &api::endpointInfo(api::Endpoint(m_endpoint->itemData(index).toInt()));
}

void RequestEditor::chooseEndpoint(int index)
{
    Draft before = draft();
    before.endpoint = m_chosen; // the list shows the other one already
    const Draft made = m_made;
    make(index);
    tellReplaced(before, made);
}

void RequestEditor::make(int index)
{
    if (index < 0 || !m_runner.canSend())
        return;
    const api::EndpointInfo &info = *endpoint();
    m_endpoint->setToolTip(serverwords::translated(QString::fromUtf8(info.summary)));
    m_endpoint->lineEdit()->setCursorPosition(0);
    m_fields = fieldsOf(info);
    const QMap<QString, QString> values = firstValuesOf(m_fields, m_runner.company());
    const client::RawRequest made = requestOf(*m_runner.client(), info, m_fields, values);
    m_form->setFields(m_fields, values);
    const QScopedValueRollback writing(m_isWriting, true);
    m_method->setCurrentText(QString::fromLatin1(made.method));
    m_address->setText(made.url.toString(QUrl::FullyEncoded));
    m_address->setCursorPosition(0);
    m_headers->setHeaders(made.headers);
    m_raw->setBody(made.body);
    m_auth->setCurrentIndex(m_auth->findData(int(authOf(info))));
    m_chosen = index;
    m_isFilledIn = false;
    m_form->setEnabled(true);
    m_form->setToolTip({});
    m_made = draft();
    emit changed();
}

RequestEditor::Draft RequestEditor::draft() const
{
    return {m_endpoint->currentIndex(), m_method->currentText(), m_address->text(), m_headers->headers(),
        m_raw->body(), m_auth->currentIndex()};
}

void RequestEditor::restore(const Draft &draft)
{
    m_endpoint->setCurrentIndex(draft.endpoint);
    m_chosen = draft.endpoint;
    if (const api::EndpointInfo *info = endpoint()) {
        m_fields = fieldsOf(*info);
        m_form->setFields(m_fields, {});
    }
    m_method->setCurrentText(draft.method);
    m_address->setText(draft.address);
    m_address->setCursorPosition(0);
    m_headers->setHeaders(draft.headers);
    m_auth->setCurrentIndex(draft.auth);
    readAddress();
    m_raw->setBody(draft.body);
    m_isFilledIn = true;
}

void RequestEditor::tellReplaced(const Draft &before, const Draft &made)
{
    m_made = draft();
    if (before != made && before != m_made)
        emit replaced(before);
}

void RequestEditor::writeField(int index, const QString &text)
{
    const DraftField &field = m_fields.at(index);
    const api::EndpointInfo *info = endpoint();
    if (!info || !m_runner.canSend() || m_raw->isLarge())
        return;
    if (field.place != DraftField::Body) {
        const client::RawRequest made = requestOf(*m_runner.client(), *info, m_fields, m_form->values());
        m_address->setText(made.url.toString(QUrl::FullyEncoded));
        return;
    }
    const auto body = json::parse(m_raw->body());
    json::Object members;
    if (body && body->asObject()) { // members without a field, and their order, stay
        members = *body->asObject();
    } else { // what was there is no object: Ctrl+Z brings it back; what the form shows is sent
        const QMap<QString, QString> shown = m_form->values();
        for (const DraftField &other : m_fields) {
            if (const QString value = shown.value(other.name);
                other.place == DraftField::Body && !value.isEmpty())
                members.emplace_back(other.name, valueOf(other, value));
        }
    }
    const auto member = memberOf(members, field.name);
    if (text.isEmpty()) {
        if (member != members.end())
            members.erase(member);
    } else if (member != members.end()) {
        member->second = valueOf(field, text);
    } else {
        members.emplace_back(field.name, valueOf(field, text));
    }
    const QScopedValueRollback writing(m_isWriting, true);
    m_raw->setBody(json::toPrettyJson(json::Value(std::move(members))));
    emit changed();
}

void RequestEditor::readAddress()
{
    const api::EndpointInfo *info = endpoint();
    const QUrl url(m_address->text().trimmed(), QUrl::TolerantMode);
    const auto values = info ? pathValues(*info, url.path(QUrl::FullyEncoded)) : std::nullopt;
    if (!values)
        return;
    QMap<QString, QString> query;
    const auto items = QUrlQuery(url).queryItems(QUrl::FullyDecoded);
    for (const auto &[name, value] : items)
        query.insert(name, value);
    m_form->setValues(DraftField::Path, *values);
    m_form->setValues(DraftField::Query, query);
}

void RequestEditor::readRaw()
{
    if (m_isWriting)
        return;
    const bool isLarge = m_raw->isLarge();
    m_form->setEnabled(!isLarge);
    m_form->setToolTip(isLarge ? tr("The body is too large for fields; see Raw.") : QString());
    const auto body = isLarge ? tl::unexpected(QString()) : json::parse(m_raw->body());
    if (body && body->asObject()) {
        QMap<QString, QString> values;
        for (const auto &[name, value] : *body->asObject())
            values.insert(name, textOf(value));
        m_form->setValues(DraftField::Body, values);
    }
    emit changed();
}

bool RequestEditor::isLarge() const { return m_raw->isLarge(); }

client::RawRequest RequestEditor::request() const
{
    client::RawRequest request;
    request.method = m_method->currentText().trimmed().toUpper().toLatin1();
    request.url = QUrl(m_address->text().trimmed(), QUrl::TolerantMode);
    request.headers = m_headers->headers();
    request.body = m_raw->body();
    return request;
}

bool RequestEditor::isOwnAddress() const
{
    if (!m_runner.canSend())
        return false;
    const QUrl typed(m_address->text().trimmed());
    const QUrl own[]
        = {m_runner.client()->server(), m_runner.client()->baseUrl(), m_runner.client()->appUrl()};
    return std::any_of(std::begin(own), std::end(own), [&](const QUrl &url) {
        return url.scheme() == typed.scheme() && url.authority() == typed.authority();
    });
}

BenchAuth RequestEditor::auth() const
{
    const auto names = m_headers->headers();
    const bool hasOwn = std::any_of(names.begin(), names.end(),
        [](const auto &header) { return header.first.compare("Authorization", Qt::CaseInsensitive) == 0; });
    // A key or session never goes to a strange server.
    return hasOwn || !isOwnAddress() ? BenchAuth::None : BenchAuth(m_auth->currentData().toInt());
}

void RequestEditor::fillIn(const client::RawRequest &request)
{
    const Draft before = draft();
    const int authBefore = m_auth->currentIndex();
    Draft filled{before.endpoint, QString::fromLatin1(request.method),
        request.url.toString(QUrl::FullyEncoded), request.headers, request.body, authBefore};
    for (const api::EndpointInfo &info : api::endpoints()) {
        if (request.method == info.method && pathValues(info, request.url.path(QUrl::FullyEncoded))) {
            filled.endpoint = m_endpoint->findData(int(info.id));
            filled.auth = m_auth->findData(int(authOf(info)));
            break;
        }
    }
    filled.headers.removeIf(
        [](const auto &header) { return header.first.compare("Authorization", Qt::CaseInsensitive) == 0; });
    restore(filled);
    tellReplaced(before, m_made);
}

bool RequestEditor::isSendable() const
{
    const QUrl url(m_address->text().trimmed());
    return url.isValid() && !url.host().isEmpty() && (url.scheme() == u"http" || url.scheme() == u"https");
}

void RequestEditor::focusAddress()
{
    m_address->setFocus(Qt::ShortcutFocusReason);
    m_address->selectAll();
}

void RequestEditor::focusEndpoint() { m_endpoint->setFocus(Qt::ShortcutFocusReason); }

void RequestEditor::setAuth(BenchAuth auth)
{
    m_auth->setCurrentIndex(m_auth->findData(int(auth)));
    m_made.auth = m_auth->currentIndex(); // of what was filled in
}

} // namespace answerdesk::console
