-- Emails are sent by jobs of the queue, which has a schema of its own; see platform/jobs.
ALTER TABLE mail_messages RENAME TO emails;
ALTER INDEX mail_messages_pkey RENAME TO emails_pkey;
ALTER INDEX mail_messages_cause_key RENAME TO emails_cause_key;
ALTER INDEX mail_messages_unsent RENAME TO emails_unsent;
ALTER INDEX mail_messages_recent RENAME TO emails_recent;

ALTER TABLE mail_tokens RENAME TO email_tokens;
ALTER INDEX mail_tokens_pkey RENAME TO email_tokens_pkey;
ALTER INDEX mail_tokens_account RENAME TO email_tokens_account;

-- Requests for a password reset are jobs now; those that still wait expire with their hour.
DROP TABLE reset_requests;

-- The queue of the previous release held recurring jobs only.
DROP SCHEMA IF EXISTS jobs CASCADE;
