-- What a process keeps of a listing holds as long as its version does. The numbers are never used twice, so that a
-- listing which is deleted and made anew under the same id has another one.
CREATE SEQUENCE listing_versions;
ALTER TABLE listings ADD COLUMN version bigint NOT NULL DEFAULT nextval('listing_versions');

CREATE FUNCTION listing_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := nextval('listing_versions');
  RETURN NEW;
END $$;
CREATE TRIGGER listings_version BEFORE UPDATE ON listings FOR EACH ROW EXECUTE FUNCTION listing_updated();

-- A listing of this very transaction is in nobody's memory yet.
CREATE FUNCTION listing_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET version = DEFAULT
  WHERE id IN (SELECT listing_id FROM changed) AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
CREATE TRIGGER room_types_inserted AFTER INSERT ON room_types
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER room_types_updated AFTER UPDATE ON room_types
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER room_types_deleted AFTER DELETE ON room_types
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER listing_texts_inserted AFTER INSERT ON listing_texts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER listing_texts_updated AFTER UPDATE ON listing_texts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER listing_texts_deleted AFTER DELETE ON listing_texts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();

CREATE FUNCTION seasons_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET version = DEFAULT
  WHERE id IN (SELECT r.listing_id FROM changed c JOIN room_types r ON r.id = c.room_type_id)
    AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
CREATE TRIGGER seasons_inserted AFTER INSERT ON seasons
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION seasons_changed();
CREATE TRIGGER seasons_updated AFTER UPDATE ON seasons
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION seasons_changed();
CREATE TRIGGER seasons_deleted AFTER DELETE ON seasons
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION seasons_changed();

CREATE FUNCTION manager_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET version = DEFAULT WHERE property_manager_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER property_managers_renamed AFTER UPDATE OF name ON property_managers
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION manager_renamed();
