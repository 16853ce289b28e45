-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the overview counts every few seconds: open gaps, the most asked first, and the FAQs that wait for somebody.

CREATE INDEX knowledge_gap_state ON knowledge_gap (company_key, state, asked, gap_id);
CREATE INDEX faq_awaiting ON faq (company_key, page_id)
    WHERE replaced_ms IS NULL AND deleted = 0 AND hidden = 0 AND is_held = 0 AND approved = 0;
CREATE INDEX faq_review ON faq (company_key, page_id) WHERE replaced_ms IS NULL AND deleted = 0 AND review IS NOT NULL;
