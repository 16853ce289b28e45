-- Tokens that models may take for a company a day, and those that they took

ALTER TABLE company ADD COLUMN model_daily_tokens INTEGER NOT NULL DEFAULT 0;
CREATE TABLE model_day (
    company_key TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    tokens BIGINT NOT NULL,
    PRIMARY KEY (company_key, day)
);
