// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QTextBrowser>

namespace answerdesk::console {

/// A Markdown document with its pictures, tables and code as the console draws them. Links may name a heading
/// ("guide.md#api-keys") by its words in lower case with dashes between them, as on the web. GUI thread.
class GuideReader final : public QTextBrowser
{
    Q_OBJECT
public:
    struct Heading {
        QString text;
        QString slug;
        int level = 1;
        int position = 0; ///< of its block in the document
    };
    explicit GuideReader(QWidget *parent = nullptr);

    static QString slugOf(const QString &heading);
    const QList<Heading> &headings() const { return m_headings; }
    /// False where no heading says that; nothing moves then.
    bool scrollTo(const QString &slug);
    /// Index of the heading that what stands at the top belongs to; -1 above the first.
    int headingAtTop() const;
    /// The same document in the colours of now.
    void drawAnew();

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void doSetSource(const QUrl &name, QTextDocument::ResourceType type) override;

private:
    void finish(const QUrl &shown);
    void dress();
    void collectHeadings();
    QList<Heading> m_headings;
};

} // namespace answerdesk::console
