// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/key_cells.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/fact_list.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/text_box.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QRegularExpression>
#include <QtGui/QCloseEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr std::array kDays{30, 90, 180, 365, 0}; // 0: never
constexpr int kDefaultExpiry = 1;
constexpr int kLongestName = 100, kMostRequests = 10'000'000;
const QString kMessages = u"messages:write"_s, kFaqs = u"faqs:read"_s;
} // namespace

KeyDialog::KeyDialog(const Clock &clock, const std::optional<api::ApiKey> &key, const QString &heading,
    const QString &verb, const QStringList &expiryChoices, QWidget *parent)
    : TaskDialog(heading, Columns, parent)
    , m_clock(clock)
    , m_key(key)
    , m_name(new QLineEdit)
    , m_messages(new QCheckBox(tr("Answer questions")))
    , m_faqs(new QCheckBox(tr("Read product FAQs")))
    , m_scopeError(new Paragraph({}, QPalette::WindowText, Type::Small))
    , m_expiry(new SegmentedControl(tr("Expires"), expiryChoices))
    , m_expiryNote(label({}, Type::Small, QPalette::PlaceholderText))
    , m_addresses(new TextBox(2))
    , m_limit(new QLineEdit)
{
    setOnServer();
    m_name->setObjectName(u"keyName"_s);
    m_name->setMaxLength(kLongestName);
    m_name->setPlaceholderText(tr("Storefront backend"));
    m_nameField = addField(
        tr("Name"), m_name, tr("Name the place where the key is used, so that you recognize it later."));
    content()->addWidget(scopes());
    content()->addWidget(expiries());
    m_addresses->setObjectName(u"keyAddresses"_s);
    m_addresses->setPlaceholderText(u"10.5.0.30\n2001:db8::/32"_s);
    m_addressField = addField(tr("Allowed addresses"), m_addresses,
        tr("Addresses or networks, one per line. Leave empty to allow all."));
    m_limit->setObjectName(u"keyLimit"_s);
    m_limit->setPlaceholderText(tr("No separate limit"));
    m_limitField = addField(tr("Requests per minute"), m_limit,
        tr("For all endpoints together, in addition to the company’s limits."));
    auto *cancel = button(tr("Cancel"));
    auto *act = button(verb, {}, Kind::Primary);
    act->setObjectName(u"keySubmit"_s);
    setButtons({cancel, act});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(act, &QPushButton::clicked, this, &KeyDialog::submit);
    m_name->setFocus();
}

KeyDialog::KeyDialog(const Clock &clock, QWidget *parent)
    : KeyDialog(clock, std::nullopt, tr("Create API key"), tr("Create key"),
        {tr("30 days"), tr("90 days"), tr("180 days"), tr("1 year"), tr("Never")}, parent)
{
    m_expiry->setCurrent(kDefaultExpiry);
    showExpiry();
    m_test = new QCheckBox(tr("Test key: its traffic is excluded from all figures"));
    setKind(m_test, Kind::Switch);
    content()->addWidget(m_test);
}

KeyDialog::KeyDialog(const Clock &clock, const api::ApiKey &key, QWidget *parent)
    : KeyDialog(clock, key, tr("Edit “%1”").arg(key.name), tr("Save key"),
        {tr("Unchanged"), tr("30 days"), tr("90 days"), tr("180 days"), tr("1 year"), tr("Never")}, parent)
{
    m_name->setText(key.name);
    const auto may = [&](const QString &scope) {
        return std::find(key.scopes.begin(), key.scopes.end(), scope) != key.scopes.end();
    };
    m_messages->setChecked(may(kMessages));
    m_faqs->setChecked(may(kFaqs));
    QStringList lines;
    for (const QString &address : key.allowedAddresses)
        lines << address;
    m_addresses->setPlainText(lines.join(u'\n'));
    if (key.requestsPerMinute > 0)
        m_limit->setText(QString::number(key.requestsPerMinute));
    m_expiry->setCurrent(0);
    showExpiry();
}

QWidget *KeyDialog::scopes()
{
    auto *host = new QWidget;
    auto *box = column(host, 0, 8);
    box->addWidget(label(tr("Scopes"), Type::Label));
    for (QCheckBox *scope : {m_messages, m_faqs}) {
        scope->setChecked(true);
        box->addWidget(scope);
        connect(scope, &QCheckBox::toggled, this, [this] { m_scopeError->setPlain({}); });
    }
    m_scopeError->setPlain({});
    box->addWidget(m_scopeError);
    return host;
}

QWidget *KeyDialog::expiries()
{
    auto *host = new QWidget;
    auto *box = column(host, 0, 4);
    box->addWidget(label(tr("Expires"), Type::Label));
    box->addWidget(m_expiry);
    box->addWidget(m_expiryNote);
    connect(m_expiry, &SegmentedControl::currentChanged, this, &KeyDialog::showExpiry);
    return host;
}

bool KeyDialog::keepsExpiry() const { return m_key && m_expiry->current() == 0; }

std::optional<QDateTime> KeyDialog::expiry() const
{
    if (keepsExpiry())
        return m_key->expiresAt ? std::optional(utcDateTime(m_key->expiresAt->ms)) : std::nullopt;
    const int days = kDays[size_t(qMax(0, m_expiry->current() - (m_key ? 1 : 0)))];
    return days == 0 ? std::nullopt : std::optional(utcDateTime(m_clock.nowMs()).addDays(days));
}

void KeyDialog::showExpiry()
{
    const std::optional<QDateTime> at = expiry();
    m_expiryNote->setText(at ? tr("On %1. After that, requests with it fail.")
                                   .arg(timetext::date(at->toLocalTime().date(), "d MMMM yyyy"))
                             : tr("It works until it is revoked."));
}

std::vector<QString> KeyDialog::chosenScopes() const
{
    std::vector<QString> chosen;
    if (m_messages->isChecked())
        chosen.push_back(kMessages);
    if (m_faqs->isChecked())
        chosen.push_back(kFaqs);
    return chosen;
}

std::vector<QString> KeyDialog::addresses() const
{
    static const QRegularExpression kBetween(u"[\\s,;]+"_s);
    const QStringList typed = m_addresses->toPlainText().split(kBetween, Qt::SkipEmptyParts);
    return {typed.begin(), typed.end()};
}

/// 0: none; -1: what is typed is no number.
int KeyDialog::ownLimit() const
{
    const QString typed = m_limit->text().trimmed();
    bool isNumber = true;
    const int limit = typed.isEmpty() ? 0 : typed.toInt(&isNumber);
    return isNumber && limit >= 0 && limit <= kMostRequests ? limit : -1;
}

bool KeyDialog::check()
{
    if (m_name->text().trimmed().isEmpty())
        m_nameField->setError(tr("Enter a name that says where the key is used."), true);
    else if (chosenScopes().empty())
        m_scopeError->setPlain(tr("Choose at least one scope."));
    else if (ownLimit() < 0)
        m_limitField->setError(tr("Enter a whole number up to 10,000,000, or leave the field empty."), true);
    else
        return true;
    return false;
}

json::Object KeyDialog::changes() const
{
    json::Object changes;
    const auto listOf = [](const std::vector<QString> &texts) {
        return json::Value(json::Array(texts.begin(), texts.end()));
    };
    if (const QString name = m_name->text().trimmed(); name != m_key->name)
        changes.emplace_back(u"name"_s, name);
    const std::vector<QString> scopes = chosenScopes(), from = addresses();
    if (!std::is_permutation(scopes.begin(), scopes.end(), m_key->scopes.begin(), m_key->scopes.end()))
        changes.emplace_back(u"scopes"_s, listOf(scopes));
    if (from != m_key->allowedAddresses)
        changes.emplace_back(u"allowed_addresses"_s, listOf(from));
    if (ownLimit() != m_key->requestsPerMinute)
        changes.emplace_back(u"requests_per_minute"_s, ownLimit());
    if (!keepsExpiry()) {
        const std::optional<QDateTime> at = expiry();
        changes.emplace_back(
            u"expires_at"_s, at ? json::Value(rfc3339(at->toMSecsSinceEpoch())) : json::Value());
    }
    return changes;
}

void KeyDialog::submit()
{
    setFault({});
    if (!check())
        return;
    setBusy(true);
    if (m_key)
        return emit changeSubmitted(changes());
    api::ApiKeyRequest request;
    request.name = m_name->text().trimmed();
    request.scopes = chosenScopes();
    request.test = m_test->isChecked();
    if (const std::optional<QDateTime> at = expiry())
        request.expiresAt = schema::Timestamp{at->toMSecsSinceEpoch()};
    if (const std::vector<QString> from = addresses(); !from.empty())
        request.allowedAddresses = from;
    if (ownLimit() > 0)
        request.requestsPerMinute = ownLimit();
    emit submitted(request);
}

void KeyDialog::showRefusal(const Fault &fault, const Error &error)
{
    setBusy(false);
    if (error.code == ErrorCode::AlreadyExists)
        return m_nameField->setFault(fault,
            tr("A key named “%1” already exists. Choose another name.").arg(m_name->text().trimmed()), true);
    for (const auto &[path, reason] : error.invalidFields) {
        if (path.startsWith(u"allowed_addresses"))
            return m_addressField->setFault(fault, serverwords::translated(reason), true);
    }
    setFault(fault);
}

namespace {

FactList *factsOf(const api::ApiKey &key)
{
    auto *facts = new FactList;
    facts->set(KeyShownOnceDialog::tr("Name"), key.name);
    facts->set(KeyShownOnceDialog::tr("Scopes"), scopeList(key.scopes));
    facts->set(KeyShownOnceDialog::tr("Expires"),
        key.expiresAt ? timetext::exact(utcDateTime(key.expiresAt->ms)) : KeyShownOnceDialog::tr("Never"));
    if (key.overlapUntil)
        facts->set(KeyShownOnceDialog::tr("Previous secret"),
            KeyShownOnceDialog::tr("works until %1").arg(timetext::exact(utcDateTime(key.overlapUntil->ms))));
    return facts;
}

FactList *factsOf(const api::CreatedAnalyticsSecret &made)
{
    auto *facts = new FactList;
    facts->set(KeyShownOnceDialog::tr("Header"), QString::fromLatin1(api::kAnalyticsSecretHeader));
    if (made.overlapUntil)
        facts->set(KeyShownOnceDialog::tr("Overlap"),
            KeyShownOnceDialog::tr("ends on %1").arg(timetext::exact(utcDateTime(made.overlapUntil->ms))));
    return facts;
}

} // namespace

KeyShownOnceDialog::KeyShownOnceDialog(Texts texts, const Secret &secret, FactList *facts, QWidget *parent)
    : TaskDialog(texts.heading, WithKey, parent)
    , m_hintText(texts.hint)
    , m_stored(new QCheckBox(tr("I have stored it in a safe place")))
    , m_hint(new Paragraph({}, QPalette::WindowText, Type::Small))
{
    addText(texts.explanation);
    auto *field = new SecretField(texts.name);
    field->setSecret(secret.reveal());
    content()->addWidget(field);
    setFixedWidth(qMax(width(), field->sizeHint().width() + 48)); // a key is never cut
    content()->addWidget(facts);
    m_hint->setPlain({});
    content()->addWidget(m_hint);
    auto *done = button(tr("Done"), {}, Kind::Primary);
    done->setEnabled(false);
    setButtons({done}, m_stored);
    connect(m_stored, &QCheckBox::toggled, done, &QWidget::setEnabled);
    connect(m_stored, &QCheckBox::toggled, this, [this] { m_hint->setPlain({}); });
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
}

KeyShownOnceDialog::KeyShownOnceDialog(const api::ApiKey &key, const Secret &secret, QWidget *parent)
    : KeyShownOnceDialog(
        {tr("Store this key now"),
            tr("It is shown only once. Answerdesk keeps only a fingerprint of it; if you lose the key, "
               "create a new one."),
            tr("API key"), tr("The key cannot be shown again. Store it, then tick the box below.")},
        secret, factsOf(key), parent)
{
}

KeyShownOnceDialog::KeyShownOnceDialog(
    const api::CreatedAnalyticsSecret &made, const Secret &secret, QWidget *parent)
    : KeyShownOnceDialog({tr("Store this secret now"),
                             tr("It is shown only once. Answerdesk keeps only a hash of it; if you lose the "
                                "secret, rotate it."),
                             tr("Analytics secret"),
                             tr("The secret cannot be shown again. Store it, then tick the box below.")},
        secret, factsOf(made), parent)
{
}

void KeyShownOnceDialog::reject()
{
    if (m_stored->isChecked())
        return TaskDialog::reject();
    m_hint->setPlain(m_hintText);
    m_stored->setFocus();
}

void KeyShownOnceDialog::closeEvent(QCloseEvent *event)
{
    if (m_stored->isChecked())
        return TaskDialog::closeEvent(event);
    event->ignore();
    reject();
}

} // namespace answerdesk::console
