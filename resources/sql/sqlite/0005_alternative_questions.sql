-- Other ways to ask what an own answer answers, a JSON array

ALTER TABLE own_answer ADD COLUMN alternative_questions TEXT NOT NULL DEFAULT '[]';
