-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A company's product feeds. currency, base_url and format are empty without a setting; reading_columns is a JSON
-- object of columns and their meaning. product_count and priced_count are those of the last applied run.
CREATE TABLE feed (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    feed_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    url TEXT,
    interval_minutes INTEGER,
    format TEXT,
    currency TEXT,
    base_url TEXT,
    reading_columns TEXT,
    etag TEXT NOT NULL,
    last_modified TEXT NOT NULL,
    product_count BIGINT NOT NULL,
    priced_count BIGINT NOT NULL,
    next_run_ms BIGINT,
    created_by TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, feed_id)
);
CREATE INDEX feed_due ON feed (next_run_ms);

-- A feed has one run without an end at most.
CREATE TABLE feed_run (
    company_key TEXT NOT NULL,
    run_id BIGINT NOT NULL,
    feed_id BIGINT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    format TEXT,
    encoding TEXT,
    received_count BIGINT NOT NULL,
    size_count BIGINT,
    row_count BIGINT NOT NULL,
    processed_count BIGINT NOT NULL,
    added_count BIGINT NOT NULL,
    changed_count BIGINT NOT NULL,
    unchanged_count BIGINT NOT NULL,
    removed_count BIGINT NOT NULL,
    invalid_count BIGINT NOT NULL,
    duplicate_count BIGINT NOT NULL,
    reasons TEXT NOT NULL,
    is_confirmed INTEGER NOT NULL,
    content_type TEXT NOT NULL,
    etag TEXT NOT NULL,
    last_modified TEXT NOT NULL,
    lease_owner TEXT,
    lease_until_ms BIGINT,
    started_by TEXT NOT NULL,
    started_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, run_id),
    FOREIGN KEY (company_key, feed_id) REFERENCES feed (company_key, feed_id) ON DELETE CASCADE
);
CREATE INDEX feed_run_feed ON feed_run (company_key, feed_id, run_id);
CREATE UNIQUE INDEX feed_run_open ON feed_run (company_key, feed_id) WHERE ended_ms IS NULL;

-- The bytes of a run until it ends, so that it continues after a restart.
CREATE TABLE feed_part (
    company_key TEXT NOT NULL,
    run_id BIGINT NOT NULL,
    start_offset BIGINT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (company_key, run_id, start_offset),
    FOREIGN KEY (company_key, run_id) REFERENCES feed_run (company_key, run_id) ON DELETE CASCADE
);

CREATE TABLE feed_line (
    company_key TEXT NOT NULL,
    run_id BIGINT NOT NULL,
    line_number BIGINT NOT NULL,
    row_number BIGINT NOT NULL,
    file_line BIGINT NOT NULL,
    file_column INTEGER,
    field TEXT,
    reason TEXT NOT NULL,
    is_skipped INTEGER NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (company_key, run_id, line_number),
    FOREIGN KEY (company_key, run_id) REFERENCES feed_run (company_key, run_id) ON DELETE CASCADE
);

-- A product as a feed states it. number, gtin and url_key are empty without one. change_ms: when its price changes
-- because a sale begins or ends; facts_digest: the beginning of the SHA-1 of its facts; gone_ms: since when the feed lacks it.
CREATE TABLE feed_product (
    company_key TEXT NOT NULL,
    feed_id BIGINT NOT NULL,
    product_key TEXT NOT NULL,
    row_number BIGINT NOT NULL,
    number TEXT NOT NULL,
    gtin TEXT NOT NULL,
    url_key TEXT NOT NULL,
    facts TEXT NOT NULL,
    facts_digest BIGINT NOT NULL,
    change_ms BIGINT,
    gone_ms BIGINT,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, feed_id, product_key),
    FOREIGN KEY (company_key, feed_id) REFERENCES feed (company_key, feed_id) ON DELETE CASCADE
);
CREATE INDEX feed_product_url ON feed_product (company_key, url_key) WHERE url_key <> '';
CREATE INDEX feed_product_number ON feed_product (company_key, number) WHERE number <> '';
CREATE INDEX feed_product_gtin ON feed_product (company_key, gtin) WHERE gtin <> '';
CREATE INDEX feed_product_change ON feed_product (change_ms) WHERE change_ms IS NOT NULL;
CREATE INDEX feed_product_gone ON feed_product (gone_ms) WHERE gone_ms IS NOT NULL;

-- The numbers that a page shows for its product, by which a feed without addresses finds the page.
ALTER TABLE faq_page ADD COLUMN product_number TEXT NOT NULL DEFAULT '';
ALTER TABLE faq_page ADD COLUMN gtin TEXT NOT NULL DEFAULT '';
CREATE INDEX faq_page_number ON faq_page (company_key, product_number) WHERE product_number <> '';
CREATE INDEX faq_page_gtin ON faq_page (company_key, gtin) WHERE gtin <> '';

-- What the FAQs are made from changed while they are being made: they are made again.
ALTER TABLE faq_job ADD COLUMN is_repeated INTEGER NOT NULL DEFAULT 0;

-- Rules that correct how pages are read, in their order. selectors: a JSON object of facts and selectors.
CREATE TABLE page_rule (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    rule_id BIGINT NOT NULL,
    position INTEGER NOT NULL,
    pattern TEXT NOT NULL,
    effect TEXT NOT NULL,
    selectors TEXT NOT NULL,
    updated_by TEXT NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, rule_id)
);
