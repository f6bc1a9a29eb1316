-- The transactions that changed what visitors without a session can see, one row each. Pages that are stored ask this feed whether
-- their data may be different (decision 0116). A reader takes a snapshot, and later looks for rows that it does not contain.
CREATE TABLE public_changes (
  changed_by xid8 PRIMARY KEY DEFAULT pg_current_xact_id(),
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- A statement that changed no row is none of them.
CREATE FUNCTION public_data_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    INSERT INTO public_changes DEFAULT VALUES ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

-- What concerns listings, their parts and nights is in the feed of listings already.
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['listing_changes', 'property_managers', 'linked_listings', 'reviews', 'stay_reviews', 'guest_reviews',
    'states', 'cities', 'points_of_interest', 'occupancy_taxes', 'cancellation_laws', 'membership_plans', 'membership_codes',
    'venues', 'performers', 'events', 'event_performers', 'ticket_listings']
  LOOP
    EXECUTE format('CREATE TRIGGER public_data_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION public_data_changed()', watched);
    -- the feed of listings only grows: what is pruned has no reader
    CONTINUE WHEN watched = 'listing_changes';
    EXECUTE format('CREATE TRIGGER public_data_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION public_data_changed()', watched);
    EXECUTE format('CREATE TRIGGER public_data_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION public_data_changed()', watched);
  END LOOP;
END $$;
