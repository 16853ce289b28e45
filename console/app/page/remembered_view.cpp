// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/remembered_view.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QSettings>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kSoonMs = 500;
constexpr char kMark[] = "remembered";
constexpr char kAwaited[] = "awaitedChoice"; // data that no entry of a combo box has yet

QString keyOf(const QSplitter &splitter) { return u"splitter/"_s + splitter.objectName(); }
QString keyOf(const DataTable &table) { return u"table/"_s + table.objectName(); }
QString keyOf(const QWidget &choice) { return u"choice/"_s + choice.objectName(); }

void mark(QWidget *choice, const QString &name)
{
    choice->setObjectName(name);
    choice->setProperty(kMark, true);
}

// What a choice is called in the settings; empty: not to be kept.
QString valueOf(const QComboBox &choice) { return rememberedChoice(&choice); }
QString valueOf(const SegmentedControl &choice) { return QString::number(choice.current()); }
QString valueOf(const QTabBar &choice) { return QString::number(choice.currentIndex()); }
QString valueOf(const QListWidget &choice) { return QString::number(choice.currentRow()); }
QString valueOf(const QCheckBox &choice) { return choice.isChecked() ? u"on"_s : u"off"_s; }

// -1: no entry has it.
int entryOf(const QComboBox &choice, const QString &value)
{
    for (int i = 0; i < choice.count(); ++i) {
        if (choice.itemData(i).isValid() && choice.itemData(i).toString() == value)
            return i;
    }
    return -1;
}

// A value that is none changes nothing; it may be one later.
void choose(QComboBox &choice, const QString &value)
{
    const int entry = entryOf(choice, value);
    if (entry < 0)
        return void(choice.setProperty(kAwaited, value));
    if (entry == choice.currentIndex())
        return;
    choice.setCurrentIndex(entry);
    emit choice.activated(entry); // as if the administrator had chosen it
}
void choose(SegmentedControl &choice, const QString &value) { choice.setCurrent(value.toInt()); }
void choose(QTabBar &choice, const QString &value) { choice.setCurrentIndex(value.toInt()); }
void choose(QListWidget &choice, const QString &value)
{
    if (const int row = value.toInt(); row >= 0 && row < choice.count())
        choice.setCurrentRow(row);
}
void choose(QCheckBox &choice, const QString &value)
{
    if (value == u"on" || value == u"off")
        choice.setChecked(value == u"on");
}

auto changeOf(const QComboBox *) { return &QComboBox::currentIndexChanged; }
auto changeOf(const SegmentedControl *) { return &SegmentedControl::currentChanged; }
auto changeOf(const QTabBar *) { return &QTabBar::currentChanged; }
auto changeOf(const QListWidget *) { return &QListWidget::currentRowChanged; }
auto changeOf(const QCheckBox *) { return &QCheckBox::toggled; }

} // namespace

void remember(QComboBox *choice, const QString &name)
{
    mark(choice, name);
    const auto forget = [choice] { choice->setProperty(kAwaited, {}); }; // another one was chosen
    QObject::connect(choice, &QComboBox::activated, choice, forget);
    QObject::connect(choice, &QComboBox::currentIndexChanged, choice, forget);
}
void remember(SegmentedControl *choice, const QString &name) { mark(choice, name); }
void remember(QTabBar *choice, const QString &name) { mark(choice, name); }
void remember(QListWidget *choice, const QString &name) { mark(choice, name); }
void remember(QCheckBox *choice, const QString &name) { mark(choice, name); }

QString rememberedChoice(const QComboBox *choice)
{
    const QString awaited = choice->property(kAwaited).toString();
    return awaited.isEmpty() ? choice->currentData().toString() : awaited;
}

void chooseRemembered(QComboBox *choice, const QString &data)
{
    const QSignalBlocker quiet(choice);
    const int entry = data.isEmpty() ? 0 : entryOf(*choice, data);
    choice->setCurrentIndex(qMax(0, entry));
    choice->setProperty(kAwaited, entry < 0 ? data : QString());
}

RememberedView::RememberedView(QSettings &settings, QWidget &root)
    : m_settings(settings)
    , m_root(root)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, &RememberedView::save);
}

template <typename Choice>
void RememberedView::restoreChoices()
{
    for (Choice *choice : m_root.findChildren<Choice *>()) {
        if (!choice->property(kMark).toBool())
            continue;
        if (const QString value = m_settings.value(keyOf(*choice)).toString(); !value.isEmpty())
            choose(*choice, value);
        connect(choice, changeOf(choice), &m_soon, qOverload<>(&QTimer::start));
    }
}

template <typename Choice>
void RememberedView::saveChoices() const
{
    for (const Choice *choice : m_root.findChildren<Choice *>()) {
        if (!choice->property(kMark).toBool())
            continue;
        if (const QString value = valueOf(*choice); value.isEmpty())
            m_settings.remove(keyOf(*choice));
        else
            m_settings.setValue(keyOf(*choice), value);
    }
}

void RememberedView::restore()
{
    for (QSplitter *splitter : m_root.findChildren<QSplitter *>()) {
        splitter->restoreState(m_settings.value(keyOf(*splitter)).toByteArray());
        connect(splitter, &QSplitter::splitterMoved, &m_soon, qOverload<>(&QTimer::start));
    }
    for (DataTable *table : m_root.findChildren<DataTable *>()) {
        table->restoreState(m_settings.value(keyOf(*table)).toMap());
        connect(table, &DataTable::stateChanged, &m_soon, qOverload<>(&QTimer::start));
    }
    restoreChoices<QComboBox>();
    restoreChoices<SegmentedControl>();
    restoreChoices<QTabBar>();
    restoreChoices<QListWidget>();
    restoreChoices<QCheckBox>();
}

void RememberedView::save() const
{
    for (const QSplitter *splitter : m_root.findChildren<QSplitter *>())
        m_settings.setValue(keyOf(*splitter), splitter->saveState());
    for (const DataTable *table : m_root.findChildren<DataTable *>()) {
        if (const QVariantMap state = table->saveState(); state.isEmpty())
            m_settings.remove(keyOf(*table));
        else
            m_settings.setValue(keyOf(*table), state);
    }
    saveChoices<QComboBox>();
    saveChoices<SegmentedControl>();
    saveChoices<QTabBar>();
    saveChoices<QListWidget>();
    saveChoices<QCheckBox>();
}

} // namespace answerdesk::console
