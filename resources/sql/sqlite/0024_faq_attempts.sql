-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- When a page was last read for its FAQs, and why that gave none: the reason and the same for people; null when it gave some.

ALTER TABLE faq_page ADD COLUMN last_attempt_ms BIGINT;
ALTER TABLE faq_page ADD COLUMN last_failure TEXT;
ALTER TABLE faq_page ADD COLUMN last_failure_message TEXT;
