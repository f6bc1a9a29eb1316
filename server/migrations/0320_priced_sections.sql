-- What a price is computed from is saved in sections of its own.
ALTER TABLE listing_sections
  DROP CONSTRAINT listing_sections_section_check,
  ADD CONSTRAINT listing_sections_section_check CHECK (section IN ('place', 'rooms', 'amenities', 'texts', 'price',
    'seasons', 'discounts', 'members', 'fees', 'deposit', 'rules'));
