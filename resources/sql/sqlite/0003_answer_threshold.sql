-- How sure an answer must be, in percent of what the documents taught

ALTER TABLE company ADD COLUMN answer_threshold_percent INTEGER NOT NULL DEFAULT 100;
ALTER TABLE evaluation_run ADD COLUMN curve TEXT NOT NULL DEFAULT '';
