-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- A file of question/answer pairs is one document: each passage has its question as title, and may have a language of
-- its own. Empty means the document's.

ALTER TABLE passage ADD COLUMN title TEXT NOT NULL DEFAULT '';
ALTER TABLE passage ADD COLUMN language TEXT NOT NULL DEFAULT '';
