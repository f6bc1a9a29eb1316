-- Texts in which people search are stored as contract/text/fold.ts folds them. The function here folds the stored ones in the same
-- way, once.
CREATE FUNCTION pg_temp.fold(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  WITH plain AS (
    SELECT lower(translate(
      regexp_replace(normalize(translate(given, '''’‘‛ʻʼʽʹʾʿˈ`´′＇', ''), NFKD), '[\u0300-\u036f]', '', 'g'),
      'ØøŁłĐđÐðı', 'oollddddi')) AS text
  ), spelled AS (
    SELECT replace(replace(replace(replace(replace(replace(replace(text, 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
      'þ', 'th'), 'Þ', 'th') AS text FROM plain
  ), words AS (
    SELECT trim(regexp_replace(regexp_replace(text, '\m([a-z])\.(?=[a-z]\M)', '\1', 'g'), '[^a-z0-9\u0180-\u1FFF\u2C00-\u2DFF\u3040-\uD7FF]+', ' ', 'g')) AS text FROM spelled
  )
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(text, '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g'),
    '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g') FROM words
$$;

UPDATE cities c SET search_text = pg_temp.fold(c.name || ' ' || s.name) || ' ' || c.state_id
    || CASE WHEN c.name = 'New York City' THEN ' nyc' ELSE '' END
  FROM states s WHERE s.id = c.state_id;

UPDATE points_of_interest p SET search_text = pg_temp.fold(concat_ws(' ', p.name_en, nullif(p.name_es, p.name_en), p.code, s.name))
    || ' ' || p.state_id
  FROM states s WHERE s.id = p.state_id;

UPDATE venues v SET search_text = pg_temp.fold(v.name) || ' ' || c.search_text FROM cities c WHERE c.id = v.city_id;

UPDATE performers SET search_text = pg_temp.fold(name);

UPDATE events e SET search_text = pg_temp.fold(concat_ws(' ', e.title, (
    SELECT string_agg(p.name, ' ' ORDER BY ep.position) FROM event_performers ep JOIN performers p ON p.id = ep.performer_id
    WHERE ep.event_id = e.id AND position(p.name IN e.title) = 0))) || ' ' || v.search_text
  FROM venues v WHERE v.id = e.venue_id;

ALTER TABLE listing_texts ADD COLUMN search_text text;
-- nothing that is shown changes
ALTER TABLE listing_texts DISABLE TRIGGER USER;
UPDATE listing_texts SET search_text = pg_temp.fold(title);
ALTER TABLE listing_texts ENABLE TRIGGER USER;
ALTER TABLE listing_texts ALTER COLUMN search_text SET NOT NULL;
