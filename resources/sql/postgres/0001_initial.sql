-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- The company leads every key, so that a distributed PostgreSQL can shard by it. Times are epoch milliseconds in UTC,
-- money and quantities are millionths; sums of money are three columns of limbs (10^12 units, units, 10^-12).

CREATE TABLE sequence (
    company_key TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    last_value BIGINT NOT NULL,
    PRIMARY KEY (company_key, name)
);

CREATE TABLE company (
    company_key TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    region TEXT COLLATE "C" NOT NULL,
    api_access INTEGER NOT NULL,
    faqs_enabled INTEGER NOT NULL,
    allowed_hosts TEXT COLLATE "C" NOT NULL,
    locales TEXT COLLATE "C" NOT NULL,
    time_zone TEXT COLLATE "C" NOT NULL,
    currency TEXT COLLATE "C" NOT NULL,
    attribution_window_hours INTEGER NOT NULL,
    require_helpful INTEGER NOT NULL,
    strict_decrease INTEGER NOT NULL,
    messages_per_minute INTEGER NOT NULL,
    faqs_per_minute INTEGER NOT NULL,
    events_per_minute INTEGER NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL
);

CREATE TABLE api_key (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    key_id TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    is_test INTEGER NOT NULL,
    scopes TEXT COLLATE "C" NOT NULL,
    allowed_addresses TEXT COLLATE "C" NOT NULL,
    secret_sha256 TEXT COLLATE "C" NOT NULL,
    created_by TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT,
    revoked_ms BIGINT,
    last_used_ms BIGINT,
    PRIMARY KEY (company_key, key_id)
);

CREATE TABLE api_key_usage (
    company_key TEXT COLLATE "C" NOT NULL,
    key_id TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    requests BIGINT NOT NULL,
    PRIMARY KEY (company_key, key_id, day)
);

CREATE TABLE admin (
    admin_id TEXT COLLATE "C" PRIMARY KEY,
    email TEXT COLLATE "C" NOT NULL UNIQUE,
    password_hash TEXT COLLATE "C" NOT NULL,
    role TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE TABLE admin_company (
    company_key TEXT COLLATE "C" NOT NULL,
    admin_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, admin_id)
);

CREATE TABLE admin_session (
    token_sha256 TEXT COLLATE "C" PRIMARY KEY,
    admin_id TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
);

CREATE TABLE audit (
    company_key TEXT COLLATE "C" NOT NULL,
    audit_id BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    actor TEXT COLLATE "C" NOT NULL,
    action TEXT COLLATE "C" NOT NULL,
    target TEXT COLLATE "C" NOT NULL,
    address TEXT COLLATE "C" NOT NULL,
    before_json TEXT COLLATE "C",
    after_json TEXT COLLATE "C",
    PRIMARY KEY (company_key, audit_id)
);

CREATE TABLE source (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    source_id TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, source_id)
);

CREATE TABLE document (
    company_key TEXT COLLATE "C" NOT NULL,
    document_id BIGINT NOT NULL,
    source_id TEXT COLLATE "C" NOT NULL,
    path TEXT COLLATE "C" NOT NULL,
    title TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    translation_group TEXT COLLATE "C" NOT NULL,
    content_hash TEXT COLLATE "C" NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, document_id)
);
CREATE UNIQUE INDEX document_path ON document (company_key, source_id, path);

CREATE TABLE passage (
    company_key TEXT COLLATE "C" NOT NULL,
    passage_id BIGINT NOT NULL,
    document_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    heading TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, passage_id)
);
CREATE INDEX passage_document ON passage (company_key, document_id, ordinal);

CREATE TABLE thread (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    thread_id TEXT COLLATE "C" NOT NULL,
    is_test INTEGER NOT NULL,
    user_fingerprint TEXT COLLATE "C" NOT NULL,
    user_faq_fingerprint TEXT COLLATE "C" NOT NULL,
    message_count INTEGER NOT NULL,
    first_query TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, thread_id)
);
CREATE INDEX thread_updated ON thread (company_key, updated_ms, thread_id);

CREATE TABLE message (
    company_key TEXT COLLATE "C" NOT NULL,
    thread_id TEXT COLLATE "C" NOT NULL,
    message_id BIGINT NOT NULL,
    query_text TEXT COLLATE "C" NOT NULL,
    result_text TEXT COLLATE "C" NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    faq_id BIGINT,
    page_url TEXT COLLATE "C",
    metadata TEXT COLLATE "C",
    engine TEXT COLLATE "C" NOT NULL,
    confidence DOUBLE PRECISION,
    took_us BIGINT NOT NULL,
    helpful INTEGER NOT NULL,
    helpful_reason TEXT COLLATE "C" NOT NULL,
    diagnostic TEXT COLLATE "C",
    request_id TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, thread_id, message_id)
);

CREATE TABLE message_source (
    company_key TEXT COLLATE "C" NOT NULL,
    thread_id TEXT COLLATE "C" NOT NULL,
    message_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    document_id TEXT COLLATE "C" NOT NULL,
    title TEXT COLLATE "C" NOT NULL,
    path TEXT COLLATE "C" NOT NULL,
    heading TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    quote TEXT COLLATE "C" NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (company_key, thread_id, message_id, ordinal)
);
CREATE INDEX message_source_document ON message_source (company_key, document_id);

CREATE TABLE ticket (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    ticket_id BIGINT NOT NULL,
    user_fingerprint TEXT COLLATE "C" NOT NULL,
    user_faq_fingerprint TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    is_test INTEGER NOT NULL,
    is_helpful INTEGER NOT NULL,
    interactions INTEGER NOT NULL,
    orders INTEGER NOT NULL,
    opened_ms BIGINT NOT NULL,
    last_ms BIGINT NOT NULL,
    opened_day TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, ticket_id)
);
CREATE INDEX ticket_user ON ticket (company_key, user_fingerprint, last_ms);
CREATE INDEX ticket_faq_user ON ticket (company_key, user_faq_fingerprint, last_ms);

CREATE TABLE interaction (
    company_key TEXT COLLATE "C" NOT NULL,
    interaction_id BIGINT NOT NULL,
    ticket_id BIGINT,
    user_fingerprint TEXT COLLATE "C" NOT NULL,
    user_faq_fingerprint TEXT COLLATE "C" NOT NULL,
    at_ms BIGINT NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    thread_id TEXT COLLATE "C" NOT NULL,
    message_id BIGINT NOT NULL,
    faq_id BIGINT,
    is_test INTEGER NOT NULL,
    is_helpful INTEGER NOT NULL,
    helpful_reason TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, interaction_id)
);
CREATE INDEX interaction_user ON interaction (company_key, user_fingerprint, is_helpful, at_ms, interaction_id);
CREATE INDEX interaction_faq_user
    ON interaction (company_key, user_faq_fingerprint, is_helpful, at_ms, interaction_id);

CREATE TABLE cart_item (
    company_key TEXT COLLATE "C" NOT NULL,
    user_fingerprint TEXT COLLATE "C" NOT NULL,
    product_id TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    quantity_micros BIGINT NOT NULL,
    PRIMARY KEY (company_key, user_fingerprint, product_id)
);

CREATE TABLE cart_event (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    event_id BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    user_fingerprint TEXT COLLATE "C" NOT NULL,
    user_faq_fingerprint TEXT COLLATE "C" NOT NULL,
    type TEXT COLLATE "C" NOT NULL,
    product_id TEXT COLLATE "C" NOT NULL,
    product_name TEXT COLLATE "C" NOT NULL,
    value_micros BIGINT NOT NULL,
    currency TEXT COLLATE "C" NOT NULL,
    quantity_micros BIGINT NOT NULL,
    quantity_change_micros BIGINT NOT NULL,
    source TEXT COLLATE "C",
    ticket_id BIGINT NOT NULL,
    interaction_id BIGINT NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    is_helpful INTEGER NOT NULL,
    is_test INTEGER NOT NULL,
    PRIMARY KEY (company_key, event_id)
);
CREATE INDEX cart_event_product ON cart_event (company_key, product_id, event_id);

CREATE TABLE checkout (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    event_id BIGINT NOT NULL,
    order_id TEXT COLLATE "C",
    at_ms BIGINT NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    user_fingerprint TEXT COLLATE "C" NOT NULL,
    user_faq_fingerprint TEXT COLLATE "C" NOT NULL,
    value_micros BIGINT NOT NULL,
    currency TEXT COLLATE "C" NOT NULL,
    line_count INTEGER NOT NULL,
    lines_tera BIGINT NOT NULL,
    lines_units BIGINT NOT NULL,
    lines_pico BIGINT NOT NULL,
    ticket_id BIGINT NOT NULL,
    interaction_id BIGINT NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    touch_ms BIGINT NOT NULL,
    is_helpful INTEGER NOT NULL,
    is_test INTEGER NOT NULL,
    PRIMARY KEY (company_key, event_id)
);
CREATE UNIQUE INDEX checkout_order ON checkout (company_key, order_id);
CREATE INDEX checkout_day ON checkout (company_key, day, event_id);

CREATE TABLE checkout_line (
    company_key TEXT COLLATE "C" NOT NULL,
    event_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    product_id TEXT COLLATE "C" NOT NULL,
    product_name TEXT COLLATE "C" NOT NULL,
    quantity_micros BIGINT NOT NULL,
    value_micros BIGINT NOT NULL,
    currency TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, event_id, ordinal)
);

CREATE TABLE daily_total (
    company_key TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    currency TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    is_helpful INTEGER NOT NULL,
    is_test INTEGER NOT NULL,
    orders BIGINT NOT NULL,
    revenue_tera BIGINT NOT NULL,
    revenue_units BIGINT NOT NULL,
    revenue_pico BIGINT NOT NULL,
    cart_tera BIGINT NOT NULL,
    cart_units BIGINT NOT NULL,
    cart_pico BIGINT NOT NULL,
    PRIMARY KEY (company_key, day, currency, channel, is_helpful, is_test)
);

CREATE TABLE daily_ticket (
    company_key TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    is_test INTEGER NOT NULL,
    opened BIGINT NOT NULL,
    with_order BIGINT NOT NULL,
    PRIMARY KEY (company_key, day, is_test)
);

CREATE TABLE idempotency (
    company_key TEXT COLLATE "C" NOT NULL,
    endpoint TEXT COLLATE "C" NOT NULL,
    idempotency_key TEXT COLLATE "C" NOT NULL,
    body_sha256 TEXT COLLATE "C" NOT NULL,
    status INTEGER NOT NULL,
    answer TEXT COLLATE "C" NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, endpoint, idempotency_key)
);
CREATE INDEX idempotency_at ON idempotency (company_key, at_ms);

CREATE TABLE refused_event (
    company_key TEXT COLLATE "C" NOT NULL,
    refusal_id BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    event_type TEXT COLLATE "C" NOT NULL,
    code TEXT COLLATE "C" NOT NULL,
    message TEXT COLLATE "C" NOT NULL,
    user_fingerprint TEXT COLLATE "C" NOT NULL,
    user_faq_fingerprint TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, refusal_id)
);
CREATE INDEX refused_event_at ON refused_event (company_key, at_ms);

CREATE TABLE faq_page (
    company_key TEXT COLLATE "C" NOT NULL REFERENCES company (company_key),
    page_id BIGINT NOT NULL,
    url TEXT COLLATE "C" NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C",
    message TEXT COLLATE "C",
    title TEXT COLLATE "C",
    content_hash TEXT COLLATE "C",
    requested_ms BIGINT NOT NULL,
    generated_ms BIGINT,
    expires_ms BIGINT,
    attempts INTEGER NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, page_id)
);
CREATE UNIQUE INDEX faq_page_url ON faq_page (company_key, url, locale);
CREATE INDEX faq_page_revision ON faq_page (company_key, revision);

CREATE TABLE faq_job (
    company_key TEXT COLLATE "C" NOT NULL,
    page_id BIGINT NOT NULL,
    queued_ms BIGINT NOT NULL,
    run_after_ms BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    lease_owner TEXT COLLATE "C",
    lease_until_ms BIGINT,
    PRIMARY KEY (company_key, page_id)
);
CREATE INDEX faq_job_due ON faq_job (company_key, run_after_ms);

CREATE TABLE faq (
    company_key TEXT COLLATE "C" NOT NULL,
    faq_id BIGINT NOT NULL,
    page_id BIGINT NOT NULL,
    position INTEGER NOT NULL,
    question TEXT COLLATE "C" NOT NULL,
    answer TEXT COLLATE "C" NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    replaced_ms BIGINT,
    PRIMARY KEY (company_key, faq_id)
);
CREATE INDEX faq_page_position ON faq (company_key, page_id, position);

CREATE TABLE faq_source (
    company_key TEXT COLLATE "C" NOT NULL,
    faq_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    place TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (company_key, faq_id, ordinal)
);
