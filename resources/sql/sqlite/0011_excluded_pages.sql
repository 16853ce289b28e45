-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Pages of a sitemap or a crawl that an administrator removed: later readings leave them out.
CREATE TABLE excluded_page (
    company_key TEXT NOT NULL,
    source_id TEXT NOT NULL,
    url TEXT NOT NULL,
    PRIMARY KEY (company_key, source_id, url),
    FOREIGN KEY (company_key, source_id) REFERENCES source (company_key, source_id) ON DELETE CASCADE
);

-- Companies whose data is fictional.
ALTER TABLE company ADD COLUMN is_demo INTEGER NOT NULL DEFAULT 0;
