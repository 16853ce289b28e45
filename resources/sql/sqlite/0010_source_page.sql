-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Web pages that are sources: where they are, and how the last reading went. read_ms is the last good one.

CREATE TABLE source_page (
    company_key TEXT NOT NULL,
    source_id TEXT NOT NULL,
    url TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    etag TEXT NOT NULL,
    last_modified TEXT NOT NULL,
    read_ms BIGINT,
    tried_ms BIGINT,
    PRIMARY KEY (company_key, source_id),
    FOREIGN KEY (company_key, source_id) REFERENCES source (company_key, source_id) ON DELETE CASCADE
);
