// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/scenarios/scenario_editor.h"
#include "console/bench/scenarios/json_place.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/style/text_box.h"
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kSoonMs = 200;
constexpr int kAtOnce = 32 * 1024; // characters: such a text is read at each key
} // namespace

ScenarioEditor::ScenarioEditor(QWidget *parent)
    : QWidget(parent)
    , m_text(new LimitedText)
    , m_note(new Paragraph({}, QPalette::BrightText, Type::Small))
    , m_goTo(button(tr("Show location"), {}, Kind::Ghost))
    , m_revert(button(tr("Revert"), u"history"_s, Kind::Ghost))
    , m_save(button(tr("Save")))
{
    m_text->setObjectName(u"scenarioText"_s);
    m_text->setAccessibleName(tr("Text of the scenario"));
    m_text->setTabChangesFocus(true);
    m_text->setLayoutDirection(Qt::LeftToRight);
    m_text->setMostTaken(ScenarioDisk::kMostBytes);
    setType(m_text, Type::Code);
    m_note->setObjectName(u"scenarioFlaw"_s);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_goTo->setObjectName(u"scenarioGoTo"_s);
    m_revert->setObjectName(u"scenarioRevert"_s);
    m_save->setObjectName(u"scenarioSave"_s);
    auto *box = column(this, 0, 8);
    box->setContentsMargins(24, 0, 16, 8);
    box->addWidget(m_text, 1);
    box->addWidget(m_note);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_goTo);
    line->addStretch();
    line->addWidget(m_revert);
    line->addWidget(m_save);
    box->addLayout(line);
    for (QPushButton *each : {m_goTo, m_revert, m_save})
        setCompact(each);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, [this] { emit edited(m_file, text()); });
    connect(m_text, &QPlainTextEdit::textChanged, this, &ScenarioEditor::follow);
    connect(m_text, &LimitedText::tooMuchTaken, this, &ScenarioEditor::tooMuchPasted);
    connect(m_goTo, &QPushButton::clicked, this, &ScenarioEditor::goToFlaw);
    connect(m_revert, &QPushButton::clicked, this, &ScenarioEditor::revertWanted);
    connect(m_save, &QPushButton::clicked, this, &ScenarioEditor::saveWanted);
}

void ScenarioEditor::follow()
{
    const int size = m_text->document()->characterCount();
    if (m_isWriting)
        return;
    if (size <= kAtOnce)
        emit edited(m_file, text());
    else
        m_soon.start();
}

void ScenarioEditor::flush()
{
    if (!m_soon.isActive())
        return;
    m_soon.stop();
    emit edited(m_file, text());
}

void ScenarioEditor::show(const ScenarioFolder::Entry *entry)
{
    if (entry && entry->file == m_file && m_soon.isActive())
        return; // what is typed is on its way
    flush();
    static const ScenarioFolder::Entry kNone;
    const ScenarioFolder::Entry &shown = entry ? *entry : kNone;
    const QScopedValueRollback writing(m_isWriting, true);
    QString wanted = shown.text();
    wanted.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n'); // as the editor keeps it
    if (wanted != text())
        m_text->prepareFor(wanted);
    if (shown.file != m_file) {
        m_file = shown.file;
        m_text->setPlainText(wanted);
    } else if (wanted != text()) { // so that Ctrl+Z brings it back
        QTextCursor cursor(m_text->document());
        cursor.select(QTextCursor::Document);
        cursor.insertText(wanted);
    }
    m_text->setReadOnly(!entry || (!shown.unread.isEmpty() && !shown.draft));
    render(shown);
}

void ScenarioEditor::render(const ScenarioFolder::Entry &entry)
{
    m_flaw = -1;
    QStringList lines;
    const QString typed = text();
    if (!m_text->isReadOnly() && !entry.faults.isEmpty()) {
        m_flaw = qBound<qsizetype>(0, placeOfFault(typed, entry.faults.first()), typed.size());
        const auto before = QStringView(typed).left(m_flaw);
        lines << tr("Line %1: %2").arg(before.count(u'\n') + 1).arg(entry.faults.first());
        if (entry.faults.size() > 1)
            lines << tr("more errors: %1").arg(entry.faults.size() - 1);
    } else if (!entry.faults.isEmpty()) {
        lines << entry.faults.first();
    }
    if (entry.isOutdated)
        lines << tr("The file was changed or removed by another program since you started editing it.");
    if (lines.isEmpty() && entry.scenario) {
        const Scenario &scenario = entry.scenario->scenario;
        lines << tr("Valid scenario, steps: %1").arg(scenario.steps.size());
        if (scenario.tags)
            lines << tr("Tags: %1")
                         .arg(QStringList(scenario.tags->begin(), scenario.tags->end()).join(u", "_s));
    }
    m_note->setPlain(lines.join(u" · "_s));
    m_goTo->setVisible(m_flaw >= 0);
    m_revert->setEnabled(entry.draft.has_value());
    m_save->setEnabled(entry.draft.has_value());
    m_save->setToolTip(!entry.draft ? tr("No changes")
            : entry.scenario        ? tr("Save (Ctrl+S)")
                                    : tr("Save (Ctrl+S); not a valid scenario yet: see below the text"));
    mark();
}

void ScenarioEditor::mark()
{
    QList<QTextEdit::ExtraSelection> marks;
    if (m_flaw >= 0) {
        QTextEdit::ExtraSelection line;
        line.cursor = QTextCursor(m_text->document());
        line.cursor.setPosition(int(m_flaw));
        line.format.setBackground(themeOf(this).ground(Tone::Danger));
        line.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << line;
    }
    m_text->setExtraSelections(marks);
}

void ScenarioEditor::goToFlaw()
{
    QTextCursor cursor(m_text->document());
    cursor.setPosition(int(qMax<qsizetype>(m_flaw, 0)));
    m_text->setTextCursor(cursor);
    m_text->centerCursor();
    m_text->setFocus(Qt::OtherFocusReason);
}

QString ScenarioEditor::text() const
{
    // toPlainText() would turn no-break spaces into others.
    return exactText(*m_text);
}

bool ScenarioEditor::canSave() const { return m_save->isEnabled(); }

void ScenarioEditor::focusText() { m_text->setFocus(Qt::OtherFocusReason); }

void ScenarioEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        mark();
}

} // namespace answerdesk::console
