-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- An answer that an administrator marked as wrong; marked_ms is null without a mark. message.helpful stays what it was
-- when the answer went out; interaction.is_helpful is what later events are attributed by.
ALTER TABLE message ADD COLUMN marked_ms BIGINT;
ALTER TABLE message ADD COLUMN marked_by TEXT COLLATE "C";
ALTER TABLE message ADD COLUMN mark_note TEXT COLLATE "C";
CREATE INDEX interaction_message ON interaction (company_key, thread_id, message_id);
