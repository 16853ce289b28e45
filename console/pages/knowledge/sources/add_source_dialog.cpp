// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/sources/add_source_dialog.h"
#include "console/app/page/host_offer.h"
#include "console/app/page/in_background.h"
#include "console/pages/knowledge/sources/reading_fields.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "shared/core/page_url.h"
#include <QtCore/QFileInfo>
#include <QtCore/QMimeData>
#include <QtCore/QUrl>
#include <QtGui/QDropEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kLongestName = 200;
constexpr qsizetype kShownPaths = 4;

QString kindOf(int choice)
{
    return choice == AddSourceDialog::Sitemap ? u"sitemap"_s
        : choice == AddSourceDialog::Website  ? u"crawl"_s
                                              : u"page"_s;
}
} // namespace

AddSourceDialog::AddSourceDialog(const std::vector<api::Source> &sources, QWidget *parent)
    : TaskDialog(tr("Add source"), Columns, parent)
    , m_choice(new SegmentedControl(
          tr("Kind of source"), {tr("Web page"), tr("Sitemap"), tr("Website"), tr("Files and folders")}))
    , m_page(new QWidget)
    , m_files(new QWidget)
    , m_address(new QLineEdit)
    , m_name(new QLineEdit)
    , m_reading(new ReadingFields)
    , m_into(new QComboBox)
    , m_list(new Paragraph)
    , m_listError(new Paragraph({}, QPalette::WindowText, Type::Small))
    , m_add(button(tr("Add page"), {}, Kind::Primary))
{
    setOnServer();
    m_choice->setObjectName(u"sourceKind"_s);
    m_address->setObjectName(u"sourceAddress"_s);
    m_name->setObjectName(u"sourceName"_s);
    m_into->setObjectName(u"sourceInto"_s);
    m_add->setObjectName(u"sourceAdd"_s);
    content()->addWidget(m_choice);
    buildPage();
    buildFiles(sources);
    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_add});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &AddSourceDialog::submit);
    connect(m_choice, &SegmentedControl::currentChanged, this, &AddSourceDialog::showChoice);
    setAcceptDrops(true);
    showChosen();
    showChoice();
}

void AddSourceDialog::buildPage()
{
    auto *box = column(m_page, 0, 16);
    m_address->setPlaceholderText(u"https://shop.example/help/returns"_s);
    m_addressField = new FormField(tr("Address"), m_address);
    m_name->setMaxLength(kLongestName);
    m_hostOffer = new HostOffer;
    connect(m_hostOffer, &HostOffer::allowed, this, &AddSourceDialog::submit);
    box->addWidget(m_addressField);
    box->addWidget(m_hostOffer);
    box->addWidget(
        new FormField(tr("Name (optional)"), m_name, tr("Leave empty to use the address as the name.")));
    box->addWidget(m_reading);
    content()->addWidget(m_page);
}

void AddSourceDialog::buildFiles(const std::vector<api::Source> &sources)
{
    auto *box = column(m_files, 0, 16);
    auto *what = new QWidget;
    auto *whatBox = column(what, 0, 8);
    whatBox->addWidget(label(tr("Files and folders"), Type::Label));
    whatBox->addWidget(m_list);
    m_listError->setPlain({});
    whatBox->addWidget(m_listError);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto *files = button(tr("Choose files…"), u"plus"_s);
    auto *folder = button(tr("Choose a folder…"), u"knowledge"_s);
    buttons->addWidget(files);
    buttons->addWidget(folder);
    buttons->addStretch();
    whatBox->addLayout(buttons);
    box->addWidget(what);
    m_into->setEditable(true);
    m_into->setInsertPolicy(QComboBox::NoInsert);
    m_into->lineEdit()->setMaxLength(kLongestName);
    m_into->lineEdit()->setAccessibleName(tr("Source"));
    m_into->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const api::Source &source : sources) {
        if (source.kind == u"upload")
            m_into->addItem(source.name, source.sourceId);
    }
    m_into->setCurrentIndex(-1);
    m_intoField = new FormField(tr("Target source"), m_into,
        tr("A new name creates a new source. In an existing source, documents with the same path are "
           "replaced."));
    box->addWidget(m_intoField);
    content()->addWidget(m_files);
    connect(m_into->lineEdit(), &QLineEdit::textEdited, this, [this] { m_isNamed = true; });
    connect(m_into, &QComboBox::activated, this, [this] { m_isNamed = true; });
    connect(m_into, &QComboBox::editTextChanged, this, [this] { m_intoField->setError({}); });
    // Not exec(): the window behind stays alive, and so does a test.
    const auto choose = [this](QFileDialog::FileMode mode) {
        auto *dialog = new QFileDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(mode);
        if (mode == QFileDialog::ExistingFiles)
            dialog->setNameFilters(
                {tr("Documents (*.md *.markdown *.html *.htm *.xhtml *.txt *.csv *.tsv *.docx "
                    "*.pdf *.zip)"),
                    tr("All files (*)")});
        connect(dialog, &QFileDialog::filesSelected, this, &AddSourceDialog::addChosen);
        dialog->open();
    };
    connect(files, &QPushButton::clicked, this, [choose] { choose(QFileDialog::ExistingFiles); });
    connect(folder, &QPushButton::clicked, this, [choose] { choose(QFileDialog::Directory); });
}

void AddSourceDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (localFiles(*event->mimeData()).isEmpty())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void AddSourceDialog::dropEvent(QDropEvent *event)
{
    event->setDropAction(Qt::CopyAction);
    event->accept();
    setChoice(Files);
    addChosen(localFiles(*event->mimeData()));
}

QStringList AddSourceDialog::localFiles(const QMimeData &data)
{
    QStringList files;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            files << url.toLocalFile();
    }
    return files;
}

void AddSourceDialog::setChoice(Choice choice)
{
    m_choice->setCurrent(choice);
    showChoice();
}

void AddSourceDialog::addChosen(const QStringList &paths)
{
    for (const QString &path : paths) {
        const QString clean = QFileInfo(path).absoluteFilePath();
        if (!m_chosen.contains(clean))
            m_chosen << clean;
    }
    m_listError->setPlain({});
    showChosen();
    // A disk that sleeps, or one on the network, must not hold the window.
    const auto findFolders = [paths] {
        QSet<QString> folders;
        for (const QString &path : paths) {
            if (const QFileInfo info(path); info.isDir())
                folders << info.absoluteFilePath();
        }
        return folders;
    };
    inBackground(this, findFolders, [this](const QSet<QString> &folders) {
        m_folders |= folders;
        showChosen();
    });
}

void AddSourceDialog::showChosen()
{
    if (m_chosen.isEmpty())
        return m_list->setPlain(tr("Markdown, HTML, text, Word, PDF, CSV with questions and answers, or a "
                                   "ZIP of these. Drop files here or choose them."));
    QStringList lines;
    for (const QString &path : m_chosen.mid(0, kShownPaths)) {
        const QString name = QFileInfo(path).fileName();
        lines << (m_folders.contains(path) ? tr("%1 and everything below").arg(name + u'/') : name);
    }
    if (m_chosen.size() > kShownPaths)
        lines << timetext::counted(m_chosen.size() - kShownPaths, tr("and 1 more"), tr("and %1 more"));
    m_list->setPlain(lines.join(u'\n'));
    if (m_isNamed)
        return;
    const QFileInfo first(m_chosen.first());
    const bool isOne = m_chosen.size() == 1 || m_folders.contains(m_chosen.first());
    const QString name = isOne ? first.fileName() : first.dir().dirName();
    const int known = m_into->findText(name, Qt::MatchExactly);
    m_into->setCurrentIndex(known);
    if (known < 0)
        m_into->setEditText(name.left(kLongestName));
}

void AddSourceDialog::showChoice()
{
    const int choice = m_choice->current();
    m_page->setVisible(choice != Files);
    m_files->setVisible(choice == Files);
    m_addressField->setError({});
    if (choice == Page)
        m_addressField->setHelp(tr("A page on one of the company’s allowed hosts. It is read immediately; "
                                   "menus and footers are skipped."));
    else if (choice == Sitemap)
        m_addressField->setHelp(
            tr("A sitemap, or an index of sitemaps. Its pages on the company’s allowed hosts are "
               "read in the background."));
    else
        m_addressField->setHelp(tr(
            "Start page. Links on the same host are followed in the background, as its robots.txt allows."));
    m_address->setPlaceholderText(choice == Sitemap ? u"https://shop.example/sitemap.xml"_s
            : choice == Website                     ? u"https://shop.example/help/"_s
                                                    : u"https://shop.example/help/returns"_s);
    m_reading->setKind(kindOf(choice));
    m_add->setText(choice == Page ? tr("Add page")
            : choice == Sitemap   ? tr("Add sitemap")
            : choice == Website   ? tr("Add website")
                                  : tr("Import"));
    m_add->setAccessibleName(m_add->text());
    setFault({});
    if (choice != Files)
        m_address->setFocus(Qt::OtherFocusReason);
}

void AddSourceDialog::submit()
{
    setFault({});
    if (m_choice->current() == Files)
        submitFiles();
    else
        submitPage();
}

void AddSourceDialog::submitPage()
{
    m_hostOffer->withdraw();
    QString typed = m_address->text().trimmed();
    if (typed.isEmpty())
        return m_addressField->setError(tr("Enter the address of a page."), true);
    if (!typed.contains(u"://"_s))
        typed.prepend(u"https://"_s);
    const auto page = PageUrl::parse(typed);
    if (!page)
        return m_addressField->setError(
            tr("“%1” is not a page address. Enter one like https://shop.example/help.").arg(typed), true);
    api::SourceRequest request;
    request.url = schema::PageAddress{*page, typed};
    const QString name = m_name->text().trimmed();
    const QUrl url(typed);
    request.name = (name.isEmpty() ? url.host() + (url.path() == u"/" ? QString() : url.path()) : name)
                       .left(kLongestName);
    request.kind = kindOf(m_choice->current());
    request.intervalHours = m_reading->intervalHours();
    request.maxPages = m_reading->maxPages();
    request.maxDepth = m_reading->maxDepth();
    setBusy(true);
    emit pageWanted(request);
}

void AddSourceDialog::submitFiles()
{
    if (m_chosen.isEmpty())
        return m_listError->setPlain(tr("Choose at least one file or folder."));
    const QString name = m_into->currentText().trimmed();
    if (name.isEmpty())
        return m_intoField->setError(tr("Enter a name for the source."), true);
    UploadOrder order{m_chosen, {}, name};
    if (const int known = m_into->findText(name, Qt::MatchExactly | Qt::MatchCaseSensitive); known >= 0)
        order.sourceId = m_into->itemData(known).toString();
    emit importWanted(order);
}

void AddSourceDialog::showRefusal(const Fault &fault, bool aboutAddress)
{
    setBusy(false);
    if (aboutAddress)
        return m_addressField->setFault(fault, fault.technical.isEmpty() ? fault.why : fault.technical, true);
    setFault(fault);
}

} // namespace answerdesk::console
