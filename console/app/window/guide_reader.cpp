// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/guide_reader.h"
#include "console/widgets/style/style.h"
#include <QtCore/QFile>
#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QTextBlock>
#include <QtGui/QTextFrame>
#include <QtGui/QTextTable>
#include <QtWidgets/QScrollBar>

namespace answerdesk::console {

namespace {
constexpr int kColumn = 720; // px at 100 % text: what is read without losing the line
constexpr int kMargin = 24;
constexpr int kLineHeight = 125; // %
constexpr qreal kPictureScale = 2; // the pictures show a window of 1280 px in half its size
} // namespace

GuideReader::GuideReader(QWidget *parent)
    : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenExternalLinks(true);
    setLineWrapMode(QTextEdit::FixedPixelWidth);
    document()->setDocumentMargin(kMargin);
    connect(
        this, &QTextBrowser::sourceChanged, this, &GuideReader::finish); // by a link or through the history
}

QString GuideReader::slugOf(const QString &heading)
{
    QString slug;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_')
            slug += c;
        else if (c.isSpace())
            slug += u'-';
    }
    return slug;
}

QVariant GuideReader::loadResource(int type, const QUrl &name)
{
    QVariant loaded = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource)
        return loaded;
    QImage picture = QImage::fromData(loaded.toByteArray());
    picture.setDevicePixelRatio(kPictureScale);
    return picture;
}

void GuideReader::doSetSource(const QUrl &name, QTextDocument::ResourceType type)
{
    // A document may name a file of the project that is not among the documents.
    const QUrl target = source().resolved(name);
    if (target.scheme() == u"qrc" && !QFile::exists(u':' + target.path()))
        return;
    setLineWrapColumnOrWidth(kColumn * themeOf(this).textPercent() / 100);
    QTextBrowser::doSetSource(name, type);
}

void GuideReader::drawAnew()
{
    const int place = verticalScrollBar()->value();
    reload();
    verticalScrollBar()->setValue(place);
}

void GuideReader::finish(const QUrl &shown)
{
    dress();
    collectHeadings();
    if (shown.hasFragment())
        scrollTo(shown.fragment());
}

void GuideReader::dress()
{
    const Theme &theme = themeOf(this);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        if (format.hasProperty(QTextFormat::BlockCodeFence)) {
            format.setBackground(theme.color(Ink::Sunken));
            format.setLeftMargin(8);
        } else if (const int level = format.headingLevel(); level > 0) {
            format.setTopMargin(level == 1 ? 24 : 16);
            format.setBottomMargin(8);
        } else if (!block.textList()) {
            format.setBottomMargin(8);
        } else {
            format.setBottomMargin(4);
        }
        const bool isPicture = block.text().contains(QChar::ObjectReplacementCharacter); // as high as it is
        if (!isPicture && !format.hasProperty(QTextFormat::BlockCodeFence))
            format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        cursor.setBlockFormat(format);
    }
    for (QTextFrame *frame : document()->rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(theme.color(Ink::Border));
        format.setBorderCollapse(true);
        format.setCellPadding(6);
        format.setCellSpacing(0);
        format.setBottomMargin(12);
        table->setFormat(format);
    }
}

void GuideReader::collectHeadings()
{
    m_headings.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (const int level = block.blockFormat().headingLevel(); level > 0)
            m_headings << Heading{block.text(), slugOf(block.text()), level, block.position()};
    }
}

bool GuideReader::scrollTo(const QString &slug)
{
    for (const Heading &heading : std::as_const(m_headings)) {
        if (heading.slug != slug)
            continue;
        const QTextBlock block = document()->findBlock(heading.position);
        verticalScrollBar()->setValue(
            int(document()->documentLayout()->blockBoundingRect(block).top()) - kMargin / 2);
        return true;
    }
    return false;
}

int GuideReader::headingAtTop() const
{
    const int top = verticalScrollBar()->value() + kMargin;
    int found = -1;
    for (int i = 0; i < int(m_headings.size()); ++i) {
        const QTextBlock block = document()->findBlock(m_headings[i].position);
        if (document()->documentLayout()->blockBoundingRect(block).top() > top)
            break;
        found = i;
    }
    return found;
}

} // namespace answerdesk::console
