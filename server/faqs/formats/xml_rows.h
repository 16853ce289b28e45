// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/feed_parser.h"
#include "server/faqs/formats/google_fields.h"
#include <QtCore/QXmlStreamReader>

namespace answerdesk::faqs {

/// Google's product data in RSS 2.0, RSS 1.0 or Atom.
class XmlRows : public FeedParser
{
public:
    explicit XmlRows(RowRules &rules);
    Result<void> feed(QByteArrayView utf8) override;
    Result<void> finish() override;

private:
    Result<void> readTokens();
    Result<void> begin();
    void beginRow();
    void beginValue(QStringView local, bool isGoogle);
    void end();
    void endValue();
    void endRow();
    void keepAtomLink();
    bool isInRow() const { return m_rowDepth > 0; }
    qint64 rowSize() const { return m_xml.characterOffset() - m_rowStart; }
    tl::unexpected<Error> malformed() const;

    RowRules &m_rules;
    QXmlStreamReader m_xml;
    QList<QString> m_prefixes; ///< of Google's namespace
    int m_depth = 0;
    int m_rowDepth = 0; ///< of the open row's element; 0: none is open
    int m_valueDepth = 0;
    qint64 m_rowStart = 0;
    qint64 m_sinceToken = 0; ///< bytes since the last complete token
    RowDraft m_draft;
    GoogleField m_field;
    QString m_name;
    QString m_text;
    RowPlace m_place;
    bool m_isGoogle = false;
    RowDraft m_plain; ///< values without a prefix, which give way to Google's
    QString m_detailName;
    QString m_detailValue;
};

} // namespace answerdesk::faqs
