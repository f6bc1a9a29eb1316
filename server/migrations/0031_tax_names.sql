-- The name of a tax in Spanish; where there is none the English one stands.
ALTER TABLE occupancy_taxes ADD COLUMN name_es text;
