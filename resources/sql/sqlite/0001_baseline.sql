-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Companies, keys and administrators

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
    updated_ms BIGINT NOT NULL,
    conversation_retention_days INTEGER NOT NULL DEFAULT 0,
    revision BIGINT NOT NULL DEFAULT 1,
    model_enabled INTEGER NOT NULL DEFAULT 0,
    model_name TEXT NOT NULL DEFAULT 'default',
    model_timeout_ms INTEGER NOT NULL DEFAULT 0,
    model_tokens INTEGER NOT NULL DEFAULT 0,
    faqs_require_approval INTEGER NOT NULL DEFAULT 0,
    visitor_retention_days INTEGER NOT NULL DEFAULT 0,
    deleted_ms BIGINT,
    granted_host_kinds TEXT NOT NULL DEFAULT '["host","wildcard","port"]',
    chosen_api_access INTEGER,
    chosen_messages_per_minute INTEGER,
    chosen_faqs_per_minute INTEGER,
    chosen_events_per_minute INTEGER
);

CREATE TABLE sequence (
    company_key TEXT NOT NULL,
    name TEXT NOT NULL,
    last_value BIGINT NOT NULL,
    PRIMARY KEY (company_key, name)
);

CREATE TABLE api_key (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    key_id TEXT NOT NULL,
    name TEXT NOT NULL,
    is_test INTEGER NOT NULL,
    scopes TEXT NOT NULL,
    allowed_addresses TEXT NOT NULL,
    created_by TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT,
    revoked_ms BIGINT,
    last_used_ms BIGINT,
    requests_per_minute INTEGER NOT NULL DEFAULT 0,
    revision BIGINT NOT NULL DEFAULT 1,
    PRIMARY KEY (company_key, key_id)
);
CREATE INDEX api_key_created ON api_key (company_key, created_ms, key_id);

CREATE TABLE api_key_secret (
    company_key TEXT NOT NULL,
    key_id TEXT NOT NULL,
    secret_sha256 TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    valid_until_ms BIGINT,
    PRIMARY KEY (company_key, key_id, secret_sha256),
    FOREIGN KEY (company_key, key_id) REFERENCES api_key (company_key, key_id)
);

CREATE TABLE api_key_usage (
    company_key TEXT NOT NULL,
    key_id TEXT NOT NULL,
    day TEXT NOT NULL,
    requests BIGINT NOT NULL,
    PRIMARY KEY (company_key, key_id, day)
);

CREATE TABLE analytics_secret (
    company_key TEXT NOT NULL,
    ordinal BIGINT NOT NULL,
    secret_sha256 TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    valid_until_ms BIGINT,
    required_from_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, ordinal)
);

-- Texts that a company has put in place of the built-in ones; an empty one is the built-in one. Revisions count per company.
CREATE TABLE company_text (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    locale TEXT NOT NULL,
    greeting TEXT NOT NULL,
    refusal TEXT NOT NULL,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, locale)
);

CREATE TABLE idempotency (
    company_key TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    scope TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    response_id BIGINT NOT NULL,
    body_sha256 TEXT NOT NULL,
    status INTEGER NOT NULL,
    headers TEXT NOT NULL,
    body TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, endpoint, scope, idempotency_key)
);
CREATE UNIQUE INDEX idempotency_response ON idempotency (company_key, response_id);
CREATE INDEX idempotency_at ON idempotency (company_key, at_ms);

CREATE TABLE admin (
    admin_id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    role TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    email_key TEXT NOT NULL DEFAULT '',
    is_disabled INTEGER NOT NULL DEFAULT 0,
    updated_ms BIGINT NOT NULL DEFAULT 0,
    last_sign_in_ms BIGINT,
    revision BIGINT NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX admin_by_email_key ON admin (email_key);

-- Addresses that an administrator has signed in from: failures elsewhere do not lock them out.
CREATE TABLE admin_address (
    admin_id TEXT NOT NULL,
    address TEXT NOT NULL,
    last_ms BIGINT NOT NULL,
    PRIMARY KEY (admin_id, address)
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
    expires_ms BIGINT NOT NULL,
    session_id TEXT NOT NULL DEFAULT '',
    last_used_ms BIGINT NOT NULL DEFAULT 0,
    address TEXT NOT NULL DEFAULT '',
    user_agent TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX admin_session_id ON admin_session (session_id);
CREATE INDEX admin_session_admin ON admin_session (admin_id);

CREATE TABLE operator_email (
    email_key TEXT NOT NULL,
    PRIMARY KEY (email_key)
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
CREATE INDEX audit_at ON audit (at_ms, company_key, audit_id);
CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

-- Knowledge

CREATE TABLE source (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    source_id TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL DEFAULT 1,
    PRIMARY KEY (company_key, source_id)
);

CREATE TABLE source_page (
    company_key TEXT NOT NULL,
    source_id TEXT NOT NULL,
    url TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    etag TEXT NOT NULL,
    last_modified TEXT NOT NULL,
    read_ms BIGINT,
    tried_ms BIGINT,
    interval_hours INTEGER NOT NULL DEFAULT 168,
    next_ms BIGINT,
    failures INTEGER NOT NULL DEFAULT 0,
    max_depth INTEGER NOT NULL DEFAULT 0,
    max_pages INTEGER NOT NULL DEFAULT 0,
    is_whole INTEGER NOT NULL DEFAULT 0,
    is_reading INTEGER NOT NULL DEFAULT 0,
    import_id BIGINT,
    PRIMARY KEY (company_key, source_id),
    FOREIGN KEY (company_key, source_id) REFERENCES source (company_key, source_id) ON DELETE CASCADE
);
CREATE INDEX source_page_next ON source_page (company_key, next_ms);

-- What is known of each page of a site. target is the path of its document, or the page that it is another name of.
CREATE TABLE site_page (
    company_key TEXT NOT NULL,
    source_id TEXT NOT NULL,
    url TEXT NOT NULL,
    depth INTEGER NOT NULL,
    state TEXT NOT NULL,
    target TEXT NOT NULL,
    etag TEXT NOT NULL,
    last_modified TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    text_hash TEXT NOT NULL,
    listing_hash TEXT NOT NULL,
    PRIMARY KEY (company_key, source_id, url),
    FOREIGN KEY (company_key, source_id) REFERENCES source (company_key, source_id) ON DELETE CASCADE
);

CREATE TABLE source_set (
    company_key TEXT NOT NULL,
    set_id TEXT NOT NULL,
    sources TEXT NOT NULL,
    PRIMARY KEY (company_key, set_id)
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
    import_id BIGINT NOT NULL DEFAULT 0,
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
    title TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (company_key, passage_id)
);
CREATE INDEX passage_document ON passage (company_key, document_id, ordinal);

CREATE TABLE passage_embedding (
    company_key TEXT NOT NULL,
    passage_id BIGINT NOT NULL,
    model TEXT NOT NULL,
    text_hash TEXT NOT NULL,
    embedding BLOB NOT NULL,
    PRIMARY KEY (company_key, passage_id),
    FOREIGN KEY (company_key, passage_id) REFERENCES passage (company_key, passage_id) ON DELETE CASCADE
);

CREATE TABLE import_run (
    company_key TEXT NOT NULL,
    import_id BIGINT NOT NULL,
    source_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    found_count BIGINT NOT NULL,
    read_count BIGINT NOT NULL,
    unchanged_count BIGINT NOT NULL,
    removed_count BIGINT NOT NULL,
    failed_count BIGINT NOT NULL,
    skipped_count BIGINT NOT NULL,
    line_count BIGINT NOT NULL,
    started_by TEXT NOT NULL,
    started_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, import_id),
    FOREIGN KEY (company_key, source_id) REFERENCES source (company_key, source_id) ON DELETE CASCADE
);
CREATE INDEX import_run_source ON import_run (company_key, source_id, import_id);
CREATE INDEX import_run_revision ON import_run (company_key, revision);

CREATE TABLE import_line (
    company_key TEXT NOT NULL,
    import_id BIGINT NOT NULL,
    line_number BIGINT NOT NULL,
    path TEXT NOT NULL,
    outcome TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (company_key, import_id, line_number),
    FOREIGN KEY (company_key, import_id) REFERENCES import_run (company_key, import_id) ON DELETE CASCADE
);

CREATE TABLE own_answer (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    own_answer_id TEXT NOT NULL,
    document_id BIGINT NOT NULL,
    locale TEXT NOT NULL,
    question TEXT NOT NULL,
    question_key TEXT NOT NULL,
    answer TEXT NOT NULL,
    created_by TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, own_answer_id)
);
CREATE UNIQUE INDEX own_answer_question ON own_answer (company_key, locale, question_key);
CREATE UNIQUE INDEX own_answer_document ON own_answer (company_key, document_id);

-- Questions that were refused, or answered on little evidence. passages is a JSON object with the nearest ones.
CREATE TABLE knowledge_gap (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    gap_id TEXT NOT NULL,
    locale TEXT NOT NULL,
    question TEXT NOT NULL,
    question_key TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    asked BIGINT NOT NULL,
    confidence REAL NOT NULL,
    threshold REAL NOT NULL,
    passages TEXT NOT NULL,
    own_answer_id TEXT,
    first_ms BIGINT NOT NULL,
    last_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, gap_id)
);
CREATE UNIQUE INDEX knowledge_gap_question ON knowledge_gap (company_key, locale, question_key);
CREATE INDEX knowledge_gap_asked ON knowledge_gap (company_key, asked, gap_id);
CREATE INDEX knowledge_gap_last ON knowledge_gap (company_key, last_ms, gap_id);
CREATE INDEX knowledge_gap_state ON knowledge_gap (company_key, state, asked, gap_id);

-- Which messages asked a question without an answer, and in which words: erasing a visitor takes
-- these words away with the conversation.
CREATE TABLE gap_occurrence (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    thread_id TEXT NOT NULL,
    message_id BIGINT NOT NULL,
    gap_id TEXT NOT NULL,
    question TEXT NOT NULL,
    asked_ms BIGINT NOT NULL,
    PRIMARY KEY (company_key, thread_id, message_id)
);
CREATE INDEX gap_occurrence_gap ON gap_occurrence (company_key, gap_id, asked_ms);

-- Conversations and evaluations

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
) WITHOUT ROWID;

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
    source_set_id TEXT,
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

CREATE TABLE message_model (
    company_key TEXT NOT NULL,
    thread_id TEXT NOT NULL,
    message_id BIGINT NOT NULL,
    model TEXT NOT NULL,
    outcome TEXT NOT NULL,
    took_us BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    prompt_tokens INTEGER NOT NULL,
    answer_tokens INTEGER NOT NULL,
    PRIMARY KEY (company_key, thread_id, message_id)
);

CREATE TABLE evaluation (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    evaluation_id TEXT NOT NULL,
    name TEXT NOT NULL,
    created_by TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, evaluation_id)
);

CREATE TABLE evaluation_question (
    company_key TEXT NOT NULL,
    evaluation_id TEXT NOT NULL,
    question_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (company_key, evaluation_id, question_id)
);

CREATE TABLE evaluation_run (
    company_key TEXT NOT NULL,
    evaluation_id TEXT NOT NULL,
    run_id TEXT NOT NULL,
    state TEXT NOT NULL,
    questions INTEGER NOT NULL,
    done INTEGER NOT NULL,
    passed INTEGER NOT NULL,
    fixed INTEGER NOT NULL,
    broken INTEGER NOT NULL,
    compared_to TEXT,
    started_by TEXT NOT NULL,
    started_ms BIGINT NOT NULL,
    finished_ms BIGINT,
    PRIMARY KEY (company_key, evaluation_id, run_id)
);

CREATE TABLE evaluation_result (
    company_key TEXT NOT NULL,
    evaluation_id TEXT NOT NULL,
    run_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    question_id TEXT NOT NULL,
    passed INTEGER NOT NULL,
    change TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (company_key, evaluation_id, run_id, position)
);

-- Tickets, events, orders and totals

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
    helpful_interactions INTEGER NOT NULL DEFAULT 0,
    has_cart INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (company_key, ticket_id)
);
CREATE INDEX ticket_user ON ticket (company_key, user_fingerprint, ticket_id);
CREATE INDEX ticket_faq_user ON ticket (company_key, user_faq_fingerprint, ticket_id);
CREATE INDEX ticket_day ON ticket (company_key, opened_day, ticket_id);

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
    locale TEXT NOT NULL DEFAULT '',
    page_url TEXT NOT NULL DEFAULT '',
    about TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (company_key, interaction_id)
) WITHOUT ROWID;
-- First touches: the earliest interaction of a fingerprint and kind within a window.
CREATE INDEX interaction_user ON interaction (company_key, user_fingerprint, is_helpful, at_ms, interaction_id);
CREATE INDEX interaction_faq_user ON interaction
    (company_key, user_faq_fingerprint, is_helpful, at_ms, interaction_id);

CREATE TABLE cart_item (
    company_key TEXT NOT NULL,
    user_fingerprint TEXT NOT NULL,
    product_id TEXT NOT NULL,
    state TEXT NOT NULL,
    quantity_micros BIGINT NOT NULL,
    counted TEXT NOT NULL DEFAULT '',
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
CREATE INDEX cart_event_day ON cart_event (company_key, day, event_id);
-- By day first: an event changes the pages of its day only, however many events are stored.
CREATE INDEX cart_event_product ON cart_event (company_key, day, product_id, event_id);
CREATE INDEX cart_event_user ON cart_event (company_key, user_fingerprint, event_id);
CREATE INDEX cart_event_faq_visitor ON cart_event (company_key, user_faq_fingerprint, event_id)
    WHERE user_fingerprint = '00000000-0000-0000-0000-000000000000';
CREATE INDEX cart_event_ticket ON cart_event (company_key, ticket_id);

-- The name that each product was last sent with.
CREATE TABLE product (
    company_key TEXT NOT NULL,
    product_id TEXT NOT NULL,
    product_name TEXT NOT NULL,
    PRIMARY KEY (company_key, product_id)
) WITHOUT ROWID;

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
    is_attributed INTEGER NOT NULL DEFAULT 1,
    is_direct INTEGER NOT NULL DEFAULT 0,
    answer_interaction_id BIGINT NOT NULL DEFAULT 0,
    answer_ms BIGINT NOT NULL DEFAULT 0,
    source TEXT NOT NULL DEFAULT '',
    locale TEXT NOT NULL DEFAULT '',
    page_url TEXT NOT NULL DEFAULT '',
    faq_id BIGINT,
    PRIMARY KEY (company_key, event_id)
);
CREATE UNIQUE INDEX checkout_order ON checkout (company_key, order_id);
CREATE INDEX checkout_day ON checkout (company_key, day, event_id);
CREATE INDEX checkout_ticket ON checkout (company_key, ticket_id, event_id);
CREATE INDEX checkout_user ON checkout (company_key, user_fingerprint, event_id);
CREATE INDEX checkout_faq_user ON checkout (company_key, user_faq_fingerprint, event_id);

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
CREATE INDEX checkout_line_product ON checkout_line (company_key, product_id, event_id);

CREATE TABLE refund (
    company_key TEXT NOT NULL,
    refund_id BIGINT NOT NULL,
    event_id BIGINT NOT NULL,
    reference TEXT,
    kind TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    day TEXT NOT NULL,
    value_micros BIGINT NOT NULL,
    currency TEXT NOT NULL,
    reason TEXT NOT NULL,
    actor TEXT NOT NULL,
    PRIMARY KEY (company_key, refund_id)
);
CREATE INDEX refund_order ON refund (company_key, event_id, refund_id);
CREATE INDEX refund_day ON refund (company_key, day, refund_id);
CREATE UNIQUE INDEX refund_reference ON refund (company_key, reference);

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
    remedy TEXT NOT NULL DEFAULT '',
    nearest_ticket_id BIGINT,
    PRIMARY KEY (company_key, refusal_id)
);
CREATE INDEX refused_event_at ON refused_event (company_key, at_ms);

CREATE TABLE daily_total (
    company_key TEXT NOT NULL,
    day TEXT NOT NULL,
    currency TEXT NOT NULL,
    channel TEXT NOT NULL,
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

CREATE TABLE daily_slice (
    company_key TEXT NOT NULL,
    dimension TEXT NOT NULL,
    day TEXT NOT NULL,
    currency TEXT NOT NULL,
    value TEXT NOT NULL,
    channel TEXT NOT NULL,
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
) WITHOUT ROWID;

CREATE TABLE daily_ticket (
    company_key TEXT NOT NULL,
    day TEXT NOT NULL,
    channel TEXT NOT NULL,
    is_test INTEGER NOT NULL,
    opened BIGINT NOT NULL,
    helpful BIGINT NOT NULL,
    with_cart BIGINT NOT NULL,
    with_order BIGINT NOT NULL,
    PRIMARY KEY (company_key, day, channel, is_test)
);

CREATE TABLE revenue_state (
    company_key TEXT PRIMARY KEY,
    time_zone TEXT NOT NULL,
    is_rebuilding INTEGER NOT NULL,
    corrections BIGINT NOT NULL DEFAULT 0
);

-- How far the retention of visitors has come: days before this one have lost them, of this day the rows up to after_id. The salt makes
-- one visitor's rows of a day keep belonging together, and is gone with the day.
CREATE TABLE visitor_mark (
    company_key TEXT PRIMARY KEY,
    day TEXT NOT NULL,
    salt TEXT NOT NULL,
    after_id BIGINT NOT NULL,
    last_interaction_id BIGINT NOT NULL,
    last_interaction_ms BIGINT NOT NULL DEFAULT 0
);

-- FAQs

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
    url_key TEXT NOT NULL DEFAULT '',
    is_ordered INTEGER NOT NULL DEFAULT 0,
    etag TEXT NOT NULL DEFAULT '',
    last_modified TEXT NOT NULL DEFAULT '',
    unavailable_ms BIGINT,
    last_attempt_ms BIGINT,
    last_failure TEXT,
    last_failure_message TEXT,
    PRIMARY KEY (company_key, page_id)
);
CREATE INDEX faq_page_revision ON faq_page (company_key, revision);
CREATE UNIQUE INDEX faq_page_url ON faq_page (company_key, url_key, locale);
CREATE INDEX faq_page_state ON faq_page (company_key, state, page_id);

CREATE TABLE faq_job (
    company_key TEXT NOT NULL,
    page_id BIGINT NOT NULL,
    queued_ms BIGINT NOT NULL,
    run_after_ms BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    lease_owner TEXT,
    lease_until_ms BIGINT,
    priority INTEGER NOT NULL DEFAULT 0,
    pregeneration_id BIGINT,
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
    origin TEXT NOT NULL DEFAULT 'generated',
    made_question TEXT NOT NULL DEFAULT '',
    made_answer TEXT NOT NULL DEFAULT '',
    basis TEXT NOT NULL DEFAULT '',
    page_answer TEXT,
    review TEXT,
    is_held INTEGER NOT NULL DEFAULT 0,
    pinned INTEGER NOT NULL DEFAULT 0,
    hidden INTEGER NOT NULL DEFAULT 0,
    approved INTEGER NOT NULL DEFAULT 0,
    deleted INTEGER NOT NULL DEFAULT 0,
    updated_by TEXT NOT NULL DEFAULT '',
    updated_ms BIGINT,
    revision BIGINT NOT NULL DEFAULT 1,
    PRIMARY KEY (company_key, faq_id)
);
CREATE INDEX faq_page_position ON faq (company_key, page_id, position);
CREATE INDEX faq_awaiting ON faq (company_key, page_id)
    WHERE replaced_ms IS NULL AND deleted = 0 AND hidden = 0 AND is_held = 0 AND approved = 0;
CREATE INDEX faq_review ON faq (company_key, page_id) WHERE replaced_ms IS NULL AND deleted = 0 AND review IS NOT NULL;

CREATE TABLE faq_source (
    company_key TEXT NOT NULL,
    faq_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    kind TEXT NOT NULL,
    place TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (company_key, faq_id, ordinal)
);

CREATE TABLE faq_wording (
    company_key TEXT NOT NULL,
    page_id BIGINT NOT NULL,
    digest TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (company_key, page_id)
);

-- What is known of a product page for questions that are asked on it: each fact answers a question and holds the words of the page.
CREATE TABLE page_fact (
    company_key TEXT NOT NULL,
    page_id BIGINT NOT NULL,
    position INTEGER NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL,
    place TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (company_key, page_id, position)
);

CREATE TABLE pregeneration (
    company_key TEXT NOT NULL REFERENCES company (company_key),
    pregeneration_id BIGINT NOT NULL,
    sitemap_url TEXT,
    locales TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    is_listed INTEGER NOT NULL,
    found_count BIGINT NOT NULL,
    next_position BIGINT NOT NULL,
    generating_count BIGINT NOT NULL,
    ready_count BIGINT NOT NULL,
    not_available_count BIGINT NOT NULL,
    skipped_count BIGINT NOT NULL,
    line_count BIGINT NOT NULL,
    started_by TEXT NOT NULL,
    started_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    revision BIGINT NOT NULL,
    PRIMARY KEY (company_key, pregeneration_id)
);
CREATE INDEX pregeneration_revision ON pregeneration (company_key, revision);

CREATE TABLE pregeneration_part (
    company_key TEXT NOT NULL,
    pregeneration_id BIGINT NOT NULL,
    part_number BIGINT NOT NULL,
    addresses TEXT NOT NULL,
    PRIMARY KEY (company_key, pregeneration_id, part_number),
    FOREIGN KEY (company_key, pregeneration_id) REFERENCES pregeneration (company_key, pregeneration_id) ON DELETE CASCADE
);

CREATE TABLE pregeneration_line (
    company_key TEXT NOT NULL,
    pregeneration_id BIGINT NOT NULL,
    line_number BIGINT NOT NULL,
    url TEXT NOT NULL,
    locale TEXT,
    outcome TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (company_key, pregeneration_id, line_number),
    FOREIGN KEY (company_key, pregeneration_id) REFERENCES pregeneration (company_key, pregeneration_id) ON DELETE CASCADE
);
