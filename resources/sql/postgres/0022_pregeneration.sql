-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Pages whose FAQs are made before a shopper asks. The addresses of a pre-generation stand in parts of 500, a line each, and
-- next_position counts what was taken of them: an address in its first locale, in its second one, the next address ... line_count
-- counts the lines of the report, also those beyond the ones that are kept. A job knows the pre-generation that counts it.

CREATE TABLE pregeneration (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    pregeneration_id BIGINT NOT NULL,
    sitemap_url TEXT COLLATE "C",
    locales TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    is_listed INTEGER NOT NULL,
    found_count BIGINT NOT NULL,
    next_position BIGINT NOT NULL,
    generating_count BIGINT NOT NULL,
    ready_count BIGINT NOT NULL,
    not_available_count BIGINT NOT NULL,
    skipped_count BIGINT NOT NULL,
    line_count BIGINT NOT NULL,
    started_by TEXT COLLATE "C" NOT NULL,
    started_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, pregeneration_id)
);
CREATE INDEX pregeneration_revision ON pregeneration (company_key, revision);

CREATE TABLE pregeneration_part (
    company_key TEXT COLLATE "C" NOT NULL,
    pregeneration_id BIGINT NOT NULL,
    part_number BIGINT NOT NULL,
    addresses TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, pregeneration_id, part_number),
    FOREIGN KEY (company_key, pregeneration_id) REFERENCES pregeneration (company_key, pregeneration_id) ON DELETE CASCADE
);

CREATE TABLE pregeneration_line (
    company_key TEXT COLLATE "C" NOT NULL,
    pregeneration_id BIGINT NOT NULL,
    line_number BIGINT NOT NULL,
    url TEXT COLLATE "C" NOT NULL,
    locale TEXT COLLATE "C",
    outcome TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, pregeneration_id, line_number),
    FOREIGN KEY (company_key, pregeneration_id) REFERENCES pregeneration (company_key, pregeneration_id) ON DELETE CASCADE
);

ALTER TABLE faq_job ADD COLUMN pregeneration_id BIGINT;
