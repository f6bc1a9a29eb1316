-- As contract/text/fold.ts, for texts that are searched without being stored in this form. It replaces the function that 0249 made for itself.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
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
