-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Cart events of visitors of the FAQs alone, whose order without a source takes that of the last one. Events of
-- the chat's visitors don't pay for it.

CREATE INDEX cart_event_faq_visitor ON cart_event (company_key, user_faq_fingerprint, event_id)
    WHERE user_fingerprint = '00000000-0000-0000-0000-000000000000';
