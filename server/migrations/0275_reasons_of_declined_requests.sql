-- Why a host declined a request to book; null for requests that expired, and for those of releases that asked for no reason.
ALTER TABLE bookings ADD COLUMN decline_reason text
  CONSTRAINT bookings_decline_reason CHECK (decline_reason IN ('dates', 'party', 'length', 'rules', 'other'));
