-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Texts of product pages by hash, and the page that first showed each: what pages of different products share is the shop's.
CREATE TABLE shop_block (
    company_key TEXT NOT NULL,
    host TEXT NOT NULL,
    block_hash TEXT NOT NULL,
    product TEXT NOT NULL,
    page_id BIGINT NOT NULL,
    is_common INTEGER NOT NULL,
    seen_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, host, block_hash)
);
