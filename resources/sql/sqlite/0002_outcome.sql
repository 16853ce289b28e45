-- What became of a question, and which interactions nothing may be credited to

ALTER TABLE message ADD COLUMN outcome TEXT NOT NULL DEFAULT 'answer';
UPDATE message SET outcome = CASE helpful_reason WHEN 'refused' THEN 'refusal' ELSE 'small_talk' END WHERE helpful_reason IN ('refused', 'greeting');
ALTER TABLE interaction ADD COLUMN is_clarification INTEGER NOT NULL DEFAULT 0;
