-- A calendar file (RFC 5545) that is attached to the email.
ALTER TABLE emails ADD COLUMN calendar text;
