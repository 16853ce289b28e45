-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- First touches are found by an index of their own, which is written many interactions at a time: two indexes of the
-- interactions cost every message two pages. touch_mark says up to which interaction the index goes.

CREATE TABLE touch (
    company_key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    is_helpful INTEGER NOT NULL,
    at_ms BIGINT NOT NULL,
    interaction_id BIGINT NOT NULL,
    PRIMARY KEY (company_key, fingerprint, is_helpful, at_ms, interaction_id)
) WITHOUT ROWID;

CREATE TABLE touch_mark (
    company_key TEXT PRIMARY KEY,
    last_interaction_id BIGINT NOT NULL
);

INSERT INTO touch (company_key, fingerprint, is_helpful, at_ms, interaction_id)
SELECT company_key, user_fingerprint, is_helpful, at_ms, interaction_id FROM interaction WHERE user_fingerprint <> ''
UNION
SELECT company_key, user_faq_fingerprint, is_helpful, at_ms, interaction_id FROM interaction
WHERE user_faq_fingerprint <> '';

INSERT INTO touch_mark (company_key, last_interaction_id)
SELECT company_key, MAX(interaction_id) FROM interaction GROUP BY company_key;

-- Narrow rows that only ever come last: the key is the table, without a second tree beside it.
CREATE TABLE thread_by_id (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    thread_id TEXT NOT NULL,
    is_test INTEGER NOT NULL,
    user_fingerprint TEXT NOT NULL,
    user_faq_fingerprint TEXT NOT NULL,
    message_count INTEGER NOT NULL,
    first_query TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, thread_id)
) WITHOUT ROWID;
INSERT INTO thread_by_id
SELECT company_key, thread_id, is_test, user_fingerprint, user_faq_fingerprint, message_count, first_query, created_ms,
    updated_ms
FROM thread ORDER BY company_key, thread_id;
DROP TABLE thread;
ALTER TABLE thread_by_id RENAME TO thread;

CREATE TABLE interaction_by_id (
    company_key TEXT NOT NULL,
    interaction_id BIGINT NOT NULL,
    ticket_id BIGINT,
    user_fingerprint TEXT NOT NULL,
    user_faq_fingerprint TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    channel TEXT NOT NULL,
    thread_id TEXT NOT NULL,
    message_id BIGINT NOT NULL,
    faq_id BIGINT,
    is_test INTEGER NOT NULL,
    is_helpful INTEGER NOT NULL,
    helpful_reason TEXT NOT NULL,
    PRIMARY KEY (company_key, interaction_id)
) WITHOUT ROWID;
INSERT INTO interaction_by_id
SELECT company_key, interaction_id, ticket_id, user_fingerprint, user_faq_fingerprint, at_ms, channel, thread_id,
    message_id, faq_id, is_test, is_helpful, helpful_reason
FROM interaction ORDER BY company_key, interaction_id;
DROP TABLE interaction;
ALTER TABLE interaction_by_id RENAME TO interaction;
