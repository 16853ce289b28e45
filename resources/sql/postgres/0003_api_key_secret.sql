-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Keys that can be changed and rotated: a key has one or more secrets, of which those without an end or with a later
-- one work. Only their SHA-256 is stored.

CREATE TABLE api_key_secret (
    company_key TEXT COLLATE "C" NOT NULL,
    key_id TEXT COLLATE "C" NOT NULL,
    secret_sha256 TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    valid_until_ms BIGINT,
    PRIMARY KEY (company_key, key_id, secret_sha256),
    FOREIGN KEY (company_key, key_id) REFERENCES api_key (company_key, key_id)
);
INSERT INTO api_key_secret (company_key, key_id, secret_sha256, created_ms)
    SELECT company_key, key_id, secret_sha256, created_ms FROM api_key;

ALTER TABLE api_key DROP COLUMN secret_sha256;
ALTER TABLE api_key ADD COLUMN requests_per_minute INTEGER NOT NULL DEFAULT 0;
ALTER TABLE api_key ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;
CREATE INDEX api_key_created ON api_key (company_key, created_ms, key_id);
