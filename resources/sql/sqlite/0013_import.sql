-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Imports: what each has found, read and refused. A document knows the last import that brought it, so that an import can remove
-- what is no longer there. line_count counts the lines of the report, also those beyond the ones that are kept.

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

ALTER TABLE document ADD COLUMN import_id BIGINT NOT NULL DEFAULT 0;
