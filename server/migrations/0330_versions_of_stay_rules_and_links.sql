-- Stay rules and links of listings have versions like the sections of a listing. Which names there are is decided by the code that
-- writes them: a list here would have to change with each new section.
ALTER TABLE listing_sections DROP CONSTRAINT listing_sections_section_check;
ALTER TABLE listing_sections ADD CONSTRAINT listing_sections_section_check CHECK (section ~ '^[a-z]+(-[a-z]+)*$');
