// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/marked_text.h"
#include "console/widgets/basics/builders.h"
#include <QtCore/QEvent>
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

MarkedText::MarkedText(const QString &text, const QStringList &marked, QWidget *parent)
    : QLabel(parent)
    , m_text(text)
    , m_marked(marked)
{
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setMinimumSize(40, 1); // a wrapped label's own minimum breaks scroll areas
    setType(this, Type::Small);
    setForegroundRole(QPalette::BrightText);
    setAccessibleName(text);
    render();
}

void MarkedText::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        render();
}

void MarkedText::render()
{
    const Theme &theme = themeOf(this);
    // Where each marked sentence stands; spaces may differ, because it is told as it would be read.
    QList<std::pair<qsizetype, qsizetype>> places;
    for (const QString &sentence : m_marked) {
        QStringList words;
        for (const QString &word : sentence.split(QRegularExpression(u"\\s+"_s), Qt::SkipEmptyParts))
            words << QRegularExpression::escape(word);
        const auto match = QRegularExpression(words.join(u"\\s+"_s)).match(m_text);
        if (match.hasMatch() && match.capturedLength() > 0)
            places.append({match.capturedStart(), match.capturedEnd()});
    }
    std::sort(places.begin(), places.end());
    QString html;
    qsizetype at = 0;
    for (const auto &[first, last] : std::as_const(places)) {
        if (first < at)
            continue;
        html += m_text.mid(at, first - at).toHtmlEscaped();
        html += u"<span style='background-color:%1; color:%2'>"_s.arg(
            theme.color(Ink::Selection).name(), theme.color(Ink::Text).name());
        html += m_text.mid(first, last - first).toHtmlEscaped() + u"</span>"_s;
        at = last;
    }
    html += m_text.mid(at).toHtmlEscaped();
    const QString shown
        = u"<p style='margin:0; line-height:%1px'>%2</p>"_s.arg(theme.lineHeight(Type::Small) + 2)
              .arg(html.replace(u'\n', u"<br>"_s));
    if (shown != text())
        setText(shown);
}

} // namespace answerdesk::console
