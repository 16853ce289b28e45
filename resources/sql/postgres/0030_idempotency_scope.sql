-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Stored responses of an Idempotency-Key. scope says who may use the key again: a digest of an event's two fingerprints, the id of an API
-- key, or an order and its administrator. response_id counts up, so that the oldest beyond a bound are found without counting rows. Rows of
-- the table before have no scope; they protected requests of the last 24 hours only.

DROP TABLE idempotency;
CREATE TABLE idempotency (
    company_key TEXT COLLATE "C" NOT NULL,
    endpoint TEXT COLLATE "C" NOT NULL,
    scope TEXT COLLATE "C" NOT NULL,
    idempotency_key TEXT COLLATE "C" NOT NULL,
    response_id BIGINT NOT NULL,
    body_sha256 TEXT COLLATE "C" NOT NULL,
    status INTEGER NOT NULL,
    headers TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, endpoint, scope, idempotency_key)
);
CREATE UNIQUE INDEX idempotency_response ON idempotency (company_key, response_id);
CREATE INDEX idempotency_at ON idempotency (company_key, at_ms);
