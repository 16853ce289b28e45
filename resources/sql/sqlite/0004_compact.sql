-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Sources that many messages share: the answer to a FAQ rests on the same passages whoever asks it.

CREATE TABLE source_set (
    company_key TEXT NOT NULL,
    set_id TEXT NOT NULL,
    sources TEXT NOT NULL,
    PRIMARY KEY (company_key, set_id)
);

ALTER TABLE message ADD COLUMN source_set_id TEXT;

-- Without the time of the last interaction, which changes with each one: the few tickets of a visitor are read whole.
DROP INDEX ticket_user;
DROP INDEX ticket_faq_user;
CREATE INDEX ticket_user ON ticket (company_key, user_fingerprint, ticket_id);
CREATE INDEX ticket_faq_user ON ticket (company_key, user_faq_fingerprint, ticket_id);
