// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/operator_note.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/style/glyph.h"
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

OperatorNote::OperatorNote(const QString &setting, QWidget *parent)
    : QWidget(parent)
    , m_glyph(new GlyphLabel(u"lock"_s))
    , m_text(new Paragraph({}, QPalette::BrightText, Type::Small))
    , m_copy(button(tr("Copy request"), u"copy"_s, Kind::Default))
{
    setObjectName(u"operatorNote_"_s + setting);
    m_copy->setObjectName(u"operatorRequest_"_s + setting);
    auto *line = row(this, 0, 6);
    line->addWidget(padded(m_glyph, QMargins(0, 5, 0, 0)), 0, Qt::AlignTop);
    auto *text = new QWidget;
    auto *lines = column(text);
    lines->setContentsMargins(0, 5, 0, 0);
    lines->addWidget(m_text);
    lines->addStretch(); // the first line stands beside the glyph and the button
    line->addWidget(text, 1);
    setCompact(m_copy);
    line->addWidget(m_copy, 0, Qt::AlignTop);
    connect(m_copy, &QPushButton::clicked, this, &OperatorNote::copy);
    hide();
}

void OperatorNote::setNote(const GrantNote &grant)
{
    switch (grant.kind) {
    case GrantNote::Kind::Bound:
        m_glyph->setGlyph(u"lock"_s, Ink::Text2);
        break;
    case GrantNote::Kind::Information:
        m_glyph->setGlyph(u"info"_s, Ink::Text2);
        break;
    case GrantNote::Kind::Warning:
        m_glyph->setGlyph(u"alert"_s, Ink::Warning);
        break;
    }
    if (grant.note != m_text->plain())
        m_text->setPlain(grant.note);
    if (grant.request != m_request) {
        m_request = grant.request;
        showCopied(false);
    }
    m_copy->setVisible(!grant.request.isEmpty());
    setVisible(!grant.note.isEmpty());
}

void OperatorNote::copy()
{
    QGuiApplication::clipboard()->setText(m_request);
    showCopied(true);
}

void OperatorNote::showCopied(bool isCopied)
{
    m_copy->setText(isCopied ? tr("Copied") : tr("Copy request"));
    m_copy->setIcon(glyph::icon(isCopied ? u"check"_s : u"copy"_s));
    m_copy->setToolTip(tr("Copy a text that asks an operator of this server for the change"));
    m_copy->setAccessibleName(m_copy->text());
}

} // namespace answerdesk::console
