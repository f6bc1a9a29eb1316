-- When an event was moved last: who bought before can return the tickets for some days.
ALTER TABLE events ADD COLUMN moved_at timestamptz;

-- What buyers have to be told; announced, and deleted, in the transaction of the change.
CREATE TABLE event_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('canceled', 'moved')),
  moved_from timestamptz CHECK ((kind = 'moved') = (moved_from IS NOT NULL))
);

CREATE FUNCTION note_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'CANCELED' AND OLD.status <> 'CANCELED' THEN
    INSERT INTO event_changes (event_id, kind) VALUES (NEW.id, 'canceled');
  ELSIF NEW.status = 'MOVED' AND NEW.starts_at <> OLD.starts_at THEN
    INSERT INTO event_changes (event_id, kind, moved_from) VALUES (NEW.id, 'moved', OLD.starts_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER events_change AFTER UPDATE OF status, starts_at ON events
  FOR EACH ROW EXECUTE FUNCTION note_event_change();
