// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Money is exact: what is read is written and read again as the same, sums do not depend on their order, and
// nothing overflows.
#include "server/commerce/model/exact_sum.h"
#include "shared/core/amount.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    Amount forward;
    Amount backward;
    std::vector<Decimal> decimals;
    for (const QByteArray &word : fuzz::viewOf(data, size).toByteArray().split(' ')) {
        const auto decimal = Decimal::parse(word);
        if (!decimal) {
            fuzz::require(!decimal.error().isEmpty(), "a refusal has a reason");
            continue;
        }
        fuzz::require(
            decimal->micros() >= 0 && decimal->micros() < Decimal::kLimitMicros, "within the range");
        const auto again = Decimal::parse(decimal->toText());
        fuzz::require(again && *again == *decimal, "a decimal is read as it was written");
        fuzz::require(decimal->toText().size() <= 19, "no longer than twelve and six digits");
        if (decimals.size() < 64)
            decimals.push_back(*decimal);
    }
    commerce::ExactSum sum;
    for (std::size_t i = 0; i < decimals.size(); ++i) {
        const Amount amount = Amount::of(decimals[i]);
        fuzz::require(Amount::fromLimbs(amount.limbs()) == amount, "limbs hold the whole amount");
        forward += amount;
        backward = Amount::of(decimals[decimals.size() - 1 - i]) + backward;
        sum.add(amount.limbs());
        // The largest price times the largest quantity, and its opposite.
        const Amount product = Amount::product(decimals[i], decimals[0].micros());
        fuzz::require(Amount::fromLimbs(product.limbs()) == product, "limbs hold the whole product");
        const Amount opposite = Amount() - product;
        fuzz::require(Amount::fromLimbs(opposite.limbs()) == opposite, "limbs hold what is negative");
        sum.add(product.limbs());
        sum.add(opposite.limbs());
    }
    fuzz::require(forward == backward, "sums do not depend on their order");
    fuzz::require(sum.toText(2) == forward.toText(2), "both sums agree");
    if (!decimals.empty())
        (void)forward.dividedBy(qint64(decimals.size())).rounded(2).toText(2);
    return 0;
}
