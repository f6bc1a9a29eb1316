-- What business invoices are made out to; entered once, shown again with the next invoice.
CREATE TABLE business_details (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  company_name text NOT NULL CHECK (length(company_name) <= 200),
  address text NOT NULL CHECK (length(address) <= 500),
  tax_number text CHECK (length(tax_number) <= 40)
);

-- The last number of each series. Its row is locked until the invoice is stored or given up, so that no number is missing
-- or given twice; a sequence would lose the numbers of transactions that fail.
CREATE TABLE invoice_series (
  kind text PRIMARY KEY CHECK (kind IN ('invoice', 'credit_note')),
  last_number integer NOT NULL DEFAULT 0
);
INSERT INTO invoice_series (kind) VALUES ('invoice'), ('credit_note');

CREATE TABLE invoices (
  kind text NOT NULL REFERENCES invoice_series,
  number integer NOT NULL,
  order_id uuid NOT NULL REFERENCES orders,
  -- of a credit note
  refund_id uuid REFERENCES refunds,
  locale text NOT NULL CHECK (locale IN ('en', 'es')),
  -- everything that could change later: the company, the guest, addresses, the operator
  content jsonb NOT NULL,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (kind, number),
  CONSTRAINT invoices_one_per_refund UNIQUE (refund_id),
  CONSTRAINT invoices_refund CHECK ((kind = 'credit_note') = (refund_id IS NOT NULL))
);
CREATE UNIQUE INDEX invoices_one_per_order ON invoices (order_id) WHERE kind = 'invoice';
CREATE INDEX invoices_order ON invoices (order_id);

CREATE FUNCTION invoices_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoices are never changed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'invoices_final';
END $$;
CREATE TRIGGER invoices_final BEFORE UPDATE OR DELETE ON invoices
FOR EACH ROW EXECUTE FUNCTION invoices_are_final();
