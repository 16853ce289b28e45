-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Whether a ticket has cart events left after a recalculation, and whether its mark says so.

CREATE INDEX cart_event_ticket ON cart_event (company_key, ticket_id);
