-- When the guest expects to arrive, a wall time of the place; null if they have not said so.
ALTER TABLE bookings ADD COLUMN arrival_time time;
