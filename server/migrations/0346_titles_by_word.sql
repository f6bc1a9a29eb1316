-- A search box finds stays by their title with every letter that is typed.
CREATE INDEX listing_texts_search_text ON listing_texts USING gin (search_text gin_trgm_ops);
