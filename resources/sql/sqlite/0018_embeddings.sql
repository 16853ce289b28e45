-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a company's passages mean to the operator's embedding model: one byte a dimension. model and text_hash tell
-- whether it is still what would be computed today.

CREATE TABLE passage_embedding (
    company_key TEXT NOT NULL,
    passage_id BIGINT NOT NULL,
    model TEXT NOT NULL,
    text_hash TEXT NOT NULL,
    embedding BLOB NOT NULL,
    PRIMARY KEY (company_key, passage_id),
    FOREIGN KEY (company_key, passage_id) REFERENCES passage (company_key, passage_id) ON DELETE CASCADE
);
