-- How often what a calendar shows of an event was changed: programs take an entry of a file for newer than theirs if it has a
-- higher number. Counted here, so that everything that changes events is counted.
ALTER TABLE events ADD COLUMN change_count integer NOT NULL DEFAULT 0;

-- files have had 1 for a moved event, and 2 for a canceled one
ALTER TABLE events DISABLE TRIGGER USER;
UPDATE events SET change_count = CASE status WHEN 'MOVED' THEN 1 ELSE 2 END WHERE status <> 'SCHEDULED';
ALTER TABLE events ENABLE TRIGGER USER;

CREATE FUNCTION count_event_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.change_count := OLD.change_count + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER events_changes_counted BEFORE UPDATE ON events FOR EACH ROW
  WHEN ((OLD.title, OLD.genre, OLD.venue_id, OLD.status, OLD.starts_at, OLD.is_time_tbd)
    IS DISTINCT FROM (NEW.title, NEW.genre, NEW.venue_id, NEW.status, NEW.starts_at, NEW.is_time_tbd))
  EXECUTE FUNCTION count_event_changes();
