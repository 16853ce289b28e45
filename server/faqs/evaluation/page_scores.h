// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/evaluation/gold_pages.h"
#include "server/faqs/facts/product_facts.h"
#include <QtCore/QStringList>

namespace answerdesk::faqs {

/// How many of how many.
struct Share {
    int right = 0;
    int all = 0;
    void count(bool isRight)
    {
        right += isRight;
        ++all;
    }
};

/// One value a page against a set of right ones.
struct ValueScore {
    int hits = 0;
    int wrong = 0; ///< a value that is not right
    int missed = 0; ///< a right one that was not given
    void count(const QString &value, const QSet<QString> &right);
    double f1() const;
};

/// What the readings of some pages are worth.
struct PageScores {
    Share accepted, rejected, name, brand, price;
    ValueScore priceValue, number, availability;
    ValueScore guessedAvailability; ///< where the page does not say, it is taken to be in stock
};

/// Share of the distinct words that two names have in common, 0 to 1.
double wordScore(const QString &a, const QString &b);

/// Adds a page's reading to the scores. Returns what is wrong, a line each.
QStringList scorePage(const GoldPage &page, const ProductFacts &facts, PageScores &scores);

} // namespace answerdesk::faqs
