-- What was done once and for all, such as filling the demo catalogue: a start that was cut short leaves no mark.
CREATE TABLE milestones (
  name text PRIMARY KEY,
  reached_at timestamptz NOT NULL DEFAULT now()
);
