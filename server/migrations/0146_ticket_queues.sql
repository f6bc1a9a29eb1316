-- Queues of people who want tickets of one event when more of them come than it can serve.
CREATE TABLE ticket_queues (
  event_id text PRIMARY KEY REFERENCES events,
  status text NOT NULL CHECK (status IN ('ROOM', 'OPEN', 'ENDED')),
  -- places are drawn among those who are there at the start of the sale
  has_draw boolean NOT NULL,
  opens_at timestamptz NOT NULL,
  sale_at timestamptz NOT NULL,
  -- 64 hexadecimal digits; secret until the draw
  seed text NOT NULL,
  -- SHA-256 of the seed, published from the start
  commitment text NOT NULL,
  drawn_at timestamptz,
  -- places that were taken, numbers that were given, and the last number that was let in
  joined integer NOT NULL DEFAULT 0 CHECK (joined >= 0),
  last_number integer NOT NULL DEFAULT 0,
  admitted_number integer NOT NULL DEFAULT 0,
  last_admission_at timestamptz,
  -- nobody joins earlier, whatever the clock of a server says
  last_joined_at timestamptz,
  -- since when nobody waits
  idle_since timestamptz,
  CONSTRAINT ticket_queues_in_order CHECK (admitted_number BETWEEN 0 AND last_number)
);
CREATE TRIGGER ticket_queues_status BEFORE UPDATE OF status ON ticket_queues
  FOR EACH ROW EXECUTE FUNCTION assert_transition('ticket-queue');

CREATE TABLE ticket_queue_places (
  -- secret: whoever knows it can ask for the place
  id uuid PRIMARY KEY,
  event_id text NOT NULL REFERENCES ticket_queues,
  -- an account or a browser, see holderOf
  holder text NOT NULL,
  -- a keyed hash; null for addresses without limits
  address text,
  -- SHA-256 of the id: what the published log says
  code text NOT NULL UNIQUE,
  joined_at timestamptz NOT NULL,
  -- null before the draw
  number integer CHECK (number > 0),
  admitted_at timestamptz,
  admitted_until timestamptz,
  -- when seats were held
  held_at timestamptz,
  -- left, or the time to choose is over
  ended_at timestamptz,
  CONSTRAINT ticket_queue_places_number UNIQUE (event_id, number),
  CHECK (admitted_at IS NULL OR number IS NOT NULL)
);
-- nobody waits twice
CREATE UNIQUE INDEX ticket_queue_places_holder ON ticket_queue_places (event_id, holder) WHERE ended_at IS NULL;
CREATE INDEX ticket_queue_places_address ON ticket_queue_places (event_id, address) WHERE ended_at IS NULL;
CREATE INDEX ticket_queue_places_admitted ON ticket_queue_places (event_id, admitted_at) WHERE admitted_at IS NOT NULL;

INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('ticket-queue', 'ROOM', 'OPEN'),
  ('ticket-queue', 'ROOM', 'ENDED'),
  ('ticket-queue', 'OPEN', 'ENDED'),
  -- another rush for the same event
  ('ticket-queue', 'ENDED', 'OPEN');
