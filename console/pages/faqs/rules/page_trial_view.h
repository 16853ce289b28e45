// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/basics/rows.h"
#include "console/widgets/feedback/fault.h"
#include "shared/api/page_rules.h"
#include <QtWidgets/QWidget>

class QPlainTextEdit;
class QStackedWidget;

namespace answerdesk::console {

class BusyBar;
class DataTable;
class GlyphLabel;
class Paragraph;
class SegmentedControl;

/// A fact of a page, without and with a rule.
struct ComparedFact {
    QString name;
    QString before;
    QString after;
    bool isOther() const { return before != after; }
};
/// Those that one of the two states; whether it is a product comes first.
std::vector<ComparedFact> comparedFacts(const api::PageRuleTrial &trial);

/// What a rule makes of a page: facts before and after it, what its selectors match, the page's text. As high
/// in every state.
class PageTrialView final : public QWidget
{
    Q_OBJECT
public:
    explicit PageTrialView(QWidget *parent = nullptr);
    void showHint(const QString &text);
    void showFault(const Fault &fault);
    void showTrial(const api::PageRuleTrial &trial);
    void setBusy(bool busy);

private:
    enum Part { Facts, Selectors, Text };
    QWidget *buildResult();
    void say(const QString &text, bool bad);
    void tellVerdict(const api::PageRuleTrial &trial);
    Rows<ComparedFact> *m_facts;
    Rows<api::PageRuleMatch> *m_matches;
    GlyphLabel *m_icon;
    Paragraph *m_verdict;
    BusyBar *m_busy;
    QStackedWidget *m_stack;
    Paragraph *m_hint;
    SegmentedControl *m_choice;
    QStackedWidget *m_parts;
    DataTable *m_factTable;
    DataTable *m_matchTable;
    QPlainTextEdit *m_text;
};

} // namespace answerdesk::console
