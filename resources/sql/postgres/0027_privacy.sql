-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- When the last interaction happened whose visitor is forgotten: what comes soon after it cannot be attributed again. Retention goes through
-- all interactions once more, because their conversations kept the visitor.

ALTER TABLE visitor_mark ADD COLUMN last_interaction_ms BIGINT NOT NULL DEFAULT 0;
UPDATE visitor_mark SET last_interaction_ms = COALESCE((SELECT MAX(interaction.at_ms) FROM interaction
        WHERE interaction.company_key = visitor_mark.company_key
        AND interaction.interaction_id <= visitor_mark.last_interaction_id), 0),
    last_interaction_id = 0;
