// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/keys_page.h"
#include "console/app/page/copy_details.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/remembered_view.h"
#include "console/app/page/selected_rows.h"
#include "console/export/list_export.h"
#include "console/pages/keys/analytics_secret_bar.h"
#include "console/pages/keys/key_cells.h"
#include "console/pages/keys/key_details.h"
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/rotate_key_dialog.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr qint64 kRelativeTimesMs = 20'000; // how often relative times are told anew
constexpr qint64 kSecondMs = 1'000, kCountdownMs = 60'000; // the last minute is counted down
} // namespace

KeysPage::KeysPage(const Clock &clock, QWidget *parent)
    : Page({u"keys"_s, PageInfo::Integrate, tr("API keys"), u"key"_s}, parent)
    , m_clock(clock)
    , m_model(new models::ApiKeyModel(this))
    , m_filter(new KeyFilter(clock, this))
    , m_cells(new TableOf(KeyCells::columns(clock), *m_model, m_filter, this))
    , m_header(new PageHeader(tr("API keys")))
    , m_toolbar(new Toolbar)
    , m_search(searchField(tr("Filter keys")))
    , m_rights(new AccessRights(this))
    , m_choice(new SegmentedControl(tr("Which keys"), {tr("All"), tr("Active"), tr("Expiring"), tr("Ended")}))
    , m_export(new ListExport(this, [this] { return exported(); }))
    , m_details(new KeyDetails(clock))
    , m_split(new QSplitter(Qt::Vertical))
    , m_create(button(tr("Create key"), u"plus"_s, Kind::Primary))
    , m_createFirst(button(tr("Create key"), u"plus"_s, Kind::Primary))
    , m_createAction(new QAction(glyph::icon(u"plus"_s), tr("Create key…"), this))
    , m_editAction(new QAction(glyph::icon(u"edit"_s), tr("Edit key…"), this))
    , m_rotateAction(new QAction(glyph::icon(u"refresh"_s), tr("Rotate key…"), this))
    , m_revokeAction(new QAction(glyph::icon(u"revoke"_s), tr("Revoke key…"), this))
    , m_tick(new QTimer(this))
{
    m_filter->setSourceModel(m_model);
    m_table = new DataTable(m_cells);
    m_table->setMargin(24);
    m_table->setAccessibleName(tr("API keys"));
    m_table->setObjectName(u"keysTable"_s);
    m_create->setObjectName(u"createKey"_s);

    auto *box = column(this);
    m_header->addAction(m_create);
    box->addWidget(m_header);
    buildToolbar();
    box->addWidget(m_toolbar);
    box->addWidget(m_export->newStrip());
    box->addWidget(hairline());
    m_split->setObjectName(u"keysSplit"_s);
    m_split->addWidget(m_table);
    m_split->addWidget(m_details);
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({440, 230 * themeOf(this).textPercent() / 100});
    auto *empty = new EmptyState(u"key"_s, tr("No API keys yet"),
        tr("Your shop’s backend needs a key to ask for answers and product FAQs. A key is shown once, when "
           "you create it."),
        m_createFirst);
    m_stack = new ContentStack(m_split, empty);
    box->addWidget(m_stack, 1);
    m_analyticsSecret = new AnalyticsSecretBar(clock);
    box->addWidget(m_analyticsSecret);
    connect(m_analyticsSecret, &AnalyticsSecretBar::toastWanted, this, &KeysPage::toastWanted);

    m_createAction->setShortcut(QKeySequence::New);
    m_rotateAction->setShortcut(Qt::CTRL | Qt::Key_R);
    m_revokeAction->setShortcut(QKeySequence::Delete);
    m_revokeAction->setShortcutContext(Qt::WidgetShortcut);
    addAction(m_createAction);
    m_editAction->setShortcut(Qt::Key_F2);
    for (QAction *verb : {m_editAction, m_rotateAction, m_revokeAction}) {
        addAction(verb);
        m_table->addAction(verb);
    }
    m_table->addAction(
        addCopyDetails(this, [this] { return m_details->isVisible() ? m_details->text() : QString(); }));
    addAction(m_export->action());
    m_table->addAction(m_export->action());
    buildSelection();
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (QPushButton *b : {m_create, m_createFirst})
        connect(b, &QPushButton::clicked, this, &KeysPage::createKey);
    connect(m_createAction, &QAction::triggered, this, &KeysPage::createKey);
    connect(m_editAction, &QAction::triggered, this, &KeysPage::editCurrent);
    connect(m_details, &KeyDetails::editRequested, this, &KeysPage::editCurrent);
    connect(m_rotateAction, &QAction::triggered, this, &KeysPage::rotateCurrent);
    connect(m_details, &KeyDetails::rotateRequested, this, &KeysPage::rotateCurrent);
    const auto lookUp = [this](const QString &where) {
        if (const int row = currentRow(); row >= 0)
            emit pageWanted(u"activity"_s, where + m_model->at(row).keyId);
    };
    connect(m_details, &KeyDetails::requestsRequested, this, [lookUp] { lookUp(u"requests:"_s); });
    connect(m_details, &KeyDetails::historyRequested, this, [lookUp] { lookUp(u"audit:"_s); });
    connect(m_revokeAction, &QAction::triggered, this,
        [this] { m_selection->several() ? revokeSelected() : revokeCurrent(); });
    connect(m_details, &KeyDetails::revokeRequested, this, &KeysPage::revokeCurrent);
    connectModel();
    connect(m_rights, &AccessRights::changed, this, &KeysPage::applyRights);
    m_tick->setObjectName(u"keysTick"_s);
    connect(m_tick, &QTimer::timeout, this, [this] {
        m_cells->refreshCells();
        showDetails();
        applyTick();
    });
    m_table->setSortable(-1, Qt::AscendingOrder);
    showState();
}

void KeysPage::buildToolbar()
{
    m_search->setFixedWidth(240);
    remember(m_choice, u"keysChoice"_s);
    m_toolbar->add(m_search);
    m_toolbar->add(m_choice);
    m_toolbar->addRoom();
    m_toolbar->add(columnsButton(m_table));
    m_toolbar->add(m_export->newButton());
    connect(m_search, &QLineEdit::textChanged, m_filter, &KeyFilter::setText);
    connect(m_choice, &SegmentedControl::currentChanged, m_filter, &KeyFilter::setChoice);
    connect(m_search, &QLineEdit::textChanged, this, &KeysPage::showState);
    connect(m_choice, &SegmentedControl::currentChanged, this, &KeysPage::showState);
}

void KeysPage::connectModel()
{
    connect(m_stack, &ContentStack::retryRequested, this, &KeysPage::refresh);
    connect(m_stack, &ContentStack::clearFilterRequested, this, &KeysPage::clearFilter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &KeysPage::showDetails);
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
            m_table->setCurrentIndex(m_cells->index(0, 0));
        showState();
    });
    connect(m_model, &models::RemoteModel::loadingChanged, this, &KeysPage::showState);
    connect(m_model, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The keys could not be read."), failure);
        if (!m_model->isLoaded())
            m_stack->showFault(fault);
        else if (!failure.offline) // the banner speaks of that
            emit toastWanted(ToastText::of(fault));
    });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &KeysPage::showState);
    connect(
        m_model, &models::ApiKeyModel::created, this, [this](const api::ApiKey &key, const Secret &secret) {
            if (m_dialog)
                m_dialog->accept();
            clearFilter();
            if (const int row = m_model->rowOf(key.keyId); row >= 0)
                m_table->setCurrentIndex(
                    m_cells->index(m_filter->mapFromSource(m_model->index(row, 0)).row(), 0));
            showState();
            (new KeyShownOnceDialog(key, secret, window()))->open();
        });
    connect(m_model, &models::ApiKeyModel::createFailed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The key was not created."), failure);
        if (m_dialog)
            m_dialog->showRefusal(fault, failure.error);
        else
            emit toastWanted(ToastText::of(fault));
    });
    connect(
        m_model, &models::ApiKeyModel::rotated, this, [this](const api::ApiKey &key, const Secret &secret) {
            if (m_rotation)
                m_rotation->accept();
            showState();
            (new KeyShownOnceDialog(key, secret, window()))->open();
        });
    connect(m_model, &models::ApiKeyModel::rotateFailed, this,
        [this](const QString &, const client::ApiFailure &failure) {
            const Fault fault = faultOf(tr("The key was not rotated."), failure);
            if (m_rotation)
                m_rotation->showRefusal(fault);
            else
                emit toastWanted(ToastText::of(fault));
        });
    connect(m_model, &models::ApiKeyModel::changed, this, [this](const api::ApiKey &key) {
        if (m_dialog)
            m_dialog->accept();
        showState();
        emit toastWanted(
            {tr("“%1” was changed. The change applies from the next request on.").arg(key.name)});
    });
    connect(m_model, &models::ApiKeyModel::changeFailed, this,
        [this](const QString &keyId, const client::ApiFailure &failure) {
            const Fault fault = faultOf(tr("The key was not changed."), failure);
            if (m_dialog && failure.error.code == ErrorCode::PreconditionFailed && m_model->canAsk())
                readEdited(keyId, fault, failure.error);
            else if (m_dialog)
                m_dialog->showRefusal(fault, failure.error);
            else
                emit toastWanted(ToastText::of(fault));
        });
    connect(m_model, &models::ApiKeyModel::revoked, this, [this](const api::ApiKey &key) {
        showState();
        emit toastWanted({tr("“%1” was revoked").arg(key.name)});
    });
    connect(m_model, &models::ApiKeyModel::revokeFailed, this,
        [this](const QString &, const client::ApiFailure &failure) {
            emit toastWanted(ToastText::of(faultOf(tr("The key was not revoked."), failure)));
        });
}

void KeysPage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_reading.cancel();
    m_rights->setSession(client);
    m_selection->drop();
    m_export->setSession(client, companyKey);
    m_model->setClient(client);
    m_model->setCompany(companyKey);
    m_analyticsSecret->setSession(client, companyKey);
    refresh();
}

void KeysPage::refresh()
{
    if (m_model->canAsk())
        m_model->refresh();
    m_analyticsSecret->refresh();
    showState();
}

void KeysPage::setActive(bool active)
{
    if (active && m_model->isLoaded() && !m_model->isLoading())
        refresh(); // the test bench makes keys too, and requests were counted
}

void KeysPage::setOffline(bool offline, const QString &reason)
{
    m_offlineReason = offline ? reason : QString();
    applyRights();
}

QString KeysPage::reasonAgainstWriting() const
{
    return m_offlineReason.isEmpty() ? m_rights->reasonAgainstTesting() : m_offlineReason;
}

void KeysPage::applyRights()
{
    const QString against = reasonAgainstWriting();
    for (QPushButton *b : {m_create, m_createFirst}) {
        b->setEnabled(against.isEmpty());
        b->setToolTip(against);
    }
    m_createAction->setEnabled(against.isEmpty());
    m_analyticsSecret->setReason(
        m_offlineReason.isEmpty() ? m_rights->reasonAgainstEditing() : m_offlineReason);
    m_details->setOffline(!against.isEmpty(), against);
    applyActions();
}

void KeysPage::focusFilter()
{
    m_selection->clear(); // its bar stands in the filter's place
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void KeysPage::focusContent() { m_table->setFocus(Qt::ShortcutFocusReason); }

QList<QWidget *> KeysPage::panes() const { return {m_toolbar, m_table, m_details}; }

void KeysPage::showView(const QString &view)
{
    if (view == u"expiring") {
        m_search->clear();
        m_choice->setCurrent(KeyFilter::Expiring);
    } else if (view == u"create" && m_create->isEnabled()) {
        createKey();
    }
}

int KeysPage::currentRow() const { return m_table->currentSourceRow(); }

void KeysPage::showState()
{
    const int all = m_model->rowCount(), shown = m_filter->rowCount();
    const QDateTime now = utcDateTime(m_clock.nowMs());
    int active = 0, soon = 0;
    for (int row = 0; row < all; ++row) {
        const KeyState state = KeyState::of(m_model->at(row), now);
        active += !state.ended;
        soon += state.expiresSoon;
    }
    if (m_filter->isFiltering() && all > 0) {
        m_header->setSubtitle(tr("%1 of %2 keys").arg(shown).arg(all));
    } else if (all > 0) {
        QStringList parts{timetext::counted(all, tr("1 key"), tr("%1 keys")), tr("%1 active").arg(active)};
        if (soon > 0)
            parts << timetext::counted(soon, tr("1 expires within 14 days"), tr("%1 expire within 14 days"));
        m_header->setSubtitle(parts.join(u" · "_s));
    } else {
        m_header->setSubtitle(tr("Keys let your backend ask for answers and product FAQs"));
    }
    const bool empty = m_model->isLoaded() && all == 0;
    m_create->setVisible(!empty);
    m_toolbar->setVisible(all > 0);
    if (empty)
        m_stack->showEmpty();
    else if (all > 0 && shown == 0)
        m_stack->showNoHits(m_filter->text());
    else if (all > 0)
        m_stack->showContent();
    else if (m_model->isLoading())
        m_stack->showWaiting();
    showDetails();
    applyTick();
}

void KeysPage::applyTick()
{
    const qint64 now = m_clock.nowMs();
    qint64 next = kRelativeTimesMs;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const api::ApiKey &key = m_model->at(row);
        for (const std::optional<schema::Timestamp> &end : {key.expiresAt, key.overlapUntil}) {
            const qint64 left = end && !key.revokedAt ? end->ms - now : 0;
            if (left > 0)
                next = qMin(next, qMax(kSecondMs, left - kCountdownMs));
        }
    }
    if (!m_tick->isActive() || m_tick->interval() != next)
        m_tick->start(int(next));
}

void KeysPage::showDetails()
{
    const int row = currentRow();
    m_details->setVisible(row >= 0);
    if (row >= 0)
        m_details->setKey(m_model->at(row));
    applyActions();
}

void KeysPage::clearFilter()
{
    m_search->clear();
    m_choice->setCurrent(KeyFilter::All);
}

void KeysPage::createKey()
{
    if (!m_model->canAsk() || m_dialog)
        return;
    m_dialog = new KeyDialog(m_clock, window());
    connect(m_dialog, &KeyDialog::submitted, m_model, &models::ApiKeyModel::create);
    m_dialog->open();
}

/// Somebody else was first: saving once more is meant to take the place of that.
void KeysPage::readEdited(const QString &keyId, const Fault &fault, const Error &error)
{
    m_reading = m_model->client()->callTagged<api::ApiKey>(api::Endpoint::GetKey,
        {.segments = {m_model->company(), keyId}}, this,
        [this, fault, error](client::ApiResult<client::Tagged<api::ApiKey>> key) {
            Fault shown = fault;
            if (key) {
                m_editedTag = key->etag;
                shown.remedy = tr("Save again to overwrite it.");
            }
            if (m_dialog)
                m_dialog->showRefusal(shown, error);
        });
}

void KeysPage::editCurrent()
{
    const int row = currentRow();
    if (row < 0 || !m_editAction->isEnabled() || m_dialog)
        return;
    // As it is now, with the tag that tells whether somebody else changes it meanwhile.
    m_reading.cancel();
    m_reading = m_model->client()->callTagged<api::ApiKey>(api::Endpoint::GetKey,
        {.segments = {m_model->company(), m_model->at(row).keyId}}, this,
        [this](client::ApiResult<client::Tagged<api::ApiKey>> key) {
            if (!key)
                return emit toastWanted(
                    ToastText::of(faultOf(tr("The key could not be read."), key.error())));
            if (m_dialog)
                return;
            m_editedTag = key->etag;
            m_dialog = new KeyDialog(m_clock, key->value, window());
            connect(m_dialog, &KeyDialog::changeSubmitted, this,
                [this, id = key->value.keyId](const json::Object &changes) {
                    if (changes.empty())
                        m_dialog->accept();
                    else
                        m_model->change(id, m_editedTag, changes);
                });
            m_dialog->open();
        });
}

void KeysPage::rotateCurrent()
{
    const int row = currentRow();
    if (row < 0 || !m_rotateAction->isEnabled() || m_rotation)
        return;
    const api::ApiKey &key = m_model->at(row);
    m_rotation = new RotateKeyDialog(m_clock, key.name, window());
    connect(m_rotation, &RotateKeyDialog::submitted, m_model,
        [model = m_model, id = key.keyId](int overlapSeconds) { model->rotate(id, overlapSeconds); });
    m_rotation->open();
}

} // namespace answerdesk::console
