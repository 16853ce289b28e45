// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/questions/question_writer.h"
#include "shared/api/faq_pages.h"

namespace answerdesk::faqs {

/// A row of a page's set, with what administrators made of it.
struct FaqRecord {
    qint64 faqId = 0; ///< 0: not stored yet
    int position = 0;
    QString question;
    QString answer;
    api::FaqOrigin origin = api::FaqOrigin::Generated;
    QString madeQuestion; ///< of an edited one: the page's words that the edit was made from
    QString madeAnswer;
    QString basis; ///< of an edited one: what it took from the page, basisOf()
    std::optional<QString> pageAnswer; ///< of an edited one: what the page says; nothing when it is silent
    std::optional<api::FaqReview> review;
    bool isHeld = false; ///< kept from shoppers until somebody has looked at it
    bool pinned = false;
    bool hidden = false;
    bool approved = false;
    bool deleted = false; ///< stays so that the page does not bring it back
    QString updatedBy;
    std::optional<qint64> updatedMs;
    qint64 revision = 1;
    QList<Provenance> sources;

    /// Whether shoppers may get it, approval apart.
    bool isOpen() const { return !hidden && !deleted && !isHeld; }
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
