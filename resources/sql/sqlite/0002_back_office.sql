-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Retention and revisions of companies, administrators that can be changed, sessions that can be listed, an audit log
-- that only grows.

ALTER TABLE company ADD COLUMN conversation_retention_days INTEGER NOT NULL DEFAULT 0;
ALTER TABLE company ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;

ALTER TABLE admin ADD COLUMN email_key TEXT NOT NULL DEFAULT '';
ALTER TABLE admin ADD COLUMN is_disabled INTEGER NOT NULL DEFAULT 0;
ALTER TABLE admin ADD COLUMN updated_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE admin ADD COLUMN last_sign_in_ms BIGINT;
ALTER TABLE admin ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;
UPDATE admin SET email_key = lower(email), updated_ms = created_ms;
CREATE UNIQUE INDEX admin_by_email_key ON admin (email_key);

-- Addresses that an administrator has signed in from: failures elsewhere do not lock them out.
CREATE TABLE admin_address (
    admin_id TEXT NOT NULL,
    address TEXT NOT NULL,
    last_ms BIGINT NOT NULL,
    PRIMARY KEY (admin_id, address)
);

-- Sessions of before have no identifier to end them by; they last half a day at most.
DELETE FROM admin_session;
ALTER TABLE admin_session ADD COLUMN session_id TEXT NOT NULL DEFAULT '';
ALTER TABLE admin_session ADD COLUMN last_used_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE admin_session ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE admin_session ADD COLUMN user_agent TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX admin_session_id ON admin_session (session_id);
CREATE INDEX admin_session_admin ON admin_session (admin_id);

CREATE INDEX audit_at ON audit (at_ms, company_key, audit_id);
CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
