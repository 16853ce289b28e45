-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- An address may have 24,576 characters when its escapes are counted, an index row of PostgreSQL 2,704 bytes: pages are found by
-- a key that is the address itself, or the digest of a long one.

ALTER TABLE faq_page ADD COLUMN url_key TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE faq_page SET url_key = url;
DROP INDEX faq_page_url;
CREATE UNIQUE INDEX faq_page_url ON faq_page (company_key, url_key, locale);
