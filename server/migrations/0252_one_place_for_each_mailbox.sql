-- Everyone waits for an event once: `maya+1@…` and `maya+2@…` are one mailbox. Places that exist stay, also the second ones.
ALTER TABLE waiting_list ADD COLUMN mailbox text;
UPDATE waiting_list w SET mailbox = CASE
  WHEN EXISTS (
    SELECT FROM waiting_list before WHERE before.event_id = w.event_id AND before.number < w.number
      AND before.status IN ('WAITING', 'OFFERED') AND w.status IN ('WAITING', 'OFFERED')
      AND lower(regexp_replace(before.email, '\+[^@]*@', '@')) = lower(regexp_replace(w.email, '\+[^@]*@', '@')))
  THEN lower(w.email) || ' ' || w.number ELSE lower(regexp_replace(w.email, '\+[^@]*@', '@')) END;
DROP INDEX waiting_list_once;
ALTER TABLE waiting_list ALTER COLUMN mailbox SET NOT NULL;
CREATE UNIQUE INDEX waiting_list_once ON waiting_list (event_id, mailbox) WHERE status IN ('WAITING', 'OFFERED');
