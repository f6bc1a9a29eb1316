-- Nights that stay closed after their host has canceled a stay in them: a host doesn't cancel to sell them at another price.
CREATE TABLE nights_kept_closed (
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  room_type_id text NOT NULL REFERENCES room_types ON DELETE CASCADE,
  arrive_day date NOT NULL,
  depart_day date NOT NULL,
  CHECK (arrive_day < depart_day),
  PRIMARY KEY (booking_id, room_type_id)
);
CREATE INDEX nights_kept_closed_room ON nights_kept_closed (room_type_id, arrive_day);

-- whatever opens nights (a host, an imported calendar), these stay as they are
CREATE FUNCTION keep_nights_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_blocked := EXISTS (
    SELECT FROM nights_kept_closed k
    WHERE k.room_type_id = NEW.room_type_id AND NEW.night >= k.arrive_day AND NEW.night < k.depart_day);
  RETURN NEW;
END $$;

CREATE TRIGGER keep_nights_closed BEFORE UPDATE OF is_blocked ON nights
  FOR EACH ROW WHEN (OLD.is_blocked AND NOT NEW.is_blocked) EXECUTE FUNCTION keep_nights_closed();
