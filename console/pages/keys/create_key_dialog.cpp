// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/create_key_dialog.h"
#include "console/pages/keys/key_cells.h"
#include "console/widgets/banner.h"
#include "console/widgets/page_header.h"
#include "console/widgets/time_text.h"
#include "shared/core/qt_compat.h"
#include <QtGui/QCloseEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr std::array kDays{30, 90, 180, 365, 0}; // 0: never
constexpr int kDefaultExpiry = 1;
constexpr int kLongestName = 100;
} // namespace

CreateKeyDialog::CreateKeyDialog(const Clock &clock, QWidget *parent)
    : TaskDialog(tr("Create API key"), Narrow, parent)
    , m_clock(clock)
    , m_name(new QLineEdit)
    , m_messages(new QCheckBox(tr("Answers: send_message")))
    , m_faqs(new QCheckBox(tr("Product FAQs: product-faqs")))
    , m_scopeError(new Paragraph({}, QPalette::WindowText, Type::Small))
    , m_expiry(new SegmentedControl(
          tr("Expires"), {tr("30 days"), tr("90 days"), tr("180 days"), tr("1 year"), tr("Never")}))
    , m_expiryNote(label({}, Type::Small, QPalette::PlaceholderText))
    , m_test(new QCheckBox(tr("Test key: its traffic stays out of all figures")))
{
    m_name->setMaxLength(kLongestName);
    m_name->setPlaceholderText(tr("Storefront backend"));
    m_nameField
        = addField(tr("Name"), m_name, tr("Say where it is used: you will look for it by this name."));
    auto *scopes = new QWidget;
    auto *scopeBox = column(scopes, 0, 8);
    scopeBox->addWidget(label(tr("May be used for"), Type::Label));
    for (QCheckBox *box : {m_messages, m_faqs}) {
        box->setChecked(true);
        scopeBox->addWidget(box);
        connect(box, &QCheckBox::toggled, this, [this] { m_scopeError->setPlain({}); });
    }
    m_scopeError->setPlain({});
    scopeBox->addWidget(m_scopeError);
    content()->addWidget(scopes);
    auto *expiry = new QWidget;
    auto *expiryBox = column(expiry, 0, 4);
    expiryBox->addWidget(label(tr("Expires"), Type::Label));
    expiryBox->addWidget(m_expiry);
    expiryBox->addWidget(m_expiryNote);
    content()->addWidget(expiry);
    m_expiry->setCurrent(kDefaultExpiry);
    connect(m_expiry, &SegmentedControl::currentChanged, this, &CreateKeyDialog::showExpiry);
    showExpiry();
    setKind(m_test, Kind::Switch);
    content()->addWidget(m_test);

    auto *cancel = button(tr("Cancel"));
    auto *create = button(tr("Create key"), {}, Kind::Primary);
    setButtons({cancel, create});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(create, &QPushButton::clicked, this, &CreateKeyDialog::submit);
    m_name->setFocus();
}

std::optional<QDateTime> CreateKeyDialog::expiry() const
{
    const int days = kDays[size_t(qMax(0, m_expiry->current()))];
    return days == 0 ? std::nullopt : std::optional(utcDateTime(m_clock.nowMs()).addDays(days));
}

void CreateKeyDialog::showExpiry()
{
    const std::optional<QDateTime> at = expiry();
    m_expiryNote->setText(at ? tr("On %1, then requests with it fail.")
                                   .arg(timetext::date(at->toLocalTime().date(), "d MMMM yyyy"))
                             : tr("It works until somebody revokes it."));
}

void CreateKeyDialog::submit()
{
    setFault({});
    if (m_name->text().trimmed().isEmpty())
        return m_nameField->setError(tr("A key needs a name. Write where it is used."), true);
    if (!m_messages->isChecked() && !m_faqs->isChecked())
        return m_scopeError->setPlain(tr("A key that may do nothing is of no use. Choose at least one."));
    api::ApiKeyRequest request;
    request.name = m_name->text().trimmed();
    std::vector<QString> scopes;
    if (m_messages->isChecked())
        scopes.push_back(u"messages:write"_s);
    if (m_faqs->isChecked())
        scopes.push_back(u"faqs:read"_s);
    request.scopes = scopes;
    request.test = m_test->isChecked();
    if (const std::optional<QDateTime> at = expiry())
        request.expiresAt = schema::Timestamp{at->toMSecsSinceEpoch()};
    setBusy(true);
    emit submitted(request);
}

void CreateKeyDialog::showRefusal(const Fault &fault, bool aboutName)
{
    setBusy(false);
    if (aboutName)
        return m_nameField->setFault(fault,
            tr("There is already a key named “%1”. Choose another name.").arg(m_name->text().trimmed()),
            true);
    setFault(fault);
}

KeyShownOnceDialog::KeyShownOnceDialog(const api::ApiKey &key, const Secret &secret, QWidget *parent)
    : TaskDialog(tr("Store this key now"), WithKey, parent)
    , m_stored(new QCheckBox(tr("I have stored it in a safe place")))
    , m_hint(new Paragraph({}, QPalette::WindowText, Type::Small))
{
    addText(tr("It is shown this once. Answerdesk keeps only a fingerprint of it; a lost key is replaced by "
               "a new one."));
    auto *field = new SecretField(tr("API key"));
    field->setSecret(secret.reveal());
    content()->addWidget(field);
    setFixedWidth(qMax(width(), field->sizeHint().width() + 48)); // a key is never cut
    auto *facts = new FactList;
    facts->set(tr("Name"), key.name);
    facts->set(tr("May be used for"), scopeList(key.scopes));
    facts->set(tr("Expires"), key.expiresAt ? timetext::exact(utcDateTime(key.expiresAt->ms)) : tr("Never"));
    if (key.overlapUntil)
        facts->set(tr("Earlier secret"),
            tr("works until %1").arg(timetext::exact(utcDateTime(key.overlapUntil->ms))));
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

void KeyShownOnceDialog::reject()
{
    if (m_stored->isChecked())
        return TaskDialog::reject();
    m_hint->setPlain(tr("The key cannot be shown again. Store it, then tick the box below."));
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
