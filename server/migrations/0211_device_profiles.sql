-- What the gateway's hidden frame collected about the buyer's device, by its id: a payment that is sent again by a job has it too.
ALTER TABLE payments ADD COLUMN device_profile_session_id text CHECK (length(device_profile_session_id) <= 200);
