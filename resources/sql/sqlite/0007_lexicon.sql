-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What a company's customers say for words of its documents. language is empty for every language.
CREATE TABLE lexicon_entry (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    lexicon_entry_id TEXT NOT NULL,
    form TEXT NOT NULL,
    form_key TEXT NOT NULL,
    meaning TEXT NOT NULL,
    language TEXT NOT NULL,
    created_by TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, lexicon_entry_id)
);
CREATE UNIQUE INDEX lexicon_entry_form ON lexicon_entry (company_key, language, form_key);
