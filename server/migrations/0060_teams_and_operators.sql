-- The accounts that act for a property manager. One without a team belongs to the catalog.
CREATE TABLE team_members (
  property_manager_id text NOT NULL REFERENCES property_managers ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'calendar')),
  PRIMARY KEY (property_manager_id, account_id)
);
CREATE INDEX team_members_account ON team_members (account_id);
INSERT INTO team_members (property_manager_id, account_id, role)
SELECT id, account_id, 'owner' FROM property_managers WHERE account_id IS NOT NULL;
ALTER TABLE property_managers DROP COLUMN account_id;

-- What an account may do for the operator of the marketplace; granted with `golark accounts grant`.
CREATE TABLE operator_permissions (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  permission text NOT NULL,
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, permission)
);

-- Reservations of a host are read by the party of the purchase, which stays when a listing changes hands.
CREATE INDEX order_items_host ON order_items ((snapshot ->> 'hostId')) WHERE kind = 'stay';
