-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the operator grants a company, and what its administrators have narrowed. api_access and the three limits are the operator's from now on,
-- so every value that was in force becomes the grant. The chosen_ columns hold a narrower value of the company's own; NULL follows the grant.

ALTER TABLE company ADD COLUMN granted_host_kinds TEXT COLLATE "C" NOT NULL DEFAULT '["host","wildcard","port"]';
ALTER TABLE company ADD COLUMN chosen_api_access INTEGER;
ALTER TABLE company ADD COLUMN chosen_messages_per_minute INTEGER;
ALTER TABLE company ADD COLUMN chosen_faqs_per_minute INTEGER;
ALTER TABLE company ADD COLUMN chosen_events_per_minute INTEGER;
