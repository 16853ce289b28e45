-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What proves revenue: what an answer was about, which answer an order is credited to, refunds beside the orders that they leave as
-- they are, and daily totals by product, source, locale, page and FAQ. counted of a cart item lists the days and currencies whose
-- carts it was counted in; the row of a cart as a whole has an empty product. revenue_state says in which zone the days are.

ALTER TABLE company ADD COLUMN visitor_retention_days INTEGER NOT NULL DEFAULT 0;

ALTER TABLE interaction ADD COLUMN locale TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE interaction ADD COLUMN page_url TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE interaction ADD COLUMN about TEXT COLLATE "C" NOT NULL DEFAULT '';

ALTER TABLE ticket ADD COLUMN helpful_interactions INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ticket ADD COLUMN has_cart INTEGER NOT NULL DEFAULT 0;
UPDATE ticket SET helpful_interactions = 1 WHERE is_helpful = 1;
UPDATE ticket SET has_cart = 1 WHERE EXISTS (SELECT 1 FROM cart_event
    WHERE cart_event.company_key = ticket.company_key AND cart_event.user_fingerprint = ticket.user_fingerprint
        AND cart_event.ticket_id = ticket.ticket_id);

ALTER TABLE cart_item ADD COLUMN counted TEXT COLLATE "C" NOT NULL DEFAULT '';

ALTER TABLE checkout ADD COLUMN is_attributed INTEGER NOT NULL DEFAULT 1;
ALTER TABLE checkout ADD COLUMN is_direct INTEGER NOT NULL DEFAULT 0;
ALTER TABLE checkout ADD COLUMN answer_interaction_id BIGINT NOT NULL DEFAULT 0;
ALTER TABLE checkout ADD COLUMN answer_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE checkout ADD COLUMN source TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE checkout ADD COLUMN locale TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE checkout ADD COLUMN page_url TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE checkout ADD COLUMN faq_id BIGINT;
UPDATE checkout SET answer_interaction_id = interaction_id, answer_ms = touch_ms;
CREATE INDEX checkout_line_product ON checkout_line (company_key, product_id, event_id);
CREATE INDEX checkout_ticket ON checkout (company_key, ticket_id, event_id);
CREATE INDEX checkout_user ON checkout (company_key, user_fingerprint, event_id);
CREATE INDEX checkout_faq_user ON checkout (company_key, user_faq_fingerprint, event_id);

CREATE TABLE refund (
    company_key TEXT COLLATE "C" NOT NULL,
    refund_id BIGINT NOT NULL,
    event_id BIGINT NOT NULL,
    reference TEXT COLLATE "C",
    kind TEXT COLLATE "C" NOT NULL,
    at_ms BIGINT NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    value_micros BIGINT NOT NULL,
    currency TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    actor TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, refund_id)
);
CREATE INDEX refund_order ON refund (company_key, event_id, refund_id);
CREATE INDEX refund_day ON refund (company_key, day, refund_id);
CREATE UNIQUE INDEX refund_reference ON refund (company_key, reference);

CREATE TABLE daily_total_by_kind (
    company_key TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    currency TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    is_helpful INTEGER NOT NULL,
    is_direct INTEGER NOT NULL,
    is_test INTEGER NOT NULL,
    orders BIGINT NOT NULL,
    refunds BIGINT NOT NULL,
    events BIGINT NOT NULL,
    carts BIGINT NOT NULL,
    revenue_tera BIGINT NOT NULL,
    revenue_units BIGINT NOT NULL,
    revenue_pico BIGINT NOT NULL,
    refund_tera BIGINT NOT NULL,
    refund_units BIGINT NOT NULL,
    refund_pico BIGINT NOT NULL,
    cart_tera BIGINT NOT NULL,
    cart_units BIGINT NOT NULL,
    cart_pico BIGINT NOT NULL,
    PRIMARY KEY (company_key, day, currency, channel, is_helpful, is_direct, is_test)
);
INSERT INTO daily_total_by_kind (company_key, day, currency, channel, is_helpful, is_direct, is_test, orders, refunds, events, carts,
    revenue_tera, revenue_units, revenue_pico, refund_tera, refund_units, refund_pico, cart_tera, cart_units, cart_pico)
SELECT company_key, day, currency, channel, is_helpful, 0, is_test, orders, 0, 0, 0, revenue_tera, revenue_units, revenue_pico, 0, 0,
    0, cart_tera, cart_units, cart_pico
FROM daily_total;
DROP TABLE daily_total;
ALTER TABLE daily_total_by_kind RENAME TO daily_total;

CREATE TABLE daily_slice (
    company_key TEXT COLLATE "C" NOT NULL,
    dimension TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    currency TEXT COLLATE "C" NOT NULL,
    value TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    is_helpful INTEGER NOT NULL,
    is_direct INTEGER NOT NULL,
    is_test INTEGER NOT NULL,
    orders BIGINT NOT NULL,
    refunds BIGINT NOT NULL,
    events BIGINT NOT NULL,
    carts BIGINT NOT NULL,
    revenue_tera BIGINT NOT NULL,
    revenue_units BIGINT NOT NULL,
    revenue_pico BIGINT NOT NULL,
    refund_tera BIGINT NOT NULL,
    refund_units BIGINT NOT NULL,
    refund_pico BIGINT NOT NULL,
    cart_tera BIGINT NOT NULL,
    cart_units BIGINT NOT NULL,
    cart_pico BIGINT NOT NULL,
    PRIMARY KEY (company_key, dimension, day, currency, value, channel, is_helpful, is_direct, is_test)
);

CREATE TABLE daily_ticket_by_channel (
    company_key TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    is_test INTEGER NOT NULL,
    opened BIGINT NOT NULL,
    helpful BIGINT NOT NULL,
    with_cart BIGINT NOT NULL,
    with_order BIGINT NOT NULL,
    PRIMARY KEY (company_key, day, channel, is_test)
);
INSERT INTO daily_ticket_by_channel (company_key, day, channel, is_test, opened, helpful, with_cart, with_order)
SELECT company_key, opened_day, channel, is_test, COUNT(*), SUM(is_helpful), SUM(has_cart), SUM(CASE WHEN orders > 0 THEN 1 ELSE 0 END)
FROM ticket GROUP BY company_key, opened_day, channel, is_test;
DROP TABLE daily_ticket;
ALTER TABLE daily_ticket_by_channel RENAME TO daily_ticket;

CREATE TABLE revenue_state (
    company_key TEXT COLLATE "C" PRIMARY KEY,
    time_zone TEXT COLLATE "C" NOT NULL,
    is_rebuilding INTEGER NOT NULL
);

-- Why an event was refused, what would have made it pass, and the ticket that came closest.
ALTER TABLE refused_event ADD COLUMN remedy TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE refused_event ADD COLUMN nearest_ticket_id BIGINT;

-- How far the retention of visitors has come: days before this one have lost them, of this day the rows up to after_id. The salt makes
-- one visitor's rows of a day keep belonging together, and is gone with the day.
CREATE TABLE visitor_mark (
    company_key TEXT COLLATE "C" PRIMARY KEY,
    day TEXT COLLATE "C" NOT NULL,
    salt TEXT COLLATE "C" NOT NULL,
    after_id BIGINT NOT NULL,
    last_interaction_id BIGINT NOT NULL
);
