-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Web pages that are sources: where they are, and how the last reading went. read_ms is the last good one.

CREATE TABLE source_page (
    company_key TEXT COLLATE "C" NOT NULL,
    source_id TEXT COLLATE "C" NOT NULL,
    url TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    etag TEXT COLLATE "C" NOT NULL,
    last_modified TEXT COLLATE "C" NOT NULL,
    read_ms BIGINT,
    tried_ms BIGINT,
    PRIMARY KEY (company_key, source_id),
    FOREIGN KEY (company_key, source_id) REFERENCES source (company_key, source_id) ON DELETE CASCADE
);
