-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What administrators make of FAQs. made_question and made_answer are the page's words that an edit was made from, basis the words of
-- the edit that stood on the page, page_answer what the page said last; is_held keeps an edit from shoppers whose basis is gone. A
-- deleted FAQ of a page stays as a row, so that it does not come back. is_ordered: positions are an administrator's. unavailable_ms:
-- since when a page that had FAQs has none.

ALTER TABLE faq ADD COLUMN origin TEXT NOT NULL DEFAULT 'generated';
ALTER TABLE faq ADD COLUMN made_question TEXT NOT NULL DEFAULT '';
ALTER TABLE faq ADD COLUMN made_answer TEXT NOT NULL DEFAULT '';
ALTER TABLE faq ADD COLUMN basis TEXT NOT NULL DEFAULT '';
ALTER TABLE faq ADD COLUMN page_answer TEXT;
ALTER TABLE faq ADD COLUMN review TEXT;
ALTER TABLE faq ADD COLUMN is_held INTEGER NOT NULL DEFAULT 0;
ALTER TABLE faq ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE faq ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
ALTER TABLE faq ADD COLUMN approved INTEGER NOT NULL DEFAULT 0;
ALTER TABLE faq ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE faq ADD COLUMN updated_by TEXT NOT NULL DEFAULT '';
ALTER TABLE faq ADD COLUMN updated_ms BIGINT;
ALTER TABLE faq ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;

ALTER TABLE faq_page ADD COLUMN is_ordered INTEGER NOT NULL DEFAULT 0;
ALTER TABLE faq_page ADD COLUMN etag TEXT NOT NULL DEFAULT '';
ALTER TABLE faq_page ADD COLUMN last_modified TEXT NOT NULL DEFAULT '';
ALTER TABLE faq_page ADD COLUMN unavailable_ms BIGINT;
CREATE INDEX faq_page_state ON faq_page (company_key, state, page_id);

ALTER TABLE faq_job ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;

ALTER TABLE company ADD COLUMN faqs_require_approval INTEGER NOT NULL DEFAULT 0;
