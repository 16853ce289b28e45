// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <random>
#include <vector>

namespace answerdesk::app {

struct DemoProduct {
    QString id, name, page, locale;
    qint64 cents = 0;
    bool hasFaqs = false;
    int weight = 1;
    std::vector<std::pair<qint64, QString>> faqs; ///< identifiers and questions
};

struct DemoQuestion {
    QString text, locale, followUp;
    int weight = 1;
};

/// What the shoppers of the demo ask and buy.
struct DemoScript {
    std::vector<DemoProduct> products;
    std::vector<DemoQuestion> answered, gaps;
};

/// The shop's own questions and products, from the samples.
DemoScript readDemoScript();

/// The same numbers with every standard library, unlike its distributions.
class Lot
{
public:
    int below(int end) { return int(m_generator() % std::uint64_t(end)); }
    bool chance(int percent) { return below(100) < percent; }
    template <class T>
    T &pick(std::vector<T> &from)
    {
        int sum = 0;
        for (const T &each : from)
            sum += each.weight;
        int left = below(sum);
        for (T &each : from) {
            if ((left -= each.weight) < 0)
                return each;
        }
        return from.back();
    }
    QString uuid(); ///< version 4

private:
    std::mt19937_64 m_generator{20'261'127};
};

} // namespace answerdesk::app
