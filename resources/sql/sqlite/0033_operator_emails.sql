-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- E-mail addresses, in lower case, of everybody who is or was an operator. Rows name their authors for ever, also after an administrator was
-- deleted, and a company's administrators are not shown which operator it was. The audit log knows those who were operators before.

CREATE TABLE operator_email (
    email_key TEXT NOT NULL,
    PRIMARY KEY (email_key)
);
INSERT INTO operator_email (email_key)
SELECT email_key FROM admin WHERE role = 'operator'
UNION
SELECT lower(target) FROM audit
WHERE company_key = '' AND action IN ('admin.created', 'admin.changed', 'admin.deleted')
    AND (before_json LIKE '%"role":"operator"%' OR after_json LIKE '%"role":"operator"%');
