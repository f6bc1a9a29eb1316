-- No writer may store a text that makes pages of megabytes. What an earlier import stored is cut.
UPDATE listing_texts SET title = left(title, 200) WHERE length(title) > 200;
UPDATE listing_texts SET description = left(description, 20000) WHERE length(description) > 20000;
UPDATE listings SET neighborhood = left(neighborhood, 200) WHERE length(neighborhood) > 200;
UPDATE room_types SET name_en = left(name_en, 200), name_es = left(name_es, 200)
WHERE length(name_en) > 200 OR length(name_es) > 200;
UPDATE property_managers SET name = left(name, 200) WHERE length(name) > 200;
UPDATE reviews SET author_name = left(author_name, 200) WHERE length(author_name) > 200;
UPDATE reviews SET author_place = left(author_place, 200) WHERE length(author_place) > 200;
UPDATE reviews SET body = left(body, 20000) WHERE length(body) > 20000;

ALTER TABLE listing_texts
  ADD CONSTRAINT listing_texts_title_length CHECK (length(title) <= 200),
  ADD CONSTRAINT listing_texts_description_length CHECK (length(description) <= 20000);
ALTER TABLE listings
  ADD CONSTRAINT listings_neighborhood_length CHECK (length(neighborhood) <= 200);
ALTER TABLE room_types
  ADD CONSTRAINT room_types_name_length CHECK (length(name_en) <= 200 AND length(name_es) <= 200);
ALTER TABLE property_managers
  ADD CONSTRAINT property_managers_name_length CHECK (length(name) <= 200);
ALTER TABLE reviews
  ADD CONSTRAINT reviews_text_length
    CHECK (length(author_name) <= 200 AND length(author_place) <= 200 AND length(body) <= 20000);
