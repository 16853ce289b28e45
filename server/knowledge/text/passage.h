// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::knowledge {

// Bounds of a document as its readers hand it over; beyond them texts are cut off, or the document is
// refused.
constexpr qsizetype kMaxPassageText = 1500;
constexpr qsizetype kMaxTitle = 2000;
constexpr qsizetype kMaxHeading = 500; ///< of one heading, or of the name of a column
constexpr qsizetype kMaxHeadingPath = 4000;
constexpr qsizetype kMaxLocale = 255;
constexpr int kMaxDocumentPassages = 500'000;

/// A piece of a document that can be found and quoted: a section, or 500 to 1,500 characters of a long one.
/// Plain text: paragraphs are separated by a blank line, list items begin with "- ", a table's row is one
/// line.
struct Passage {
    qint64 passageId = 0;
    qint64 documentId = 0;
    QString title; ///< of the document
    QString
        headingPath; ///< "Returns > What a return costs", without the title; empty before the first heading
    QString text;
    QString language; ///< "de"; empty when it is not known
    QString path; ///< of the document in its source, "de/shipping-costs.md"
    QString translationGroup; ///< equal for translations of each other; empty when there are none
    QString ownLocale = {}; ///< of an answer that an administrator wrote to the question in title; else empty
};

/// The heading that stands right above a text: the title, where it has no other.
inline QString ownHeading(const QString &title, const QString &headingPath)
{
    return headingPath.isEmpty() ? title : headingPath.section(QStringLiteral(" > "), -1);
}
inline QString ownHeading(const Passage &passage) { return ownHeading(passage.title, passage.headingPath); }

/// A document as a reader understood it, before it is cut into passages.
struct ReadDocument {
    struct Part {
        QString headingPath;
        QString text; ///< laid out like Passage::text
        QString title = {}; ///< a question, where the document is a list of them; empty: the document's
        QString locale = {}; ///< empty: the document's
    };
    QString title;
    QString locale; ///< from the document itself, else guessed from its words; empty when neither worked
    QString translationOf; ///< path or name of the document that this one translates; empty when not said
    QList<Part> parts;
    QStringList skipped; ///< what of it could not be read, and why, for people
    QByteArray contentHash; ///< SHA-256 of the bytes as they came
};

} // namespace answerdesk::knowledge
