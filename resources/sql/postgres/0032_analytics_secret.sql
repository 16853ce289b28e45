-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Secrets that a company's analytics endpoints require, the newest with ordinal 0. No row: none is required.
-- valid_until_ms: when an earlier secret stops working. required_from_ms: until then requests without a secret
-- are accepted; the same in all rows of a company.

CREATE TABLE analytics_secret (
    company_key TEXT COLLATE "C" NOT NULL,
    ordinal BIGINT NOT NULL,
    secret_sha256 TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    valid_until_ms BIGINT,
    required_from_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, ordinal)
);
