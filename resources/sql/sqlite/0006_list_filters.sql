-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the filters of the admin lists find rows by.

CREATE INDEX ticket_day ON ticket (company_key, opened_day, ticket_id);
CREATE INDEX cart_event_day ON cart_event (company_key, day, event_id);
CREATE INDEX cart_event_user ON cart_event (company_key, user_fingerprint, event_id);
