// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/request/raw_body.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/json/json_text.h"
#include "console/widgets/style/text_box.h"
#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kSoonMs = 200;
constexpr qsizetype kAtOnce = 32 * 1024; // such a text is checked at each key
constexpr qsizetype kFirstPart = 64 * 1024;

QString sizeText(qsizetype bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); }

} // namespace

RawBody::RawBody(QWidget *parent)
    : QWidget(parent)
    , m_edit(new LimitedText)
    , m_note(label({}, Type::Small, QPalette::BrightText))
    , m_aside(new QWidget)
    , m_asideNote(new ElidedLabel({}, Type::Strong))
    , m_show(button(tr("Show first part")))
    , m_part(new QPlainTextEdit)
{
    m_edit->setObjectName(u"requestRaw"_s);
    m_edit->setAccessibleName(tr("Body"));
    m_edit->setTabChangesFocus(true);
    m_edit->setLayoutDirection(Qt::LeftToRight);
    m_edit->setMostTaken(kMostTyped);
    setType(m_edit, Type::Code);
    m_note->setObjectName(u"requestFlaw"_s);
    auto *box = column(this, 0, 4);
    box->setContentsMargins(24, 12, 16, 8);
    box->addWidget(m_edit, 1);
    box->addWidget(m_aside, 1);
    box->addWidget(m_note);
    buildAside();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, &RawBody::tell);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &RawBody::follow);
    connect(m_edit, &LimitedText::tooMuchTaken, this, &RawBody::takePaste);
    tell();
}

void RawBody::buildAside()
{
    m_show->setObjectName(u"requestRawPart"_s);
    auto *remove = button(tr("Remove"), u"trash"_s);
    remove->setObjectName(u"requestRawRemove"_s);
    remove->setToolTip(tr("Restore the previous text"));
    m_part->setReadOnly(true);
    m_part->setTabChangesFocus(true);
    m_part->setAccessibleName(tr("First part of the body"));
    m_part->setLayoutDirection(Qt::LeftToRight);
    setType(m_part, Type::Code);
    auto *box = column(m_aside, 0, 8);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_asideNote, 1);
    line->addWidget(m_show);
    line->addWidget(remove);
    box->addLayout(line);
    box->addWidget(m_part, 1);
    box->addStretch();
    m_part->hide();
    m_aside->hide();
    connect(m_show, &QPushButton::clicked, this, [this] {
        m_part->setVisible(m_part->isHidden());
        bool isBroken = false;
        const QString part = QString::fromUtf8(m_body.value_or(QByteArray()).left(kFirstPart));
        m_part->setPlainText(m_part->isHidden() ? QString() : withBrokenLines(part, &isBroken));
        m_show->setText(m_part->isHidden() ? tr("Show first part") : tr("Hide first part"));
    });
    connect(remove, &QPushButton::clicked, this, [this] {
        removeAside();
        tell();
        m_edit->setFocus(Qt::OtherFocusReason);
    });
}

void RawBody::setBody(const QByteArray &body)
{
    const QString text = QString::fromUtf8(body);
    if (!m_edit->takes(text, 0))
        return keepAside(body);
    removeAside();
    m_edit->prepareFor(text);
    QTextCursor cursor(m_edit->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    m_soon.stop();
    tell();
}

QByteArray RawBody::body() const { return m_body ? *m_body : exactText(*m_edit).toUtf8(); }

bool RawBody::isLarge() const
{
    return (m_body ? m_body->size() : m_edit->document()->characterCount()) > kMostChecked;
}

void RawBody::takePaste(const QString &text)
{
    const QTextCursor at = m_edit->textCursor();
    const QString there = exactText(*m_edit);
    keepAside((there.left(at.selectionStart()) + text + there.mid(at.selectionEnd())).toUtf8());
    m_show->setFocus(Qt::OtherFocusReason);
}

void RawBody::keepAside(const QByteArray &body)
{
    m_soon.stop();
    m_body = body;
    m_part->clear();
    m_part->hide();
    m_show->setText(tr("Show first part"));
    m_asideNote->setText(tr("%1, sent unchanged").arg(sizeText(body.size())));
    m_edit->hide();
    m_aside->show();
    tell();
}

void RawBody::removeAside()
{
    m_body.reset();
    m_part->clear();
    m_aside->hide();
    m_edit->show();
}

void RawBody::follow()
{
    if (m_edit->document()->characterCount() <= kAtOnce)
        tell();
    else
        m_soon.start();
}

void RawBody::tell()
{
    if (isLarge()) {
        const qsizetype size = m_body ? m_body->size() : m_edit->document()->characterCount() - 1;
        m_note->setText(tr("%1: too large to check and show as fields").arg(sizeText(size)));
        return emit changed();
    }
    const QString body = m_body ? QString::fromUtf8(*m_body) : exactText(*m_edit);
    std::optional<JsonFlaw> flaw;
    if (!body.trimmed().isEmpty())
        indentJson(body, &flaw);
    m_note->setText(body.trimmed().isEmpty() ? tr("No body")
            : flaw ? tr("Invalid JSON at line %1, column %2: %3. It is sent unchanged.")
                         .arg(flaw->line)
                         .arg(flaw->column)
                         .arg(flaw->reason)
                   : tr("JSON, %1").arg(sizeText(body.toUtf8().size())));
    emit changed();
}

} // namespace answerdesk::console
