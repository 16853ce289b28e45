// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/app/page/copy_details.h"
#include "console/app/page/remembered_view.h"
#include "console/export/list_export.h"
#include "console/pages/knowledge/ask/ask_panel.h"
#include "console/pages/knowledge/documents/documents_pane.h"
#include "console/pages/knowledge/gaps/gaps_pane.h"
#include "console/pages/knowledge/lexicon/lexicon_pane.h"
#include "console/pages/knowledge/own_answers/own_answers_pane.h"
#include "console/pages/knowledge/sources/add_source_dialog.h"
#include "console/pages/knowledge/sources/sources_pane.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/data_table.h"
#include <QtGui/QAction>
#include <QtGui/QDragEnterEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kRelativeTimesMs = 20'000;
constexpr int kAskWidth = 400;
const QString kDocumentView = u"document:"_s; // and its identifier

/// Lies over the page while files are held above it.
class DropHint final : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Theme &theme = themeOf(this);
        QColor veil = theme.color(Ink::Canvas);
        veil.setAlphaF(0.92f);
        painter.fillRect(rect(), veil);
        drawRounded(&painter, rect().adjusted(16, 16, -16, -16), theme.radius(Radius::Card),
            theme.color(Ink::InfoBg), theme.color(Ink::Focus), 2);
        painter.setPen(theme.color(Ink::Accent));
        painter.setFont(theme.font(Type::Section));
        painter.drawText(rect(), Qt::AlignCenter, KnowledgePage::tr("Drop files or folders to import them"));
    }
};

} // namespace

KnowledgePage::KnowledgePage(const Clock &clock, QWidget *parent)
    : Page({u"knowledge"_s, PageInfo::Answers, tr("Knowledge"), u"knowledge"_s}, parent)
    , m_clock(clock)
    , m_sources(new models::KnowledgeSourceModel(this))
    , m_sourcesPane(new SourcesPane(m_sources, clock))
    , m_documentsPane(new DocumentsPane(m_sources, clock))
    , m_answersPane(new OwnAnswersPane(clock))
    , m_gapsPane(new GapsPane(clock))
    , m_lexiconPane(new LexiconPane(clock))
    , m_ask(new AskPanel)
    , m_rights(new AccessRights(this))
    , m_export(new ListExport(this, [this] { return pane()->exported(); }))
    , m_header(new PageHeader(tr("Knowledge")))
    , m_tabs(new QTabBar)
    , m_stack(new QStackedWidget)
    , m_split(new QSplitter)
    , m_dropHint(new DropHint(this))
    , m_askButton(button(tr("Ask"), u"bench"_s))
    , m_create(button({}, u"plus"_s, Kind::Primary))
{
    setAcceptDrops(true);
    build();
    buildActions();
    buildExport();
    connectPanes();
    connect(m_rights, &AccessRights::changed, this, &KnowledgePage::applyRights);
    m_times.setInterval(kRelativeTimesMs);
    connect(&m_times, &QTimer::timeout, this, [this] { pane()->refreshTimes(); });
    m_times.start();
    setAskShown(false);
    showHead();
}

void KnowledgePage::build()
{
    auto *box = column(this);
    m_askButton->setObjectName(u"knowledgeAsk"_s);
    m_askButton->setCheckable(true);
    m_askButton->setToolTip(tr("Ask as a shopper would and see why (Ctrl+J)"));
    m_create->setObjectName(u"knowledgeCreate"_s);
    m_header->addAction(m_askButton);
    m_header->addAction(m_create);
    box->addWidget(m_header);
    for (const QString &name :
        {tr("Sources"), tr("Documents"), tr("Custom answers"), tr("Gaps"), tr("Lexicon")})
        m_tabs->addTab(name);
    remember(m_tabs, u"knowledgeTabs"_s);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setAccessibleName(tr("Parts of the knowledge"));
    auto *tabs = new QHBoxLayout;
    tabs->setContentsMargins(16, 0, 16, 0);
    tabs->addWidget(m_tabs);
    tabs->addStretch();
    box->addLayout(tabs);
    box->addWidget(hairline());
    auto *strip = m_export->newStrip();
    strip->layout()->setContentsMargins(24, 12, 24, 0);
    box->addWidget(strip);
    for (KnowledgePane *each : std::initializer_list<KnowledgePane *>{
             m_sourcesPane, m_documentsPane, m_answersPane, m_gapsPane, m_lexiconPane})
        m_stack->addWidget(each);
    m_split->setObjectName(u"knowledgeSplit"_s);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_stack);
    m_split->addWidget(m_ask);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({656, kAskWidth});
    box->addWidget(m_split, 1);
    m_dropHint->hide();
}

void KnowledgePage::buildActions()
{
    const auto add = [this](const QString &icon, const QKeySequence &keys) {
        auto *action = new QAction(glyph::icon(icon), QString(), this);
        action->setShortcut(keys);
        addAction(action);
        return action;
    };
    m_verbs[Verb::Create] = add(u"plus"_s, QKeySequence::New);
    m_verbs[Verb::Edit] = add(u"edit"_s, Qt::Key_F2);
    m_verbs[Verb::Again] = add(u"refresh"_s, Qt::CTRL | Qt::Key_R);
    m_verbs[Verb::Remove] = add(u"trash"_s, QKeySequence::Delete);
    for (auto verb = m_verbs.cbegin(); verb != m_verbs.cend(); ++verb)
        connect(*verb, &QAction::triggered, this, [this, which = verb.key()] { pane()->act(which); });
    // Del in a field deletes a letter.
    for (const Verb verb : {Verb::Edit, Verb::Remove})
        m_verbs[verb]->setShortcutContext(Qt::WidgetShortcut);
    QAction *ask = add(u"bench"_s, Qt::CTRL | Qt::Key_J);
    ask->setText(tr("Ask as a shopper"));
    connect(ask, &QAction::triggered, this, &KnowledgePage::toggleAsk);
    QAction *details = addCopyDetails(this, [this] { return pane()->detailsText(); });
    QAction *next = add({}, Qt::CTRL | Qt::Key_PageDown);
    next->setText(tr("Next tab"));
    connect(next, &QAction::triggered, this,
        [this] { m_tabs->setCurrentIndex((m_tabs->currentIndex() + 1) % m_tabs->count()); });
    QAction *previous = add({}, Qt::CTRL | Qt::Key_PageUp);
    previous->setText(tr("Previous tab"));
    connect(previous, &QAction::triggered, this, [this] {
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + m_tabs->count() - 1) % m_tabs->count());
    });
    for (int i = 0; i < m_stack->count(); ++i) {
        DataTable *list = static_cast<KnowledgePane *>(m_stack->widget(i))->list();
        for (const Verb verb : {Verb::Edit, Verb::Again, Verb::Remove})
            list->addAction(m_verbs[verb]);
        auto *copy = new QAction(glyph::icon(u"copy"_s), tr("Copy row"), this);
        list->addActions({copy, details});
        connect(copy, &QAction::triggered, list, &DataTable::copySelection);
        list->setContextMenuPolicy(Qt::ActionsContextMenu);
    }
    connect(m_create, &QPushButton::clicked, this, [this] { pane()->act(Verb::Create); });
    connect(m_askButton, &QPushButton::clicked, this, &KnowledgePage::toggleAsk);
    connect(m_ask, &AskPanel::closeRequested, this, &KnowledgePage::toggleAsk);
    connect(m_ask, &AskPanel::toastWanted, this, &Page::toastWanted);
    connect(m_ask, &AskPanel::documentWanted, this,
        [this](const QString &documentId) { showView(kDocumentView + documentId); });
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) { showTab(Tab(tab)); });
}

void KnowledgePage::buildExport()
{
    addAction(m_export->action());
    for (int i = 0; i < m_stack->count(); ++i) {
        auto *each = static_cast<KnowledgePane *>(m_stack->widget(i));
        each->addExport(*m_export);
        each->list()->addAction(m_export->action());
    }
}

void KnowledgePage::connectPanes()
{
    for (int i = 0; i < m_stack->count(); ++i) {
        auto *each = static_cast<KnowledgePane *>(m_stack->widget(i));
        connect(each, &KnowledgePane::changed, this, &KnowledgePage::showHead);
        connect(each, &KnowledgePane::toastWanted, this, &Page::toastWanted);
    }
    connect(m_sourcesPane, &SourcesPane::documentsWanted, this, [this](const QString &sourceId) {
        m_documentsPane->showSource(sourceId);
        showTab(Documents);
    });
    connect(m_sourcesPane, &SourcesPane::documentsChanged, this, [this] {
        if (m_read.contains(Documents))
            m_documentsPane->refresh();
    });
    connect(m_documentsPane, &DocumentsPane::addWanted, this, [this] {
        showTab(Sources);
        m_sourcesPane->act(Verb::Create);
    });
    connect(m_gapsPane, &GapsPane::askWanted, this, [this](const QString &question, const QString &locale) {
        setAskShown(true);
        m_ask->askFor(question, locale);
    });
    connect(
        m_gapsPane, &GapsPane::questionWanted, this, [this](const QString &question, const QString &locale) {
            emit pageWanted(u"evaluations"_s, u"add:"_s + locale + u':' + question);
        });
    connect(m_gapsPane, &GapsPane::entryWanted, this, [this](const LexiconDialog::Words &words) {
        showTab(Lexicon);
        m_lexiconPane->propose(words);
    });
    connect(m_gapsPane, &GapsPane::answered, this, [this](const api::OwnAnswer &answer) {
        if (m_read.contains(OwnAnswers))
            m_answersPane->model()->add(answer);
    });
}

KnowledgePane *KnowledgePage::pane() const { return static_cast<KnowledgePane *>(m_stack->currentWidget()); }

KnowledgePage::Tab KnowledgePage::currentTab() const { return Tab(m_stack->currentIndex()); }

void KnowledgePage::showTab(Tab tab)
{
    if (m_tabs->currentIndex() != tab)
        return m_tabs->setCurrentIndex(tab); // comes back here
    pane()->setActive(false);
    m_stack->setCurrentIndex(tab);
    pane()->setActive(m_isActive);
    if (m_client && !m_read.contains(tab)) {
        m_read.insert(tab);
        pane()->refresh();
    }
    showHead();
}

void KnowledgePage::showHead()
{
    m_header->setSubtitle(pane()->subtitle());
    for (auto verb = m_verbs.cbegin(); verb != m_verbs.cend(); ++verb) {
        const QString text = pane()->textOf(verb.key());
        (*verb)->setText(text);
        (*verb)->setVisible(!text.isEmpty());
        (*verb)->setEnabled(!text.isEmpty() && pane()->can(verb.key()));
    }
    m_export->setPossible(m_client && pane()->list()->model()->rowCount() > 0);
    m_create->setText(m_verbs[Verb::Create]->text());
    m_create->setAccessibleName(m_create->text());
    m_create->setEnabled(m_verbs[Verb::Create]->isEnabled());
    m_create->setVisible(!m_create->text().isEmpty() && !pane()->offersFirstStep());
    const QString gaps = m_gapsPane->openCount();
    m_tabs->setTabText(Gaps, gaps.isEmpty() ? tr("Gaps") : tr("Gaps (%1)").arg(gaps));
    emit counterChanged(gaps);
}

void KnowledgePage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_client = client;
    m_company = companyKey;
    m_read.clear();
    m_rights->setSession(client);
    m_export->setSession(client, companyKey);
    for (int i = 0; i < m_stack->count(); ++i)
        static_cast<KnowledgePane *>(m_stack->widget(i))->setSession(client, companyKey);
    m_ask->setSession(client, companyKey);
    refresh();
}

void KnowledgePage::refresh()
{
    if (!m_client || m_company.isEmpty())
        return showHead();
    // Names of sources and the number of gaps are shown in every tab.
    m_read += QSet<int>{Sources, Gaps, currentTab()};
    for (const int tab : std::as_const(m_read))
        static_cast<KnowledgePane *>(m_stack->widget(tab))->refresh();
    readLocales();
    showHead();
}

void KnowledgePage::readLocales()
{
    m_client->company(m_company, this, [this, of = m_company](client::ApiResult<api::Company> company) {
        // Without an answer the choice stays; any locale can be typed.
        if (!company || of != m_company)
            return;
        const QStringList locales{company->locales.begin(), company->locales.end()};
        m_ask->setLocales(locales);
        m_answersPane->setLocales(locales);
        m_lexiconPane->setLocales(locales);
    });
}

void KnowledgePage::setOffline(bool offline, const QString &reason)
{
    m_offlineReason = offline ? reason : QString();
    applyRights();
}

/// Who may not write is told so, like one whom the server does not answer.
void KnowledgePage::applyRights()
{
    const bool offline = !m_offlineReason.isEmpty();
    const QString against = offline ? m_offlineReason : m_rights->reasonAgainstEditing();
    const QString againstAsking = offline ? m_offlineReason : m_rights->reasonAgainstTesting();
    m_mayWrite = against.isEmpty();
    for (int i = 0; i < m_stack->count(); ++i)
        static_cast<KnowledgePane *>(m_stack->widget(i))->setOffline(!m_mayWrite, against);
    m_ask->setOffline(!againstAsking.isEmpty(), againstAsking);
    m_ask->setReasonAgainstCorrecting(against);
    m_create->setToolTip(against);
    showHead();
}

void KnowledgePage::setActive(bool active)
{
    m_isActive = active;
    // Shoppers have asked meanwhile, and others may have imported.
    if (active && m_sources->isLoaded() && !m_sources->isLoading())
        refresh();
    pane()->setActive(active);
}

void KnowledgePage::focusFilter() { pane()->focusFilter(); }

void KnowledgePage::focusContent() { pane()->list()->setFocus(Qt::ShortcutFocusReason); }

QList<QWidget *> KnowledgePage::panes() const
{
    return QList<QWidget *>{m_tabs} + pane()->panes() + QList<QWidget *>{m_ask};
}

void KnowledgePage::showView(const QString &view)
{
    if (view == u"gaps")
        showTab(Gaps);
    else if (view == u"documents")
        showTab(Documents);
    else if (view.startsWith(kDocumentView))
        showDocument(view.mid(kDocumentView.size()));
    else if (view == u"own-answers")
        showTab(OwnAnswers);
    else if (view == u"lexicon")
        showTab(Lexicon);
    else if (view == u"sources" || view == u"add")
        showTab(Sources);
    if (view == u"add" && m_create->isEnabled())
        pane()->act(Verb::Create);
}

void KnowledgePage::showDocument(const QString &documentId)
{
    m_read.insert(Documents); // it reads what it needs
    showTab(Documents);
    m_documentsPane->showDocument(documentId);
}

QString KnowledgePage::unsavedNote() const
{
    const DocumentUpload &upload = m_sourcesPane->upload();
    if (upload.state() == DocumentUpload::State::Stopped)
        return tr("The import into “%1” was stopped; files not yet sent are skipped.")
            .arg(upload.sourceName());
    return upload.isRunning()
        ? tr("Files are being added to “%1”; files not yet sent are skipped.").arg(upload.sourceName())
        : QString();
}

void KnowledgePage::toggleAsk() { setAskShown(m_ask->isHidden()); }

void KnowledgePage::setAskShown(bool shown)
{
    const bool wasShown = !m_ask->isHidden();
    m_ask->setVisible(shown);
    m_askButton->setChecked(shown);
    if (shown && !wasShown)
        m_ask->focusQuestion();
}

void KnowledgePage::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_mayWrite || !m_client || AddSourceDialog::localFiles(*event->mimeData()).isEmpty())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    m_dropHint->setGeometry(rect());
    m_dropHint->raise();
    m_dropHint->show();
}

void KnowledgePage::dragLeaveEvent(QDragLeaveEvent *) { m_dropHint->hide(); }

void KnowledgePage::dropEvent(QDropEvent *event)
{
    m_dropHint->hide();
    const QStringList files = AddSourceDialog::localFiles(*event->mimeData());
    if (files.isEmpty())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    showTab(Sources);
    m_sourcesPane->addFiles(files);
}

void KnowledgePage::resizeEvent(QResizeEvent *event)
{
    m_dropHint->setGeometry(rect());
    Page::resizeEvent(event);
}

} // namespace answerdesk::console
