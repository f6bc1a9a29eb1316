-- Emails that a person waits for are sent before others (decision 0122).
ALTER TABLE emails DROP CONSTRAINT emails_lane_check,
  ADD CONSTRAINT emails_lane_check CHECK (lane IN ('urgent', 'emails', 'messages'));
