-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- When the last interaction happened whose visitor is forgotten: what comes soon after it cannot be attributed again. Retention goes through
-- all interactions once more, because their conversations kept the visitor.

ALTER TABLE visitor_mark ADD COLUMN last_interaction_ms BIGINT NOT NULL DEFAULT 0;
UPDATE visitor_mark SET last_interaction_ms = COALESCE((SELECT MAX(interaction.at_ms) FROM interaction
        WHERE interaction.company_key = visitor_mark.company_key
        AND interaction.interaction_id <= visitor_mark.last_interaction_id), 0),
    last_interaction_id = 0;

-- Which messages asked a question in vain, in whose words: what an erased visitor asked goes with the conversation. Of earlier ones the first
-- and the last can be told.
CREATE TABLE gap_occurrence (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    thread_id TEXT COLLATE "C" NOT NULL,
    message_id BIGINT NOT NULL,
    gap_id TEXT COLLATE "C" NOT NULL,
    question TEXT COLLATE "C" NOT NULL,
    asked_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, thread_id, message_id)
);
CREATE INDEX gap_occurrence_gap ON gap_occurrence (company_key, gap_id, asked_ms);
INSERT INTO gap_occurrence (company_key, thread_id, message_id, gap_id, question, asked_ms)
SELECT message.company_key, message.thread_id, message.message_id, knowledge_gap.gap_id,
    CASE WHEN length(knowledge_gap.question) = length(message.query_text) THEN message.query_text ELSE knowledge_gap.question END,
    message.created_ms
FROM message JOIN knowledge_gap ON knowledge_gap.company_key = message.company_key AND knowledge_gap.first_ms = message.created_ms
WHERE lower(right(knowledge_gap.question, length(message.query_text))) = lower(message.query_text)
ON CONFLICT (company_key, thread_id, message_id) DO NOTHING;
INSERT INTO gap_occurrence (company_key, thread_id, message_id, gap_id, question, asked_ms)
SELECT message.company_key, message.thread_id, message.message_id, knowledge_gap.gap_id,
    CASE WHEN length(knowledge_gap.question) = length(message.query_text) THEN message.query_text ELSE knowledge_gap.question END,
    message.created_ms
FROM message JOIN knowledge_gap ON knowledge_gap.company_key = message.company_key AND knowledge_gap.last_ms = message.created_ms
WHERE lower(right(knowledge_gap.question, length(message.query_text))) = lower(message.query_text)
ON CONFLICT (company_key, thread_id, message_id) DO NOTHING;
