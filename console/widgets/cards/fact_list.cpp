// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/cards/fact_list.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/tables/cells.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

/// A QLabel breaks lines between words only; what cannot be broken would end at the edge, without a sign.
class FactValue final : public QLabel
{
public:
    FactValue()
    {
        setType(this, Type::Small);
        setTextInteractionFlags(Qt::TextSelectableByMouse);
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
        setAlignment(Qt::AlignLeft | Qt::AlignTop);
        setMinimumSize(40, 1);
    }
    QString value() const { return m_value; }
    void set(const QString &value, const QString &tip)
    {
        m_value = value;
        m_tip = tip;
        render();
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QLabel::resizeEvent(event);
        render();
    }
    void showEvent(QShowEvent *event) override
    {
        QLabel::showEvent(event);
        render();
    }
    void changeEvent(QEvent *event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            render();
    }

private:
    void render()
    {
        static const QRegularExpression kPiece(u"\\s+|\\S+"_s);
        QString shown;
        const QFontMetrics metrics = fontMetrics();
        for (auto pieces = kPiece.globalMatch(m_value); pieces.hasNext();) {
            const QString piece = pieces.next().captured();
            // Before it is shown its width means nothing.
            shown += isVisible() ? metrics.elidedText(piece, Qt::ElideMiddle, width()) : piece;
        }
        setToolTip(m_tip.isEmpty() && shown != m_value ? m_value : m_tip);
        if (shown != text())
            setText(shown);
    }
    QString m_value, m_tip;
};

FactList::FactList(int keyWidth, QWidget *parent)
    : QWidget(parent)
    , m_keyWidth(keyWidth)
{
    column(this, 0, 4);
}

void FactList::set(const QString &key, const QString &value, const QString &tip)
{
    const QString shown = value.isEmpty() ? kNoValue.toString() : value;
    for (const auto &[name, field] : std::as_const(m_values)) {
        if (name != key)
            continue;
        field->set(shown, tip);
        return;
    }
    auto *line = new QWidget;
    auto *box = row(line, 0, 8);
    auto *name = label(key, Type::Small, QPalette::PlaceholderText);
    name->setMinimumWidth(m_keyWidth * themeOf(this).textPercent() / 100);
    name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *field = new FactValue;
    field->setAccessibleName(key);
    field->set(shown, tip);
    box->addWidget(name);
    box->addWidget(field, 1);
    layout()->addWidget(line);
    m_values.append({key, field});
}

void FactList::remove(const QString &key)
{
    m_values.removeIf([&](const auto &entry) {
        if (entry.first == key)
            delete entry.second->parentWidget();
        return entry.first == key;
    });
}

void FactList::clear()
{
    for (const auto &[name, field] : std::as_const(m_values))
        delete field->parentWidget();
    m_values.clear();
}

QString FactList::text() const
{
    QStringList lines;
    for (const auto &[name, field] : m_values)
        lines << u"%1: %2"_s.arg(name, field->value());
    return lines.join(u'\n');
}

} // namespace answerdesk::console
