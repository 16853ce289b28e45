-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a model said of a page's facts and passed the checks, by the digest of all that it was asked: a page whose facts are the same
-- is not asked for again, and keeps its words and so its faq_ids.

CREATE TABLE faq_wording (
    company_key TEXT NOT NULL,
    page_id BIGINT NOT NULL,
    digest TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (company_key, page_id)
);
