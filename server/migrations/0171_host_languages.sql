-- The languages that a host writes and speaks; empty if they have not said so.
ALTER TABLE property_managers
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT property_managers_languages CHECK (
    languages <@ '{en,es,fr,de,it,pt,nl,pl,ru,uk,ar,he,hi,zh,ja,ko,vi,tl}' AND cardinality(languages) <= 8);
-- of the demo's hosts that exist already: everybody English, every fourth Spanish
UPDATE property_managers SET languages = CASE WHEN abs(hashtext(id)) % 4 = 0 THEN '{en,es}'::text[] ELSE '{en}'::text[] END
WHERE data_source = 'CATALOG';
