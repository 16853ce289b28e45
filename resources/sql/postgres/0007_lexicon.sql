-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What a company's customers say for words of its documents. language is empty for every language.
CREATE TABLE lexicon_entry (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    lexicon_entry_id TEXT COLLATE "C" NOT NULL,
    form TEXT COLLATE "C" NOT NULL,
    form_key TEXT COLLATE "C" NOT NULL,
    meaning TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    created_by TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, lexicon_entry_id)
);
CREATE UNIQUE INDEX lexicon_entry_form ON lexicon_entry (company_key, language, form_key);
