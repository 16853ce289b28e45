-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- First touches are found by an index of their own, which is written many interactions at a time: two indexes of the
-- interactions cost every message two pages. touch_mark says up to which interaction the index goes.

CREATE TABLE touch (
    company_key TEXT COLLATE "C" NOT NULL,
    fingerprint TEXT COLLATE "C" NOT NULL,
    is_helpful INTEGER NOT NULL,
    at_ms BIGINT NOT NULL,
    interaction_id BIGINT NOT NULL,
    PRIMARY KEY (company_key, fingerprint, is_helpful, at_ms, interaction_id)
);

CREATE TABLE touch_mark (
    company_key TEXT COLLATE "C" PRIMARY KEY,
    last_interaction_id BIGINT NOT NULL
);

INSERT INTO touch (company_key, fingerprint, is_helpful, at_ms, interaction_id)
SELECT company_key, user_fingerprint, is_helpful, at_ms, interaction_id FROM interaction WHERE user_fingerprint <> ''
UNION
SELECT company_key, user_faq_fingerprint, is_helpful, at_ms, interaction_id FROM interaction
WHERE user_faq_fingerprint <> '';

INSERT INTO touch_mark (company_key, last_interaction_id)
SELECT company_key, MAX(interaction_id) FROM interaction GROUP BY company_key;

DROP INDEX interaction_user;
DROP INDEX interaction_faq_user;
-- Identifiers of threads begin with the moment they were made, which is where retention begins to look.
DROP INDEX thread_updated;
