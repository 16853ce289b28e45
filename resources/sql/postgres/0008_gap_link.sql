-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- The section of a document that an administrator linked a gap's question to. linked_document_id is 0 without one;
-- linked_digest is the SHA-256 of the passage's text.
ALTER TABLE knowledge_gap ADD COLUMN linked_document_id BIGINT NOT NULL DEFAULT 0;
ALTER TABLE knowledge_gap ADD COLUMN linked_title TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE knowledge_gap ADD COLUMN linked_heading TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE knowledge_gap ADD COLUMN linked_digest TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX knowledge_gap_linked ON knowledge_gap (company_key, linked_document_id);
