-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Sitemaps and crawls as sources: source_page holds them beside single pages. next_ms is when a source is read again (never without
-- it), failures counts failed readings in a row, is_reading is set while a site is being read, and is_whole once a reading came to the
-- end of what the limits let it see.

ALTER TABLE source ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;
ALTER TABLE source_page ADD COLUMN interval_hours INTEGER NOT NULL DEFAULT 168;
ALTER TABLE source_page ADD COLUMN next_ms BIGINT;
ALTER TABLE source_page ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
ALTER TABLE source_page ADD COLUMN max_depth INTEGER NOT NULL DEFAULT 0;
ALTER TABLE source_page ADD COLUMN max_pages INTEGER NOT NULL DEFAULT 0;
ALTER TABLE source_page ADD COLUMN is_whole INTEGER NOT NULL DEFAULT 0;
ALTER TABLE source_page ADD COLUMN is_reading INTEGER NOT NULL DEFAULT 0;
ALTER TABLE source_page ADD COLUMN import_id BIGINT;
UPDATE source_page SET next_ms = COALESCE(tried_ms, 0) + 604800000;
CREATE INDEX source_page_next ON source_page (company_key, next_ms);

-- What is known of each page of a site. target is the path of its document, or the page that it is another name of.
CREATE TABLE site_page (
    company_key TEXT NOT NULL,
    source_id TEXT NOT NULL,
    url TEXT NOT NULL,
    depth INTEGER NOT NULL,
    state TEXT NOT NULL,
    target TEXT NOT NULL,
    etag TEXT NOT NULL,
    last_modified TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    text_hash TEXT NOT NULL,
    listing_hash TEXT NOT NULL,
    PRIMARY KEY (company_key, source_id, url),
    FOREIGN KEY (company_key, source_id) REFERENCES source (company_key, source_id) ON DELETE CASCADE
);
