-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- The confidence that an answer needed when it was given; null for answers of earlier versions.
ALTER TABLE message ADD COLUMN threshold DOUBLE PRECISION;

-- What the thing that was changed is called; null for what has no name but its identifier.
ALTER TABLE audit ADD COLUMN target_name TEXT;
