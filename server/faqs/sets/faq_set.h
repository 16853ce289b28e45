// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/questions/question_writer.h"
#include "shared/api/faq_pages.h"

namespace answerdesk::faqs {

/// A question and its answer on a page: what administrators see of it, and what only the server needs. The
/// one form of a FAQ from the merge with edits to the rows, the lists and the answers. "served" is set by
/// listedFaqs() alone.
struct FaqRecord : api::CompanyFaq { // faqId 0: not stored yet
    QString companyKey;
    QString madeQuestion; ///< of an edited one: the page's words that the edit was made from
    QString madeAnswer;
    QString basis; ///< of an edited one: what it took from the page, basisOf()
    bool isHeld = false; ///< kept from shoppers until an administrator has reviewed it
    bool deleted = false; ///< stays so that the page does not bring it back
    qint64 revision = 1;
    std::optional<qint64> withdrawnMs; ///< since when it, or its page, is no longer served; read by loadFaq()

    /// Whether shoppers may get it, approval apart.
    bool isOpen() const { return !hidden && !deleted && !isHeld; }
    /// A number that another state of a listed one does not have, for its tag: whether it is served depends
    /// on more than its row.
    qint64 state() const { return revision * 2 + (served ? 1 : 0); }
    friend bool operator==(const FaqRecord &, const FaqRecord &) = default;
};

/// A page's set after it was made anew.
struct MergedSet {
    QList<FaqRecord> records; ///< in order, positions from 1; deleted ones at the end
    QList<qint64> replaced; ///< faq_ids that are no longer in it
};

struct MergeInput {
    QList<FaqRecord> old; ///< without replaced ones
    QList<WrittenFaq> written; ///< best first
    QList<WrittenFaq> facts; ///< all that the page says now
    QString language;
    bool isOrdered = false; ///< positions are an administrator's
    QList<Provenance> sources = {}; ///< all that the page says now, verbatim
};

/// Brings what the page gives now together with what administrators did:
/// - what stays word for word keeps its faq_id, another answer has a new one and inherits pin and hiding;
/// - own ones stay, and a question of the page that is the same as an own or edited one is left out;
/// - an edit stays; it is marked when the page changed its answer, and held back when it says something (a
///   number, a word) that it took from the page and that no longer stands there; the page's own answer is
///   then served in its place, when there is one, and goes when the edit is served again;
/// - a deleted or hidden question does not come back;
/// - a pinned one stays for as long as the page answers it, also when it is not among the best: by what is
///   written of the page now, or because all that it rests on still stands there word for word (a model may
///   ask otherwise next time).
/// Any thread; pure.
MergedSet mergeFaqs(const MergeInput &input);

/// Puts a set into the order in which it is served and numbers it: pinned ones first, then, unless positions
/// are an administrator's, own ones, then the others; deleted ones last.
void arrange(QList<FaqRecord> &records, bool isOrdered);

/// The words and numbers of an edited answer that stand on the page as well, a line each: what must stand
/// there later too, or the answer says what the page no longer does.
QString basisOf(const QString &answer, const QString &pageWords, const QString &language);
/// Lines of a basis that the page does not hold.
QStringList lostWords(const QString &basis, const QString &pageWords, const QString &language);
/// The page's own words behind what was written of it.
QString wordsOfFacts(const QList<WrittenFaq> &facts);
/// Takes out what the page gave for a question that open own or edited words answer.
void absorb(MergedSet &set, const QString &language);

} // namespace answerdesk::faqs
