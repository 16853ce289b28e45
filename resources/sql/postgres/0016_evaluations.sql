-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Sets of questions with what their answers must hold, and what their runs came to. body is the JSON of the admin API. A run keeps the
-- question of each result, so that it reads well after the set has changed.

CREATE TABLE evaluation (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    evaluation_id TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    created_by TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, evaluation_id)
);

CREATE TABLE evaluation_question (
    company_key TEXT COLLATE "C" NOT NULL,
    evaluation_id TEXT COLLATE "C" NOT NULL,
    question_id TEXT COLLATE "C" NOT NULL,
    position INTEGER NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, evaluation_id, question_id)
);

CREATE TABLE evaluation_run (
    company_key TEXT COLLATE "C" NOT NULL,
    evaluation_id TEXT COLLATE "C" NOT NULL,
    run_id TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    questions INTEGER NOT NULL,
    done INTEGER NOT NULL,
    passed INTEGER NOT NULL,
    fixed INTEGER NOT NULL,
    broken INTEGER NOT NULL,
    compared_to TEXT COLLATE "C",
    started_by TEXT COLLATE "C" NOT NULL,
    started_ms BIGINT NOT NULL,
    finished_ms BIGINT,
    PRIMARY KEY (company_key, evaluation_id, run_id)
);

CREATE TABLE evaluation_result (
    company_key TEXT COLLATE "C" NOT NULL,
    evaluation_id TEXT COLLATE "C" NOT NULL,
    run_id TEXT COLLATE "C" NOT NULL,
    position INTEGER NOT NULL,
    question_id TEXT COLLATE "C" NOT NULL,
    passed INTEGER NOT NULL,
    change TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, evaluation_id, run_id, position)
);

-- What is known of a product page for questions that are asked on it: each fact answers a question and holds the words of the page.
CREATE TABLE page_fact (
    company_key TEXT COLLATE "C" NOT NULL,
    page_id BIGINT NOT NULL,
    position INTEGER NOT NULL,
    question TEXT COLLATE "C" NOT NULL,
    answer TEXT COLLATE "C" NOT NULL,
    place TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, page_id, position)
);
INSERT INTO page_fact (company_key, page_id, position, question, answer, place, body)
SELECT f.company_key, f.page_id, f.position, f.question, f.answer, COALESCE(s.place, ''), COALESCE(s.body, f.answer)
FROM faq f LEFT JOIN faq_source s ON s.company_key = f.company_key AND s.faq_id = f.faq_id AND s.ordinal = 0
WHERE f.replaced_ms IS NULL;
