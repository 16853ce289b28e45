// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QHash>
#include <QtCore/QList>

namespace answerdesk::test {

/// Writes small PDFs by hand: lines of Helvetica on pages of A4.
class PdfBuilder
{
public:
    static constexpr int kPageHeight = 842; ///< points

    /// Begins a page.
    PdfBuilder &page()
    {
        m_pages.append(QByteArray());
        return *this;
    }
    /// A line of text (Latin-1) of the last page, so many points from its left and its upper edge.
    PdfBuilder &line(int left, int top, int size, QByteArray text)
    {
        text.replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)");
        m_pages.last() += "BT /F1 " + QByteArray::number(size) + " Tf 1 0 0 1 " + QByteArray::number(left)
            + ' ' + QByteArray::number(kPageHeight - top) + " Tm (" + text + ") Tj ET\n";
        return *this;
    }
    /// Lines below each other, from a place on.
    PdfBuilder &lines(int left, int top, int size, const QByteArrayList &texts)
    {
        for (const QByteArray &text : texts) {
            line(left, top, size, text);
            top += size + size / 5;
        }
        return *this;
    }
    /// Operators of the last page as they are.
    PdfBuilder &operators(const QByteArray &text)
    {
        m_pages.last() += text;
        return *this;
    }
    PdfBuilder &title(const QByteArray &title)
    {
        m_title = title;
        return *this;
    }
    /// An entry of the trailer, for what is wrong with a file.
    PdfBuilder &trailer(const QByteArray &entry)
    {
        m_trailer += entry;
        return *this;
    }
    /// A stream instead of the last page's, with the entries of its dictionary.
    PdfBuilder &stream(const QByteArray &entries, const QByteArray &bytes)
    {
        m_pages.last() = bytes;
        m_streamEntries[m_pages.size() - 1] = entries;
        return *this;
    }

    QByteArray build() const
    {
        QByteArray out = "%PDF-1.4\n";
        QList<qsizetype> places;
        const auto object = [&](const QByteArray &text) {
            places << out.size();
            out += QByteArray::number(places.size()) + " 0 obj\n" + text + "\nendobj\n";
        };
        QByteArray kids;
        for (qsizetype i = 0; i < m_pages.size(); ++i)
            kids += QByteArray::number(5 + 2 * i) + " 0 R ";
        object("<< /Type /Catalog /Pages 2 0 R >>");
        object("<< /Type /Pages /Count " + QByteArray::number(m_pages.size()) + " /Kids [" + kids + "] >>");
        object("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
        object("<< /Title (" + m_title + ") >>");
        for (qsizetype i = 0; i < m_pages.size(); ++i) {
            object(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> "
                "/Contents "
                + QByteArray::number(6 + 2 * i) + " 0 R >>");
            object("<< /Length " + QByteArray::number(m_pages[i].size()) + m_streamEntries.value(i)
                + " >>\nstream\n" + m_pages[i] + "\nendstream");
        }
        const qsizetype table = out.size();
        out += "xref\n0 " + QByteArray::number(places.size() + 1) + "\n0000000000 65535 f \n";
        for (const qsizetype place : places)
            out += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
        out += "trailer\n<< /Size " + QByteArray::number(places.size() + 1) + " /Root 1 0 R /Info 4 0 R "
            + m_trailer + " >>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
        return out;
    }

private:
    QByteArrayList m_pages;
    QHash<qsizetype, QByteArray> m_streamEntries;
    QByteArray m_title;
    QByteArray m_trailer;
};

} // namespace answerdesk::test
