-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- When a company was deleted. Its row is the mark by which its other rows are removed, also after a restart, and keeps its key from being
-- used again until they are gone; it goes last.

ALTER TABLE company ADD COLUMN deleted_ms BIGINT;
