// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/feed_parser.h"
#include "server/faqs/formats/google_fields.h"
#include <QtCore/QHash>

struct XML_ParserStruct;

namespace answerdesk::faqs {

/// Google's product data in RSS 2.0, RSS 1.0 or Atom, parsed by expat.
class XmlRows : public FeedParser
{
public:
    explicit XmlRows(RowRules &rules);
    ~XmlRows() override;
    Result<void> feed(QByteArrayView utf8) override;
    Result<void> finish() override;

private:
    /// What the name of an element means.
    struct Element {
        bool isKnown = false; ///< without a prefix, or with one of Google's
        bool isGoogle = false;
        bool isRow = false;
        QString local;
        GoogleField field;
    };
    struct Handlers; ///< expat's callbacks
    const Element &elementOf(const char *name);
    Result<void> parse(QByteArrayView utf8);
    Result<void> parsed(int status);
    void begin(const char *name, const char **attributes);
    void takePrefixes(const char **attributes);
    void beginRow();
    void beginValue(const Element &element, const char **attributes);
    void end();
    void endValue();
    void endRow();
    void keepAtomLink(const char **attributes);
    void stop(const QString &reason);
    bool isInRow() const { return m_rowDepth > 0; }
    qint64 line() const;
    qint64 rowSize() const;

    RowRules &m_rules;
    std::unique_ptr<XML_ParserStruct, void (*)(XML_ParserStruct *)> m_xml;
    QByteArray m_waiting; ///< too little to parse
    QHash<QByteArray, Element> m_elements; ///< by their names in the file
    QList<QByteArray> m_prefixes; ///< of Google's namespace
    QString m_failure; ///< why the reading was stopped
    int m_depth = 0;
    int m_rowDepth = 0; ///< of the open row's element; 0: none is open
    int m_valueDepth = 0;
    qint64 m_rowStart = 0;
    qint64 m_sinceToken = 0; ///< bytes since the last tag or part of a text
    RowDraft m_draft;
    GoogleField m_field;
    GoogleField m_partField; ///< of an element within a detail
    QString m_name;
    QByteArray m_text;
    RowPlace m_place;
    bool m_isGoogle = false;
    RowDraft m_plain; ///< values without a prefix, which give way to Google's
    QString m_detailName;
    QString m_detailValue;
};

} // namespace answerdesk::faqs
