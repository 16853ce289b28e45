-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Questions with answers that an administrator wrote; their words are passages of the source "own-answers". A question is found by a
-- digest of its words, because it may be longer than an index row.

CREATE TABLE own_answer (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    own_answer_id TEXT COLLATE "C" NOT NULL,
    document_id BIGINT NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    question TEXT COLLATE "C" NOT NULL,
    question_key TEXT COLLATE "C" NOT NULL,
    answer TEXT COLLATE "C" NOT NULL,
    created_by TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, own_answer_id)
);
CREATE UNIQUE INDEX own_answer_question ON own_answer (company_key, locale, question_key);
CREATE UNIQUE INDEX own_answer_document ON own_answer (company_key, document_id);

-- Questions that were refused, or answered on little evidence. passages is a JSON object with the nearest ones.
CREATE TABLE knowledge_gap (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    gap_id TEXT COLLATE "C" NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    question TEXT COLLATE "C" NOT NULL,
    question_key TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    asked BIGINT NOT NULL,
    confidence DOUBLE PRECISION NOT NULL,
    threshold DOUBLE PRECISION NOT NULL,
    passages TEXT COLLATE "C" NOT NULL,
    own_answer_id TEXT COLLATE "C",
    first_ms BIGINT NOT NULL,
    last_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, gap_id)
);
CREATE UNIQUE INDEX knowledge_gap_question ON knowledge_gap (company_key, locale, question_key);
CREATE INDEX knowledge_gap_asked ON knowledge_gap (company_key, asked, gap_id);
CREATE INDEX knowledge_gap_last ON knowledge_gap (company_key, last_ms, gap_id);

-- Texts that a company has put in place of the built-in ones; an empty one is the built-in one. Revisions count per company.
CREATE TABLE company_text (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    locale TEXT COLLATE "C" NOT NULL,
    greeting TEXT COLLATE "C" NOT NULL,
    refusal TEXT COLLATE "C" NOT NULL,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, locale)
);
