-- A link emailed to the former address undoes a change for seven days.
ALTER TABLE email_tokens DROP CONSTRAINT IF EXISTS mail_tokens_purpose_check,
  ADD CONSTRAINT email_tokens_purpose_check
    CHECK (purpose IN ('reset-password', 'verify-email', 'change-email', 'undo-email'));
-- The address of an open link is reserved for its account.
CREATE INDEX email_tokens_undo ON email_tokens (lower(email)) WHERE purpose = 'undo-email' AND ended_at IS NULL;
