-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Which of the server's models words a company's answers, and what a model did for a message. Only messages that a
-- model was to word have a row.

ALTER TABLE company ADD COLUMN model_enabled INTEGER NOT NULL DEFAULT 0;
ALTER TABLE company ADD COLUMN model_name TEXT COLLATE "C" NOT NULL DEFAULT 'default';
ALTER TABLE company ADD COLUMN model_timeout_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE company ADD COLUMN model_tokens INTEGER NOT NULL DEFAULT 0;

CREATE TABLE message_model (
    company_key TEXT COLLATE "C" NOT NULL,
    thread_id TEXT COLLATE "C" NOT NULL,
    message_id BIGINT NOT NULL,
    model TEXT COLLATE "C" NOT NULL,
    outcome TEXT COLLATE "C" NOT NULL,
    took_us BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    prompt_tokens INTEGER NOT NULL,
    answer_tokens INTEGER NOT NULL,
    PRIMARY KEY (company_key, thread_id, message_id)
);
