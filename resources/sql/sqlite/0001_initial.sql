-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- The company leads every key, so that a distributed PostgreSQL can shard by it. Times are epoch milliseconds in UTC,
-- money and quantities are millionths; sums of money are three columns of limbs (10^12 units, units, 10^-12).

CREATE TABLE sequence (
    company_key TEXT NOT NULL,
    name TEXT NOT NULL,
    last_value BIGINT NOT NULL,
    PRIMARY KEY (company_key, name)
);

CREATE TABLE company (
    company_key TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    region TEXT NOT NULL,
    api_access INTEGER NOT NULL,
    faqs_enabled INTEGER NOT NULL,
    allowed_hosts TEXT NOT NULL,
    locales TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    currency TEXT NOT NULL,
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
    company_key TEXT NOT NULL REFERENCES company (company_key),
    key_id TEXT NOT NULL,
    name TEXT NOT NULL,
    is_test INTEGER NOT NULL,
    scopes TEXT NOT NULL,
    allowed_addresses TEXT NOT NULL,
    secret_sha256 TEXT NOT NULL,
    created_by TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT,
    revoked_ms BIGINT,
    last_used_ms BIGINT,
    PRIMARY KEY (company_key, key_id)
);

CREATE TABLE api_key_usage (
    company_key TEXT NOT NULL,
    key_id TEXT NOT NULL,
    day TEXT NOT NULL,
    requests BIGINT NOT NULL,
    PRIMARY KEY (company_key, key_id, day)
);

CREATE TABLE admin (
    admin_id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    role TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE TABLE admin_company (
    company_key TEXT NOT NULL,
    admin_id TEXT NOT NULL,
    PRIMARY KEY (company_key, admin_id)
);

CREATE TABLE admin_session (
    token_sha256 TEXT PRIMARY KEY,
    admin_id TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
);

CREATE TABLE audit (
    company_key TEXT NOT NULL,
    audit_id BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    target TEXT NOT NULL,
    address TEXT NOT NULL,
    before_json TEXT,
    after_json TEXT,
    PRIMARY KEY (company_key, audit_id)
);

CREATE TABLE source (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    source_id TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, source_id)
);

CREATE TABLE document (
    company_key TEXT NOT NULL,
    document_id BIGINT NOT NULL,
    source_id TEXT NOT NULL,
    path TEXT NOT NULL,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    translation_group TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, document_id)
);
CREATE UNIQUE INDEX document_path ON document (company_key, source_id, path);

CREATE TABLE passage (
    company_key TEXT NOT NULL,
    passage_id BIGINT NOT NULL,
    document_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    heading TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (company_key, passage_id)
);
CREATE INDEX passage_document ON passage (company_key, document_id, ordinal);

CREATE TABLE thread (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    thread_id TEXT NOT NULL,
    is_test INTEGER NOT NULL,
    user_fingerprint TEXT NOT NULL,
    user_faq_fingerprint TEXT NOT NULL,
    message_count INTEGER NOT NULL,
    first_query TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, thread_id)
);
CREATE INDEX thread_updated ON thread (company_key, updated_ms, thread_id);

CREATE TABLE message (
    company_key TEXT NOT NULL,
    thread_id TEXT NOT NULL,
    message_id BIGINT NOT NULL,
    query_text TEXT NOT NULL,
    result_text TEXT NOT NULL,
    locale TEXT NOT NULL,
    channel TEXT NOT NULL,
    faq_id BIGINT,
    page_url TEXT,
    metadata TEXT,
    engine TEXT NOT NULL,
    confidence REAL,
    took_us BIGINT NOT NULL,
    helpful INTEGER NOT NULL,
    helpful_reason TEXT NOT NULL,
    diagnostic TEXT,
    request_id TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, thread_id, message_id)
);

CREATE TABLE message_source (
    company_key TEXT NOT NULL,
    thread_id TEXT NOT NULL,
    message_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    document_id TEXT NOT NULL,
    title TEXT NOT NULL,
    path TEXT NOT NULL,
    heading TEXT NOT NULL,
    body TEXT NOT NULL,
    quote TEXT NOT NULL,
    score REAL NOT NULL,
    PRIMARY KEY (company_key, thread_id, message_id, ordinal)
);
CREATE INDEX message_source_document ON message_source (company_key, document_id);

CREATE TABLE ticket (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    ticket_id BIGINT NOT NULL,
    user_fingerprint TEXT NOT NULL,
    user_faq_fingerprint TEXT NOT NULL,
    channel TEXT NOT NULL,
    is_test INTEGER NOT NULL,
    is_helpful INTEGER NOT NULL,
    interactions INTEGER NOT NULL,
    orders INTEGER NOT NULL,
    opened_ms BIGINT NOT NULL,
    last_ms BIGINT NOT NULL,
    opened_day TEXT NOT NULL,
    PRIMARY KEY (company_key, ticket_id)
);
CREATE INDEX ticket_user ON ticket (company_key, user_fingerprint, last_ms);
CREATE INDEX ticket_faq_user ON ticket (company_key, user_faq_fingerprint, last_ms);

CREATE TABLE interaction (
    company_key TEXT NOT NULL,
    interaction_id BIGINT NOT NULL,
    ticket_id BIGINT,
    user_fingerprint TEXT NOT NULL,
    user_faq_fingerprint TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    channel TEXT NOT NULL,
    thread_id TEXT NOT NULL,
    message_id BIGINT NOT NULL,
    faq_id BIGINT,
    is_test INTEGER NOT NULL,
    is_helpful INTEGER NOT NULL,
    helpful_reason TEXT NOT NULL,
    PRIMARY KEY (company_key, interaction_id)
);
CREATE INDEX interaction_user ON interaction (company_key, user_fingerprint, is_helpful, at_ms, interaction_id);
CREATE INDEX interaction_faq_user
    ON interaction (company_key, user_faq_fingerprint, is_helpful, at_ms, interaction_id);

CREATE TABLE cart_item (
    company_key TEXT NOT NULL,
    user_fingerprint TEXT NOT NULL,
    product_id TEXT NOT NULL,
    state TEXT NOT NULL,
    quantity_micros BIGINT NOT NULL,
    PRIMARY KEY (company_key, user_fingerprint, product_id)
);

CREATE TABLE cart_event (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    event_id BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    day TEXT NOT NULL,
    user_fingerprint TEXT NOT NULL,
    user_faq_fingerprint TEXT NOT NULL,
    type TEXT NOT NULL,
    product_id TEXT NOT NULL,
    product_name TEXT NOT NULL,
    value_micros BIGINT NOT NULL,
    currency TEXT NOT NULL,
    quantity_micros BIGINT NOT NULL,
    quantity_change_micros BIGINT NOT NULL,
    source TEXT,
    ticket_id BIGINT NOT NULL,
    interaction_id BIGINT NOT NULL,
    channel TEXT NOT NULL,
    is_helpful INTEGER NOT NULL,
    is_test INTEGER NOT NULL,
    PRIMARY KEY (company_key, event_id)
);
CREATE INDEX cart_event_product ON cart_event (company_key, product_id, event_id);

CREATE TABLE checkout (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    event_id BIGINT NOT NULL,
    order_id TEXT,
    at_ms BIGINT NOT NULL,
    day TEXT NOT NULL,
    user_fingerprint TEXT NOT NULL,
    user_faq_fingerprint TEXT NOT NULL,
    value_micros BIGINT NOT NULL,
    currency TEXT NOT NULL,
    line_count INTEGER NOT NULL,
    lines_tera BIGINT NOT NULL,
    lines_units BIGINT NOT NULL,
    lines_pico BIGINT NOT NULL,
    ticket_id BIGINT NOT NULL,
    interaction_id BIGINT NOT NULL,
    channel TEXT NOT NULL,
    touch_ms BIGINT NOT NULL,
    is_helpful INTEGER NOT NULL,
    is_test INTEGER NOT NULL,
    PRIMARY KEY (company_key, event_id)
);
CREATE UNIQUE INDEX checkout_order ON checkout (company_key, order_id);
CREATE INDEX checkout_day ON checkout (company_key, day, event_id);

CREATE TABLE checkout_line (
    company_key TEXT NOT NULL,
    event_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    product_id TEXT NOT NULL,
    product_name TEXT NOT NULL,
    quantity_micros BIGINT NOT NULL,
    value_micros BIGINT NOT NULL,
    currency TEXT NOT NULL,
    PRIMARY KEY (company_key, event_id, ordinal)
);

CREATE TABLE daily_total (
    company_key TEXT NOT NULL,
    day TEXT NOT NULL,
    currency TEXT NOT NULL,
    channel TEXT NOT NULL,
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
    company_key TEXT NOT NULL,
    day TEXT NOT NULL,
    is_test INTEGER NOT NULL,
    opened BIGINT NOT NULL,
    with_order BIGINT NOT NULL,
    PRIMARY KEY (company_key, day, is_test)
);

CREATE TABLE idempotency (
    company_key TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    body_sha256 TEXT NOT NULL,
    status INTEGER NOT NULL,
    answer TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, endpoint, idempotency_key)
);
CREATE INDEX idempotency_at ON idempotency (company_key, at_ms);

CREATE TABLE refused_event (
    company_key TEXT NOT NULL,
    refusal_id BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    event_type TEXT NOT NULL,
    code TEXT NOT NULL,
    message TEXT NOT NULL,
    user_fingerprint TEXT NOT NULL,
    user_faq_fingerprint TEXT NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (company_key, refusal_id)
);
CREATE INDEX refused_event_at ON refused_event (company_key, at_ms);

CREATE TABLE faq_page (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    page_id BIGINT NOT NULL,
    url TEXT NOT NULL,
    locale TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    message TEXT,
    title TEXT,
    content_hash TEXT,
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
    company_key TEXT NOT NULL,
    page_id BIGINT NOT NULL,
    queued_ms BIGINT NOT NULL,
    run_after_ms BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    lease_owner TEXT,
    lease_until_ms BIGINT,
    PRIMARY KEY (company_key, page_id)
);
CREATE INDEX faq_job_due ON faq_job (company_key, run_after_ms);

CREATE TABLE faq (
    company_key TEXT NOT NULL,
    faq_id BIGINT NOT NULL,
    page_id BIGINT NOT NULL,
    position INTEGER NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL,
    locale TEXT NOT NULL,
    replaced_ms BIGINT,
    PRIMARY KEY (company_key, faq_id)
);
CREATE INDEX faq_page_position ON faq (company_key, page_id, position);

CREATE TABLE faq_source (
    company_key TEXT NOT NULL,
    faq_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    kind TEXT NOT NULL,
    place TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (company_key, faq_id, ordinal)
);
